"""What one `act` of the page costs: which files it goes through, and that nothing is done twice."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from hosting import Json, any_placement, new
from situations import situation

import chromino_core
from chromino_core import Game, Session
from chromino_core.session.commands import Command
from chromino_core.session.seats import Seats

HOME = Path(chromino_core.__file__).parent


def command(session: Session) -> str:
    """As the page's worker sends it."""
    return json.dumps({"type": "act", "seat": 0, "action": any_placement(session)})


def act(session: Session) -> Json:
    told: Json = json.loads(session.dispatch(command(session)))
    assert told["ok"], told
    return told


def counted(patch: pytest.MonkeyPatch, owner: type, name: str) -> list[str]:
    """From now on it tells here whenever it is called."""
    calls: list[str] = []
    real = getattr(owner, name)

    def call(*args: Any, **kwargs: Any) -> Any:
        calls.append(name)
        return real(*args, **kwargs)

    patch.setattr(owner, name, call)
    return calls


@pytest.mark.parametrize("kinds", [("human", "counter"), ("human", "human")])
@pytest.mark.parametrize(
    ("rules", "more"),
    [
        ({}, set()),
        ({"scoring": "expert"}, {"scoring.py"}),
        ({"edition": "meccano-1998"}, {"game/state.py"}),
    ],
)
def test_it_goes_through_few_files(
    kinds: tuple[str, ...], rules: dict[str, Any], more: set[str]
) -> None:
    session = new(*kinds, **rules)
    act = json.loads(command(Session(session.game.copy())))
    calls: Counter[str] = Counter()

    def tell(frame: FrameType, event: str, _: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(HOME):
            calls[path.relative_to(HOME).as_posix()] += 1

    before = sys.getprofile()
    sys.setprofile(tell)
    try:
        session.dispatch(act)
    finally:
        sys.setprofile(before)
    assert session.game.log
    assert {file for file in calls if file.startswith("session/")} == {
        "session/commands.py",
        "session/session.py",
        "session/sitting.py",
        "session/undo.py",
        "session/view.py",
    }
    assert len(calls.keys() - more) <= 15, sorted(calls)


def test_whose_eyes_they_are_is_found_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new("human", "human")
    found = counted(monkeypatch, Command, "check_own")
    revealed = act(session)["view"]["seat"]
    assert (revealed, len(found)) == (0, 1)


def test_the_outcome_is_found_out_once_and_only_when_there_is_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = new("human", "counter")
    found = counted(monkeypatch, Seats, "outcome")
    act(session)
    assert not found
    last = Session(situation("modern", ["GYR", "PBR"], bag="GGP", end="at-once"))
    assert act(last)["view"]["outcome"]
    assert len(found) == 1
    assert last.view(0)["outcome"] == last.view(1)["outcome"]
    assert len(found) == 1


@pytest.mark.parametrize("kinds", [("human", "counter"), ("human", "human"), ("human", "random")])
def test_how_far_an_undo_goes_is_known_without_another_game(
    kinds: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new(*kinds)
    copied = counted(monkeypatch, Game, "copy"), counted(monkeypatch, Game, "pop")
    assert act(session)["view"]["can_undo"]
    assert copied == ([], [])
