"""Actions and their text: a placement, `draw`, `pass`, `call`, `catch:SEAT`, `show:PLACEMENT`."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple, TypeAlias

from chromino_core.placement import Placement
from chromino_core.problems import InvalidNotation, shown

__all__ = ["Action", "Catch", "Show", "Word", "parse"]

Word: TypeAlias = Literal["draw", "pass", "call"]


class Catch(NamedTuple):
    """Somebody has forgotten to announce the last tile, and is told so."""

    seat: int

    def __str__(self) -> str:
        return f"catch:{self.seat}"


class Show(NamedTuple):
    """Somebody has drawn although the last tile fits, and is shown where."""

    placement: Placement

    def __str__(self) -> str:
        return f"show:{self.placement}"


Action: TypeAlias = Placement | Word | Catch | Show

_WORDS: Final[dict[str, Word]] = {"draw": "draw", "pass": "pass", "call": "call"}
_CATCH: Final = re.compile(r"catch:([0-7])")


def parse(text: str | Placement) -> Action:
    """The action that a text means.

    >>> parse("catch:2"), parse("draw"), parse("BRY@0,1>")
    (Catch(seat=2), 'draw', Placement('BRY@0,1>'))
    """
    if isinstance(text, Placement):
        return text
    if isinstance(text, str):
        if text[3:4] == "@":
            return Placement(text)
        if text in _WORDS:
            return _WORDS[text]
        if text.startswith("show:"):
            return Show(Placement(text[5:]))
        if match := _CATCH.fullmatch(text):
            return Catch(int(match[1]))
    raise InvalidNotation.because("not-an-action", text=shown(text))
