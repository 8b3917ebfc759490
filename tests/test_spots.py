"""Spots that are easily overlooked."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
import referee
from tables import (
    READINGS,
    grow,
    ids,
    listing,
    random_table,
    texts,
)

from chromino_core.board import Board
from chromino_core.placement import Placement
from chromino_core.tiles import Tile, all_tiles

CHAMELEONS = [reading for reading in READINGS if "*" in reading]


def on_slot(board: Board, where: str) -> set[str]:
    """The readings, of all 80 tiles, that are legal on one slot."""
    found = {reading for reading in READINGS if board.is_legal(f"{reading}@{where}")}
    listed = {text for placements in listing(board).values() for text in placements}
    assert found == {text.split("@")[0] for text in listed if text.split("@")[1] == where}
    return found


def test_a_chameleons_centre_between_two_colours() -> None:
    board = Board(
        "PBB@0,0v BBR@1,1v BRB@2,2v BYY@2,1> YYG@3,0> YGB@4,-1> BYG@3,-2> RPB@-1,-1v RRP@-2,-2v"
        " RYP@-1,-2>"
    )
    touched = [(c.neighbour_colour, c.side) for c in board.contacts("B*G@2,-3v")]
    assert touched == [("P", "long"), ("B", "long")]
    assert on_slot(board, "2,-3v") == set(CHAMELEONS)
    assert ids(board, "BPB@2,-3v") == ["mismatch"]


def test_a_cell_beside_a_wild_square_and_a_colour() -> None:
    board = Board("PYB@0,0v PPY@1,-1v R*P@0,-3v")
    touched = [contact.neighbour_colour for contact in board.contacts("PBB@1,-2>")]
    assert touched == ["*", "P"]
    assert on_slot(board, "1,-2>") == {reading for reading in READINGS if reading[0] == "P"}
    # The same with the last square, from the other side.
    board = Board("GGR@0,0> GRG@1,1> R*G@-2,1>")
    assert on_slot(board, "-1,-2v") == {reading for reading in READINGS if reading[2] == "G"}


def test_wild_beside_wild() -> None:
    # Centres meet only side by side, so with the five pairs of ends only if a tile is there twice.
    board = Board("B*Y@0,0>")
    assert {"B*Y@0,-1>", "B*Y@0,1>"} <= set(map(str, board.legal_placements("B*Y")))
    assert len(board.contacts("B*Y@0,1>")) == 3
    assert all(contact.matches for contact in board.contacts("B*Y@0,1>"))
    assert ids(board, "G*R@0,1>") == ["mismatch", "mismatch"]
    board.lay("B*Y@0,1>")
    assert board.is_legal("BGY@0,2>")


@pytest.mark.parametrize("seed", range(4))
def test_palindromes_are_listed_once_per_slot(seed: int) -> None:
    board = grow(Random(seed), 30)
    found = 0
    for tile in all_tiles():
        if tile.text == tile.text[::-1]:
            slots = [placement.slot for placement in board.legal_placements(tile)]
            assert len(slots) == len(set(slots))
            found += len(slots)
    assert found > 0


def test_a_tile_of_one_colour_beside_its_like() -> None:
    board = Board("RRR@0,0>")
    listed = list(map(str, board.legal_placements("RRR")))
    assert sorted(listed) == sorted(f"RRR@{x},{y}>" for x in (-1, 0, 1) for y in (-1, 1))
    board = Board("RRR@0,0>", min_contacts=1)
    assert len(board.legal_placements("RRR")) == 24


def test_the_parallel_neighbour_of_equal_pattern() -> None:
    board = Board("BRY@0,0>")
    assert set(map(str, board.legal_placements("YRB"))) == {"BRY@0,-1>", "BRY@0,1>"}
    assert ids(board, "YRB@0,1>") == ["mismatch", "mismatch"]
    # The pattern that two tiles in one line make together.
    board = Board("BRY@0,0> RYY@1,1> YPP@3,0>")
    assert "YYP@2,-1>" in map(str, board.legal_placements("PYY"))
    touched = [contact.touched for contact in board.contacts("YYP@2,-1>")]
    assert touched == [Placement("BRY@0,0>"), Placement("YPP@3,0>"), Placement("YPP@3,0>")]


def test_a_bay() -> None:
    board = Board(
        "RRR@0,0> PRR@-1,-1> GPR@-2,-2> BGP@-3,-3> GPY@-2,-4> RBP@2,-1> PYY@-1,-5> YRB@1,-4>"
        " RBR@2,-3>"
    )
    assert len(board.contacts("RRB@1,-2>")) == 6
    assert on_slot(board, "1,-2>") == {"RRB"}


def test_a_hole_of_one_tile_and_eight_contacts() -> None:
    board = Board("BYY@0,1> BBY@-1,2> BBB@-1,-1v Y*P@2,2> YYY@3,-1v BGY@0,-1>")
    contacts = board.contacts("B*Y@0,0>")
    assert len(contacts) == 8
    assert Counter(contact.side for contact in contacts) == {"long": 6, "short": 2}
    assert len({contact.touched for contact in contacts}) == 4
    assert on_slot(board, "0,0>") == {"B*Y"}
    board.lay("B*Y@0,0>")
    assert on_slot(board, "0,0>") == set()
    assert ids(board, "B*Y@0,0>") == ["occupied"]
    board.lift()
    assert on_slot(board, "0,0>") == {"B*Y"}


def test_seven_contacts() -> None:
    board = Board(
        "BBY@0,1> BBB@-1,2> G*B@-1,-1v GRB@-2,-1v BGG@-3,-2> GGG@-2,-3> GPR@0,-2> P*Y@1,-1>"
        " YYR@3,0v"
    )
    assert len(board.contacts("B*Y@0,0>")) == 7
    assert on_slot(board, "0,0>") == {"B*Y"}


def test_a_hole_of_one_tile_for_a_plain_one() -> None:
    board = Board("BBY@0,0> BYY@1,-1> PRB@0,-3v YYY@3,0> RRY@4,-3v PBR@1,-3>")
    assert on_slot(board, "1,-2>") == exactly_by_referee(board, "1,-2>")
    hole = {(1, -2), (2, -2), (3, -2)}
    assert covering(board, hole) <= {"1,-2>"}


@pytest.mark.parametrize(
    ("text", "hole"),
    [
        ("G*B@3,3> Y*P@2,4> PPP@3,5> BRP@6,3v", {(5, 4)}),
        ("B*Y@2,-2> GBY@1,-3> RGY@4,-5v GGB@0,-4> G*B@0,-5> BBB@1,-6>", {(3, -5), (3, -4)}),
        (
            "RPB@0,0v RRP@-1,-1v RGP@0,-1> PBR@1,1v B*Y@2,2v BYY@3,2v PGB@3,-1v",
            {(1, 0), (2, 0), (2, 1)},
        ),
        (
            "PGG@2,8> YPG@1,9> GPB@4,9v PBB@5,10v YBB@2,12> YPY@1,10v",
            {(2, 10), (2, 11), (3, 10), (3, 11)},
        ),
    ],
    ids=["one cell", "two cells", "three round a corner", "a square of four"],
)
def test_holes_that_no_tile_fills(text: str, hole: set[tuple[int, int]]) -> None:
    board = Board(text)
    assert all(board.at(cell) is None for cell in hole)
    assert covering(board, hole) == set()


def test_a_hole_longer_than_a_tile() -> None:
    board = Board(
        "BBR@0,0> BRR@1,-1> RRR@3,0> YPB@-2,-1> GBR@4,-3v GYP@-3,-2> YPY@-2,-3> YGG@1,-3>"
    )
    hole = {(0, -2), (1, -2), (2, -2), (3, -2)}
    assert all(board.at(cell) is None for cell in hole)
    assert covering(board, hole) <= {"0,-2>", "1,-2>"}
    for where in ("0,-2>", "1,-2>"):
        assert on_slot(board, where) == exactly_by_referee(board, where)


def covering(board: Board, cells: set[tuple[int, int]]) -> set[str]:
    """The slots on which a tile may lie and would cover one of the cells."""
    placements = (Placement(text) for found in listing(board).values() for text in found)
    return {str(p).split("@")[1] for p in placements if cells.intersection(p.cells)}


def exactly_by_referee(board: Board, where: str) -> set[str]:
    table = referee.Table(texts(board))
    return {reading for reading in READINGS if table.is_legal(f"{reading}@{where}")}


def test_fitting_are_the_tiles_with_a_placement() -> None:
    for seed in range(20):
        board = random_table(seed * 3)
        tiles = [Tile(reading) for reading in READINGS]
        assert board.fitting(tiles) == [tile for tile in tiles if board.legal_placements(tile)]
    assert Board().fitting(all_tiles()) == list(all_tiles())
