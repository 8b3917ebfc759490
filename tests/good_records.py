"""Records and positions with which nothing is wrong, for tests that then damage them."""

from __future__ import annotations

from typing import Any, TypeAlias

from situations import play, situation

from chromino_core import Game, edition
from chromino_core.records.position import to_position
from chromino_core.records.situation import situation_of
from chromino_core.tiles import Tile, all_tiles

Json: TypeAlias = Any


def good_record() -> Json:
    """A record of a running game with all 80 tiles: two placements, a draw, a pass."""
    game = Game(["Ann", "Ben"], edition("modern"), seed=7)
    while len(game.log) < 12:
        game.push(min(game.legal_actions()))
    return game.record()


def finished_record() -> Json:
    game = Game(["Ann", "Ben"], edition("modern", hand_size=2), seed=1)
    while not game.outcome():
        game.push(min(game.legal_actions()))
    return game.record()


def good_position() -> Json:
    """Exactly the documented keys; every tile of the box is told."""
    board = "B*Y@0,0> BRY@0,1>"
    hands = [["GBB", "GPR"], ["RRR", "YYY", "P*R"]]
    used = {Tile(text).text for text in ["B*Y", "BRY", *hands[0], *hands[1]]}
    return {
        "format": "chromino-position/1",
        "rules": edition("modern").as_dict(),
        "players": ["Ann", "Ben"],
        "board": board,
        "hands": hands,
        "bag": [tile.text for tile in all_tiles(chameleons=True) if tile.text not in used],
        "seat": 0,
        "drawn": None,
        "scores": None,
    }


def full_position() -> Json:
    """A position with `turn`: the second seat has just drawn."""
    game = Game(["Ann", "Ben"], edition("modern", scoring="expert"), seed=3)
    while "draw" not in game.legal_actions():
        game.push(min(game.legal_actions()))
    game.push("draw")
    seen: Json = game.observe(game.seat).as_dict()["position"]
    return seen


def call_position() -> Json:
    """A position with calls: seat 0 has one tile and may call."""
    game = situation("meccano-1998", ["GYR PBR", "GGG PPP", "GPG PGP"], bag="GGP GPP YYY")
    play(game, "RYG@1,1>")
    return _position(game)


def last_round_position() -> Json:
    """A position in the last round: seat 1 of three is out, seat 2 is to move."""
    game = situation("ravensburger-2001", ["GYR PPP", "PBR", "GPG PGP"], bag="GGP GPP YYY")
    play(game, "RYG@1,1>", "PBR@-1,-1>")
    return _position(game)


def _position(game: Game) -> Json:
    return to_position(situation_of(game))
