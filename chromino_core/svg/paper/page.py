"""A sheet of paper: its size, its margins, its head and its foot. Lengths are millimetres."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import floor
from typing import Final, NamedTuple

from chromino_core.palette import WHITE, Inks
from chromino_core.svg.lettering import length, line_length, wrapped
from chromino_core.svg.paper.speech import Speech
from chromino_core.svg.picture import Svg, drawn, escaped, numeral
from chromino_core.svg.tile_shapes import square_shape
from chromino_core.tiles import COLOURS, WILD
from chromino_core.words import COLOURS as NAMES

__all__ = ["LINE", "PAPERS", "Box", "Head", "letters", "lines_of", "page", "room_on", "together"]


class Box(NamedTuple):
    """A part of a page."""

    x: float
    y: float
    width: float
    height: float

    def below(self, height: float) -> Box:
        """What is left of it under so much of its height."""
        return self._replace(y=self.y + height, height=self.height - height)


PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height."""

_MARGIN: Final = 13.0  # half an inch: every printer gets so far
_HEAD: Final = 25.0
_FOOT: Final = 15.0

_TITLE: Final = 7.0
_TEXT: Final = 3.4
_SMALL: Final = 2.6
LINE: Final = 1.35
"""From one line to the next, in sizes of letters."""
_NAME: Final = 62.0  # what whoever works on the page may write on

_BOLD: Final = 1.08  # how much wider it is
_LOWERED: Final = 0.36  # of a letter, for a text in the middle of a line


class Head(NamedTuple):
    """What a page says on top."""

    title: str
    how: str
    """What is to be done on it."""
    name: str
    """What stands before the line for a name; without it there is no line."""


def room_on(paper: str) -> Box:
    """The part of a page between its head and its foot."""
    width, height = PAPERS[paper]
    top = _MARGIN + _HEAD
    return Box(_MARGIN, top, width - 2 * _MARGIN, height - top - _FOOT - _MARGIN)


def lines_of(text: str, room: float, size: float, most: int) -> list[str]:
    """The text in lines for letters of this size; what is too long for so many ends in dots."""
    longer = length(text) / line_length(text) if text else 1
    return wrapped(text, longer * room / size, most)


def together(*parts: str) -> str:
    """A title of several parts."""
    return " · ".join(part for part in parts if part)


def letters(
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    bold: bool = False,
    anchor: str = "",
    fill: str = "",
) -> str:
    """One line of text around the height y. Lowered by hand, for not every program can do it."""
    more = ' font-weight="700"' if bold else ""
    more += f' text-anchor="{anchor}"' if anchor else ""
    more += f' fill="{fill}"' if fill else ""
    at = f'x="{numeral(x)}" y="{numeral(y + _LOWERED * size)}"'
    return f'<text {at} font-size="{numeral(size)}"{more}>{escaped(text)}</text>'


def page(
    paper: str, inks: Inks, language: str, head: Head, numbers: tuple[int, int], say: Speech,
    shapes: Iterable[str],
) -> Svg:  # fmt: skip
    """A page with what is on it; its numbers are its own and how many pages there are."""
    width, height = PAPERS[paper]
    number, count = numbers
    paging = say("ui-sheet-page", number=number, count=count)
    tag = "".join(letter for letter in language if letter.isalnum() or letter == "-")
    lines = [
        f'<rect width="{numeral(width)}" height="{numeral(height)}" fill="{WHITE}"/>',
        f'<g lang="{escaped(tag)}" fill="{inks.line}" font-family="system-ui,sans-serif">',
        *_head(head, width, inks),
        *shapes,
        *_foot(width, height, paging, inks, say),
        "</g>",
    ]
    title = together(head.title, paging)
    size = (width, height)
    return drawn(size, 1, escaped(title), escaped(head.how), lines, "group", "mm")


def _head(head: Head, width: float, inks: Inks) -> Iterator[str]:
    """The title, perhaps a line for a name, and what is to be done."""
    room = width - 2 * _MARGIN
    beside = room - (_NAME + 6 if head.name else 0)
    wide = _BOLD * max(1, line_length(head.title))
    size = min(_TITLE, max(0.6 * _TITLE, floor(100 * beside / wide) / 100))
    [title] = lines_of(head.title, beside, size * _BOLD, 1) or [""]
    middle = _MARGIN + 0.5 * _TITLE
    yield letters(title, _MARGIN, middle, size, bold=True)
    if head.name:
        right = width - _MARGIN
        line = f"M{numeral(right - _NAME)} {numeral(middle + 2)}H{numeral(right)}"
        yield f'<path d="{line}" stroke="{inks.quiet}" stroke-width=".25"/>'
        yield letters(head.name, right - _NAME, middle - 0.5, _SMALL, fill=inks.quiet)
    for n, line in enumerate(lines_of(head.how, room, _TEXT, 3)):
        yield letters(line, _MARGIN, _MARGIN + _TITLE + 3 + n * _TEXT * LINE, _TEXT)


def _foot(width: float, height: float, paging: str, inks: Inks, say: Speech) -> Iterator[str]:
    """Which pattern is which colour, whose game it is, and which page this is."""
    bottom = height - _MARGIN
    yield from _key(bottom - 8, inks, say)
    yield letters(paging, width - _MARGIN, bottom - 8, _SMALL, anchor="end", fill=inks.quiet)
    told = together(say("ui-title"), say("ui-independent"))
    for n, line in enumerate(lines_of(told, width - 2 * _MARGIN, _SMALL, 2)):
        yield letters(line, _MARGIN, bottom - 3.4 + n * _SMALL * LINE, _SMALL, fill=inks.quiet)


def _key(y: float, inks: Inks, say: Speech) -> Iterator[str]:
    """The patterns of all colours, each with its name."""
    x, side = _MARGIN, 4.0
    for colour in COLOURS + WILD:
        at = f"translate({numeral(x)} {numeral(y - side / 2)}) scale({numeral(side)})"
        yield f'<g transform="{at}">{square_shape(colour, 0.5, 0.5, inks)}</g>'
        name = say(NAMES[colour])
        yield letters(name, x + side + 1, y, _SMALL)
        x += side + 1 + line_length(name) * _SMALL + 3
