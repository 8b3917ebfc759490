"""The words of other languages than English, and the rules to read, which the view asks for."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

__all__ = ["LANGUAGES", "catalogue"]

LANGUAGES: Final = ("en", "fr", "uk", "zh-Hant")

# In a wheel the catalogues lie in the package; where it is developed, beside it.
_HERE: Final = Path(__file__).parent
_FOLDERS: Final = (_HERE / "words", _HERE.parent / "words")

_NAMES: Final = {*LANGUAGES[1:], *(f"rules/{language}" for language in LANGUAGES)}


@cache
def catalogue(name: object) -> str | None:
    """A Fluent catalogue such as `fr` or `rules/fr`; None: there is none, or none is needed."""
    if name not in _NAMES:
        return None
    files = (folder / f"{name}.ftl" for folder in _FOLDERS)
    return next((file.read_text("utf-8") for file in files if file.is_file()), None)
