"""The two geometries: which slots are open on a table, and what they demand.

In the *free* one a tile makes enough contacts, with any of its sides, all of equal colours. What is
known of a cell is one byte of a grid: how often it is touched (never, once, more often) and what it
demands, or that it is covered. The slots that a tile changes lie on eight short lines around it. A
line is a slice of the grid, and where a tile may lie on it depends on its bytes alone, so that is
worked out once and remembered. The grid is kept in chunks, wherever there are tiles. Around its own
cells a chunk has a margin with what its neighbours know, so that all lines of a tile are in one.

In that of *dominoes*, for the junior game, there is one contact in all, end to end. A tile touches
with a short side the short side of an end square, or the long side of a chameleon's centre. A
chameleon lies across: it touches with the long side of its centre the short side of an end square.
So the line turns at chameleons only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import ClassVar, Final, Literal, NamedTuple, TypeAlias

from chromino_core.index.slots import (
    CODES,
    COVERED,
    EDGES,
    FITS,
    TWO_COLOURS,
    WEIGHTS,
    Opening,
    Slots,
    either_way,
)
from chromino_core.placement import STEPS, STRIDE
from chromino_core.tiles import WILD

__all__ = ["DominoSlots", "FreeSlots"]

# The free geometry

_Note: TypeAlias = tuple[list[int], list[Opening], list[Opening]]
"""What a tile has changed: the bytes before, the slots it closed, and those that it opened."""

# The bytes of the grid: untouched; touched once, with each demand; more often, with each demand.
_STATES: Final = (
    (0, 0),
    *((1, demand) for demand in range(6)),
    *((2, demand) for demand in range(7)),
)
_COVERED: Final = len(_STATES)
_TOUCHES: Final = (*(touches for touches, _ in _STATES), -9)  # a covered cell spoils the slot
_DEMANDS: Final = (*(demand for _, demand in _STATES), 0)

# A chunk has 64 x 64 cells of its own. From the first cell of a tile, lines reach three cells to
# the left and upwards, and five to the right and downwards: these cells of its margin are read.
# Four more have room for the rest of a tile that changes one of them. So all that a tile changes is
# written without a look at where the margin ends, which would take longer than writing.
_BEFORE: Final = 3 + 4
_BEHIND: Final = 5 + 4
_WIDTH: Final = _BEFORE + 64 + _BEHIND
_FIRST: Final = _BEFORE * _WIDTH + _BEFORE  # the place of its first own cell

# A cell is shifted to its *spot*, in which four numbers lie side by side: from the lowest bits up,
# the column in the chunk, the chunk's column, the row in the chunk, the chunk's row.
_IN_CHUNK: Final = 63 * STRIDE + 63
_CHUNK: Final = ~_IN_CHUNK
_MIDDLE: Final = 32 * STRIDE + 32

# A tile changes cells from one before its first cell to three after it. If that one is in rows and
# columns from 6 to 57 of its chunk, then no neighbour reads them.
_PARTS: Final = [0 if at < 6 else 1 if at < 58 else 2 for at in range(-_BEFORE, 64 + _BEHIND)]
_PART: Final = bytes(3 * row + column for row in _PARTS for column in _PARTS)
"""By a place, in which part of its chunk it is: one of four corners, four edges, or the middle."""

_WAYS: Final = (0, -64), (0,), (0, 64)
_BESIDE: Final = tuple(
    [
        (rows * STRIDE + columns, -rows * _WIDTH - columns)
        for rows in _WAYS[row]
        for columns in _WAYS[column]
        if rows or columns
    ]
    for row in range(3)
    for column in range(3)
)
"""By the part, the neighbours that read its cells: the step from chunk to chunk, and the one from a
cell's place in the chunk to its place in the neighbour."""

_MOST_REMEMBERED: Final = 50_000


def _touched(state: int, code: int) -> int:
    """The byte of a cell after a square has touched it."""
    if state == _COVERED:
        return state
    touches, demand = _STATES[state]
    if demand == 0:
        demand = code
    elif code not in (0, demand):
        demand = TWO_COLOURS
    return _STATES.index((min(touches + 1, 2), demand))


_TOUCH: Final = {
    square: bytes(_touched(state, code) for state in range(_COVERED + 1))
    for square, code in CODES.items()
}
_COVER: Final = bytes([_COVERED]) * len(_TOUCH[WILD])

_AFTER: Final = {reading: (*(_TOUCH[square] for square in reading), _COVER) for reading in FITS}
"""What each square of a tile makes of a cell that it touches, by the byte of that cell; and what
all of them make of the cells below."""
_BELOW: Final = 3

# Where things are around a slot, all from the place of its first cell in a chunk:
# - the cells that change, each with its index in `_AFTER`;
# - start and stop of the part of the chunk that has all the lines;
# - what takes the lines out of that part;
# - for each line its first slot and the step to the next one.
# Here and below these are plain tuples, which are the fastest to unpack.
_Layout: TypeAlias = tuple[
    tuple[tuple[int, int], ...],
    int,
    int,
    "itemgetter[tuple[bytes, ...]]",
    tuple[tuple[int, int], ...],
]


def _layout(down: int) -> _Layout:
    steps = {-1: -1, 1: 1, -STRIDE: -_WIDTH, STRIDE: _WIDTH}
    along, beside = steps[STEPS[down]], steps[STEPS[1 - down]]
    slot_along, slot_beside = 2 * STEPS[down], 2 * STEPS[1 - down]
    start, stop = -3 * along - 3 * beside, 5 * along + 3 * beside + 1

    def line(n: int, m: int, length: int, step: int) -> slice:
        first = n * along + m * beside - start
        return slice(first, first + (length - 1) * step + 1, step)

    def lengthwise(n: int, m: int, length: int) -> tuple[slice, tuple[int, int]]:
        slot = n * slot_along + m * slot_beside
        return line(n, m, length, along), (slot, slot_along)

    def crosswise(n: int, m: int, length: int) -> tuple[slice, tuple[int, int]]:
        slot = n * slot_along + m * slot_beside + 1 - 2 * down
        return line(n, m, length, beside), (slot, slot_beside)

    lines, slots = zip(
        lengthwise(-3, 0, 9),
        *(lengthwise(-2, m, 7) for m in (-1, 1)),
        *(crosswise(n, -3, 7) for n in range(3)),
        *(crosswise(n, -2, 5) for n in (-1, 3)),
        strict=True,
    )
    below = ((n * along, _BELOW) for n in range(3))
    touched = ((square * along + steps[step], square) for square, step, _ in EDGES[down])
    return (*below, *touched), start, stop, itemgetter(*lines), slots


_LAYOUTS: Final = _layout(0), _layout(1)

_Place: TypeAlias = tuple[bytearray, int]
"""A chunk, and where a cell is in it."""


class _Openings(dict[bytes, tuple[Opening, ...]]):
    """By the bytes of a line: which of its slots are open, and what they demand."""

    __slots__ = ("_need",)

    def __init__(self, need: int) -> None:
        self._need = need

    def __missing__(self, line: bytes) -> tuple[Opening, ...]:
        found = []
        for n in range(len(line) - 2):
            one, two, three = line[n : n + 3]
            if _TOUCHES[one] + _TOUCHES[two] + _TOUCHES[three] >= self._need:
                found.append((n, 49 * _DEMANDS[one] + 7 * _DEMANDS[two] + _DEMANDS[three]))
        if len(self) >= _MOST_REMEMBERED:
            self.clear()
        self[line] = openings = tuple(found)
        return openings


_OPENINGS: Final = {need: _Openings(need) for need in (1, 2)}


class FreeSlots(Slots):
    __slots__ = ("_chunks", "_notes", "_openings", "_shift")

    def __init__(self, min_contacts: int) -> None:
        super().__init__()
        self._openings = _OPENINGS[min_contacts]
        self._chunks: dict[int, bytearray] = {}
        self._shift = 0  # from a cell to its spot
        self._notes: list[_Note] = []

    def copy(self) -> FreeSlots:
        other = object.__new__(FreeSlots)
        self._copy_buckets_to(other)
        other._openings = self._openings
        other._shift = self._shift
        other._chunks = chunks = self._chunks.copy()
        for chunk, grid in self._chunks.items():
            chunks[chunk] = grid[:]
        other._notes = self._notes.copy()  # a note never changes, so that copies may share it
        return other

    def lay(self, reading: str, slot: int) -> None:
        grid, at, beside = self._find(slot)
        cells, start, stop, lines, slots = _LAYOUTS[slot & 1]
        demands, after = self._demands, _AFTER[reading]
        before = []
        for offset, square in cells:
            state = grid[at + offset]
            before.append(state)
            grid[at + offset] = after[square][state]
        if beside:
            _tell(beside, grid, at, cells)
        gone, come = [], []
        for offset in COVERED[slot & 1]:
            if slot + offset in demands:
                gone.append((slot + offset, demands[slot + offset]))
        around = lines(bytes(grid[at + start : at + stop]))
        found = map(self._openings.__getitem__, around)
        for openings, (first, to_next) in zip(found, slots):  # noqa: B905 (strict is slower)
            for n, new in openings:
                near = slot + first + n * to_next
                old = demands.get(near)
                if old != new:
                    if old is not None:
                        gone.append((near, old))
                    come.append((near, new))
        self._move(gone, come)
        self._notes.append((before, gone, come))

    def lift(self, slot: int) -> None:
        before, gone, come = self._notes.pop()
        grid, at, beside = self._find(slot)
        cells = _LAYOUTS[slot & 1][0]
        for (offset, _), state in zip(cells, before, strict=True):
            grid[at + offset] = state
        if beside:
            _tell(beside, grid, at, cells)
        self._move(come, gone)
        if not self._notes:  # the next first tile may lie far away from this one
            self._chunks.clear()

    def _find(self, slot: int) -> tuple[bytearray, int, Sequence[_Place]]:
        """The chunk of the slot's first cell, its place there, and those in neighbours to tell."""
        spot = (slot >> 1) + self._shift
        grid = self._chunks.get(spot & _CHUNK)
        if grid is None:
            grid, spot = self._begin(slot >> 1)
        at = (spot >> 22 & 63) * _WIDTH + (spot & 63) + _FIRST
        return grid, at, self._beside(spot & _CHUNK, at) if _BESIDE[_PART[at]] else ()

    def _begin(self, cell: int) -> tuple[bytearray, int]:
        """A chunk for the cell, and its spot. The first tile is in the middle of the first chunk.

        So most tables need only that one.
        """
        if not self._chunks:
            # The half makes all columns positive, so that they don't borrow from the rows.
            half = STRIDE >> 1
            self._shift = half + (_MIDDLE - cell - half & _IN_CHUNK)
        spot = cell + self._shift
        return self._new_chunk(spot & _CHUNK), spot

    def _beside(self, chunk: int, at: int) -> list[_Place]:
        found = []
        for to_chunk, to_place in _BESIDE[_PART[at]]:
            other = chunk + to_chunk
            grid = self._chunks.get(other)
            found.append((self._new_chunk(other) if grid is None else grid, at + to_place))
        return found

    def _new_chunk(self, chunk: int) -> bytearray:
        self._chunks[chunk] = grid = bytearray(_WIDTH * _WIDTH)
        return grid


def _tell(
    beside: Sequence[_Place], grid: bytearray, at: int, cells: Iterable[tuple[int, int]]
) -> None:
    """Write what a tile has changed in its chunk into neighbours, too."""
    for other, there in beside:
        for offset, _ in cells:
            other[there + offset] = grid[at + offset]


# The geometry of dominoes

_ACROSS: Final = 7 * 7 * 7
"""Slots for a chameleon laid across have demands of their own, after all others."""


class _Side(NamedTuple):
    """A side of a tile on the table, as an empty cell next to it sees it."""

    step: int  # from the tile into the cell
    code: int
    kind: Literal["end", "centre", "closed"]


_Sides: TypeAlias = tuple[_Side, ...] | None  # None: the cell is covered


class DominoSlots(Slots):
    __slots__ = ("_notes", "_sides")

    _fits: ClassVar = {
        reading: sum(1 << (_ACROSS + code) for code in range(1, 6)) if WILD in reading else demands
        for reading, demands in FITS.items()
    }
    _tile_fits = either_way(_fits)

    def __init__(self) -> None:
        super().__init__()
        self._sides: dict[int, _Sides] = {}
        self._notes: list[tuple[list[tuple[int, _Sides]], list[Opening], list[Opening]]] = []

    def copy(self) -> DominoSlots:
        other = object.__new__(DominoSlots)
        self._copy_buckets_to(other)
        other._sides = self._sides.copy()
        other._notes = self._notes.copy()
        return other

    def lay(self, reading: str, slot: int) -> None:
        sides = self._sides
        first, along = slot >> 1, STEPS[slot & 1]
        before = [(first + n * along, sides.get(first + n * along, ())) for n in range(3)]
        sides.update((cell, None) for cell, _ in before)
        for square, step, offset in EDGES[slot & 1]:
            known = sides.get(first + offset, ())
            before.append((first + offset, known))
            if known is not None:
                side = _Side(step, CODES[reading[square]], _kind(reading[square], step, along))
                sides[first + offset] = (*known, side)
        gone, come = self._changes(cell for cell, _ in before)
        self._notes.append((before, gone, come))
        self._move(gone, come)

    def lift(self, slot: int) -> None:
        before, gone, come = self._notes.pop()
        self._sides.update(before)
        self._move(come, gone)

    def _changes(self, cells: Iterable[int]) -> tuple[list[Opening], list[Opening]]:
        """Of the slots with one of the cells, those that leave a bucket and those that join one."""
        near = dict.fromkeys(
            2 * (cell - n * STEPS[down]) + down
            for cell in cells
            for down in (0, 1)
            for n in range(3)
        )
        gone, come = [], []
        for slot in near:
            was, now = self._demands.get(slot), self._demanded(slot)
            if was != now:
                if was is not None:
                    gone.append((slot, was))
                if now is not None:
                    come.append((slot, now))
        return gone, come

    def _demanded(self, slot: int) -> int | None:
        """What a slot demands, if a tile may lie there."""
        first, along = slot >> 1, STEPS[slot & 1]
        touching = []
        for n in range(3):
            sides = self._sides.get(first + n * along, ())
            if sides is None:
                return None
            touching += [(n, side) for side in sides]
        if len(touching) != 1:
            return None
        n, side = touching[0]
        if n == 1:
            return _ACROSS + side.code if side.kind == "end" else None
        if side.kind == "closed" or side.step != (along if n == 0 else -along):
            return None
        return WEIGHTS[n] * side.code


def _kind(square: str, step: int, along: int) -> Literal["end", "centre", "closed"]:
    if square == WILD:
        return "centre"
    return "end" if abs(step) == along else "closed"
