"""The table as it fits on the screen: with walls, flat, dense, or in the end a part of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from chromino_core import text
from chromino_core.board import Board
from chromino_core.cli.terminal import NBSP, Size
from chromino_core.placement import Placement
from chromino_core.problems import Cell

__all__ = ["chip", "ghost", "is_roomy", "labels", "table"]

_Letters: TypeAlias = list[tuple[str, str]]  # each with its colour
_PART: Final = re.compile("\x1b\\[([0-9;]*)m|(.)")
_LABEL: Final = "1;7"


def _letters(line: str) -> _Letters:
    """The letters of a line, each with the codes of its colours."""
    found, style = [], ""
    for codes, letter in _PART.findall(line):
        if letter:
            found.append((style, letter))
        else:
            style = "" if codes == "0" else codes
    return found


def _line(letters: _Letters) -> str:
    """The line again, with as few codes as it needs."""
    parts, style = [], ""
    for code, letter in letters:
        if code != style:
            parts.append(("\x1b[0m" if style else "") + (f"\x1b[{code}m" if code else ""))
            style = code
        parts.append(letter)
    return "".join(parts).rstrip(" ") + ("\x1b[0m" if style else "")


_STYLES: Final = {
    letter: style
    for line in text.hand(["GRY", "BPP", "B*Y"], colour=True).split("\n")
    for style, letter in _letters(line)
    if letter.isalpha() or letter == "*"
}


def chip(reading: str, colour: bool) -> str:
    """A tile within a line of text; no line is broken in it."""
    if not colour:
        return reading
    return _line([(_STYLES[square], part) for square in reading for part in (NBSP, square, NBSP)])


def labels(placements: Sequence[Placement]) -> dict[Cell, str]:
    """Where to write the number of each placement, as `2>`: if possible on a cell of its own."""
    found: dict[Cell, str] = {}
    for number, placement in enumerate(placements, 1):
        first, middle, last = placement.cells
        free = [cell for cell in (first, middle, last) if cell not in found]
        if free:
            found[free[0]] = f"{number}{'v' if placement.down else '>'}"
    return found


def ghost(board: Board, placement: Placement) -> dict[Cell, str]:
    """The squares of a tile that is being tried, where nothing lies yet."""
    squares = zip(placement.cells, placement.reading, strict=True)
    return {cell: square for cell, square in squares if board.at(cell) is None}


class _Shape(NamedTuple):
    """A way to draw cells: their width and height, and what of the roomy picture is used."""

    wide: int
    high: int
    columns: tuple[int, ...]  # of the four that a roomy cell has: wall, space, letter, space
    rows: tuple[int, ...]  # of the two: wall, letters


_SHAPES: Final = (
    _Shape(4, 2, (0, 1, 2, 3), (0, 1)),
    _Shape(4, 1, (0, 1, 2, 3), (1,)),
    _Shape(2, 1, (2, 3), (1,)),
)


def table(
    board: Board,
    room: Size | None,
    *,
    colour: bool = False,
    rings: Iterable[Placement] = (),
    numbers: dict[Cell, str] | None = None,
) -> list[str]:
    """The table with rings around some placements and numbers on some cells."""
    rings, numbers = _near(board, rings), numbers or {}
    lines = text.board(board, coordinates=False, colour=colour, highlight=rings).split("\n")
    grid = [_letters(line) for line in lines]
    left, top, right, bottom = _bounds(board, rings)
    width, height = right - left + 1, bottom - top + 1
    margin = max(len(str(top)), len(str(bottom))) + 1
    grid = [row + [("", " ")] * (4 * width + 1 - len(row)) for row in grid]
    shape = _shape(room, margin, width, height)
    window = (left, top, right, bottom)
    if room is not None:
        focus = [*numbers, *(cell for ring in rings for cell in ring.cells)]
        window = _window(window, focus or list(board)[-1].cells, room, shape, margin)
    first_x, first_y, last_x, last_y = window
    picture = [_ruler(first_x, last_x, margin, shape, window, (left, top, right, bottom))]
    for y in range(first_y, last_y + 1):
        for part in shape.rows:
            name = f"{y if part == 1 else '':>{margin}} "
            picture.append([("2" if colour else "", letter) for letter in name])
            source = grid[2 * (y - top) + part]
            for x in range(first_x, last_x + 1):
                at = 4 * (x - left)
                cell = [source[at + column] for column in shape.columns]
                if part == 1 and (x, y) in numbers:
                    cell = _labelled(cell, numbers[x, y], colour)
                picture[-1] += cell
            if len(shape.columns) == 4:
                picture[-1].append(source[4 * (last_x + 1 - left)])
    if shape.high == 2:
        end = 2 * (last_y + 1 - top)
        picture.append([("", " ")] * (margin + 1) + grid[end][4 * (first_x - left) :])
    return [_line(row) for row in picture]


def is_roomy(board: Board, room: Size | None, rings: Iterable[Placement] = ()) -> bool:
    """Whether the table fits with all its walls."""
    left, top, right, bottom = _bounds(board, _near(board, rings))
    margin = max(len(str(top)), len(str(bottom))) + 1
    return _shape(room, margin, right - left + 1, bottom - top + 1) is _SHAPES[0]


def _shape(room: Size | None, margin: int, width: int, height: int) -> _Shape:
    for shape in _SHAPES:
        columns, rows = margin + 1 + shape.wide * width + 1, 1 + shape.high * height + 1
        if room is None or (columns <= room.columns and rows <= room.rows):
            return shape
    return _SHAPES[-1]


def _labelled(cell: _Letters, label: str, colour: bool) -> _Letters:
    """A cell with a number on it, or with the square of a tile that is being tried there."""
    room = min(len(cell), 3)
    shown = (label if len(label) <= room else label[:-1]).center(room)[:room]
    style = _STYLES.get(label, _LABEL) if colour else ""
    return [*cell[: len(cell) - room], *((style, letter) for letter in shown)]


def _near(board: Board, rings: Iterable[Placement]) -> list[Placement]:
    """Those that lie where a legal placement could; the others would make the table tiny."""
    left, top, right, bottom = board.bounds()
    return [
        ring
        for ring in rings
        if all(left - 3 <= x <= right + 3 and top - 3 <= y <= bottom + 3 for x, y in ring.cells)
    ]


def _bounds(board: Board, rings: Iterable[Placement]) -> tuple[int, int, int, int]:
    left, top, right, bottom = board.bounds()
    cells = [(left, top), (right, bottom), *(cell for ring in rings for cell in ring.cells)]
    columns, rows = zip(*cells, strict=True)
    return min(columns), min(rows), max(columns), max(rows)


def _window(
    whole: tuple[int, int, int, int], focus: Sequence[Cell], room: Size, shape: _Shape, margin: int
) -> tuple[int, int, int, int]:
    """The part of the table that there is room for, around what matters most."""
    left, top, right, bottom = whole
    xs, ys = zip(*focus, strict=True)
    wide = max(3, (room.columns - margin - 2) // shape.wide)
    high = max(3, (room.rows - 1) // shape.high) if shape.high == 1 else bottom - top + 1
    first_x = max(left, min((min(xs) + max(xs) - wide + 1) // 2, right - wide + 1))
    first_y = max(top, min((min(ys) + max(ys) - high + 1) // 2, bottom - high + 1))
    return first_x, first_y, min(right, first_x + wide - 1), min(bottom, first_y + high - 1)


def _ruler(
    first: int,
    last: int,
    margin: int,
    shape: _Shape,
    window: tuple[int, int, int, int],
    whole: tuple[int, int, int, int],
) -> _Letters:
    """The numbers of the columns, and before them arrows to where the table goes on."""
    arrows = "".join(
        arrow
        for arrow, part, all_of_it in zip("←↑→↓", window, whole, strict=True)
        if part != all_of_it
    )
    step = -(-(max(len(str(first)), len(str(last))) + 1) // shape.wide)
    line = f"{arrows:<{margin + 1}}"
    for x in range(first, last + 1):
        if (x - first) % step == 0:
            at = margin + 1 + shape.wide * (x - first)
            name = f" {x:^3}" if shape.wide == 4 else str(x)
            line = line.ljust(at)[: max(at, len(arrows))] + name
    return [("", letter) for letter in line]
