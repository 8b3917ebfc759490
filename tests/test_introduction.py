"""The games of the introduction: each leads through its three steps, whatever one does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from chromino_core import Game, Session, edition
from chromino_core.introduction import introduction
from chromino_core.placement import Placement

GAMES = ("dominoes", "free")

# Few enough to be seen at a glance.
MOST_PLACES = 2
WIDEST = 10


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return introduction(request.param, "Ann")


def begin(session: Session, geometry: str) -> dict[str, Any]:
    """The first view of the task."""
    command = {"type": "task", "task": "introduction", "geometry": geometry, "name": "Ann"}
    view: dict[str, Any] = session.dispatch(command)["view"]
    return view


class Step(NamedTuple):
    """What was done, and all that could have been done."""

    done: str
    legal: list[str]


def ways(game: Game) -> list[list[Step]]:
    """Everything that one can do, to the end."""
    if game.outcome():
        return [[]]
    legal = list(map(str, game.legal_actions()))
    found = []
    for action in legal:
        game.push(action)
        found += [[Step(action, legal), *rest] for rest in ways(game)]
        game.pop()
    return found


def ends(game: Game) -> Iterator[Game]:
    """The game after each way through it."""
    for way in ways(game):
        played = game.copy()
        for step in way:
            played.push(step.done)
        yield played


def test_tiles_are_laid_as_in_the_game_that_comes_after_it(game: Game) -> None:
    assert game.rules == edition("modern", geometry=game.rules.geometry)
    assert game.players == ("Ann",)


def test_every_way_leads_through_the_three_steps(game: Game) -> None:
    [first, last], [drawn] = game.hands[0], game.bag
    for lay, draw, lay_drawn, lay_last in ways(game):
        assert draw.legal == ["draw"]
        for step, tile in ((lay, first), (lay_drawn, drawn), (lay_last, last)):
            assert {Placement(text).tile for text in step.legal} == {tile}
            assert 1 <= len(step.legal) <= MOST_PLACES


def test_every_way_ends_with_an_empty_hand(game: Game) -> None:
    outcomes = [end.outcome() for end in ends(game)]
    assert outcomes
    for outcome in outcomes:
        assert outcome is not None
        assert (outcome.reason, outcome.winners, outcome.left) == ("emptied", (0,), (0,))


def test_all_of_it_is_seen_on_a_phone(game: Game) -> None:
    for end in ends(game):
        cells = [cell for placement in end.board for cell in placement.cells]
        for along in zip(*cells, strict=True):
            assert max(along) - min(along) < WIDEST


def do(session: Session, mark: dict[str, Any]) -> dict[str, Any]:
    """What the mark is at."""
    action = mark["where"].get("action") or mark["where"]["placement"]
    view: dict[str, Any] = session.dispatch({"type": "act", "seat": 0, "action": action})["view"]
    return view


@pytest.mark.parametrize("geometry", GAMES)
def test_the_view_says_which_step_it_is_and_marks_what_to_touch(geometry: str) -> None:
    session = Session()
    view = begin(session, geometry)
    told = []
    while True:
        task = view["task"]
        marked = [next(iter(mark["where"])) for mark in task["marks"]]
        told.append((task["kind"], task["step"], task["found"], task["done"], marked))
        assert task["text"]["id"].startswith(f"ui-intro-{task['kind']}")
        if task["done"]:
            break
        view = do(session, task["marks"][-1])
    assert told == [
        ("lay", 1, 0, False, ["tile", "placement"]),
        ("draw", 2, 1, False, ["action"]),
        ("drawn", 3, 1, False, ["tile", "placement"]),
        ("last", 3, 2, False, ["tile", "placement"]),
        ("done", 3, 3, True, []),
    ]
    assert view["outcome"]["winners"] == [0]


def test_a_tile_of_dominoes_is_laid_by_its_end() -> None:
    assert begin(Session(), "free")["task"]["text"]["id"] == "ui-intro-lay"
    assert begin(Session(), "dominoes")["task"]["text"]["id"] == "ui-intro-lay-dominoes"


@pytest.mark.parametrize("geometry", GAMES)
def test_every_step_can_be_taken_back(geometry: str) -> None:
    session = Session()
    first = begin(session, geometry)
    for way in ways(introduction(geometry, "Ann")):
        for step in way:
            assert session.dispatch({"type": "act", "seat": 0, "action": step.done})["ok"]
        while session.view(0)["can_undo"]:
            assert session.dispatch({"type": "undo", "seat": 0})["ok"]
        view = session.view(0)
        assert [view[key] for key in ("board", "hand", "task")] == [
            first[key] for key in ("board", "hand", "task")
        ]


def test_a_saved_task_goes_on_and_another_game_has_none() -> None:
    session = Session()
    view = begin(session, "free")
    do(session, view["task"]["marks"][-1])
    saved = session.dispatch({"type": "save"})
    assert saved["task"] == "introduction"
    other = Session()
    again = other.dispatch({"type": "load", **saved, "id": 2})["view"]
    assert again["task"]["kind"] == "draw"
    players = [{"name": "Ann"}, {"name": "Ben"}]
    assert other.dispatch({"type": "new", "players": players})["view"]["task"] is None
    assert other.dispatch({"type": "save"})["task"] is None


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"task": "no such"}, "command-field"),
        ({"task": 7}, "command-field"),
        ({"geometry": "cubes"}, "rule-choice"),
        ({"geometry": []}, "rule-choice"),
        ({"name": 7}, "player-name"),
    ],
)
def test_a_wrong_task_is_refused_and_changes_nothing(
    wrong: dict[str, object], problem: str
) -> None:
    session = Session()
    begin(session, "free")
    rev = session.rev
    answer = session.dispatch({"type": "task", "task": "introduction", **wrong})
    assert not answer["ok"]
    assert problem in [each["id"] for each in answer["problems"]]
    assert session.rev == rev


def test_a_task_is_for_the_whole_table() -> None:
    answer = Session().dispatch({"type": "task", "task": "introduction"}, [0])
    assert answer["problems"][0]["id"] == "only-for-hosts"
