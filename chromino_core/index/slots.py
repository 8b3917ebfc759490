"""The index behind `legal_placements`: the free slots next to the table, by what they demand.

An empty cell *demands* nothing, one colour, or two colours at once (which only a chameleon's centre
can fill); a wild neighbour touches it and demands nothing. A slot, three empty cells in a row, thus
has one of 7 x 7 x 7 demands. Slots with enough touches, for which there is a tile at all, lie in
one bucket per demand, and a mask has one bit per bucket that isn't empty. For each reading of a
tile the demands it satisfies are known in advance, as such a mask too, so a tile's slots are in the
buckets of `mask & fits[reading]`.

Laying a tile touches eight cells, so only the slots around it are looked at again; lifting puts
back what laying noted. Neither depends on how many tiles there are; listing costs what it finds.
Which slots there are, and what they demand, is up to the geometry: `free.py`, `dominoes.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import ClassVar, Final, Self, TypeAlias

from chromino_core.index.chunks import Buckets, Chunk, Chunks
from chromino_core.placement import STEPS, Found, Placement
from chromino_core.tiles import COLOURS, WILD, Tile, all_tiles

__all__ = [
    "CODES",
    "COVERED",
    "EDGES",
    "FITS",
    "TOUCHING",
    "TWO_COLOURS",
    "WEIGHTS",
    "Change",
    "Line",
    "Note",
    "Slots",
    "each_way",
    "either_way",
]

_Opening: TypeAlias = tuple[int, int]
"""A slot and its demand."""
Line: TypeAlias = Sequence[int]
"""A line of slots: the step from the tile's slot to each of them."""
Change: TypeAlias = tuple[bytes, Sequence[_Opening], Sequence[_Opening]]
"""What a tile changes on a line: what is known then of the cells that it touches or covers, and
which slots it closes and opens, each by its number on the line, with its demand."""
_Part: TypeAlias = tuple[list[int], list[_Opening], list[_Opening]]
"""The slots on a line that are in one chunk, and which of them close and open."""
Note: TypeAlias = tuple[tuple[bytes, ...], Sequence[Change]]
"""What a tile has changed: what was known of the cells on each line before, and the changes."""

_ReadingFits: TypeAlias = tuple[tuple[str, int], ...]
"""Readings, each with the demands that it satisfies, one bit each."""

CODES: Final = {WILD: 0, **{colour: code for code, colour in enumerate(COLOURS, 1)}}
"""The demand of a cell that a square touches; 0 is none."""
TWO_COLOURS: Final = 6
WEIGHTS: Final = (49, 7, 1)
"""What the demands of a slot's cells count in the demand of the slot."""

_BITS: Final = tuple(1 << demand for demand in range(7 * 7 * 7 + 7))
"""The bit of each demand in a mask; dominoes have a few more than 7 x 7 x 7."""


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


def each_way(fits: Mapping[str, int]) -> tuple[_ReadingFits, ...]:
    """By the tiles' indices, what each satisfies in each of its readings."""
    return tuple(
        tuple((reading, fits[reading]) for reading in tile.readings)
        for tile in all_tiles(chameleons=True)
    )


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


def _touching(down: int) -> frozenset[int]:
    """The slots that share an edge and no cell with a slot, from there."""
    return frozenset(
        2 * (n * STEPS[down] - offset) + other - down
        for n in range(3)
        for other in (0, 1)
        for _, _, offset in EDGES[other]
    ).difference(COVERED[down])


EDGES: Final = _edges(0), _edges(1)
COVERED: Final = _covered(0), _covered(1)
TOUCHING: Final = _touching(0), _touching(1)


class Slots(ABC):
    """The index of one table: what lies where, and the open slots in their buckets.

    A geometry supplies `lay`, `lift` and `allows`; it tells what opens and closes by `move` or
    `move_anywhere`, and has its own `tile_fits` and `reading_fits` if its tiles fit otherwise.
    """

    __slots__ = ("_flipped", "_mask", "_shared", "_where", "chunks")

    tile_fits: ClassVar[Sequence[int]] = either_way(FITS)
    """By the tiles' indices, the demands that each satisfies, one bit each."""
    reading_fits: ClassVar[Sequence[_ReadingFits]] = each_way(FITS)
    """The same for each of its readings."""

    def __init__(self) -> None:
        self.chunks = Chunks()
        """What is known, for reading; only laying and lifting change it."""
        # By the demand, the chunks with such slots; not the first chunk, mostly the only one.
        self._where: dict[int, tuple[int, ...]] = {}
        self._mask = 0
        # By the chunk, the bits of demands that neither of these two has heard of yet.
        self._flipped: dict[int, int] = {}
        self._shared = False  # whether another table may have the same `_where`

    def copy(self) -> Self:
        """An index of its own. It costs the same for all tables: they share what they know."""
        if self._flipped:
            self.settle()
        other = object.__new__(type(self))
        other.chunks = self.chunks.copy()
        other._where = self._where
        other._mask = self._mask
        other._flipped = {}
        other._shared = self._shared = True
        return other

    # Laying and lifting

    @abstractmethod
    def lay(self, placement: Placement) -> Note:
        """Lay a tile; returns what lifting it needs."""

    @abstractmethod
    def lift(self, placement: Placement, note: Note) -> None:
        """Undo the last `lay`, which was of this tile and returned this note."""

    def clear(self) -> None:
        """Forget all that was known of a table that is empty again."""
        self.chunks.clear()
        self._where, self._mask, self._flipped, self._shared = {}, 0, {}, False

    # What there is

    def around(self, slot: int) -> dict[int, Placement]:
        """What lies on a slot and around it, by the cell; for reading."""
        return self.chunks.near(slot >> 1).tiles

    def find(self, tiles: Iterable[Tile]) -> Found:
        """Where tiles fit: each reading that does, with its slots in order."""
        if self._flipped:
            self.settle()
        mask, fits = self._mask, self.tile_fits
        found: Found = []
        for tile in tiles:
            if mask & fits[tile.index]:
                home, where = self.chunks.by_key[self.chunks.home], self._where
                buckets = home.slots
                if where or home.lender:
                    buckets = _Everywhere(home, self.chunks.by_key, where)
                for reading, satisfied in self.reading_fits[tile.index]:
                    hits = mask & satisfied
                    if hits:
                        slots: list[int] = []
                        while hits:
                            demand = hits.bit_length() - 1
                            hits ^= _BITS[demand]
                            slots += buckets[demand]
                        slots.sort()
                        found.append((reading, slots))
        return found

    def fitting(self, tiles: Iterable[Tile]) -> list[Tile]:
        """Those of the tiles for which there is a slot."""
        if self._flipped:
            self.settle()
        mask, fits = self._mask, self.tile_fits
        return [tile for tile in tiles if mask & fits[tile.index]]

    @abstractmethod
    def allows(self, placement: Placement) -> bool:
        """Whether the tile fits there."""

    def open_slots(self) -> Iterator[_Opening]:
        """Every slot where some tile may lie."""
        for chunk in self.chunks.by_key.values():
            for demand, bucket in chunk.buckets().items():
                for slot in bucket:
                    yield slot, demand

    def satisfied_by(self, tile: Tile) -> int:
        """The demands that a tile satisfies in one reading or the other, one bit each."""
        return self.tile_fits[tile.index]

    # The buckets

    def move(
        self,
        key: int,
        chunk: Chunk,
        slot: int,
        lines: Iterable[Line],
        changes: Iterable[Change],
        back: bool = False,
    ) -> None:
        """Take slots out of their buckets, and put slots into theirs, all in one chunk.

        Back, the other way round: what has opened closes, and what has closed opens again.
        """
        slots, flipped = chunk.slots, 0
        for steps, (_, closed, opened) in zip(lines, changes):  # noqa: B905 (faster)
            if closed or opened:
                gone, come = closed, opened
                if back:
                    gone, come = come, gone
                for n, demand in gone:
                    bucket = slots[demand]
                    bucket.remove(slot + steps[n])
                    if not bucket:
                        flipped ^= _BITS[demand]
                for n, demand in come:
                    bucket = slots[demand]
                    if not bucket:
                        flipped ^= _BITS[demand]
                    bucket.add(slot + steps[n])
        if self._where or self._flipped or key != self.chunks.home:
            self._flipped[key] = self._flipped.get(key, 0) ^ flipped
        else:
            self._mask ^= flipped

    def settle(self) -> None:
        """Of several chunks: take note of buckets that were filled or emptied since the last time.

        That is put off until it matters, for many a tile is lifted again before anybody lists.
        """
        if not self._flipped:
            return
        if self._shared:
            self._where, self._shared = self._where.copy(), False
        chunks, where, mask = self.chunks.by_key, self._where, self._mask
        home = chunks[self.chunks.home]
        for key, flipped in self._flipped.items():
            chunk, rest = chunks[key], flipped
            while rest:
                demand = rest.bit_length() - 1
                rest ^= _BITS[demand]
                if chunk is not home:
                    if chunk.bucket(demand):
                        where[demand] = (*where.get(demand, ()), key)
                    elif len(where[demand]) > 1:
                        where[demand] = _without(where[demand], key)
                    else:
                        del where[demand]
                if demand in where or home.bucket(demand):
                    mask |= _BITS[demand]
                else:
                    mask &= ~_BITS[demand]
        self._mask = mask
        self._flipped.clear()

    def move_anywhere(
        self, slot: int, lines: Iterable[Line], changes: Iterable[Change], back: bool = False
    ) -> None:
        """The same as `move`, in several chunks."""
        key_of = self.chunks.key
        parts: defaultdict[int, _Part] = defaultdict(lambda: ([], [], []))
        for steps, (_, closed, opened) in zip(lines, changes):  # noqa: B905
            for n, demand in closed:
                line, gone, _ = parts[key_of(slot + steps[n] >> 1)]
                gone.append((len(line), demand))
                line.append(steps[n])
            for n, demand in opened:
                line, _, come = parts[key_of(slot + steps[n] >> 1)]
                come.append((len(line), demand))
                line.append(steps[n])
        for key, (line, gone, come) in parts.items():
            self.move(key, self.chunks.own(key), slot, (line,), ((b"", gone, come),), back)


class _Everywhere(Buckets):
    """The buckets that are asked for, put together of those that several chunks have, or share."""

    __slots__ = ("_chunks", "_home", "_where")

    def __init__(
        self, home: Chunk, chunks: Mapping[int, Chunk], where: Mapping[int, tuple[int, ...]]
    ) -> None:
        self._home, self._chunks, self._where = home, chunks, where

    def __missing__(self, demand: int) -> set[int]:
        self[demand] = found = {*self._home.bucket(demand)}
        for key in self._where.get(demand, ()):
            found.update(self._chunks[key].bucket(demand))
        return found


def _without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    if items[-1] == item:  # whoever came last often leaves first
        return items[:-1]
    at = items.index(item)
    return items[:at] + items[at + 1 :]
