"""Tasks at a session's table: what is asked, answered, hinted at and kept."""

from __future__ import annotations

import json
from typing import Any

import pytest
from asked import (
    CHOOSE,
    EDGES,
    FIND_ALL,
    NUMBER,
    PLACES,
    TEXT,
    asked,
    conundrum,
    marks,
    played,
    refused,
    step,
    task_of,
)
from asked_about import SMALL, position
from hosting import ask

from chromino_core import Board, Task
from chromino_core.conundrums import Conundrum

# What there is to see


def test_a_conundrum_is_asked_and_nothing_tells_the_answer() -> None:
    session = conundrum()
    view = session.view(0)
    assert view["board"] == SMALL.split()
    assert view["hand"] == [{"tile": "BBG", "legal": []}]
    assert (view["turn"]["actions"], view["can_branch"]) == ([], False)
    task = view["task"]
    assert view["say"] == task["text"] == {"id": "task-find-all", "args": {"count": 1}}
    assert (task["kind"], task["asks"], task["found"], task["of"]) == (
        "find-all",
        "placements",
        0,
        4,
    )
    assert task["tiles"] == [{"tile": "BBG", "found": 0, "of": 4}]
    assert (task["step"], task["steps"], task["done"]) == (1, 1, False)
    assert task["of_what"] == {"conundrum": {"text": TEXT}}
    assert task["grade"] == Conundrum.from_text(TEXT).grade
    assert not any(place in json.dumps(view) for place in PLACES)


def test_a_tile_that_is_asked_about_need_not_be_in_the_hand() -> None:
    goals = [{"kind": kind, "tiles": ["GBB"]} for kind in ("find-all", "lay")]
    session = asked(*({"position": position(hands=[["RRR"]]), "goal": goal} for goal in goals))
    for found in (4, 1):
        assert session.view(0)["hand"] == [{"tile": "BBG", "legal": []}]
        assert task_of(session)["of"] == found
        ask(session, "next-step")
    assert asked(EDGES).view(0)["hand"] == [{"tile": "BBG", "legal": []}]


def test_the_places_are_found_one_by_one() -> None:
    session = conundrum()
    for found, place in enumerate(PLACES, 1):
        answer = ask(session, "try", answer=place)
        assert answer["verdict"]["right"] == [place]
        assert answer["verdict"]["missing"] == 4 - found
        told = answer["view"]["task"]
        assert (told["found"], told["done"]) == (found, found == 4)
        id = "task-said-done" if found == 4 else "task-said-found"
        assert told["said"] == {"id": id, "args": {"found": found, "of": 4}}
    assert marks(session, "found") == [{"placement": place} for place in PLACES]
    assert task_of(session)["wrong"] == 0


def test_what_one_may_tell_others_gives_nothing_away() -> None:
    session = conundrum()
    for answer in (PLACES[1], "BBG@0,2>", PLACES[0]):
        ask(session, "try", answer=answer)
    ask(session, "tip")
    told = task_of(session)["result"]
    assert told["picture"] == "■□■"
    assert [message["id"] for message in told["messages"]] == [
        "conundrum-result-any",
        "conundrum-result-so-far",
        "conundrum-result-tries",
    ]
    assert told["messages"][1]["args"] == {"found": 2, "of": 4}
    assert told["messages"][2]["args"] == {"wrong": 1, "tips": 1}
    ask(session, "try", answer=PLACES)
    assert task_of(session)["result"]["messages"][1]["id"] == "conundrum-result-all"
    assert not any(place in json.dumps(task_of(session)["result"]) for place in PLACES)
    assert task_of(asked(NUMBER))["result"] is None


def test_a_wrong_place_tells_why_as_at_a_table() -> None:
    session = conundrum()
    answer = ask(session, "try", answer="BBG@0,2>")
    [wrong] = answer["verdict"]["wrong"]
    expected = Board(SMALL).problems("BBG@0,2>")
    assert [problem["id"] for problem in wrong["problems"]] == [each.id for each in expected]
    assert [p["cells"] for p in wrong["problems"]] == [
        [list(cell) for cell in each.cells] for each in expected
    ]
    task = answer["view"]["task"]
    assert (task["wrong"], task["found"], task["said"]) == (1, 0, None)


def test_what_was_found_is_not_found_again() -> None:
    session = conundrum()
    ask(session, "try", answer=PLACES[0])
    answer = ask(session, "try", answer=PLACES[0])
    assert (answer["verdict"]["again"], answer["verdict"]["right"]) == ([PLACES[0]], [])
    assert answer["view"]["task"]["said"]["id"] == "task-said-again"
    assert (answer["view"]["task"]["found"], answer["view"]["task"]["wrong"]) == (1, 0)


def test_once_all_is_found_nothing_counts_any_more() -> None:
    session = conundrum()
    ask(session, "try", answer=PLACES)
    before = task_of(session)
    assert before["done"]
    assert ask(session, "try", answer="BBG@0,2>")["ok"]
    assert task_of(session) == before
    for type in ("tip", "give-up"):
        assert refused(session, type) == ["task-is-done"]


@pytest.mark.parametrize(
    "command",
    [
        {"type": "act", "seat": 0, "action": PLACES[0]},
        {"type": "why", "seat": 0, "action": PLACES[0]},
        {"type": "miss", "seat": 0, "tile": "BBG"},
        *({"type": type, "seat": 0} for type in ("hint", "resign", "undo", "redo", "bot")),
        {"type": "seat", "seat": 0, "kind": "greedy"},
        {"type": "branch", "ply": 0},
        {"type": "move-now"},
        {"type": "cancel"},
    ],
    ids=lambda command: str(command["type"]),
)
def test_nobody_plays_while_an_answer_is_asked_for(command: dict[str, Any]) -> None:
    session = conundrum()
    before = session.view(0)
    answer = session.dispatch(command)
    assert [problem["id"] for problem in answer["problems"]] == ["task-is-asked"]
    assert not any(place in json.dumps(answer) for place in PLACES if "action" not in command)
    assert session.view(0) == before


def test_others_at_the_table_only_sit_there() -> None:
    goal = {"kind": "next", "after": []}
    two = position(hands=[["BBG"], ["RRR"]], seat=1)
    session = asked({"position": two, "goal": goal})
    view = session.view(1)
    assert [player["kind"] for player in view["players"]] == ["counter", "human"]
    assert (view["next_bot"], view["eyes"], view["hand_over"]) == (None, 1, None)
    assert session.first_eyes == 1


# Help


def test_tips_tell_more_and_more_and_only_the_last_shows_a_place() -> None:
    session = conundrum()
    for degree in (1, 2):
        ask(session, "tip")
        task = task_of(session)
        assert task["tips"] == {"taken": degree, "of": 3}
        assert task["tip"]
        assert not any({"placement": place} in marks(session, "hint") for place in PLACES)
    ask(session, "tip")
    [shown] = [where for where in marks(session, "hint") if "placement" in where]
    assert shown["placement"] in PLACES
    ask(session, "try", answer=shown["placement"])
    assert (task_of(session)["tip"], marks(session, "hint")) == (None, [])
    ask(session, "tip")
    [another] = [where for where in marks(session, "hint") if "placement" in where]
    assert another != shown
    assert task_of(session)["tips"]["taken"] == 4


def test_a_wrong_answer_leaves_the_tip() -> None:
    session = conundrum()
    ask(session, "tip")
    tip = task_of(session)["tip"]
    ask(session, "try", answer="BBG@0,2>")
    assert task_of(session)["tip"] == tip


def test_giving_up_shows_what_is_left() -> None:
    session = conundrum()
    ask(session, "try", answer=PLACES[1])
    answer = ask(session, "give-up")
    task = answer["view"]["task"]
    assert (task["done"], task["given_up"], task["found"]) == (True, True, 1)
    assert task["said"]["id"] == "task-said-given-up"
    given = [where["placement"] for where in marks(session, "given")]
    assert sorted([*given, PLACES[1]]) == PLACES
    ask(session, "try", answer=given[0])
    assert task_of(session)["found"] == 1


# Lessons


def test_steps_are_taken_in_any_order() -> None:
    session = asked(FIND_ALL, NUMBER, CHOOSE)
    assert task_of(session)["of_what"] == {
        "lesson": {"id": "task-plain", "args": {"text": "Meeting"}}
    }
    ask(session, "try", answer=PLACES[0])
    for at in (1, 2):
        assert ask(session, "next-step")["view"]["task"]["step"] == at + 1
    assert task_of(session)["text"] == {"id": "task-plain", "args": {"text": "Cold?"}}
    assert refused(session, "next-step") == ["command-field"]
    assert ask(session, "next-step", step=0)["view"]["task"]["found"] == 0
    for step_asked in (-1, 3, True, "1", None, 1.0):
        assert refused(session, "next-step", step=step_asked) == ["command-field"]


def test_a_number_and_a_choice() -> None:
    session = asked(NUMBER, CHOOSE)
    wrong = ask(session, "try", answer=80)
    assert (wrong["verdict"]["done"], len(wrong["verdict"]["wrong"])) == (False, 1)
    assert ask(session, "try", answer=75)["verdict"]["done"]
    options = ask(session, "next-step")["view"]["task"]["options"]
    assert [(each["value"], each["words"]["args"]["text"]) for each in options] == [
        (0, "Red"),
        (1, "Blue"),
    ]
    assert ask(session, "try", answer=0)["view"]["task"]["done"] is False
    answer = ask(session, "try", answer=1)
    assert (answer["verdict"]["done"], answer["view"]["task"]["wrong"]) == (True, 1)


def test_edges_are_handed_in_together() -> None:
    session = asked(EDGES)
    task = Task(EDGES["position"], EDGES["goal"])
    right = task.answers()
    assert {"placement": "BBG@0,2>"} in marks(session, "asked")
    answer = ask(session, "try", answer=[*right, [[0, 1], [0, 2]]])
    [wrong] = answer["verdict"]["wrong"]
    assert [problem["id"] for problem in wrong["problems"]] == ["task-edge-fine"]
    assert not answer["verdict"]["done"]
    assert not answer["view"]["task"]["done"]
    answer = ask(session, "try", answer=right)
    assert answer["verdict"]["done"]
    assert answer["view"]["task"]["done"]
    assert marks(session, "found") == [{"edge": edge} for edge in right]


# Playing alone


LONGER = ["BBY@0,-1>", "draw", "pass", "draw", "BBP@-1,0v", "YGB@-1,-3v", "BPB@-2,1v"]
SHORTER = ["BBY@-1,-1>", "BGY@2,-3v"]


@pytest.mark.parametrize(
    ("actions", "done", "said"),
    [(SHORTER, True, "task-said-done"), (LONGER, False, "task-said-longer")],
)
def test_a_hand_is_laid_by_playing(actions: list[str], done: bool, said: str) -> None:
    session = asked(step({"kind": "empty"}, hand="BBY BGY", bag="BPB BBP"))
    task = task_of(session)
    assert (task["asks"], task["kind"], task["done"], task["said"]) == (None, "empty", False, None)
    assert any(entry["legal"] for entry in session.view(0)["hand"])
    assert refused(session, "try", answer=[]) == ["task-is-played"]
    for action in actions:
        assert ask(session, "act", seat=0, action=action)["ok"]
    task = task_of(session)
    assert (task["done"], task["found"], task["said"]["id"]) == (done, int(done), said)
    if not done:
        assert task["said"]["args"]["turns"] == 5
        ask(session, "undo")
        assert task_of(session)["said"] is None
    assert ("task-is-done" in refused(session, "tip")) if done else ask(session, "tip")["ok"]


def test_who_plays_is_helped_from_where_he_is_and_no_longer_than_he_is_there() -> None:
    session = played()
    least = Task(position(hands=[["BBG", "BGG"]]), {"kind": "empty"}).answer()
    for _ in range(3):
        ask(session, "tip")
    assert {"placement": least[0]} in marks(session, "hint")
    ask(session, "act", seat=0, action=least[0])
    assert (task_of(session)["tip"], marks(session, "hint")) == (None, [])
    ask(session, "tip")
    assert {"placement": least[1]} in marks(session, "hint")
    ask(session, "undo")
    assert task_of(session)["tip"] is None


def test_giving_up_shows_how_it_would_have_gone() -> None:
    session = played()
    ask(session, "act", seat=0, action=session.game.legal_actions()[-1])
    task = ask(session, "give-up")["view"]["task"]
    assert (task["done"], task["given_up"], task["said"]["id"]) == (
        True,
        True,
        "task-said-given-up",
    )
    least = Task(position(hands=[["BBG", "BGG"]]), {"kind": "empty"}).answer()
    assert [action for _, action in session.game.log] == least
