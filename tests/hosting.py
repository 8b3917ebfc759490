"""What a host does with a session, for the tests: ask, and look at the answer."""

from __future__ import annotations

from typing import Any, TypeAlias

from chromino_core import Session

Json: TypeAlias = dict[str, Any]


def ask(session: Session, type: str, **more: Any) -> Json:
    return session.dispatch({"id": 9, "type": type, **more})


def done(answer: Json) -> Json:
    """The view of a command that was carried out."""
    assert answer["ok"], answer
    view: Json = answer["view"]
    return view


def refused(answer: Json) -> str:
    """The id of the only problem of a command that was not."""
    assert answer["ok"] is False
    assert "view" not in answer
    [problem] = answer["problems"]
    return str(problem["id"])


def kinds(view: Json) -> list[str]:
    return [player["kind"] for player in view["players"]]


def said(view: Json) -> tuple[str, Json]:
    return view["say"]["id"], view["say"]["args"]


def bots_move(session: Session) -> None:
    """Let the bots play until a person is to move."""
    while session.view()["next_bot"] is not None:
        done(ask(session, "bot"))
        while session.think(1000) is not None:
            pass
