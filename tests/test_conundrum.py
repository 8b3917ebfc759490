"""A conundrum as a value: what it asks, its text, its link, and what cannot be one."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import pytest
import referee
from tables import random_table

from chromino_core import (
    Board,
    ChrominoError,
    Game,
    InvalidConundrum,
    InvalidSetup,
    all_tiles,
    svg,
)
from chromino_core.conundrums import Conundrum, find, from_link, generate
from chromino_core.links import pack
from chromino_core.problems import Problem

SMALL = "BBG|B*Y@0,0> BRY@0,1>"
TWO = "BBG BGY|B*Y@0,0> BRY@0,1>"


def some() -> list[Conundrum]:
    return [generate(seed, grade) for seed in range(6) for grade in range(1, 6)]


# What it is


def test_what_is_asked() -> None:
    one = Conundrum("B*Y@0,0> BRY@0,1>", "YGB GBB")
    assert one.board == Board("B*Y@0,0> BRY@0,1>")
    assert [tile.text for tile in one.tiles] == ["BBG", "BGY"], "in the order of their texts"
    assert one.counts == {"BBG": 4, "BGY": 1}
    fits = ["BBG@-1,-1>", "BBG@-1,0v", "GBB@-1,-1>", "GBB@-1,-1v", "BGY@0,-1>"]
    assert one.answer() == frozenset(fits)
    assert not one.rebuild


def test_the_answers_are_those_of_the_referee() -> None:
    for one in some():
        board = str(one.board).split()
        found = [referee.legal_placements(board, tile.text) for tile in one.tiles]
        assert one.answer() == set().union(*found)
        assert list(one.counts.values()) == list(map(len, found))


def test_the_task_asks_the_same() -> None:
    for one in some():
        task = one.task
        assert task.kind == "find-all"
        assert task.total == len(one.answer())
        assert task.answer() == one.answer()
        assert task.check(sorted(one.answer())).done


def test_the_position_is_a_game() -> None:
    for one in some():
        game = Game.from_position(one.position)
        assert game.board == one.board
        assert game.hands == (one.tiles,)
        assert (len(game.players), game.bag, game.rules.edition) == (1, (), "modern")


def test_the_table_stays_as_it_is() -> None:
    board = Board("B*Y@0,0> BRY@0,1>")
    one = Conundrum(board, "BBG")
    board.lift()
    assert one.text == SMALL
    with pytest.raises(ChrominoError):
        one.board.lift()


def test_tables_of_other_rules_are_laid_by_the_usual_ones() -> None:
    laid = Board("B*Y@0,0> BRY@0,1>", min_contacts=1)
    assert Conundrum(laid, "BBG") == Conundrum.from_text(SMALL)
    laid.lay("GGB@-3,0>")  # which touches once
    with pytest.raises(InvalidConundrum):
        Conundrum(laid, "BBG")


# Its text, its link, and which are the same


def test_text_and_link_lead_back() -> None:
    for one in some():
        assert Conundrum.from_text(one.text) == one
        assert Conundrum.from_text(one.text).text == one.text
        assert from_link(one.link) == one
        assert one.link.replace("-", "").replace("_", "").isalnum()
        assert len(one.link) < 300, "it fits a QR code"
        assert find({"text": one.text}) == find({"link": one.link}) == one


def test_the_form_goes_along() -> None:
    one = Conundrum.from_text(f"{SMALL}|rebuild")
    assert one.rebuild
    assert one.text == f"{SMALL}|rebuild"
    assert from_link(one.link).rebuild
    assert one != Conundrum.from_text(SMALL)
    assert one.key() == Conundrum.from_text(SMALL).key()


def test_as_a_value() -> None:
    one, other = Conundrum.from_text(TWO), Conundrum.from_text("YGB BBG|BRY@0,1> B*Y@0,0>")
    assert one == other, "neither the order of the tiles matters nor that of laying"
    assert hash(one) == hash(other)
    assert one != TWO
    assert str(one) == TWO
    assert eval(repr(one)) == one
    assert pickle.loads(pickle.dumps(one)) == copy.deepcopy(one) == one


def test_in_a_notebook_it_is_a_picture() -> None:
    one = Conundrum.from_text(TWO)
    picture = one._repr_svg_()
    assert picture.startswith("<svg")
    assert picture == svg.grid(["B*Y@0,0> BRY@0,1>", "BBG BGY"])


TURNS = [
    lambda x, y: (x, y), lambda x, y: (-y, x), lambda x, y: (-x, -y), lambda x, y: (y, -x),
    lambda x, y: (-x, y), lambda x, y: (y, x), lambda x, y: (x, -y), lambda x, y: (-y, -x),
]  # fmt: skip


def turned(one: Conundrum, image: Any) -> Conundrum:
    """Its image, somewhere else on the table."""
    texts = []
    for placement in one.board:
        cells = [image(x + 3, y - 2) for x, y in placement.cells]
        reading = placement.reading
        if cells[0] > cells[2]:
            cells, reading = cells[::-1], reading[::-1]
        way = ">" if cells[0][1] == cells[1][1] else "v"
        texts.append(f"{reading}@{cells[0][0]},{cells[0][1]}{way}")
    return Conundrum(texts, one.tiles)


def test_images_have_one_key() -> None:
    for one in some()[:10]:
        images = [turned(one, image) for image in TURNS]
        assert {each.key() for each in images} == {one.key()}
        assert len(set(images)) == 8
        assert {tuple(each.counts.values()) for each in images} == {tuple(one.counts.values())}


def test_other_tiles_make_another_key() -> None:
    keys = {Conundrum("B*Y@0,0> BRY@0,1>", tile).key() for tile in ("BBG", "BBP", "BBR")}
    assert len(keys) == 3


# What cannot be one

REFUSED: dict[str, tuple[Any, Any, list[str]]] = {
    "no table": ("", "BRY", ["conundrum-empty"]),
    "no tile": ("B*Y@0,0>", "", ["conundrum-impossible", "not-a-tile"]),
    "no tiles": ("B*Y@0,0>", [], ["conundrum-tiles"]),
    "three tiles": ("B*Y@0,0>", "BBG BRP BRR", ["conundrum-tiles"]),
    "10,000 tiles": ("B*Y@0,0>", ["BRY"] * 10_000, ["conundrum-tiles"]),
    "tiles that are none": ("B*Y@0,0>", 7, ["conundrum-tiles"]),
    "something among the tiles": ("B*Y@0,0>", [None], ["conundrum-impossible", "not-a-tile"]),
    "the same twice": ("B*Y@0,0>", "BRY YRB", ["conundrum-tile-twice"]),
    "one that lies there": ("B*Y@0,0> BRY@0,1>", "BRY", ["conundrum-tile-twice"]),
    "a table with a tile twice": ("BRY@0,0> BRY@0,1>", "BBG", ["conundrum-tile-twice"]),
    "a table that isn't legal": ("B*Y@0,0> RRR@0,1>", "BBG", ["conundrum-impossible", "mismatch"]),
    "a table in parts": ("B*Y@0,0> BRY@9,9>", "BBG", ["conundrum-impossible", "not-touching"]),
    "a table of nonsense": ("B*Y", "BBG", ["conundrum-impossible", "not-a-placement"]),
    "no table at all": (None, "BBG", ["conundrum-impossible", "not-a-board"]),
    "a tile that fits nowhere": ("B*Y@0,0>", "GGP", ["conundrum-no-place"]),
    "one of two": ("B*Y@0,0> BRY@0,1>", "BBG GGP", ["conundrum-no-place"]),
    "one place": ("B*Y@0,0> BRY@0,1>", "BGY", ["conundrum-places"]),
}


@pytest.mark.parametrize(("board", "tiles", "ids"), REFUSED.values(), ids=list(REFUSED))
def test_it_is_refused(board: Any, tiles: Any, ids: list[str]) -> None:
    with pytest.raises(InvalidConundrum) as caught:
        Conundrum(board, tiles)
    assert isinstance(caught.value, InvalidSetup)
    assert list(dict.fromkeys(problem.id for problem in caught.value.problems)) == ids
    assert 20 < len(str(caught.value)) < 700


def refusal(board: str, tiles: str) -> Problem:
    with pytest.raises(InvalidConundrum) as caught:
        Conundrum(board, tiles)
    (problem,) = caught.value.problems
    return problem


def test_twelve_places_are_enough() -> None:
    assert len(Conundrum("B*Y@0,0> BRY@0,1>", "P*R G*R").answer()) == 12
    problem = refusal("B*Y@0,0> BBY@0,1>", "B*G BBG")
    assert problem == Problem("conundrum-places", {"count": 13, "least": 2, "most": 12})
    assert refusal("B*Y@0,0>", "P*R G*R").args["count"] == 16


def stairs(steps: int) -> str:
    """Tiles on top of each other, each a column farther to the right."""
    colours = "RRRGRBRYRPGGGBGYGPBBBYBPYYY"
    return " ".join(f"{colours[n : n + 3]}@{n},{n}>" for n in range(steps))


def test_too_large() -> None:
    """The table itself, or the places, which reach two columns beyond it here."""
    assert Conundrum(stairs(9), "PPR").counts == {"PPR": 4}
    wide = Problem("conundrum-too-large", {"columns": 14, "rows": 10, "most": 13})
    assert refusal(stairs(10), "PPR") == wide
    assert refusal(stairs(12), "PPR").args == {"columns": 14, "rows": 12, "most": 13}


NO_REFERENCES: list[Any] = [
    None, 5, "text", [], {}, {"text": SMALL, "number": 1}, {"date": "2026-11-16", "grade": 3},
    {"grade": 3}, {"seeds": 5}, {1: 2}, {"seed": 1, "grade": 2, "x": 3},
]  # fmt: skip


@pytest.mark.parametrize("reference", NO_REFERENCES, ids=repr)
def test_what_is_no_reference(reference: Any) -> None:
    with pytest.raises(InvalidConundrum) as caught:
        find(reference)
    assert [problem.id for problem in caught.value.problems] == ["conundrum-reference"]


NO_TEXTS: list[Any] = ["", "BRY", 5, None, "a|b|c", "|||", [], "BRY|" + "B*Y@0,0> " * 500_000]

BAD: list[tuple[dict[str, Any], str]] = [
    *(({"number": number}, "conundrum-number") for number in (0, 61, -1, "1", 1.0, True, None)),
    *(({"seed": seed}, "conundrum-number") for seed in (-1, 2**32, "1", 1.5, None, True, 10**999)),
    *(
        ({"seed": 1, "grade": grade}, "conundrum-grade")
        for grade in (0, 6, "3", None, 3.0, True, [3])
    ),
    *(({"date": date}, "conundrum-date") for date in ("0000-01-01", "9999-12-31", 20261116, None)),
    *(({"text": text}, "not-a-conundrum") for text in NO_TEXTS),
    ({"text": f"{SMALL}|Rebuild"}, "not-a-conundrum"),
    ({"text": " |"}, "conundrum-impossible"),
    ({"text": "BBG|B*Y@0,0>  BRY@0,1>"}, "conundrum-impossible"),
    ({"link": ""}, "link-version"),
    ({"link": None}, "link-damaged"),
    ({"link": "1"}, "link-alphabet"),
    ({"link": "1" + "A" * 5_000_000}, "link-too-large"),
    ({"link": pack({"conundrum": SMALL})[:-6]}, "link-damaged"),
    ({"link": pack({"format": "chromino-game/1"})}, "conundrum-link"),
    ({"link": pack({"conundrum": SMALL, "more": 1})}, "conundrum-link"),
    ({"link": pack({"conundrum": 5})}, "not-a-conundrum"),
    ({"link": pack({"conundrum": {"a": []}})}, "not-a-conundrum"),
]


@pytest.mark.parametrize(("reference", "id"), BAD, ids=lambda value: repr(value)[:40])
def test_it_is_not_found(reference: dict[str, Any], id: str) -> None:
    with pytest.raises(ChrominoError) as caught:
        find(reference)
    assert caught.value.problems[0].id == id
    assert len(str(caught.value)) < 700


def test_a_link_may_hold_anything() -> None:
    with pytest.raises(ChrominoError):
        from_link(pack({}))
    with pytest.raises(ChrominoError):
        from_link("1" + "W10")  # no data that is a mapping


def test_damaged_texts_are_refused_or_other_conundrums() -> None:
    """Never anything else."""
    rng = Random(16)
    letters = "RGBYP*@,->v| 0123456789"
    for one in some():
        for _ in range(40):
            text: list[str] = list(one.text)
            at = rng.randrange(len(text))
            text[at : at + rng.randint(0, 2)] = rng.choices(letters, k=rng.randint(0, 2))
            try:
                other = Conundrum.from_text("".join(text))
            except InvalidConundrum:
                continue
            assert 2 <= len(other.answer()) <= 12
            assert other.grade in range(1, 6)


def test_any_table_is_refused_or_a_conundrum() -> None:
    made = 0
    for seed in range(60):
        board = random_table(seed)
        for tile in all_tiles(chameleons=True)[seed % 8 :: 8]:
            try:
                one = Conundrum(board, [tile])
            except InvalidConundrum:
                continue
            made += 1
            assert one.answer() == referee.legal_placements(str(board).split(), tile.text)
    assert made > 30
