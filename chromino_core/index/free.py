"""The free geometry: a tile makes enough contacts, with any of its sides, all of equal colours.

What is known of a cell is one byte of a grid (`chunks.py`): how often it is touched (never, once,
more often) and what it demands, or that it is covered. The slots that a tile changes lie on eight
short lines around it, each a slice of the grid. Where a tile may lie on a line depends on its bytes
alone, so that is worked out once and remembered.

              4 5 6            The lines around the tile ABC, by their numbers:
            7 4 5 6 8          1 to 3 run along the tile, 4 to 8 across it,
          2 + + + + + 2        and where two of them cross is a +.
        1 1 + A B C + 1 1
          3 + + + + + 3        It touches eight cells, which are all on crossings;
            7 4 5 6 8          and a slot with one of them has no cell outside of the lines.
              4 5 6
"""

from __future__ import annotations

from operator import itemgetter
from typing import Final, TypeAlias

from chromino_core.index.chunks import WIDTH, Chunks, tell
from chromino_core.index.slots import CODES, COVERED, EDGES, FITS, TWO_COLOURS, Opening, Slots
from chromino_core.placement import STEPS, STRIDE
from chromino_core.tiles import WILD

__all__ = ["FreeSlots"]

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
    steps = {-1: -1, 1: 1, -STRIDE: -WIDTH, STRIDE: WIDTH}
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
    __slots__ = ("_chunks", "_notes", "_openings")

    def __init__(self, min_contacts: int) -> None:
        super().__init__()
        self._openings = _OPENINGS[min_contacts]
        self._chunks = Chunks()
        self._notes: list[_Note] = []

    def copy(self) -> FreeSlots:
        other = object.__new__(FreeSlots)
        self._copy_buckets_to(other)
        other._openings = self._openings
        other._chunks = self._chunks.copy()
        other._notes = self._notes.copy()  # a note never changes, so that copies may share it
        return other

    def lay(self, reading: str, slot: int) -> None:
        grid, at, beside = self._chunks.find(slot >> 1)
        cells, start, stop, lines, slots = _LAYOUTS[slot & 1]
        demands, after = self._demands, _AFTER[reading]
        before = []
        for offset, square in cells:
            state = grid[at + offset]
            before.append(state)
            grid[at + offset] = after[square][state]
        if beside:
            tell(beside, grid, at, cells)
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
        grid, at, beside = self._chunks.find(slot >> 1)
        cells = _LAYOUTS[slot & 1][0]
        for (offset, _), state in zip(cells, before, strict=True):
            grid[at + offset] = state
        if beside:
            tell(beside, grid, at, cells)
        self._move(come, gone)
        if not self._notes:
            self._chunks.clear()
