"""The bot that takes the most it can get at once: points, or without scoring, contacts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from chromino_core.observe import Observation
from chromino_core.scoring import tally

__all__ = ["think"]


def think(observation: Observation, rng: Random) -> Iterator[str]:
    """Never forgets to call, catches and shows, and lays the tile that earns the most."""
    actions = list(observation.actions)
    for action in actions:
        if action == "call" or action.startswith(("catch:", "show:")):
            yield action
            return
    placements = [action for action in actions if "@" in action]
    if not placements:
        yield from actions[:1]
        return
    rng.shuffle(placements)  # so that it doesn't always choose the same among equals
    board, system = observation.board, observation.rules.scoring
    most = -1
    for placement in placements:
        contacts = board.contacts(placement)
        worth = tally(system, placement, contacts).points if system else len(contacts)
        if worth > most:
            most = worth
            yield placement
