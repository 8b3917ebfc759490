"""The words of the screens: every message has its English, and none is left over."""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import product

import pytest
from catalogue import (
    LANGUAGES,
    english,
    in_words,
    messages,
    said_by_screens,
    variables,
    variables_of,
)
from test_english import ADDRESSED, USES

from builder.paths import ROOT, SITE_JS, VIEW_JS, WIDGET, WORDS

TEXT = said_by_screens("en")
MESSAGES = messages(TEXT)
VARIABLES = variables(TEXT)

ALONE = set(messages((WORDS / "python" / "en.ftl").read_text("utf-8"))) - MESSAGES.keys()
"""What only Python says."""

# What the engine sends, with its arguments.
SENT: dict[str, set[str]] = defaultdict(set)
for use in USES:
    if use.id not in ALONE and not use.id.startswith(("ui-", "rules-")):
        SENT[use.id] |= use.args or set()
        SENT[use.id] |= ADDRESSED if "name" in SENT[use.id] else set()


def test_the_engine_and_the_catalogue_have_the_same_messages() -> None:
    said = {id for id in MESSAGES if not id.startswith("ui-")}
    assert said - SENT.keys() == set(), "nobody sends these"
    assert SENT.keys() - said == set(), "these have no words"


@pytest.mark.parametrize("id", SENT)
def test_a_message_uses_only_arguments_that_are_sent(id: str) -> None:
    assert VARIABLES[id] <= SENT[id]


# What a screen says need not have all that a programmer wants to know, but this it must have.
TOLD = {"tile", "colour", "neighbour", "name", "error", "count", "turns", "drawn", "plies", "draws"}


@pytest.mark.parametrize("id", SENT)
def test_what_a_player_needs_to_know_is_said(id: str) -> None:
    assert VARIABLES[id] >= TOLD & SENT[id]


OF_AUTHORS = {"task-plain"}
"""What is no message of ours: whoever writes a lesson has words of their own."""


@pytest.mark.parametrize("id", sorted(SENT.keys() - OF_AUTHORS))
def test_a_message_is_a_sentence_whatever_its_arguments_are(id: str) -> None:
    for number in (0, 1, 2, 5):
        args: dict[str, str | int] = dict.fromkeys(SENT[id], number)
        args |= dict.fromkeys(args.keys() & {"tile", "colour", "neighbour", "name"}, "blue")
        sentence = english(MESSAGES[id], args)
        assert re.search(r"[.!?…]$|: \d$", sentence), sentence
        assert sentence == " ".join(sentence.split()), "no space too many"
        assert "'" not in sentence, "apostrophes are curly"


@pytest.mark.parametrize("id", SENT)
def test_no_colour_is_a_letter(id: str) -> None:
    words = english(MESSAGES[id], dict.fromkeys(SENT[id], "…"))
    assert not re.search(r"\b[RGBYP*]{3}\b|\b[RGBYP],", words), words


COUNTED = {"count", "left", "limit", "turns", "drawn", "plies", "made"}
NEVER_ONE = {"say-joint-emptied", "say-joint-blocked", "say-joint-resigned", "too-many-contacts"}


@pytest.mark.parametrize(
    "id", [id for id in SENT if VARIABLES[id] & COUNTED and id not in NEVER_ONE]
)
def test_one_is_said_in_another_way_than_five(id: str) -> None:
    for counted in VARIABLES[id] & COUNTED:
        args: dict[str, str | int] = dict.fromkeys(SENT[id], "…")
        one, five = (english(MESSAGES[id], args | {counted: number}) for number in (1, 5))
        assert one != five.replace("5", "1")


def test_numbers_beside_nouns() -> None:
    def said(id: str, **args: str | int) -> str:
        return english(MESSAGES[id], args)

    assert said("why-draw", count=1) == "Your tile doesn’t fit anywhere: draw one from the bag."
    assert said("why-draw", count=6) == "None of your 6 tiles fits: draw one from the bag."
    assert said("say-undone", plies=1, draws=0) == "Undone."
    assert said("say-undone", plies=4, draws=1) == ("4 steps undone. One tile is back in the bag.")
    assert said("too-few-contacts", made=1, need=2) == (
        "It touches only once here. It has to touch at least twice."
    )


# What would be wrong after the word with which people are addressed, and before it.
OF_OTHERS = {
    "en": r"\b[Yy]ou (?:is|has|was|does|[a-z]+[^s\W]s)\b|\bYou’s\b|[a-z,] You\b",
    "fr": r"(?<![àÀ] )\b[Tt]oi (?:n’|ne |s’)?(?:a|ont|[a-zéè]+[et])\b|^Toi\W*:|[a-zà,] Toi\b"
    r"|Ann (?:ont|[a-z]+ent)\b",
    "uk": r"\bТи (?:уже |вже |не |більше |тепер )*+[а-яіїє]+(?<!ш)(?<!на)\b|(?:ить|ере) Ти\b|Я Ти\b"
    r"|Ann (?:більше |не )*+[а-яіїє]+ть\b",
    "zh-Hant": r"我是你|(?:交給|替)你(?!玩)",
}
LABELS = re.compile(
    r"ui-(?:sum|for-seat|seat-(?:kind|twin|up|down|remove)|picture-of|typed-nobody)$"
    r"|picture-|simulate-|widget-"
)
"""Where a name is only a name, or that of something else."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_are_right_for_a_player_who_is_addressed(language: str) -> None:
    parts = (said_by_screens(language), (WORDS / "python" / f"{language}.ftl").read_text("utf-8"))
    every = [each for part in parts for each in messages(part).items()]
    named = [(id, each) for id, each in every if {"name", "names"} & variables_of(each)]
    assert len(named) > 45
    you = in_words(messages(said_by_screens(language))["ui-you-among"], {}, language)
    for (id, message), number in product(named, (1, 2)):
        args: dict[str, str | int] = dict.fromkeys(variables_of(message), number)
        several = f"{you} & Ann" if number > 1 else you
        args |= {"name": you, "names": several, "you": "does"}
        said = in_words(message, args, language)
        assert LABELS.match(id) or not re.search(OF_OTHERS[language], said), f"{id}: {said}"


SCRIPTS = [
    *(VIEW_JS).rglob("*.js"),
    *(WIDGET).glob("*.py"),
    *(SITE_JS).rglob("*.js"),
    ROOT / "chromino_core" / "introduction.py",
    ROOT / "chromino_core" / "session" / "questions.py",
    *(ROOT / "chromino_core" / "tasks").rglob("*.py"),
    *(ROOT / "chromino_core" / "svg" / "paper").glob("*.py"),
    *(ROOT / "site" / "builder" / "page").glob("*.py"),
    ROOT / "site" / "builder" / "generate" / "python_words.py",
]
SOURCE = "\n".join(path.read_text("utf-8") for path in SCRIPTS)


def test_every_message_that_a_screen_names_has_its_words() -> None:
    named = set(re.findall(r'"(ui-[a-z0-9-]+)"', SOURCE))
    assert len(named) > 100
    assert named - MESSAGES.keys() == set()


def test_every_message_of_the_screens_is_used() -> None:
    used = set(re.findall(r"\bui-[a-z0-9-]+", SOURCE))
    completed = tuple(id for id in used if id.endswith("-"))  # as in `ui-turned-${way}`
    if "`ui-${" in SOURCE:  # as in `ui-${action}`, where the action is a quoted word elsewhere
        used |= {f"ui-{word}" for word in re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", SOURCE)}
    ours = {id for id in MESSAGES if id.startswith("ui-")}
    assert {id for id in ours - used if not id.startswith(completed)} == set()


def test_the_view_says_nothing_that_only_the_page_has_words_for() -> None:
    """The notebook has the view's part of the English, and nothing else."""
    alone = set(messages((WORDS / "page" / "en.ftl").read_text("utf-8")))
    view = "\n".join(path.read_text("utf-8") for path in (VIEW_JS).rglob("*.js"))
    assert alone & set(re.findall(r"\bui-[a-z0-9-]+", view)) == set()
    begun = tuple(re.findall(r"`(ui-[a-z0-9-]*-)\$\{", view))  # as in `ui-menu-${action}`
    assert {id for id in alone if id.startswith(begun)} == set()


# The parser


@pytest.mark.parametrize(
    "text", ["a = { $b", "a = b\na = c\n", "A message without an id", "a = { b(c) }"]
)
def test_a_catalogue_with_mistakes_is_not_understood(text: str) -> None:
    with pytest.raises(ValueError, match=r"not understood|twice"):
        messages(text)


def test_the_arguments_of_a_message_are_found_wherever_they_are() -> None:
    text = "a = { $b ->\n [one] { $c }\n *[other] { NUMBER($d) }\n }\nb = x\n .title = { $e }\n"
    assert variables(text) == {"a": {"b", "c", "d"}, "b": {"e"}}
