"""The free geometry: a tile makes enough contacts, with any of its sides, all of equal colours.

What is known of a cell is one byte of a grid: how often it is touched (never, once, more often) and
what it demands, or that it is covered. The slots that a tile changes lie on eight short lines around
it. A line is a slice of the grid, and where a tile may lie on it depends on its bytes alone, so that
is worked out once and remembered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from chromino_core.placement import STEPS, xy
from chromino_core.slots import CODES, COVERED, TWO_COLOURS, WEIGHTS, Changes, Slots

__all__ = ["FreeSlots"]

_Slice: TypeAlias = tuple[int, int, int]  # start, stop and step
_Line: TypeAlias = tuple[int, int, int, int, int]  # a slice, its first slot, the step to the next
_Openings: TypeAlias = tuple[tuple[int, int], ...]  # which slots of a line, and what they demand

# The bytes of the grid: untouched; touched once, with each demand; more often, with each demand.
_STATES: Final = (
    (0, 0),
    *((1, demand) for demand in range(6)),
    *((2, demand) for demand in range(7)),
)
_COVERED: Final = len(_STATES)

_MARGIN: Final = 4  # a line reaches three cells beyond a tile; one more for the end of its slice
_SMALLEST: Final = 64
_MOST_REMEMBERED: Final = 50_000

_REMEMBERED: Final[dict[int, dict[bytes, _Openings]]] = {1: {}, 2: {}}
"""By the number of contacts needed: the openings of each line."""


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


_AFTER: Final = {
    square: bytes(_touched(state, code) for state in range(_COVERED + 1))
    for square, code in CODES.items()
}


class _Layout(NamedTuple):
    """Where things are around a slot in a grid of a certain width, from the slot's first cell."""

    rows: tuple[_Slice, _Slice, _Slice]
    """The slot with one more cell at both ends, and the cells along each of its long sides."""
    lines: tuple[_Line, ...]


@lru_cache(maxsize=64)
def _layouts(width: int) -> tuple[_Layout, _Layout]:
    return _layout(width, 0), _layout(width, 1)


def _layout(width: int, down: int) -> _Layout:
    steps = (1, width)
    along, beside = steps[down], steps[1 - down]
    slot_along, slot_beside = 2 * STEPS[down], 2 * STEPS[1 - down]

    def row(n: int, m: int, length: int, step: int = along) -> _Slice:
        start = n * along + m * beside
        return start, start + (length - 1) * step + 1, step

    def lengthwise(n: int, m: int, length: int) -> _Line:
        return *row(n, m, length), n * slot_along + m * slot_beside, slot_along

    def crosswise(n: int, m: int, length: int) -> _Line:
        slot = n * slot_along + m * slot_beside + 1 - 2 * down
        return *row(n, m, length, beside), slot, slot_beside

    lines = (
        lengthwise(-3, 0, 9),
        *(lengthwise(-2, m, 7) for m in (-1, 1)),
        *(crosswise(n, -3, 7) for n in range(3)),
        *(crosswise(n, -2, 5) for n in (-1, 3)),
    )
    return _Layout((row(-1, 0, 5), row(0, -1, 3), row(0, 1, 3)), lines)


class FreeSlots(Slots):
    __slots__ = (
        "_grid", "_layouts", "_left", "_min_contacts", "_notes", "_openings", "_top", "_width",
    )  # fmt: skip

    def __init__(self, min_contacts: int) -> None:
        super().__init__()
        self._min_contacts = min_contacts
        self._openings = _REMEMBERED[min_contacts]
        self._grid = bytearray()
        self._width = self._left = self._top = 0
        self._layouts = _layouts(_SMALLEST)
        self._notes: list[tuple[tuple[bytearray, bytearray, bytearray], Changes]] = []

    def copy(self) -> FreeSlots:
        other = object.__new__(FreeSlots)
        self._copy_buckets_to(other)
        other._min_contacts, other._openings = self._min_contacts, self._openings
        other._grid, other._layouts = self._grid.copy(), self._layouts
        other._width, other._left, other._top = self._width, self._left, self._top
        other._notes = self._notes.copy()  # a note never changes, so that copies may share it
        return other

    def lay(self, reading: str, slot: int) -> None:
        at = self._at(slot)
        rows, lines = self._layouts[slot & 1]
        before = self._touch(reading, at, rows)
        grid, demand, openings = self._grid, self._demand, self._openings
        changes: Changes = [
            (near, None) for offset in COVERED[slot & 1] if (near := slot + offset) in demand
        ]
        for start, stop, step, first, to_next in lines:
            line = bytes(grid[at + start : at + stop : step])
            found = openings.get(line)
            if found is None:
                found = self._remember(line)
            for n, new in found:
                near = slot + first + n * to_next
                if demand.get(near) != new:
                    changes.append((near, new))
        self._notes.append((before, self._move(changes)))

    def lift(self, slot: int) -> None:
        before, changes = self._notes.pop()
        at = self._at(slot)
        for (start, stop, step), states in zip(self._layouts[slot & 1].rows, before, strict=True):
            self._grid[at + start : at + stop : step] = states
        self._move(changes)

    def _touch(
        self, reading: str, at: int, rows: tuple[_Slice, _Slice, _Slice]
    ) -> tuple[bytearray, bytearray, bytearray]:
        """Cover the cells of a slot and touch those around it; returns what these were before."""
        grid = self._grid
        first, second, third = _AFTER[reading[0]], _AFTER[reading[1]], _AFTER[reading[2]]
        start, stop, step = rows[0]
        own = grid[at + start : at + stop : step]
        grid[at + start : at + stop : step] = bytes(
            (first[own[0]], _COVERED, _COVERED, _COVERED, third[own[4]])
        )
        start, stop, step = rows[1]
        one = grid[at + start : at + stop : step]
        grid[at + start : at + stop : step] = bytes((first[one[0]], second[one[1]], third[one[2]]))
        start, stop, step = rows[2]
        two = grid[at + start : at + stop : step]
        grid[at + start : at + stop : step] = bytes((first[two[0]], second[two[1]], third[two[2]]))
        return own, one, two

    def _remember(self, line: bytes) -> _Openings:
        """Work out where on a line a tile may lie, and what it must match."""
        found = []
        for n in range(len(line) - 2):
            cells = line[n : n + 3]
            if _COVERED not in cells:
                touches, demands = zip(*(_STATES[state] for state in cells), strict=True)
                if sum(touches) >= self._min_contacts:
                    found.append((n, sum(w * d for w, d in zip(WEIGHTS, demands, strict=True))))
        if len(self._openings) >= _MOST_REMEMBERED:
            self._openings.clear()
        self._openings[line] = openings = tuple(found)
        return openings

    def _at(self, slot: int) -> int:
        """The place of the slot's first cell in the grid, which grows if need be."""
        x, y = xy(slot >> 1)
        width = self._width
        column, row = x - self._left, y - self._top
        if (
            _MARGIN <= column < width - _MARGIN - 2
            and _MARGIN <= row
            and (row + _MARGIN + 3) * width <= len(self._grid)
        ):
            return row * width + column
        self._grow(x, y)
        return self._at(slot)

    def _grow(self, x: int, y: int) -> None:
        """Take a larger grid, with room for a tile at (x, y) and then for as much again."""
        if not self._grid:
            self._width, self._grid = _SMALLEST, bytearray(_SMALLEST * _SMALLEST)
            self._left, self._top = x - _SMALLEST // 2, y - _SMALLEST // 2
            return
        old, width, height = self._grid, self._width, len(self._grid) // self._width
        left, right = _widened(self._left, self._left + width, x)
        top, bottom = _widened(self._top, self._top + height, y)
        grid = bytearray((right - left) * (bottom - top))
        for row in range(height):
            start = (self._top - top + row) * (right - left) + self._left - left
            grid[start : start + width] = old[row * width : (row + 1) * width]
        self._grid, self._width, self._left, self._top = grid, right - left, left, top
        self._layouts = _layouts(self._width)


def _widened(low: int, high: int, at: int) -> tuple[int, int]:
    """A range twice as long if a tile at this place would come too near to one of its ends."""
    if at < low + _MARGIN:
        return at - (high - low), high
    if at + _MARGIN + 3 > high:
        return low, at + (high - low)
    return low, high
