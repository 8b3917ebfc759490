"""The nearest miss: held against a scan of every slot in and around the table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any

import pytest
import referee
from hosting import Json, refused
from hypothesis import given, settings
from hypothesis import strategies as st
from moments import hidden_tiles, moment, moments
from situations import everything, play, situation
from tables import grow
from variants import VARIANTS

from chromino_core import Board, Game, IllegalMove, Placement, Problem, Session, Tile, all_tiles
from chromino_core.contacts import Contact
from chromino_core.nearest import nearest_miss, nearest_on

Rank = tuple[int, int, int, Placement]


def miss(session: Session, seat: int, tile: str, **more: Any) -> Json:
    return session.dispatch({"id": 9, "type": "miss", "seat": seat, "tile": tile, **more})


def wrong(board: Board, placement: Placement, contacts: Sequence[Contact]) -> int:
    """How many things are wrong: every bad contact, every missing one, and what dominoes forbid."""
    bad = sum(not contact.matches for contact in contacts)
    missing = max(0, board.min_contacts - len(contacts))
    ids = [problem.id for problem in board.problems(placement)]
    of_dominoes = len(ids) - ids.count("mismatch") - ids.count("too-few-contacts")
    return bad + missing + of_dominoes


def rank(board: Board, placement: Placement) -> Rank:
    contacts = board.contacts(placement)
    matching = sum(contact.matches for contact in contacts)
    (x, y), (last_x, last_y) = placement.cells[1], board.placements[-1].cells[1]
    far = abs(x - last_x) + abs(y - last_y)
    return wrong(board, placement, contacts), -matching, far, placement


def scan(board: Board, tile: Tile) -> Placement:
    """The nearest miss by looking at every slot, as the referee does."""
    slots = referee.Scan([str(placement) for placement in board]).slots
    options = [Placement(f"{reading}@{where}") for reading in tile.readings for where, _ in slots]
    return min(options, key=lambda placement: rank(board, placement))


# Against the scan


def check(game: Game) -> int:
    """Every tile of every hand; returns how many of them miss."""
    board, misses = game.board, 0
    for seat, hand in enumerate(game.hands):
        for tile in hand:
            if board.legal_placements(tile):
                continue
            misses += 1
            placement, problems = nearest_miss(game, seat, tile)
            assert placement == scan(board, tile)
            assert placement.tile is tile
            last = len(hand) == 1 and tile.is_chameleon and not game.rules.chameleon_last
            turn = [problem.id for problem in problems if problem not in board.problems(placement)]
            assert turn == (["chameleon-last"] if last else [])
            assert problems[len(turn) :] == board.problems(placement) != ()
            assert not any(problem.id == "occupied" for problem in problems)
            assert board.contacts(placement)
    return misses


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_placement_is_nearer_in_any_game(variant: str) -> None:
    for game in moments(variant, 5, every=25):
        check(game)


@settings(max_examples=40)
@given(st.sampled_from(list(VARIANTS)), st.integers(0, 99), st.integers(0, 60))
def test_no_placement_is_nearer_at_any_moment(variant: str, seed: int, plies: int) -> None:
    check(moment(variant, seed, plies))


@pytest.mark.parametrize("variant", ["modern", "modern-junior-expert"])
def test_there_is_something_to_compare(variant: str) -> None:
    assert sum(check(game) for seed in (1, 2) for game in moments(variant, seed, every=4)) > 20


# Examples. On `BRY@0,0>` fit exactly the tiles that read `RY?` or `?BR`.


def nearest(game: Game, tile: str, seat: int = 0) -> tuple[str, list[str]]:
    placement, problems = nearest_miss(game, seat, Tile(tile))
    return str(placement), [problem.id for problem in problems]


def test_a_missing_contact_is_nearer_than_two_bad_ones() -> None:
    game = situation("modern", ["GPB BGP", "PPP"])
    assert nearest(game, "GPB") == ("GPB@0,-3v", ["too-few-contacts"])
    assert len(game.board.problems("GPB@0,-1>")) == 3


def test_a_bad_contact_beside_a_good_one_is_nearer_than_a_missing_one() -> None:
    """There is one thing wrong with both, but more is right about one."""
    game = situation("modern", ["BBB", "PPP"])
    assert len(game.board.problems("BBB@0,1v")) == 1, "a contact is missing"
    assert nearest(game, "BBB") == ("BBB@-1,-1>", ["mismatch"])


def test_where_all_is_wrong_the_least_is() -> None:
    game = situation("modern", ["GGG", "PPP"])
    assert nearest(game, "GGG") == ("GGG@1,-3v", ["mismatch", "too-few-contacts"])


def test_among_equals_the_one_near_the_tile_laid_last() -> None:
    game = situation("modern", ["GYR BBB GGP", "YPP PGP"], bag="GGB GPP")
    play(game, "RYG@1,1>")
    assert nearest(game, "GGP") == ("GGP@4,0v", ["too-few-contacts"])


def test_dominoes_have_problems_of_their_own() -> None:
    rules: Json = {"geometry": "dominoes", "min_contacts": 1}
    game = situation("modern", ["GRG RRR", "PPP"], start="B*Y@0,0>", **rules)
    with pytest.raises(IllegalMove, match="fits"):
        nearest(game, "RRR")
    closed = "B*Y@0,0> RRR@1,1v GGG@1,-3v"
    game._board = Board(closed, min_contacts=1, geometry="dominoes")
    assert nearest(game, "PPP", seat=1)[1] == ["mismatch"]


def test_a_chameleon_that_fits_but_may_not_be_the_last_tile() -> None:
    game = situation("modern", ["B*Y", "PPP"], bag="GGG")
    text, ids = nearest(game, "B*Y")
    assert ids == ["chameleon-last"]
    assert text in map(str, game.board.legal_placements("B*Y"))
    assert [problem.id for problem in game.problems(text)] == ids
    best = min(game.board.legal_placements("B*Y"), key=lambda place: rank(game.board, place))
    assert text == str(best)


def test_a_last_chameleon_that_fits_nowhere_has_both_reasons() -> None:
    game = situation("modern", ["P*R", "PPP"], start="BGY@0,0>")
    assert nearest(game, "P*R")[1] == ["chameleon-last", "mismatch"]


# The command


def test_miss() -> None:
    session = Session(situation("modern", ["GGG BBB GYR", "PPP"]))
    before, rev = everything(session.game), session.view(0)["rev"]
    answer = miss(session, 0, "BBB", rev=99)
    why = session.dispatch({"type": "why", "seat": 0, "action": answer["miss"]})
    assert answer == {
        "id": 9,
        "ok": True,
        "miss": "BBB@-1,-1>",
        "problems": [
            {
                "id": "mismatch",
                "args": {"colour": "B", "neighbour": "R"},
                "cells": [[1, -1], [1, 0]],
            }
        ],
    }
    assert answer["problems"] == why["problems"]
    assert (everything(session.game), session.view(0)["rev"]) == (before, rev)
    assert miss(session, 1, "PPP")["ok"], "also when it is another's turn"
    ids = [problem["id"] for problem in miss(session, 1, "PPP")["problems"]]
    assert ids == ["mismatch", "too-few-contacts"], "which is not what is wrong with the tile"


def test_a_tile_may_be_read_from_either_end() -> None:
    session = Session(situation("modern", ["GGP BBB", "PPP"]))
    assert miss(session, 0, "PGG")["miss"] == miss(session, 0, "GGP")["miss"]


def test_what_has_no_miss() -> None:
    session = Session(situation("modern", ["GGG BBB GYR", "PPP"]))
    fits = miss(session, 0, "GYR")
    assert (refused(fits), fits["problems"][0]["args"]) == ("tile-fits", {"tile": "GYR"})
    other = miss(session, 0, "PPP")
    assert (refused(other), other["problems"][0]["args"]) == ("not-in-hand", {"tile": "PPP"})
    assert refused(miss(session, 0, "XXX")) == "unknown-colour"


def test_nobody_asks_about_another_hand() -> None:
    session = Session(situation("modern", ["GGG BBB GYR", "PPP"]))
    command = {"type": "miss", "seat": 0, "tile": "BBB"}
    refusal = session.dispatch(command, seats=[1])
    assert refused(refusal) == "not-your-seat"
    command["seat"] = 1
    answers = [session.dispatch({**command, "tile": tile}, seats=[1]) for tile in ("BBB", "YYY")]
    assert [refused(answer) for answer in answers] == ["not-in-hand", "not-in-hand"], (
        "a tile of the other hand and one of the bag are the same to this seat"
    )


@pytest.mark.parametrize("variant", ["modern", "meccano-1998", "modern-zh-junior"])
def test_no_hidden_tile_is_in_an_answer(variant: str) -> None:
    for game in moments(variant, 2, every=9):
        session = Session(game)
        for seat, hand in enumerate(game.hands):
            hidden = {tile.text for tile in hidden_tiles(game, seat)}
            for tile in hand:
                text = json.dumps(miss(session, seat, tile.text))
                assert not [other for other in hidden if other in text or other[::-1] in text]


def test_the_same_view_the_same_miss() -> None:
    """What is hidden makes no difference."""
    for game in moments("modern", 3, every=7):
        if game.outcome():
            continue
        samples = [Session(game.observe(0).sample(Random(n))) for n in (1, 2)]
        for tile in game.hands[0]:
            one, other = (miss(session, 0, tile.text) for session in samples)
            assert one == other


@pytest.mark.parametrize(
    ("rules", "most"), [({}, 1), ({"min_contacts": 1, "geometry": "dominoes"}, 150)]
)
def test_a_large_table_takes_few_milliseconds(
    rules: Json, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the hundreds of places only a few are looked at closely."""
    counted: list[Placement] = []
    problems = Board.problems

    def counting(board: Board, placement: Placement) -> tuple[Problem, ...]:
        counted.append(placement)
        return problems(board, placement)

    monkeypatch.setattr(Board, "problems", counting)
    misses, taken = 0, 0.0
    for seed in range(3):
        board = grow(Random(seed), 80, snug=0.3, **rules)
        assert len(board) > 75
        for tile in set(all_tiles(chameleons=True)) - set(board.fitting(all_tiles(True))):
            counted.clear()
            started = process_time()
            nearest_on(board, tile, least=1)
            taken += process_time() - started
            misses += 1
            assert len(counted) <= most
    assert misses > 9
    assert taken / misses < 0.03
