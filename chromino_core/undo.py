"""How far an undo goes back: as far as is fair to the others at the table."""

from __future__ import annotations

from collections.abc import Sequence

from chromino_core.game import Game

__all__ = ["HUMAN", "plies_to_undo"]

HUMAN = "human"


def plies_to_undo(game: Game, kinds: Sequence[str], revealed: int) -> int:
    """How many actions an undo takes back; 0 if there is nothing to undo.

    `revealed` is the number of actions that had been done when another person last looked.
    """
    people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
    if not people:
        return min(1, len(game._before))
    if len(people) == 1 or game.rules.open_hands:
        return _to_last_decision(game, people)
    return _to_own_placement(game, people) if revealed < len(game.log) else 0


def _to_last_decision(game: Game, people: Sequence[int]) -> int:
    """Back over the bots' replies and over forced draws and passes."""
    past = game.copy()
    plies = 0
    while past._before:
        seat, action = past.pop()
        plies += 1
        if seat in people and (action not in ("draw", "pass") or len(past.legal_actions()) > 1):
            return plies
    return 0


def _to_own_placement(game: Game, people: Sequence[int]) -> int:
    """Only a placement, and the call that went with it, before anybody else has seen the table."""
    past = game.copy()
    for plies in (1, 2):
        if not past._before:
            return 0
        seat, action = past.pop()
        if seat not in people:
            return 0
        if "@" in action and not action.startswith("show:"):
            return plies
        if action != "call":
            return 0
    return 0
