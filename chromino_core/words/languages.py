"""The languages that are spoken here, how they count, and which of them somebody wants."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Final

__all__ = ["CHOSEN_BY", "LANGUAGES", "PLURAL", "language_of", "wanted"]

LANGUAGES: Final = ("en", "fr", "uk", "zh-Hant")

CHOSEN_BY: Final = "CHROMINO_LANGUAGE"
"""The variable of the environment that names one of them."""


def language_of(name: str) -> str | None:
    """The language that somebody means, if it is spoken here.

    >>> language_of("fr_CA.UTF-8"), language_of("ZH"), language_of("de_AT")
    ('fr', 'zh-Hant', None)
    """
    first = re.split("[-_.@:]", name.lower())[0]
    return next((language for language in LANGUAGES if language.split("-")[0] == first), None)


def wanted() -> str:
    """The language that the person at this computer wants, as the environment tells it."""
    names = [os.environ.get(CHOSEN_BY, "")]
    # As everywhere, the first of these that is set decides, also if it isn't spoken here; and with
    # "C", which programs ask for that read what others print, there is no choice any more.
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if locale in ("C", "POSIX"):
        names += ["en"]
    names += [*os.environ.get("LANGUAGE", "").split(":"), locale, _of_windows()]
    return next(filter(None, map(language_of, names)), "en")


def _of_windows() -> str:
    if os.name != "nt":
        return ""
    import ctypes
    import locale

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined, unused-ignore]
    return str(locale.windows_locale.get(number, ""))


def _ukrainian(number: int) -> str:
    tens, ones = abs(number) % 100 // 10, abs(number) % 10
    if tens == 1 or not 1 <= ones <= 4:
        return "many"
    return "one" if ones == 1 else "few"


PLURAL: Final[dict[str, Callable[[int], str]]] = {
    "en": lambda number: "one" if abs(number) == 1 else "other",
    "fr": lambda number: "one" if abs(number) < 2 else "other",
    "uk": _ukrainian,
    "zh-Hant": lambda number: "other",
}
"""The plural of whole numbers, as the Unicode consortium has it."""
