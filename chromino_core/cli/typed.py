"""What a person types: moves, and words in the language of the terminal, or beginnings of them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from chromino_core import words
from chromino_core.cli.wording import padded, say, width, wrap

__all__ = ["SOLVING", "TYPED", "aligned", "called", "help_lines", "understood"]

TYPED: Final[Mapping[str, str]] = {
    "call": "ui-typed-call",
    "catch": "ui-typed-catch",
    "show": "ui-typed-show",
    "draw": "ui-typed-draw",
    "pass": "ui-typed-pass",
    "undo": "ui-typed-undo",
    "redo": "ui-typed-redo",
    "rules": "cli-typed-rules",
    "hint": "cli-typed-hint",
    "why": "cli-typed-why",
    "save": "cli-typed-save",
    "load": "cli-typed-load",
    "help": "cli-typed-help",
    "quit": "cli-typed-quit",
}
"""What one may type, and the message with the words for it; these words always work, too."""

SOLVING: Final[Mapping[str, str]] = {
    "tip": "cli-typed-hint",
    "give-up": "cli-typed-give-up",
    "help": "cli-typed-help",
    "quit": "cli-typed-quit",
}
"""The same for who looks for the answers to a conundrum."""

_NUMBER: Final = r"\s*([+-]?[0-9]{1,7})\s*"
_PLACEMENT: Final = re.compile(rf"([a-z*]{{3}})\s*[@ ]{_NUMBER},{_NUMBER}([>v])", re.IGNORECASE)


def help_lines(columns: int) -> list[str]:
    """What one can type, and what that does, in lines that are at most so wide."""
    move, file = "BRY@0,1>", say("cli-file")
    rows = [
        ("3", say("cli-help-choose")),
        ("3 2", say("cli-help-at-once")),
        (move, say("cli-help-lay", tile=move[:3])),
        (f"{called('why')} {move}", say("cli-help-why")),
        (called("hint"), say("cli-help-hint")),
        (f"{called('draw')}, {called('pass')}", say("cli-help-draw")),
        (called("call"), say("cli-help-call")),
        (f"{called('catch')}, {called('show')}", say("cli-help-catch")),
        (f"{called('undo')}, {called('redo')}", say("cli-help-undo")),
        (f"{called('save')} {file}, {called('load')} {file}", say("cli-help-save")),
        (f"{called('rules')}, {called('quit')}", say("cli-help-rules")),
    ]
    return aligned(rows, columns)


def aligned(rows: Sequence[tuple[str, str]], columns: int) -> list[str]:
    """What one can type, beside it what that does, and below them what colours are called."""
    wide = max(width(typed) for typed, _ in rows) + 2
    letters = words.joined([f"{letter} {name}" for letter, name in words.colour_names().items()])
    below = words.in_one(say("cli-help-letters", list=letters), say("cli-help-short"))
    lines = []
    for typed, told in rows:
        first, *more = wrap(told, max(20, columns - wide))
        lines += [padded(typed, wide) + first, *(" " * wide + line for line in more)]
    return [*lines, "", *wrap(below, columns)]


def called(word: str, vocabulary: Mapping[str, str] = TYPED) -> str:
    """The word that people are told to type for something.

    >>> called("draw"), called("give-up", SOLVING)
    ('draw', 'give up')
    """
    return words.typed(vocabulary[word])[0]


def understood(line: str, vocabulary: Mapping[str, str] = TYPED) -> tuple[str, str]:
    """A word, and what follows it; `lay` for placements, `tile` for numbers, `?` for riddles.

    >>> understood("bry 0,+1 V"), understood("2 1"), understood("un"), understood("why  d")
    (('lay', 'BRY@0,1v'), ('tile', '2 1'), ('undo', ''), ('why', 'd'))
    """
    if match := _PLACEMENT.fullmatch(line):
        return "lay", f"{match[1].upper()}@{int(match[2])},{int(match[3])}{match[4].lower()}"
    if re.fullmatch(r"[0-9]{1,4}(\s+[0-9]{1,4})?", line):
        return "tile", line
    line = line.replace("?", "help", 1)
    known = {word: [*words.typed(id), word] for word, id in vocabulary.items()}
    whole = [(typed, word) for word, several in known.items() for typed in several]
    for typed, word in sorted(whole, key=lambda each: -len(each[0])):
        rest = line[len(typed) :]
        # After Chinese words there need not be a blank.
        if line[: len(typed)].lower() == typed and (rest[:1] in ("", " ") or width(typed[-1]) > 1):
            return word, rest.strip()
    head, _, rest = line.partition(" ")
    told = {word: [several[0], word] for word, several in known.items()}
    for word, several in [*told.items(), *known.items()]:
        if head and any(typed.startswith(head.lower()) for typed in several):
            return word, rest.strip()
    return "?", line
