"""What one tells others of a conundrum that one has done: sentences, and a line of small squares.

The sentences come first, for who listens, and nothing in them helps who wants to do it, too.

>>> from chromino_core import conundrums
>>> conundrum = conundrums.Conundrum("B*Y@0,0> BRY@0,1>", "BBG")
>>> tries = [True, False, True, True, True]
>>> done = result(conundrum, {"date": "2026-11-16"}, found=conundrum.answer(), wrong=1, tries=tries)
>>> print(done.text)
Chromino conundrum of 16 November 2026, grade 1. I found all 4 spots. One wrong try, no hint.
■□■■■
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from chromino_core.conundrums.conundrum import Conundrum
from chromino_core.problems import Message
from chromino_core.words import in_one

__all__ = ["Result", "name_of", "result"]

_RIGHT, _WRONG, _MORE = "■", "□", "…"
_MOST: Final = 20
"""More squares would be a burden to who has them read aloud."""


class Result(NamedTuple):
    """What there is to tell; a screen has its own words for the messages."""

    messages: tuple[Message, ...]
    picture: str
    """A square for every try, in order, a full one where it was right; nothing if none is known."""

    @property
    def text(self) -> str:
        """All of it, in the language that is spoken."""
        told = in_one(*(message.sentence for message in self.messages))
        return f"{told}\n{self.picture}" if self.picture else told


def result(
    conundrum: Conundrum,
    reference: Mapping[str, Any],
    *,
    found: Collection[str] = (),
    wrong: int = 0,
    tips: int = 0,
    given_up: bool = False,
    tries: Sequence[bool] = (),
) -> Result:
    """What somebody has done of a conundrum: what was found and tried, and with how much help.

    `tries` tells of every try whether it was right.
    """
    args = {"found": len(found), "of": len(conundrum.answer())}
    if args["found"] >= args["of"]:
        outcome = Message("conundrum-result-all", {"of": args["of"]})
    elif given_up:
        outcome = Message("conundrum-result-some", args)
    else:
        outcome = Message("conundrum-result-so-far", args)
    help = Message("conundrum-result-tries", {"wrong": wrong, "tips": tips})
    squares = "".join(_RIGHT if right else _WRONG for right in tries[:_MOST])
    picture = squares + (_MORE if len(tries) > _MOST else "")
    return Result((_which(reference, conundrum.grade), outcome, help), picture)


def _which(reference: Mapping[str, Any], grade: int) -> Message:
    """Which conundrum it is; who gets a link to it needs no more than its grade."""
    if "date" in reference:
        date = str(reference["date"])
        return Message("conundrum-result-day", {"date": date, "grade": grade})
    if "number" in reference:
        number = reference["number"]
        return Message("conundrum-result-number", {"number": number, "grade": grade})
    return Message("conundrum-result-any", {"grade": grade})


def name_of(reference: Mapping[str, Any]) -> Message | None:
    """What one calls a conundrum, as on paper; one that was made or sent has no name.

    >>> name_of({"number": 12}).sentence, name_of({"seed": 7})
    ('Conundrum 12', None)
    """
    if "date" in reference:
        return Message("ui-task-daily", {"date": str(reference["date"])})
    if "number" in reference:
        return Message("ui-task-number", {"number": reference["number"]})
    return None
