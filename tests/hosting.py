"""What a host does with a session, for the tests: ask, and look at the answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

from situations import play, situation

from chromino_core import Observation, Session

Json: TypeAlias = dict[str, Any]


def done(answer: Json) -> Json:
    """The view of a command that was carried out."""
    assert answer["ok"], answer
    view: Json = answer["view"]
    return view


def kinds(view: Json) -> list[str]:
    return [player["kind"] for player in view["players"]]


def said(view: Json) -> tuple[str, Json]:
    return view["say"]["id"], view["say"]["args"]


def new(*kinds: str, seed: int = 7, session: Session | None = None, **rules: Any) -> Session:
    session = Session() if session is None else session
    answer = session.dispatch(
        {
            "id": 1,
            "type": "new",
            "rules": {"edition": "modern", **rules},
            "seed": seed,
            "players": [{"name": f"P{n}", "kind": kind} for n, kind in enumerate(kinds)],
        }
    )
    assert answer["ok"], answer
    return session


def ask(session: Session, type: str, **more: Any) -> Json:
    answer = session.dispatch({"id": 9, "type": type, **more})
    assert answer["id"] == 9
    assert not answer["ok"] or "view" in answer or "problems" in answer or len(answer) > 2
    return answer


def refused(answer: Json) -> str:
    """The id of the only problem."""
    assert answer["ok"] is False
    assert "view" not in answer
    [problem] = answer["problems"]
    assert list(problem) == ["id", "args", "cells"]
    assert problem["id"] != "internal-error"
    return str(problem["id"])


def any_placement(session: Session) -> str:
    return next(action for action in session.game.legal_actions() if action[3:4] == "@")


def let_think(session: Session, ms: float = 1000) -> None:
    while session.think(ms) is not None:
        pass


def bots_move(session: Session) -> None:
    """What a host does until a person is to move."""
    while (view := session.view())["next_bot"] is not None:
        assert ask(session, "bot", rev=view["rev"])["ok"]
        let_think(session)


def endless(observation: Observation, rng: Random) -> Iterator[str]:
    while True:
        yield from observation.actions


def three_with_a_call(*kinds: str, **bots: Any) -> Session:
    """Seat 0 has just laid its second-last tile and may call."""
    game = situation(
        "meccano-1998", ["GYR PBR", "GGG PPP", "GPG PGP"], bag="GGP GPP YYY YYP GGY BBB"
    )
    return Session(play(game, "RYG@1,1>"), kinds, bots=bots)
