"""Several pictures in one: in rows and columns, each under its caption.

Columns are equally wide. Within a row all pictures have one scale, so that their tiles can be
compared, and begin at the same height.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor, sqrt
from typing import Final, NamedTuple

from chromino_core import palette as look
from chromino_core.svg.lettering import wrapped
from chromino_core.svg.picture import LARGEST, Parts, Svg, drawn, escaped, numeral

__all__ = ["arranged", "usual_columns"]

_GAP: Final = 16  # pixels between pictures
_LETTER: Final = 14  # the size of a caption
_LINE: Final = 19
_PADDING: Final = 5  # above and below the lines of a caption; twice that beside them
_NARROWEST: Final = 160  # of a column with captions
_MOST_LINES: Final = 3


def arranged(pictures: Sequence[Parts], captions: Sequence[str], columns: int, between: str) -> Svg:
    """The pictures, at least one, from left to right and from top to bottom.

    The title names them all; what stands `between` the names is up to the language.
    """
    columns = min(columns, len(pictures))
    # With very many columns the gaps alone would be too wide: then all of it is shown smaller.
    share = max(_GAP, (LARGEST - _GAP * (columns - 1)) / columns)
    side = min(share, max(max(each.width, each.height) for each in pictures))
    rows = []
    for first in range(0, len(pictures), columns):
        inside = pictures[first : first + columns]
        largest = max(max(each.width, each.height) for each in inside)
        rows.append(_Row(first, inside, floor(1000 * min(1, side / largest)) / 1000))
    width = max(row.scale * each.width for row in rows for each in row.pictures)
    if any(captions):
        width = max(width, _NARROWEST)
    room = (width - 4 * _PADDING) / _LETTER
    shapes: list[str] = []
    top = 0.0
    for row in rows:
        told = captions[row.first : row.first + len(row.pictures)]
        lines = [wrapped(each, room, _MOST_LINES) for each in told]
        bar = max(map(_height, lines))
        for n, picture in enumerate(row.pictures):
            at = (n * (width + _GAP), top)
            shapes += _cell(picture, told[n], lines[n], at, width, bar, row.scale)
        top += bar + row.scale * max(each.height for each in row.pictures) + _GAP
    whole = columns * (width + _GAP) - _GAP
    # Each picture says what it is, so the whole needs no more than their names.
    names = [
        escaped(caption) or each.title for caption, each in zip(captions, pictures, strict=True)
    ]
    between = escaped(between)
    title = between.join(dict.fromkeys(names))
    words = between.join(dict.fromkeys(each.title for each in pictures))
    return drawn((whole, top - _GAP), min(1, LARGEST / whole), title, words, shapes, "group")


def usual_columns(pictures: Sequence[Parts]) -> int:
    """So many that the whole is about square; more if the pictures are small, or only three."""
    count = len(pictures)
    widest = max(each.width for each in pictures)
    columns = max(min(count, 3), ceil(sqrt(count)), int((LARGEST + _GAP) // (widest + _GAP)))
    return ceil(count / ceil(count / columns))  # the last row as full as the others, if it can be


class _Row(NamedTuple):
    first: int
    pictures: Sequence[Parts]
    scale: float


def _cell(
    picture: Parts,
    caption: str,
    lines: list[str],
    at: tuple[float, float],
    width: float,
    bar: float,
    scale: float,
) -> Iterator[str]:
    """A picture under its caption: <g> title, desc, bar, lines, <g> shapes </g> </g>."""
    yield f'<g role="{picture.role}" transform="translate({numeral(at[0])} {numeral(at[1])})">'
    yield f"<title>{escaped(caption) or picture.title}</title>"
    yield f"<desc>{picture.description}</desc>"
    if lines:
        height = _height(lines) - _PADDING
        yield (
            f'<rect width="{numeral(width)}" height="{numeral(height)}" rx="6"'
            f' fill="{look.QUIET}"/>'
        )
        yield (
            f'<g fill="{look.WHITE}" font-family="system-ui,sans-serif" font-weight="600"'
            f' font-size="{_LETTER}" text-anchor="middle">'
        )
        for n, line in enumerate(lines):
            # Lowered by hand, as not every program knows dominant-baseline.
            y = _PADDING + (n + 0.5) * _LINE + 0.36 * _LETTER
            yield f'<text x="{numeral(width / 2)}" y="{numeral(y)}">{escaped(line)}</text>'
        yield "</g>"
    left = (width - scale * picture.width) / 2
    yield f'<g transform="translate({numeral(left)} {numeral(bar)}) scale({scale:.3g})">'
    yield picture.shapes
    yield "</g>"
    yield "</g>"


def _height(lines: list[str]) -> float:
    """What a caption takes, with a little air below."""
    return _LINE * len(lines) + 3 * _PADDING if lines else 0
