"""What a conundrum has to tell for paper, and what is said of it to who can't see the page."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

from chromino_core.board import Board
from chromino_core.placement import Placement
from chromino_core.svg.paper.speech import Speech
from chromino_core.tiles import Tile
from chromino_core.words import COLOURS

__all__ = ["Entry", "Puzzle", "named", "placed", "places_of", "spots"]


class Puzzle(Protocol):
    """A conundrum, whoever has made it."""

    @property
    def board(self) -> Board: ...
    @property
    def tiles(self) -> Sequence[Tile]: ...
    @property
    def grade(self) -> int: ...
    @property
    def rebuild(self) -> bool:
        """Whether one lays the table oneself, into its shape."""

    def answer(self) -> Collection[str]: ...


class Entry(NamedTuple):
    """A conundrum of a page."""

    number: int
    name: str
    puzzle: Puzzle


def places_of(puzzle: Puzzle, tile: Tile) -> list[Placement]:
    """Where the tile may lie, from left to right and from top to bottom."""
    places = [place for place in map(Placement, puzzle.answer()) if place.tile is tile]
    return sorted(places, key=lambda place: (place.y, place.x, place.down, place.reading))


def named(tile: Tile, say: Speech) -> str:
    """What one calls a tile."""
    return say("ui-colours-and").join(say(COLOURS[square]) for square in tile.text)


def placed(place: Placement, say: Speech) -> str:
    """A tile and its place in words."""
    id = "ui-placed-down" if place.down else "ui-placed-across"
    return say(id, tile=place.reading, x=place.x, y=place.y)


def spots(tile: Tile, count: int, say: Speech) -> str:
    return say("ui-sheet-spots", tile=tile.text, count=count)
