"""The games of the introduction: each leads through its three steps, whatever one does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from chromino_core import Game, Rules, Session, edition
from chromino_core.placement import Placement

FOLDER = Path(__file__).parent.parent / "site" / "introduction"
GAMES = sorted(path.stem for path in FOLDER.glob("*.json"))

# Few enough to be seen at a glance.
MOST_PLACES = 2
WIDEST = 10


def position(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return data


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return Game.from_record(position(request.param))


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


def test_there_is_one_for_each_way_to_lay_tiles() -> None:
    assert GAMES == ["dominoes", "free"]
    for name in GAMES:
        rules = Rules(**position(name)["rules"])
        assert rules == edition("modern", geometry=name)


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


@pytest.mark.parametrize("name", GAMES)
def test_the_view_says_which_step_it_is(name: str) -> None:
    """What `site/js/learn/first_steps.js` goes by."""
    session = Session()
    told = []
    view = session.dispatch({"type": "load", "record": position(name)})["view"]
    while not view["outcome"]:
        fitting = [entry for entry in view["hand"] if entry["legal"]]
        drawing = any(action == "draw" for _, action, _ in view["turn"]["actions"])
        drawn = any(action == "draw" for _, action in view["log"])
        told.append((len(fitting), drawing, view["turn"]["drawn"] is not None, drawn))
        action = "draw" if drawing else fitting[0]["legal"][0][0]
        view = session.dispatch({"type": "act", "seat": 0, "action": action})["view"]
    assert told == [
        (1, False, False, False),
        (0, True, False, False),
        (1, False, True, True),
        (1, False, False, True),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_step_can_be_taken_back(name: str) -> None:
    session = Session()
    session.dispatch({"type": "load", "record": position(name)})
    for way in ways(Game.from_record(position(name))):
        for step in way:
            assert session.dispatch({"type": "act", "seat": 0, "action": step.done})["ok"]
        while session.view(0)["can_undo"]:
            assert session.dispatch({"type": "undo", "seat": 0})["ok"]
        view = session.view(0)
        assert " ".join(view["board"]) == position(name)["board"]
        assert [entry["tile"] for entry in view["hand"]] == position(name)["hands"][0]
