"""Pictures and editions by command: for pages that tell the rules and show a table to others."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from hosting import Json, ask, refused
from situations import everything, situation, three

from chromino_core import EDITIONS, Board, Rules, Session, svg
from chromino_core.rules import SYSTEMS, books

NS = "{http://www.w3.org/2000/svg}"
TABLE = "B*Y@0,0> BRY@0,1>"
ROUGE = {"R": "rouge", "G": "vert", "B": "bleu", "Y": "jaune", "P": "violet", "*": "caméléon"}
WORDS = {"title": "Une table", "description": "Deux pièces", "colours": ROUGE}


def picture(session: Session | None = None, **fields: Any) -> str:
    answer = ask(session or Session(), "picture", **fields)
    assert answer["ok"], answer
    assert list(answer) == ["id", "ok", "svg"]
    assert type(answer["svg"]) is str, "plain data, for any host"
    return str(answer["svg"])


def texts(drawn: str) -> list[str]:
    """All words of a picture: its title, its description, and the titles of its shapes."""
    root = ET.fromstring(drawn)
    return [element.text or "" for tag in ("title", "desc") for element in root.iter(f"{NS}{tag}")]


def test_the_picture_of_a_game_is_that_of_its_table() -> None:
    session = Session(three())
    assert picture(session) == svg.board(session.game.board)
    assert picture(session, seat=1, rev=99) == picture(session)
    junior = Session(situation("modern", ["GGG"], geometry="dominoes"))
    assert picture(junior) == svg.board(junior.game.board)


def test_the_picture_of_any_legal_table_needs_no_game() -> None:
    for session in (Session(), Session(three())):
        assert picture(session, board=TABLE) == svg.board(Board(TABLE))
    assert picture(board="") == svg.board(Board())
    one = "BRY@0,0> YGG@3,0>"
    junior = Board(one, min_contacts=1, geometry="dominoes")
    assert picture(board=one, min_contacts=1, geometry="dominoes") == svg.board(junior)
    assert picture(board=one, min_contacts=1) == svg.board(Board(one, min_contacts=1))


def test_a_table_given_has_rules_of_its_own() -> None:
    junior = Session(situation("modern", ["GGG"], geometry="dominoes"))
    assert refused(ask(junior, "picture", board="BRY@0,0> YGG@3,0>")) == "too-few-contacts"


@pytest.mark.parametrize(
    "options",
    [
        {"coordinates": True},
        {"patterns": False},
        {"contacts": "YRB@2,1v"},
        {"highlight": ["BRY@0,1>"]},
        {"highlight": ["BRY@0,1>", [4, -1]], "coordinates": True, "contacts": "BGP@-1,2>"},
    ],
)
def test_every_option_of_a_picture(options: Json) -> None:
    assert picture(board=TABLE, **options) == svg.board(Board(TABLE), **options)
    sent = json.loads(json.dumps({"type": "picture", "board": TABLE, **options}))
    assert Session().dispatch(sent)["svg"] == svg.board(Board(TABLE), **options)


def test_a_picture_speaks_the_language_of_whoever_asks() -> None:
    drawn = picture(board=TABLE, words=WORDS, contacts="YRB@2,1v", highlight=[[0, 0]])
    assert sorted(texts(drawn)) == sorted(
        [
            "Une table",
            "Deux pièces",
            "bleu, caméléon, jaune (B*Y@0,0>)",
            "bleu, rouge, jaune (BRY@0,1>)",
            "jaune, rouge, bleu (YRB@2,1v)",
        ]
    )


def test_what_is_not_said_is_english() -> None:
    plain = texts(picture(board=TABLE))
    assert texts(picture(board=TABLE, words={})) == plain
    assert texts(picture(board=TABLE, words={"title": "Une table"})) == ["Une table", *plain[1:]]
    assert texts(picture(board=TABLE, words={"colours": ROUGE}))[0] == plain[0]


def test_words_are_only_text() -> None:
    evil = '</title><script>alert(1)</script>"&\x00\ud800]]>'
    words = {"title": evil, "description": evil, "colours": {**ROUGE, "B": evil[:40]}}
    drawn = picture(board=TABLE, words=words)
    assert drawn.isascii()
    assert {element.tag.removeprefix(NS) for element in ET.fromstring(drawn).iter()} == {
        "svg", "title", "desc", "g", "rect", "path",
    }  # fmt: skip
    assert texts(drawn)[0] == evil.replace("\x00", " ").replace("\ud800", " ")


HUGE = " ".join(f"BBB@{3 * n},0>" for n in range(10_000))
REFUSED: list[tuple[Json, str]] = [
    ({"board": None}, "command-field"),
    ({"board": [TABLE]}, "command-field"),
    ({"board": HUGE}, "command-field"),
    ({"board": "BRY"}, "not-a-placement"),
    ({"board": f"{TABLE} "}, "not-a-placement"),
    ({"board": "BRY@1e9,0>"}, "not-a-placement"),
    ({"board": "BRY@1999999,0>"}, "too-far"),
    ({"board": "QQQ@0,0>"}, "unknown-colour"),
    ({"board": "BRY@0,0> BRY@0,0>"}, "occupied"),
    ({"board": TABLE, "min_contacts": 3}, "min-contacts-range"),
    ({"board": TABLE, "min_contacts": 1.0}, "min-contacts-range"),
    ({"board": TABLE, "min_contacts": True}, "min-contacts-range"),
    ({"board": TABLE, "min_contacts": [2]}, "min-contacts-range"),
    ({"board": TABLE, "min_contacts": None}, "min-contacts-range"),
    ({"board": TABLE, "geometry": "round"}, "unknown-geometry"),
    ({"board": TABLE, "geometry": {}}, "unknown-geometry"),
    ({"board": TABLE, "geometry": "dominoes"}, "dominoes-need-one-contact"),
    ({"contacts": 7}, "not-a-placement"),
    ({"contacts": "BRY"}, "not-a-placement"),
    ({"contacts": []}, "not-a-placement"),
    ({"highlight": "BRY@0,0>"}, "command-field"),
    ({"highlight": 7}, "command-field"),
    ({"highlight": None}, "command-field"),
    ({"highlight": {"BRY@0,0>": 1}}, "command-field"),
    ({"highlight": [[0, 0]] * 81}, "command-field"),
    ({"highlight": ["here"]}, "not-a-placement"),
    ({"highlight": [None]}, "not-a-cell"),
    ({"highlight": [[0]]}, "not-a-cell"),
    ({"highlight": [[0.5, 0]]}, "not-a-cell"),
    ({"highlight": [[True, 0]]}, "not-a-cell"),
    ({"highlight": [[10**9, 0]]}, "not-a-cell"),
    ({"coordinates": 1}, "command-field"),
    ({"patterns": None}, "command-field"),
    ({"words": None}, "command-field"),
    ({"words": "French"}, "command-field"),
    ({"words": {"title": 7}}, "command-field"),
    ({"words": {"title": "x" * 10_001}}, "command-field"),
    ({"words": {"description": None}}, "command-field"),
    ({"words": {"colours": []}}, "command-field"),
    ({"words": {"colours": {"R": "rouge"}}}, "command-field"),
    ({"words": {"colours": {**ROUGE, "R": 7}}}, "command-field"),
    ({"words": {"colours": {**ROUGE, "R": "r" * 41}}}, "command-field"),
]


@pytest.mark.parametrize(("fields", "id"), REFUSED)
def test_what_makes_no_picture_is_refused(fields: Json, id: str) -> None:
    session = Session(three())
    before = everything(session.game)
    answer = ask(session, "picture", **fields)
    assert id in [problem["id"] for problem in answer["problems"]]
    assert not answer["ok"]
    assert everything(session.game) == before


def test_without_a_game_a_table_must_be_given() -> None:
    assert refused(ask(Session(), "picture")) == "no-game"


def test_the_largest_picture_is_small() -> None:
    """As many tiles as there are, in the longest words, all of them ringed."""
    far = [f"BBB@{-1_000_000 + 3 * n},-1000000>" for n in range(80)]
    words = {"description": "x" * 10_000, "colours": dict.fromkeys(ROUGE, "ж" * 40)}
    drawn = picture(board=" ".join(far), min_contacts=1, words=words, highlight=far)
    assert len(drawn) < 200_000


def test_editions() -> None:
    for session in (Session(), Session(three())):
        answer = ask(session, "editions", rev=99)
        assert answer == {"id": 9, "ok": True, "editions": json.loads(json.dumps(books()))}
    systems = {data["edition"]: tuple(data.pop("systems")) for data in answer["editions"]}
    assert [Rules.from_dict(data) for data in answer["editions"]] == list(EDITIONS.values())
    assert systems == SYSTEMS
