"""A board's picture as HTML, for saved, exported and untrusted notebooks.

It is sent after every move, so what many tiles have in common is in it once, and no word twice.
"""

from __future__ import annotations

import re
from html import escape, unescape
from typing import Final
from urllib.parse import quote

__all__ = ["as_image"]

_DESCRIPTION: Final = re.compile("<desc>(.*?)</desc>", re.DOTALL)
_WORDS: Final = re.compile(r"<(title|desc)>.*?</\1>\n?", re.DOTALL)
_SHAPE: Final = re.compile(r'<(path|rect) (transform="[^"]+"|x="[^"]+" y="[^"]+") ([^>]*)/>')
_PLAIN: Final = " !$'()*+,-./:;=?@[]^_`{|}~"
"""What stays as it is in an address that stands in an attribute."""


def as_image(picture: str) -> str:
    """An `img` with the picture in its address, which needs no script and which sanitizers leave.

    The address names what can't stand in it by numbers: shorter than base64, for most of it can.
    """
    words = _DESCRIPTION.search(picture)
    alternative = escape(unescape(words[1])) if words else ""
    drawn = _folded(_WORDS.sub("", picture)).replace('"', "'")  # without words there is none yet
    return f'<img alt="{alternative}" src="data:image/svg+xml,{quote(drawn, safe=_PLAIN)}">'


def _folded(picture: str) -> str:
    """The same picture, in which each shape is drawn once, and used wherever it lies."""
    names: dict[str, str] = {}

    def used(shape: re.Match[str]) -> str:
        kind, place, look = shape.groups()
        name = names.setdefault(f"<{kind} {look}", f"s{len(names)}")
        return f'<use href="#{name}" {place}/>'

    drawn = _SHAPE.sub(used, picture)
    head = drawn.index(">") + 1
    shapes = "".join(f'{look} id="{name}"/>' for look, name in names.items())
    return f"{drawn[:head]}<defs>{shapes}</defs>{drawn[head:]}"
