"""The deal: what a game begins with, and what it cannot begin with."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from variants import VARIANTS, names

from chromino_core import Session
from chromino_core.game import Game
from chromino_core.problems import InvalidSetup, shown
from chromino_core.records.position import to_position
from chromino_core.records.situation import situation_seen
from chromino_core.rules import EDITIONS, edition
from chromino_core.tiles import Tile, all_tiles

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
