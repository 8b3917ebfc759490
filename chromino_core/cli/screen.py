"""What a person sees and types: the terminal, a view as a screen, and the words around it."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from textwrap import wrap
from typing import Any, Final

from chromino_core import english, text
from chromino_core.board import Board
from chromino_core.placement import Placement

__all__ = [
    "HELP",
    "Terminal",
    "count",
    "happened",
    "joined",
    "paint",
    "said",
    "table",
    "understood",
]

_OTHER_SCREEN, _OWN_SCREEN, _CLEAR = "\x1b[?1049h", "\x1b[?1049l", "\x1b[H\x1b[2J"
_COLUMN: Final = re.compile("(?:\x1b\\[[0-9;]*m)*.(?:\x1b\\[0m)?")

HELP: Final = """\
3            choose tile 3, then one of the places numbered on the table
3 2          lay tile 3 on its place 2 at once
BRY@0,1>     lay blue-red-yellow from column 0, row 1 to the right; v: downwards
why BRY@0,1> why that may not be done
hint         a good move
draw, pass   take a tile from the bag; go on without one
call         say that you have one tile left
catch, show  somebody forgot to say so, or overlooked where the last tile fits
undo, redo   take back what you did; do it again
save FILE, load FILE, rules, quit
Words may be shortened: d for draw, u for undo."""

_WORDS: Final = (
    "call", "catch", "show", "draw", "pass", "undo", "redo", "rules", "hint", "why", "save",
    "load", "help", "quit",
)  # fmt: skip
_NUMBER: Final = r"\s*([+-]?[0-9]{1,7})\s*"
_PLACEMENT: Final = re.compile(rf"([a-z*]{{3}})\s*[@ ]{_NUMBER},{_NUMBER}([>v])", re.IGNORECASE)


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

    def wrap(self, *sentences: str) -> list[str]:
        """Sentences in as many lines as they need."""
        wide = min(80, self.size[0]) - 4
        return [line for each in sentences for line in wrap(each, wide, break_on_hyphens=False)]

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
    about = ["Chromino", rules["edition"], f"{count(view['bag'], 'tile')} in the bag"]
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
    entry = f"{'▸' if turn else ' '} {player['name']}: {count(player['count'], 'tile')}"
    if player["score"] is not None:
        entry += f", {count(player['score'], 'point')}"
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


def understood(line: str) -> tuple[str, str]:
    """A word, and what follows it; `lay` for placements, `tile` for numbers, `?` for riddles.

    >>> understood("bry 0,+1 V"), understood("2 1"), understood("un"), understood("why  d")
    (('lay', 'BRY@0,1v'), ('tile', '2 1'), ('undo', ''), ('why', 'd'))
    """
    if match := _PLACEMENT.fullmatch(line):
        return "lay", f"{match[1].upper()}@{int(match[2])},{int(match[3])}{match[4].lower()}"
    if re.fullmatch(r"[0-9]{1,4}(\s+[0-9]{1,4})?", line):
        return "tile", line
    head, _, rest = line.replace("?", "help", 1).partition(" ")
    meant = [word for word in _WORDS if head and word.startswith(head.lower())]
    return (meant[0], rest.strip()) if meant else ("?", line)


def said(message: Mapping[str, Any]) -> str:
    """A sentence of the engine, and where: `A red square would touch a blue one (1,2 and 1,3).`"""
    sentence = english.sentence(message["id"], message["args"])
    cells = joined([f"{x},{y}" for x, y in message.get("cells", ())])
    return f"{sentence[:-1]} ({cells})." if cells else sentence


def joined(words: Sequence[str]) -> str:
    """Words as one says them: `1, 4 and 7`."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def count(number: int, thing: str) -> str:
    """`1 tile`, `2 tiles`."""
    return f"{number} {thing}" + ("" if number == 1 else "s")


def happened(view: Mapping[str, Any]) -> str:
    """The last action as a sentence."""
    seat, action = view["log"][-1]
    names = [player["name"] for player in view["players"]]
    word, _, what = action.partition(":")
    did = {
        "draw": "drew a tile",
        "pass": "passed",
        "call": "called: one tile left",
        "show": f"showed that the last tile fits, {what}: two tiles more",
    }
    if word == "catch":
        return f"{names[seat]} caught {names[int(what)]}, who forgot to call and takes a tile."
    if word in did:
        return f"{names[seat]} {did[word]}."
    earned = view["last"]["sum"]
    return f"{names[seat]} laid {action}" + (f" for {earned}." if earned else ".")
