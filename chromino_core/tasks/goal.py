"""What a goal is: what is asked of a position, which answers are right, and how one is helped.

Each kind is a file in `goals/`. All that can be derived from the position is; so no task is wrong.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Literal, NamedTuple, TypeAlias

from chromino_core.game import Game
from chromino_core.placement import Placement
from chromino_core.problems import InvalidTask, Message, Problem, shown
from chromino_core.tasks.fields import Fields
from chromino_core.tiles import Tile

__all__ = [
    "ASKED", "HINT", "LAST_TIP", "Answer", "Asks", "Goal", "Mark", "Option", "Tip", "Where",
    "no_answer", "not_an_answer",
]  # fmt: skip

Answer: TypeAlias = Any
"""Plain data: the text of a placement, the cells of an edge, a number, and so on."""
Asks: TypeAlias = Literal["placements", "edges", "choice", "choices", "number", "tile"]
Where: TypeAlias = dict[str, Any]
"""A place to point at: a placement, an edge, a cell, a tile in the hand, a button or an option."""
Mark: TypeAlias = tuple[Where, str]
"""A place, and what is there."""

ASKED: Final = "asked"
"""The question is about this."""
HINT: Final = "hint"

LAST_TIP: Final = 3
"""Of the engine's tips: how many, whereabouts, and one of them."""


class Option(NamedTuple):
    """Something that can be chosen as an answer."""

    value: Answer
    words: Message
    tile: str | None = None
    """The tile to show for it."""


class Tip(NamedTuple):
    """What helps."""

    words: Message
    marks: tuple[Mark, ...] = ()


class Goal(ABC):
    """What is asked of a position; raises `InvalidTask` if that can't be, or has no answer."""

    asks: Asks | None
    """What is chosen as an answer; None: one plays."""
    work: int = 0
    """How much it took to find the answers, where that may be much."""
    needed: ClassVar[tuple[str, ...]] = ()
    """The fields that this kind has, besides its name."""
    optional: ClassVar[tuple[str, ...]] = ()
    at_once: ClassVar[bool] = False
    """Whether answers are handed in together, and none of them may be wrong."""

    def __init__(self, fields: Fields, game: Game, position: Mapping[str, Any]) -> None:
        self.game = game
        """The moment that is asked about. Nobody plays this one."""
        self.board = game.frozen_board
        self._position = position
        self.read_fields(fields)

    @abstractmethod
    def read_fields(self, fields: Fields) -> None:
        """Read what is asked, and find the answers."""

    @abstractmethod
    def question(self) -> Message:
        """What is asked, if the author has no words for it."""

    @property
    @abstractmethod
    def total(self) -> int:
        """How many answers there are to find."""

    @abstractmethod
    def answer(self) -> Any:
        """What is right, as plain data."""

    @abstractmethod
    def answers(self) -> list[Answer]:
        """Every answer that is right, in a fixed order."""

    def several(self, attempt: Any) -> list[Any]:
        """The answers that are given at a time; a list has each of them."""
        return attempt if isinstance(attempt, list) else [attempt]

    @abstractmethod
    def read(self, answer: Any) -> Answer:
        """An answer in its one form; raises `InvalidTask` if it can't be one."""

    @abstractmethod
    def problems(self, answer: Answer) -> tuple[Problem, ...]:
        """Every reason why the answer is wrong; none if it is right."""

    @abstractmethod
    def tip(self, degree: int, found: Sequence[Answer]) -> Tip:
        """What helps to find one of the answers that are missing."""

    def missing(self, found: Sequence[Answer]) -> int:
        """How many answers are still to be found."""
        return max(0, self.total - len(found))

    def unfound(self, found: Sequence[Answer]) -> list[Answer]:
        """Every right answer that wasn't found."""
        return [answer for answer in self.answers() if answer not in found]

    def check_found(self, answer: Answer) -> None:
        """Refuse what can't have been found."""
        if self.problems(answer):
            raise not_an_answer(answer)

    def options(self) -> tuple[Option, ...]:
        """What can be chosen."""
        return ()

    def marks(self) -> tuple[Mark, ...]:
        """What the question points at."""
        return ()

    def where(self, answer: Answer) -> Where | None:
        """Where an answer is to be seen, if it has a place."""
        return None

    def why(self, answer: Answer) -> tuple[Problem, ...]:
        """What explains a right answer."""
        return ()

    def tiles(self) -> tuple[str, ...]:
        """The tiles that are to be laid."""
        return ()

    # For reading what is asked

    def read_tiles(self, fields: Fields) -> tuple[Tile, ...]:
        """Tiles that could be laid on this table."""
        tiles = fields.tiles("tiles", self.game.rules.chameleons)
        for tile in tiles:
            self.check_is_free(tile)
        return tiles

    def read_placement(self, fields: Fields) -> Placement:
        """A placement of a tile that doesn't lie on this table."""
        placement = fields.placement("placement", self.game.rules.chameleons)
        self.check_is_free(placement.tile)
        return placement

    def check_known(self, *seats: int) -> None:
        """Refuse tiles in these hands that the position leaves open, for all depends on them."""
        for seat in seats:
            if None in self._position["hands"][seat]:
                raise InvalidTask.because("task-unknown-tile", at=f"position.hands[{seat}]")

    def check_bag(self, count: int) -> None:
        """The same for so many tiles that are drawn."""
        if None in self._position["bag"][:count]:
            raise InvalidTask.because("task-unknown-tile", at="position.bag")

    def check_is_free(self, tile: Tile) -> None:
        """Refuse what lies on the table already."""
        if any(placement.tile is tile for placement in self.board):
            raise InvalidTask.because("task-on-table", tile=tile.text)


def no_answer() -> InvalidTask:
    """The author asks for something that isn't there."""
    return InvalidTask.because("task-no-answer")


def not_an_answer(value: object) -> InvalidTask:
    return InvalidTask.because("task-answer", value=shown(value))
