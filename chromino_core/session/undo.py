"""How far an undo goes back: as far as is fair to the others at the table."""

from __future__ import annotations

from collections.abc import Collection

from chromino_core.actions import lays
from chromino_core.game import Game
from chromino_core.session.seats import Seats

__all__ = ["needs_care", "plies_to_undo"]


def needs_care(game: Game, seats: Seats) -> bool:
    """Whether people sit at the table who must not see each other's hands."""
    return len(seats.people) > 1 and not game.rules.open_hands


def plies_to_undo(game: Game, seats: Seats, revealed: int, settled: int = 0) -> int:
    """How many actions an undo takes back; 0 if there is nothing to undo.

    `revealed` is the number of actions that had been done when another person last looked, and
    `settled` of those that can no longer be undone. At the end all hands may be looked at.
    """
    if seats.given_up:
        return 0
    people = seats.people
    if not people:
        plies = min(1, game.undoable)
    elif not needs_care(game, seats):
        plies = _to_last_decision(game, people)
    else:
        secret = revealed < len(game.log) and not game.state.over
        plies = _to_own_placement(game, people) if secret else 0
    return plies if len(game.log) - plies >= settled else 0


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
