"""What the terminal shows: tables that fit, what happened, colours where they can be seen."""

from __future__ import annotations

import io
import os
import re
import sys

import pytest
from terminal_player import Player, player

from chromino_core import Board, Game, text, words
from chromino_core.cli.screen import EDITION_NAMES, Terminal, happened, table
from chromino_core.cli.wording import width
from chromino_core.rules import EDITIONS

ANSI = re.compile("\x1b\\[[0-9;?]*[a-zA-Z]")


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Player:
    return player(monkeypatch)


def big_table() -> Board:
    game = Game(["a", "b", "c", "d"], seed=2)
    while game.outcome() is None:
        game.push(game.legal_actions()[-1])
    return game.board


@pytest.mark.parametrize("colour", [False, True])
@pytest.mark.parametrize("room", [(200, 80), (120, 40), (76, 14), (30, 8), (20, 6)])
def test_a_table_fits_in_its_room(room: tuple[int, int], colour: bool) -> None:
    board = big_table()
    columns, rows = room
    last = list(board)[-1]
    lines = [ANSI.sub("", line) for line in table(board, columns, rows, colour, [last])]
    assert len(lines) == rows if rows <= 14 else len(lines) <= rows
    assert max(map(len, lines)) <= columns
    letters = re.sub("[^RGBYP*]", "", "".join(lines))
    assert (len(letters) == 3 * len(board)) == (columns >= 120)
    assert lines[0].startswith("…") == (columns < 120)
    # What matters most is in sight, below and beside its coordinates.
    x, y = last.cells[1]
    row = next(line for line in lines[1:] if line.split()[:1] == [str(y)])
    column = re.search(rf"(?<!\S){x}(?!\S)", lines[0])
    assert column is not None
    assert last.reading[1] in row[column.start() : column.end()]


def test_with_room_the_table_is_that_of_text() -> None:
    board = big_table()
    assert table(board, 400, 400) == text.board(board, coordinates=True).split("\n")


def test_places_are_numbered_on_cells_of_their_own() -> None:
    board = Board("B*Y@0,0>")
    places = board.legal_placements("BGY")
    picture = "\n".join(table(board, 80, 40, rings=places, numbered=True))
    found = sorted(int(number) for number in re.findall(r"(\d+)[>v]", picture))
    assert found == list(range(1, len(places) + 1))


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environment", "colour", "screen"),
    [
        ({"TERM": "xterm"}, True, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False, True),
        ({"TERM": "dumb"}, False, False),
    ],
)
def test_terminals(
    environment: dict[str, str], colour: bool, screen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stdin", Tty())
    monkeypatch.setattr(sys, "stdout", output := Tty())
    terminal = Terminal()
    assert (terminal.colour, terminal.is_screen) == (colour, screen)
    with terminal:
        terminal.paint(["one"])
    assert output.getvalue().startswith("\x1b[?1049h") == screen
    assert output.getvalue().endswith("\x1b[?1049l") == screen


def test_piped_output_has_no_colours(play: Player) -> None:
    assert "\x1b" not in play("--seed 3", ["3", "1", "hint"]).output


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_line_is_wider_than_a_terminal(
    language: str, play: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chinese letters are twice as wide as others."""
    for columns in (60, 80):
        size = os.terminal_size((columns, 24))
        monkeypatch.setattr(Terminal, "size", size)
        lines = ["help", "", "rules", "", "BYG@0,0>", "3", "", "why draw", "save", "xyzzy"]
        output = play(f"--lang {language} --seed 3", lines).output
        told = [line for line in output.splitlines() if "│" not in line]
        assert max(map(width, told)) <= columns
        assert max(map(width, told)) > columns // 2


def test_every_edition_has_its_name_on_the_screen(play: Player) -> None:
    assert {id: f"rules-name-{id}" for id in EDITIONS} == EDITION_NAMES
    name = words.sentence(EDITION_NAMES["textures"])
    assert name in play("--edition textures --seed 3", []).output


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(
    ("action", "id", "args"),
    [
        ("draw", "cli-drew", {}),
        ("pass", "cli-passed", {}),
        ("call", "cli-called", {}),
        ("catch:0", "cli-caught", {"other": "Ann"}),
        ("show:PBR@-1,-1>", "cli-showed", {"move": "PBR@-1,-1>"}),
        ("PBR@-1,-1>", "cli-laid", {"move": "PBR@-1,-1>"}),
    ],
)
def test_what_happened_is_told(
    action: str, id: str, args: dict[str, str | int], language: str
) -> None:
    players = [{"name": "Ann"}, {"name": "Ben"}]
    view = {"log": [[0, "draw"], [1, action]], "players": players, "last": {"sum": None}}
    with words.speaking(language):
        assert happened(view) == words.sentence(id, {"name": "Ben", **args}, language)
