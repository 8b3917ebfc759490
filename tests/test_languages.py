"""The other languages say everything that English says, each in its own way."""

from __future__ import annotations

import gzip
import re
from functools import cache
from itertools import product

import pytest
from catalogue import (
    LANGUAGES,
    PLURAL,
    in_words,
    messages,
    said_by_screens,
    selections,
    variables_of,
)
from fluent.syntax import ast
from test_english import ADDRESSED

from builder.paths import WORDS

CATALOGUES = {language: said_by_screens(language) for language in LANGUAGES}
PYTHON = {lang: (WORDS / "python" / f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES}
"""It says some things otherwise, under the same ids."""
OTHERS = [language for language in LANGUAGES if language != "en"]

PARTS = ("", "page", "rules", "python")
"""What every table says, what only the page says, the rules to read, and what only Python says."""

LARGEST = 18_000
"""Bytes that a catalogue may have when it travels."""

SEPARATORS = re.compile(r"ui-between-|ui-colours-and$|python list-")
"""What stands between other words."""

TYPED = re.compile(
    r"ui-typed-(draw|pass|call|catch|show|undo|redo"
    r"|across|down|column|row|filler|colours)$|ui-you$|python cli-typed-"
)
"""Lists of words that one may type, and no sentences."""

CODE = re.compile(
    r"\b\w+\([^)]*\)|\b\w+=(?:'\w+'|\[.*?\])|'[\w\[\]]+'|\b\w+:(?:[A-Z]+|human,greedy)\b|\bmodern\b"
    r'|\["\w+", "\w+"\]|if __name__ == "__main__":'
)
"""What is no word of any language."""

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@cache
def messages_in(language: str) -> dict[str, ast.Message]:
    """Those of the screens, and those of Python, each with a word before its id."""
    of_python = messages(PYTHON[language]).items()
    return {**messages(CATALOGUES[language]), **{f"python {id}": each for id, each in of_python}}


@cache
def variables_in(language: str) -> dict[str, set[str]]:
    return {id: variables_of(message) for id, message in messages_in(language).items()}


@pytest.mark.parametrize("part", PARTS)
def test_there_is_a_catalogue_for_each_language_and_no_other(part: str) -> None:
    assert {path.stem for path in (WORDS / part).glob("*.ftl")} == set(LANGUAGES)


def test_the_view_offers_the_same_languages() -> None:
    script = (WORDS.parent / "js" / "words" / "languages.js").read_text("utf-8")
    listed = script[script.index("LANGUAGES = {") : script.index("};")]
    assert re.findall(r'^  "?([A-Za-z-]+)"?: "', listed, re.M) == list(LANGUAGES)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_travels_light(language: str, part: str) -> None:
    assert len(gzip.compress((WORDS / part / f"{language}.ftl").read_bytes(), 9)) < LARGEST


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing_and_nothing_is_left_over(language: str, part: str) -> None:
    def ids(language: str) -> list[str]:
        return list(messages((WORDS / part / f"{language}.ftl").read_text("utf-8")))

    assert ids(language) == ids("en")


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_is_told_in_every_language(language: str) -> None:
    told, english = variables_in(language), variables_in("en")
    # Who is addressed has a verb of his own in some languages, in others the same.
    assert {id for id in english if told[id] - ADDRESSED != english[id] - ADDRESSED} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    """Where a number governs the words, each of its plurals has some, and no others are named."""
    of_numbers = {PLURAL[language](number) for number in range(200)}
    for id, message in messages_in(language).items():
        for keys in selections(message):
            counted = keys & CATEGORIES
            assert counted <= of_numbers | {"other"}, id
            if counted - {"other"}:
                assert counted == of_numbers | {"other"}, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_clean_whatever_its_numbers_are(language: str) -> None:
    for (id, message), number in product(
        messages_in(language).items(), (0, 1, 2, 3, 5, 11, 21, 22)
    ):
        args = dict.fromkeys(variables_in(language)[id], number)
        said = CODE.sub("5", in_words(message, args, language))
        if not SEPARATORS.match(id):
            assert said == said.strip(), id
            assert said, id
        assert not re.search(r" {2}|\n|['\"]", said), id


INTERNAL = {"error", "at", "field", "known", "key"}
"""What only a programmer understands."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_a_programmer_understands_comes_last_in_parentheses(language: str) -> None:
    told = {
        id: message
        for id, message in messages(CATALOGUES[language]).items()
        if variables_in("en")[id] & INTERNAL
    }
    assert len(told) > 25
    for id, message in told.items():
        args = dict.fromkeys(variables_in(language)[id], 5) | dict.fromkeys(INTERNAL, "log[3]")
        said = in_words(message, args, language)
        plain = re.sub(r" \([^()]*\)\.$|（[^（）]*）。$", "", said)
        assert "log[3]" not in plain, said
        assert len(plain) > (10 if language == "zh-Hant" else 25), said


# Words and names that are the same elsewhere.
KEYS = {"Shift", "Enter", "Esc", "Alt", "Home", "End"}
BORROWED = {
    "fr": {
        *(
            "A",
            "Alt",
            "Charlie",
            "Chromino",
            "Expert",
            "Jo",
            "Lion",
            "Meccano",
            "Menu",
            "Noa",
            "Normal",
        ),
        *("Notebook", "Notebooks"),
        *(
            "Panda",
            "Pause",
            "Points",
            "QR code",
            "Question",
            "Ravensburger",
            "Robin",
            "Textures",
            "Version",
        ),
        *("options", "place", "points"),
    },
    "uk": {"Chromino", "Meccano", "Ravensburger", *KEYS},
    "zh-Hant": {"Chromino", *KEYS},
}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    def plain(which: str, id: str) -> str:
        args = dict.fromkeys(variables_in("en")[id] | ADDRESSED, 5)
        said = CODE.sub("5", in_words(messages_in(which)[id], args, which))
        return re.sub(r"[\W\d_]+", " ", said).strip()

    same = {words for id in messages_in("en") if (words := plain("en", id)) == plain(language, id)}
    assert same - BORROWED[language] - {""} == set()


# How each language is written


def said_in(language: str) -> dict[str, str]:
    """Every message with numbers for its arguments."""
    return {
        id: CODE.sub("5", in_words(message, dict.fromkeys(variables_in(language)[id], 5), language))
        for id, message in messages_in(language).items()
        if not TYPED.match(id) and not SEPARATORS.match(id)
    }


def test_french_signs_keep_their_distance() -> None:
    for id, said in said_in("fr").items():
        assert not re.search(r"(?<![\u202f\u00a0\s])[!?;»]|«(?![\u202f\u00a0])", said), id
        assert not re.search(r"\w:|(?<!\d) [!?;:»]", said), id


def test_ukrainian_is_in_ukrainian_letters() -> None:
    for id, said in said_in("uk").items():
        assert not re.search(r"[ыэъёЫЭЪЁ]", said), id
        assert not re.search(r"[а-яіїєґ][a-z]|[a-z][а-яіїєґ]", said, re.I), id


@pytest.mark.parametrize("part", PARTS)
def test_no_ukrainian_line_begins_with_a_dash(part: str) -> None:
    for line in (WORDS / part / "uk.ftl").read_text("utf-8").splitlines():
        assert line.startswith("#") or not re.search(r"(?<!\u00a0)—", line), line


def test_chinese_has_wide_signs() -> None:
    for id, said in said_in("zh-Hant").items():
        han = r"[\u4e00-\u9fff]"
        assert not re.search(rf"{han} ?[,.;:!?]|[,;:!?] ?{han}", said), id
        assert not re.search(r"[。，：；！？、」] | [。，：；！？、「]", said), id
