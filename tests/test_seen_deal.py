"""Games of which somebody has seen the beginning: that stays, and the rest is dealt by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain, permutations
from random import Random
from typing import Any

import pytest
from variants import VARIANTS, names

from chromino_core import Game, InvalidRecord, Session, edition
from chromino_core.records.seen_deal import deal_the_rest
from chromino_core.tiles import Tile, all_tiles

HAND = ["BRY", "GPR", "BBG", "PPP", "GGG", "B*G", "GRY", "BPR"]
SHOWN: dict[str, Any] = {"start": "B*Y", "first": 0, "seat": 0, "hand": HAND}


def shown_of(game: Game, seat: int) -> dict[str, Any]:
    """What the seat has seen before anybody has done anything."""
    record = game.record()
    return {
        "start": record["deal"]["start"][:3],
        "first": record["deal"]["first"],
        "seat": seat,
        "hand": record["deal"]["hands"][seat],
    }


def seen(game: Game, seat: int) -> dict[str, Any]:
    return Session(game, ["human"] * len(game.players)).view(seat)


@pytest.mark.parametrize("name", VARIANTS)
def test_whoever_has_seen_a_game_sees_the_same_and_the_rest_is_another(name: str) -> None:
    rules, players = VARIANTS[name].agreed(), VARIANTS[name].players
    for seed in range(10):
        dealt = Game(names(players), rules, seed)
        for seat in range(players):
            game = Game(names(players), rules, seed + 1, shown=shown_of(dealt, seat))
            assert shown_of(game, seat) == shown_of(dealt, seat)
            if not rules.open_hands and rules.hand_size > 1:
                assert seen(game, seat) == seen(dealt, seat)
            assert game != dealt
            lying = [placement.tile for placement in game.board]
            every = [*lying, *chain(*game.hands), *game.bag]
            assert sorted(every) == list(all_tiles(rules.chameleons))


@pytest.mark.parametrize("name", VARIANTS)
def test_it_is_a_game_like_any_other(name: str) -> None:
    rules, players = VARIANTS[name].agreed(), VARIANTS[name].players
    shown = shown_of(Game(names(players), rules, 1), players - 1)
    game = Game(names(players), rules, 2, shown=shown)
    while game.outcome() is None:
        game.push(game.legal_actions()[0])
    record = game.record()
    assert record["format"] == "chromino-game/1"
    assert Game.from_record(record) == game


def test_one_seed_one_game() -> None:
    games = [Game(names(2), seed=seed, shown=SHOWN) for seed in (5, 5, 6)]
    assert games[0] == games[1] != games[2]
    # Everywhere: it doesn't hang on the order of a set.
    assert [str(tile) for tile in games[0].bag[:5]] == ["BYP", "RPR", "PPY", "BRG", "BRR"]


def test_without_a_seed_games_differ() -> None:
    bags = {Game(names(2), shown=SHOWN).bag for _ in range(5)}
    assert len(bags) == 5


def test_every_arrangement_of_the_rest_is_as_likely_as_any_other() -> None:
    """Alone with nearly the whole box in hand: three tiles are left, in one of six orders."""
    start, *others = (tile.text for tile in sorted(all_tiles(), key=lambda tile: tile.kind)[::-1])
    shown = {"start": start, "first": 0, "seat": 0, "hand": others[:71]}
    rules = edition("textures", hand_size=71)
    seeds = range(6_000)
    orders = Counter(deal_the_rest(shown, rules, 1, Random(seed)).bag for seed in seeds)
    assert orders.keys() == set(permutations(map(Tile, others[71:])))
    assert chi_square(orders.values(), len(seeds) / 6) < 20.5  # exceeded once in a thousand


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_tile_that_was_not_seen_is_as_likely_anywhere(seat: int) -> None:
    rules = edition("modern", hand_size=2)
    shown = {**SHOWN, "seat": seat, "hand": HAND[:2]}
    places: list[Counter[Tile]] = [Counter(), Counter(), Counter(), Counter()]
    for seed in (seeds := range(7_700)):
        _, _, hands, bag = deal_the_rest(shown, rules, 3, Random(seed))
        one, other = (hand for n, hand in enumerate(hands) if n != seat)
        for place, tile in zip(places, (one[0], other[1], bag[0], bag[-1]), strict=True):
            place[tile] += 1
    for place in places:
        assert len(place) == 77
        assert chi_square(place.values(), len(seeds) / 77) < 120.6  # exceeded once in a thousand


def chi_square(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


# What cannot have been seen


REFUSED: dict[str, tuple[Any, str, str]] = {
    "no object": ("B*Y", "record-object", "shown"),
    "a list": ([], "record-object", "shown"),
    "no": (False, "record-object", "shown"),
    "nothing": ({}, "record-missing", "shown"),
    "no hand": ({"start": "B*Y", "first": 0, "seat": 0}, "record-missing", "shown"),
    "a bag": ({**SHOWN, "bag": []}, "record-unknown", "shown"),
    "a key that is no text": ({**SHOWN, 7: 7}, "record-unknown", "shown"),
    "no start": ({**SHOWN, "start": None}, "record-at", "shown.start"),
    "a start with a place": ({**SHOWN, "start": "B*Y@0,0>"}, "record-at", "shown.start"),
    "a start of five tiles": ({**SHOWN, "start": ["B*Y"] * 5}, "record-at", "shown.start"),
    "a chameleon of its own": ({**SHOWN, "start": "B*P"}, "record-at", "shown.start"),
    "a start of three colours": ({**SHOWN, "start": "BGP"}, "record-start", "shown.start"),
    "the start in the hand": ({**SHOWN, "start": "B*G"}, "record-duplicate", "shown.hand[5]"),
    "the start in the hand, turned": (
        {**SHOWN, "start": "G*B"}, "record-duplicate", "shown.hand[5]",
    ),
    "a hand that is no list": ({**SHOWN, "hand": "BRY"}, "record-list", "shown.hand"),
    "a tile that is none": ({**SHOWN, "hand": [*HAND[:7], "XYZ"]}, "record-at", "shown.hand[7]"),
    "a tile that is a number": ({**SHOWN, "hand": [7, *HAND[:7]]}, "record-at", "shown.hand[0]"),
    "a tile that is not told": ({**SHOWN, "hand": [None] * 8}, "record-at", "shown.hand[0]"),
    "a tile twice": ({**SHOWN, "hand": [*HAND[:7], "YRB"]}, "record-duplicate", "shown.hand[7]"),
    "a small hand": ({**SHOWN, "hand": HAND[:7]}, "record-hand-size", "shown.hand"),
    "a large hand": ({**SHOWN, "hand": [*HAND, "RRR"]}, "record-hand-size", "shown.hand"),
    "an empty hand": ({**SHOWN, "hand": []}, "record-hand-size", "shown.hand"),
    "a huge hand": ({**SHOWN, "hand": HAND * 11}, "record-too-long", "shown.hand"),
    "no such seat": ({**SHOWN, "seat": 2}, "record-integer", "shown.seat"),
    "a seat before the first": ({**SHOWN, "seat": -1}, "record-integer", "shown.seat"),
    "no seat": ({**SHOWN, "seat": None}, "record-integer", "shown.seat"),
    "a seat that is no number": ({**SHOWN, "seat": "0"}, "record-integer", "shown.seat"),
    "a seat that is true": ({**SHOWN, "seat": True}, "record-integer", "shown.seat"),
    "nobody begins": ({**SHOWN, "first": None}, "record-integer", "shown.first"),
    "somebody begins who isn't there": ({**SHOWN, "first": 2}, "record-integer", "shown.first"),
    "another begins than the youngest": ({**SHOWN, "first": 1}, "record-first", "shown.first"),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_what_the_rules_never_deal_is_refused_and_it_is_said_where(what: str) -> None:
    shown, id, at = REFUSED[what]
    with pytest.raises(InvalidRecord) as refused:
        Game(names(2), shown=shown)
    assert refused.value.problems[0].id == id
    assert refused.value.problems[0].args["at"] == at
    session = Session(Game(names(2)), ["human", "greedy"])
    before = session.game
    answer = session.dispatch({"id": 1, "type": "new", "players": [{}, {}], "shown": shown})
    assert not answer["ok"]
    assert answer["problems"][0]["id"] == id
    assert session.game is before


def test_the_rules_of_the_game_count() -> None:
    old = {**SHOWN, "start": "BGY"}
    plain = [*HAND[:5], *HAND[6:], "RRR"]
    for id, shown, problem in (
        ("textures", {**SHOWN, "hand": plain}, "record-not-in-box"),
        ("textures", old, "record-not-in-box"),
        ("textures", {**old, "start": "BBY", "hand": plain}, "record-start"),
        ("meccano-1998", {**old, "first": 2, "hand": plain}, "record-integer"),
    ):
        with pytest.raises(InvalidRecord) as refused:
            Game(names(2), edition(id), shown=shown)
        assert refused.value.problems[0].id == problem
    assert Game(names(2), edition("textures"), shown={**old, "hand": plain}).seat == 0
    assert Game(names(2), edition("modern", first="random"), shown={**SHOWN, "first": 1}).seat == 1
    drawn_off = {**old, "first": 1, "hand": plain}
    assert Game(names(2), edition("meccano-1998"), shown=drawn_off).seat == 1


def test_the_session_begins_it_like_any_other() -> None:
    session = Session()
    players = [{"name": "Ann"}, {"name": "Robot", "kind": "greedy"}]
    command = {"id": 1, "type": "new", "players": players, "seed": 7, "shown": SHOWN}
    view = session.dispatch(command)["view"]
    assert view["board"] == ["B*Y@0,0>"]
    assert [entry["tile"] for entry in view["hand"]] == HAND
    assert session.game == Game(["Ann", "Robot"], seed=7, shown=SHOWN)
    assert session.dispatch({**command, "shown": None})["ok"]
    assert session.game == Game(["Ann", "Robot"], seed=7)
    [problem] = session.dispatch(command, seats=[0])["problems"]
    assert problem["id"] == "only-for-hosts"
