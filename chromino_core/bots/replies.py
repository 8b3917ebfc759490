"""What the others will earn with their best answer, as far as one can expect it.

Whatever the system, what a tile earns on a slot is its own value so many times, and something more
that is the same for every tile: so a slot is looked at once, and not for each tile.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

from chromino_core.board import Board
from chromino_core.scoring import System, value
from chromino_core.tiles import BY_READING, Tile

__all__ = ["earnings", "expected_best"]

_Offer: TypeAlias = tuple[int, int]
"""What a slot pays: how many times the value of the tile laid there, and how much more."""


def earnings(board: Board, system: System, tiles: Iterable[Tile]) -> list[int]:
    """What each of the tiles that fit would earn in its best place, the most first."""
    fitting = board.fitting(tiles)
    if not fitting:
        return []
    slots, orders = board._slots, _orders(board, system)
    found = []
    for tile in fitting:
        fits = slots._tile_fits[tile._index]
        found.append(next(points for points, bit in orders[value(system, tile)] if fits & bit))
    found.sort(reverse=True)
    return found


def _orders(board: Board, system: System) -> dict[int, list[tuple[int, int]]]:
    """By the value of a tile, what it would earn where, the most first.

    Where is a demand (`slots.py`): all tiles that satisfy it fit in the same slots.
    """
    offers = {
        1 << demand: {_offer(board, system, slot) for slot in slots}
        for demand, slots in board._slots._buckets.items()
        if slots
    }
    orders = {}
    for worth in {*_values(system).values()}:
        best = ((max(n * worth + more for n, more in each), bit) for bit, each in offers.items())
        orders[worth] = sorted(best, reverse=True)
    return orders


def _offer(board: Board, system: System, slot: int) -> _Offer:
    values, touched = _values(system), board.touched(slot)
    if system in ("simple", "expert"):  # a tile counts once, which its object tells the fastest
        once = {id(other): other._reading for other in touched if other is not None}
        return 1, sum([values[reading] for reading in once.values()])
    times = more = 0
    for edge, other in enumerate(touched):
        if other is not None and system == "sides" and edge < 2:
            times += values[other._reading]
        elif other is not None:
            times += 1
            more += values[other._reading]
    return times, more


@cache
def _values(system: System) -> dict[str, int]:
    return {reading: value(system, tile) for reading, tile in BY_READING.items()}


def expected_best(known: Sequence[int], hidden: Sequence[int], held: int, unknown: int) -> float:
    """The most that somebody can be expected to earn, who holds so many of the unknown tiles.

    `hidden` is what those of them earn that fit, the most first; `known` the same for tiles shown.

    >>> expected_best([], [6, 4], held=1, unknown=4)
    2.5
    >>> expected_best([5], [6, 4], held=1, unknown=4)
    5.25
    """
    sure = known[0] if known else 0
    expected, nothing_better = 0.0, 1.0
    for number, points in enumerate(hidden):
        if points <= sure or not nothing_better:
            break
        has_it = min(1.0, held / (unknown - number))
        expected += nothing_better * has_it * points
        nothing_better *= 1 - has_it
    return expected + nothing_better * sure
