"""How a game has ended: why, who has won, and with how many points and tiles."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal, NamedTuple, TypeAlias

from chromino_core.game.state import Reason

__all__ = ["Ending", "Outcome", "outcome_data", "outcome_of"]

Ending: TypeAlias = Literal[Reason, "resigned"]
"""At a table a game may also end because players give up."""


class Outcome(NamedTuple):
    """How a game has ended."""

    reason: Ending
    winners: tuple[int, ...]
    """The seats that share first place, in order."""
    scores: tuple[int, ...] | None
    left: tuple[int, ...]
    """How many tiles each seat has left."""


def outcome_of(
    reason: Ending,
    scores: tuple[int, ...] | None,
    left: tuple[int, ...],
    resigned: Collection[int] = (),
) -> Outcome:
    """Most points win, or without scoring, fewest tiles left; ties share first place.

    Seats that have resigned cannot win; then it is the best of the others.
    """
    losses = left if scores is None else tuple(-score for score in scores)
    least = min((loss for seat, loss in enumerate(losses) if seat not in resigned), default=None)
    winners = (seat for seat, loss in enumerate(losses) if loss == least and seat not in resigned)
    return Outcome(reason, tuple(winners), scores, left)


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
