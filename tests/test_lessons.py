"""Lessons: tasks one after the other, as JSON that anybody may have written."""

from __future__ import annotations

import json
from functools import partial
from random import Random
from time import process_time
from typing import Any

import pytest
from asked_about import EVERY_KIND, Json, example, position, position_on, tiles_left
from hypothesis import given
from hypothesis import strategies as st
from pyodide_node import run_in_pyodide
from tables import grow
from test_task_hostile import NONSENSE, Evil, refused
from told_of_tasks import report

from chromino_core import InvalidTask, Lesson, Message, Task
from chromino_core.records.json_text import LARGEST


def whole() -> Json:
    """A lesson with a step of each kind, and everything that an author can say."""
    steps = []
    for name in EVERY_KIND:
        task = example(name, text=f"This is {name}.", hints=["Look!", {"id": "ui-red"}])
        steps.append({**task.as_step(), "wrong": {"mismatch": "Look at the other end."}})
    return {
        "format": "chromino-lesson/1",
        "title": "All of them",
        "language": "en",
        "about": {"id": "ui-intro"},
        "steps": steps,
    }


def with_changed(**changed: Any) -> Json:
    """That lesson, with only one step, and something else in it."""
    lesson = whole()
    lesson["steps"] = lesson["steps"][:1]
    return {key: value for key, value in (lesson | changed).items() if value is not LEFT_OUT}


LEFT_OUT = object()


def with_step(**changed: Any) -> Json:
    return with_changed(steps=[*whole()["steps"][:2], {**whole()["steps"][2], **changed}])


def test_the_example_of_the_design() -> None:
    text = json.dumps({
        "format": "chromino-lesson/1", "title": "Both ends", "language": "en", "about": "Matching.",
        "steps": [{
            "text": "Find every place.",
            "position": position(hands=[["GBB"]]),
            "goal": {"kind": "find-all", "tiles": ["GBB"]},
            "hints": ["Look below."],
            "wrong": {"mismatch": "Look at the other end."},
        }],
    })  # fmt: skip
    lesson = Lesson.from_json(text)
    assert (lesson.title.sentence, lesson.language) == ("Both ends", "en")
    assert lesson.about == Message("task-plain", {"text": "Matching."})
    [step] = lesson.steps
    assert (step.text.sentence, step.total, step.tips) == ("Find every place.", 4, 4)
    wrong = step.check("GBB@1,2>").wrong[0]
    assert wrong.said == Message("task-plain", {"text": "Look at the other end."})
    assert json.loads(lesson.to_json()) == json.loads(text)


def test_there_and_back_nothing_changes() -> None:
    data = whole()
    lesson = Lesson.from_json(data)
    assert lesson.to_dict() == data
    assert json.loads(lesson.to_json()) == data
    for again in (
        Lesson.from_json(lesson.to_json()),
        Lesson.from_json(lesson.to_json().encode()),
        Lesson(data["title"], lesson.steps, language="en", about=data["about"]),
    ):
        assert again == lesson
        assert again.to_json() == Lesson.from_json(again.to_json()).to_json()
        assert [*map(repr, again.steps)] == [repr(example(name)) for name in EVERY_KIND]
    assert repr(lesson) == f"<Lesson 'All of them': {len(EVERY_KIND)} steps>"
    lesson.to_dict().clear()
    data.clear()
    assert lesson == Lesson.from_json(whole()) != Lesson.from_json(with_changed())


def test_what_need_not_be_told() -> None:
    lesson = Lesson("Short", [example("number")])
    assert (lesson.language, lesson.about) == (None, None)
    assert lesson.to_dict().keys() == {"format", "title", "steps"}
    assert lesson.steps[0].text == Message("task-number")


@given(st.text(min_size=1, max_size=50))
def test_any_title_is_kept_as_it_is(title: str) -> None:
    try:
        lesson = Lesson(title, [example("number")])
    except InvalidTask:
        return
    assert json.loads(lesson.to_json())["title"] == title
    assert Lesson.from_json(lesson.to_json()) == lesson


# What is no lesson


@pytest.mark.parametrize(
    ("lesson", "ids"),
    [
        ("", ["lesson-unread", "record-not-json"]),
        ("{", ["lesson-unread", "record-not-json"]),
        ("[" * 100_000, ["lesson-unread", "record-too-deep"]),
        ('{"a": NaN}', ["lesson-unread", "record-number"]),
        ("9" * 10_000, ["lesson-unread", "record-number"]),
        ('{"format": 1, "format": 2}', ["lesson-unread", "record-key-twice"]),
        (b"\xff", ["lesson-unread", "record-not-text"]),
        (" " * 5_000_000, ["lesson-unread", "record-too-large"]),
        ("[]", ["task-field"]),
        ("null", ["task-field"]),
        ("{}", ["lesson-format"]),
        ('{"format": "chromino-lesson/2"}', ["lesson-format"]),
        ('{"format": "chromino-lesson/1"}', ["task-missing"]),
        (with_changed(title=LEFT_OUT), ["task-missing"]),
        (with_changed(title=""), ["task-field"]),
        (with_changed(title="x" * 2_001), ["task-field"]),
        (with_changed(about=None), ["task-field"]),
        (with_changed(language=""), ["task-field"]),
        (with_changed(language="English, mostly"), ["task-field"]),
        (with_changed(language="\ud800\ud800"), ["task-field"]),
        (with_changed(answers=[]), ["task-unknown"]),
        (with_changed(steps=LEFT_OUT), ["task-missing"]),
        (with_changed(steps=[]), ["task-field"]),
        (with_changed(steps={}), ["task-field"]),
        (with_changed(steps=whole()["steps"][:1] * 101), ["task-field"]),
        (with_step(goal={"kind": "dance"}), ["lesson-step", "task-kind"]),
        (with_step(goal={"kind": "find-all", "tiles": ["PPP"]}), ["lesson-step", "task-no-answer"]),
        (with_step(right=1), ["lesson-step", "task-unknown"]),
        (with_step(text=""), ["lesson-step", "task-field"]),
        (with_step(hints="Look!"), ["lesson-step", "task-field"]),
        (with_step(hints=["Look!"] * 21), ["lesson-step", "task-field"]),
        (with_step(wrong=[]), ["lesson-step", "task-field"]),
        (with_step(wrong={"MISMATCH": "x"}), ["lesson-step", "task-field"]),
        (with_step(wrong={f"id-{n}": "x" for n in range(51)}), ["lesson-step", "task-field"]),
    ],
    ids=lambda each: repr(each)[:40] if isinstance(each, str | bytes) else None,
)
def test_what_is_no_lesson(lesson: Any, ids: list[str]) -> None:
    assert refused(partial(Lesson.from_json, lesson)) == ids
    if isinstance(lesson, dict):
        assert refused(partial(Lesson.from_json, json.dumps(lesson))) == ids


def test_the_step_that_is_wrong_is_named() -> None:
    with pytest.raises(InvalidTask) as caught:
        Lesson.from_json(with_step(goal={"kind": "find-all", "tiles": ["PP"]}))
    step, field, _ = caught.value.problems
    assert step.args == {"number": 3}
    assert field.args["at"] == "steps[2].goal.tiles"


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_no_lesson(what: str) -> None:
    value = NONSENSE[what]
    refused(partial(Lesson.from_json, value))
    refused(partial(Lesson, "Title", value))
    refused(partial(Lesson, "Title", [value]))
    for field in ("format", "steps"):
        refused(partial(Lesson.from_json, with_changed(**{field: value})))
    if what not in ("a text", "an evil text"):
        refused(partial(Lesson.from_json, with_changed(title=value)))
    if what not in ("nothing", "a text", "an evil text"):
        refused(partial(Lesson, "Title", [example("number")], value))
    refused(partial(Lesson.from_json, with_changed(steps=[value])))
    with pytest.raises(InvalidTask):
        Lesson("Title", [example("number"), Evil()])


def test_a_lesson_that_nobody_could_read_again_is_none() -> None:
    """Whatever can be made fits into what is read."""
    long = example("number", text="字" * 2_000, hints=["字" * 2_000] * 20)
    with pytest.raises(InvalidTask) as caught:
        Lesson("Long", [long] * 10)
    assert caught.value.problems[0].id == "task-too-large"
    fits = Lesson("Long", [long] * 7)
    assert len(fits.to_json().encode()) < LARGEST
    assert Lesson.from_json(fits.to_json().encode()) == fits


def test_a_name_that_cannot_be_written_is_refused() -> None:
    data = with_changed(steps=[{**example("number").as_step()}])
    data["steps"][0]["position"]["players"] = ["\ud800"]
    refused(partial(Lesson.from_json, data))


def test_nobody_waits_for_many_hard_steps() -> None:
    """Each of them could be asked."""
    rng = Random("slow 57")
    board = grow(rng, 10, snug=0.0)
    tiles = tiles_left(board, rng, 10)
    moment = {**position_on(board, tiles[:6]), "bag": tiles[6:]}
    hard = {"position": moment, "goal": {"kind": "empty"}}
    assert 100_000 < Task.from_step(hard).work < 500_000
    began = process_time()
    try:
        Lesson.from_json({**with_changed(), "steps": [hard] * 100})
    except InvalidTask as error:
        ids = [problem.id for problem in error.problems]
    assert ids == ["lesson-step", "task-too-hard"]
    assert process_time() - began < 20


def test_it_is_the_same_in_the_page() -> None:
    told = run_in_pyodide("tests/told_of_tasks.py", ["chromino_core", "tests"])
    assert told.splitlines()[0] == report()
