"""The bot that takes the most it can get at once: points, or without scoring, contacts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from chromino_core.actions import lays
from chromino_core.bots.attentive import call_catch_or_show
from chromino_core.observe import Observation
from chromino_core.scoring import tally

__all__ = ["think"]


def think(observation: Observation, rng: Random) -> Iterator[str]:
    """Never forgets to call, catches and shows, and lays the tile that earns the most."""
    word = call_catch_or_show(observation.actions)
    placements = [action for action in observation.actions if lays(action)]
    if word or not placements:
        yield from [word] if word else observation.actions[:1]
        return
    rng.shuffle(placements)  # so that it doesn't always choose the same among equals
    board, system = observation.frozen_board, observation.rules.scoring
    most = -1
    for placement in placements:
        contacts = board.contacts(placement)
        worth = tally(system, placement, contacts).points if system else len(contacts)
        if worth > most:
            most = worth
            yield placement
