"""The fewest turns in which one who plays alone can lay the whole hand, proved by trying.

The order of the bag is known; so it is a search. In a turn at most one tile leaves the hand, so a
way that needs more turns than are left is given up at once, and what was tried in vain with as many
turns left isn't tried again: the table is the same whatever was laid first.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from chromino_core.actions import lays
from chromino_core.game import Game
from chromino_core.game.state import Calls
from chromino_core.problems import InvalidTask

__all__ = ["MOST_WORK", "Search"]

MOST_WORK: Final = 800_000
"""So many actions are listed; whoever asks waits for a second, and in a browser for a few."""
_WORK_OF_A_MOMENT: Final = 64
"""To look at a moment in which one can do nothing takes as long as to list so many actions."""

_EVER: Final = 1_000
"""More turns than any game has."""

_Moment: TypeAlias = tuple[frozenset[str], int, int, Calls]
"""What was laid since the beginning, and all else that what comes depends on."""


class Search:
    """Looks for the way with the fewest turns that leads from here to an empty hand.

    Raises `InvalidTask` if that takes too much work.
    """

    def __init__(self, game: Game) -> None:
        self.work = 0
        """How much it took to find out."""
        self._game = game.copy()
        self._laid: frozenset[str] = frozenset()
        self._in_vain: dict[_Moment, int] = {}
        """By the moment, with how many turns the hand can't be emptied from there."""
        self._too_few = False
        """Whether more turns might have helped."""
        self.way = self._find()
        """The actions; None if there is no way at all."""

    def _find(self) -> list[str] | None:
        game, turns = self._game, len(self._game.hands[0])
        begun = len(game.log)
        while not self._empties(turns):
            if not self._too_few:
                return None
            self._too_few = False
            turns += 1
        return [action for _, action in game.log[begun:]]

    def _empties(self, turns: int) -> bool:
        """Whether so many turns are enough; then they have been played."""
        game = self._game
        if (outcome := game.outcome()) is not None:
            return outcome.reason == "emptied"
        state = game.state
        if len(state.hands[0]) > turns:
            self._too_few = True
            return False
        moment = self._laid, state.taken, state.draws, state.calls
        known = self._in_vain.get(moment, -1)
        if known >= turns:
            self._too_few = self._too_few or known < _EVER
            return False
        actions = game.legal_actions()
        self.work += _WORK_OF_A_MOMENT + len(actions)
        if self.work > MOST_WORK:
            raise InvalidTask.because("task-too-hard")
        before, self._too_few = self._too_few, False
        for action in actions:
            if self._leads_there(action, turns):
                return True
        self._in_vain[moment] = turns if self._too_few else _EVER
        self._too_few = before or self._too_few
        return False

    def _leads_there(self, action: str, turns: int) -> bool:
        """Whether the hand can be emptied after this action; then all of that has been played."""
        game, laid, over = self._game, self._laid, self._game.turns
        game.push(action)
        if lays(action):
            self._laid = laid | {action}
        if self._empties(turns - (game.turns - over)):
            return True
        self._laid = laid
        game.pop()
        return False
