"""Tasks: what they ask, how answers are checked, what the author says, and how one is helped."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from asked_about import EVERY_KIND, PLACES, about, example, position
from hypothesis import given
from hypothesis import strategies as st

import chromino_core
from chromino_core import Game, InvalidTask, Message, Placement, Task, Tile, words
from chromino_core.tasks.kinds import GOALS

FIND_ALL = {"kind": "find-all", "tiles": ["GBB"]}

ASKS = {
    "lay": "placements", "find-all": "placements", "best": "placements", "which-edges": "edges",
    "legal": "choice", "choose": "choice", "next": "choice", "next: over": "choices",
    "may": "choices", "score": "number", "number": "number", "which-tile": "tile", "empty": None,
}  # fmt: skip


def test_every_kind_is_here() -> None:
    assert {name.partition(":")[0] for name in EVERY_KIND} == GOALS.keys()
    assert chromino_core.Task is Task
    assert chromino_core.Lesson.__module__ == "chromino_core.tasks.lesson"


# What is asked


@pytest.mark.parametrize("name", EVERY_KIND)
def test_what_a_task_has(name: str) -> None:
    task = example(name)
    goal, at = EVERY_KIND[name]
    kind = name.partition(":")[0]
    assert (task.kind, task.goal) == (kind, {"kind": kind, **goal})
    assert task.position == position(**at)
    assert task.asks == ASKS.get(name, ASKS[kind])
    assert task.total == (len(task.answers()) if kind in ("find-all", "which-edges") else 1)
    assert task.game() == Game.from_position(position(**at))
    lays = kind in ("lay", "find-all", "best")
    assert task.tiles == (tuple(Tile(text).text for text in goal["tiles"]) if lays else ())
    assert repr(task) == f"<Task {kind}: {task.total}>"
    assert bool(task.options) == (task.asks in ("choice", "choices", "tile"))


@pytest.mark.parametrize("name", EVERY_KIND)
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_question_has_words(name: str, language: str) -> None:
    task = example(name)
    said = [task.text, *(option.words for option in task.options)]
    said += [task.tip(degree).words for degree in (1, 2, 3)]
    for id, args in said:
        told = words.sentence(id, args, language)
        assert told != id
        assert "{" not in told


def test_a_task_changes_for_nobody() -> None:
    step: dict[str, Any] = {"position": position(), "goal": dict(FIND_ALL)}
    task = Task(**step)
    for given_away in (task.position, task.goal, task.as_step(), step):
        given_away.clear()
    task.game().push(min(PLACES))
    task.answers().clear()
    assert task == about(FIND_ALL)
    assert task.answer() == PLACES
    assert task.game().log == ()


def test_what_the_author_says_comes_first() -> None:
    task = example("find-all", text="Where?", hints=["Look up.", {"id": "ui-red"}])
    assert task.text == Message("task-plain", {"text": "Where?"})
    assert task.tips == 5
    assert [task.tip(degree).words.sentence for degree in (1, 2)] == ["Look up.", "red"]
    assert task.tip(3) == example("find-all").tip(1)
    assert example("find-all", text={"id": "ui-red"}).text == Message("ui-red")


def test_what_the_author_says_of_what_is_wrong() -> None:
    task = example(
        "find-all", wrong={"mismatch": "The other end!", "task-other-tile": {"id": "ui-no"}}
    )
    by_answer = {
        wrong.answer: wrong.said for wrong in task.check(["GBB@1,2>", "RRR@0,2>", "GBB@9,9>"]).wrong
    }
    assert by_answer == {
        "GBB@1,2>": Message("task-plain", {"text": "The other end!"}),
        "RRR@0,2>": Message("ui-no"),
        "GBB@9,9>": None,
    }


def test_what_hides_in_a_text_is_not_said() -> None:
    task = example("number", text="How\u202e many\u200b?")
    assert task.text.sentence == "How many?"
    assert task.as_step()["text"] == "How\u202e many\u200b?"


# What is right


@pytest.mark.parametrize("name", EVERY_KIND)
def test_every_answer_is_right(name: str) -> None:
    task = example(name)
    answers = task.answers()
    found: list[Any] = []
    for answer in answers[: task.total]:
        assert not task.check([], found).done or name.startswith(("may", "next", "empty"))
        verdict = task.check(answer, found)
        assert (verdict.right, verdict.wrong, verdict.again) == ((answer,), (), ())
        found += verdict.right
        assert verdict.missing == task.total - len(found)
        assert verdict.done == (not verdict.missing)
        assert task.check(answer, found).again == (answer,)
    assert len(found) == task.total
    assert task.check(task.answer()).done
    assert json.loads(json.dumps(answers)) == answers, "they are plain"


def test_several_answers_at_a_time() -> None:
    task = about(FIND_ALL)
    one, two, *rest = sorted(PLACES)
    verdict = task.check([one, "GBB@1,2>", two, one], found=[two])
    assert (verdict.right, verdict.again, verdict.missing) == ((one,), (two,), 2)
    assert [wrong.answer for wrong in verdict.wrong] == ["GBB@1,2>"]
    assert not verdict.done
    last = task.check([*rest, "GBB@1,2>"], found=[one, two])
    assert last.done, "each placement is an answer of its own"
    assert task.check([]).missing == 4


def test_objects_are_answers_too() -> None:
    task = about(FIND_ALL)
    assert task.check({Placement(text) for text in PLACES}).done
    assert task.check(tuple(PLACES)).done
    assert example("which-tile").check(Tile("GBB")).done
    assert example("which-edges").check({((0, 0), (0, -1)), ((2, -1), (2, 0))}).done


@given(st.lists(st.sampled_from([*sorted(PLACES), "GBB@1,2>", "RRR@0,2>", "GBB@9,9>"])))
def test_an_attempt_is_taken_apart(attempt: list[str]) -> None:
    task = about(FIND_ALL)
    verdict = task.check(attempt)
    wrong = [each.answer for each in verdict.wrong]
    assert {*verdict.right} == {*attempt} & PLACES
    assert {*wrong} == {*attempt} - PLACES
    assert len(verdict.right) + len(wrong) == len({*attempt})
    assert verdict.missing == 4 - len(verdict.right)
    second = task.check(attempt, verdict.right)
    assert (second.right, second.again, second.missing) == ((), verdict.right, verdict.missing)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("find-all", ["GBB@1,2>"]),
        ("find-all", "everything"),
        ("find-all", {"GBB": 1}),
        ("find-all", None),
        ("which-edges", [[[1, -1], [1, 0]]]),
        ("number", [1999]),
        ("number", [True]),
        ("legal", [0]),
        ("empty", [["pass"]]),
    ],
)
def test_what_was_found_has_to_be_right(name: str, found: Any) -> None:
    task = example(name)
    for read in (lambda: task.check(task.answer(), found), lambda: task.tip(4 - 1, found)):
        with pytest.raises(InvalidTask):
            read()


def test_places() -> None:
    for name, where in {
        "find-all": {"placement": "BBG@-1,-1>"},
        "which-edges": {"edge": [[0, -1], [0, 0]]},
        "which-tile": {"tile": "BBG"},
    }.items():
        task = example(name)
        assert where in task.places(task.answers())
    for name in ("number", "legal", "may", "next", "choose", "empty"):
        assert example(name).places(example(name).answers()) == []


def test_what_the_question_points_at() -> None:
    wrong = (({"placement": "RRB@0,-1>"}, "asked"),)
    assert example("which-edges").marks() == example("legal").marks() == wrong
    assert example("score").marks() == (({"placement": "GBB@-1,-1>"}, "asked"),)
    assert [where["cell"] for where, _ in example("which-tile").marks()] == [
        [-1, -1], [0, -1], [1, -1],
    ]  # fmt: skip
    assert example("find-all").marks() == ()


# What helps


@pytest.mark.parametrize("name", EVERY_KIND)
def test_tips_are_always_the_same(name: str) -> None:
    task, again = example(name), Task.from_step(json.loads(json.dumps(example(name).as_step())))
    for degree in (1, 2, 3):
        assert task.tip(degree) == again.tip(degree)
    nonsense: list[Any] = [0, 4, -1, True, "1", None, 1.5, 10**5000]
    for degree in nonsense:
        with pytest.raises(InvalidTask):
            task.tip(degree)


@pytest.mark.parametrize("name", ["find-all", "find-all: two", "which-edges"])
def test_tips_are_about_what_is_missing(name: str) -> None:
    task, found = example(name), list[Any]()
    while not task.check([], found).done:
        missing = [answer for answer in task.answers() if answer not in found]
        count, near, one = (task.tip(degree, found) for degree in (1, 2, 3))
        assert (count.words, count.marks) == (Message("task-tip-left", {"left": len(missing)}), ())
        shown = one.marks[-1][0]
        assert shown in task.places(missing)
        assert shown not in [where for where, _ in near.marks], "it isn't shown yet"
        found += [answer for answer in missing if task.places([answer]) == [shown]]
    assert task.tip(1, found).words.id == task.tip(3, found).words.id == "task-tip-done"
    assert task.tip(3, found).marks == ()


def test_where_to_look_is_a_tile_that_is_touched() -> None:
    task = about({"kind": "find-all", "tiles": ["GBB"]})
    answer = task.tip(3).marks[-1][0]["placement"]
    (hand, _), (beside, kind) = task.tip(2).marks
    assert (hand, kind) == ({"tile": "BBG"}, "hint")
    board = task.game().board
    assert beside["placement"] in [str(each.touched) for each in board.contacts(answer)]


@pytest.mark.parametrize(
    "name", [name for name in EVERY_KIND if example(name).asks in ("choice", "choices", "tile")]
)
def test_tips_about_options_are_true(name: str) -> None:
    task = example(name)
    answers = task.answers()[0]
    right = [
        o.value
        for o in task.options
        if o.value in (answers if isinstance(answers, list) else [answers])
    ]
    if task.asks == "tile":
        right = task.answers()
    for degree in (1, 2, 3):
        (id, args), _ = task.tip(degree)
        if id == "task-tip-options":
            assert args == {"count": len(right), "of": len(task.options)}
        elif id in ("task-tip-option", "task-tip-not-option"):
            chosen = task.options[int(args["number"]) - 1]
            assert (chosen.value in right) == (id == "task-tip-option")
        elif id == "task-tip-tile":
            assert args["tile"] in right
        else:
            assert name.startswith(("legal", "which-tile"))
            assert id in ("task-tip-contacts", "task-tip-look", "mismatch", "task-may-lie")


@given(st.integers(-(10**9), 10**9))
def test_tips_about_a_number_are_true(right: int) -> None:
    task = about({"kind": "number", "right": right})
    digits, between, number = (task.tip(degree).words.args for degree in (1, 2, 3))
    assert digits == {"count": len(str(abs(right)))}
    assert int(between["least"]) <= right <= int(between["most"])
    assert number == {"number": right}
    assert task.check(right).done
    assert not task.check(right - 1 if right > -(10**9) else 0).done


# As data


@pytest.mark.parametrize("name", EVERY_KIND)
def test_a_step_and_back(name: str) -> None:
    for said in ({}, {"text": "Now?", "hints": ["Hm."], "wrong": {"mismatch": {"id": "ui-no"}}}):
        task = example(name, **said)
        step = task.as_step()
        assert {*step} == {"position", "goal", *said}
        again = Task.from_step(json.loads(json.dumps(step)))
        assert again == task != example("number" if name != "number" else "lay")
        assert again.as_step() == step
    assert copy.deepcopy(task) == task
    empty = {**step, "hints": [], "wrong": {}}
    assert Task.from_step(empty).as_step() == empty, "also what says nothing"
