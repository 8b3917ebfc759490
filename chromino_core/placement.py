"""A placement: a tile, where it lies and which way round; and its text.

`BRY@0,1>` reads blue-red-yellow to the right from the cell (0, 1); `BRY@0,1v` reads downwards.
Every placement has exactly one text.

>>> placement = Placement("BRY@0,1v")
>>> placement.tile, placement.cells
(Tile('BRY'), ((0, 1), (0, 2), (0, 3)))

Inside the engine a cell is one plain integer, `y * STRIDE + x`, and a *slot*, three cells in a row,
is another: `2 * first cell + (1 if it runs downwards)`. Integers are the fastest keys Python has.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from chromino_core.problems import Cell, InvalidNotation, shown
from chromino_core.tiles import BY_READING, Tile, tile_of

__all__ = [
    "FARTHEST",
    "STEPS",
    "STRIDE",
    "STRIDE_BITS",
    "Found",
    "Placement",
    "cell_of",
    "place",
    "placements_of",
    "square_on",
    "texts_of",
    "xy",
]

FARTHEST: Final = 2_000_000
"""No coordinate may be farther from 0: beyond any table, and it keeps cells unique integers."""

STRIDE_BITS: Final = 22
STRIDE: Final = 1 << STRIDE_BITS
_HALF: Final = STRIDE >> 1

STEPS: Final = (1, STRIDE)
"""From one cell of a slot to the next: to the right, downwards."""

_COORDINATE = r"(0|-?[1-9][0-9]{0,6})"
_PLACEMENT: Final = re.compile(rf"([A-Z*]{{3}})@{_COORDINATE},{_COORDINATE}([>v])")


def cell_of(x: int, y: int) -> int:
    return y * STRIDE + x


def xy(cell: int) -> Cell:
    """The coordinates of an integer cell."""
    y = (cell + _HALF) >> STRIDE_BITS
    return cell - y * STRIDE, y


class _Places(dict[int, str]):
    """Where slots are, as text. All games begin around the same cell, so few are ever asked for."""

    __slots__ = ()

    def __missing__(self, slot: int) -> str:
        x, y = xy(slot >> 1)
        if len(self) >= _MOST_PLACES:
            self.clear()
        self[slot] = text = f"@{x},{y}{'v' if slot & 1 else '>'}"
        return text


_MOST_PLACES: Final = 1 << 14
_PLACES: Final = _Places()


class Placement:
    """A tile on the table, as one reads it rightwards or downwards from its first cell."""

    __slots__ = ("_reading", "_slot")

    _reading: str
    _slot: int

    def __new__(cls, text: str | Placement) -> Placement:
        if isinstance(text, Placement):
            return text
        match = _PLACEMENT.fullmatch(text) if isinstance(text, str) else None
        if match is None:
            raise InvalidNotation.because("not-a-placement", text=shown(text))
        reading, x, y, way = match.groups()
        if reading not in BY_READING:
            tile_of(reading)  # which says why there is no such tile
        column, row = int(x), int(y)
        if max(abs(column), abs(row)) > FARTHEST:
            raise InvalidNotation.because("too-far", text=shown(text), farthest=FARTHEST)
        return place(reading, 2 * cell_of(column, row) + (way == "v"))

    @property
    def tile(self) -> Tile:
        return BY_READING[self._reading]

    @property
    def reading(self) -> str:
        """The squares as they lie, rightwards or downwards."""
        return self._reading

    @property
    def slot(self) -> int:
        return self._slot

    @property
    def x(self) -> int:
        return xy(self._slot >> 1)[0]

    @property
    def y(self) -> int:
        return xy(self._slot >> 1)[1]

    @property
    def down(self) -> bool:
        """True if it lies downwards, False if it lies to the right."""
        return bool(self._slot & 1)

    @property
    def cells(self) -> tuple[Cell, Cell, Cell]:
        x, y = xy(self._slot >> 1)
        if self._slot & 1:
            return (x, y), (x, y + 1), (x, y + 2)
        return (x, y), (x + 1, y), (x + 2, y)

    def __str__(self) -> str:
        return self._reading + _PLACES[self._slot]

    def __repr__(self) -> str:
        return f"Placement({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Placement):
            return self._slot == other._slot and self._reading == other._reading
        return NotImplemented

    def __hash__(self) -> int:
        return hash((self._reading, self._slot))

    def __lt__(self, other: object) -> bool:
        if isinstance(other, Placement):
            return (self._slot, self._reading) < (other._slot, other._reading)
        return NotImplemented

    def __reduce__(self) -> tuple[type[Placement], tuple[str]]:
        return Placement, (str(self),)

    def _repr_svg_(self) -> str:
        from chromino_core import svg

        return svg.placement(self)


def square_on(placement: Placement, cell: int) -> str:
    """The letter of the square on one of the cells that the tile covers."""
    slot = placement._slot
    return placement._reading[(cell - (slot >> 1)) // STEPS[slot & 1]]


def place(reading: str, slot: int) -> Placement:
    """The placement of a known reading on a known slot, unchecked."""
    placement = object.__new__(Placement)
    placement._reading = reading
    placement._slot = slot
    return placement


Found: TypeAlias = list[tuple[str, list[int]]]
"""Readings of tiles that are known to fit, each with its slots."""


def placements_of(found: Found) -> list[Placement]:
    """What was found as placements, unchecked; listing makes them all at once."""
    placements, new = [], object.__new__
    for reading, slots in found:
        for slot in slots:
            placement = new(Placement)
            placement._reading = reading
            placement._slot = slot
            placements.append(placement)
    return placements


def texts_of(found: Found) -> dict[str, int]:
    """What was found as texts, each with its slot."""
    texts = {}
    for reading, slots in found:
        for slot in slots:
            texts[reading + _PLACES[slot]] = slot
    return texts
