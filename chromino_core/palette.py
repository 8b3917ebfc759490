"""How a tile looks, as plain data: inks, patterns, the pinwheel, and the signs on shared edges.

Pictures are drawn from it here, and the table view's own copy is generated from it. Lengths are in
squares: a shape lies around (0, 0) in a square from -0.5 to 0.5. Paths use M, L, A and Z only.

No two colours are nearer than 15 in CIEDE2000, as simulated for protanopia, deuteranopia and
tritanopia, and all differ in lightness; still no one has to tell them by colour, for each has a
pattern that looks the same after a quarter turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

__all__ = [
    "BLADE", "BLADES", "BODY", "COLOURED", "CONTRAST", "GREY", "MARKS", "OUTLINE", "PALETTE",
    "QUIET", "SIGNS", "WHITE", "Ink", "Inks",
]  # fmt: skip


class Ink(NamedTuple):
    """The colour of a square and the lighter or darker tone of its pattern."""

    fill: str
    mark: str
    pattern: str


PALETTE: Final = {
    "R": Ink("#d3242d", "#ffc9c4", "disc"),
    "G": Ink("#43c06b", "#0b5227", "ring"),
    "B": Ink("#3384ea", "#e0f0ff", "plus"),
    "Y": Ink("#ffde33", "#976b00", "square"),
    "P": Ink("#7320a8", "#e9c8ff", "cross"),
}

CONTRAST: Final = {
    "R": Ink("#b00010", "#ffffff", "disc"),
    "G": Ink("#5fe08c", "#000000", "ring"),
    "B": Ink("#0b3fa8", "#ffffff", "plus"),
    "Y": Ink("#fff04d", "#000000", "square"),
    "P": Ink("#4b006e", "#ffffff", "cross"),
}
"""The same for those who need high contrast: brighter, darker, with black or white patterns."""

BODY: Final = "#fffdf7"
"""Stands out from a dark ground, as `OUTLINE` does from a light one: no theme is needed."""
OUTLINE: Final = "#23272f"
WHITE: Final = "#ffffff"
QUIET: Final = "#6b7280"
"""For rulers and grids; white numbers are readable on it, and it is itself on either ground."""

MARKS: Final = {
    "R": "M-.24 0A.24 .24 0 0 1 .24 0A.24 .24 0 0 1 -.24 0Z",
    "G": (
        "M-.28 0A.28 .28 0 0 1 .28 0A.28 .28 0 0 1 -.28 0Z"
        "M-.15 0A.15 .15 0 0 0 .15 0A.15 .15 0 0 0 -.15 0Z"
    ),
    "B": (
        "M-.08 -.29L.08 -.29L.08 -.08L.29 -.08L.29 .08L.08 .08"
        "L.08 .29L-.08 .29L-.08 .08L-.29 .08L-.29 -.08L-.08 -.08Z"
    ),
    "Y": "M-.22 -.22L.22 -.22L.22 .22L-.22 .22Z",
    "P": (
        "M0 -.12L.16 -.28L.28 -.16L.12 0L.28 .16L.16 .28"
        "L0 .12L-.16 .28L-.28 .16L-.12 0L-.28 -.16L-.16 -.28Z"
    ),
}

BLADE: Final = "M0 0A.3 .3 0 0 1 0 -.37A.37 .37 0 0 1 .352 -.114A.3 .3 0 0 0 0 0Z"
"""One blade of the chameleon's pinwheel; the others are turned by 72 degrees each."""
BLADES: Final = "RYGBP"
"""The colours of the blades, clockwise; light and dark alternate as well as five can."""


class Inks(NamedTuple):
    """All that tiles, and what stands around them, are drawn with."""

    squares: Mapping[str, Ink]
    blades: Mapping[str, str]
    body: str
    line: str
    quiet: str
    """For what is less important than the tiles."""


COLOURED: Final = Inks(
    PALETTE, {colour: PALETTE[colour].fill for colour in BLADES}, BODY, OUTLINE, QUIET
)

GREY: Final = Inks(
    {
        "R": Ink("#bdbdbd", "#111111", "disc"),
        "G": Ink("#ececec", "#111111", "ring"),
        "B": Ink("#d6d6d6", "#111111", "plus"),
        "Y": Ink("#ffffff", "#111111", "square"),
        "P": Ink("#a2a2a2", "#111111", "cross"),
    },
    dict.fromkeys(BLADES, "#111111"),
    WHITE,
    "#111111",
    "#6f6f6f",
)
"""For paper without colours: black patterns, on greys that are light enough to be copied, and to be
coloured in."""

SIGNS: Final = {
    "link": "M-.15 -.1L.15 -.1A.1 .1 0 0 1 .15 .1L-.15 .1A.1 .1 0 0 1 -.15 -.1Z",
    "break": "M0 -.42L.09 -.24L-.09 -.12L.09 0L-.09 .12L.09 .24L0 .42",
    "taken": "M-.24 0A.24 .24 0 0 1 .24 0A.24 .24 0 0 1 -.24 0ZM-.1 0L.1 0",
}
"""What a tile being tried meets, as light lines with dark edges: on an edge that runs downwards the
link of a chain across it if the colours match, a crack along it if not; on a covered cell a bar."""
