"""The five systems: the worked examples of the rulebooks, and the referee on random tables."""

from __future__ import annotations

from random import Random

import pytest
import referee
from tables import random_table, texts

from chromino_core.board import Board
from chromino_core.scoring import System, deduction, tally, value
from chromino_core.tiles import Kind, Tile, all_tiles

SYSTEMS: tuple[System, ...] = ("simple", "expert", "contacts", "kinds", "sides")
BY_COLOURS: dict[Kind, int] = {
    "one-colour": 1,
    "simple": 2,
    "symmetric": 2,
    "three-colour": 3,
    "chameleon": 3,
}
BY_KIND: dict[Kind, int] = {
    "one-colour": 1,
    "simple": 2,
    "symmetric": 3,
    "three-colour": 4,
    "chameleon": 4,
}


def earned(system: System, board: str, placement: str) -> str:
    """The sum as it is shown, for a placement that is legal."""
    table = Board(board)
    assert table.is_legal(placement), table.problems(placement)
    shown = str(tally(system, placement, table.contacts(placement)))
    assert shown.endswith(f" = {referee.points(texts(table), placement, system)}")
    return shown


# Values


@pytest.mark.parametrize("system", SYSTEMS)
def test_values(system: System) -> None:
    by = BY_KIND if system in ("kinds", "sides") else BY_COLOURS
    for tile in all_tiles(chameleons=True):
        assert value(system, tile) == by[tile.kind]


# The worked examples


@pytest.mark.parametrize("system", ["simple", "expert"])
@pytest.mark.parametrize(
    ("board", "placement", "expected"),
    [
        ("GGG@0,0>", "GGY@1,-1>", "2+1 = 3"),
        ("GGP@0,0> GGG@-1,-1>", "GBG@-3,0>", "2+1+2 = 5"),
        ("BRY@0,0>", "RYG@1,1>", "3+3 = 6"),
    ],
)
def test_expert_examples(system: System, board: str, placement: str, expected: str) -> None:
    assert earned(system, board, placement) == expected


def test_the_meccano_example() -> None:
    board = "BPY@0,0> RBP@-1,-1> RRB@-2,-2> RYY@-2,-1v"
    assert earned("contacts", board, "YBP@-1,1>") == "(3+2)+(3+3)+(3+3) = 17"


@pytest.mark.parametrize("system", ["simple", "expert"])
def test_a_tile_touched_twice_counts_once(system: System) -> None:
    board = Board("BRY@0,0>")
    assert len(board.contacts("RYG@1,1>")) == 2
    assert earned(system, "BRY@0,0>", "RYG@1,1>") == "3+3 = 6"
    assert earned(system, "BPY@0,0> RBP@-1,-1> RRB@-2,-2> RYY@-2,-1v", "YBP@-1,1>") == "3+2+3 = 8"


def test_every_contact_counts_in_the_other_systems() -> None:
    assert earned("contacts", "BRY@0,0>", "RYG@1,1>") == "(3+3)+(3+3) = 12"
    assert earned("kinds", "BRY@0,0>", "RYG@1,1>") == "(4+4)+(4+4) = 16"
    assert earned("sides", "BRY@0,0>", "RYG@1,1>") == "(4+4)+(4+4) = 16"


def test_a_short_side_of_the_tile_laid_multiplies() -> None:
    """The same square touches the same two tiles, once lying and once standing."""
    board = "GYG@0,0> YGG@1,-1>"
    assert earned("sides", board, "GRP@3,0>") == "(4+2)+(4×3) = 18"
    assert earned("sides", board, "GRP@3,0v") == "(4×2)+(4+3) = 15"
    assert earned("kinds", board, "GRP@3,0>") == earned("kinds", board, "GRP@3,0v")
    assert earned("kinds", board, "GRP@3,0v") == "(4+2)+(4+3) = 13"


def test_a_chameleon_is_worth_3_by_colours_and_4_by_kind() -> None:
    assert earned("contacts", "BRY@0,0>", "R*G@1,1>") == "(3+3)+(3+3) = 12"
    assert earned("kinds", "BRR@0,0>", "R*G@1,1>") == "(4+2)+(4+2) = 12"


def test_the_first_tile_earns_nothing() -> None:
    systems: tuple[System, ...] = ("contacts", "kinds", "sides")
    for system in systems:
        assert tally(system, "BRY@0,0>", Board().contacts("BRY@0,0>")).points == 0


# Against the referee


@pytest.mark.parametrize("system", SYSTEMS)
def test_random_tables(system: System) -> None:
    rng = Random(system)
    for seed in range(40):
        board = random_table(seed)
        lying = texts(board)
        spots = [
            spot for tile in all_tiles(chameleons=True) for spot in board.legal_placements(tile)
        ]
        for spot in rng.sample(spots, min(len(spots), 30)):
            points = tally(system, spot, board.contacts(spot)).points
            assert points == referee.points(lying, str(spot), system), f"{spot} on {board!r}"


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_terms_make_the_sum(system: System) -> None:
    rng = Random(system)
    for seed in range(10):
        board = random_table(seed)
        tile = rng.choice(all_tiles(chameleons=True))
        for spot in board.legal_placements(tile):
            sum_of_terms, _, total = str(tally(system, spot, board.contacts(spot))).partition(" = ")
            assert eval(sum_of_terms.replace("×", "*")) == int(total)


# What is left in hand


@pytest.mark.parametrize("system", SYSTEMS)
def test_deductions(system: System) -> None:
    hand = [Tile(text) for text in ("RRR", "RRG", "RGR", "RGB", "P*R")]
    assert deduction(system, hand) == (1 + 2 + 3 + 4 + 4 if system in ("kinds", "sides") else 0)
    assert deduction(system, []) == 0
