"""What a conundrum may be: how large its table is, and how many tiles and places there are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chromino_core.problems import Cell

__all__ = ["FEWEST", "GRADES", "MOST", "MOST_TILES", "WIDEST", "extent", "is_too_wide"]

GRADES: Final = range(1, 6)
"""From easy, for six years old, to hard."""

MOST_TILES: Final = 2
"""So many tiles are given at most."""

FEWEST: Final = 2
MOST: Final = 12
"""How many places there may be, of all given tiles together."""

WIDEST: Final = 13
"""So many columns and rows at most, those included into which places reach: on a phone 360 pixels
wide a square then has more than 20 of them."""


def extent(cells: Iterable[Cell]) -> tuple[int, int]:
    """How many columns and rows these cells span."""
    columns, rows = zip(*cells, strict=True)
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def is_too_wide(cells: Iterable[Cell], widest: int) -> bool:
    return max(extent(cells)) > widest
