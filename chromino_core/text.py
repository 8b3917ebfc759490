"""Tables and hands as text for a terminal; the lines show which three squares are one tile.

>>> from chromino_core.board import Board
>>> print(board(Board("B*Y@0,0> BRY@0,1>"), coordinates=True, highlight="BRY@0,1>"))
     0   1   2
   ┌───────────┐
 0 │ B   *   Y │
   ┢━━━━━━━━━━━┪
 1 ┃ B   R   Y ┃
   ┗━━━━━━━━━━━┛
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from chromino_core import words
from chromino_core.board import Board
from chromino_core.marks import Highlight, cells_of, marked
from chromino_core.problems import Cell
from chromino_core.tiles import WILD, Tile, reading_of

__all__ = ["board", "hand"]

# The character where lines meet, by the weight (none, light, heavy) of the line that goes up,
# right, down and left, read as a number with four digits in base three.
_CORNERS: Final = (
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
)
_ACROSS: Final = " ─━"
_DOWN: Final = " │┃"

# Ink and ground among the 256 colours that nearly every terminal has, the nearest to the palette.
_ANSI: Final = {
    "R": (231, 160),
    "G": (16, 35),
    "B": (16, 33),
    "Y": (16, 220),
    "P": (231, 91),
    WILD: (16, 231),
}

_RACK: Final = 4  # tiles in a row of a hand: what 80 columns hold
_NEAR: Final = 3  # a cell can be marked so far from the table; a line of text cannot go anywhere


def board(
    board: Board, *, coordinates: bool = False, colour: bool = False, highlight: Highlight = ()
) -> str:
    """The whole table; `highlight` draws placements or cells near the table with heavy lines."""
    if not len(board):
        return words.sentence("picture-table-empty")
    grid = _Grid({}, {}, [])
    for number, placement in enumerate(board):
        for cell, square in zip(placement.cells, placement.reading, strict=True):
            grid.squares[cell] = square
            grid.owners[cell] = number
    left, top, right, bottom = board.bounds()
    for shape in marked(highlight):
        ring = cells_of(shape)
        if all(
            left - _NEAR <= x <= right + _NEAR and top - _NEAR <= y <= bottom + _NEAR
            for x, y in ring
        ):
            grid.rings.append(ring)
    return "\n".join(_numbered(grid, colour) if coordinates else _lines(grid, colour))


def hand(tiles: Iterable[Tile | str], *, colour: bool = False, numbers: bool = False) -> str:
    """The tiles of a hand, four in a row; `numbers` counts them from 1, for choosing."""
    grid = _Grid({}, {}, [])
    for number, reading in enumerate(map(reading_of, tiles)):
        x, y = 4 * (number % _RACK), 2 * (number // _RACK)
        if numbers:
            grid.squares[x - 1, y] = f"{number + 1:2}"
        for offset, square in enumerate(reading):
            grid.squares[x + offset, y] = square
            grid.owners[x + offset, y] = number
    if not grid.owners:
        return words.sentence("picture-hand-empty")
    return "\n".join(_lines(grid, colour))


class _Grid(NamedTuple):
    """What stands in the cells, which of them belong together, and which have a heavy ring."""

    squares: dict[Cell, str]
    owners: dict[Cell, int]
    rings: list[tuple[Cell, ...]]

    def bounds(self) -> tuple[int, int, int, int]:
        cells = [*self.squares, *(cell for ring in self.rings for cell in ring)]
        columns, rows = zip(*cells, strict=True)
        return min(columns), min(rows), max(columns), max(rows)

    def wall(self, one: Cell, other: Cell) -> int:
        """The weight of the line between two cells."""
        if any((one in ring) != (other in ring) for ring in self.rings):
            return 2
        return 1 if self.owners.get(one) != self.owners.get(other) else 0


def _lines(grid: _Grid, colour: bool) -> list[str]:
    """Row by row: the line above it, then its squares, each three characters wide."""
    left, top, right, bottom = grid.bounds()
    lines = []
    for y in range(top, bottom + 2):
        edge = middle = ""
        for x in range(left, right + 2):
            here, above, before, beyond = (x, y), (x, y - 1), (x - 1, y), (x - 1, y - 1)
            right_line, down_line = grid.wall(above, here), grid.wall(before, here)
            up_line, left_line = grid.wall(beyond, above), grid.wall(beyond, before)
            corner = 27 * up_line + 9 * right_line + 3 * down_line + left_line
            edge += _CORNERS[corner] + 3 * _ACROSS[right_line]
            middle += _DOWN[down_line] + _square(grid.squares.get(here, " "), colour)
        lines += [edge.rstrip(), middle.rstrip()]
    return lines[:-1]  # below the last row there is only its lower edge


def _square(square: str, colour: bool) -> str:
    text = f"{square:^3}"
    if not colour or square not in _ANSI:
        return text
    ink, ground = _ANSI[square]
    return f"\x1b[1;38;5;{ink};48;5;{ground}m{text}\x1b[0m"


def _numbered(grid: _Grid, colour: bool) -> list[str]:
    """With the numbers of the rows at the left and those of the columns on top."""
    left, top, right, bottom = grid.bounds()
    columns = [str(x) for x in range(left, right + 1)]
    step = -(-(max(map(len, columns)) + 1) // 4)  # long numbers need the room of several columns
    width = max(len(str(top)), len(str(bottom))) + 1
    lines = [" " * (width + 1) + "".join(f" {n:^3}".ljust(4 * step) for n in columns[::step])]
    for number, line in enumerate(_lines(grid, colour)):
        row = str(top + number // 2) if number % 2 else ""
        lines.append(f"{row:>{width}} {line}")
    return [line.rstrip() for line in lines]
