"""The openings with which a newcomer plays before Python is there: the build has them dealt.

They are views as a session shows them, all of the same game but for the hand. On one tile alone a
tile fits in the same places whatever else is in the hand, so these are told once for each tile.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count, islice
from typing import Any, Final

from chromino_core import Session

__all__ = ["START", "openings"]

START: Final = "B*Y@0,0>"
"""The first tile, which is on the table in all of them."""

_HOW_MANY: Final = 256
_LEAST_FITTING: Final = 2
"""So many tiles fit at least, for there should be something to choose."""

# The game that is set up for whoever has chosen nothing. The page has the names.
_NEW: Final = {
    "type": "new",
    "rules": {"edition": "modern"},
    "players": [{"name": "?", "kind": "human"}, {"name": "?", "kind": "counter"}],
}


def openings() -> dict[str, Any]:
    """A view without its hand, the hands that go with it, and where each tile fits."""
    view, *others = views = list(islice(_views(), _HOW_MANY))
    legal: dict[str, Any] = {}
    hands = [view.pop("hand") for view in views]
    for entry in chain(*hands):
        if legal.setdefault(entry["tile"], entry["legal"]) != entry["legal"]:
            raise ValueError(f"not every hand can lay {entry['tile']} in the same places")
    for each in views:
        each["players"][0]["hand"] = None
    if any(other != view for other in others):
        raise ValueError("the openings differ in more than the hand")
    texts = [" ".join(entry["tile"] for entry in hand) for hand in hands]
    return {"view": view, "legal": legal, "hands": texts}


def _views() -> Iterator[dict[str, Any]]:
    """What the person sees first, in one game after the other."""
    for seed in count():
        view = Session().dispatch({**_NEW, "seed": seed})["view"]
        fitting = sum(bool(entry["legal"]) for entry in view["hand"])
        if view["board"] == [START] and fitting >= _LEAST_FITTING:
            yield view
