"""Positions and tables to ask about, for the tests of tasks and of what is shown of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

from tables import random_table
from variants import names

from chromino_core import Board, Task, all_tiles, edition

Json: TypeAlias = dict[str, Any]

SMALL = "B*Y@0,0> BRY@0,1>"
"""On this table `GBB` has exactly four places."""
PLACES = {"BBG@-1,-1>", "BBG@-1,0v", "GBB@-1,-1>", "GBB@-1,-1v"}


def position(
    board: str = SMALL,
    hands: Sequence[Sequence[str | None]] = (["GBB"],),
    bag: Sequence[str | None] = (),
    id: str = "modern",
    seat: int = 0,
    **variant: Any,
) -> Json:
    """A moment of a game by the rules of an edition, or a variant of it."""
    rules = edition(id, **variant)
    return {
        "format": "chromino-position/1",
        "rules": rules.as_dict(),
        "players": names(len(hands)),
        "board": board,
        "hands": [list(hand) for hand in hands],
        "bag": list(bag),
        "seat": seat,
        "drawn": None,
        "scores": [0] * len(hands) if rules.scoring else None,
    }


def about(goal: Json, **at: Any) -> Task:
    """A task about the small table, or a position that is told."""
    return Task(position(**at), goal)


def position_on(board: Board, hand: Sequence[str], **variant: Any) -> Json:
    """Somebody alone with these tiles at a table, by the rules that it was laid by."""
    laid_by = {"min_contacts": board.min_contacts, "geometry": board.geometry}
    return position(str(board), [hand], **{**variant, **laid_by})


def tiles_left(board: Board, rng: Random, count: int) -> list[str]:
    """Some tiles that don't lie on the table."""
    laid = {placement.tile for placement in board}
    left = [tile.text for tile in all_tiles(chameleons=True) if tile not in laid]
    return rng.sample(left, min(count, len(left)))


def table_with_tiles(seed: int, count: int, **game: Any) -> tuple[Board, list[str]]:
    """A random table, and tiles to ask about."""
    board = random_table(seed, **game)
    return board, tiles_left(board, Random(f"tiles {seed}"), count)


EVERY_KIND: dict[str, tuple[Json, Json]] = {
    "lay": ({"tiles": ["GBB"]}, {}),
    "lay: contacts": ({"tiles": ["GBB"], "contacts": 2}, {}),
    "lay: points": ({"tiles": ["GBB", "BBB"], "points": 3}, {"scoring": "expert"}),
    "lay: both": ({"tiles": ["GBB"], "contacts": 1, "points": 3}, {"scoring": "expert"}),
    "find-all": ({"tiles": ["GBB"]}, {}),
    "find-all: two": ({"tiles": ["GBB", "YYY"]}, {}),
    "which-edges": ({"placement": "RRB@0,-1>"}, {}),
    "legal": ({"placement": "RRB@0,-1>"}, {}),
    "legal: yes": ({"placement": "GBB@-1,-1>"}, {}),
    "score": ({"placement": "GBB@-1,-1>"}, {"scoring": "sides"}),
    "best": ({"tiles": ["GBB"], "by": "contacts"}, {}),
    "best: points": ({"tiles": ["GBB", "BBB"], "by": "points"}, {"scoring": "kinds"}),
    "may": ({"seat": 0, "actions": ["draw", "lay", "pass"]}, {}),
    "may: nothing": ({"seat": 1, "actions": ["draw", "lay"]}, {"hands": [["GBB"], ["PPP"]]}),
    "next": ({"after": ["GBB@-1,-1>"]}, {"hands": [["GBB", "PPP"], ["YYY"], ["RRR"]]}),
    "next: over": ({"after": ["GBB@-1,-1>"]}, {}),
    "which-tile": ({"slot": "-1,-1>", "tiles": ["PPP", "BBG"]}, {}),
    "empty": ({}, {"hands": [["GBB", "BBB"]]}),
    "choose": ({"options": ["cold", {"id": "ui-red"}, "mild"], "right": 1}, {}),
    "number": ({"right": 1998}, {}),
}
"""A goal of each kind, and what is otherwise than usual at its table."""


def example(name: str, **said: Any) -> Task:
    goal, at = EVERY_KIND[name]
    return Task(position(**at), {"kind": name.partition(":")[0], **goal}, **said)
