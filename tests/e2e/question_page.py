"""Questions for a small table, one of each kind, and how one sits down before them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from asked_about import position as place
from bare_table import sit_down
from browsing import FAST
from playwright.sync_api import Locator
from table_page import TablePage

from chromino_core import Session

__all__ = [
    "FOUR",
    "STEPS",
    "ask",
    "conundrum",
    "guide",
    "status",
    "step",
]

_BOARD: Final = "BRY@0,0> RYG@1,1> YGB@2,2>"

FOUR: Final = ("G*R@-1,-1>", "R*G@1,-1>", "R*G@1,3>", "G*R@3,3>")
"""Where this chameleon fits: the first two of them overlap."""

_ABILITIES: Final = ("leaveTask", "anotherTask", "shareTask")


def step(
    goal: Mapping[str, Any],
    *hands: tuple[str, ...],
    bag: tuple[str, ...] = (),
    board: str = _BOARD,
    scoring: str | None = None,
    **said: Any,
) -> dict[str, Any]:
    """One question; who is asked has the first hand."""
    position = place(board, [list(hand) for hand in hands or (("PPP",),)], bag, scoring=scoring)
    return {"position": position, "goal": dict(goal), **said}


STEPS: Final[dict[str, dict[str, Any]]] = {
    "find-all": step({"kind": "find-all", "tiles": ["G*R", "GBR"]}, ("G*R", "GBR")),
    "lay": step({"kind": "lay", "tiles": ["GBR"]}, ("GBR", "PPP")),
    "which-edges": step({"kind": "which-edges", "placement": "PRB@0,-1>"}),
    "legal": step({"kind": "legal", "placement": "PRR@-1,2>"}),
    "score": step({"kind": "score", "placement": "BBR@-1,-1>"}, scoring="expert"),
    "may": step(
        {"kind": "may", "seat": 0, "actions": ["lay", "draw", "pass"]},
        ("GGG", "PPP"),
        ("RRR", "BBB"),
        bag=("BBR",),
    ),
    "which-tile": step({"kind": "which-tile", "slot": "3,3>", "tiles": ["BBP", "BPP", "GBP"]}),
    "choose": step(
        {"kind": "choose", "options": ["25", "75", "125"], "right": 1},
        text="How many tiles are there without chameleons?",
    ),
    "number": step({"kind": "number", "right": 75}, text="How many tiles are there?"),
    "empty": step(
        {"kind": "empty"}, ("BBR", "RRY"), board="BRY@0,0> RYG@1,1>", text="Lay both of your tiles."
    ),
}
"""One of each kind. They may be told to screens in any order."""


def ask(
    table: TablePage,
    *kinds: str | dict[str, Any],
    can: tuple[str, ...] = _ABILITIES,
    settings: Mapping[str, Any] = FAST,
    **host: Any,
) -> Session:
    """Sit down before a lesson of these steps."""
    steps = [STEPS[kind] if isinstance(kind, str) else kind for kind in kinds]
    lesson = {"format": "chromino-lesson/1", "title": "A lesson", "steps": steps}
    return _begin(table, {"lesson": lesson}, can, settings, host)


def conundrum(table: TablePage, number: int, **host: Any) -> Session:
    """Sit down before one of the collection."""
    return _begin(table, {"conundrum": {"number": number}}, _ABILITIES, FAST, host)


def _begin(
    table: TablePage,
    source: Mapping[str, Any],
    can: tuple[str, ...],
    settings: Mapping[str, Any],
    host: Mapping[str, Any],
) -> Session:
    session = Session()
    answer = json.loads(session.dispatch(json.dumps({"type": "task", **source})))
    assert answer["ok"], answer["problems"]
    sit_down(table, session, can=can, settings=settings, **{"ownsPage": True, **host})
    return session


def guide(table: TablePage) -> Locator:
    return table.page.locator(".guide")


def status(table: TablePage) -> Locator:
    return table.page.locator(".status")
