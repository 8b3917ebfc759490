"""The terminal: how large it is, whether it has colours, and how one asks a person something."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, NamedTuple
from unicodedata import combining, east_asian_width

__all__ = ["NBSP", "Size", "Terminal", "width"]

_ANSI: Final = re.compile("\x1b\\[[0-9;]*m")
NBSP: Final = "\u00a0"  # a space at which no line is broken
_OTHER_SCREEN, _OWN_SCREEN, _CLEAR = "\x1b[?1049h", "\x1b[?1049l", "\x1b[H\x1b[2J"


class Size(NamedTuple):
    columns: int
    rows: int


def width(line: str) -> int:
    """How many columns a line takes."""
    return sum(
        0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1
        for letter in _ANSI.sub("", line)
    )


class Terminal:
    """Where a game is played: a whole screen that is painted anew, or just lines, one by one.

    A screen is the terminal's second one, which keeps nothing that has scrolled away: so nobody can
    look up a hand there, and what was on the first one comes back in the end.
    """

    def __init__(self) -> None:
        dumb = os.environ.get("TERM", "") == "dumb"
        tty = sys.stdout.isatty()
        self.is_screen = tty and sys.stdin.isatty() and not dumb
        self.colour = tty and not dumb and not os.environ.get("NO_COLOR")

    def __enter__(self) -> Terminal:
        if self.is_screen:
            with suppress(ImportError):
                import readline  # noqa: F401  # arrow keys edit the line
            self._write(_OTHER_SCREEN + _CLEAR)
        return self

    def __exit__(self, *error: object) -> None:
        if self.is_screen:
            self._write(_OWN_SCREEN)

    @property
    def size(self) -> Size | None:
        """Columns and rows of a screen; lines one by one have no end."""
        return Size(*shutil.get_terminal_size()) if self.is_screen else None

    @property
    def columns(self) -> int:
        return shutil.get_terminal_size().columns if self.is_screen else 80

    def paint(self, lines: Iterable[str]) -> None:
        """Lines on a screen of their own, if there is one."""
        self._write((_CLEAR if self.is_screen else "\n") + "".join(f"{line}\n" for line in lines))

    def ask(self, prompt: str) -> str:
        """What the person types; raises `EOFError` when nobody is there any more."""
        try:
            return input(prompt).strip()
        except UnicodeDecodeError:
            return "?"

    # Looks

    def bold(self, text: str) -> str:
        return f"\x1b[1m{text}\x1b[0m" if self.colour and text else text

    def quiet(self, text: str) -> str:
        return f"\x1b[2m{text}\x1b[0m" if self.colour and text else text

    def wrap(self, text: str) -> list[str]:
        """A sentence in as many lines as it needs, broken at plain spaces only."""
        lines, line = [], ""
        for word in text.split(" "):
            if line and width(line) + 1 + width(word) > self.columns - 4:
                lines.append(line)
                line = ""
            line = f"{line} {word}" if line else word
        return [*lines, line]

    def _write(self, text: str) -> None:
        sys.stdout.write(text.replace(NBSP, " "))
        sys.stdout.flush()
