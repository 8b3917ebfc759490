"""How much room letters take, and how a text is broken into lines.

No font is known here, so all of it is rather too wide; lengths are in parts of the size of letters.
"""

from __future__ import annotations

import re
from typing import Final

__all__ = ["length", "line_length", "wrapped"]

_FIRM: Final = "\u00a0\u202f"  # blanks at which no line is broken
_NARROW: Final = frozenset("iIjlftr.,:;'\u2019|!()[] " + _FIRM)
_WIDE: Final = frozenset("mwMWGOQ@%")
_FIRST_FULL: Final = "\u1100"  # from here on most scripts have square letters
_NEVER_FIRST: Final = frozenset("\u3001\u3002\uff0c\uff1a\uff1b\uff1f\uff01\uff09\u300d")
"""No line begins with these Chinese signs; there is room for one more at its end."""
_FIRST_SQUARE: Final = "\u2e80"
_OVER_ALL: Final = 0.9
_BLANKS: Final = re.compile(rf"[^\S{_FIRM}]+")


def length(text: str) -> float:
    return sum(
        1.05 if letter >= _FIRST_FULL
        else 0.4 if letter in _NARROW
        else 0.95 if letter in _WIDE
        else 0.8 if letter.isupper() or letter > "\x7f"
        else 0.7
        for letter in text
    )  # fmt: skip


def line_length(text: str) -> float:
    """A whole line isn't as long as if all its letters were the widest of their kind.

    But square letters are as wide as they are.
    """
    return length(text) * (1 if max(text, default="") >= _FIRST_SQUARE else _OVER_ALL)


def wrapped(text: str, room: float, most: int) -> list[str]:
    """The lines of a text; what is too long for so many of them ends in dots.

    >>> wrapped("Find every spot", 8, 3), wrapped("Find every spot", 8, 1)
    (['Find every', 'spot'], ['Find every...'])
    """
    lines: list[str] = []
    rest = " ".join(filter(None, _BLANKS.split(text)))
    while rest:
        if len(lines) == most - 1 and length(rest) > room:
            return [*lines, _cut(rest, room - length("...")).rstrip() + "..."]
        line = _cut(rest, room)
        if len(line) < len(rest) and " " in line and rest[len(line)] != " ":
            line = line[: line.rindex(" ")]
        elif rest[len(line) : len(line) + 1] in _NEVER_FIRST:
            line = rest[: len(line) + 1]
        lines.append(line.strip())
        rest = rest[len(line) :].strip()
    return lines


def _cut(text: str, room: float) -> str:
    """As much of the text as there is room for, at least one letter."""
    used = 0.0
    for n, letter in enumerate(text):
        used += length(letter)
        if used > room and n:
            return text[:n]
    return text
