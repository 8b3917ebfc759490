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

from collections.abc import Iterable
from functools import cache, reduce
from operator import getitem, itemgetter, or_
from typing import Any, ClassVar, Final, Self, TypeAlias

from chromino_core.index.chunks import INNER, WIDTH
from chromino_core.index.slots import CODES, FITS, TWO_COLOURS, WEIGHTS, Change, Line, Note, Slots
from chromino_core.placement import STEPS, STRIDE, Placement
from chromino_core.tiles import WILD

__all__ = ["FreeSlots"]

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

# Where things are around a slot, all from the place of its first cell in a chunk:
# - start and stop of the part of the chunk that has all the lines;
# - what takes the lines out of that part;
# - the slots of each line;
# - the step between the cells that change, and the first and the last of them: on the tile and at
#   its ends, and on both sides of it.
# Here and below these are plain tuples, which are the fastest to unpack.
_Cells: TypeAlias = tuple[int, int, int, int, int, int, int]
_Layout: TypeAlias = tuple[
    int,
    int,
    "itemgetter[tuple[bytes, ...]]",
    tuple[Line, ...],
    _Cells,
]


def _layout(down: int) -> _Layout:
    steps = {-1: -1, 1: 1, -STRIDE: -WIDTH, STRIDE: WIDTH}
    along, beside = steps[STEPS[down]], steps[STEPS[1 - down]]
    slot_along, slot_beside = 2 * STEPS[down], 2 * STEPS[1 - down]
    start, stop = -3 * along - 3 * beside, 5 * along + 3 * beside + 1

    def line(n: int, m: int, length: int, step: int) -> slice:
        first = n * along + m * beside - start
        return slice(first, first + (length - 1) * step + 1, step)

    def lengthwise(n: int, m: int, length: int) -> tuple[slice, Line]:
        slot = n * slot_along + m * slot_beside
        return line(n, m, length, along), slots_from(slot, length, slot_along)

    def crosswise(n: int, m: int, length: int) -> tuple[slice, Line]:
        slot = n * slot_along + m * slot_beside + 1 - 2 * down
        return line(n, m, length, beside), slots_from(slot, length, slot_beside)

    def slots_from(slot: int, length: int, step: int) -> Line:
        return tuple(slot + n * step for n in range(length - 2))

    lines, slots = zip(
        lengthwise(-3, 0, 9),
        *(lengthwise(-2, m, 7) for m in (-1, 1)),
        *(crosswise(n, -3, 7) for n in range(3)),
        *(crosswise(n, -2, 5) for n in (-1, 3)),
        strict=True,
    )
    end = 2 * along
    changed = along, -along, end + along, -beside, end - beside, beside, end + beside
    return start, stop, itemgetter(*lines), slots, changed


_LAYOUTS: Final = _layout(0), _layout(1)


_SATISFIED: Final = reduce(or_, FITS.values())  # what some tile satisfies


class _Demanded(dict[int, int | None]):
    """What a slot demands, by its cells, four bits each; None: no tile may lie there."""

    __slots__ = ("_need",)

    def __init__(self, need: int) -> None:
        self._need = need

    def __missing__(self, cells: int) -> int | None:
        slot = cells >> 8, cells >> 4 & 0xF, cells & 0xF
        touches = sum(_TOUCHES[cell] for cell in slot)
        demand = sum(_DEMANDS[cell] * weight for cell, weight in zip(slot, WEIGHTS, strict=True))
        fits = touches >= self._need and _SATISFIED >> demand & 1
        self[cells] = found = demand if fits else None
        return found


_DEMANDED: Final = {need: _Demanded(need) for need in (1, 2)}


class _Changes(dict[bytes, Change]):
    """By the bytes of a line: what a tile changes there that makes these of some of them."""

    __slots__ = ("_after", "_demanded")

    _all: ClassVar[list[_Changes]] = []
    _remembered: ClassVar = 0
    _known: ClassVar[dict[object, Any]] = {}  # equal parts of changes, each once: memory is slow

    def __init__(self, need: int, after: Iterable[tuple[int, bytes]]) -> None:
        self._demanded, self._after = _DEMANDED[need], after
        self._all.append(self)

    def __missing__(self, line: bytes) -> Change:
        after = bytearray(line)
        for at, change in self._after:
            after[at] = change[line[at]]
        share = self._known.setdefault
        gone, come = [], []
        before, now = line[0] << 4 | line[1], after[0] << 4 | after[1]
        for n in range(len(line) - 2):
            before, now = (before << 4 | line[n + 2]) & 0xFFF, (now << 4 | after[n + 2]) & 0xFFF
            old, new = self._demanded[before], self._demanded[now]
            if old != new:
                if old is not None:
                    gone.append(share((n, old), (n, old)))
                if new is not None:
                    come.append(share((n, new), (n, new)))
        found: Change = bytes(after[2:-2]), tuple(gone), tuple(come)
        self[line] = found = share(found, found)
        _Changes._remembered += 1
        if _Changes._remembered > _MOST_REMEMBERED:
            _Changes._remembered = 0
            self._known.clear()
            for each in self._all:
                each.clear()
        return found


@cache
def _changes(need: int, *after: tuple[int, bytes]) -> _Changes:
    """One for all lines and tiles where these cells come to the same."""
    return _Changes(need, after)


class _Around(dict[str, tuple[_Changes, ...]]):
    """By the reading of a tile: what it changes on each of the eight lines."""

    __slots__ = ("_need",)

    def __init__(self, need: int) -> None:
        self._need = need

    def __missing__(self, reading: str) -> tuple[_Changes, ...]:
        need = self._need
        one, two, three = (_TOUCH[square] for square in reading)
        along = _changes(need, (2, one), (3, _COVER), (4, _COVER), (5, _COVER), (6, three))
        beside = _changes(need, (2, one), (3, two), (4, three))
        across = (_changes(need, (2, each), (3, _COVER), (4, each)) for each in (one, two, three))
        at_ends = (_changes(need, (2, each)) for each in (one, three))
        self[reading] = found = along, beside, beside, *across, *at_ends
        return found


_AROUND: Final = {need: _Around(need) for need in (1, 2)}


class FreeSlots(Slots):
    __slots__ = ("_need",)

    def __init__(self, min_contacts: int) -> None:
        super().__init__()
        self._need = min_contacts  # what is remembered of all tables lies apart from each of them

    def copy(self) -> Self:
        other = super().copy()
        other._need = self._need
        return other

    def lay(self, placement: Placement) -> Note:
        slot = placement.slot
        key, chunk, at, beside = self.chunks.edit(slot >> 1)
        start, stop, take, slots, cells = _LAYOUTS[slot & 1]
        lines = take(chunk.bytes[at + start : at + stop].tobytes())
        changes = list(map(getitem, _AROUND[self._need][placement.reading], lines))
        along, left, right = changes[0][0], changes[1][0], changes[2][0]
        _write(chunk.bytes, at, cells, along, left, right)
        chunk.cover(slot, placement)
        if beside:
            for other, there in beside:
                _write(other.bytes, there, cells, along, left, right)
                other.cover(slot, placement)
            if not INNER[at]:
                self.move_anywhere(slot, slots, changes)
                return lines, changes
        self.move(key, chunk, slot, slots, changes)
        return lines, changes

    def lift(self, placement: Placement, note: Note) -> None:
        slot, (lines, changes) = placement.slot, note
        key, chunk, at, beside = self.chunks.edit(slot >> 1)
        _, _, _, slots, cells = _LAYOUTS[slot & 1]
        along, left, right = lines[0][2:-2], lines[1][2:-2], lines[2][2:-2]
        _write(chunk.bytes, at, cells, along, left, right)
        chunk.uncover(slot)
        for other, there in beside:
            _write(other.bytes, there, cells, along, left, right)
            other.uncover(slot)
        if INNER[at]:
            self.move(key, chunk, slot, slots, changes, back=True)
        else:
            self.move_anywhere(slot, slots, changes, back=True)

    def allows(self, placement: Placement) -> bool:
        slot = placement.slot
        chunk, at = self.chunks.place(slot >> 1)
        step, known = WIDTH if slot & 1 else 1, chunk.bytes
        cells = known[at] << 8 | known[at + step] << 4 | known[at + 2 * step]
        demand = _DEMANDED[self._need][cells]
        return demand is not None and FITS[placement.reading] >> demand & 1 == 1


def _write(
    known: memoryview, at: int, cells: _Cells, along: bytes, left: bytes, right: bytes
) -> None:
    """Write what is known of the cells that a tile changes: along it, and on both its sides."""
    step, first, last, first_left, last_left, first_right, last_right = cells
    known[at + first : at + last + 1 : step] = along
    known[at + first_left : at + last_left + 1 : step] = left
    known[at + first_right : at + last_right + 1 : step] = right
