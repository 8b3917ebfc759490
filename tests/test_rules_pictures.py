"""The pictures of the rules: what they show as allowed is allowed, and sums are what one earns."""

from __future__ import annotations

from itertools import chain
from typing import Any, Final

import pytest
from catalogue import LANGUAGES, in_words, messages, said_by_screens
from fluent.syntax import ast
from rules_outline import SYSTEMS, pages, pictures

from builder.paths import WORDS
from chromino_core.board import Board
from chromino_core.contacts import Contact
from chromino_core.scoring import tally


def table(picture: dict[str, Any]) -> Board:
    how = {name: picture[name] for name in ("min_contacts", "geometry") if name in picture}
    return Board(picture["board"], **how)


def contacts(name: str) -> tuple[Contact, ...]:
    picture = pictures()[name]
    return tuple(table(picture).contacts(picture["contacts"]))


def problems(name: str) -> set[str]:
    picture = pictures()[name]
    return {problem.id for problem in table(picture).problems(picture["contacts"])}


def test_every_picture_is_shown() -> None:
    shown = chain.from_iterable(part.get("pictures", ()) for each in pages() for part in each.parts)
    assert set(shown) == pictures().keys()


def test_a_picture_is_as_legal_as_it_says() -> None:
    for name, picture in pictures().items():
        board = table(picture)
        assert ("contacts" in picture) is ("legal" in picture)
        if "contacts" in picture:
            assert board.is_legal(picture["contacts"]) is picture["legal"], name


def test_a_sum_is_what_the_engine_counts() -> None:
    counted = {name: picture for name, picture in pictures().items() if "sum" in picture}
    assert {picture["scoring"] for picture in counted.values()} == set(SYSTEMS)
    for name, picture in counted.items():
        earned = tally(picture["scoring"], picture["contacts"], contacts(name))
        assert str(earned) == picture["sum"]


def test_pictures_show_what_is_said_of_them() -> None:
    assert problems("few") == {"too-few-contacts"}
    assert problems("mismatch") == {"mismatch"}
    assert problems("corner") == {"not-touching"}
    assert "too-many-contacts" in problems("beside")
    assert len({contact.touched for contact in contacts("two")}) == len(contacts("two")) == 2
    assert len({contact.touched for contact in contacts("same")}) == 1
    assert len(contacts("same")) == 2
    [(x, y)] = {each.neighbour for each in contacts("wild") if each.neighbour_colour == "*"}
    assert table(pictures()["wild"]).square((x, y - 1)) == "R"
    assert {contact.colour for contact in contacts("wild")} == {"B", "G"}
    names = ("one", "simple", "symmetric", "three", "chameleon")
    kinds = [table(pictures()[name]).placements[0].tile.kind for name in names]
    assert kinds == ["one-colour", "simple", "symmetric", "three-colour", "chameleon"]


COLOURS: Final = {
    "R": "red", "G": "green", "B": "blue", "Y": "yellow", "P": "purple", "*": "wild",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_described_by_its_colours(language: str) -> None:
    screens = messages(said_by_screens(language))
    described = messages((WORDS / "rules" / f"{language}.ftl").read_text("utf-8"))

    def said(found: dict[str, ast.Message], id: str) -> str:
        return in_words(found[id], {}, language)

    for name, picture in pictures().items():
        reading = picture.get("contacts", picture["board"])[:3]
        colours = [said(screens, f"ui-{COLOURS[letter]}") for letter in reading]
        words = said(described, f"rules-alt-{picture.get('alt', name)}")
        assert said(screens, "ui-colours-and").join(colours) in words, (name, reading)
