"""Moments of random games, for the tests of what is saved, seen and shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from variants import VARIANTS, any_action

from chromino_core.game import Game
from chromino_core.tiles import Tile, all_tiles

MOST_ACTIONS = 2_000


def moments(variant: str, seed: int, every: int) -> Iterator[Game]:
    """One game that goes on, at its beginning, at every so many actions, and at its end."""
    rng = Random(f"moments {variant} {seed}")
    game = VARIANTS[variant].game(seed)
    for ply in range(MOST_ACTIONS):
        if game.outcome() or ply % every == 0:
            yield game
        if game.outcome():
            return
        seat, action = any_action(game, rng)
        game.push(action, seat)
    raise AssertionError(f"endless: {variant}, seed {seed}")


def moment(variant: str, seed: int, plies: int) -> Game:
    """The game after so many actions, or at its end."""
    rng = Random(f"moments {variant} {seed}")
    game = VARIANTS[variant].game(seed)
    while not game.outcome() and len(game.log) < plies:
        seat, action = any_action(game, rng)
        game.push(action, seat)
    return game


def play_on(game: Game, rng: Random, plies: int = MOST_ACTIONS) -> Game:
    """Go on at random, to the end if it comes before so many actions."""
    for _ in range(plies):
        if game.outcome():
            break
        seat, action = any_action(game, rng)
        game.push(action, seat)
    return game


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data, allow_nan=False))


def every_tile(game: Game) -> list[Tile]:
    """The tiles on the table, in the hands and in the bag."""
    on_table = [placement.tile for placement in game.board]
    return on_table + [tile for hand in game.hands for tile in hand] + list(game.bag)


def is_whole(game: Game) -> bool:
    """Whether every tile of the box is there once."""
    return sorted(every_tile(game)) == sorted(all_tiles(game.rules.chameleons))


def hidden_tiles(game: Game, seat: int | None) -> set[Tile]:
    """The tiles of which the seat, or without one a spectator, must not know where they are."""
    hidden = set(game.bag)
    for other, (hand, shown) in enumerate(zip(game.hands, game.state.seen, strict=True)):
        if other != seat and not game.hands_are_open:
            hidden |= set(hand) - set(shown)
    return hidden
