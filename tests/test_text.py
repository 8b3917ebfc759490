"""Tables as text are read back here: walls part tiles, and nothing parts the squares of one."""

from __future__ import annotations

import re
from random import Random

import pytest
import tables

from chromino_core import text
from chromino_core.board import Board
from chromino_core.placement import Placement
from chromino_core.problems import Cell, InvalidNotation
from chromino_core.tiles import Tile, all_tiles
from chromino_core.words import sentence

SMALL = Board("B*Y@0,0> BRY@0,1>")
BOARDS = [tables.random_table(seed) for seed in range(0, 75, 5)]
ANSI = re.compile("\x1b\\[[0-9;]*m")
RIGHT_WALLS, LOWER_WALLS = "│┃", "─━"


def tiles_in(picture: str, corner: Cell = (0, 0)) -> set[str]:
    """The placements that a text shows, from the squares that no wall parts."""
    lines = picture.split("\n")

    def at(column: int, row: int) -> str:
        return lines[row][column] if row < len(lines) and column < len(lines[row]) else " "

    width = max(map(len, lines)) // 4
    cells = [(x, y) for y in range(len(lines) // 2) for x in range(width)]
    found = set()
    for x, y in cells:
        for dx, dy, way in ((1, 0, ">"), (0, 1, "v")):
            squares = [(x + n * dx, y + n * dy) for n in range(3)]
            letters = "".join(at(4 * sx + 2, 2 * sy + 1) for sx, sy in squares)
            walls = [
                at(4 * sx, 2 * sy + 1) in RIGHT_WALLS
                if dx
                else at(4 * sx + 2, 2 * sy) in LOWER_WALLS
                for sx, sy in [*squares, (x + 3 * dx, y + 3 * dy)]
            ]
            if " " not in letters and walls == [True, False, False, True]:
                found.add(f"{letters}@{x + corner[0]},{y + corner[1]}{way}")
    return found


def test_small_table() -> None:
    assert text.board(SMALL).split("\n") == [
        "┌───────────┐",
        "│ B   *   Y │",
        "├───────────┤",
        "│ B   R   Y │",
        "└───────────┘",
    ]


def test_lines_meet() -> None:
    board = Board("B*Y@0,0> BRY@0,1> GYY@3,-1v")
    assert text.board(board, coordinates=True).split("\n") == [
        "      0   1   2   3",
        "                ┌───┐",
        " -1             │ G │",
        "    ┌───────────┤   │",
        "  0 │ B   *   Y │ Y │",
        "    ├───────────┤   │",
        "  1 │ B   R   Y │ Y │",
        "    └───────────┴───┘",
    ]


@pytest.mark.parametrize("board", BOARDS, ids=len)
def test_shows_every_tile_and_nothing_else(board: Board) -> None:
    left, top, *_ = board.bounds()
    assert tiles_in(text.board(board), (left, top)) == set(tables.texts(board))


@pytest.mark.parametrize("board", BOARDS, ids=len)
@pytest.mark.parametrize("coordinates", [False, True])
def test_colour_adds_nothing_but_colour(board: Board, coordinates: bool) -> None:
    plain = text.board(board, coordinates=coordinates)
    coloured = text.board(board, coordinates=coordinates, colour=True)
    assert ANSI.sub("", coloured) == plain
    assert "\x1b" not in plain
    assert coloured.count("\x1b[0m") == 3 * len(board) == coloured.count("\x1b[1;")
    assert not any(line.endswith(" ") for line in plain.split("\n"))


def test_each_colour_has_its_own_ground() -> None:
    def ground(letter: str) -> str:
        found = re.search(rf";48;5;(\d+)m {re.escape(letter)} ", coloured)
        assert found
        return found[1]

    coloured = text.hand(["B*Y", "GPR"], colour=True)
    assert len({ground(letter) for letter in "RGBYP*"}) == 6


@pytest.mark.parametrize("board", BOARDS, ids=len)
def test_numbers_stand_at_their_rows_and_columns(board: Board) -> None:
    lines = text.board(board, coordinates=True).split("\n")
    left, top, right, bottom = board.bounds()
    margin = len(lines[2]) - len(lines[2][2:].lstrip("-0123456789 "))
    assert [int(n) for n in lines[0].split()] == [*range(left, right + 1)]
    assert [int(line[:margin].split()[0]) for line in lines[2::2]] == [*range(top, bottom + 1)]
    first = lines[0].index(str(left))
    body = text.board(board).split("\n")
    indent = len(lines[1]) - len(body[0])
    assert first in (indent + 1, indent + 2)
    assert [line[indent:] for line in lines[1:]] == body


def test_far_numbers_do_not_run_together() -> None:
    lines = text.board(Board("BRY@999990,-1000000>"), coordinates=True).split("\n")
    assert lines[0].split() == ["999990", "999992"]
    assert lines[2].split()[0] == "-1000000"
    assert text.board(Board("BRY@-101,0>"), coordinates=True).split()[:2] == ["-101", "-99"]
    assert lines[0].index("999990") == lines[2].index("B") - 1


def test_highlight_is_heavy_and_hides_nothing() -> None:
    lines = text.board(SMALL, highlight=["BRY@0,1>", (2, 0)]).split("\n")
    assert lines == [
        "┌───────┲━━━┓",
        "│ B   * ┃ Y ┃",
        "┢━━━━━━━┻━━━┫",
        "┃ B   R   Y ┃",
        "┗━━━━━━━━━━━┛",
    ]
    assert text.board(SMALL, highlight="BRY@0,1>") == text.board(
        SMALL, highlight=[Placement("BRY@0,1>")]
    )


def test_an_empty_cell_near_the_table_may_be_marked_and_a_far_one_is_left_out() -> None:
    assert text.board(SMALL, highlight=[(3, 1)]).split("\n")[2:] == [
        "├───────────╆━━━┓",
        "│ B   R   Y ┃   ┃",
        "└───────────┺━━━┛",
    ]
    assert text.board(SMALL, highlight=[(1_000_000, 0)]) == text.board(SMALL)
    with pytest.raises(InvalidNotation):
        text.board(SMALL, highlight=[(0.5, 0)])  # type: ignore[list-item]


def test_hand() -> None:
    assert text.hand(["YRB", "B*Y"], numbers=True).split("\n") == [
        "    ┌───────────┐   ┌───────────┐",
        "  1 │ Y   R   B │ 2 │ B   *   Y │",
        "    └───────────┘   └───────────┘",
    ]
    assert text.hand([Tile("YRB")]) == text.hand(["BRY"])


@pytest.mark.parametrize("size", [1, 4, 5, 8, 30])
@pytest.mark.parametrize("numbers", [False, True])
def test_hands_show_every_tile_in_80_columns(size: int, numbers: bool) -> None:
    tiles = Random(size).sample(all_tiles(chameleons=True), size)
    lines = text.hand(tiles, numbers=numbers).split("\n")
    assert max(map(len, lines)) <= 80
    assert not any(line.endswith(" ") for line in lines)
    letters = "".join(char for line in lines for char in line if char in "RGBYP*")
    assert letters == "".join(tile.text for tile in tiles)
    counted = [int(number) for line in lines for number in re.findall(r"\d+", line)]
    assert counted == ([*range(1, size + 1)] if numbers else [])


def test_nothing_says_so() -> None:
    assert text.board(Board()) == sentence("picture-table-empty", {})
    assert text.board(Board(), coordinates=True, colour=True) == text.board(Board())
    assert text.hand([]) == sentence("picture-hand-empty", {})
