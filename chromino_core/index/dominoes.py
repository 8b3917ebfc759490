"""The geometry of dominoes, for the junior game: one contact in all, end to end.

A tile touches with a short side the short side of an end square, or the long side of a chameleon's
centre. A chameleon lies across: it touches with the long side of its centre the short side of an
end square. So the line turns at chameleons only.

          B         the chameleon G*B lies across the end of RRG: its centre touches the G;
    R R G * Y Y R   YYR goes on from its centre, and others may from its ends
          G
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final, Literal, NamedTuple, TypeAlias

from chromino_core.index.slots import CODES, EDGES, FITS, WEIGHTS, Opening, Slots, either_way
from chromino_core.placement import STEPS
from chromino_core.tiles import WILD

__all__ = ["DominoSlots"]

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
