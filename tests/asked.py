"""Questions for the tests of sessions and notebooks, answered in different ways."""

from __future__ import annotations

from typing import Any, Final

from asked_about import SMALL, position
from hosting import ask

from chromino_core import Board, Session

__all__ = [
    "CHOOSE", "EDGES", "FIND_ALL", "NUMBER", "PLACES", "TEXT", "asked", "conundrum", "lesson",
    "marks", "played", "refused", "step", "task_of", "worked",
]  # fmt: skip


def step(goal: dict[str, Any], hand: str = "BBG", bag: str = "", **said: Any) -> dict[str, Any]:
    """A step of a lesson: somebody alone at the small table is asked this."""
    return {"position": position(hands=[hand.split()], bag=bag.split()), "goal": goal, **said}


def lesson(*steps: dict[str, Any]) -> dict[str, Any]:
    return {"format": "chromino-lesson/1", "title": "Meeting", "steps": list(steps)}


TEXT: Final = f"BBG|{SMALL}"
"""The small table as a conundrum."""
PLACES: Final = sorted(map(str, Board(SMALL).legal_placements("BBG")))

FIND_ALL: Final = step({"kind": "find-all", "tiles": ["BBG"]})
NUMBER: Final = step({"kind": "number", "right": 75}, text="How many tiles are there?")
EDGES: Final = step({"kind": "which-edges", "placement": "BBG@0,2>"})
"""Its first edge is fine, and the two others are wrong."""
CHOOSE: Final = step({"kind": "choose", "options": ["Red", "Blue"], "right": 1}, text="Cold?")


# At the table of a session


def asked(*steps: dict[str, Any], **more: Any) -> Session:
    session = Session()
    assert ask(session, "task", lesson=lesson(*steps), **more)["ok"]
    return session


def conundrum(**more: Any) -> Session:
    session = Session()
    assert ask(session, "task", conundrum={"text": TEXT}, **more)["ok"]
    return session


def refused(session: Session, type: str, **more: Any) -> list[str]:
    """Why that can't be, which is nobody's mistake but the asker's."""
    answer = ask(session, type, **more)
    assert (answer["ok"], "view" in answer) == (False, False)
    ids = [problem["id"] for problem in answer["problems"]]
    assert "internal-error" not in ids
    return ids


def task_of(session: Session) -> dict[str, Any]:
    task = session.view(0)["task"]
    assert isinstance(task, dict)
    return task


def marks(session: Session, kind: str) -> list[Any]:
    return [mark["where"] for mark in task_of(session)["marks"] if mark["kind"] == kind]


def worked() -> Session:
    session = conundrum()
    for type, more in (
        ("try", {"answer": PLACES[2]}),
        ("try", {"answer": "BBG@0,2>"}),
        ("tip", {}),
        ("try", {"answer": PLACES[0]}),
    ):
        assert ask(session, type, **more)["ok"]
    return session


def played(bag: str = "") -> Session:
    return asked(step({"kind": "empty"}, hand="BBG BGG", bag=bag))
