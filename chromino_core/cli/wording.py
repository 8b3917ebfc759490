"""Words in a terminal: said in the language that is spoken, and as wide as they are there."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from io import TextIOWrapper
from typing import Final, TextIO
from unicodedata import combining, east_asian_width, name, normalize

from chromino_core import words
from chromino_core.words import Argument

__all__ = ["padded", "plainer_if_need_be", "say", "width", "wrap"]

# Blanks that may become ends of lines; between two Chinese characters a line may end, too, but no
# line begins with one of these signs or ends with those.
_BLANKS: Final = re.compile("([ \t]+)")
_NEVER_FIRST: Final = frozenset("、，。；：？！）」』…～")
_NEVER_LAST: Final = frozenset("（「『")

_PLAIN: Final = {
    "’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "·": "-", "×": "x",
    "▸": ">", "HORIZONTAL": "-", "VERTICAL": "|",
}  # fmt: skip


def say(id: str, **args: Argument) -> str:
    """A message of the catalogues."""
    return words.sentence(id, args)


def plainer_if_need_be(stream: TextIO) -> None:
    """Where letters can't be shown, print what comes near them instead of failing."""
    if isinstance(stream, TextIOWrapper):
        codecs.register_error("chromino-plainer", _plainer)
        stream.reconfigure(errors="chromino-plainer")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(map(_plain, letters)), error.end


def _plain(letter: str) -> str:
    if (called := name(letter, "")).startswith("BOX DRAWINGS"):
        return _PLAIN.get(called.split(maxsplit=3)[3], "+")
    basic = normalize("NFKD", letter).encode("ascii", "ignore").decode("ascii")
    return _PLAIN.get(letter, basic or "?")


def width(text: str) -> int:
    """How many columns of a terminal a text takes.

    >>> width("été"), width("骨米諾！")
    (3, 8)
    """
    return sum(2 if east_asian_width(each) in "WF" else not combining(each) for each in text)


def padded(text: str, wide: int, *, right: bool = False) -> str:
    """The text with so many blanks that it takes this many columns; at least one."""
    blanks = " " * max(1, wide - width(text))
    return blanks + text if right else text + blanks


def wrap(text: str, wide: int) -> list[str]:
    """The text in lines that are at most so wide.

    >>> wrap("Lay it, lay it!", 8), wrap("輪到你了：放一張牌。", 10)
    (['Lay it,', 'lay it!'], ['輪到你了：', '放一張牌。'])
    """
    lines = [""]
    for blank, piece in _pieces(text):
        if width(lines[-1] + blank + piece) <= wide:
            lines[-1] += (blank if lines[-1] else "") + piece
            continue
        if lines[-1]:
            lines.append("")
        for letter in piece:  # a word may be wider than a line
            if width(lines[-1] + letter) > wide:
                lines.append("")
            lines[-1] += letter
    return [line for line in lines if line]


def _pieces(text: str) -> Iterator[tuple[str, str]]:
    """What must not be broken, each with the blank before it."""
    parts = ["", *_BLANKS.split(text)]
    for blank, word in zip(parts[::2], parts[1::2], strict=True):
        piece = ""
        for letter in word:
            if piece and _may_break(piece[-1], letter):
                yield blank, piece
                blank, piece = "", ""  # noqa: PLW2901
            piece += letter
        yield blank, piece


def _may_break(before: str, after: str) -> bool:
    wide = east_asian_width(before) in "WF" or east_asian_width(after) in "WF"
    return wide and after not in _NEVER_FIRST and before not in _NEVER_LAST
