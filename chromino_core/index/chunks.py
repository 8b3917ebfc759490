"""What is known of the table, in chunks of 128 x 128 cells, which copies of a table share.

There is a chunk wherever there are tiles, so a table takes the room of its tiles, however far they
spread. A chunk that several tables share is never changed: whoever wants to change it takes a copy
of that one chunk first. So a copy of a table costs the same, however large the table is.

Around its own cells a chunk has a margin with what its neighbours know, so that all that is read
around a tile is in the chunk of its first cell. Whoever changes cells near a border writes them
into the neighbours whose margins they are in, too.

         7    128   9
       ┌───┬───────┬───┐
     7 │   :       :   │    The margin is wider behind than before: what is read around a tile
       ├ ─ ┌───────┐ ─ ┤    reaches from three cells before its first one to five behind it.
   128 │   │  own  │   │    Four more on each side have room for the rest of a tile that changes
       ├ ─ └───────┘ ─ ┤    one of these. So all that a tile changes is written without a look
     9 │   :       :   │    at where the margin ends, which would take longer than writing.
       └───┴───────┴───┘
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Final, TypeAlias

from chromino_core.placement import STEPS, STRIDE, STRIDE_BITS, Placement

__all__ = ["INNER", "WIDTH", "Buckets", "Chunk", "Chunks"]

_SIZE: Final = 128
_BEFORE: Final = 3 + 4
_BEHIND: Final = 5 + 4
WIDTH: Final = _BEFORE + _SIZE + _BEHIND
"""How many bytes of a chunk are in a row: so far it is from a cell to the one below."""
_FIRST: Final = _BEFORE * WIDTH + _BEFORE  # the place of its first own cell

# A cell is shifted to its *spot*, in which four numbers lie side by side: from the lowest bits up,
# the column in the chunk, the chunk's column, the row in the chunk, the chunk's row.
_LAST: Final = _SIZE - 1
_IN_CHUNK: Final = _LAST * STRIDE + _LAST
_CHUNK: Final = ~_IN_CHUNK
_MIDDLE: Final = _SIZE // 2 * STRIDE + _SIZE // 2

# A tile changes cells from one before its first cell to three after it. If that one has six rows
# and columns of its chunk on each side, then no neighbour reads them.
_PLACES: Final = range(-_BEFORE, _SIZE + _BEHIND)
_PARTS: Final = [0 if at < 6 else 1 if at < _SIZE - 6 else 2 for at in _PLACES]
_PART_ROWS: Final = [bytes(3 * row + column for column in _PARTS) for row in range(3)]
_PART: Final = b"".join(_PART_ROWS[row] for row in _PARTS)
"""By a place, in which part of its chunk it is: one of four corners, four edges, or the middle."""

# The slots that it closes or opens begin from three cells before its first one to three after it.
_INNER: Final = [3 <= at < _SIZE - 3 for at in _PLACES]
INNER: Final = b"".join(bytes(_INNER if row else WIDTH) for row in _INNER)
"""By a place, whether all slots that a tile there closes or opens are of its own chunk."""

_WAYS: Final = (0, -_SIZE), (0,), (0, _SIZE)
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


Buckets: TypeAlias = dict[int, set[int]]
"""Slots by what they demand."""


class _Borrowed(Buckets):
    """The buckets of a copy: it has its own one of each that it wants to change."""

    __slots__ = ("_lender",)

    def __init__(self, lender: Mapping[int, set[int]]) -> None:
        self._lender = lender

    def __missing__(self, demand: int) -> set[int]:
        self[demand] = bucket = {*self._lender.get(demand, ())}
        return bucket


_NOBODY: Final[Mapping[int, set[int]]] = {}


class Chunk:
    """What is known of some cells, and the slots that begin there."""

    __slots__ = ("bytes", "editor", "lender", "slots", "tiles")

    def __init__(self, editor: object) -> None:
        self.editor = editor
        """Whoever holds this may change the chunk; nobody else holds the same."""
        self.bytes = memoryview(bytearray(WIDTH * WIDTH))
        """What the free geometry knows, a byte for each cell and each of the margin.

        A view of them: parts are read and written twice as fast as of the bytes themselves."""
        self.tiles: dict[int, Placement] = {}
        """What lies on a cell, also in the margin."""
        self.slots: Buckets = defaultdict(set)
        """The open slots of which the first cell is one of its own, for changes.

        A demand that no slot has any more stays, because it will often be back soon."""
        self.lender = _NOBODY
        """Those that it still shares with the chunk it is a copy of: of demands not in `slots`."""

    def copy(self, editor: object) -> Chunk:
        other = object.__new__(Chunk)
        other.editor = editor
        other.bytes = memoryview(bytearray(self.bytes))
        other.tiles = self.tiles.copy()
        other.lender = self.buckets()
        other.slots = _Borrowed(other.lender)
        return other

    def buckets(self) -> Mapping[int, set[int]]:
        """All its open slots, for reading."""
        return {**self.lender, **self.slots} if self.lender else self.slots

    def bucket(self, demand: int) -> Collection[int]:
        """The open slots with this demand, for reading."""
        return self.slots[demand] if demand in self.slots else self.lender.get(demand, ())

    def cover(self, slot: int, placement: Placement) -> None:
        first, step, tiles = slot >> 1, STEPS[slot & 1], self.tiles
        tiles[first] = tiles[first + step] = tiles[first + 2 * step] = placement

    def uncover(self, slot: int) -> None:
        first, step, tiles = slot >> 1, STEPS[slot & 1], self.tiles
        del tiles[first], tiles[first + step], tiles[first + 2 * step]


_Place: TypeAlias = tuple[Chunk, int]
"""A chunk, and where a cell is among its bytes."""

_NOWHERE: Final = Chunk(None)


class Chunks:
    """The chunks of one table."""

    __slots__ = ("_editor", "_shift", "by_key", "home")

    def __init__(self) -> None:
        self.by_key: dict[int, Chunk] = {}
        """All there are, for reading."""
        self.home = 0
        """The key of the first one."""
        self._editor: object = None  # None: all chunks, and also what holds them, may be shared
        self._shift = 0  # from a cell to its spot

    def __len__(self) -> int:
        return len(self.by_key)

    def copy(self) -> Chunks:
        other = object.__new__(Chunks)
        other.by_key = self.by_key
        other._shift = self._shift
        other.home = self.home
        other._editor = self._editor = None
        return other

    def clear(self) -> None:
        """Forget all; the next first tile may lie far away from this one."""
        self.by_key, self._editor = {}, None

    def key(self, cell: int) -> int:
        """The number of the chunk that a cell belongs to."""
        return cell + self._shift & _CHUNK

    def near(self, cell: int) -> Chunk:
        """The chunk with all that is known around a tile that begins in the cell, for reading."""
        return self.by_key.get(cell + self._shift & _CHUNK, _NOWHERE)

    def place(self, cell: int) -> _Place:
        """The same, and where the cell is in it."""
        spot = cell + self._shift
        at = (spot >> STRIDE_BITS & _LAST) * WIDTH + (spot & _LAST) + _FIRST
        return self.by_key.get(spot & _CHUNK, _NOWHERE), at

    def edit(self, cell: int) -> tuple[int, Chunk, int, Sequence[_Place]]:
        """For a tile that begins in the cell: the key of its chunk, and its place, for changes.

        At last the places of the cell in those neighbours that have to be told, if any.
        """
        spot = cell + self._shift
        key = spot & _CHUNK
        chunk = self.by_key.get(key)
        if chunk is None or chunk.editor is not self._editor:
            spot = self._begin(cell)
            key = spot & _CHUNK
            chunk = self.own(key)
        at = (spot >> STRIDE_BITS & _LAST) * WIDTH + (spot & _LAST) + _FIRST
        beside = _BESIDE[_PART[at]]
        if beside:
            return key, chunk, at, [(self.own(key + step), at + there) for step, there in beside]
        return key, chunk, at, ()

    def _begin(self, cell: int) -> int:
        """The spot of a cell. The first tile is in the middle of the first chunk.

        So most tables need only that one.
        """
        if not self.by_key:
            # The half makes all columns positive, so that they don't borrow from the rows.
            half = STRIDE >> 1
            self._shift = half + (_MIDDLE - cell - half & _IN_CHUNK)
            self.home = cell + self._shift & _CHUNK
        return cell + self._shift

    def own(self, key: int) -> Chunk:
        """The chunk with this key, which nobody shares from now on."""
        if self._editor is None:
            self._editor = object()
            self.by_key = self.by_key.copy()
        chunk = self.by_key.get(key)
        if chunk is None:
            chunk = self.by_key[key] = Chunk(self._editor)
        elif chunk.editor is not self._editor:
            chunk = self.by_key[key] = chunk.copy(self._editor)
        return chunk
