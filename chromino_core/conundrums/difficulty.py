"""How hard a conundrum is, measured: what makes each place hard to see, and what that comes to.

A place has points, from 0, which nobody overlooks, to 100. Each thing that makes it hard to see
counts some of them, and what makes it easy is taken off. A conundrum has the mean of its places,
which tells its grade.

>>> board = Board("B*Y@0,0> BRY@0,1>")
>>> measured = difficulty(board, ["BBG"])
>>> measured.points, measured.grade
(10.75, 1)
>>> measured.places[0].placement, measured.places[0].features.turned
(Placement('BBG@-1,-1>'), 1)

The points were set so that they come near to how many of a hundred people overlook a place, where
these people are the model of `tests/looker.py`; no real ones were measured.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from chromino_core.board import Board
from chromino_core.index.slots import COVERED, EDGES, TOUCHING
from chromino_core.placement import STEPS, Placement, place, xy
from chromino_core.tiles import MATCHES, WILD, Tile

__all__ = ["Difficulty", "Features", "Looked", "Place", "difficulty", "summed"]

_Touched: TypeAlias = list[tuple[int, int, str]]
"""The edges of a slot that touch: which square of the tile, the cell beyond, and its letter."""


class Features(NamedTuple):
    """What makes a place hard to see; the first makes it easy."""

    contacts: int
    """How many edges the tile shares there beyond the two that it needs: each may lead to it."""
    bridge: int
    """1 if it joins two arms: squares that are far apart, going from one to the other by tiles."""
    gap: int
    """How many of its cells have tiles on opposite sides, as in a hole or a lane."""
    wild: int
    """How many edges match only because one of the two squares is a chameleon's middle."""
    turned: int
    """How far the tile has to be turned from upright, as it is shown, in quarters."""
    far: int
    """How many squares it is away from the middle, where one looks first.

    In a conundrum nobody sees which tile was laid last; in a game one would look there.
    """
    tiles: int
    """How many tiles are on the table."""
    decoys: int
    """How many spots there are that fit the tile but for one edge, up to a limit."""
    others: int
    """How many more places the tile has: finding one keeps one going."""


class Place(NamedTuple):
    """A place, with what makes it hard to see."""

    placement: Placement
    features: Features
    points: int


class Difficulty(NamedTuple):
    """All places of a conundrum, and how hard it is to find them."""

    places: tuple[Place, ...]
    points: float
    grade: int


_START: Final = -17
_POINTS: Final = Features(
    contacts=-18, bridge=18, gap=3, wild=18, turned=0, far=3, tiles=1, decoys=1, others=-2
)
_POINTS_TURNED: Final = (0, 7, 17)
_MOST_POINTS: Final = 100

_MOST_DECOYS: Final = 16
"""More of them lead nobody astray any more often."""
_FEW_STEPS: Final = 3
"""So long is the way around the end of one tile; squares farther apart are on different arms."""

_EACH_WAY: Final = (*STEPS, *(-step for step in STEPS))

_CUTS: Final = (14, 27, 40, 53)
"""From so many points on it is the next grade."""


def difficulty(board: Board, tiles: Iterable[Tile | str]) -> Difficulty:
    """What is measured of all places of some tiles on a table."""
    looked = Looked(board)
    return summed(place for tile in tiles for place in looked.places(Tile(tile)))


def summed(places: Iterable[Place]) -> Difficulty:
    """What the places of a conundrum come to."""
    places = tuple(places)
    points = sum(place.points for place in places) / max(1, len(places))
    return Difficulty(places, points, 1 + sum(points >= cut for cut in _CUTS))


class Looked:
    """A table of which all is known that doesn't depend on the tile that one looks for."""

    def __init__(self, board: Board) -> None:
        self._tiles = len(board)
        self._squares = {
            (laid.slot >> 1) + n * STEPS[laid.down]: square
            for laid in board
            for n, square in enumerate(laid.reading)
        }
        beside = {slot for laid in board for slot in _moved(laid, TOUCHING)}
        covered = {slot for laid in board for slot in _moved(laid, COVERED)}
        self._slots = sorted(self._touching_twice(beside - covered))
        left, top, right, bottom = board.bounds()
        self._twice_middle = left + right, top + bottom

    def _touching_twice(self, open_slots: set[int]) -> Iterator[tuple[int, _Touched]]:
        """Those that touch twice or more, with what they touch."""
        squares = self._squares
        for slot in open_slots:
            first = slot >> 1
            touched = [
                (n, first + offset, squares[first + offset])
                for n, _, offset in EDGES[slot & 1]
                if first + offset in squares
            ]
            if len(touched) > 1:
                yield slot, touched

    def places(self, tile: Tile) -> list[Place]:
        """All places of a tile."""
        found, decoys = [], 0
        for slot, touched in self._slots:
            for reading in tile.readings:
                wrong = [n for n, _, square in touched if square not in MATCHES[reading[n]]]
                if not wrong:
                    found.append((place(reading, slot), touched))
                elif len(wrong) == 1:
                    decoys += 1
        decoys = min(decoys, _MOST_DECOYS)
        return [self._place(*each, decoys, len(found) - 1) for each in found]

    def _place(self, placed: Placement, touched: _Touched, decoys: int, others: int) -> Place:
        reading, slot = placed.reading, placed.slot
        features = Features(
            contacts=len(touched) - 2,
            bridge=int(self._are_far_apart([cell for _, cell, _ in touched])),
            gap=self._gap(slot),
            wild=sum(WILD in (reading[n], square) for n, _, square in touched),
            turned=1 if not slot & 1 else 0 if reading == placed.tile.text else 2,
            far=self._far(slot),
            tiles=self._tiles,
            decoys=decoys,
            others=others,
        )
        points = sum(each * count for each, count in zip(_POINTS, features, strict=True))
        points += _START + _POINTS_TURNED[features.turned]
        return Place(placed, features, min(max(0, points), _MOST_POINTS))

    def _are_far_apart(self, cells: list[int]) -> bool:
        """Whether one cannot get from one of these squares to all others, a few steps at a time."""
        reached, waiting = {cells[0]}, set(cells[1:])
        while waiting:
            reached = {cell for cell in waiting if not reached.isdisjoint(self._around(cell))}
            if not reached:
                return True
            waiting -= reached
        return False

    def _around(self, cell: int) -> set[int]:
        """The squares that are a few steps away."""
        reached = edge = {cell}
        for _ in range(_FEW_STEPS):
            beside = {each + step for each in edge for step in _EACH_WAY}
            edge = (beside & self._squares.keys()) - reached
            reached = reached | edge
        return reached

    def _gap(self, slot: int) -> int:
        along = STEPS[slot & 1]
        cells = [(slot >> 1) + n * along for n in range(3)]
        squares = self._squares
        return sum(
            any(cell - step in squares and cell + step in squares for step in STEPS)
            for cell in cells
        )

    def _far(self, slot: int) -> int:
        x, y = xy((slot >> 1) + STEPS[slot & 1])
        across, down = self._twice_middle
        return (abs(2 * x - across) + abs(2 * y - down)) // 2


def _moved(laid: Placement, offsets: Sequence[Collection[int]]) -> Iterator[int]:
    """The slots that lie so from the tile's own."""
    return (laid.slot + offset for offset in offsets[laid.down])
