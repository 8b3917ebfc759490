"""What a person types, understood generously."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

__all__ = ["Typed", "read"]

_WORDS: Final = (
    "draw", "pass", "call", "catch", "show", "undo", "redo", "hint", "why", "save", "load",
    "rules", "help", "quit",
)  # fmt: skip
_OTHERS: Final = {
    "?": "help", "h": "help", "q": "quit", "exit": "quit", "p": "pass", "d": "draw", "s": "save",
    "c": "call", "r": "rules", "bye": "quit",
}  # fmt: skip
_NUMBER: Final = r"\s*([+-]?[0-9]{1,7})\s*"
_WHERE: Final = rf"{_NUMBER},{_NUMBER}([>vV])"
_PLACEMENT: Final = re.compile(rf"([A-Za-z*]{{3}})\s*[@ ]{_WHERE}")
_TILE_AT: Final = re.compile(rf"([0-9]{{1,3}})\s*[@ ]{_WHERE}")
_TILE: Final = re.compile(r"([0-9]{1,3})(?:\s+([0-9]{1,4}))?")


class Typed(NamedTuple):
    """A command: `lay` with a placement, `tile` with numbers, `at` with a number and a place, a
    word with what follows it, `""` for nothing and `"?"` for what nobody can understand."""

    word: str
    rest: str = ""
    number: int = 0
    place: int | None = None


def read(line: str) -> Typed:
    """What a line means.

    >>> read("bry 0,1 >").rest, read("2 1").place, read("un").word, read("why 2 0,1v").rest
    ('BRY@0,1>', 1, 'undo', '2 0,1v')
    """
    line = line.strip()
    head, _, rest = line.partition(" ")
    if head.lower() in ("why", "show", "save", "load"):
        return Typed(head.lower(), rest.strip())
    if match := _PLACEMENT.fullmatch(line):
        return Typed("lay", f"{match[1].upper()}@{_where(match[2], match[3], match[4])}")
    if match := _TILE_AT.fullmatch(line):
        return Typed("at", _where(match[2], match[3], match[4]), int(match[1]))
    if match := _TILE.fullmatch(line):
        return Typed("tile", "", int(match[1]), int(match[2]) if match[2] else None)
    word = head.lower()
    meant = [known for known in _WORDS if word and known.startswith(word)]
    if word in _OTHERS:
        meant = [_OTHERS[word]]
    if not line:
        return Typed("")
    return Typed(meant[0], rest.strip()) if len(meant) == 1 else Typed("?", line)


def _where(x: str, y: str, way: str) -> str:
    return f"{int(x)},{int(y)}{way.lower()}"
