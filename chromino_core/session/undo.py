"""How far an undo goes back at a table: as far as is fair to the others who sit there."""

from __future__ import annotations

from collections.abc import Callable, Collection

from chromino_core.actions import lays
from chromino_core.game import Game
from chromino_core.session.seats import Seats

__all__ = ["Fairness", "is_new_to", "needs_care"]


class Fairness:
    """Who may have seen what of a game, and so how much of it can still be taken back."""

    __slots__ = ("_lookers", "_revealed", "_settled")

    def __init__(self) -> None:
        self._lookers: list[int] = []  # seats with a screen of their own
        self.begin()

    def begin(self) -> None:
        """Another game comes to the table; the screens stay where they are."""
        self._revealed = 0  # how many actions had been done when a person last took another's place
        self._settled = 0  # and when the people last changed: what was done before stays done

    def plies_to_undo(self, game: Game, seats: Seats) -> int:
        """How many actions an undo takes back.

        Nothing that another person may have looked at, and nothing at the end, when all hands may
        be; nothing from before the people last changed.
        """
        if seats.given_up:
            return 0
        if not seats.people:
            plies = min(1, game.undoable)
        elif not needs_care(game, seats):
            plies = _to_last_decision(game, seats.people)
        else:
            others_look = any(is_new_to(seat, game, seats) for seat in self._lookers)
            secret = self._revealed < len(game.log) and not others_look and not game.state.over
            plies = _to_own_placement(game, seats.people) if secret else 0
        return plies if len(game.log) - plies >= self._settled else 0

    def reveal(self, game: Game) -> None:
        """Somebody sees now what was done last, and had been done by another."""
        self._revealed = len(game.log)

    def settle(self, game: Game) -> None:
        """Other people sit there from now on, who take back nothing from before them."""
        self._settled = len(game.log)

    def look_on(self, seat: int) -> Callable[[], None]:
        """The seat sees every move at once, on a screen of its own; returns what ends this."""
        self._lookers.append(seat)
        return lambda: self._lookers.remove(seat)


def needs_care(game: Game, seats: Seats) -> bool:
    """Whether people sit at the table who must not see each other's hands."""
    return len(seats.people) > 1 and not game.rules.open_hands


def is_new_to(seat: int, game: Game, seats: Seats) -> bool:
    """Whether it is a person's seat, and another has done what was done last."""
    log = game.log
    return bool(log) and log[-1][0] != seat and seat in seats.people


def _to_last_decision(game: Game, people: Collection[int]) -> int:
    """Back over the bots' replies and over forced draws and passes."""
    log = game.log
    past: Game | None = None
    for plies in range(1, game.undoable + 1):
        seat, action = log[-plies]
        if seat not in people:
            continue
        if action not in ("draw", "pass"):
            return plies
        if _draws_may_be_chosen(game):
            past = game.copy() if past is None else past
            while len(past.log) > len(log) - plies:
                past.pop()
            if len(past.legal_actions()) > 1:
                return plies
    return 0


def _draws_may_be_chosen(game: Game) -> bool:
    """Whether there are moments in which a player may draw or pass, or do something else."""
    return game.rules.calls or game.rules.voluntary_draw != "never"


def _to_own_placement(game: Game, people: Collection[int]) -> int:
    """Only a placement, and the call that went with it, before anybody else has seen the table."""
    log = game.log
    for plies in range(1, min(2, game.undoable) + 1):
        seat, action = log[-plies]
        if seat not in people:
            return 0
        if lays(action):
            return plies
        if action != "call":
            return 0
    return 0
