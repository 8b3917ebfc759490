"""What was done in a game, as rows."""

from __future__ import annotations

from random import Random

import pytest
from moments import moments
from situations import play, situation
from variants import VARIANTS

from chromino_core import Game
from chromino_core.records.moves import Moved


def test_a_known_game() -> None:
    hands = ["GYR GGG BBB", "PBR PPP GPG", "GGP PYP"]
    game = situation("modern", hands, bag="GPP PGP PGG", scoring="expert")
    play(game, "RYG@1,1>", "PBR@-1,-1>", "draw", "pass")
    nowhere = (None,) * 6
    assert game.moves() == [
        (1, 1, 0, "Player 1", "lay", "RYG@1,1>", "GYR", 1, 1, "right", 2, 6, 2, 3),
        (2, 2, 1, "Player 2", "lay", "PBR@-1,-1>", "PBR", -1, -1, "right", 2, 6, 2, 3),
        (3, 3, 2, "Player 3", "draw", "draw", *nowhere, 3, 2),
        (4, 3, 2, "Player 3", "pass", "pass", *nowhere, 3, 2),
    ]


def test_a_game_with_calls() -> None:
    game = situation("meccano-1998", ["GYR PBR", "GGG PPP", "GPG PGP"], bag="GGP GPP YYY YYP GGY")
    play(game, "RYG@1,1>", "draw", "2 catch:0", "draw")
    assert [(row.kind, row.seat, row.turn) for row in game.moves()] == [
        ("lay", 0, 1), ("draw", 1, 2), ("catch", 2, 3), ("draw", 2, 3),
    ]  # fmt: skip
    assert [row.points for row in game.moves()] == [None] * 4
    game = situation("meccano-1998", ["GYR PBR", "GGG PPP", "GPG PGP"], bag="GGP GPP YYY YYP GGY")
    play(game, "RYG@1,1>", "0 call", "draw", "draw", "draw", "1 show:PBR@-1,-1>")
    rows = game.moves()
    assert [row.kind for row in rows] == ["lay", "call", "draw", "draw", "draw", "show"]
    assert rows[-1][6:12] == ("PBR", -1, -1, "right", None, None), "where it would have fitted"


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_has_its_rows(variant: str) -> None:
    *_, game = moments(variant, 1, every=50)
    before = game.record()
    told: list[None] = []
    game.watch(lambda: told.append(None))
    rows = game.moves()
    assert game.record() == before, "asking changes nothing"
    assert told == [], "and nobody who watches is told"
    assert [(row.seat, row.action) for row in rows] == list(game.log)
    assert [row.ply for row in rows] == list(range(1, len(rows) + 1))
    assert {row.kind for row in rows if row.tile} <= {"lay", "show"}
    assert rows[-1].bag == len(game.bag)
    assert rows[-1].turn == game.turns
    laid = [row for row in rows if row.kind == "lay"]
    assert len(laid) == len(game.board) - 1
    assert all(row.contacts and row.contacts >= game.rules.min_contacts for row in laid)
    for seat, name in enumerate(game.players):
        mine = [row for row in laid if row.seat == seat]
        assert {row.player for row in mine} <= {name}
        assert sum(row.points or 0 for row in mine) == game.state.points[seat]


def test_of_a_game_taken_up_in_mid_game_only_what_came_then() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    play(game, game.legal_actions()[0])
    later = game.observe(1).sample(Random(1))
    assert later.moves() == []
    play(later, later.legal_actions()[0])
    [row] = later.moves()
    assert isinstance(row, Moved)
    assert (row.ply, row.turn, row.seat) == (2, 2, 1)
