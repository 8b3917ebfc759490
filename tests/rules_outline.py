"""What the rules to read say of which game, as widget/js/rules/rules_sections.js has it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple, get_args

from catalogue import variables
from variants import VARIANTS

from builder.paths import ROOT, WORDS
from chromino_core.rules import EDITIONS, Rules, books, edition
from chromino_core.scoring import System

__all__ = ["SYSTEMS", "Page", "arguments", "outline", "page", "pages", "pictures"]

SYSTEMS: Final = get_args(System)

_NAMED: Final = variables((WORDS / "rules" / "en.ftl").read_text("utf-8"))


class Page(NamedTuple):
    """The rules of a game, or of a whole edition, as they are shown."""

    rules: Rules
    whole: bool
    sections: list[dict[str, Any]]

    @property
    def parts(self) -> list[dict[str, Any]]:
        return [part for section in self.sections for part in section["parts"]]

    @property
    def ids(self) -> list[str]:
        return [part["id"] for part in self.parts if "id" in part]

    @property
    def told(self) -> list[tuple[str, dict[str, str | int]]]:
        """The paragraphs with the numbers that they name."""
        args = arguments(self.rules)
        return [(id, {name: args[name] for name in _NAMED[id]}) for id in self.ids]


def arguments(rules: Rules) -> dict[str, str | int]:
    limit = rules.draw_limit or 0
    return {
        "hand": rules.hand_size,
        "least": rules.min_players,
        "most": rules.max_players,
        "limit": limit,
    }


def _games() -> Iterator[tuple[Rules, bool]]:
    """Every edition with all it offers, every variant that is tested, and all ways to score."""
    for rules in EDITIONS.values():
        yield rules, True
    for variant in VARIANTS.values():
        yield variant.agreed(), False
    for id in EDITIONS:
        for scoring in SYSTEMS:
            yield edition(id, scoring=scoring), False


def _book(id: str) -> dict[str, Any]:
    return next(book for book in books() if book["edition"] == id)


@cache
def outline() -> dict[str, Any]:
    asked = {
        "games": [(rules.as_dict(), _book(rules.edition), whole) for rules, whole in _games()],
        "books": books(),
    }
    command = [".ci/node", "node", "tests/js/rules_outline.mjs"]
    text = json.dumps(asked)
    printed = subprocess.check_output(command, cwd=ROOT, input=text, encoding="utf-8")
    told: dict[str, Any] = json.loads(printed)
    return told


@cache
def pages() -> list[Page]:
    return [
        Page(rules, whole, sections)
        for (rules, whole), sections in zip(_games(), outline()["sections"], strict=True)
    ]


def page(id: str, *, whole: bool = False, **variant: Any) -> Page:
    rules = edition(id, **variant)
    return next(each for each in pages() if each.rules == rules and each.whole is whole)


def pictures() -> dict[str, dict[str, Any]]:
    """The pictures by their names."""
    found: dict[str, dict[str, Any]] = outline()["pictures"]
    return found
