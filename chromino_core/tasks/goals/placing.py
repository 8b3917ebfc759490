"""Where a tile may be laid: what the goals have in common whose answers are placements."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar

from chromino_core.placement import Placement
from chromino_core.problems import ChrominoError, Message, Problem
from chromino_core.tasks.fields import Fields
from chromino_core.tasks.goal import (
    HINT,
    Answer,
    Goal,
    Tip,
    Where,
    no_answer,
    not_an_answer,
)
from chromino_core.tiles import Tile

__all__ = ["Placing"]


class Placing(Goal):
    """One of the tiles is laid where it is legal, and more may be asked of the spot."""

    asks = "placements"
    needed: ClassVar[tuple[str, ...]] = ("tiles",)

    _tiles: tuple[Tile, ...]
    _right: dict[str, None]

    def read_fields(self, fields: Fields) -> None:
        self._tiles = self.read_tiles(fields)
        self.read_more(fields)
        legal = [place for tile in self._tiles for place in self.board.legal_placements(tile)]
        self._right = {str(placement): None for placement in self.choose(legal)}
        if not self._right:
            raise no_answer()

    def read_more(self, fields: Fields) -> None:
        """Read what else is asked."""

    def choose(self, legal: list[Placement]) -> Iterable[Placement]:
        """The placements that are right."""
        return legal

    def why_not(self, placement: Placement) -> tuple[Problem, ...]:
        """Why a legal placement isn't right."""
        return ()

    @abstractmethod
    def how_many(self, missing: Sequence[Answer]) -> Message:
        """How many answers there are, in words."""

    @property
    def total(self) -> int:
        return 1

    def answer(self) -> frozenset[str]:
        return frozenset(self._right)

    def answers(self) -> list[Answer]:
        return list(self._right)

    def tiles(self) -> tuple[str, ...]:
        return tuple(tile.text for tile in self._tiles)

    def read(self, answer: object) -> str:
        try:
            return str(Placement(answer))  # type: ignore[arg-type]
        except ChrominoError:
            raise not_an_answer(answer) from None

    def problems(self, answer: str) -> tuple[Problem, ...]:
        if answer in self._right:
            return ()
        placement = Placement(answer)
        other = () if placement.tile in self._tiles else (Problem("task-other-tile"),)
        found = (*other, *self.board.problems(placement))
        return found or self.why_not(placement)

    def where(self, answer: str) -> Where:
        return {"placement": answer}

    def tip(self, degree: int, found: Sequence[Answer]) -> Tip:
        missing = self.unfound(found)
        placement = Placement(missing[0])
        tile = {"tile": placement.tile.text}
        if degree == 1:
            return Tip(self.how_many(missing))
        if degree == 2:
            beside = self.board.contacts(placement)[0].touched
            words = Message("task-tip-beside", {"tile": beside.reading})
            return Tip(words, ((tile, HINT), ({"placement": str(beside)}, HINT)))
        words = Message("task-tip-here", {"tile": placement.reading})
        return Tip(words, ((tile, HINT), (self.where(missing[0]), HINT)))
