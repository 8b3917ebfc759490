"""The few sentences that are put into the page when it is built, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from builder.paths import PAGE_WORDS

__all__ = ["LANGUAGES", "one_line", "page_words"]

LANGUAGES: Final = ("en", "fr", "uk", "zh-Hant")


def page_words(id: str) -> dict[str, str]:
    """What the page says, by language."""
    return {language: one_line(PAGE_WORDS / f"{language}.ftl", id) for language in LANGUAGES}


def one_line(catalogue: Path, id: str) -> str:
    """A message that is one plain line, which is all of Fluent that is understood here."""
    text = catalogue.read_text("utf-8")
    found = re.findall(rf"^{id} = ([^{{}}\n]+)$(?!\n+ )", text, re.MULTILINE)
    if len(found) != 1:
        raise SystemExit(f"{catalogue} has no plain line for {id}.")
    return str(found[0])
