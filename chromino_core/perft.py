"""Counting the ways a game can go on: one number that changes with the slightest mistake.

>>> from chromino_core import Game
>>> game = Game(["Ann", "Ben"], seed=7)
>>> perft(game, 2), divide(game, 2)["GRR@0,1>"]
(240, 11)

Only the seat to move acts, and it draws what really is next in the bag. A game that is over before
the depth is reached is one leaf.
"""

from __future__ import annotations

from chromino_core.game import Game

__all__ = ["divide", "perft"]


def perft(game: Game, depth: int) -> int:
    """How many sequences of so many actions there are from here."""
    return _leaves(game.copy(), depth)  # nobody watches a copy


def divide(game: Game, depth: int) -> dict[str, int]:
    """The same for each first action."""
    game = game.copy()
    leaves = {}
    for action in game.legal_actions() if depth > 0 else ():
        game.push(action)
        leaves[action] = _leaves(game, depth - 1)
        game.pop()
    return leaves


def _leaves(game: Game, depth: int) -> int:
    if depth <= 0 or game.outcome() is not None:
        return 1
    actions = game.legal_actions()
    if depth == 1:
        return len(actions)
    leaves = 0
    for action in actions:
        game.push(action)
        leaves += _leaves(game, depth - 1)
        game.pop()
    return leaves
