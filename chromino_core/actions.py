"""Actions: what a player can do, each with its text, which it equals.

>>> Lay("BRY@0,1>") == "BRY@0,1>", str(Draw()), {"pass", Pass()}
(True, 'draw', {'pass'})
>>> Action("catch:2"), Action("show:BRY@0,1>").placement
(Catch(2), Placement('BRY@0,1>'))
"""

from __future__ import annotations

import re
from typing import ClassVar, Final, Literal, Self, TypeAlias

from chromino_core.placement import Placement
from chromino_core.problems import InvalidNotation, shown
from chromino_core.rules import MOST_PLAYERS

__all__ = [
    "Action", "AnyAction", "Call", "Catch", "Deed", "Draw", "Lay", "Pass", "Show", "lays", "parse",
]  # fmt: skip

Deed: TypeAlias = Literal["lay", "draw", "pass", "call", "catch", "show"]


class Action(str):
    """Something that a player does. It is its text in every way, and knows what that means.

    `Action(text)` is an action of the kind that the text tells of.
    """

    __slots__ = ()

    kind: ClassVar[Deed]

    def __new__(cls, text: str | Placement) -> Action:
        return parse(text)

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def __reduce__(self) -> tuple[type[Action], tuple[str]]:
        return Action, (str(self),)


class _Placing(Action):
    """An action with a placement."""

    __slots__ = ("placement",)
    __match_args__ = ("placement",)

    placement: Placement
    _before: ClassVar[str] = ""

    def __new__(cls, placement: Placement | str) -> Self:
        placement = Placement(placement)
        action = str.__new__(cls, f"{cls._before}{placement}")
        action.placement = placement
        return action

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self.placement)!r})"


class Lay(_Placing):
    """The player lays a tile."""

    __slots__ = ()

    kind = "lay"


class Draw(Action):
    """The player draws a tile from the bag."""

    __slots__ = ()

    kind = "draw"

    def __new__(cls) -> Self:
        return str.__new__(cls, "draw")


class Pass(Action):
    """The player can do nothing, and says so."""

    __slots__ = ()

    kind = "pass"

    def __new__(cls) -> Self:
        return str.__new__(cls, "pass")


class Call(Action):
    """The player announces the last tile."""

    __slots__ = ()

    kind = "call"

    def __new__(cls) -> Self:
        return str.__new__(cls, "call")


class Catch(Action):
    """Somebody has forgotten to announce the last tile, and is told so."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    kind = "catch"
    seat: int

    def __new__(cls, seat: int) -> Self:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < MOST_PLAYERS:
            raise InvalidNotation.because("not-an-action", text=f"catch:{shown(seat)}")
        action = str.__new__(cls, f"catch:{seat}")
        action.seat = seat
        return action

    def __repr__(self) -> str:
        return f"Catch({self.seat})"


class Show(_Placing):
    """Somebody has drawn although the last tile fits, and is shown where."""

    __slots__ = ()

    kind = "show"
    _before = "show:"


AnyAction: TypeAlias = Lay | Draw | Pass | Call | Catch | Show
"""An action of a known kind."""

_WORDS: Final[dict[str, Draw | Pass | Call]] = {"draw": Draw(), "pass": Pass(), "call": Call()}
_CATCH: Final = re.compile(rf"catch:([0-{MOST_PLAYERS - 1}])")


def parse(text: str | Placement) -> AnyAction:
    """The action that a text means.

    >>> parse("catch:2"), parse("draw"), parse("BRY@0,1>")
    (Catch(2), Draw(), Lay('BRY@0,1>'))
    """
    if isinstance(text, Placement):
        return Lay(text)
    if isinstance(text, str):
        if lays(text):
            return Lay(text)
        if text in _WORDS:
            return _WORDS[text]
        if text.startswith("show:"):
            return Show(text[5:])
        if match := _CATCH.fullmatch(text):
            return Catch(int(match[1]))
    raise InvalidNotation.because("not-an-action", text=shown(text))


def lays(text: str) -> bool:
    """Whether the text is that of a tile being laid, as far as can be seen at a glance."""
    return text[3:4] == "@"
