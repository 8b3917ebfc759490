"""The words of other languages than English, and the rules to read, which the view asks for."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from chromino_core.words import LANGUAGES

__all__ = ["LANGUAGES", "catalogue", "spoken_by"]

# In a wheel the catalogues lie in the package; where it is developed, beside it.
_HERE: Final = Path(__file__).parent
_FOLDERS: Final = (_HERE / "words", _HERE.parent / "words")

_NAMES: Final = {*LANGUAGES[1:], *(f"rules/{language}" for language in LANGUAGES)}


def catalogue(name: object) -> str | None:
    """A Fluent catalogue such as `fr` or `rules/fr`; None: there is none, or none is needed."""
    return _read(name) if isinstance(name, str) and name in _NAMES else None


def spoken_by(chosen: object) -> str | None:
    """The language of a board for what Python says; None: whatever is spoken.

    A board that speaks as the browser does leaves that open, for no browser is known here.
    """
    return chosen if isinstance(chosen, str) and chosen in LANGUAGES else None


@cache
def _read(name: str) -> str:
    folder = next(folder for folder in _FOLDERS if folder.is_dir())
    return (folder / f"{name}.ftl").read_text("utf-8")
