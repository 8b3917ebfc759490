"""The rules to read: every rule has its words, and no words are left over."""

from __future__ import annotations

import gzip
import re
from typing import Any, Final

import pytest
from catalogue import LANGUAGES, PLURAL, in_words, messages, said_by_screens, selections, variables
from rules_outline import SYSTEMS, arguments, outline, page, pages, pictures

from builder.paths import VIEW_JS, WORDS
from chromino_core.rules import EDITIONS

SOURCE: Final = (VIEW_JS / "rules" / "rules_book.js").read_text("utf-8")
CATALOGUES: Final = {
    language: (WORDS / "rules" / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES
}
ENGLISH: Final = messages(CATALOGUES["en"])
LARGEST: Final = 12_000
"""Bytes that a catalogue may have when it travels."""

DECIDED: Final = (
    # Tiles and setting up
    "chameleon-pairs",
    "start",
    "first-seat",
    "first-draw-off",
    "variant-small",
    # Laying
    "dominoes",
    # A turn
    "duty",
    "duty-but",  # the same with Meccano's exceptions
    "drawn-duty",
    "drawn-only",
    "draw-on",
    "bag-empty",
    "bag-duty",
    # The last tile
    "last-shown",
    "chameleon-last",
    "calls-draw",
    "calls-say",
    "calls-catch",
    "calls-shown",
    "calls-show",
    "calls-penalty",
    "calls-bots",
    # The end
    "blocked",
    "fewest",
    "solo",
    # Points
    "value-contacts",
    "value-kinds",
    "value-kinds-chameleon",
    "sides-short",
    "left-sides",
    "left",
    "highest",
    "points-tiles",
    "points-win",
    "points-end-ravensburger-2001",
    "points-end-modern",
)
"""Every point that the rulebooks leave open and that was decided for this game."""

BY_NO_BOOK: Final = {"rules-value-kinds-chameleon-ours"}
"""What is open only where one agrees on something that no edition offers."""


def used() -> set[str]:
    """Every message that may be shown."""
    ids = set(re.findall(r'"(rules-[a-z0-9-]+)"', SOURCE))
    ids |= {"rules-mark-ours", "rules-mark-agreed", *(f"rules-name-{id}" for id in EDITIONS)}
    for each in pages():
        ids |= {*each.ids, *(section["id"] for section in each.sections)}
        ids |= {part["title"] for part in each.parts if "title" in part}
    ids |= {id for row in outline()["rows"] for id in (row["id"], *row["cells"])}
    for name, picture in pictures().items():
        ids.add("rules-picture-sum" if "sum" in picture else f"rules-picture-{name}")
        ids.add(f"rules-alt-{picture.get('alt', name)}")
    return ids


# Words


def test_every_rule_has_its_words_and_no_words_are_left_over() -> None:
    assert used() - ENGLISH.keys() == set(), "these have no words"
    assert ENGLISH.keys() - used() == set(), "nobody shows these"


def test_every_open_point_is_marked_as_ours_and_listed() -> None:
    ours = {f"rules-{name}-ours" for name in DECIDED}
    assert {id for id in ENGLISH if id.endswith("-ours")} == {*ours, "rules-mark-ours"}
    assert {part["id"] for part in outline()["open"] if "id" in part} == ours - BY_NO_BOOK


def test_the_words_name_only_numbers_that_they_are_given() -> None:
    known = set(arguments(EDITIONS["modern"]))
    for id, names in variables(CATALOGUES["en"]).items():
        assert names <= ({"sum"} if id == "rules-picture-sum" else known), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_travels_light(language: str) -> None:
    assert len(gzip.compress(CATALOGUES[language].encode(), 9)) < LARGEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(language: str) -> None:
    assert list(messages(CATALOGUES[language])) == list(ENGLISH)
    assert variables(CATALOGUES[language]) == variables(CATALOGUES["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    of_numbers = {PLURAL[language](number) for number in range(200)} | {"other"}
    for id, message in messages(CATALOGUES[language]).items():
        for keys in selections(message):
            assert {key for key in keys if not key.isdigit()} == of_numbers, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_the_name_that_it_has_in_the_set_up(language: str) -> None:
    screens = messages(said_by_screens(language))
    same = {f"rules-head-{system}": f"ui-rule-scoring-{system}" for system in SYSTEMS}
    same |= {f"rules-name-{id}": f"ui-game-{id}" for id in EDITIONS}
    same |= {"rules-head-junior": "ui-juniors", "rules-trademark": "ui-trademark"}
    for rules, screen in same.items():
        name = in_words(screens[screen], {}, language)
        assert in_words(messages(CATALOGUES[language])[rules], {}, language) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_are_sentences(language: str) -> None:
    for id in {id for each in pages() for id in each.ids}:
        for number in (1, 2, 5):
            args = dict.fromkeys(variables(CATALOGUES[language])[id], number)
            sentence = in_words(messages(CATALOGUES[language])[id], args, language)
            assert re.search(r"[.!?。！？](?:[”»」])?$", sentence), sentence
            assert sentence == " ".join(sentence.split(" ")).strip(), sentence
            assert "'" not in sentence, "apostrophes are curly"
            assert "  " not in sentence, sentence


# What is told of which game


def test_what_was_agreed_is_marked() -> None:
    for each in pages():
        marked = any(part.get("agreed") for part in each.parts)
        assert marked is (each.rules != EDITIONS[each.rules.edition]), each.rules


def test_every_agreement_changes_what_is_told() -> None:
    told = {each.rules: repr((each.told, each.parts)) for each in pages() if not each.whole}
    assert len(set(told.values())) == len(told)


def test_each_paragraph_is_told_once() -> None:
    for each in pages():
        assert len(set(each.ids)) == len(each.ids), each.rules


WHOLE: Final = {"whole": True}


@pytest.mark.parametrize(
    ("id", "how", "there", "absent"),
    [
        ("modern", WHOLE, "duty-ours drawn-duty start-ours highest-ours dominoes many", "duty"),
        ("modern-zh", WHOLE, "duty drawn-duty highest conundrum-zh many-zh", "duty-ours"),
        ("modern-zh", WHOLE, "junior-shared why-expert", "start-ours highest-ours many"),
        ("textures", WHOLE, "drawn-duty-ours points-end-textures", "wild chameleons highest"),
        ("textures", WHOLE, "highest-ours value-kinds-ours", "value-kinds-chameleon-ours"),
        ("textures", WHOLE, "why-simple why-kinds why-sides", "why-contacts junior-shared"),
        ("meccano-1998", WHOLE, "ways why-contacts highest-contacts", "many many-zh highest-ours"),
        ("modern", {"scoring": "kinds"}, "value-kinds-chameleon-ours highest-ours", "highest"),
        ("modern", {"geometry": "dominoes", "hand_size": 5}, "junior-shared", "many"),
        ("ravensburger-2001", WHOLE, "variant-hands", "variant-hands-many"),
        ("meccano-1998", WHOLE, "calls voluntary-last-shown draw-ends", "draw-1 solo-ours"),
        ("meccano-1998", {"voluntary_draw": "never"}, "voluntary-never", "voluntary-last-shown"),
        ("modern", {}, "end-finish-round win-finish-round fewest-ours", "points-when variants"),
        ("modern", {}, "many", "junior-shared"),
        ("modern", {"scoring": "expert"}, "aim-points points-when", "aim win-finish-round"),
        ("modern", {"draw_limit": 5}, "draw-most draw-on-ours", "draw-1 draw-none"),
        ("ravensburger-2001", {"draw_limit": None}, "draw-none draw-on-ours", "draw-most"),
        ("modern-zh", {"min_contacts": 1, "hand_size": 5}, "contacts-1 across", "contacts-2"),
        ("textures", {"scoring": "kinds"}, "end-at-once value-kinds left", "win-at-once"),
    ],
)
def test_a_game_is_told_its_own_rules(
    id: str, how: dict[str, Any], there: str, absent: str
) -> None:
    ids = set(page(id, **how).ids)
    assert {f"rules-{name}" for name in there.split()} <= ids
    assert {f"rules-{name}" for name in absent.split()} & ids == set()


def test_only_what_was_agreed_otherwise_is_marked() -> None:
    each = page("modern", geometry="dominoes", hand_size=5)
    agreed = [part["id"] for part in each.parts if part.get("agreed")]
    assert agreed == ["rules-hand", "rules-dominoes"]


def test_the_comparison_has_a_cell_for_each_edition() -> None:
    rows = {row["id"]: row["cells"] for row in outline()["rows"]}
    assert all(len(cells) == len(EDITIONS) for cells in rows.values())
    assert rows["rules-row-end"] == [f"rules-cell-end-{rules.end}" for rules in EDITIONS.values()]
