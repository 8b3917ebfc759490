"""Tasks that are taken up again: what a session tells of one to be kept, and takes back."""

from __future__ import annotations

import json

import pytest
from asked import (
    FIND_ALL,
    NUMBER,
    PLACES,
    TEXT,
    asked,
    conundrum,
    marks,
    played,
    refused,
    task_of,
    worked,
)
from hosting import ask

from chromino_core import Session


def through_store(session: Session) -> Session:
    saved = json.loads(json.dumps(ask(session, "save")))
    other = Session()
    answer = ask(other, "load", record=saved["record"], kinds=saved["kinds"], task=saved["task"])
    assert answer["ok"], answer
    return other


def test_what_was_done_is_kept() -> None:
    session = worked()
    kept = ask(session, "save")["task"]
    assert kept == {
        "conundrum": {"text": TEXT},
        "work": {
            "found": [PLACES[2], PLACES[0]],
            "wrong": 1,
            "tips": 1,
            "given_up": False,
            "tries": [True, False, True],
            "done": False,
        },
    }
    for again in (through_store(session), conundrum(work=kept["work"])):
        assert task_of(again) == {**task_of(session), "said": None}
        assert ask(again, "try", answer=PLACES[0])["verdict"]["again"] == [PLACES[0]]


def test_the_end_is_kept() -> None:
    session = worked()
    ask(session, "give-up")
    assert task_of(through_store(session)) == {**task_of(session), "said": None}
    session = conundrum()
    ask(session, "try", answer=PLACES)
    assert task_of(through_store(session)) == {**task_of(session), "said": None}


def test_a_lesson_is_kept_at_its_step() -> None:
    session = asked(NUMBER, FIND_ALL)
    ask(session, "next-step")
    ask(session, "try", answer=PLACES[3])
    again = through_store(session)
    assert (task_of(again)["step"], task_of(again)["found"]) == (2, 1)


def test_a_hand_that_is_being_laid_is_kept() -> None:
    session = played()
    ask(session, "act", seat=0, action=session.game.legal_actions()[0])
    again = through_store(session)
    assert again.game.log == session.game.log
    assert task_of(again) == task_of(session)


def test_a_hand_that_was_given_up_is_kept() -> None:
    session = played()
    ask(session, "give-up")
    assert task_of(through_store(session)) == {**task_of(session), "said": None} | {
        "said": {"id": "task-said-done", "args": {"found": 1, "of": 1}}
    }


def test_what_was_kept_of_another_game_is_refused() -> None:
    saved, other = ask(worked(), "save"), ask(played(), "save")
    command = {"record": other["record"], "kinds": other["kinds"], "task": saved["task"]}
    assert refused(Session(), "load", **command) == ["command-field"]


@pytest.mark.parametrize(
    "work",
    [
        None,
        [],
        "done",
        {"found": "all"},
        {"found": PLACES * 2},
        {"found": [17]},
        {"wrong": -1},
        {"wrong": True},
        {"tips": 10**30},
        {"given_up": 1},
        {"done": "yes"},
        {"tries": [0, 1]},
        {"tries": [True] * 1_000_000},
    ],
    ids=lambda work: repr(work)[:40],
)
def test_nonsense_that_was_kept_is_refused(work: object) -> None:
    assert refused(Session(), "task", conundrum={"text": TEXT}, work=work)


def test_of_what_was_kept_only_what_is_right_counts() -> None:
    session = conundrum(work={"found": [PLACES[0], "BBG@0,2>"], "done": True})
    task = task_of(session)
    assert (task["found"], task["done"]) == (1, False)
    assert marks(session, "found") == [{"placement": PLACES[0]}]
