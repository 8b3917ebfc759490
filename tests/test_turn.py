"""What may be done in a turn, and why not. Calls and ends have files of their own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from situations import everything, hand, ids, play, seen, situation
from variants import VARIANTS, any_action

from chromino_core.actions import parse
from chromino_core.placement import Placement
from chromino_core.problems import ChrominoError, IllegalMove, InvalidNotation, NoSuchSeat, shown
from chromino_core.rules import EDITIONS
from chromino_core.tiles import Tile, all_tiles
from chromino_core.words import knows, sentence

OLD = ["ravensburger-2001", "textures"]
NEW = ["modern", "modern-zh"]
PLAYS_DRAWN = [*OLD, *NEW]


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


def test_what_is_offered_is_what_is_legal_and_says_why() -> None:
    rng = Random(6)
    reasons = set()
    for variant in VARIANTS.values():
        game = variant.game(6)
        while not game.outcome():
            for seat in range(len(game.players)):
                offers = list(game.offers(seat))
                assert [offer.action for offer in offers] == game.legal_actions(seat)
                assert {offer.seat for offer in offers} <= {seat}
                reasons |= {offer.why.id for offer in offers}
                assert all(knows(offer.why.id) for offer in offers)
                for offer in offers[:3]:
                    assert type(parse(str(offer.action))) is type(offer.action)
            seat, action = any_action(game, rng)
            game.push(action, seat)
        assert list(game.offers()) == []
    assert len(reasons) >= 8, reasons


NO_TILES: list[Any] = ["XYZ", "", 5, 0, False, ["GYR"], Placement("RYG@1,1>")]


def test_where_the_seat_to_move_may_lay() -> None:
    game = situation("textures", ["GYR GGG", "PBR GPG"], bag="GPP")
    assert list(map(str, game.legal_placements())) == game.legal_actions()
    assert game.legal_actions() == ["RYG@1,-1>", "RYG@1,1>"]
    assert game.legal_placements("GYR") == game.legal_placements(Tile("RYG"), seat=0)
    assert game.legal_placements("GGG") == game.legal_placements(seat=1) == []
    with pytest.raises(NoSuchSeat):
        game.legal_placements(seat=2)
    for nonsense in NO_TILES:
        with pytest.raises(InvalidNotation):
            game.legal_placements(nonsense)
        with pytest.raises(InvalidNotation):
            game.legal_placements(nonsense, seat=1)
    play(game, "RYG@1,1>")
    assert {each.tile for each in game.legal_placements()} == {Tile("PBR")}
