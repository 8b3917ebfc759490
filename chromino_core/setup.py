"""What a game begins with besides its rules: the players' names and a seed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from chromino_core.problems import InvalidSetup, shown

__all__ = ["LONGEST_NAME", "MOST_SEED", "check_names", "check_seed"]

MOST_SEED: Final = 2**32 - 1
LONGEST_NAME: Final = 60


def check_seed(seed: object) -> int:
    """The seed, or a fresh one. Not from `random`: that repeats itself in a restored snapshot."""
    if seed is None:
        return int.from_bytes(os.urandom(4), "big")
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= MOST_SEED:
        return seed
    raise InvalidSetup.because("seed-range", value=shown(seed), most=MOST_SEED)


def check_names(players: object) -> tuple[str, ...]:
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise InvalidSetup.because("players-list", value=shown(players))
    for seat, name in enumerate(players):
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
            raise InvalidSetup.because(
                "player-name", seat=seat, value=shown(name), most=LONGEST_NAME
            )
        if any(_is_control(letter) for letter in name):
            raise InvalidSetup.because("player-name-control", seat=seat, value=shown(name))
    return tuple(players)


def _is_control(letter: str) -> bool:
    code = ord(letter)
    return code < 32 or 127 <= code < 160 or 0xD800 <= code < 0xE000
