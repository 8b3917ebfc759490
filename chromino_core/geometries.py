"""The two geometries: which slots are open on a table, and what they demand.

In the *free* one a tile makes enough contacts, with any of its sides, all of equal colours. What is
known of a cell is one byte of a grid: how often it is touched (never, once, more often) and what it
demands, or that it is covered. The slots that a tile changes lie on eight short lines around it. A
line is a slice of the grid, and where a tile may lie on it depends on its bytes alone, so that is
worked out once and remembered.

In that of *dominoes*, for the junior game, there is one contact in all, end to end. A tile touches
with a short side the short side of an end square, or the long side of a chameleon's centre. A
chameleon lies across: it touches with the long side of its centre the short side of an end square.
So the line turns at chameleons only.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import itemgetter
from typing import ClassVar, Final, Literal, NamedTuple, TypeAlias

from chromino_core.placement import STEPS, STRIDE, xy
from chromino_core.slots import (
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

_MARGIN: Final = 4  # a line reaches three cells beyond a tile; one more for the end of its slice
_SMALLEST: Final = 64
_NO_FRAME: Final = (0, 0, 0, 0)
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

# Where things are around a slot in a grid of a certain width, all from the slot's first cell:
# - the cells that change, each with its index in `_AFTER`;
# - start and stop of the part of the grid that has all the lines;
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


@lru_cache(maxsize=64)
def _layouts(width: int) -> tuple[_Layout, _Layout]:
    return _layout(width, 0), _layout(width, 1)


def _layout(width: int, down: int) -> _Layout:
    steps = {-1: -1, 1: 1, -STRIDE: -width, STRIDE: width}
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


_Frame: TypeAlias = tuple[int, int, int, int]  # left, top, right and bottom of the grid
_Room: TypeAlias = tuple[int, int, int, int]
"""Where a tile may begin: the first cell, how many rows and columns; and the width of the grid."""


def _room(frame: _Frame) -> _Room:
    left, top, right, bottom = frame
    first = (top + _MARGIN) * STRIDE + left + _MARGIN
    return first, bottom - top - 2 * _MARGIN - 2, right - left - 2 * _MARGIN - 2, right - left


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
    __slots__ = ("_frame", "_grid", "_layouts", "_notes", "_openings", "_room")

    def __init__(self, min_contacts: int) -> None:
        super().__init__()
        self._openings = _OPENINGS[min_contacts]
        self._grid = bytearray()
        self._frame = _NO_FRAME
        self._room = _room(_NO_FRAME)
        self._layouts = _layouts(_SMALLEST)
        self._notes: list[_Note] = []

    def copy(self) -> FreeSlots:
        other = object.__new__(FreeSlots)
        self._copy_buckets_to(other)
        other._openings = self._openings
        other._grid = self._grid[:]
        other._frame, other._room, other._layouts = self._frame, self._room, self._layouts
        other._notes = self._notes.copy()  # a note never changes, so that copies may share it
        return other

    def lay(self, reading: str, slot: int) -> None:
        at = self._at(slot)
        cells, start, stop, lines, slots = self._layouts[slot & 1]
        grid, demands, after = self._grid, self._demands, _AFTER[reading]
        before = []
        for offset, square in cells:
            state = grid[at + offset]
            before.append(state)
            grid[at + offset] = after[square][state]
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
        grid, at = self._grid, self._at(slot)
        for (offset, _), state in zip(self._layouts[slot & 1][0], before, strict=True):
            grid[at + offset] = state
        self._move(come, gone)
        if not self._notes:  # the next first tile may lie far away from this one
            self._grid, self._frame, self._room = bytearray(), _NO_FRAME, _room(_NO_FRAME)

    def _at(self, slot: int) -> int:
        """The place of the slot's first cell in the grid, which grows if need be."""
        first, rows, columns, width = self._room
        row, column = divmod((slot >> 1) - first, STRIDE)
        if row < 0 or row >= rows or column >= columns:
            self._grow(*xy(slot >> 1))
            return self._at(slot)
        return (row + _MARGIN) * width + column + _MARGIN

    def _grow(self, x: int, y: int) -> None:
        """Take a larger grid, with room for a tile at (x, y) and then for as much again."""
        old, (old_left, old_top, old_right, old_bottom) = self._grid, self._frame
        if old:
            left, right = _widened(old_left, old_right, x)
            top, bottom = _widened(old_top, old_bottom, y)
        else:
            left, top = x - _SMALLEST // 2, y - _SMALLEST // 2
            right, bottom = left + _SMALLEST, top + _SMALLEST
        width, old_width = right - left, old_right - old_left
        self._grid = grid = bytearray(width * (bottom - top))
        for row in range(old_bottom - old_top):
            start = (old_top - top + row) * width + old_left - left
            grid[start : start + old_width] = old[row * old_width : (row + 1) * old_width]
        self._frame = frame = left, top, right, bottom
        self._room, self._layouts = _room(frame), _layouts(width)


def _widened(low: int, high: int, at: int) -> tuple[int, int]:
    """A range twice as long if a tile at this place would come too near to one of its ends."""
    if at < low + _MARGIN:
        return at - (high - low), high
    if at + _MARGIN + 3 > high:
        return low, at + (high - low)
    return low, high


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
