"""Random games of every edition and variant, compared after every action with the plain model."""

from __future__ import annotations

from random import Random

import pytest
from model import Model
from situations import model_of
from variants import VARIANTS, any_action

from chromino_core.game import Game

MOST_ACTIONS = 2_000


def assert_same_actions(game: Game, model: Model) -> None:
    for seat in range(len(game.players)):
        listed = game.legal_actions(seat)
        assert len(listed) == len(set(listed)), f"listed twice after {game.log}"
        assert set(listed) == model.legal(seat), f"seat {seat} after {game.log}"


def assert_same_knowledge(game: Game, model: Model) -> None:
    """Of another hand one knows what was shown, or everything if the hands lie open."""
    players = len(game.players)
    for eyes in range(players):
        known = game.observe(eyes).known
        for seat in range(players):
            everything = game.rules.open_hands or seat == eyes
            tiles = model.hands[seat] if everything else model.seen[seat]
            assert sorted(tile.text for tile in known[seat]) == sorted(tiles)


def assert_same_state(game: Game, model: Model) -> None:
    seats = range(len(game.players))
    assert game.seat == model.seat
    assert [[tile.text for tile in hand] for hand in game.hands] == model.hands
    assert [tile.text for tile in game.bag] == model.bag
    assert game.drawn == (None if not model.drawn else game.hands[game.seat][-1])
    assert [game.shows_last(seat) for seat in seats] == [model.shows_last(s) for s in seats]
    assert game.scores() == (None if game.rules.scoring is None else tuple(model.scores()))


def assert_same_end(game: Game, model: Model) -> None:
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == model.reason
    assert list(outcome.winners) == model.winners()
    assert list(outcome.left) == [len(hand) for hand in model.hands]
    assert outcome.scores == game.scores()
    assert_same_actions(game, model)


def assert_agree(variant: str, seed: int, every: int) -> None:
    """Play a random game; compare what may be done at each `every`th state, and all else always."""
    rng = Random(f"{variant} {seed}")
    game = VARIANTS[variant].game(seed)
    model = model_of(game)
    for count in range(MOST_ACTIONS):
        assert_same_state(game, model)
        if model.reason is not None:
            break
        assert game.outcome() is None
        if (count + seed) % every == 0:
            assert_same_actions(game, model)
            assert_same_knowledge(game, model)
        seat, action = any_action(game, rng)
        game.push(action, seat)
        model.act(seat, action)
    assert_same_end(game, model)


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games(variant: str) -> None:
    for seed in range(3):
        assert_agree(variant, seed, every=5)


@pytest.mark.soak
@pytest.mark.parametrize("variant", VARIANTS)
def test_many_random_games(variant: str) -> None:
    for seed in range(1000, 1030):
        assert_agree(variant, seed, every=1)
