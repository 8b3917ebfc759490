"""A conundrum: a table and a tile or two that aren't on it, of which every place is to be found.

>>> conundrum = Conundrum("B*Y@0,0> BRY@0,1>", "BBG")
>>> sorted(conundrum.answer())
['BBG@-1,-1>', 'BBG@-1,0v', 'GBB@-1,-1>', 'GBB@-1,-1v']
>>> conundrum.text
'BBG|B*Y@0,0> BRY@0,1>'
>>> Conundrum.from_text(conundrum.text) == from_link(conundrum.link) == conundrum
True
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import islice
from typing import Any, Final, NoReturn

from chromino_core.board import Board
from chromino_core.conundrums.difficulty import Difficulty, difficulty
from chromino_core.conundrums.limits import FEWEST, MOST, MOST_TILES, WIDEST, extent, is_too_wide
from chromino_core.links import pack, unpack
from chromino_core.placement import Placement
from chromino_core.problems import Cell, ChrominoError, InvalidConundrum, Problem, shown
from chromino_core.records.position import POSITION
from chromino_core.rules import edition
from chromino_core.symmetry import least_image
from chromino_core.tasks import Task
from chromino_core.tiles import Tile, Tiles

__all__ = ["Conundrum", "from_link"]

_LONGEST: Final = 1_500
"""No text has more characters: the largest table is full before."""

_REBUILD: Final = "rebuild"
_IN_A_LINK: Final = "conundrum"


class Conundrum:
    """A table and a tile or two; which places there are is found out when it is made.

    It never changes. Raises `InvalidConundrum` if it can't be. With `rebuild` it is in the form of
    the Chinese rulebook: one is shown the shape of the table alone, and lays its tiles oneself
    before one looks for places.
    """

    def __init__(
        self,
        board: Board | str | Iterable[Placement | str],
        tiles: str | Iterable[Tile | str],
        *,
        rebuild: bool = False,
    ) -> None:
        given = sorted(_tiles(tiles))
        table = _table(board)
        _check_tiles(table, given)
        places = {tile.text: tuple(table.legal_placements(tile)) for tile in given}
        cells = [cell for placement in table for cell in placement.cells]
        _check_size(cells)  # of the table alone, for there may be too many places to tell of
        _check_places(places)
        _check_size([*cells, *(c for found in places.values() for p in found for c in p.cells)])
        self.board: Final = table.frozen()
        self.tiles: Final = Tiles(given)
        self.rebuild: Final = bool(rebuild)
        self._places: Final = places

    @classmethod
    def from_text(cls, text: str) -> Conundrum:
        """The conundrum of a text, looked at as if nobody had seen it before."""
        parts = text.split("|") if isinstance(text, str) and len(text) <= _LONGEST else []
        if len(parts) == 2 or (len(parts) == 3 and parts[2] == _REBUILD):
            return cls(parts[1], parts[0], rebuild=len(parts) == 3)
        raise InvalidConundrum.because("not-a-conundrum", value=shown(text))

    @property
    def text(self) -> str:
        """The given tiles and the table, from which `from_text` makes the same conundrum."""
        parts = [str(self.tiles), str(self.board), *([_REBUILD] if self.rebuild else [])]
        return "|".join(parts)

    @property
    def link(self) -> str:
        """The text, packed for the fragment of a URL."""
        return pack({_IN_A_LINK: self.text})

    # What is asked, and what is right

    def answer(self) -> frozenset[str]:
        """The texts of all places."""
        return frozenset(str(place) for found in self._places.values() for place in found)

    @property
    def counts(self) -> dict[str, int]:
        """How many places each of the given tiles has."""
        return {text: len(found) for text, found in self._places.items()}

    @property
    def position(self) -> dict[str, Any]:
        """The table, and the given tiles as the hand of the only player."""
        return {
            "format": POSITION,
            "rules": edition("modern").as_dict(),
            "players": ["Player 1"],
            "board": str(self.board),
            "hands": [[tile.text for tile in self.tiles]],
            "bag": [],
            "seat": 0,
            "drawn": None,
            "scores": None,
        }

    @cached_property
    def task(self) -> Task:
        """The same as a task, which takes tries, checks them and gives hints."""
        return Task(self.position, {"kind": "find-all", "tiles": [t.text for t in self.tiles]})

    # How hard it is

    @cached_property
    def difficulty(self) -> Difficulty:
        """What makes it hard, as it is measured."""
        return difficulty(self.board, self.tiles)

    @property
    def grade(self) -> int:
        """From 1, for six years old, to 5."""
        return self.difficulty.grade

    # As a value

    def key(self) -> str:
        """A text that is equal for turned and mirrored images of one conundrum.

        >>> one = Conundrum("B*Y@0,0> BRY@0,1>", "BBG")
        >>> one.key() == Conundrum("B*Y@5,5v BRY@4,5v", "BBG").key()
        True
        """
        return f"{self.tiles}|{least_image(self.board.placements)}"

    def _value(self) -> tuple[object, ...]:
        return self.board, self.tiles, self.rebuild

    def __eq__(self, other: object) -> bool:
        return self._value() == other._value() if isinstance(other, Conundrum) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._value())

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Conundrum.from_text({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Conundrum.from_text, (self.text,)

    def _repr_svg_(self) -> str:
        from chromino_core import svg

        return svg.grid([self.board, self.tiles])


def from_link(text: str) -> Conundrum:
    """The conundrum of a link; raises a `ChrominoError` that tells what is wrong with it."""
    data = unpack(text)
    if not isinstance(data, Mapping) or data.keys() != {_IN_A_LINK}:
        raise InvalidConundrum.because("conundrum-link")
    return Conundrum.from_text(data[_IN_A_LINK])


def _tiles(tiles: str | Iterable[Tile | str]) -> Tiles:
    if not isinstance(tiles, Iterable):
        raise InvalidConundrum.because("conundrum-tiles", value=shown(tiles), most=MOST_TILES)
    given = list(islice(tiles.split(" ") if isinstance(tiles, str) else tiles, MOST_TILES + 1))
    if not 1 <= len(given) <= MOST_TILES:
        raise InvalidConundrum.because("conundrum-tiles", value=shown(tiles), most=MOST_TILES)
    try:
        return Tiles(given)
    except ChrominoError as error:
        _refuse_table(error)


def _table(board: Board | str | Iterable[Placement | str]) -> Board:
    """A table of its own, by the usual rules, whatever those of the given one are."""
    try:
        return Board(board.placements if isinstance(board, Board) else board)
    except ChrominoError as error:
        _refuse_table(error)


def _refuse_table(error: ChrominoError) -> NoReturn:
    raise InvalidConundrum([Problem("conundrum-impossible"), *error.problems]) from None


def _check_tiles(table: Board, given: list[Tile]) -> None:
    """Every tile is in the box once."""
    if not len(table):
        raise InvalidConundrum.because("conundrum-empty")
    seen: set[Tile] = set()
    for tile in [*(placement.tile for placement in table), *given]:
        if tile in seen:
            raise InvalidConundrum.because("conundrum-tile-twice", tile=tile.text)
        seen.add(tile)


def _check_size(cells: list[Cell]) -> None:
    if is_too_wide(cells, WIDEST):
        columns, rows = extent(cells)
        raise InvalidConundrum.because(
            "conundrum-too-large", columns=columns, rows=rows, most=WIDEST
        )


def _check_places(places: Mapping[str, tuple[Placement, ...]]) -> None:
    for text, found in places.items():
        if not found:
            raise InvalidConundrum.because("conundrum-no-place", tile=text)
    count = sum(map(len, places.values()))
    if not FEWEST <= count <= MOST:
        raise InvalidConundrum.because("conundrum-places", count=count, least=FEWEST, most=MOST)
