"""What the screens say in a language, for tests that look for it."""

from __future__ import annotations

import re
from functools import cache

from catalogue import Arguments, in_words, messages, said_by_screens
from fluent.syntax import ast

from builder.paths import WORDS
from chromino_core.words import COLOURS

__all__ = ["Wording"]


@cache
def _screens(language: str) -> dict[str, ast.Message]:
    return messages(said_by_screens(language))


@cache
def _rules(language: str) -> dict[str, ast.Message]:
    return messages((WORDS / "rules" / f"{language}.ftl").read_text("utf-8"))


class Wording:
    """The words of a language: `Wording("fr").say("ui-yes")`."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, id: str, **args: str | int) -> str:
        """A message of the screens, or with an id that begins with `rules-`, of the rules."""
        known = (_rules if id.startswith("rules-") else _screens)(self.language)
        return in_words(known[id], {"you": "no", **self._in_words(args)}, self.language)

    def colours(self, reading: str) -> str:
        """What a tile is called."""
        return self.say("ui-colours-and").join(self.say(COLOURS[letter]) for letter in reading)

    def _in_words(self, args: Arguments) -> Arguments:
        letters = {"tile", "colour", "neighbour"}
        return {
            name: self.colours(value)
            if name in letters and isinstance(value, str) and re.fullmatch(r"[RGBYP*]{1,3}", value)
            else value
            for name, value in args.items()
        }
