"""The openings of the build: the engine takes each over, and nobody sees a difference."""

from __future__ import annotations

import gzip
import json
import subprocess
from collections import Counter
from typing import Any

import pytest

from builder.page.openings import START, openings
from builder.paths import ROOT
from chromino_core import Session


@pytest.fixture(scope="module")
def dealt() -> dict[str, Any]:
    return openings()


@pytest.fixture(scope="module")
def told(dealt: dict[str, Any]) -> dict[str, Any]:
    """What the page makes of them: each, many by chance, and the usual game."""
    done = subprocess.run(
        [".ci/node", "node", "tests/openings.mjs"],
        cwd=ROOT, input=json.dumps(dealt), capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def test_they_are_many_and_small_and_always_the_same(dealt: dict[str, Any]) -> None:
    assert len(set(dealt["hands"])) == len(dealt["hands"]) >= 64
    assert len(gzip.compress(json.dumps(dealt).encode())) < 5_000
    assert openings() == dealt


def test_one_has_something_to_choose_and_begins(dealt: dict[str, Any]) -> None:
    assert dealt["view"]["board"] == [START]
    assert dealt["view"]["turn"]["seat"] == dealt["view"]["seat"] == 0
    assert dealt["view"]["players"][0]["hand"] is None
    for hand in dealt["hands"]:
        assert sum(bool(dealt["legal"][tile]) for tile in hand.split()) >= 2


def test_they_are_the_game_that_is_set_up_for_newcomers(
    dealt: dict[str, Any], told: dict[str, Any]
) -> None:
    view = Session().dispatch(told["usual"])["view"]
    assert view["rules"] == dealt["view"]["rules"]
    assert [player["kind"] for player in view["players"]] == [
        player["kind"] for player in dealt["view"]["players"]
    ]
    for opening in told["all"]:
        assert opening["command"] == {**told["usual"], "shown": opening["command"]["shown"]}


def test_the_engine_takes_over_all_that_was_seen(
    dealt: dict[str, Any], told: dict[str, Any]
) -> None:
    """To the last field; also `rev`, since in a fresh session no other game came before."""
    assert len(told["all"]) == len(dealt["hands"])
    for opening in told["all"]:
        answer = Session().dispatch(opening["command"])
        assert answer["ok"], answer
        assert answer["view"] == opening["view"]
        names = [player["name"] for player in opening["view"]["players"]]
        assert names == ["ui-player 1", "ui-bot-2"]


def test_what_can_be_laid_in_the_opening_can_be_laid_in_the_game(told: dict[str, Any]) -> None:
    opening = told["all"][0]
    for entry in opening["view"]["hand"]:
        for placement, _ in entry["legal"]:
            session = Session()
            session.dispatch(opening["command"])
            act = {"type": "act", "seat": 0, "rev": opening["view"]["rev"], "action": placement}
            assert session.dispatch(act)["view"]["board"] == [START, placement]


def test_the_rest_is_dealt_afresh(told: dict[str, Any]) -> None:
    """Also when two people get the same opening, or one takes it over twice."""
    command = told["all"][7]["command"]
    assert "seed" not in command
    games = []
    for _ in range(2):
        session = Session()
        session.dispatch(command)
        games.append(session.game)
    assert games[0].hands[0] == games[1].hands[0]
    assert games[0].hands[1] != games[1].hands[1]
    assert games[0].bag != games[1].bag


def test_every_opening_comes_as_often_as_the_others(
    dealt: dict[str, Any], told: dict[str, Any]
) -> None:
    """64 times each on average: with even chances none is as rare as 15, or as frequent as 130."""
    counts = Counter(told["byChance"])
    assert counts.keys() == set(dealt["hands"])
    assert min(counts.values()) > 15
    assert max(counts.values()) < 130
