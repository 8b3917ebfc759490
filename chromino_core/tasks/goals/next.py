"""`next`: who plays next after some actions; or, if these end the game, who has won."""

from __future__ import annotations

from typing import Any, Final

from chromino_core.game import Game
from chromino_core.problems import ChrominoError, InvalidTask, Message, Problem, shown
from chromino_core.scoring import DEDUCTING
from chromino_core.tasks.fields import Fields
from chromino_core.tasks.goal import Answer, Option
from chromino_core.tasks.goals.choosing import Choosing, ChoosingAll
from chromino_core.tasks.said import plainly

__all__ = ["Next"]

_MOST_ACTIONS: Final = 200


class Next(ChoosingAll):
    """While the game runs, the answer is a seat, and afterwards the list of all winners.

    An action is its text; as in a record, its seat may be told with it.
    """

    needed = ("after",)

    _over: bool
    _right: list[int]

    def read_fields(self, fields: Fields) -> None:
        game = self.game.copy()
        for n, action in enumerate(fields.items("after", 0, _MOST_ACTIONS)):
            _do(game, action, fields.at(f"after[{n}]"))
        outcome = game.outcome()
        self._check_tiles(game)
        self._over = outcome is not None
        self._right = [game.seat] if outcome is None else list(outcome.winners)
        self.asks = "choices" if self._over else "choice"

    def _check_tiles(self, after: Game) -> None:
        """Who has done something has shown what fits; and in the end hands may be counted."""
        begun = len(self.game.log)
        seats = {seat for seat, _ in after.log[begun:]}
        if after.outcome() and after.rules.scoring in DEDUCTING:
            seats.update(range(len(after.players)))
        self.check_known(*sorted(seats))
        self.check_bag(after.tiles_drawn - self.game.tiles_drawn)

    def question(self) -> Message:
        return Message("task-who-won" if self._over else "task-who-next")

    def right(self) -> list[int]:
        return self._right

    def options(self) -> tuple[Option, ...]:
        return tuple(Option(seat, plainly(name)) for seat, name in enumerate(self.game.players))

    def why_not(self, value: int) -> tuple[Problem, ...]:
        name = self.game.players[value]
        return (Problem("task-not-winner" if self._over else "task-not-next", {"name": name}),)

    # One seat, or the list of all winners

    def answer(self) -> Any:
        return self._right if self._over else self._right[0]

    def several(self, attempt: Any) -> list[Answer]:
        if self._over and not isinstance(attempt, list):
            return [[attempt]]
        return super().several(attempt) if self._over else Choosing.several(self, attempt)

    def read(self, answer: Answer) -> Answer:
        return super().read(answer) if self._over else Choosing.read(self, answer)

    def problems(self, answer: Answer) -> tuple[Problem, ...]:
        return super().problems(answer) if self._over else Choosing.problems(self, answer)


def _do(game: Game, action: Any, at: str) -> None:
    """Do one of the actions; raises `InvalidTask` if it can't be done."""
    text, seat = action, None
    if isinstance(action, list) and len(action) == 2:
        seat, text = action
    if not isinstance(text, str):
        raise InvalidTask.because("task-field", at=at, value=shown(action))
    try:
        game.push(text, seat)
    except ChrominoError as error:
        where = Problem("task-field", {"at": at, "value": shown(action)})
        raise InvalidTask([where, *error.problems]) from None
