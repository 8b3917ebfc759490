"""Conundrums and other tasks in a notebook: what is answered at the board, Python knows at once."""

from __future__ import annotations

import pickle
from datetime import date
from typing import Any, Self

import pytest
from asked import CHOOSE, FIND_ALL, PLACES, TEXT, lesson
from asked_about import SMALL
from kernel import Front

from chromino_core import Board, InvalidConundrum, Lesson, Task, conundrums
from chromino_core.conundrums import Conundrum
from chromino_widget import ConundrumView, TaskView

pytestmark = pytest.mark.own_thread


def small() -> ConundrumView:
    return ConundrumView(Conundrum.from_text(TEXT))


def test_the_places_are_found_at_the_board() -> None:
    view = small()
    front = Front(view)
    heard: list[Any] = []
    view.observe(lambda change: heard.append((change.name, change.new)), ["found", "done"])
    assert (view.found, view.done) == ([], False)
    assert view.view["task"]["asks"] == "placements"
    assert view.view["hand"] == [{"tile": "BBG", "legal": []}]
    for place in PLACES:
        assert front.ask("try", answer=place)["verdict"]["right"] == [place]
    assert (view.found, view.done) == (PLACES, True)
    assert heard == [*(("found", PLACES[:n]) for n in (1, 2, 3)), *heard[3:]]
    assert sorted(heard[3:], key=str) == [("done", True), ("found", PLACES)]


def test_giving_up_is_done_and_finds_nothing() -> None:
    view = small()
    Front(view).ask("give-up")
    assert (view.found, view.done) == ([], True)


@pytest.mark.parametrize(
    ("which", "more", "expected"),
    [
        ("2026-11-16", {}, lambda: conundrums.daily("2026-11-16")),
        (date(2026, 11, 16), {}, lambda: conundrums.daily("2026-11-16")),
        (17, {}, lambda: conundrums.collection()[16]),
        (None, {"seed": 7, "grade": 2}, lambda: conundrums.generate(7, 2)),
        (None, {"seed": 7}, lambda: conundrums.generate(7)),
    ],
)
def test_any_conundrum_can_be_had(which: Any, more: dict[str, int], expected: Any) -> None:
    view = ConundrumView(which, **more)
    assert view.conundrum == expected()
    assert view.view["board"] == str(view.conundrum.board).split()


def test_without_a_date_it_is_todays(monkeypatch: pytest.MonkeyPatch) -> None:
    class Today(date):
        @classmethod
        def today(cls) -> Self:
            return cls(2026, 12, 24)

    monkeypatch.setattr("chromino_widget.conundrum_view.date", Today)
    assert ConundrumView().conundrum == conundrums.daily("2026-12-24")


@pytest.mark.parametrize("which", ["tomorrow", "0000-01-01", "9999-12-31", 0, 61, True, 1.5, b"x"])
def test_there_are_not_all(which: Any) -> None:
    with pytest.raises(InvalidConundrum):
        ConundrumView(which)


def test_it_speaks_and_shows_what_it_is() -> None:
    view = ConundrumView(Conundrum.from_text(TEXT), language="uk")
    assert view.language == "uk"
    assert repr(view) == f"<ConundrumView of {view.conundrum!r}: 0 found>"
    with pytest.raises(TypeError, match="colour"):
        ConundrumView(colour="red")


def test_any_task_and_any_lesson_can_be_asked() -> None:
    view = TaskView(Task(FIND_ALL["position"], FIND_ALL["goal"]))
    assert (view.view["task"]["kind"], view.view["task"]["steps"]) == ("find-all", 1)
    view = TaskView(Lesson.from_json(lesson(FIND_ALL, CHOOSE)), step=1)
    front = Front(view)
    assert (view.view["task"]["kind"], view.view["task"]["step"]) == ("choose", 2)
    front.ask("try", answer=1)
    assert (view.found, view.done) == ([], True)
    front.ask("next-step", step=0)
    assert (view.view["task"]["kind"], view.done) == ("find-all", False)


@pytest.mark.parametrize("step", [-1, 2, True, "1", None])
def test_there_is_no_such_step(step: Any) -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        TaskView(Lesson.from_json(lesson(FIND_ALL, CHOOSE)), step)


@pytest.mark.parametrize("task", [None, "find-all", FIND_ALL, Board(SMALL)])
def test_a_task_is_wanted(task: Any) -> None:
    with pytest.raises(TypeError, match=type(task).__name__):
        TaskView(task)


def test_two_views_know_nothing_of_each_other() -> None:
    one, other = small(), small()
    Front(one).ask("try", answer=PLACES[0])
    assert (one.found, other.found) == ([PLACES[0]], [])


def test_a_conundrum_can_be_sent_to_a_worker() -> None:
    made = Conundrum.from_text(TEXT)
    assert pickle.loads(pickle.dumps(made)) == made
