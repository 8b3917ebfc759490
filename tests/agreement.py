"""Prints what must be the same on every Python: sums, playthroughs, deals and conundrums, as JSON.

`test_agreement.py` runs it in CPython, under two hash seeds, and in Pyodide, and compares.
"""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

from playthrough import SEEDS, transcript
from tables import bench_boards
from variants import VARIANTS, any_action

from chromino_core.board import Board
from chromino_core.conundrums import generate
from chromino_core.game import Game

DEALS = 200
CONUNDRUMS = 40
"""Of each grade."""


def digest(data: object) -> str:
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()[:16]


def bench_sums(box: int) -> dict[str, Any]:
    """How many placements the tiles of the bench boards have, and which, in the order listed."""
    hands, rests = [], []
    for entry in bench_boards(box):
        board = Board(" ".join(entry["board"]))
        hands.append([list(map(str, board.legal_placements(tile))) for tile in entry["hand"]])
        rests.append([list(map(str, board.legal_placements(tile))) for tile in entry["rest"]])
    return {
        "hand": sum(len(places) for hand in hands for places in hand),
        "rest": sum(len(places) for rest in rests for places in rest),
        "listed": digest([hands, rests]),
    }


def dealt(game: Game) -> str:
    """The first tile, who begins, the hands and the bag."""
    hands = [[tile.text for tile in hand] for hand in game.hands]
    return digest([str(game.board), game.seat, hands, [tile.text for tile in game.bag]])


def listings(name: str, seed: int) -> str:
    """Everything that may be done in a game, in the order in which it is listed."""
    game, rng = VARIANTS[name].game(seed), Random(seed)
    listed = []
    while game.outcome() is None and len(game.log) < 40:
        listed.append([game.legal_actions(seat) for seat in range(len(game.players))])
        seat, action = any_action(game, rng)
        game.push(action, seat)
    return digest([listed, game.record()])


def conundrums(grade: int) -> str:
    """Tables and tiles, and what is measured of them."""
    made = [generate(seed * 107_374_182, grade) for seed in range(CONUNDRUMS)]
    return digest([[one.text, one.key(), one.difficulty.points] for one in made])


def agreement() -> dict[str, Any]:
    names = list(VARIANTS)
    deals = [(names[seed % len(names)], seed * 21_474_836) for seed in range(DEALS)]
    return {
        "bench": {str(box): bench_sums(box) for box in (75, 80)},
        "golden": {name: digest(transcript(name, seed)) for name, seed in SEEDS.items()},
        "deals": {f"{name} {seed}": dealt(VARIANTS[name].game(seed)) for name, seed in deals},
        "conundrums": {str(grade): conundrums(grade) for grade in range(1, 6)},
        "listings": {name: listings(name, 3) for name in VARIANTS},
    }


if __name__ == "__main__":
    print(json.dumps(agreement(), indent=1))
