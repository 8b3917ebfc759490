"""Somebody who plays in the terminal: reads screens, and types something for each."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from itertools import product

import pytest
from told import tells

from chromino_core import words
from chromino_core.__main__ import main


class Person(io.TextIOBase):
    """Standard input from somebody who reads the screens, and types something for each."""

    def __init__(self, answer: Callable[[str], str | None], screen: io.StringIO) -> None:
        self._answer = answer
        self._screen = screen
        self._read = 0
        self.screens: list[str] = []
        self.lines: list[str] = []

    def readable(self) -> bool:
        return True

    def readline(self, limit: int | None = -1, /) -> str:  # type: ignore[override]
        self.screens.append(self._screen.getvalue()[self._read :])
        self._read = len(self._screen.getvalue())
        line = self._answer(self.screens[-1])
        if line is None:
            return ""
        self.lines.append(line)
        return line + "\n"


class Played:
    """A game that somebody has played."""

    def __init__(self, code: int, person: Person, output: str, errors: str) -> None:
        self.code = code
        self.screens = person.screens
        self.lines = person.lines
        self.output = output
        self.errors = errors

    @property
    def end(self) -> str:
        return self.output.rstrip().splitlines()[-1]


Player = Callable[..., Played]


def player(monkeypatch: pytest.MonkeyPatch, command: str = "play") -> Player:
    """Plays with what a function types for each screen, or with the lines of a list."""

    def played(options: str, answer: Callable[[str], str | None] | list[str]) -> Played:
        if isinstance(answer, list):
            lines = iter(answer)
            answer = lambda screen: next(lines, None)  # noqa: E731
        screen, errors = io.StringIO(), io.StringIO()
        person = Person(answer, screen)
        monkeypatch.setattr(sys, "stdin", person)
        monkeypatch.setattr(sys, "stdout", screen)
        monkeypatch.setattr(sys, "stderr", errors)
        code = main([command, *options.split()])
        return Played(code, person, screen.getvalue(), errors.getvalue())

    return played


def follower(language: str = "en") -> Callable[[str], str]:
    """Somebody who takes every hint and does whatever is offered, and reads a language."""
    asked = 0
    offers = {"why-call": "call", "why-catch": "catch", "why-show": "show"}
    types = {id: words.typed(f"ui-typed-{word}", language)[0] for id, word in offers.items()}
    hint = words.typed("cli-typed-hint", language)[0]

    def answer(screen: str) -> str:
        nonlocal asked
        asked += 1
        assert asked < 1000, "the game doesn't end"
        if tells(screen, "cli-hint", language):
            draw = words.typed("ui-typed-draw", language)[0]
            return draw if tells(screen, "cli-hint", language, move=draw) else hinted(screen)
        for id, typed in types.items():
            if tells(screen, id, language) and tells(screen, "cli-type", language, word=typed):
                return typed
        if any(tells(screen, id, language) for id in ("say-lay", "say-lay-drawn")):
            return hint
        return ""

    return answer


def hinted(screen: str) -> str:
    """The move that was proposed."""
    found = re.findall(r"[RGBYP*]{3}@-?\d+,-?\d+[>v]", screen)
    return str(found[-1])


def rack(screen: str) -> list[str]:
    """The tiles of the last rack in a text: those with numbers before them."""
    lines = screen.split("\n")
    starts = [n for n, line in enumerate(lines) if line.startswith("    1 │ ")]
    below = "\n".join(lines[starts[-1] :] if starts else [])
    return ["".join(found) for found in re.findall(r"\d │ (\S) {3}(\S) {3}(\S) │", below)]


def over(said: str, language: str = "en") -> bool:
    """Whether it is told how a game ended."""
    ends = product(("won", "joint", "solo"), ("emptied", "blocked"))
    return any(tells(said, f"say-{who}-{how}", language) for who, how in ends)
