"""How games end, who wins, and what the scores are then."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from situations import ids, play, situation
from variants import VARIANTS, any_action

from chromino_core.game import Game
from chromino_core.game.outcome import Outcome
from chromino_core.rules import EDITIONS

FINISH_ROUND = ["ravensburger-2001", "textures", "modern"]
MOST_ACTIONS = 3_000


def ended(game: Game) -> Outcome:
    outcome = game.outcome()
    assert outcome is not None
    return outcome


# Emptying the hand


def test_in_1998_the_game_is_over_at_once() -> None:
    game = situation("meccano-1998", ["GGG PPP", "GYR", "PBR"], first=1, bag="YYY")
    play(game, "RYG@1,1>")
    assert ended(game) == ("emptied", (1,), None, (2, 0, 1))


@pytest.mark.parametrize("id", FINISH_ROUND)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_round_is_finished(id: str, first: int) -> None:
    """The first to lay the last tile is the one who began: everyone else has a turn."""
    hands = ["GGG PPP", "GPG PGP", "GPP GGP"]
    hands[first] = "GYR"
    game = situation(id, hands, first=first, bag="YYY YYP YYG")
    play(game, "RYG@1,1>")
    for _ in range(2):
        assert game.outcome() is None
        play(game, "draw", "pass")
    left = [3, 3, 3]
    left[first] = 0
    assert ended(game) == ("emptied", (first,), None, tuple(left))
    assert game.seat == first


@pytest.mark.parametrize("id", FINISH_ROUND)
def test_the_last_of_the_round_ends_it_at_once(id: str) -> None:
    game = situation(id, ["GGG PPP", "GPG PGP", "GYR"], bag="GPP GGP YYP")
    play(game, "draw", "pass", "draw", "pass", "RYG@1,1>")
    assert ended(game) == ("emptied", (2,), None, (3, 3, 0))


def test_the_round_is_counted_from_the_seat_that_began() -> None:
    game = situation("modern", ["GYR", "GPG PGP", "GGG PPP"], first=2, bag="GPP GGP YYP")
    play(game, "draw", "pass", "RYG@1,1>")
    assert game.outcome() is None
    play(game, "draw", "pass")
    assert ended(game).winners == (0,)


@pytest.mark.parametrize("id", FINISH_ROUND)
def test_who_empties_the_hand_in_the_same_round_shares_the_win(id: str) -> None:
    game = situation(id, ["GYR", "GGG PPP", "PBR"], bag="GPP GGP")
    play(game, "RYG@1,1>", "draw", "pass", "PBR@-1,-1>")
    assert ended(game) == ("emptied", (0, 2), None, (0, 3, 0))


def test_a_tile_drawn_in_the_last_round_is_laid_but_leaves_the_hand_as_it_was() -> None:
    game = situation("textures", ["GYR", "GGG"], bag="PBR YYY")
    play(game, "RYG@1,1>", "draw", "PBR@-1,-1>")
    assert ended(game) == ("emptied", (0,), None, (0, 1))


@pytest.mark.parametrize("out", [0, 1, 2])
def test_in_the_chinese_game_everybody_else_gets_one_more_turn(out: int) -> None:
    hands = ["GGG PPP", "GPG PGP", "GPP GGP"]
    hands[out] = "GYR"
    bag = "YYY YYP YYG PPY PPB"
    game = situation("modern-zh", hands, bag=bag)
    for _ in range(out):
        play(game, "draw", "pass")
    play(game, "RYG@1,1>")
    for _ in range(2):
        assert game.outcome() is None
        play(game, "draw", "pass")
    assert ended(game).winners == (out,)
    assert game.seat == out


def test_one_more_turn_is_counted_from_the_first_to_go_out() -> None:
    game = situation("modern-zh", ["GGG PPP", "GYR", "PBR"], bag="YYY YYP YYG")
    play(game, "draw", "pass", "RYG@1,1>", "PBR@-1,-1>")
    assert game.outcome() is None, "seat 0 still has its turn"
    play(game, "draw", "pass")
    assert ended(game) == ("emptied", (1, 2), None, (4, 0, 0))


def test_who_is_out_has_no_more_turn() -> None:
    game = situation("modern-zh", ["GGG PPP", "GYR", "PBR"], bag="YYY YYP YYG")
    play(game, "draw", "pass", "RYG@1,1>", "PBR@-1,-1>")
    assert game.seat == 0
    assert game.legal_actions(1) == game.legal_actions(2) == []
    assert ids(game, "draw", 1) == ["not-your-turn"]


def test_nobody_goes_out_with_a_chameleon() -> None:
    for name in ("modern", "modern-zh", "modern-expert", "modern-one-tile-each"):
        for seed in range(12):
            rng = Random(seed)
            game = VARIANTS[name].game(seed)
            while game.outcome() is None:
                seat, action = any_action(game, rng)
                before = len(game.hands[seat])
                game.push(action, seat)
                assert not (before == 1 and "*" in action)


# Blocked games


@pytest.mark.parametrize("id", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_blocked_after_as_many_bare_passes_as_players(id: str, players: int) -> None:
    hands = ["GGG PPP", "GPG", "PGP GPP", "GGP"][:players]
    game = situation(id, hands)
    for _ in range(players):
        assert game.outcome() is None
        play(game, "pass")
    left = tuple(len(text.split()) for text in hands)
    winners = tuple(seat for seat in range(players) if left[seat] == 1)
    assert ended(game) == ("blocked", winners, None, left)


def test_a_placement_starts_the_count_anew() -> None:
    game = situation("modern", ["GGG PPP", "GYR GPG", "PGP GPP"])
    play(game, "pass", "RYG@1,1>", "pass", "pass")
    assert game.outcome() is None
    play(game, "pass")
    assert ended(game) == ("blocked", (1,), None, (2, 1, 2))


def test_a_pass_after_a_draw_is_no_bare_pass() -> None:
    game = situation("textures", ["GGG PPP", "GPG PGP"], bag="GGP")
    play(game, "draw", "pass", "pass")
    assert game.outcome() is None
    play(game, "pass")
    assert ended(game) == ("blocked", (1,), None, (3, 2))


def test_a_draw_in_between_starts_the_count_anew_in_1998() -> None:
    game = situation("meccano-1998", ["GGG PPP", "GPG PGP"], bag="GGP")
    play(game, "draw", "pass")
    assert game.outcome() is None
    play(game, "pass")
    assert ended(game).reason == "blocked"


def test_ties_share_a_blocked_game() -> None:
    game = situation("modern", ["GGG PPP", "GPG PGP GPP", "GGP YPY"])
    play(game, "pass", "pass", "pass")
    assert ended(game) == ("blocked", (0, 2), None, (2, 3, 2))


@pytest.mark.parametrize("id", FINISH_ROUND)
def test_emptied_takes_precedence_over_blocked(id: str) -> None:
    """After the last tile was laid, passes end the round and block nothing."""
    game = situation(id, ["GGG PPP", "GYR", "GPG", "PGP"], first=1)
    play(game, "RYG@1,1>", "pass", "pass", "pass")
    assert ended(game) == ("emptied", (1,), None, (2, 0, 1, 1))
    game = situation(id, ["GGG PPP", "GPG", "GYR"])
    play(game, "pass", "pass", "RYG@1,1>")
    assert ended(game).reason == "emptied"


def test_calls_do_not_count_as_turns() -> None:
    game = situation("meccano-1998", ["GYR GGG", "GPG PPP", "PGP GPP"])
    play(game, "RYG@1,1>", "pass", "2 catch:0", "pass")
    assert game.outcome() is None
    play(game, "pass")
    assert ended(game) == ("blocked", (0,), None, (1, 2, 2))


# One player alone


@pytest.mark.parametrize("id", ["ravensburger-2001", "textures", "modern", "modern-zh"])
def test_solo(id: str) -> None:
    game = situation(id, ["GYR GGG"], bag="GPP")
    play(game, "RYG@1,1>")
    assert game.seat == 0
    play(game, "draw", "pass")
    assert game.outcome() is None, "it drew"
    play(game, "pass")
    assert ended(game) == ("blocked", (0,), None, (2,))
    assert (game.turns, game.tiles_drawn) == (3, 1)


@pytest.mark.parametrize("id", ["ravensburger-2001", "textures", "modern", "modern-zh"])
def test_solo_ends_at_once_with_the_last_tile(id: str) -> None:
    game = situation(id, ["GYR"], bag="GPP")
    play(game, "RYG@1,1>")
    assert ended(game) == ("emptied", (0,), None, (0,))
    assert (game.turns, game.tiles_drawn) == (1, 0)


# Scores


def scored(hands: list[str], scoring: str, **more: Any) -> Game:
    return situation("textures", hands, scoring=scoring, **more)


def test_a_scored_textures_game_ends_at_once() -> None:
    game = play(scored(["GYR", "PBR GGG"], "simple", bag="PPP"), "RYG@1,1>")
    assert ended(game) == ("emptied", (0,), (6, 0), (0, 2))


def test_a_scored_modern_game_follows_its_own_end_rule() -> None:
    game = situation("modern", ["GYR", "PBR GGG"], bag="PPP", scoring="expert")
    play(game, "RYG@1,1>")
    assert game.outcome() is None
    play(game, "PBR@-1,-1>")
    assert ended(game) == ("emptied", (0, 1), (6, 6), (0, 1))


@pytest.mark.parametrize(
    ("scoring", "points", "deduction"),
    [("simple", 6, 0), ("expert", 6, 0), ("contacts", 12, 0), ("kinds", 16, 10), ("sides", 16, 10)],
)
def test_deductions(scoring: str, points: int, deduction: int) -> None:
    """Each tile left costs its value by kind once, playable or not: GGG 1, GGP 2, GPG 3, PBR 4."""
    game = scored(["GYR", "GGG GGP GPG PBR"], scoring, bag="PPP")
    play(game, "RYG@1,1>")
    assert ended(game) == ("emptied", (0,), (points, -deduction), (0, 4))


def test_a_chameleon_left_costs_4_and_a_symmetric_tile_3() -> None:
    game = situation("modern", ["GYR", "G*R GPG"], bag="PPP", scoring="kinds", end="at-once")
    play(game, "RYG@1,1>")
    assert ended(game).scores == (16, -7)


def test_no_deductions_while_the_game_runs() -> None:
    game = scored(["GYR PPP", "GGG GPG"], "kinds", bag="YYY")
    assert game.scores() == (0, 0)
    play(game, "RYG@1,1>")
    assert game.scores() == (16, 0)


def test_the_highest_score_wins_against_whoever_went_out() -> None:
    game = scored(["GYR PPP", "GGG PBR", "RRY"], "kinds", bag="YYY YYG")
    play(game, "RYG@1,1>", "PBR@-1,-1>")
    scores = game.scores()
    spot = game.legal_actions()[0]
    play(game, spot)
    outcome = ended(game)
    assert outcome.left == (1, 1, 0)
    assert scores is not None
    assert outcome.scores == (scores[0] - 1, scores[1] - 1, 12)
    assert outcome.winners == (0, 1), "15 to 15 to 12"


def test_blocked_with_scores_the_highest_total_wins_not_the_fewest_tiles() -> None:
    game = scored(["GYR PPP GGG", "GPG"], "contacts")
    play(game, "RYG@1,1>", "pass", "pass")
    assert ended(game) == ("blocked", (0,), (12, 0), (2, 1))


def test_blocked_with_negative_totals() -> None:
    game = scored(["GGG PPP", "GPG", "GGP"], "sides")
    play(game, "pass", "pass", "pass")
    assert ended(game) == ("blocked", (0, 2), (-2, -3, -2), (2, 1, 1))


def test_the_last_tile_scores_like_any_other_and_the_first_earns_nothing() -> None:
    game = scored(["GYR", "GGG"], "contacts", bag="PPP")
    assert game.scores() == (0, 0)
    play(game, "RYG@1,1>")
    assert game.scores() == (12, 0)


# Every game ends


@pytest.mark.parametrize("name", VARIANTS)
def test_random_games_end_and_their_outcome_makes_sense(name: str) -> None:
    for seed in range(4):
        rng = Random(seed)
        game = VARIANTS[name].game(seed)
        for _ in range(MOST_ACTIONS):
            if game.outcome() is not None:
                break
            assert game.legal_actions(), "the seat to move always has something to do"
            seat, action = any_action(game, rng, meddling=0.2)
            game.push(action, seat)
        outcome = ended(game)
        assert outcome.left == tuple(map(len, game.hands))
        assert (outcome.reason == "emptied") == (0 in outcome.left)
        assert outcome.winners
        assert list(outcome.winners) == sorted(outcome.winners)
        assert (outcome.scores is None) == (game.rules.scoring is None)
        best = outcome.left if outcome.scores is None else [-s for s in outcome.scores]
        assert {best[seat] for seat in outcome.winners} == {min(best)}
