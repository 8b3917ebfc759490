"""The openings with which a newcomer plays before Python is there: what the page deals them from.

They are views as a session shows them, all of the same game but for the hand. On one tile alone a
tile fits in the same places whatever else is in the hand, so these are told once for each tile.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Any, Final

from chromino_core import Session, all_tiles, edition
from chromino_core.bots import BEST_BOT
from chromino_core.session.seats import HUMAN

__all__ = ["START", "openings"]

START: Final = "B*Y@0,0>"
"""The first tile, which is on the table in all of them."""

_START_TILE: Final = START.partition("@")[0]
_RULES: Final = edition("modern")

# The game that is set up for whoever has chosen nothing. The page has the names.
_NEW: Final = {
    "type": "new",
    "rules": {"edition": _RULES.edition},
    "players": [{"name": "?", "kind": HUMAN}, {"name": "?", "kind": BEST_BOT}],
}


def openings() -> dict[str, Any]:
    """A view without its hand, and where each tile fits that may be in the hand."""
    view, *others = views = [_view(hand) for hand in _hands()]
    legal: dict[str, Any] = {}
    for each in views:
        for entry in each.pop("hand"):
            if legal.setdefault(entry["tile"], entry["legal"]) != entry["legal"]:
                raise ValueError(f"not every hand can lay {entry['tile']} in the same places")
        each["players"][0]["hand"] = None
    if any(other != view for other in others):
        raise ValueError("the openings differ in more than the hand")
    return {"view": view, "legal": legal}


def _hands() -> Iterator[list[str]]:
    """So many that every tile is in one of them, but for the one on the table.

    Each has tiles from the whole box, in which like ones lie together: some of them fit.
    """
    tiles = [str(tile) for tile in all_tiles(_RULES.chameleons) if str(tile) != _START_TILE]
    size = _RULES.hand_size
    hands = ceil(len(tiles) / size)
    for first in range(hands):
        yield (tiles * 2)[first::hands][:size]


def _view(hand: list[str]) -> dict[str, Any]:
    """What the person sees first who begins with this hand."""
    shown = {"start": _START_TILE, "first": 0, "seat": 0, "hand": hand}
    view: dict[str, Any] = Session().dispatch({**_NEW, "shown": shown})["view"]
    return view
