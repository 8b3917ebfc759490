"""The table: tiles laid on an unbounded grid, where others may be laid, and why not elsewhere.

>>> board = Board("B*Y@0,0> BRY@0,1>")
>>> board.is_legal("BGP@-1,2>")
False
>>> [problem.id for problem in board.problems("BGP@-1,2>")]
['mismatch', 'mismatch']
>>> [str(placement) for placement in board.legal_placements("GBB")]
['BBG@-1,-1>', 'BBG@-1,0v', 'GBB@-1,-1>', 'GBB@-1,-1v']

The first tile may lie anywhere. Every other one needs `min_contacts` contacts, all of equal
colours; a board never holds an illegal placement.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal, NamedTuple, NoReturn, TypeAlias, get_args
from weakref import ref

from chromino_core.contacts import Contact, Side, mismatches, not_as_dominoes
from chromino_core.index.dominoes import DominoSlots
from chromino_core.index.free import FreeSlots
from chromino_core.index.slots import EDGES, Note, Slots
from chromino_core.placement import (
    FARTHEST,
    STEPS,
    Placement,
    cell_of,
    placements_of,
    square_on,
    texts_of,
    xy,
)
from chromino_core.problems import (
    Cell,
    IllegalMove,
    InvalidNotation,
    InvalidSetup,
    Problem,
    Value,
    shown,
)
from chromino_core.symmetry import least_image
from chromino_core.tiles import Tile, tile_of
from chromino_core.watched import Watched

__all__ = ["Board", "FrozenBoard", "Geometry", "Laid"]

Geometry: TypeAlias = Literal["free", "dominoes"]

_GEOMETRIES: Final = get_args(Geometry)

_Laid: TypeAlias = "tuple[Placement, Note, _Laid] | None"
"""The tile laid last, what lifting it needs, and the same of those before; copies share it."""

# A table never grows so far that a placement on it would have no text.
_FIRST_FARTHEST: Final = FARTHEST // 2


class Laid(NamedTuple):
    """A tile on the table as a row of plain values, for a data frame."""

    order: int
    """When it was laid, from 1."""
    placement: str
    tile: str
    x: int
    y: int
    direction: Literal["right", "down"]
    contacts: int
    """With the tiles that lay there before it."""


class Board(Watched):
    """Tiles on the table, in the order in which they were laid.

    They are given as a text, one by one, or as a board, whose tiles are laid by its own rules if
    no others are named.

    >>> Board(Board("BRY@0,0>", min_contacts=1))
    Board('BRY@0,0>', min_contacts=1)
    >>> Board(["B*Y@0,0>", Placement("BRY@0,1>")])
    Board('B*Y@0,0> BRY@0,1>')
    """

    _min_contacts: int
    _geometry: Geometry

    __slots__ = ("_frozen", "_geometry", "_laid", "_min_contacts", "_placements", "_size", "_slots")

    def __init__(
        self,
        tiles: str | Iterable[Placement | str] = "",
        *,
        min_contacts: int | None = None,
        geometry: Geometry | None = None,
    ) -> None:
        usual: tuple[int, Geometry] = (2, "free")
        if isinstance(tiles, Board):
            usual = tiles.min_contacts, tiles.geometry
        min_contacts = usual[0] if min_contacts is None else min_contacts
        geometry = usual[1] if geometry is None else geometry
        if min_contacts not in (1, 2) or type(min_contacts) is not int:
            raise InvalidSetup.because("min-contacts-range", value=shown(min_contacts))
        if geometry not in _GEOMETRIES:
            raise InvalidSetup.because("unknown-geometry", value=shown(geometry))
        if geometry == "dominoes" and min_contacts != 1:
            raise InvalidSetup.because("dominoes-need-one-contact")
        self._min_contacts = min_contacts
        self._geometry = geometry
        self._slots: Slots = FreeSlots(min_contacts) if geometry == "free" else DominoSlots()
        self._size = 0
        self._laid: _Laid = None
        self._placements: tuple[Placement, ...] | None = ()  # None: not asked for since then
        self._frozen: ref[FrozenBoard] | None = None
        self._watchers = []
        if isinstance(tiles, str):
            tiles = tiles.split(" ") if tiles else ()
        if not isinstance(tiles, Iterable):
            raise InvalidNotation.because("not-a-board", text=shown(tiles))
        for placement in tiles:
            self.lay(placement)

    @property
    def min_contacts(self) -> int:
        return self._min_contacts

    @property
    def geometry(self) -> Geometry:
        return self._geometry

    @property
    def placements(self) -> tuple[Placement, ...]:
        if self._placements is None:
            found, laid = [], self._laid
            while laid is not None:
                placement, _, laid = laid
                found.append(placement)
            self._placements = tuple(reversed(found))
        return self._placements

    @property
    def slots(self) -> Slots:
        """The index behind the table, for reading: the open slots, and what they demand."""
        return self._slots

    def at(self, cell: Cell) -> Placement | None:
        """The tile that covers the cell."""
        number = cell_of(*cell)
        owner = self._slots.around(2 * number).get(number)
        return owner if owner is not None and cell in owner.cells else None

    def square(self, cell: Cell) -> str | None:
        """The letter of the square on the cell."""
        owner = self.at(cell)
        return None if owner is None else owner.reading[owner.cells.index(cell)]

    def bounds(self) -> tuple[int, int, int, int]:
        """The least rectangle around the tiles as left, top, right, bottom, both ends included.

        An empty board has none; there it is the cell (0, 0).
        """
        cells = [cell for placement in self for cell in placement.cells] or [(0, 0)]
        columns, rows = zip(*cells, strict=True)
        return min(columns), min(rows), max(columns), max(rows)

    # Laying and lifting

    def lay(self, placement: Placement | str) -> Placement:
        """Lay a tile; raises `IllegalMove` with every reason if it may not lie there."""
        placement = Placement(placement)
        if not self._allows(placement):
            raise IllegalMove(self.problems(placement), str(placement))
        self.lay_unchecked(placement)
        return placement

    def lay_unchecked(self, placement: Placement) -> None:
        """Lay a tile that is known to be legal."""
        if self._frozen is not None:
            self._part()
        self._laid = placement, self._slots.lay(placement), self._laid
        self._placements = None
        self._size += 1
        if self._watchers:
            self._tell()

    def lift(self) -> Placement:
        """Take the tile laid last off the table."""
        if self._laid is None:
            raise IllegalMove.because("nothing-to-lift")
        if self._frozen is not None:
            self._part()
        placement, note, self._laid = self._laid
        self._placements = None
        self._size -= 1
        if self._laid is None:
            self._slots.clear()
        else:
            self._slots.lift(placement, note)
        if self._watchers:
            self._tell()
        return placement

    def copy(self) -> Board:
        """A board of its own with the same tiles; nobody watches it.

        It costs the same however many tiles there are, as boards share what they have in common.
        """
        other = object.__new__(Board)
        self._share(other)
        other._slots = self._slots.copy()
        return other

    def frozen(self) -> FrozenBoard:
        """The same table to look at, which stays as it is and can be shared by all.

        >>> board = Board("B*Y@0,0> BRY@0,1>")
        >>> seen = board.frozen()
        >>> seen is board.frozen(), board.lift(), len(seen)
        (True, Placement('BRY@0,1>'), 2)
        >>> seen.lift()
        Traceback (most recent call last):
        chromino_core.problems.IllegalMove: This table can only be looked at. ...
        """
        frozen = None if self._frozen is None else self._frozen()
        if frozen is None:
            frozen = object.__new__(FrozenBoard)
            self._share(frozen)
            self._slots.settle()  # so that whoever reads it changes nothing, in any thread
            frozen._slots = self._slots
            self._frozen = ref(frozen)
        return frozen

    def _part(self) -> None:
        """Before a change, if it was frozen: whoever still looks at the table keeps it as it is."""
        if self._frozen is not None and self._frozen() is not None:
            self._slots = self._slots.copy()
        self._frozen = None

    def _share(self, other: Board) -> None:
        """Let another board have the same tiles; its index is up to the caller."""
        other._min_contacts = self._min_contacts
        other._geometry = self._geometry
        other._size = self._size
        other._laid = self._laid
        other._placements = self._placements
        other._frozen = None
        other._watchers = []

    __copy__ = copy

    def __reduce__(self) -> tuple[Callable[..., Board], tuple[object, ...]]:
        return _rebuilt, (str(self), self._min_contacts, self._geometry)

    # Where a tile may lie

    def legal_placements(self, tile: Tile | str) -> list[Placement]:
        """All legal placements of a tile, in a fixed order.

        An empty table is unbounded, so of the first tile only the one at the origin is listed.
        """
        if not isinstance(tile, Tile):
            tile = tile_of(tile)
        found = self._slots.find((tile,)) if self._size else [(tile.text, [0])]
        return placements_of(found) if found else []

    def legal_texts(self, tiles: Iterable[Tile]) -> dict[str, int]:
        """The texts of all legal placements of these tiles, each with its slot, in the same order.

        They cost less than the placements.
        """
        if self._size:
            return texts_of(self._slots.find(tiles))
        return texts_of([(tile.text, [0]) for tile in tiles])

    def fitting(self, tiles: Iterable[Tile]) -> list[Tile]:
        """Those of the tiles that fit anywhere; costs less than listing where."""
        return self._slots.fitting(tiles) if self._size else list(tiles)

    def is_legal(self, placement: Placement | str) -> bool:
        return self._allows(Placement(placement))

    def _allows(self, placement: Placement) -> bool:
        if self._size:
            return self._slots.allows(placement)
        return max(abs(placement.x), abs(placement.y)) <= _FIRST_FARTHEST

    def contacts(self, placement: Placement | str) -> tuple[Contact, ...]:
        """Each contact the tile would make, good or bad, in the order of its squares.

        A square whose own cell is covered touches nothing: there it cannot lie.
        """
        placement = Placement(placement)
        slot = placement.slot
        first, along = slot >> 1, STEPS[slot & 1]
        inside = (first, first + along, first + 2 * along)
        owner = self._slots.around(slot)
        found = []
        for cell, colour in zip(inside, placement.reading, strict=True):
            if cell in owner:
                continue
            for step in (-STEPS[1], -STEPS[0], STEPS[0], STEPS[1]):
                near = cell + step
                touched = owner.get(near)
                if touched is not None and near not in inside:
                    side: Side = "short" if abs(step) == along else "long"
                    square = square_on(touched, near)
                    found.append(Contact(xy(cell), colour, side, xy(near), square, touched))
        return tuple(found)

    def touched(self, slot: int) -> list[Placement | None]:
        """The tile at each outer edge of a slot, the short sides first.

        That is what a tile laid there would touch; finding out costs less than its `contacts`.
        """
        first, owner = slot >> 1, self._slots.around(slot).get
        return [owner(first + offset) for _, _, offset in EDGES[slot & 1]]

    def problems(self, placement: Placement | str) -> tuple[Problem, ...]:
        """Every reason why the tile may not lie there; none if it may."""
        placement = Placement(placement)
        if self.is_legal(placement):
            return ()
        if not self._size:
            args: dict[str, Value] = {"text": str(placement), "farthest": _FIRST_FARTHEST}
            return (Problem("too-far", args, placement.cells),)
        contacts = self.contacts(placement)
        found = []
        covered = tuple(cell for cell in placement.cells if self.at(cell))
        if covered:
            found.append(Problem("occupied", {}, covered))
        found += mismatches(contacts)
        if not contacts and not covered:
            found.append(Problem("not-touching", {}, placement.cells))
        elif 0 < len(contacts) < self._min_contacts:
            args = {"made": len(contacts), "need": self._min_contacts}
            found.append(Problem("too-few-contacts", args, tuple(c.cell for c in contacts)))
        if self._geometry == "dominoes":
            found += not_as_dominoes(placement, contacts)
        return tuple(found)

    def rows(self) -> list[Laid]:
        """The tiles in the order in which they were laid, as rows for a data frame.

        >>> Board("B*Y@0,0> BRY@0,1>").rows()[1]
        Laid(order=2, placement='BRY@0,1>', tile='BRY', x=0, y=1, direction='right', contacts=3)
        """
        rows, so_far = [], Board()  # contacts are the same by any rules
        for order, placement in enumerate(self, 1):
            way: Literal["right", "down"] = "down" if placement.down else "right"
            contacts = len(so_far.contacts(placement))
            x, y = placement.cells[0]
            rows.append(Laid(order, str(placement), placement.tile.text, x, y, way, contacts))
            so_far.lay_unchecked(placement)
        return rows

    # The board as a value

    def key(self) -> str:
        """A text that is equal for shifted, turned or mirrored images of one board.

        >>> Board("BRY@0,0>").key() == Board("YRB@7,-7v").key() != Board("BYR@0,0>").key()
        True
        """
        return least_image(self.placements)

    def __str__(self) -> str:
        return " ".join(map(str, self.placements))

    def __repr__(self) -> str:
        options = [repr(str(self))] if self._size else []
        if self._min_contacts != 2:
            options.append(f"min_contacts={self._min_contacts}")
        if self._geometry != "free":
            options.append(f"geometry={self._geometry!r}")
        return f"Board({', '.join(options)})"

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Placement]:
        return iter(self.placements)

    def __bool__(self) -> bool:
        """A board is never false, not even an empty one."""
        return True

    def __eq__(self, other: object) -> bool:
        """Equal boards look the same and take the same tiles; the order of laying is no matter."""
        if not isinstance(other, Board):
            return NotImplemented
        return (
            self._size == other._size
            and {*self} == {*other}
            and self._min_contacts == other._min_contacts
            and self._geometry == other._geometry
        )

    __hash__ = None  # type: ignore[assignment]  # a board changes; its key() may be hashed

    def _repr_svg_(self) -> str:
        from chromino_core import svg

        return svg.board(self)


class FrozenBoard(Board):
    """A table that nobody can change: `Board.frozen` makes it, and `copy` a board to play on."""

    __slots__ = ("__weakref__",)

    def lay(self, placement: Placement | str) -> NoReturn:
        raise IllegalMove.because("board-frozen")

    def lay_unchecked(self, placement: Placement) -> NoReturn:
        raise IllegalMove.because("board-frozen")

    def lift(self) -> NoReturn:
        raise IllegalMove.because("board-frozen")

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """There is nothing to tell of; so those who share it don't learn of each other either."""
        return lambda: None

    def frozen(self) -> FrozenBoard:
        return self

    def __copy__(self) -> FrozenBoard:
        return self

    def __deepcopy__(self, memo: object) -> FrozenBoard:
        return self

    def __reduce__(self) -> tuple[Callable[..., Board], tuple[object, ...]]:
        return _rebuilt, (str(self), self._min_contacts, self._geometry, True)

    def __hash__(self) -> int:  # type: ignore[override]  # it doesn't change
        return hash((frozenset(self), self._min_contacts, self._geometry))

    def __repr__(self) -> str:
        return f"{super().__repr__()}.frozen()"


def _rebuilt(text: str, min_contacts: int, geometry: Geometry, frozen: bool = False) -> Board:
    board = Board(text, min_contacts=min_contacts, geometry=geometry)
    return board.frozen() if frozen else board
