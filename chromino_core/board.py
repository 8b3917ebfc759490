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
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from chromino_core.index.dominoes import DominoSlots
from chromino_core.index.free import FreeSlots
from chromino_core.index.slots import EDGES, Slots
from chromino_core.placement import FARTHEST, STEPS, Placement, cell_of, place, xy
from chromino_core.problems import (
    Cell,
    IllegalMove,
    InvalidNotation,
    InvalidSetup,
    Problem,
    Value,
    shown,
)
from chromino_core.tiles import MATCHES, WILD, Tile, tile_of
from chromino_core.watched import Watched

__all__ = ["Board", "Contact", "Geometry", "Laid", "Side"]

Geometry: TypeAlias = Literal["free", "dominoes"]
Side: TypeAlias = Literal["short", "long"]

_GEOMETRIES: Final = get_args(Geometry)

# A table never grows so far that a placement on it would have no text.
_FIRST_FARTHEST: Final = FARTHEST // 2

# The four turns of a table, and of its mirror image: (x, y) becomes (ax + by, cx + dy).
_SYMMETRIES: Final = (
    (1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0),
    (-1, 0, 0, 1), (0, 1, 1, 0), (1, 0, 0, -1), (0, -1, -1, 0),
)  # fmt: skip


class Contact(NamedTuple):
    """An edge that a square of the tile being laid shares with a square on the table."""

    cell: Cell
    colour: str
    side: Side
    """The side of the tile being laid."""
    neighbour: Cell
    neighbour_colour: str
    touched: Placement

    @property
    def matches(self) -> bool:
        return self.neighbour_colour in MATCHES[self.colour]


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
    """Tiles on the table, in the order in which they were laid."""

    __slots__ = ("_geometry", "_lying", "_min_contacts", "_owner", "_slots")

    def __init__(
        self, text: str = "", *, min_contacts: int = 2, geometry: Geometry = "free"
    ) -> None:
        if min_contacts not in (1, 2) or type(min_contacts) is not int:
            raise InvalidSetup.because("min-contacts-range", value=shown(min_contacts))
        if geometry not in _GEOMETRIES:
            raise InvalidSetup.because("unknown-geometry", value=shown(geometry))
        if geometry == "dominoes" and min_contacts != 1:
            raise InvalidSetup.because("dominoes-need-one-contact")
        self._min_contacts = min_contacts
        self._geometry: Geometry = geometry
        self._slots: Slots = FreeSlots(min_contacts) if geometry == "free" else DominoSlots()
        self._lying: list[Placement] = []
        self._owner: dict[int, Placement] = {}
        self._watchers = []
        if not isinstance(text, str):
            raise InvalidNotation.because("not-a-board", text=shown(text))
        for word in text.split(" ") if text else ():
            self.lay(word)

    @property
    def min_contacts(self) -> int:
        return self._min_contacts

    @property
    def geometry(self) -> Geometry:
        return self._geometry

    @property
    def placements(self) -> tuple[Placement, ...]:
        return tuple(self._lying)

    def at(self, cell: Cell) -> Placement | None:
        """The tile that covers the cell."""
        owner = self._owner.get(cell_of(*cell))
        return owner if owner is not None and cell in owner.cells else None

    def square(self, cell: Cell) -> str | None:
        """The letter of the square on the cell."""
        owner = self.at(cell)
        return None if owner is None else owner._reading[owner.cells.index(cell)]

    def bounds(self) -> tuple[int, int, int, int]:
        """The least rectangle around the tiles as left, top, right, bottom, both ends included.

        An empty board has none; there it is the cell (0, 0).
        """
        cells = [xy(cell) for cell in self._owner] or [(0, 0)]
        columns, rows = zip(*cells, strict=True)
        return min(columns), min(rows), max(columns), max(rows)

    # Laying and lifting

    def lay(self, placement: Placement | str) -> Placement:
        """Lay a tile; raises `IllegalMove` with every reason if it may not lie there."""
        placement = Placement(placement)
        if not self.is_legal(placement):
            raise IllegalMove(self.problems(placement))
        self.lay_unchecked(placement)
        return placement

    def lay_unchecked(self, placement: Placement) -> None:
        """Lay a tile that is known to be legal."""
        # The index first: it may run out of memory, and then the board is as it was.
        self._slots.lay(placement._reading, placement._slot)
        first, step = placement._slot >> 1, STEPS[placement._slot & 1]
        owner = self._owner
        owner[first] = owner[first + step] = owner[first + 2 * step] = placement
        self._lying.append(placement)
        if self._watchers:
            self._tell()

    def lift(self) -> Placement:
        """Take the tile laid last off the table."""
        if not self._lying:
            raise IllegalMove.because("nothing-to-lift")
        placement = self._lying.pop()
        first, step = placement._slot >> 1, STEPS[placement._slot & 1]
        for cell in (first, first + step, first + 2 * step):
            del self._owner[cell]
        self._slots.lift(placement._slot)
        if self._watchers:
            self._tell()
        return placement

    def copy(self) -> Board:
        """A board of its own with the same tiles; nobody watches it."""
        other = object.__new__(Board)
        other._min_contacts = self._min_contacts
        other._geometry = self._geometry
        other._slots = self._slots.copy()
        other._lying = self._lying.copy()
        other._owner = self._owner.copy()
        other._watchers = []
        return other

    __copy__ = copy

    def __reduce__(self) -> tuple[Callable[..., Board], tuple[str, int, Geometry]]:
        return _rebuilt, (str(self), self._min_contacts, self._geometry)

    # Where a tile may lie

    def legal_placements(self, tile: Tile | str) -> list[Placement]:
        """All legal placements of a tile, in a fixed order.

        An empty table is unbounded, so of the first tile only the one at the origin is listed.
        """
        if not isinstance(tile, Tile):
            tile = tile_of(tile)
        return self._slots.find(tile) if self._lying else [place(tile.text, 0)]

    def fitting(self, tiles: Iterable[Tile]) -> list[Tile]:
        """Those of the tiles that fit anywhere; costs less than listing where."""
        return self._slots.fitting(tiles) if self._lying else list(tiles)

    def is_legal(self, placement: Placement | str) -> bool:
        placement = Placement(placement)
        if self._lying:
            return self._slots.allows(placement._reading, placement._slot)
        return max(abs(placement.x), abs(placement.y)) <= _FIRST_FARTHEST

    def contacts(self, placement: Placement | str) -> tuple[Contact, ...]:
        """Each contact the tile would make, good or bad, in the order of its squares.

        A square whose own cell is covered touches nothing: there it cannot lie.
        """
        placement = Placement(placement)
        first, along = placement._slot >> 1, STEPS[placement._slot & 1]
        inside = (first, first + along, first + 2 * along)
        owner = self._owner
        found = []
        for cell, colour in zip(inside, placement._reading, strict=True):
            if cell in owner:
                continue
            for step in (-STEPS[1], -STEPS[0], STEPS[0], STEPS[1]):
                near = cell + step
                touched = owner.get(near)
                if touched is not None and near not in inside:
                    side: Side = "short" if abs(step) == along else "long"
                    square = _square(touched, near)
                    found.append(Contact(xy(cell), colour, side, xy(near), square, touched))
        return tuple(found)

    def touched(self, slot: int) -> list[Placement | None]:
        """The tile at each outer edge of a slot, the short sides first.

        That is what a tile laid there would touch; finding out costs less than its `contacts`.
        """
        first, owner = slot >> 1, self._owner.get
        return [owner(first + offset) for _, _, offset in EDGES[slot & 1]]

    def problems(self, placement: Placement | str) -> tuple[Problem, ...]:
        """Every reason why the tile may not lie there; none if it may."""
        placement = Placement(placement)
        if self.is_legal(placement):
            return ()
        if not self._lying:
            args: dict[str, Value] = {"text": str(placement), "farthest": _FIRST_FARTHEST}
            return (Problem("too-far", args, placement.cells),)
        contacts = self.contacts(placement)
        found = []
        covered = tuple(cell for cell in placement.cells if cell_of(*cell) in self._owner)
        if covered:
            found.append(Problem("occupied", {}, covered))
        found += [
            Problem(
                "mismatch",
                {"colour": contact.colour, "neighbour": contact.neighbour_colour},
                (contact.cell, contact.neighbour),
            )
            for contact in contacts
            if not contact.matches
        ]
        if not contacts and not covered:
            found.append(Problem("not-touching", {}, placement.cells))
        elif 0 < len(contacts) < self._min_contacts:
            args = {"made": len(contacts), "need": self._min_contacts}
            found.append(Problem("too-few-contacts", args, tuple(c.cell for c in contacts)))
        if self._geometry == "dominoes":
            found += _domino_problems(placement, contacts)
        return tuple(found)

    def rows(self) -> list[Laid]:
        """The tiles in the order in which they were laid, as rows for a data frame.

        >>> Board("B*Y@0,0> BRY@0,1>").rows()[1]
        Laid(order=2, placement='BRY@0,1>', tile='BRY', x=0, y=1, direction='right', contacts=3)
        """
        rows, so_far = [], Board()  # contacts are the same by any rules
        for order, placement in enumerate(self._lying, 1):
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
        return min(_image(self._lying, symmetry) for symmetry in _SYMMETRIES)

    def __str__(self) -> str:
        return " ".join(map(str, self._lying))

    def __repr__(self) -> str:
        options = [repr(str(self))] if self._lying else []
        if self._min_contacts != 2:
            options.append(f"min_contacts={self._min_contacts}")
        if self._geometry != "free":
            options.append(f"geometry={self._geometry!r}")
        return f"Board({', '.join(options)})"

    def __len__(self) -> int:
        return len(self._lying)

    def __iter__(self) -> Iterator[Placement]:
        return iter(self._lying)

    def __bool__(self) -> bool:
        """A board is never false, not even an empty one."""
        return True

    def __eq__(self, other: object) -> bool:
        """Equal boards look the same and take the same tiles; the order of laying is no matter."""
        if not isinstance(other, Board):
            return NotImplemented
        return (
            self._owner == other._owner
            and self._min_contacts == other._min_contacts
            and self._geometry == other._geometry
        )

    __hash__ = None  # type: ignore[assignment]  # a board changes; its key() may be hashed

    def _repr_svg_(self) -> str:
        from chromino_core import svg

        return svg.board(self)


def _rebuilt(text: str, min_contacts: int, geometry: Geometry) -> Board:
    return Board(text, min_contacts=min_contacts, geometry=geometry)


def _square(placement: Placement, cell: int) -> str:
    offset = cell - (placement._slot >> 1)
    return placement._reading[offset // STEPS[placement._slot & 1]]


def _domino_problems(placement: Placement, contacts: tuple[Contact, ...]) -> Iterator[Problem]:
    """What the junior game with dominoes' geometry asks besides matching colours."""
    if len(contacts) > 1:
        cells = tuple(contact.cell for contact in contacts)
        yield Problem("too-many-contacts", {"made": len(contacts)}, cells)
    for contact in contacts:
        cells = (contact.cell, contact.neighbour)
        at_end = (contact.cell[0] == contact.neighbour[0]) == contact.touched.down
        if placement.tile.is_chameleon:
            if contact.colour != WILD:
                yield Problem("chameleon-across", {}, cells)
            elif contact.neighbour_colour == WILD:
                yield Problem("centre-to-centre", {}, cells)
            elif not at_end:
                yield Problem("not-at-an-end", {}, cells)
        elif contact.side != "short":
            yield Problem("not-end-to-end", {}, cells)
        elif contact.neighbour_colour != WILD and not at_end:
            yield Problem("not-at-an-end", {}, cells)


def _image(placements: list[Placement], symmetry: tuple[int, int, int, int]) -> str:
    """The board as it looks after a turn or flip, at the origin, its tiles in fixed order."""
    xx, xy_, yx, yy = symmetry
    images = []
    for placement in placements:
        cells = [(xx * x + xy_ * y, yx * x + yy * y) for x, y in placement.cells]
        reading = placement._reading
        if cells[0] > cells[2]:
            cells, reading = cells[::-1], reading[::-1]
        images.append((cells[0][1], cells[0][0], cells[0][0] == cells[1][0], reading))
    top = min((y for y, *_ in images), default=0)
    left = min((x for _, x, *_ in images), default=0)
    shifted = sorted((y - top, x - left, down, reading) for y, x, down, reading in images)
    return " ".join(f"{r}@{x},{y}{'v' if down else '>'}" for y, x, down, r in shifted)
