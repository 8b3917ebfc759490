"""Sentences: found by their ids in the catalogue of a language, and filled in."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any, Final, TypeAlias

from chromino_core.words.languages import CHOSEN_BY, LANGUAGES, PLURAL, language_of

__all__ = [
    "COLOURS", "HUGE", "Argument", "bot_name", "chosen", "colour_names", "date_name", "detailed",
    "in_one", "is_you", "joined", "knows", "player_name", "sentence", "speak", "speaking", "spoken",
    "tile_name", "typed",
]  # fmt: skip

COLOURS: Final = {
    "R": "ui-red",
    "G": "ui-green",
    "B": "ui-blue",
    "Y": "ui-yellow",
    "P": "ui-purple",
    "*": "ui-wild",
}
"""The messages with the names of the colours."""

HUGE: Final = "<huge-number>"
"""What stands in an argument for a number that is too long; a sentence has words for it."""

Argument: TypeAlias = str | int
_Pattern: TypeAlias = str | list[Any]
"""A text, or texts with `[argument]` and `[argument, {case: pattern}]` in between."""

_OTHERWISE: Final = "*"
_DAY: Final = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")


def sentence(id: str, args: Mapping[str, Argument] = {}, language: str | None = None) -> str:
    """The message in a language, else in the one that is spoken now.

    Arguments named `tile`, `colour` and `neighbour` are letters, and one named `date` is a day as
    computers write it: they are put into words. A player whose `name` is the word for it is
    addressed.

    >>> sentence("say-thinking", {"name": "Ann"}), sentence("say-thinking", {"name": "You"})
    ('Ann is thinking…', 'You are thinking…')
    """
    language = language or spoken()
    pattern = _catalogue(language).get(id)
    if pattern is None:
        return _bare(id, args)
    told = _addressed(args, language) if "name" in args else args
    words = {name: _in_words(name, value, language) for name, value in told.items()}
    return _said(pattern, words, language)


def detailed(id: str, args: Mapping[str, Argument] = {}, language: str | None = None) -> str:
    """The message, and behind it whatever it doesn't say, for who writes programs.

    >>> detailed("link-version", {"value": "9"})
    '... (value=9).'
    """
    told = sentence(id, args, language)
    used = _arguments(_catalogue(language or spoken()).get(id, []))
    rest = {
        name: _in_sight(value, language or spoken())
        for name, value in args.items()
        if name not in used
    }
    if not rest or not knows(id):
        return told
    # Details stand in parentheses before the last stop, with those that the message has itself.
    body, stop = (told[:-1], told[-1]) if told[-1] in ".。" else (told, "")
    if body[-1] in ")）":  # noqa: RUF001
        return f"{body[:-1]}; {_bare('', rest)[1:-1]}{body[-1]}{stop}"
    return f"{body} {_bare('', rest)}{stop}"


def knows(id: str) -> bool:
    """Whether there is such a message."""
    return id in _catalogue("en")


def colour_names(language: str | None = None) -> dict[str, str]:
    """The names of the colours by their letters.

    >>> colour_names("uk")["B"]
    'синій'
    """
    return {letter: sentence(id, {}, language) for letter, id in COLOURS.items()}


def tile_name(
    reading: str, language: str | None = None, colours: Mapping[str, str] | None = None
) -> str:
    """What one calls a tile: its colours as they are read.

    >>> tile_name("B*Y")
    'blue, wild, yellow'
    """
    names = colour_names(language) if colours is None else colours
    # A page has no catalogue here, but gives the names.
    between = sentence("ui-colours-and", {}, language) if knows("ui-colours-and") else ", "
    return between.join(names[square] for square in reading)


def date_name(day: str, language: str | None = None) -> str:
    """A day as one says it.

    >>> date_name("2026-11-16"), date_name("2026-11-01", "fr")
    ('16 November 2026', '1er novembre 2026')
    """
    year, month, number = map(int, day.split("-"))
    return sentence("date-day", {"day": number, "month": month, "year": year}, language)


def player_name(number: int, language: str | None = None) -> str:
    """What a person is called who has no name yet; the first one has the number 1.

    >>> player_name(2), player_name(2, "fr")
    ('Player 2', 'Joueur 2')
    """
    return sentence("ui-player", {"number": number}, language)


def bot_name(kind: str, language: str | None = None) -> str:
    """What a bot is called; one that the catalogues don't know is called what it is.

    >>> bot_name("greedy"), bot_name("greedy", "fr"), bot_name("my_bot")
    ('Greedy', 'Gourmand', 'My_bot')
    """
    id = f"name-{kind}"
    return sentence(id, {}, language) if knows(id) else kind.capitalize()


def is_you(name: str, language: str | None = None) -> bool:
    """Whether somebody is called by the word with which people are addressed.

    >>> is_you("You"), is_you("Toi"), is_you("🦊 toi", "fr")
    (True, False, True)
    """
    return re.sub(r"^[\W_]+|[\W_]+$", "", name.lower()) in typed("ui-you", language)


def in_one(*sentences: str) -> str:
    """Sentences one after the other."""
    return sentence("ui-between-sentences").join(sentences)


def joined(words: Sequence[str], language: str | None = None) -> str:
    """Words as one says them.

    >>> joined(["1", "4", "7"]), joined(["1", "4"], "fr"), joined(["1"])
    ('1, 4 and 7', '1 et 4', '1')
    """
    if len(words) < 2:
        return "".join(words)
    first = sentence("list-comma", {}, language).join(words[:-1])
    return sentence("list-and", {"first": first, "last": words[-1]}, language)


def typed(id: str, language: str | None = None) -> list[str]:
    """The words that one may type for something; the first one is what people are told."""
    return sentence(id, {}, language).split(", ")


# The language


class _Chosen:
    language: str | None = None


# Of a thread, or of a task of its own: others may be speaking at the same time.
_for_a_while: ContextVar[str | None] = ContextVar("chromino_language", default=None)


def speak(language: str | None) -> None:
    """Say everything in this language from now on; None: as the environment wants it, or English.

    >>> speak("de")
    Traceback (most recent call last):
    ValueError: There is no language 'de' here. Please choose one of these: en, fr, uk, zh-Hant.
    """
    if language is not None:
        _check(language)
    _Chosen.language = language


def _check(language: str) -> None:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise ValueError(sentence("unknown-language", {"value": repr(language), "known": known}))


def chosen() -> str | None:
    """The language that somebody has asked for, with `speak` or in the environment."""
    asked = _for_a_while.get() or _Chosen.language
    return asked or language_of(os.environ.get(CHOSEN_BY, ""))


def spoken() -> str:
    """The language that is spoken now."""
    return chosen() or "en"


@contextmanager
def speaking(language: str | None) -> Iterator[None]:
    """Speak a language for a while, whatever others `speak` meanwhile; None: go on as before."""
    if language is not None:
        _check(language)
    before = _for_a_while.set(language or _for_a_while.get())
    try:
        yield
    finally:
        _for_a_while.reset(before)


# Putting words together


@cache
def _catalogue(language: str) -> dict[str, _Pattern]:
    _check(language)  # a page without the files is one thing, a language that isn't there another
    # The package may be in an archive; and `importlib.resources` is more than a page has.
    loader: Any = globals()["__loader__"]
    try:
        return dict(json.loads(loader.get_data(f"{os.path.dirname(__file__)}/{language}.json")))
    except OSError:  # as in a page
        return {}


def _bare(id: str, args: Mapping[str, Argument]) -> str:
    told = ", ".join(f"{name}={value}" for name, value in args.items())
    return " ".join(filter(None, (id, f"({told})" if told else "")))


def _addressed(args: Mapping[str, Argument], language: str) -> Mapping[str, Argument]:
    """With who is addressed: who does something, or another one, to whom it is done."""
    name, other = str(args["name"]), str(args.get("other", ""))
    you = "does" if is_you(name, language) else "gets" if is_you(other, language) else "no"
    return {"you": you, **args}


def _in_words(name: str, value: Argument, language: str) -> Argument:
    if name == "tile" and isinstance(value, str):
        return tile_name(value, language)
    if name in ("colour", "neighbour"):
        return sentence(COLOURS[str(value)], {}, language)
    if name == "date" and isinstance(value, str) and _DAY.fullmatch(value):
        return date_name(value, language)
    return _in_sight(value, language)


def _in_sight(value: Argument, language: str) -> Argument:
    if isinstance(value, str) and HUGE in value:
        return value.replace(HUGE, sentence("ui-huge-number", {}, language))
    return value


def _said(pattern: _Pattern, args: Mapping[str, Argument], language: str) -> str:
    if isinstance(pattern, str):
        return pattern
    return "".join(
        part if isinstance(part, str) else _filled(part, args, language) for part in pattern
    )


def _filled(part: list[Any], args: Mapping[str, Argument], language: str) -> str:
    value = args[part[0]]
    if len(part) == 1:
        return str(value)
    cases = part[1]
    plural = PLURAL[language](value) if isinstance(value, int) else ""
    return _said(cases.get(str(value), cases.get(plural, cases[_OTHERWISE])), args, language)


def _arguments(pattern: _Pattern) -> set[str]:
    if isinstance(pattern, str):
        return set()
    found: set[str] = set()
    for part in pattern:
        if not isinstance(part, str):
            found.add(part[0])
            for each in part[1].values() if len(part) > 1 else ():
                found |= _arguments(each)
    return found
