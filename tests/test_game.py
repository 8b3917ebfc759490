"""The deal, the duties of a turn, doing and undoing. Calls and ends have files of their own."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import pytest
from situations import everything, hand, ids, play, seen, situation
from variants import VARIANTS, any_action, names

from chromino_core import Board, Session
from chromino_core.game import Game
from chromino_core.problems import ChrominoError, IllegalMove, InvalidNotation, InvalidSetup, shown
from chromino_core.records.position import to_position
from chromino_core.records.situation import situation_of, situation_seen
from chromino_core.rules import EDITIONS, edition
from chromino_core.tiles import Tile, all_tiles
from chromino_core.words import sentence

OLD = ["ravensburger-2001", "textures"]
NEW = ["modern", "modern-zh"]
PLAYS_DRAWN = [*OLD, *NEW]


def tiles_of(game: Game) -> list[Tile]:
    """Every tile of the box, wherever it is."""
    lying = [placement.tile for placement in game.board]
    return sorted([*lying, *game.bag, *(tile for tiles in game.hands for tile in tiles)])


# The deal


@pytest.mark.parametrize("id", EDITIONS)
def test_every_tile_is_dealt_once_to_any_number_of_players(id: str) -> None:
    rules = EDITIONS[id]
    for players in range(rules.min_players, rules.max_players + 1):
        for seed in range(20):
            game = Game(names(players), rules=rules, seed=seed)
            assert tiles_of(game) == list(all_tiles(rules.chameleons))
            assert [len(tiles) for tiles in game.hands] == [8] * players
            assert len(game.board) == 1


@pytest.mark.parametrize(("id", "kind"), [*((id, "three-colour") for id in ["meccano-1998", *OLD]),
                                          *((id, "chameleon") for id in NEW)])  # fmt: skip
def test_the_first_tile(id: str, kind: str) -> None:
    """It is looked out before the deal, so there always is one: also when hands take nearly all."""
    starts = set()
    for seed in range(200):
        game = Game(names(2), rules=edition(id), seed=seed)
        (start,) = game.board
        assert start.tile.kind == kind
        assert str(start) == f"{start.tile.text}@0,0>"
        starts.add(start.tile)
    assert len(starts) == (5 if kind == "chameleon" else len(starts))
    assert len(starts) >= 5


@pytest.mark.parametrize("id", NEW)
def test_a_chameleon_is_left_to_start_with_whatever_the_hands_take(id: str) -> None:
    for seed in range(50):
        game = Game(["Ann"], rules=edition(id, hand_size=79), seed=seed)
        assert [placement.tile.kind for placement in game.board] == ["chameleon"]
        assert not game.bag


@pytest.mark.parametrize("id", PLAYS_DRAWN)
def test_the_youngest_begins_and_is_seat_0(id: str) -> None:
    assert {Game(names(4), rules=edition(id), seed=seed).seat for seed in range(50)} == {0}


def test_a_random_seat_begins() -> None:
    rules = edition("modern", first="random")
    assert {Game(names(4), rules=rules, seed=seed).seat for seed in range(50)} == {0, 1, 2, 3}


def test_the_draw_off() -> None:
    """After the hands are dealt, seats draw in order, round after round, for the first tile."""
    rules = edition("meccano-1998")
    begins = set()
    for seed in range(300):
        # The same shuffle, by hand.
        rng = Random(seed)
        box = list(all_tiles())
        rng.shuffle(box)
        hands, bag = (tuple(box[:8]), tuple(box[8:16]), tuple(box[16:24])), box[24:]
        turn = next(i for i, tile in enumerate(bag) if tile.kind == "three-colour")
        game = Game(names(3), rules=rules, seed=seed)
        assert game.hands == hands
        assert game.board.placements[0].tile is bag[turn]
        assert game.seat == turn % 3
        assert sorted(game.bag) == sorted(tile for tile in bag if tile is not bag[turn])
        assert list(game.bag) != [tile for tile in bag if tile is not bag[turn]], "not shuffled"
        begins.add((turn // 3, game.seat))
    assert len(begins) > 6, "some draw-offs should take several rounds"


def test_the_draw_off_never_takes_a_chameleon() -> None:
    rules = edition("modern", start="tricolour", first="draw-off")
    for seed in range(100):
        game = Game(names(2), rules=rules, seed=seed)
        assert game.board.placements[0].tile.kind == "three-colour"
        assert len(tiles_of(game)) == 80


def test_a_draw_off_that_fails_is_dealt_anew() -> None:
    """37 tiles each leave one in the bag, which often is no three-colour tile."""
    rules = edition("meccano-1998", hand_size=37)
    for seed in range(50):
        game = Game(names(2), rules=rules, seed=seed)
        assert game.board.placements[0].tile.kind == "three-colour"
        assert game.seat == 0
        assert not game.bag


def test_smaller_hands() -> None:
    game = Game(names(2), rules=edition("modern", hand_size=5), seed=1)
    assert [len(tiles) for tiles in game.hands] == [5, 5]
    assert len(game.bag) == 69


# Seeds and names


def test_one_seed_one_game() -> None:
    for variant in VARIANTS.values():
        assert variant.game(7) == variant.game(7)
        assert variant.game(7) != variant.game(8)


def test_what_nobody_asked_for_has_more_chance_than_a_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All seeds can be tried in an hour; then one known hand would tell the others."""
    drawn: list[int] = []

    def urandom(count: int) -> bytes:
        drawn.append(count)
        return bytes(count - 1) + b"\x01"

    monkeypatch.setattr("os.urandom", urandom)
    game = Game(names(2))
    assert drawn == [16]
    Game.from_position(to_position(situation_seen(game, 0)))
    assert drawn == [16, 16]
    session = Session()
    for command in (
        {"type": "new", "players": [{}, {}]},
        {"type": "load", "record": game.record()},
        {"type": "branch", "ply": 0},
    ):
        drawn.clear()
        assert session.dispatch(command)["ok"]
        assert set(drawn) == {16}, command
    drawn.clear()
    assert session.dispatch({"type": "new", "players": [{}, {}], "seed": 7})["ok"]
    assert drawn == []


def test_without_a_seed_games_differ() -> None:
    assert Game(names(2)) != Game(names(2))


def test_the_state_of_the_random_module_is_no_matter() -> None:
    import random

    random.seed(1)
    state = random.getstate()
    Game(names(2), seed=3)
    Game(names(2))
    assert random.getstate() == state


def test_the_default_is_the_modern_game() -> None:
    assert Game(names(2), seed=1).rules == edition("modern")


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32 - 1])
def test_good_seeds(seed: int) -> None:
    assert Game(names(2), seed=seed) == Game(names(2), seed=seed)


@pytest.mark.parametrize(
    "seed",
    [-1, 2**32, 10**5000, -(10**5000), True, 1.0, float("nan"), "7", b"7", [1], ()],
    ids=shown,
)
def test_absurd_seeds(seed: Any) -> None:
    with pytest.raises(InvalidSetup) as raised:
        Game(names(2), seed=seed)
    assert raised.value.problems[0].id == "seed-range"
    assert "from 0 to 4294967295" in str(raised.value)
    assert len(str(raised.value)) < 200


@pytest.mark.parametrize(
    ("id", "counts"),
    [("meccano-1998", range(2, 6)), *((id, range(1, 9)) for id in PLAYS_DRAWN)],
)
def test_how_many_players(id: str, counts: range) -> None:
    for players in range(12):
        if players in counts:
            assert len(Game(names(players), rules=edition(id), seed=1).players) == players
            continue
        with pytest.raises(InvalidSetup) as raised:
            Game(names(players), rules=edition(id), seed=1)
        assert raised.value.problems[0].id == "player-count"
        assert f"is for {counts[0]} to {counts[-1]}" in str(raised.value)


def test_more_tiles_than_the_box_holds() -> None:
    for id, hand_size, players in [("modern", 10, 8), ("textures", 25, 3), ("meccano-1998", 15, 5)]:
        rules = edition(id, hand_size=hand_size)
        with pytest.raises(InvalidSetup) as raised:
            Game(names(players), rules=rules, seed=1)
        assert raised.value.problems[0].id == "too-many-tiles"
        assert Game(names(players - 1), rules=rules, seed=1).players
    assert not Game(["Ann"], rules=edition("textures", hand_size=74), seed=1).bag


def test_names_are_kept_as_they_are() -> None:
    given = ["Ann", "Ann", "Zoë 🦎", "x" * 60]
    game = Game(given, seed=1)
    given.append("late")
    assert game.players == ("Ann", "Ann", "Zoë 🦎", "x" * 60)


@pytest.mark.parametrize(
    ("players", "id"),
    [
        ("Ann", "players-list"),
        (None, "players-list"),
        (2, "players-list"),
        ({"Ann": 1}, "players-list"),
        ([None, "Ben"], "player-name"),
        (["", "Ben"], "player-name"),
        (["  ", "Ben"], "player-name"),
        (["x" * 61], "player-name"),
        ([["Ann"]], "player-name"),
        (["A\nB"], "player-name-control"),
        (["A\x00"], "player-name-control"),
        (["\x85"], "player-name"),
        (["A\x9f"], "player-name-control"),
        (["\ud800"], "player-name-control"),
        ([], "player-count"),
    ],
)
def test_bad_players(players: Any, id: str) -> None:
    with pytest.raises(InvalidSetup) as raised:
        Game(players, seed=1)
    assert raised.value.problems[0].id == id
    assert len(str(raised.value)) < 250


@pytest.mark.parametrize("rules", ["modern", {"edition": "modern"}, 7, Game])
def test_bad_rules(rules: Any) -> None:
    with pytest.raises(InvalidSetup) as raised:
        Game(names(2), rules=rules, seed=1)
    assert raised.value.problems[0].id == "not-rules"


# The duties of a turn


@pytest.mark.parametrize("id", EDITIONS)
def test_who_can_lay_must(id: str) -> None:
    game = situation(id, ["GYR PPP", "GGG GPG"], bag="YYY GGP")
    spots = ["RYG@1,-1>", "RYG@1,1>"]
    assert sorted(game.legal_actions()) == spots
    assert ids(game, "draw") == ids(game, "pass") == ["must-play"]
    assert game.legal_actions(1) == []
    play(game, "RYG@1,1>")
    assert (game.seat, hand(game, 0), game.turns) == (1, "PPP", 1)


@pytest.mark.parametrize("id", EDITIONS)
def test_who_cannot_lay_must_draw(id: str) -> None:
    game = situation(id, ["GGG PPP", "PGP GPG"], bag="GGP GPP")
    assert game.legal_actions() == ["draw"]
    assert ids(game, "pass") == ["must-draw"]
    assert ids(game, "GGG@0,1>") == ["mismatch"] * 3


@pytest.mark.parametrize("id", EDITIONS)
def test_with_an_empty_bag_who_cannot_lay_passes(id: str) -> None:
    game = situation(id, ["GGG PPP", "PGP GPG"])
    assert game.legal_actions() == ["pass"]
    assert ids(game, "draw") == ["bag-empty"]
    play(game, "pass")
    assert (game.seat, game.log) == (1, ((0, "pass"),))


@pytest.mark.parametrize("id", EDITIONS)
def test_with_an_empty_bag_what_fits_must_be_laid(id: str) -> None:
    game = situation(id, ["GYR PPP", "GGG PGP"])
    assert ids(game, "pass") == ["must-play"]
    assert ids(game, "draw") == ["must-play", "bag-empty"]


@pytest.mark.parametrize("id", PLAYS_DRAWN)
def test_a_drawn_tile_that_fits_is_laid_at_once(id: str) -> None:
    game = situation(id, ["GGG PPP", "PGP GPG"], bag="GYR GPP")
    play(game, "draw")
    assert (game.seat, game.drawn, hand(game, 0)) == (0, Tile("GYR"), "GGG PPP GYR")
    assert sorted(game.legal_actions()) == ["RYG@1,-1>", "RYG@1,1>"]
    assert ids(game, "pass") == ["must-lay-drawn"]
    assert ids(game, "draw") == ["must-lay-drawn", "draw-limit"]
    play(game, "RYG@1,1>")
    assert (game.seat, game.drawn, hand(game, 0)) == (1, None, "GGG PPP")


@pytest.mark.parametrize("id", PLAYS_DRAWN)
def test_a_drawn_tile_that_does_not_fit_is_kept_and_the_turn_is_over(id: str) -> None:
    game = situation(id, ["GGG PPP", "PGP GPG"], bag="GPP GYR")
    play(game, "draw")
    assert game.legal_actions() == ["pass"]
    assert ids(game, "draw") == ["draw-limit"]
    play(game, "pass")
    assert (game.seat, game.drawn, hand(game, 0)) == (1, None, "GGG PPP GPP")


@pytest.mark.parametrize("id", PLAYS_DRAWN)
def test_after_a_draw_only_the_tile_just_drawn_may_be_laid(id: str) -> None:
    """Nothing fitted before, and a draw changes no table; so a tile of the hand never fits then."""
    game = situation(id, ["GGG PPP", "PGP GPG"], bag="GYR GPP")
    play(game, "draw")
    assert ids(game, "GGG@1,1>")[0] == "must-lay-drawn"
    assert ids(game, "PPP@50,50>") == ["must-lay-drawn", "not-touching"]


def test_in_1998_a_draw_ends_the_turn() -> None:
    game = situation("meccano-1998", ["GGG PPP", "PGP GPG"], bag="GYR GPP")
    play(game, "draw")
    assert (game.seat, game.drawn, hand(game, 0)) == (1, None, "GGG PPP GYR")
    assert ids(game, "RYG@1,1>", 0) == ["not-your-turn"]
    play(game, "draw", "RYG@1,1>")
    assert hand(game, 0) == "GGG PPP"


@pytest.mark.parametrize("id", PLAYS_DRAWN)
@pytest.mark.parametrize("limit", [1, 2, 3, 4, 5, None])
def test_draw_limits(id: str, limit: int | None) -> None:
    """Drawing goes on until a tile fits, the limit is reached or the bag is empty."""
    bag = "GGP GPP GPG PGP YYY YYG YYP"
    game = situation(id, ["GGG", "PPP"], bag=bag, draw_limit=limit, start="BRP@0,0>")
    draws = len(bag.split()) if limit is None else limit
    for _ in range(draws):
        assert game.legal_actions() == ["draw"]
        assert ids(game, "pass") == ["must-draw"]
        play(game, "draw")
    assert game.legal_actions() == ["pass"]
    assert ids(game, "draw") == (["bag-empty"] if limit is None else ["draw-limit"])
    play(game, "pass")
    assert (game.seat, len(game.hands[0]), game.tiles_drawn) == (1, 1 + draws, draws)


@pytest.mark.parametrize("limit", [3, None])
def test_drawing_stops_at_the_first_tile_that_fits(limit: int | None) -> None:
    game = situation("textures", ["GGG", "PPP"], bag="GPP GYR BBR", draw_limit=limit)
    play(game, "draw", "draw")
    assert sorted(game.legal_actions()) == ["RYG@1,-1>", "RYG@1,1>"]
    assert ids(game, "draw") == ids(game, "pass") == ["must-lay-drawn"]
    assert ids(game, "GPP@9,9>") == ["must-lay-drawn", "not-touching"]


def test_the_limit_counts_each_turn_anew() -> None:
    game = situation("textures", ["GGG", "PPP"], bag="GPP GGP GPG PGP", draw_limit=2)
    play(game, "draw", "draw", "pass", "draw", "draw", "pass")
    assert (hand(game, 0), hand(game, 1), game.seat) == ("GGG GPP GGP", "PPP GPG PGP", 0)
    assert game.legal_actions() == ["pass"]


def test_a_bag_that_runs_out_in_mid_turn() -> None:
    game = situation("modern", ["GGG", "PPP"], bag="GPP", draw_limit=3)
    play(game, "draw")
    assert game.legal_actions() == ["pass"]
    assert ids(game, "draw") == ["bag-empty"]
    play(game, "pass")
    assert game.legal_actions() == ["pass"]


# A chameleon is never the last tile


@pytest.mark.parametrize("id", NEW)
def test_left_with_only_a_chameleon_one_draws_although_it_would_fit(id: str) -> None:
    game = situation(id, ["G*R", "PPP"], bag="GGG GPP")
    spot = "R*G@1,1>"
    assert game.legal_actions() == ["draw"], "no deadlock"
    assert ids(game, spot) == ["chameleon-last"]
    assert ids(game, "pass") == ["must-draw"]
    with pytest.raises(IllegalMove, match=sentence("chameleon-last")):
        game.push(spot)
    play(game, "draw")
    assert ids(game, spot) == ["must-lay-drawn"], "not in this turn"
    assert game.legal_actions() == ["pass"]
    play(game, "pass", "draw", "pass")
    assert spot in game.legal_actions(), "with another tile in hand it may be laid"


@pytest.mark.parametrize("id", NEW)
def test_left_with_only_a_chameleon_the_tile_drawn_is_laid_if_it_fits(id: str) -> None:
    game = situation(id, ["G*R", "PPP"], bag="GYR GPP")
    play(game, "draw")
    assert sorted(game.legal_actions()) == ["RYG@1,-1>", "RYG@1,1>"]
    play(game, "RYG@1,1>")
    assert hand(game, 0) == "G*R"
    assert game.outcome() is None


@pytest.mark.parametrize("id", NEW)
def test_a_drawn_chameleon_is_laid_also_next_to_an_old_one(id: str) -> None:
    game = situation(id, ["G*R", "PPP"], bag="P*R GPP")
    play(game, "draw")
    assert ids(game, "pass") == ["must-lay-drawn"]
    assert {action[:3] for action in game.legal_actions()} <= {"P*R", "R*P"}
    play(game, "P*R@-1,1>")
    assert hand(game, 0) == "G*R"


@pytest.mark.parametrize("id", NEW)
def test_left_with_only_a_chameleon_and_an_empty_bag_one_passes(id: str) -> None:
    game = situation(id, ["G*R", "GYR"])
    assert game.legal_actions() == ["pass"]
    spot = "R*G@1,1>"
    assert ids(game, spot) == ["chameleon-last"]
    play(game, "pass")
    assert sorted(game.legal_actions()) == ["RYG@1,-1>", "RYG@1,1>"]


def test_several_draws_on_a_chameleon() -> None:
    game = situation("modern", ["G*R", "PPP"], bag="GPP GGG P*R", draw_limit=None)
    play(game, "draw", "draw", "draw")
    assert {action[:3] for action in game.legal_actions()} <= {"P*R", "R*P"}
    play(game, "P*R@-1,1>")
    assert hand(game, 0) == "G*R GPP GGG"


def test_two_chameleons_the_first_may_be_laid() -> None:
    game = situation("modern", ["G*R P*R", "GGG"], bag="GGP")
    assert {Tile(action[:3]).text for action in game.legal_actions()} == {"G*R", "P*R"}
    play(game, "P*R@-1,1>")
    play(game, "draw", "pass")
    assert ids(game, "R*G@1,-1>") == ["chameleon-last"]


def test_where_it_is_agreed_a_chameleon_may_be_last() -> None:
    game = situation("modern", ["P*R", "PPP"], bag="GPP", chameleon_last=True, end="at-once")
    assert "P*R@-1,1>" in game.legal_actions()
    assert ids(game, "draw") == ["must-play"]
    play(game, "P*R@-1,1>")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


# Who sees the last tile


@pytest.mark.parametrize("id", PLAYS_DRAWN)
def test_the_last_tile_is_shown_by_itself(id: str) -> None:
    game = situation(id, ["GYR GGG", "PPP GPG"], bag="GPP PGP GGP YYY")
    assert not game.shows_last(0)
    play(game, "RYG@1,1>")
    assert game.shows_last(0)
    assert not game.shows_last(1)
    assert (seen(game, 0), seen(game, 1)) == ("GGG", "")
    play(game, "draw", "pass", "draw", "pass")
    assert hand(game, 0) == "GGG PGP"
    assert not game.shows_last(0), "no longer the only one"
    assert seen(game, 0) == "GGG", "what was seen once stays known"


@pytest.mark.parametrize("id", PLAYS_DRAWN)
def test_a_tile_that_was_seen_is_known_until_it_is_laid(id: str) -> None:
    game = situation(id, ["GYR YGP", "GGG GPG"], bag="GPP BBR GGP YYY PPP")
    play(game, "RYG@1,1>", "draw", "pass")
    assert seen(game, 0) == "PGY"
    play(game, "YGP@2,2>")
    assert seen(game, 0) == ""


def test_a_hand_of_one_is_shown_from_the_start() -> None:
    game = situation("modern", ["GYR", "PPP GPG"], bag="GPP")
    assert [game.shows_last(seat) for seat in (0, 1)] == [True, False]
    assert (seen(game, 0), seen(game, 1)) == ("GYR", "")


def test_without_calls_a_rival_on_the_last_tile_lets_one_draw_if_so_agreed() -> None:
    game = situation("meccano-1998", ["GYR GGG", "PPP"], bag="GPP", calls=False)
    assert game.legal_actions() == ["RYG@1,-1>", "RYG@1,1>", "draw"]
    play(game, "draw")
    assert (game.seat, hand(game, 0)) == (1, "GYR GGG GPP")


def test_the_own_last_tile_is_no_reason_to_draw_without_calls() -> None:
    game = situation("meccano-1998", ["GYR", "PPP GGG"], bag="GPP", calls=False)
    assert ids(game, "draw") == ["must-play"]


# Refusals


@pytest.mark.parametrize(
    ("action", "seat", "expected"),
    [
        ("RYG@1,1>", 1, ["not-your-turn", "not-in-hand"]),
        ("PPP@1,1>", 1, ["not-your-turn", "mismatch", "mismatch"]),
        ("GGP@2,0v", 1, ["not-your-turn", "not-in-hand", "occupied"]),
        ("draw", 1, ["not-your-turn"]),
        ("pass", 1, ["not-your-turn"]),
        ("call", 1, ["nothing-to-call"]),
        ("catch:0", 1, ["nothing-to-catch"]),
        ("catch:1", 1, ["catch-yourself"]),
        ("show:RYG@1,1>", 1, ["nothing-to-show"]),
        ("BRY@0,1>", 0, ["not-in-hand"]),
        ("RYG@5,5>", 0, ["not-touching"]),
        ("RYG@2,1>", 0, ["mismatch", "too-few-contacts"]),
        ("RYG@1,0v", 0, ["occupied"]),
        ("GYR@1,1>", 0, ["mismatch"]),
        ("draw", 0, ["must-play"]),
        ("pass", 0, ["must-play"]),
        ("call", 0, ["nothing-to-call"]),
        ("catch:1", 0, ["nothing-to-catch"]),
        ("catch:7", 0, ["nothing-to-catch"]),
    ],
)
def test_why_not(action: str, seat: int, expected: list[str]) -> None:
    game = situation("textures", ["GYR GGG", "PPP GPG"], bag="GPP")
    before = everything(game)
    problems = game.problems(action, seat)
    assert sorted({problem.id for problem in problems}) == sorted(set(expected))
    assert all(problem.sentence for problem in problems)
    with pytest.raises(IllegalMove) as raised:
        game.push(action, seat)
    assert raised.value.problems == problems
    assert everything(game) == before


@pytest.mark.parametrize("action", ["RYG@1,1>", "draw", "pass", "call", "catch:1", "show:RYG@1,1>"])
def test_nothing_may_be_done_after_the_end(action: str) -> None:
    game = situation("meccano-1998", ["GYR", "PPP GPG"], bag="GPP")
    play(game, "RYG@1,1>")
    assert game.outcome() is not None
    for seat in (0, 1):
        assert ids(game, action, seat) == ["game-over"]
        assert game.legal_actions(seat) == []


@pytest.mark.parametrize(
    "action",
    ["", "Draw", "draw ", " draw", "DRAW", "lay", "BRY", "BRY@0,1", "BRY@00,1>", "BRY@-0,1>",
     "BRY@0,1> ", "BRY@0,1>\n", "BRY@٠,1>", "ВRY@0,1>", "XYZ@0,0>", "BRY@1e3,0>", "BRY@9999999,0>",
     "catch:", "catch:8", "catch:-1", "catch:00", "catch:1 ", "catch:١", "show:", "show:draw",
     "show:BRY", "B*R@0,0>", "***@0,0>", "draw\x00", "x" * 10_000_000,
     None, 7, True, b"draw", ["draw"], ("BRY", 0, 1), float("nan")],
    ids=shown,
)  # fmt: skip
def test_texts_that_are_no_action(action: Any) -> None:
    game = situation("meccano-1998", ["GYR GGG", "PPP GPG"], bag="GPP")
    before = everything(game)
    for ask in (game.push, game.problems):
        with pytest.raises(InvalidNotation) as raised:
            ask(action)
        assert 20 < len(str(raised.value)) < 250
    assert everything(game) == before


@pytest.mark.parametrize("seat", [-1, 2, 8, 10**100, True, False, 0.0, "0", "Ann", [0]])
def test_seats_that_are_none(seat: Any) -> None:
    game = situation("modern", ["GYR GGG", "PPP GPG"], bag="GPP")
    for ask in (
        lambda: game.push("draw", seat),
        lambda: game.problems("draw", seat),
        lambda: game.legal_actions(seat),
    ):
        with pytest.raises(ChrominoError) as raised:
            ask()
        assert raised.value.problems[0].id == "no-such-seat"
        assert "from 0 to 1" in str(raised.value)


def test_hints_agree_with_the_validator() -> None:
    """What is listed is allowed, and what the table would take but isn't listed is refused."""
    rng = Random(5)
    for variant in VARIANTS.values():
        game = variant.game(5)
        for _ in range(60):
            if game.outcome():
                break
            for seat in range(len(game.players)):
                listed = game.legal_actions(seat)
                tried = [*listed, "draw", "pass", "call", *(f"catch:{s}" for s in range(8))]
                for tile in rng.sample(all_tiles(chameleons=True), 5):
                    tried += map(str, game.board.legal_placements(tile)[:3])
                    tried += [f"show:{spot}" for spot in game.board.legal_placements(tile)[:2]]
                for action in tried:
                    assert bool(game.problems(action, seat)) == (action not in listed)
            seat, action = any_action(game, rng)
            game.push(action, seat)


# Doing and undoing


@pytest.mark.parametrize("name", VARIANTS)
def test_pop_restores_exactly(name: str) -> None:
    rng = Random(name)
    game = VARIANTS[name].game(11)
    past: list[object] = []
    while game.outcome() is None and len(past) < 150:
        past.append(everything(game))
        seat, action = any_action(game, rng)
        game.push(action, seat)
    log = game.log
    for index in range(len(past) - 1, -1, -1):
        assert game.pop() == log[index]
        assert everything(game) == past[index]
    with pytest.raises(IllegalMove, match=sentence("nothing-to-undo")):
        game.pop()
    assert game == VARIANTS[name].game(11)


def test_what_was_undone_can_be_done_again() -> None:
    for name, variant in VARIANTS.items():
        rng = Random(name)
        game, other = variant.game(2), variant.game(2)
        for _ in range(80):
            if game.outcome():
                break
            seat, action = any_action(game, rng)
            game.push(action, seat)
            if rng.random() < 0.3:
                game.pop()
                game.push(action, seat)
            other.push(action, seat)
        assert game == other
        assert everything(game) == everything(other)


@pytest.mark.parametrize("clone", [Game.copy, copy.deepcopy])
def test_a_copy_is_independent(clone: Any) -> None:
    rng = Random(3)
    game = VARIANTS["meccano-1998-small-hands"].game(3)
    for _ in range(20):
        seat, action = any_action(game, rng)
        game.push(action, seat)
    other = clone(game)
    assert other == game
    before = everything(game)
    assert everything(other) == before
    seat, action = any_action(other, rng)
    other.push(action, seat)
    assert everything(game) == before
    assert other != game
    for _ in range(21):
        other.pop()
    assert everything(game) == before
    assert other == VARIANTS["meccano-1998-small-hands"].game(3)
    while game.log:
        game.pop()
    assert everything(game) == everything(other)


def test_the_board_of_a_game_is_a_copy() -> None:
    game = situation("modern", ["GYR GGG", "PPP GPG"], bag="GPP")
    game.board.lay("RYG@1,1>")
    game.board.lift()
    assert len(game.board) == 1
    assert str(game.board) == "BRY@0,0>"


def test_what_is_listed_is_a_copy() -> None:
    game = situation("modern", ["GYR GGG", "PPP GPG"], bag="GPP")
    game.legal_actions().clear()
    assert game.legal_actions()


def test_watching() -> None:
    game = situation("modern", ["GYR GGG", "PPP GPG"], bag="GPP")
    heard: list[str] = []
    unwatch = game.watch(lambda: heard.append(f"one {len(game.log)}"))
    game.watch(lambda: heard.append(f"two {len(game.log)}"))
    game.push("RYG@1,1>")
    with pytest.raises(IllegalMove):
        game.push("pass")
    game.pop()
    assert heard == ["one 1", "two 1", "one 0", "two 0"]
    unwatch()
    unwatch()
    game.push("RYG@1,1>")
    assert heard[4:] == ["two 1"]
    game.copy().push("draw")
    assert len(heard) == 5, "nobody watches a copy"


def test_a_watcher_may_stop_watching_while_it_is_told() -> None:
    game = situation("modern", ["GYR GGG", "PPP GPG"], bag="GPP")
    heard: list[int] = []

    def once() -> None:
        heard.append(1)
        unwatch()

    unwatch = game.watch(once)
    game.watch(lambda: heard.append(2))
    play(game, "RYG@1,1>", "draw")
    assert heard == [1, 2, 2]


def test_pushing_a_placement_is_pushing_its_text() -> None:
    game = situation("modern", ["GYR GGG", "PPP GPG"], bag="GPP")
    other = game.copy()
    game.push(game.board.legal_placements("GYR")[0])
    other.push(str(other.board.legal_placements("GYR")[0]))
    assert game == other
    assert game.log == other.log


def test_tallies() -> None:
    game = situation("modern", ["GYR GGG", "PPP"], bag="GPP", scoring="expert")
    assert str(game.tally("RYG@1,1>")) == "3+3 = 6"
    play(game, "RYG@1,1>")
    assert game.scores() == (6, 0)
    game.pop()
    assert game.scores() == (0, 0)
    assert situation("modern", ["GYR", "PPP"]).tally("RYG@1,1>") is None


def test_only_what_may_lie_there_is_tallied() -> None:
    game = situation("modern", ["GYR GGG", "PPP"], bag="GPP", scoring="expert")
    for placement in ("BBB@50,50>", "GGG@1,1>", "GYR@0,0>"):
        with pytest.raises(IllegalMove) as raised:
            game.tally(placement)
        assert raised.value.problems == game.board.problems(placement)


def test_a_watched_game_is_copied_and_pickled_without_those_who_watch() -> None:
    game = VARIANTS["meccano-1998-small-hands"].game(3)
    for _ in range(5):
        game.push(game.legal_actions()[0])
    told: list[int] = []
    game.watch(lambda: told.append(1))
    session = Session(game)
    for other in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other == game
        assert everything(other) == everything(game)
        assert other.record() == game.record()
        rev = session.view(0)["rev"]
        while other.log:
            other.pop()
        assert session.view(0)["rev"] == rev
    assert told == []


def test_a_game_that_began_in_mid_game_is_pickled_too() -> None:
    game = Game(names(2), seed=1).observe(0).sample(Random(1))
    game.push(game.legal_actions()[0])
    again = pickle.loads(pickle.dumps(game))
    assert (again, again.record()) == (game, game.record())
    again.pop()
    with pytest.raises(IllegalMove):
        again.pop()


def test_equal_games_have_equal_tables() -> None:
    def with_table(board: str) -> Game:
        position = situation_of(Game(["Ann", "Ben"], seed=1))
        laid = tuple(Board(board))
        return position._replace(placements=laid).game(Random(1))

    one = with_table("B*Y@0,0> BRY@0,1>")
    assert one == with_table("B*Y@0,0> BRY@0,1>")
    assert one != with_table("B*Y@0,0> BRY@0,-1>")
    assert one != with_table("B*Y@0,0>")


def test_equality() -> None:
    game = Game(names(2), seed=1)
    assert game == Game(names(2), seed=1)
    assert game != Game(["Ann", "Ben"], seed=1)
    assert game != Game(names(2), rules=edition("modern-zh"), seed=1)
    assert game != "game"
    with pytest.raises(TypeError):
        hash(game)


def test_errors_travel() -> None:
    """An error with its problems survives a process border."""
    game = situation("modern", ["GYR GGG", "PPP GPG"], bag="GPP")
    with pytest.raises(IllegalMove) as raised:
        game.push("pass")
    again = pickle.loads(pickle.dumps(raised.value))
    assert (type(again), again.problems, str(again)) == (
        IllegalMove,
        raised.value.problems,
        str(raised.value),
    )
