"""The referee: placing and scoring as RULES.md has them, by plainly looking at every slot.

Nothing here comes from `chromino_core`, and nothing is clever: the engine is right when it agrees.
It is also the plain scan that `make bench` compares the engine with.

>>> sorted(legal_placements(["B*Y@0,0>", "BRY@0,1>"], "GBB"))
['BBG@-1,-1>', 'BBG@-1,0v', 'GBB@-1,-1>', 'GBB@-1,-1v']
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

Cell: TypeAlias = tuple[int, int]

WILD = "*"
SCORINGS = ("simple", "expert", "contacts", "kinds", "sides")
NEIGHBOURS = ((0, -1), (-1, 0), (1, 0), (0, 1))


class Laid(NamedTuple):
    """A placement, taken apart."""

    reading: str
    cells: tuple[Cell, Cell, Cell]
    down: bool


class Edge(NamedTuple):
    """A contact: an edge between a square of the tile being laid and a square on the table."""

    square: int
    """Which of the three squares of the tile being laid."""
    side: str
    """The side of the tile being laid: 'short' or 'long'."""
    cell: Cell
    neighbour: Cell
    letter: str
    """Of the square on the table."""
    their_side: str
    """The side of the tile on the table."""
    tile: int
    """Which of the tiles on the table, in the order in which they were laid."""


def read(text: str) -> Laid:
    match = re.fullmatch(r"([RGBYP*]{3})@(-?\d+),(-?\d+)([>v])", text)
    if match is None:
        raise ValueError(f"no placement: {text!r}")
    reading, x, y, way = match.groups()
    return Laid(reading, slot(int(x), int(y), way), way == "v")


def slot(x: int, y: int, way: str) -> tuple[Cell, Cell, Cell]:
    if way == "v":
        return (x, y), (x, y + 1), (x, y + 2)
    return (x, y), (x + 1, y), (x + 2, y)


def matches(one: str, other: str) -> bool:
    return one == other or WILD in (one, other)


def is_fine(reading: str, edges: list[Edge], min_contacts: int, geometry: str) -> bool:
    """Whether these contacts make a legal placement on empty cells next to the table."""
    if len(edges) < min_contacts:
        return False
    if not all(matches(reading[edge.square], edge.letter) for edge in edges):
        return False
    return geometry == "free" or is_like_dominoes(reading, edges)


def is_like_dominoes(reading: str, edges: list[Edge]) -> bool:
    """Exactly one contact in all, between the right squares and through the right sides."""
    if len(edges) != 1:
        return False
    edge = edges[0]
    at_an_end = edge.their_side == "short"  # only end squares have a free short side
    at_a_centre = edge.letter == WILD
    if WILD in reading:
        return reading[edge.square] == WILD and at_an_end
    return edge.side == "short" and (at_an_end or at_a_centre)


class Table:
    """The squares on the table. It takes every tile it is given, legal or not."""

    def __init__(self, placements: Iterable[str] = ()) -> None:
        self.laid: list[Laid] = []
        self.squares: dict[Cell, str] = {}
        self.owners: dict[Cell, int] = {}
        for text in placements:
            self.lay(text)

    def lay(self, text: str) -> None:
        laid = read(text)
        for cell, letter in zip(laid.cells, laid.reading, strict=True):
            self.squares[cell] = letter
            self.owners[cell] = len(self.laid)
        self.laid.append(laid)

    def is_empty(self, cells: Iterable[Cell]) -> bool:
        return not any(cell in self.squares for cell in cells)

    def edges(self, cells: tuple[Cell, Cell, Cell], down: bool) -> list[Edge]:
        """The contacts of a tile on these cells; a square that finds its cell covered has none."""
        found = []
        for square, cell in enumerate(cells):
            if cell in self.squares:
                continue
            for dx, dy in NEIGHBOURS:
                neighbour = (cell[0] + dx, cell[1] + dy)
                if neighbour in self.squares and neighbour not in cells:
                    owner = self.owners[neighbour]
                    letter = self.squares[neighbour]
                    vertical = dx == 0
                    side = "short" if vertical == down else "long"
                    their_side = "short" if vertical == self.laid[owner].down else "long"
                    found.append(Edge(square, side, cell, neighbour, letter, their_side, owner))
        return found

    def is_legal(self, text: str, min_contacts: int = 2, geometry: str = "free") -> bool:
        laid = read(text)
        if not self.laid:
            return True
        if not self.is_empty(laid.cells):
            return False
        edges = self.edges(laid.cells, laid.down)
        return is_fine(laid.reading, edges, min_contacts, geometry)


class Scan:
    """Every slot in and around a table, looked at once; then any tile may ask where it fits."""

    def __init__(
        self, placements: Iterable[str], min_contacts: int = 2, geometry: str = "free"
    ) -> None:
        self.min_contacts = min_contacts
        self.geometry = geometry
        self.slots = list(_touching_slots(Table(placements)))

    def legal_placements(self, tile: str) -> set[str]:
        return {
            f"{reading}@{where}"
            for reading in (tile, tile[::-1])
            for where, edges in self.slots
            if is_fine(reading, edges, self.min_contacts, self.geometry)
        }


def _touching_slots(table: Table) -> Iterable[tuple[str, list[Edge]]]:
    """The empty slots that touch a tile, each with its contacts."""
    columns = [x for x, _ in table.squares]
    rows = [y for _, y in table.squares]
    for x in range(min(columns) - 3, max(columns) + 4):
        for y in range(min(rows) - 3, max(rows) + 4):
            for way in ">v":
                cells = slot(x, y, way)
                if table.is_empty(cells):
                    edges = table.edges(cells, way == "v")
                    if edges:
                        yield f"{x},{y}{way}", edges


def legal_placements(
    placements: Iterable[str], tile: str, min_contacts: int = 2, geometry: str = "free"
) -> set[str]:
    """The texts of all legal placements of a tile on a table that isn't empty."""
    return Scan(placements, min_contacts, geometry).legal_placements(tile)


def is_legal(
    placements: Iterable[str], placement: str, min_contacts: int = 2, geometry: str = "free"
) -> bool:
    return Table(placements).is_legal(placement, min_contacts, geometry)


def contacts(placements: Iterable[str], placement: str) -> list[Edge]:
    laid = read(placement)
    return Table(placements).edges(laid.cells, laid.down)


# Scoring


def value_by_colours(reading: str) -> int:
    return 3 if WILD in reading else len(set(reading))


def value_by_kind(reading: str) -> int:
    if WILD in reading:
        return 4
    if reading[0] == reading[1] == reading[2]:
        return 1
    if len(set(reading)) == 3:
        return 4
    symmetric = reading[0] == reading[2]
    return 3 if symmetric else 2


def points(placements: Iterable[str], placement: str, system: str) -> int:
    """What a legal placement earns; the first tile on the table earns nothing.

    >>> table = ["BRR@0,0>", "RRR@1,1>"]
    >>> [points(table, "RPY@3,0>", system) for system in SCORINGS]  # a short side and a long one
    [6, 6, 9, 11, 13]
    >>> [points(table, "BRR@0,-1>", system) for system in SCORINGS]  # one tile, touched thrice
    [4, 4, 12, 12, 12]
    """
    table = Table(placements)
    if not table.laid:
        return 0
    laid = read(placement)
    edges = table.edges(laid.cells, laid.down)
    if system in ("simple", "expert"):
        touched = {edge.tile for edge in edges}
        return value_by_colours(laid.reading) + sum(
            value_by_colours(table.laid[tile].reading) for tile in touched
        )
    if system == "contacts":
        own = value_by_colours(laid.reading)
        return sum(own + value_by_colours(table.laid[edge.tile].reading) for edge in edges)
    own = value_by_kind(laid.reading)
    total = 0
    for edge in edges:
        theirs = value_by_kind(table.laid[edge.tile].reading)
        multiplies = system == "sides" and edge.side == "short"
        total += own * theirs if multiplies else own + theirs
    return total
