"""Chance: what a seed gives, the same everywhere, or what nobody can foresee."""

from __future__ import annotations

import os
from random import Random
from typing import Final

from chromino_core.problems import InvalidSetup, shown

__all__ = ["MOST_SEED", "chance", "check_seed"]

MOST_SEED: Final = 2**32 - 1


def chance(seed: object, purpose: str = "") -> Random:
    """The randomness that a seed gives, or if nobody asked for one, that nobody can find out.

    A seed has so few bits that all can be tried until one deals a hand that is known. Not from
    `random` alone: that repeats itself in a restored snapshot.
    """
    number = int.from_bytes(os.urandom(16), "big") if seed is None else check_seed(seed)
    return Random(f"{purpose} {number}" if purpose else number)


def check_seed(seed: object) -> int:
    """The seed, or a fresh one that can be told, and asked for again."""
    if seed is None:
        return int.from_bytes(os.urandom(4), "big")
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= MOST_SEED:
        return seed
    raise InvalidSetup.because("seed-range", value=shown(seed), most=MOST_SEED)
