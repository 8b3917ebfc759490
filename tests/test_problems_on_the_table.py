"""What a tile touches on the table, and why it may not lie there."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import referee
from every_table import every_game
from tables import (
    ids,
    random_placements,
    random_table,
    texts,
)

from chromino_core.board import Board, Geometry
from chromino_core.problems import IllegalMove, InvalidNotation, InvalidSetup, Problem


def test_contacts_name_squares_sides_and_tiles() -> None:
    board = Board("B*Y@0,0> BRY@0,1>")
    first, second = board.placements
    assert board.contacts("YYG@3,0v") == (
        ((3, 0), "Y", "long", (2, 0), "Y", first),
        ((3, 1), "Y", "long", (2, 1), "Y", second),
    )
    assert board.contacts("YGG@3,0>") == (((3, 0), "Y", "short", (2, 0), "Y", first),)
    assert board.contacts("PRG@1,2v") == (((1, 2), "P", "short", (1, 1), "R", second),)
    assert [contact.matches for contact in board.contacts("PRG@1,2v")] == [False]
    assert [contact.matches for contact in board.contacts("PRG@1,-3v")] == [True]  # the wild square
    assert board.contacts("GGG@3,2>") == ()  # corners are no contact
    assert board.contacts("GGG@5,5>") == ()


@every_game
@pytest.mark.parametrize("seed", range(12))
def test_contacts_and_problems_agree_with_the_referee(
    seed: int, min_contacts: int, geometry: Geometry
) -> None:
    rng = Random(seed)
    board = random_table(6 * seed, min_contacts=min_contacts, geometry=geometry)
    table = referee.Table(texts(board))
    for text in random_placements(board, rng, 150):
        laid = referee.read(text)
        edges = table.edges(laid.cells, laid.down)
        assert sorted(board.contacts(text)) == sorted(
            (
                e.cell,
                laid.reading[e.square],
                e.side,
                e.neighbour,
                e.letter,
                board.placements[e.tile],
            )
            for e in edges
        )
        problems = board.problems(text)
        legal = table.is_legal(text, min_contacts, geometry)
        assert board.is_legal(text) is legal
        assert (not problems) is legal
        of_the_table = [p for p in problems if p.id in TABLE_PROBLEMS]
        expected = list(expected_problems(table, laid, edges, min_contacts))
        assert sorted(map(repr, of_the_table)) == sorted(map(repr, expected))
        if geometry == "free":
            assert of_the_table == list(problems)


TABLE_PROBLEMS = ("occupied", "mismatch", "not-touching", "too-few-contacts")


def expected_problems(
    table: referee.Table, laid: referee.Laid, edges: list[referee.Edge], need: int
) -> Iterator[Problem]:
    """Every reason why a tile may not lie there but junior's own."""
    covered = tuple(cell for cell in laid.cells if cell in table.squares)
    if covered:
        yield Problem("occupied", {}, covered)
    for edge in edges:
        colour = laid.reading[edge.square]
        if not referee.matches(colour, edge.letter):
            args = {"colour": colour, "neighbour": edge.letter}
            yield Problem("mismatch", args, (edge.cell, edge.neighbour))
    if not edges and not covered:
        yield Problem("not-touching", {}, laid.cells)
    elif 0 < len(edges) < need:
        cells = tuple(edge.cell for edge in edges)
        yield Problem("too-few-contacts", {"made": len(edges), "need": need}, cells)


def test_every_reason_is_given() -> None:
    board = Board("BRY@0,0> BRY@0,1>")
    assert ids(board, "GGG@9,9>") == ["not-touching"]
    assert ids(board, "GGY@0,-2v") == ["occupied"]
    assert ids(board, "YBG@2,1>") == ["occupied"]
    assert ids(board, "GGG@3,0v") == ["mismatch", "mismatch"]
    assert ids(board, "YGG@3,0>") == ["too-few-contacts"]
    assert ids(board, "GGY@3,1>") == ["mismatch", "too-few-contacts"]
    assert ids(board, "BRG@0,2>") == ["mismatch"]  # two right contacts don't mend a wrong one
    assert ids(board, "BRY@0,2>") == []
    board.lay("YYG@3,0v")
    assert ids(board, "GGG@1,2>") == ["occupied", "mismatch", "mismatch"]
    assert ids(board, "GGG@2,2>") == ["occupied", "mismatch", "too-few-contacts"]


def test_problems_carry_what_a_sentence_needs() -> None:
    board = Board("BRY@0,0> BRY@0,1>")
    [mismatch] = board.problems("BRG@0,2>")
    assert mismatch == ("mismatch", {"colour": "G", "neighbour": "Y"}, ((2, 2), (2, 1)))
    [too_few] = board.problems("YGG@3,0>")
    assert too_few == ("too-few-contacts", {"made": 1, "need": 2}, ((3, 0),))
    occupied = board.problems("YYG@2,1>")[0]
    assert occupied == ("occupied", {}, ((2, 1),))


def test_an_illegal_board_is_refused_with_the_reasons() -> None:
    with pytest.raises(IllegalMove) as caught:
        Board("BRY@0,0> BRG@0,1>")
    assert [problem.id for problem in caught.value.problems] == ["mismatch"]
    assert isinstance(caught.value, ValueError)
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.problems == caught.value.problems
    assert str(again) == str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        " ",
        "BRY@0,0> ",
        " BRY@0,0>",
        "BRY@0,0>  BRY@0,1>",
        "BRY@0,0>\tBRY@0,1>",
        "BRY@0,0>\nBRY@0,1>",
        "BRY@0,0>,BRY@0,1>",
        "BRY@0,0> draw",
        "BRY@0,0> BRY",
        None,
        7,
        b"BRY@0,0>",
        ["BRY"],
        [7],
        [None],
        [["BRY@0,0>"]],
    ],
    ids=repr,
)
def test_what_is_no_board_is_refused(text: Any) -> None:
    with pytest.raises(InvalidNotation):
        Board(text)


@pytest.mark.parametrize(
    "options",
    [
        {"min_contacts": 0},
        {"min_contacts": 3},
        {"min_contacts": True},
        {"min_contacts": "2"},
        {"min_contacts": float("nan")},
        {"min_contacts": [2]},
        {"geometry": "hexes"},
        {"geometry": ["free"]},
        {"geometry": "dominoes"},
        {"geometry": "dominoes", "min_contacts": 2},
    ],
    ids=repr,
)
def test_there_is_no_such_game(options: dict[str, Any]) -> None:
    with pytest.raises(InvalidSetup):
        Board(**options)
