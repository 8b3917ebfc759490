"""What a person sees: the terminal, a view as a screen, and the words around it."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from chromino_core import text, words
from chromino_core.board import Board
from chromino_core.cli.wording import say, wrap
from chromino_core.placement import Placement

__all__ = [
    "EDITION_NAMES",
    "Terminal",
    "happened",
    "paint",
    "said",
    "table",
]

_OTHER_SCREEN, _OWN_SCREEN, _CLEAR = "\x1b[?1049h", "\x1b[?1049l", "\x1b[H\x1b[2J"
_COLUMN: Final = re.compile("(?:\x1b\\[[0-9;]*m)*.(?:\x1b\\[0m)?")

EDITION_NAMES: Final = {
    "meccano-1998": "rules-name-meccano-1998",
    "ravensburger-2001": "rules-name-ravensburger-2001",
    "textures": "rules-name-textures",
    "modern": "rules-name-modern",
    "modern-zh": "rules-name-modern-zh",
}


class Terminal:
    """Where a game is played: a whole screen that is painted anew, or just lines, one by one.

    A screen is the terminal's second one, which keeps nothing that has scrolled away: so nobody can
    look up a hand there, and what was on the first one comes back in the end.
    """

    def __init__(self) -> None:
        able = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.is_screen = able and sys.stdin.isatty()
        self.colour = able and not os.environ.get("NO_COLOR")

    def __enter__(self) -> Terminal:
        if self.is_screen:
            with suppress(ImportError):
                import readline  # noqa: F401  # arrow keys edit the line
            print(end=_OTHER_SCREEN)
        return self

    def __exit__(self, *error: object) -> None:
        if self.is_screen:
            print(end=_OWN_SCREEN, flush=True)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows; lines one by one have no end."""
        columns, rows = shutil.get_terminal_size()
        return (columns, rows) if self.is_screen else (400, 400)

    @property
    def wide(self) -> int:
        """How wide text is at most."""
        return min(80, self.size[0]) - 4

    def wrap(self, *sentences: str) -> list[str]:
        """Sentences in as many lines as they need."""
        return [line for each in sentences for line in wrap(each, self.wide)]

    def paint(self, lines: Iterable[str]) -> None:
        """Lines on a screen of their own, if there is one."""
        print(
            _CLEAR if self.is_screen else "\n", *(f"  {line}\n" for line in lines), sep="", end=""
        )

    def ask(self, prompt: str = "") -> str:
        """What the person types; raises `EOFError` when nobody is there any more."""
        try:
            return input(f"  {prompt}> ").strip()
        except UnicodeDecodeError:
            return "?"


def paint(
    terminal: Terminal,
    view: Mapping[str, Any],
    below: Sequence[str],
    rings: Sequence[Placement],
    numbered: bool,
) -> None:
    """The whole screen; the table has the room that the rest leaves."""
    rules = view["rules"]
    edition = say(EDITION_NAMES[rules["edition"]])
    about = [say("ui-title"), edition, say("ui-bag", count=view["bag"])]
    # At these spaces no line is broken.
    players = [_player(view, seat).replace(" ", "\u00a0") for seat in range(len(view["players"]))]
    top = [*terminal.wrap(" · ".join(about), "  ".join(players)), ""]
    tiles = [entry["tile"] for entry in view["hand"]]
    hand = text.hand(tiles, colour=terminal.colour, numbers=True).split("\n") if tiles else []
    bottom = ["", *hand[1::4], "", *terminal.wrap(*below)]  # of the hand only the letters
    board = Board(" ".join(view["board"]), min_contacts=view["need"], geometry=rules["geometry"])
    columns, rows = terminal.size
    room = rows - len(top) - len(bottom) - 1
    lines = table(board, columns - 3, room, terminal.colour, rings, numbered)
    space = [""] * (room - len(lines)) if terminal.is_screen else []
    terminal.paint([*top, *lines, *space, *bottom])


def _player(view: Mapping[str, Any], seat: int) -> str:
    """Name, tiles and points, with an arrow before whose turn it is, and the tiles one sees."""
    player = view["players"][seat]
    turn = seat == view["turn"]["seat"] and not view["outcome"]
    counts = say("ui-tiles", count=player["count"])
    if player["score"] is not None:
        points = say("ui-points", points=player["score"])
        counts = say("list-comma").join([counts, points])
    entry = f"{'▸' if turn else ' '} {say('ui-sum', name=player['name'], sum=counts)}"
    tiles = player["hand"] or player["shown"]
    return f"{entry} ({' '.join(tiles)})" if tiles and seat != view["seat"] else entry


def table(
    board: Board,
    columns: int,
    rows: int,
    colour: bool = False,
    rings: Sequence[Placement] = (),
    numbered: bool = False,
) -> list[str]:
    """The table as text; where there's little room without walls between rows, or only a part."""
    lines = text.board(board, coordinates=True, colour=colour, highlight=rings).split("\n")
    grid = [_COLUMN.findall(line) for line in lines]
    xs, ys = zip(*(cell for each in [*board, *rings] for cell in each.cells), strict=True)
    left, top = min(xs), min(ys)
    margin = max(len(str(top)), len(str(max(ys)))) + 2
    taken = set()
    for number, place in enumerate(rings if numbered else (), 1):
        # If possible on a cell of its own; an arrow tells which way the tile lies.
        x, y = cell = next((cell for cell in place.cells if cell not in taken), place.cells[0])
        taken.add(cell)
        at = margin + 4 * (x - left) + 1
        label = f"{number}{'v' if place.down else '>'}".center(3)[:3]
        marked = f"\x1b[7m{label}\x1b[0m" if colour else label
        grid[2 * (y - top) + 2][at : at + 3] = _COLUMN.findall(marked)
    high = 2 if len(grid) <= rows else 1
    if high == 1:
        grid = [grid[0], *grid[2::2]]
    wide = max(map(len, grid)) - margin
    mid_x, mid_y = (rings or list(board))[-1].cells[1]
    first_row = max(1, min(high * (mid_y - top) + 1 - rows // 2, len(grid) - rows + 1))
    part = max(12, min(wide, (columns - margin - 1) // 4 * 4))
    first = margin + 4 * max(0, min(mid_x - left - part // 8, (wide - part + 2) // 4))
    shown = [grid[0], *grid[first_row : first_row + max(3, rows - 1)]]
    if len(shown) < len(grid) or part < wide - 1:
        shown[0][0] = "…"
    return ["".join(row[:margin] + row[first : first + part + 1]) for row in shown]


def said(message: Mapping[str, Any]) -> str:
    """A sentence of the engine, and where: `Here red would touch blue. (1,2 and 1,3)`"""
    sentence = words.sentence(message["id"], message["args"])
    cells = words.joined([f"{x},{y}" for x, y in message.get("cells", ())])
    return f"{sentence} ({cells})" if cells else sentence


def happened(view: Mapping[str, Any]) -> str:
    """The last action as a sentence."""
    seat, action = view["log"][-1]
    names = [player["name"] for player in view["players"]]
    word, _, what = action.partition(":")
    name: str = names[seat]
    match word:
        case "draw":
            return say("cli-drew", name=name)
        case "pass":
            return say("cli-passed", name=name)
        case "call":
            return say("cli-called", name=name)
        case "catch":
            return say("cli-caught", name=name, other=names[int(what)])
        case "show":
            return say("cli-showed", name=name, move=what)
    if earned := view["last"]["sum"]:
        return say("cli-laid-sum", name=name, move=action, sum=earned)
    return say("cli-laid", name=name, move=action)
