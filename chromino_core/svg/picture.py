"""A picture as SVG text that shows itself: as a picture in a notebook, in a few words elsewhere.

Every picture has the same lines: what it is and how large, its title, its description, and then
what is drawn. So several of them can be put into one (`rows.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

__all__ = ["LARGEST", "Parts", "Svg", "drawn", "escaped", "numeral", "parts_of"]

LARGEST: Final = 960
"""No picture is shown wider than this, and none but a grid higher."""

_ESCAPES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_PICTURE: Final = re.compile(
    r'<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="0 0 ([.\d]+) ([.\d]+)"'
    r' width="[.\d]+(?:mm)?" height="[.\d]+(?:mm)?" role="(img|group)">\n'
    r"<title>(.*)</title>\n<desc>(.*)</desc>\n((?s:.*))\n</svg>"
)
_LONGEST: Final = 60  # characters of a title in a terminal


class Svg(str):
    """The text of a picture. It is a `str` in every way; only a notebook shows what it draws."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def __repr__(self) -> str:
        parts = parts_of(self)
        if parts is None:
            return f"<Svg: {len(self)} characters>"
        from html import unescape  # not earlier: few programs need it

        title = unescape(parts.title)
        if len(title) > _LONGEST:
            title = title[: _LONGEST - 3] + "..."
        return f"<Svg: {title}, {parts.width:.0f} x {parts.height:.0f}>"


class Parts(NamedTuple):
    """What a picture is made of; its words are escaped already."""

    width: float
    height: float
    role: str
    title: str
    description: str
    shapes: str


def parts_of(picture: Svg) -> Parts | None:
    """What the picture is made of, if it is one of ours."""
    found = _PICTURE.fullmatch(picture)
    return found and Parts(float(found[1]), float(found[2]), *found.groups()[2:])


def drawn(
    size: tuple[float, float],
    shrink: float,
    title: str,
    description: str,
    shapes: Iterable[str],
    role: Literal["img", "group"] = "img",
    unit: Literal["", "mm"] = "",
) -> Svg:
    """The whole picture. A group is read part by part, since each has words of its own."""
    width, height = size
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {numeral(width)} {numeral(height)}"'
        f' width="{numeral(width * shrink)}{unit}" height="{numeral(height * shrink)}{unit}"'
        f' role="{role}">',
        f"<title>{title}</title>",
        f"<desc>{description}</desc>",
        *shapes,
        "</svg>",
    ]
    return Svg("\n".join(lines))


def numeral(value: float) -> str:
    """A number in few characters: .5 for 0.5."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text[1:] if text.startswith("0.") else text


def escaped(text: str) -> str:
    """Escaped, and plain ASCII, so that no wrong encoding can spoil it."""
    printable = "".join(char if char.isprintable() else " " for char in text)
    return printable.translate(_ESCAPES).encode("ascii", "xmlcharrefreplace").decode("ascii")
