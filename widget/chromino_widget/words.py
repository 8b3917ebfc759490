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


def catalogue(name: object) -> str | None:
    """A Fluent catalogue such as `fr` or `rules/fr`; None: there is none, or none is needed."""
    return _read(name) if isinstance(name, str) and name in _NAMES else None


@cache
def _read(name: str) -> str:
    folder = next(folder for folder in _FOLDERS if folder.is_dir())
    return (folder / f"{name}.ftl").read_text("utf-8")
