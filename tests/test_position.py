"""Positions: games that start in mid-game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from good_records import call_position, good_position, last_round_position
from moments import is_whole, moments, play_on, through_json
from situations import play, situation
from variants import VARIANTS

from chromino_core import Game, InvalidRecord, InvalidSetup, Tile, edition
from chromino_core.records.position import POSITION, to_position
from chromino_core.records.situation import situation_of, situation_seen

KEYS = ["format", "rules", "players", "board", "hands", "bag", "seat", "drawn", "scores"]


def without_turn(game: Game) -> dict[str, Any]:
    """The position with exactly the documented keys."""
    position = to_position(situation_of(game))
    return {key: through_json(position[key]) for key in KEYS}


def refused(data: Any) -> str:
    with pytest.raises(InvalidRecord) as caught:
        Game.from_position(data)
    return caught.value.problems[0].id


def test_the_exact_keys_in_their_order() -> None:
    position = to_position(situation_of(Game(["Ann"], seed=1)))
    assert list(position) == [*KEYS, "turn"]
    assert position["format"] == POSITION == "chromino-position/1"
    assert list(position["turn"]) == [
        "first",
        "draws",
        "passes",
        "turns",
        "taken",
        "left",
        "seen",
        "calls",
    ]


def test_exactly_the_documented_keys_are_enough() -> None:
    game = Game.from_position(good_position())
    assert game.players == ("Ann", "Ben")
    assert game.rules == edition("modern")
    assert str(game.board) == "B*Y@0,0> BRY@0,1>"
    assert game.hands == ((Tile("GBB"), Tile("GPR")), (Tile("RRR"), Tile("YYY"), Tile("P*R")))
    assert [tile.text for tile in game.bag] == good_position()["bag"]
    assert (game.seat, game.drawn, game.scores(), game.log) == (0, None, None, ())
    assert game.outcome() is None
    assert set(game.legal_actions()) == {
        str(placement) for tile in ("GBB", "GPR") for placement in game.board.legal_placements(tile)
    }


def test_a_position_can_be_text() -> None:
    text = json.dumps(good_position())
    assert Game.from_position(text) == Game.from_position(text.encode())
    assert Game.from_position(text) == Game.from_record(good_position())


@pytest.mark.parametrize("variant", VARIANTS)
def test_without_turn_one_plays_on_to_the_end(variant: str) -> None:
    for game in moments(variant, 4, every=11):
        if game.outcome():
            break
        resumed = Game.from_position(without_turn(game))
        assert (resumed.hands, resumed.bag, resumed.seat) == (game.hands, game.bag, game.seat)
        assert (str(resumed.board), resumed.drawn) == (str(game.board), game.drawn)
        assert resumed.scores() == game.scores()
        again = Game.from_record(through_json(resumed.record()))
        assert again == resumed, "what was loaded can be saved"
        assert play_on(resumed, Random(variant)).outcome()
        assert is_whole(resumed)


@pytest.mark.parametrize("variant", VARIANTS)
def test_with_turn_nothing_is_lost(variant: str) -> None:
    for game in moments(variant, 5, every=5):
        if game.outcome():
            break
        resumed = Game.from_position(through_json(to_position(situation_of(game))))
        assert situation_of(resumed) == situation_of(game)
        for seat in range(len(game.players)):
            assert resumed.legal_actions(seat) == game.legal_actions(seat)
        one, other = (play_on(each.copy(), Random(variant)) for each in (game, resumed))
        assert one.outcome() == other.outcome()
        assert one.log[len(game.log) :] == other.log


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_a_seat_knows_is_a_position_too(variant: str) -> None:
    for game in moments(variant, 6, every=7):
        if game.outcome():
            break
        for seat in (*range(len(game.players)), None):
            position = through_json(to_position(situation_seen(game, seat)))
            resumed = Game.from_position(position, seed=9)
            assert is_whole(resumed)
            assert situation_seen(resumed, seat) == situation_seen(game, seat)
            assert resumed == Game.from_position(position, seed=9)


def test_unknown_tiles_are_dealt_by_the_seed() -> None:
    position = {**good_position(), "hands": [["GBB", None], [None] * 3]}
    position["bag"] = [None] * len(position["bag"])
    games = [Game.from_position(position, seed=seed) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]
    for game in games:
        assert is_whole(game)
        assert game.hands[0][0] == Tile("GBB")
        assert [len(hand) for hand in game.hands] == [2, 3]
    assert {Game.from_position(position).hands for _ in range(5)} != {games[0].hands}
    with pytest.raises(InvalidSetup):
        Game.from_position(position, seed=-1)


def test_not_every_tile_of_the_box_needs_a_place() -> None:
    game = Game.from_position({**good_position(), "bag": ["GGG", None]}, seed=1)
    assert len(game.bag) == 2
    assert game.bag[0] == Tile("GGG")
    assert play_on(game, Random(1)).outcome()


def test_the_tile_drawn() -> None:
    position = {**good_position(), "drawn": "GBB"}
    game = Game.from_position(position)
    assert game.drawn == Tile("GBB")
    assert game.hands[0] == (Tile("GPR"), Tile("GBB")), "it goes to the end of the hand"
    assert all(action[:3] in Tile("GBB").readings for action in game.legal_actions())
    assert Game.from_record(through_json(game.record())) == game


def test_the_tile_drawn_is_never_the_only_one_nor_where_drawing_ends_the_turn() -> None:
    assert refused({**good_position(), "hands": [["GBB"], ["RRR"]], "drawn": "GBB"}) == (
        "record-state"
    )
    assert refused({**call_position(), "drawn": "PPP"}) == "record-state"
    bare = {key: value for key, value in call_position().items() if key != "turn"}
    assert refused({**bare, "drawn": "PPP"}) == "record-state"


def test_the_last_tile_is_seen_by_itself() -> None:
    position = {**good_position(), "hands": [["GBB", "GPR"], ["RRR"]]}
    game = Game.from_position(position)
    assert game.shows_last(1)
    assert game.observe(0).known[1] == (Tile("RRR"),)


def test_a_last_tile_that_is_dealt_at_random_is_seen_too() -> None:
    game = Game.from_position({**good_position(), "hands": [["GBB", "GPR"], [None]]}, seed=1)
    assert game.shows_last(1)
    assert game.observe(0).known[1] == game.hands[1]


def test_with_calls_it_is_not() -> None:
    position = {key: value for key, value in call_position().items() if key != "turn"}
    game = Game.from_position(position)
    assert not game.shows_last(0)
    assert [game.legal_actions(seat) for seat in (0, 2)] == [[], []]


def test_a_position_in_the_last_round() -> None:
    position = last_round_position()
    assert position["turn"]["left"] == 1
    game = Game.from_position(position)
    play_on(game, Random(1))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "emptied"
    assert {seat for seat, _ in game.log} == {2}, "only the last one of the round moves"


def out(seat: int, *hands: list[str], **rules: Any) -> dict[str, Any]:
    """A position that tells nothing of the turn but whose it is."""
    players = ["Ann", "Ben", "Cyd", "Dan"][: len(hands)]
    agreed = edition("modern", **rules).as_dict()
    return {
        **good_position(),
        "rules": agreed, "players": players, "hands": list(hands), "seat": seat, "bag": [None] * 9,
    }  # fmt: skip


def seats_to_come(position: dict[str, Any]) -> set[int]:
    game = Game.from_position(position, seed=1)
    play_on(game, Random(1))
    return {seat for seat, _ in game.log}


def test_without_turn_the_last_round_ends_where_the_rules_say() -> None:
    position = {key: value for key, value in last_round_position().items() if key != "turn"}
    assert seats_to_come(position) == {2}, "seat 0 began"
    assert seats_to_come(out(2, ["GBB"], [], ["RRR"])) == {2}
    assert seats_to_come(out(2, ["GBB"], [], ["RRR"], ["YYY"])) == {2, 3}
    assert seats_to_come(out(2, ["GBB"], [], ["RRR"], end="one-more-turn")) == {2, 0}


def test_without_turn_the_round_is_long_where_anybody_may_have_begun() -> None:
    assert seats_to_come(out(2, ["GBB"], [], ["RRR"], first="random")) == {2, 0}
    assert Game.from_position(out(1, ["GBB"], ["RRR"], first="random")).deal.first == 1


def test_the_last_tile_of_the_last_seat_ends_the_game() -> None:
    """Seat 0 began, so the round is over when seat 1 of two has laid its last tile."""
    game = Game.from_position(out(1, ["GGG", "PPP"], ["GBB"]))
    game.push(game.legal_actions()[0])
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def test_who_is_out_was_so_before_in_this_round() -> None:
    assert refused(out(0, ["GBB"], [])) == "record-over", "seat 1 was the last of the round"
    assert refused(out(1, ["GBB"], ["RRR"], [])) == "record-over"
    assert refused(out(1, ["GBB"], [], ["RRR"])) == "record-over", "it is the turn of nobody"
    assert seats_to_come(out(0, ["GBB"], [], end="one-more-turn")) == {0}


def test_the_seat_that_began_is_one_that_may_begin() -> None:
    position = last_round_position()
    position["turn"]["first"] = 1
    assert refused(position) == "record-first"


def test_the_turns_left_are_exactly_those_of_the_round() -> None:
    position = through_json(out(2, ["GBB"], [], ["RRR"], ["YYY"]))
    whole = to_position(situation_of(Game.from_position(position)))
    assert whole["turn"]["left"] == 2
    assert refused({**whole, "turn": {**whole["turn"], "left": 1}}) == "record-state"


def test_where_the_game_ends_at_once_nobody_can_be_out() -> None:
    position = {**last_round_position(), "rules": edition("textures", scoring="simple").as_dict()}
    del position["turn"]
    assert refused({**position, "scores": [0, 0, 0]}) == "record-over"


def test_calls_are_kept() -> None:
    game = situation("meccano-1998", ["GYR PBR", "GGG PPP", "GPG PGP"], bag="GGP GPP YYY")
    play(game, "RYG@1,1>")
    resumed = Game.from_position(through_json(to_position(situation_of(game))))
    assert resumed.legal_actions(0) == ["call"]
    for action in ("1 draw", "2 draw"):
        play(game, action)
        resumed = Game.from_position(through_json(to_position(situation_of(game))))
        assert [resumed.legal_actions(seat)[-1:] for seat in (1, 2)] == [["catch:0"]] * 2


def test_passes_are_kept() -> None:
    game = play(situation("modern", ["GGG PPP", "GPG PGP"]), "pass")
    position = through_json(to_position(situation_of(game)))
    assert position["turn"]["passes"] == 1
    resumed = play(Game.from_position(position), "pass")
    outcome = resumed.outcome()
    assert outcome is not None
    assert outcome.reason == "blocked"
    del position["turn"]
    assert play(Game.from_position(position), "pass").outcome() is None, "nothing is known of it"


def test_points_are_kept() -> None:
    position = {**good_position(), "rules": edition("modern", scoring="expert").as_dict()}
    game = Game.from_position({**position, "scores": [17, 4]})
    assert game.scores() == (17, 4)


def test_a_position_may_go_on_with_actions() -> None:
    start = Game.from_position(good_position())
    action = start.legal_actions()[0]
    game = Game.from_position({**good_position(), "actions": [[0, action]]})
    assert game.log == ((0, action),)
    game.pop()
    assert game == start


def test_a_record_is_no_position() -> None:
    assert refused(Game(["Ann"], seed=1).record()) == "record-format"
