"""The bot that does anything it may."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from chromino_core.observe import Observation

__all__ = ["think"]


def think(observation: Observation, rng: Random) -> Iterator[str]:
    """Any legal action. Out of turn, where nothing has to be done, it is forgetful."""
    in_turn = observation.to_move == observation.seat
    if observation.actions and (in_turn or rng.random() < 0.5):
        yield rng.choice(observation.actions)
