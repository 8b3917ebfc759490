"""The tables of the junior games: dominoes, and those where one contact is enough."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
import referee
from tables import (
    READINGS,
    grow,
    ids,
    listing,
    texts,
)

from chromino_core.board import Board
from chromino_core.tiles import all_tiles

CHAMELEONS = [reading for reading in READINGS if "*" in reading]


def dominoes(text: str) -> Board:
    return Board(text, min_contacts=1, geometry="dominoes")


def legal(board: Board, tile: str) -> set[str]:
    return set(map(str, board.legal_placements(tile)))


def spots(board: Board, tiles: Iterable[str]) -> set[str]:
    return {text.split("@")[1] for tile in tiles for text in legal(board, tile)}


@pytest.mark.parametrize(
    ("laid", "tile", "places"),
    [
        ("B*Y@0,0>", "BRY", "YRB@-3,0> YRB@3,0> BRY@1,-3v YRB@1,-3v BRY@1,1v YRB@1,1v"),
        ("B*Y@0,0>", "GGG", "GGG@1,-3v GGG@1,1v"),
        # The first place is at the end of the other tile.
        ("BRY@0,0> B*G@3,-1v", "BPG", "GPB@-3,0> GPB@3,-4v GPB@3,2v BPG@4,0> GPB@4,0>"),
    ],
)
def test_a_tile_fits_at_a_chameleon(laid: str, tile: str, places: str) -> None:
    assert legal(dominoes(laid), tile) == set(places.split())


@pytest.mark.parametrize(
    ("laid", "open_spots"),
    [
        ("B*Y@0,0>", "-3,0> 3,0> 1,-3v 1,1v"),
        ("BRY@0,0> B*G@3,-1v", "-3,0> 3,-4v 3,2v 4,0>"),
    ],
)
def test_the_first_chameleon_has_four_open_spots_and_a_later_one_three(
    laid: str, open_spots: str
) -> None:
    plain = [tile.text for tile in all_tiles()]
    assert spots(dominoes(laid), plain) == set(open_spots.split())


def test_a_chameleon_is_laid_across_an_end() -> None:
    board = dominoes("BRY@0,0>")
    across = {"-1,-1v", "3,-1v"}
    assert spots(board, CHAMELEONS) == across
    for reading in CHAMELEONS:
        for where in across:
            assert board.is_legal(f"{reading}@{where}")
    # Never lengthwise, and never on the long side of a tile.
    assert ids(board, "Y*B@3,0>") == ["chameleon-across"]
    assert ids(board, "B*G@0,1v") == ["chameleon-across"]
    assert sorted(ids(board, "B*G@0,1>")) == [
        "chameleon-across",
        "chameleon-across",
        "mismatch",
        "not-at-an-end",
        "too-many-contacts",
    ]


def test_a_chameleon_across_a_chameleons_end_but_never_at_its_centre() -> None:
    board = dominoes("B*Y@0,0>")
    assert spots(board, CHAMELEONS) == {"-1,-1v", "3,-1v"}
    # Centre to centre would touch with the ends too.
    assert "centre-to-centre" in ids(board, "B*Y@0,1>")
    assert "too-many-contacts" in ids(board, "B*Y@0,1>")
    assert not board.is_legal("B*Y@0,1>")
    # With its end at the other's centre it doesn't lie across.
    assert ids(board, "G*R@1,1v") == ["chameleon-across"]


def test_dominoes_lie_end_to_end() -> None:
    board = dominoes("BRY@0,0>")
    assert legal(board, "GPY") == {"YPG@3,0>"}
    assert ids(board, "YPG@3,0v") == ["not-end-to-end"]
    assert ids(board, "PGY@2,-3v") == ["not-at-an-end"]
    assert ids(board, "RPG@1,1v") == ["not-at-an-end"]
    assert ids(board, "GYB@2,1>") == ["mismatch", "not-end-to-end"]
    assert ids(board, "BPG@3,0>") == ["mismatch"]
    assert ids(board, "BRY@0,1>").count("too-many-contacts") == 1
    assert ids(board, "YPG@9,9>") == ["not-touching"]


def test_dominoes_make_exactly_one_contact() -> None:
    # Two lines from one chameleon; between them a tile would touch both.
    board = dominoes("B*Y@0,0> YRG@3,0> YPY@1,1v P*R@6,-1v RGB@6,2v")
    listed = [text for found in listing(board).values() for text in found]
    assert all(len(board.contacts(text)) == 1 for text in listed)
    assert sorted(listed) == sorted(
        text
        for tile in listing(board)
        for text in referee.legal_placements(texts(board), tile, 1, "dominoes")
    )


def test_without_chameleons_the_line_never_turns() -> None:
    board = grow(Random(2), 30, chameleons=False, min_contacts=1, geometry="dominoes", snug=0.0)
    assert len(board) == 30
    left, top, right, bottom = board.bounds()
    assert (right - left, bottom - top) in ((89, 0), (0, 89))


def test_one_contact_is_enough_in_the_other_junior_game() -> None:
    board = Board("BRY@0,0>", min_contacts=1)
    assert legal(board, "GGY") == {
        "YGG@3,0>",  # end to end
        "GGY@2,-3v",  # across the end
        "YGG@2,1v",
        "YGG@3,0v",  # along the short side
        "GGY@3,-2v",
        "YGG@2,-1>",  # with one square above or below
        "YGG@2,1>",
    }
    assert ids(board, "GGY@9,9>") == ["not-touching"]
    assert ids(board, "GGB@2,1v") == ["mismatch"] * len(board.contacts("GGB@2,1v"))
