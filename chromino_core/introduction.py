"""The first steps: a tiny game that leads through laying, drawing and winning, whatever one does.

What is to be done next follows from the game alone, so words and table can't get out of step.

>>> game = introduction("free", "Ann")
>>> task = task_of(game)
>>> task["kind"]
'lay'
>>> [mark["where"] for mark in task["marks"]]
[{'tile': 'GBR'}, {'placement': 'RBG@-1,-1>'}]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias

from chromino_core.game import Game
from chromino_core.rules import edition

__all__ = ["INTRODUCTION", "introduction", "task_of"]

INTRODUCTION: Final = "introduction"
"""What the task is called."""

_Step: TypeAlias = Literal["lay", "draw", "drawn", "last", "done"]

_LESSON_OF: Final[dict[_Step, int]] = {"lay": 1, "draw": 2, "drawn": 3, "last": 3, "done": 3}
"""What is learnt in a step: laying, drawing, getting rid of the rest."""
_LESSONS: Final = 3

# One tile of the hand fits now, the one in the bag next, and then the other one of the hand.
_TABLES: Final = {
    "free": ("BGP@0,0> YBG@-1,1> BGY@0,2>", ["GBR", "BYP"], ["RBY"]),
    "dominoes": ("B*Y@0,-1v YPR@1,0> GRB@-3,0>", ["GYR", "PYP"], ["BGP"]),
}
_TILES: Final = 3


def introduction(geometry: str, player: str) -> Game:
    """The game to learn with, in which tiles are laid as in the one that comes after it."""
    rules = edition("modern", geometry=geometry)
    board, hand, bag = _TABLES[geometry]
    return Game.from_position(
        {
            "format": "chromino-position/1",
            "rules": rules.as_dict(),
            "players": [player],
            "board": board,
            "hands": [hand],
            "bag": bag,
            "seat": 0,
            "drawn": None,
            "scores": None,
        }
    )


def _step_of(game: Game) -> _Step:
    """What is to be done now."""
    if game.outcome():
        return "done"
    if "draw" in game.legal_actions():
        return "draw"
    if game.drawn:
        return "drawn"
    return "last" if game.tiles_drawn else "lay"


def task_of(game: Game) -> dict[str, Any]:
    """The step as a view has it: what is asked, in words, and what to touch for it."""
    step = _step_of(game)
    plain = step != "lay" or game.rules.geometry == "free"
    return {
        "kind": step,
        "text": {"id": f"ui-intro-{step}" if plain else f"ui-intro-{step}-dominoes", "args": {}},
        "asks": None,
        "found": _TILES - len(game.hands[0]) - len(game.bag),
        "of": _TILES,
        "marks": list(_marks(game)),
        "step": _LESSON_OF[step],
        "steps": _LESSONS,
        "done": step == "done",
    }


def _marks(game: Game) -> Iterator[dict[str, Any]]:
    """What to touch next: the bag, or each tile that fits, and where it does."""
    if _step_of(game) == "draw":
        yield _next(action="draw")
    seen = set()
    for placement in game.legal_placements():
        if placement.tile not in seen:
            seen.add(placement.tile)
            yield _next(tile=placement.tile.text)
            yield _next(placement=str(placement))


def _next(**where: str) -> dict[str, Any]:
    return {"where": where, "kind": "next", "words": {"id": "ui-mark-next", "args": {}}}
