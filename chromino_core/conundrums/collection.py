"""The collection: sixty conundrums that were looked at one by one, from easy to hard.

Two are in the form of the printed sheet, with 5 places for BRY and 7 for BBG; two in that of the
Chinese rulebook, where one lays the table first, for which there is one way only.

>>> [conundrum.grade for conundrum in collection()[::12]]
[1, 2, 3, 4, 5]
"""

from __future__ import annotations

from functools import cache

from chromino_core.conundrums.chosen import CHOSEN
from chromino_core.conundrums.conundrum import Conundrum

__all__ = ["collection"]


@cache
def collection() -> tuple[Conundrum, ...]:
    """Twelve of each grade."""
    return tuple(map(Conundrum.from_text, CHOSEN.splitlines()))
