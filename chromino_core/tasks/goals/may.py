"""`may`: what a seat may do now, of several kinds of actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from chromino_core.actions import Action, Catch, Deed, Lay, Show
from chromino_core.problems import InvalidTask, Message, Problem
from chromino_core.tasks.fields import Fields
from chromino_core.tasks.goal import Option
from chromino_core.tasks.goals.choosing import ChoosingAll

__all__ = ["May"]

_DEEDS: Final = get_args(Deed)


class May(ChoosingAll):
    """Perhaps nothing: then no choice is the right one."""

    needed = ("seat", "actions")

    _seat: int
    _deeds: list[str]
    _right: list[str]

    def read_fields(self, fields: Fields) -> None:
        self._seat = fields.number("seat", 0, len(self.game.players) - 1)
        self._deeds = fields.items("actions", 1, len(_DEEDS))
        if any(deed not in _DEEDS for deed in self._deeds):
            fields.nonsense("actions")
        if len({*self._deeds}) < len(self._deeds):
            raise InvalidTask.because("task-option-twice", at=fields.at("actions"))
        self._check_hands()
        allowed = {Action(text).kind for text in self.game.legal_actions(self._seat)}
        self._right = [deed for deed in self._deeds if deed in allowed]

    def _check_hands(self) -> None:
        if self._seat == self.game.seat:
            self.check_known(self._seat)
        overlooked = self.game.state.calls.overlooked
        if overlooked is not None:
            self.check_known(overlooked)

    def question(self) -> Message:
        return Message("task-may", {"name": self.game.players[self._seat]})

    def right(self) -> list[str]:
        return self._right

    def options(self) -> tuple[Option, ...]:
        return tuple(Option(deed, _WORDS[deed]) for deed in self._deeds)

    def why_not(self, value: str) -> tuple[Problem, ...]:
        game, seat = self.game, self._seat
        if value == "lay":
            return self._why_not_lay()
        if value == "catch":
            others = [other for other in range(len(game.players)) if other != seat]
            return game.problems(Catch(others[0] if others else seat), seat)
        if value == "show":
            # Nothing is said of the spot, for nobody has named one.
            spot = self.board.placements[0]
            of_spot = self.board.problems(spot)
            return tuple(each for each in game.problems(Show(spot), seat) if each not in of_spot)
        return game.problems(value, seat)

    def _why_not_lay(self) -> tuple[Problem, ...]:
        game, seat = self.game, self._seat
        if seat != game.seat:
            return (Problem("not-your-turn", {"seat": game.seat}),)
        for tile in game.hands[seat]:
            for placement in self.board.legal_placements(tile)[:1]:
                if problems := game.problems(Lay(placement), seat):
                    return problems
        return (Problem("task-nothing-fits"),)


_WORDS: Final[Mapping[str, Message]] = {
    "lay": Message("ui-option-lay"),
    "draw": Message("ui-option-draw"),
    "pass": Message("ui-option-pass"),
    "call": Message("ui-option-call"),
    "catch": Message("ui-option-catch"),
    "show": Message("ui-option-show"),
}
