"""What a tile earns where, and what the others can be expected to earn with their best answer.

Whatever the system, what a tile earns on a slot is its own value so many times, and something more
that is the same for every tile: so a slot is looked at once, and not for each tile. And laying a
tile changes what the slots beside it pay and no others: so most are looked at once a turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

from chromino_core.board import Board
from chromino_core.index.slots import TOUCHING
from chromino_core.placement import Placement
from chromino_core.scoring import System, value
from chromino_core.tiles import BY_READING, Tile

__all__ = ["Earnings", "expected_best"]

_Offer: TypeAlias = tuple[int, int]
"""What a slot pays: how many times the value of the tile laid there, and how much more."""


class Earnings:
    """What tiles would earn on a table, and on the same table with one tile more."""

    __slots__ = ("_board", "_offers", "_values", "system")

    def __init__(self, board: Board, system: System) -> None:
        self._board, self.system = board, system
        self._values = _values(system)
        self._offers: dict[int, _Offer] = {}  # of the table as it was at first

    def of(self, placement: Placement) -> int:
        """What a placement earns; the same as its `tally`, for less."""
        times, more = self._offer_at_first(placement.slot)
        return times * self._values[placement.reading] + more

    def best(self, tiles: Iterable[Tile], laid: Placement | None = None) -> list[int]:
        """What each of the tiles that fit would earn in its best place, the most first.

        `laid` is the tile that the table has more than at first, if any.
        """
        fitting = self._board.fitting(tiles)
        if not fitting:
            return []
        slots, orders = self._board.slots, self._orders(laid)
        found = []
        for tile in fitting:
            mine = slots.satisfied_by(tile)
            for points, demands in orders[self._values[tile.text]]:
                if mine & demands:
                    found.append(points)
                    break
        found.sort(reverse=True)
        return found

    def _orders(self, laid: Placement | None) -> dict[int, list[tuple[int, int]]]:
        """By the value of a tile, what it may earn, the most first, and where.

        Where is a mask of demands (`slots.py`): tiles that satisfy one of them fit there.
        """
        beside = {laid.slot + offset for offset in TOUCHING[laid.down]} if laid else set()
        where: dict[_Offer, int] = {}
        for slot, demand in self._board.slots.open_slots():
            offer = self._offer(slot) if slot in beside else self._offer_at_first(slot)
            where[offer] = where.get(offer, 0) | 1 << demand
        orders = {}
        for worth in {*self._values.values()}:
            best = ((times * worth + more, mask) for (times, more), mask in where.items())
            orders[worth] = sorted(best, reverse=True)
        return orders

    def _offer_at_first(self, slot: int) -> _Offer:
        """The offer of a slot that no tile laid since then touches."""
        offer = self._offers.get(slot)
        if offer is None:
            offer = self._offers[slot] = self._offer(slot)
        return offer

    def _offer(self, slot: int) -> _Offer:
        values, touched = self._values, self._board.touched(slot)
        if self.system in ("simple", "expert"):
            # A tile counts once, which its object tells the fastest.
            once = {id(other): other.reading for other in touched if other is not None}
            return 1, sum([values[reading] for reading in once.values()])
        times = more = 0
        for edge, other in enumerate(touched):
            if other is not None and self.system == "sides" and edge < 2:
                times += values[other.reading]
            elif other is not None:
                times += 1
                more += values[other.reading]
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
