"""The grid of the free geometry: one byte for each cell of an unbounded table, kept in chunks.

There is a chunk wherever there are tiles, so a table takes the room of its tiles, however far they
spread. Around its own 64 x 64 cells a chunk has a margin with what its neighbours know, so that all
that is read around a tile is in the chunk of its first cell. Whoever changes cells near a border
tells the neighbours whose margins they are in.

         7    64    9
       ┌───┬───────┬───┐
     7 │   :       :   │    The margin is wider behind than before: what is read around a tile
       ├ ─ ┌───────┐ ─ ┤    reaches from three cells before its first one to five behind it.
    64 │   │  own  │   │    Four more on each side have room for the rest of a tile that changes
       ├ ─ └───────┘ ─ ┤    one of these. So all that a tile changes is written without a look
     9 │   :       :   │    at where the margin ends, which would take longer than writing.
       └───┴───────┴───┘
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from chromino_core.placement import STRIDE

__all__ = ["WIDTH", "Chunks", "tell"]

_BEFORE: Final = 3 + 4
_BEHIND: Final = 5 + 4
WIDTH: Final = _BEFORE + 64 + _BEHIND
"""How many bytes of a chunk are in a row: so far it is from a cell to the one below."""
_FIRST: Final = _BEFORE * WIDTH + _BEFORE  # the place of its first own cell

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
        (rows * STRIDE + columns, -rows * WIDTH - columns)
        for rows in _WAYS[row]
        for columns in _WAYS[column]
        if rows or columns
    ]
    for row in range(3)
    for column in range(3)
)
"""By the part, the neighbours that read its cells: the step from chunk to chunk, and the one from a
cell's place in the chunk to its place in the neighbour."""

_Place: TypeAlias = tuple[bytearray, int]
"""A chunk, and where a cell is in it."""


class Chunks:
    """The chunks of one table; a cell that nobody has written is 0."""

    __slots__ = ("_grids", "_shift")

    def __init__(self) -> None:
        self._grids: dict[int, bytearray] = {}
        self._shift = 0  # from a cell to its spot

    def __len__(self) -> int:
        return len(self._grids)

    def copy(self) -> Chunks:
        other = object.__new__(Chunks)
        other._shift = self._shift
        other._grids = grids = self._grids.copy()
        for chunk, grid in self._grids.items():
            grids[chunk] = grid[:]
        return other

    def clear(self) -> None:
        """Forget all; the next first tile may lie far away from this one."""
        self._grids.clear()

    def find(self, cell: int) -> tuple[bytearray, int, Sequence[_Place]]:
        """The chunk of a tile's first cell, its place there, and those in neighbours to tell."""
        spot = cell + self._shift
        grid = self._grids.get(spot & _CHUNK)
        if grid is None:
            grid, spot = self._begin(cell)
        at = (spot >> 22 & 63) * WIDTH + (spot & 63) + _FIRST
        return grid, at, self._beside(spot & _CHUNK, at) if _BESIDE[_PART[at]] else ()

    def _begin(self, cell: int) -> tuple[bytearray, int]:
        """A chunk for the cell, and its spot. The first tile is in the middle of the first chunk.

        So most tables need only that one.
        """
        if not self._grids:
            # The half makes all columns positive, so that they don't borrow from the rows.
            half = STRIDE >> 1
            self._shift = half + (_MIDDLE - cell - half & _IN_CHUNK)
        spot = cell + self._shift
        return self._new_chunk(spot & _CHUNK), spot

    def _beside(self, chunk: int, at: int) -> list[_Place]:
        found = []
        for to_chunk, to_place in _BESIDE[_PART[at]]:
            other = chunk + to_chunk
            grid = self._grids.get(other)
            found.append((self._new_chunk(other) if grid is None else grid, at + to_place))
        return found

    def _new_chunk(self, chunk: int) -> bytearray:
        self._grids[chunk] = grid = bytearray(WIDTH * WIDTH)
        return grid


def tell(
    beside: Sequence[_Place], grid: bytearray, at: int, cells: Iterable[tuple[int, int]]
) -> None:
    """Write what a tile has changed in its chunk into neighbours, too."""
    for other, there in beside:
        for offset, _ in cells:
            other[there + offset] = grid[at + offset]
