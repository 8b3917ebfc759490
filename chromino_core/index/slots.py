"""The index behind `legal_placements`: the free slots next to the table, by what they demand.

An empty cell *demands* nothing, one colour, or two colours at once (which only a chameleon's centre
can fill); a wild neighbour touches it and demands nothing. A slot, three empty cells in a row, thus
has one of 7 x 7 x 7 demands. Slots with enough touches lie in one bucket per demand, and a mask has
one bit per bucket that isn't empty. For each reading of a tile the demands it satisfies are known
in advance, as such a mask too, so a tile's slots are in the buckets of `mask & fits[reading]`.

Laying a tile touches eight cells, so only the slots around it are looked at again; lifting puts
back what laying noted. Neither depends on how many tiles there are; listing costs what it finds.
Which slots there are, and what they demand, is up to the geometry: `free.py`, `dominoes.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import ClassVar, Final, TypeAlias

from chromino_core.placement import STEPS, Placement, place
from chromino_core.tiles import COLOURS, WILD, Tile, all_tiles

__all__ = [
    "CODES",
    "COVERED",
    "EDGES",
    "FITS",
    "TWO_COLOURS",
    "WEIGHTS",
    "Opening",
    "Slots",
    "either_way",
]

Opening: TypeAlias = tuple[int, int]
"""A slot and its demand."""

CODES: Final = {WILD: 0, **{colour: code for code, colour in enumerate(COLOURS, 1)}}
"""The demand of a cell that a square touches; 0 is none."""
TWO_COLOURS: Final = 6
WEIGHTS: Final = (49, 7, 1)
"""What the demands of a slot's cells count in the demand of the slot."""


def _satisfied(reading: str) -> int:
    """The demands that a tile satisfies when it is read this way, one bit each."""
    squares = [range(7) if square == WILD else (0, CODES[square]) for square in reading]
    return sum(1 << (49 * first + 7 * second + third) for first, second, third in product(*squares))


FITS: Final = {
    reading: _satisfied(reading) for tile in all_tiles(chameleons=True) for reading in tile.readings
}


def either_way(fits: Mapping[str, int]) -> tuple[int, ...]:
    """By the tiles' indices, what each satisfies in one reading or the other."""
    return tuple(fits[tile.text] | fits[tile.text[::-1]] for tile in all_tiles(chameleons=True))


def _edges(down: int) -> tuple[tuple[int, int, int], ...]:
    """The outer edges of a slot, the short sides first.

    Each as the square, the step across the edge, and where that leads from the slot's first cell.
    """
    along, beside = STEPS[down], STEPS[1 - down]
    edges = [(0, -along), (2, along), *((n, side) for n in range(3) for side in (-beside, beside))]
    return tuple((n, step, n * along + step) for n, step in edges)


def _covered(down: int) -> tuple[int, ...]:
    """The slots that share a cell with a slot, from there."""
    along, beside = 2 * STEPS[down], 2 * STEPS[1 - down]
    turn = 1 - 2 * down  # from a slot along to the slot across with the same first cell
    lengthwise = (n * along for n in range(-2, 3))
    crosswise = (turn + n * along - m * beside for n in range(3) for m in range(3))
    return *lengthwise, *crosswise


EDGES: Final = _edges(0), _edges(1)
COVERED: Final = _covered(0), _covered(1)


class Slots(ABC):
    """The buckets of one board."""

    __slots__ = ("_buckets", "_demands", "_mask")

    _fits: ClassVar[Mapping[str, int]] = FITS
    _tile_fits: ClassVar[Sequence[int]] = either_way(FITS)

    def __init__(self) -> None:
        self._buckets: defaultdict[int, set[int]] = defaultdict(set)
        self._demands: dict[int, int] = {}  # of each slot that is in a bucket
        self._mask = 0

    @abstractmethod
    def lay(self, reading: str, slot: int) -> None: ...

    @abstractmethod
    def lift(self, slot: int) -> None:
        """Undo the last `lay`, which was on this slot."""

    @abstractmethod
    def copy(self) -> Slots: ...

    def _copy_buckets_to(self, other: Slots) -> None:
        other._demands = self._demands.copy()
        other._buckets = defaultdict(set)
        other._buckets.update((n, slots.copy()) for n, slots in self._buckets.items() if slots)
        other._mask = self._mask

    def find(self, tile: Tile) -> list[Placement]:
        """Where a tile fits: reading by reading, in the order of the slots' numbers."""
        mask, placements = self._mask, []
        if mask & self._tile_fits[tile._index]:
            for reading in tile._readings:
                hits = mask & self._fits[reading]
                if hits:
                    found: list[int] = []
                    while hits:
                        demand = hits.bit_length() - 1
                        found += self._buckets[demand]
                        hits ^= 1 << demand
                    found.sort()
                    for slot in found:
                        placements.append(place(reading, slot))
        return placements

    def fitting(self, tiles: Iterable[Tile]) -> list[Tile]:
        """Those of the tiles for which there is a slot."""
        mask, fits = self._mask, self._tile_fits
        return [tile for tile in tiles if mask & fits[tile._index]]

    def allows(self, reading: str, slot: int) -> bool:
        demand = self._demands.get(slot)
        return demand is not None and self._fits[reading] >> demand & 1 == 1

    def _move(self, gone: list[Opening], come: list[Opening]) -> None:
        """Take slots out of their buckets, and put slots into theirs."""
        buckets, demands, mask = self._buckets, self._demands, self._mask
        for slot, demand in gone:
            del demands[slot]
            bucket = buckets[demand]
            bucket.remove(slot)
            if not bucket:
                mask ^= 1 << demand
        for slot, demand in come:
            demands[slot] = demand
            bucket = buckets[demand]
            if not bucket:
                mask ^= 1 << demand
            bucket.add(slot)
        self._mask = mask
