"""`empty`: somebody who plays alone lays the whole hand, in the fewest turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from chromino_core.actions import Lay, parse
from chromino_core.game import Game
from chromino_core.problems import ChrominoError, IllegalMove, InvalidTask, Message, Problem
from chromino_core.tasks.emptying import Search
from chromino_core.tasks.fields import Fields
from chromino_core.tasks.goal import HINT, Answer, Goal, Mark, Tip, not_an_answer

__all__ = ["Empty"]

_MOST_ACTIONS: Final = 500
"""Nobody does more until the bag is empty and nothing fits."""


class Empty(Goal):
    """An answer is the list of all actions. Whoever asks for a tip may be in the midst of it."""

    asks = None

    _way: list[str]
    _turns: int

    def read_fields(self, fields: Fields) -> None:
        if len(self.game.players) != 1:
            raise InvalidTask.because("task-not-alone")
        if self.game.log:  # such actions would be in the way of those that are the answer
            raise InvalidTask.because("task-unknown", at="position", key="actions")
        self.check_known(0)
        self.check_bag(len(self.game.bag))
        search = Search(self.game)
        if search.way is None:
            raise InvalidTask.because("task-cannot-empty")
        self._way, self.work = search.way, search.work
        self._turns = self._turns_of(self.game, self._way)

    def _played(self, actions: Sequence[str]) -> Game:
        game = self.game.copy()
        for action in actions:
            game.push(action)
        return game

    def question(self) -> Message:
        return Message("task-empty", {"count": len(self.game.hands[0])})

    @property
    def total(self) -> int:
        return 1

    def answer(self) -> list[str]:
        return list(self._way)

    def answers(self) -> list[Answer]:
        return [self.answer()]

    def several(self, attempt: Any) -> list[Any]:
        return [attempt]

    def read(self, answer: Any) -> list[str]:
        if not isinstance(answer, list) or len(answer) > _MOST_ACTIONS:
            raise not_an_answer(answer)
        try:
            return [str(parse(action)) for action in answer]
        except ChrominoError:
            raise not_an_answer(answer) from None

    def problems(self, answer: list[str]) -> tuple[Problem, ...]:
        game = self.game.copy()
        for action in answer:
            if problems := game.problems(action):
                return problems
            game.push(action)
        left, turns = len(game.hands[0]), game.turns - self.game.turns
        if left:
            return (Problem("task-not-empty", {"count": left}),)
        return (Problem("task-said-longer", {"turns": turns}),) if turns > self._turns else ()

    # Somebody may be in the midst of it

    def missing(self, found: Sequence[list[str]]) -> int:
        return 0 if any(not self.problems(way) for way in found) else 1

    def check_found(self, answer: list[str]) -> None:
        try:
            self._played(answer)
        except IllegalMove:
            raise not_an_answer(answer) from None

    def tip(self, degree: int, found: Sequence[list[str]]) -> Tip:
        so_far = self._played(found[-1] if found else [])
        way = self._best_from(so_far)
        if way is None:
            return Tip(Message("task-tip-back"), (({"action": "undo"}, HINT),))
        if degree == 1:
            return Tip(Message("task-tip-turns", {"turns": self._turns_of(so_far, way)}))
        action = parse(way[0])
        if not isinstance(action, Lay):
            return Tip(Message("task-tip-look"), (({"action": str(action)}, HINT),))
        tile: Mark = {"tile": action.placement.tile.text}, HINT
        if degree == 2:
            words = Message("task-tip-tile", {"tile": action.placement.tile.text})
            return Tip(words, (tile,))
        words = Message("task-tip-here", {"tile": action.placement.reading})
        return Tip(words, (tile, ({"placement": str(action)}, HINT)))

    def _best_from(self, so_far: Game) -> list[str] | None:
        """How to go on; None if one has gone astray."""
        try:
            way = Search(so_far).way
        except InvalidTask:
            return None  # nobody knows
        if way is None:
            return None
        turns = so_far.turns - self.game.turns + self._turns_of(so_far, way)
        return way if turns <= self._turns else None

    def _turns_of(self, begun: Game, way: Sequence[str]) -> int:
        """How many turns it takes to go on like this."""
        game = begun.copy()
        for action in way:
            game.push(action)
        return game.turns - begun.turns
