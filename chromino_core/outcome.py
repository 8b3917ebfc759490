"""How a game has ended: why, who has won, and with how many points and tiles."""

from __future__ import annotations

from typing import Any, NamedTuple

from chromino_core.state import Reason

__all__ = ["Outcome", "outcome_data", "outcome_of"]


class Outcome(NamedTuple):
    """How a game has ended."""

    reason: Reason
    winners: tuple[int, ...]
    """The seats that share first place, in order."""
    scores: tuple[int, ...] | None
    left: tuple[int, ...]
    """How many tiles each seat has left."""


def outcome_of(reason: Reason, scores: tuple[int, ...] | None, left: tuple[int, ...]) -> Outcome:
    """Most points win, or without scoring, fewest tiles left; ties share first place."""
    losses = left if scores is None else tuple(-score for score in scores)
    winners = tuple(seat for seat, loss in enumerate(losses) if loss == min(losses))
    return Outcome(reason, winners, scores, left)


def outcome_data(outcome: Outcome | None) -> dict[str, Any] | None:
    """The same as plain JSON data; None while the game runs."""
    if outcome is None:
        return None
    return {
        "reason": outcome.reason,
        "winners": list(outcome.winners),
        "scores": None if outcome.scores is None else list(outcome.scores),
        "left": list(outcome.left),
    }
