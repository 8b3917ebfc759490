"""The geometry of dominoes, for the junior game: one contact in all, end to end.

A tile touches with a short side the short side of an end square, or the long side of a chameleon's
centre. A chameleon lies across: it touches with the long side of its centre the short side of an
end square. So the line turns at chameleons only.

          B         the chameleon G*B lies across the end of RRG: its centre touches the G;
    R R G * Y Y R   YYR goes on from its centre, and others may from its ends
          G
"""

from __future__ import annotations

from typing import Final

from chromino_core.index.chunks import Chunk
from chromino_core.index.slots import (
    CODES,
    COVERED,
    EDGES,
    FITS,
    TOUCHING,
    WEIGHTS,
    Note,
    Slots,
    each_way,
    either_way,
)
from chromino_core.placement import STEPS, Placement, square_on
from chromino_core.tiles import WILD

__all__ = ["DominoSlots"]

_ACROSS: Final = 7 * 7 * 7
"""Slots for a chameleon laid across have demands of their own, after all others."""

_AROUND: Final = tuple((*COVERED[down], *TOUCHING[down]) for down in (0, 1))
"""The slots that a tile may close or open, from its own."""


_FITS: Final = {
    reading: sum(1 << (_ACROSS + code) for code in range(1, 6)) if WILD in reading else demands
    for reading, demands in FITS.items()
}


class DominoSlots(Slots):
    __slots__ = ()

    tile_fits = either_way(_FITS)
    reading_fits = each_way(_FITS)

    def lay(self, placement: Placement) -> Note:
        slot = placement.slot
        parts = self._parts(slot)
        line = _AROUND[slot & 1]
        numbers = {slot + step: n for n, step in enumerate(line)}
        # A second contact closes a slot, whatever it is.
        gone = [
            (numbers[other], demand)
            for part in parts
            for demand, bucket in part.buckets().items()
            for other in numbers.keys() & bucket
        ]
        for part in parts:
            part.cover(slot, placement)
        come = [
            (n, demand)
            for other, n in numbers.items()
            if (demand := self._demanded(other)) is not None
        ]
        changes = [(b"", gone, come)]
        self.move_anywhere(slot, (line,), changes)
        return (), changes

    def lift(self, placement: Placement, note: Note) -> None:
        slot, (_, changes) = placement.slot, note
        for part in self._parts(slot):
            part.uncover(slot)
        self.move_anywhere(slot, (_AROUND[slot & 1],), changes, back=True)

    def allows(self, placement: Placement) -> bool:
        demand = self._demanded(placement.slot)
        return demand is not None and _FITS[placement.reading] >> demand & 1 == 1

    def _parts(self, slot: int) -> list[Chunk]:
        """The chunks that know of a tile on the slot."""
        _, chunk, _, beside = self.chunks.edit(slot >> 1)
        return [chunk, *(other for other, _ in beside)]

    def _demanded(self, slot: int) -> int | None:
        """What a slot demands, if a tile may lie there."""
        tiles, first, along = self.around(slot), slot >> 1, STEPS[slot & 1]
        if first in tiles or first + along in tiles or first + 2 * along in tiles:
            return None
        touching = [edge for edge in EDGES[slot & 1] if first + edge[2] in tiles]
        if len(touching) != 1:
            return None
        n, step, offset = touching[0]
        other = tiles[first + offset]
        square = square_on(other, first + offset)
        at_end = square != WILD and abs(step) == STEPS[other.down]
        if n == 1:
            return _ACROSS + CODES[square] if at_end else None
        if abs(step) != along or not (at_end or square == WILD):
            return None
        return WEIGHTS[n] * CODES[square]
