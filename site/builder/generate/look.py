"""Writes widget/js/look/look.js, the view's copy of the engine's palette: `make look`.

The view draws tiles with the same inks, patterns and signs as the engine's pictures; a test sees to
it that the copy is fresh.
"""

from __future__ import annotations

from builder.generate.javascript import constants
from builder.generate.tokens import COLOURS, UNIT
from builder.paths import LOOK_JS
from chromino_core import palette

__all__ = ["look"]


def look() -> str:
    """The text of look.js."""
    data = {
        "INKS": {letter: ink._asdict() for letter, ink in palette.PALETTE.items()},
        "CONTRAST": {letter: ink._asdict() for letter, ink in palette.CONTRAST.items()},
        "MARKS": palette.MARKS,
        "BLADE": palette.BLADE,
        "BLADES": palette.BLADES,
        "SIGNS": palette.SIGNS,
        "BODY": palette.BODY,
        "OUTLINE": palette.OUTLINE,
        "WHITE": palette.WHITE,
        "PAPER": COLOURS["ground"].light,
        "UNIT": UNIT,
    }
    return constants(__file__, "chromino_core/palette.py and tokens.py", data)


if __name__ == "__main__":
    LOOK_JS.write_text(look(), "utf-8")
