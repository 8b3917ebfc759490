"""What a person sees and types: the terminal, a view as a screen, and the words around it."""

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
from chromino_core.cli.wording import padded, say, width, wrap
from chromino_core.placement import Placement

__all__ = [
    "Terminal",
    "called",
    "happened",
    "help_lines",
    "paint",
    "said",
    "table",
    "understood",
]

_OTHER_SCREEN, _OWN_SCREEN, _CLEAR = "\x1b[?1049h", "\x1b[?1049l", "\x1b[H\x1b[2J"
_COLUMN: Final = re.compile("(?:\x1b\\[[0-9;]*m)*.(?:\x1b\\[0m)?")

_TYPED: Final = {
    "call": "ui-typed-call",
    "catch": "ui-typed-catch",
    "show": "ui-typed-show",
    "draw": "ui-typed-draw",
    "pass": "ui-typed-pass",
    "undo": "ui-typed-undo",
    "redo": "ui-typed-redo",
    "rules": "cli-typed-rules",
    "hint": "cli-typed-hint",
    "why": "cli-typed-why",
    "save": "cli-typed-save",
    "load": "cli-typed-load",
    "help": "cli-typed-help",
    "quit": "cli-typed-quit",
}
"""What one may type, and the message with the words for it; these words always work, too."""

_EDITIONS: Final = {
    "meccano-1998": "rules-name-meccano-1998",
    "ravensburger-2001": "rules-name-ravensburger-2001",
    "textures": "rules-name-textures",
    "modern": "rules-name-modern",
    "modern-zh": "rules-name-modern-zh",
}
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
    edition = say(_EDITIONS[rules["edition"]])
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


def help_lines(columns: int) -> list[str]:
    """What one can type, and what that does, in lines that are at most so wide."""
    move, file = "BRY@0,1>", say("cli-file")
    rows = [
        ("3", say("cli-help-choose")),
        ("3 2", say("cli-help-at-once")),
        (move, say("cli-help-lay", tile=move[:3])),
        (f"{called('why')} {move}", say("cli-help-why")),
        (called("hint"), say("cli-help-hint")),
        (f"{called('draw')}, {called('pass')}", say("cli-help-draw")),
        (called("call"), say("cli-help-call")),
        (f"{called('catch')}, {called('show')}", say("cli-help-catch")),
        (f"{called('undo')}, {called('redo')}", say("cli-help-undo")),
        (f"{called('save')} {file}, {called('load')} {file}", say("cli-help-save")),
        (f"{called('rules')}, {called('quit')}", say("cli-help-rules")),
    ]
    wide = max(width(typed) for typed, _ in rows) + 2
    letters = words.joined([f"{letter} {name}" for letter, name in words.colour_names().items()])
    below = words.in_one(say("cli-help-letters", list=letters), say("cli-help-short"))
    lines = []
    for typed, told in rows:
        first, *more = wrap(told, max(20, columns - wide))
        lines += [padded(typed, wide) + first, *(" " * wide + line for line in more)]
    return [*lines, "", *wrap(below, columns)]


def called(word: str) -> str:
    """The word that people are told to type for something.

    >>> called("draw")
    'draw'
    """
    return words.typed(_TYPED[word])[0]


def understood(line: str) -> tuple[str, str]:
    """A word, and what follows it; `lay` for placements, `tile` for numbers, `?` for riddles.

    >>> understood("bry 0,+1 V"), understood("2 1"), understood("un"), understood("why  d")
    (('lay', 'BRY@0,1v'), ('tile', '2 1'), ('undo', ''), ('why', 'd'))
    """
    if match := _PLACEMENT.fullmatch(line):
        return "lay", f"{match[1].upper()}@{int(match[2])},{int(match[3])}{match[4].lower()}"
    if re.fullmatch(r"[0-9]{1,4}(\s+[0-9]{1,4})?", line):
        return "tile", line
    line = line.replace("?", "help", 1)
    known = {word: [*words.typed(id), word] for word, id in _TYPED.items()}
    whole = [(typed, word) for word, several in known.items() for typed in several]
    for typed, word in sorted(whole, key=lambda each: -len(each[0])):
        rest = line[len(typed) :]
        # After Chinese words there need not be a blank.
        if line[: len(typed)].lower() == typed and (rest[:1] in ("", " ") or width(typed[-1]) > 1):
            return word, rest.strip()
    head, _, rest = line.partition(" ")
    told = {word: [several[0], word] for word, several in known.items()}
    for word, several in [*told.items(), *known.items()]:
        if head and any(typed.startswith(head.lower()) for typed in several):
            return word, rest.strip()
    return "?", line


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
