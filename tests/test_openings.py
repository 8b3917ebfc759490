"""The openings that the page deals: the engine takes each over, and nobody sees a difference."""

from __future__ import annotations

import gzip
import json
import subprocess
from collections import Counter
from itertools import chain
from statistics import mean
from typing import Any

import pytest

from builder.page.openings import START, openings
from builder.paths import ROOT
from chromino_core import Session, all_tiles


@pytest.fixture(scope="module")
def dealt() -> dict[str, Any]:
    return openings()


@pytest.fixture(scope="module")
def told(dealt: dict[str, Any]) -> dict[str, Any]:
    """What the page makes of them: many openings, even more hands, and the usual game."""
    done = subprocess.run(
        [".ci/node", "node", "tests/openings.mjs"],
        cwd=ROOT, input=json.dumps(dealt), capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def test_what_the_page_is_told_is_small_and_always_the_same(dealt: dict[str, Any]) -> None:
    assert len(gzip.compress(json.dumps(dealt).encode())) < 1_500
    assert openings() == dealt


def test_any_tile_may_be_in_the_hand_but_the_one_on_the_table(dealt: dict[str, Any]) -> None:
    box = {str(tile) for tile in all_tiles(chameleons=True)}
    assert dealt["legal"].keys() == box - {START.partition("@")[0]}


def test_one_begins_and_has_no_hand_yet(dealt: dict[str, Any]) -> None:
    assert dealt["view"]["board"] == [START]
    assert dealt["view"]["turn"]["seat"] == dealt["view"]["seat"] == 0
    assert dealt["view"]["players"][0]["hand"] is None


def test_hands_are_whole_and_have_something_to_choose(
    dealt: dict[str, Any], told: dict[str, Any]
) -> None:
    for hand in told["hands"]:
        assert len(set(hand)) == len(hand) == dealt["view"]["rules"]["hand_size"]
        assert sum(bool(dealt["legal"][tile]) for tile in hand) >= 2


def test_they_are_the_game_that_is_set_up_for_newcomers(
    dealt: dict[str, Any], told: dict[str, Any]
) -> None:
    view = Session().dispatch(told["usual"])["view"]
    assert view["rules"] == dealt["view"]["rules"]
    assert [player["kind"] for player in view["players"]] == [
        player["kind"] for player in dealt["view"]["players"]
    ]
    for opening in told["openings"]:
        assert opening["command"] == {**told["usual"], "shown": opening["command"]["shown"]}


def test_the_engine_takes_over_all_that_was_seen(told: dict[str, Any]) -> None:
    """To the last field; also `rev`, since in a fresh session no other game came before."""
    for opening in told["openings"]:
        answer = Session().dispatch(opening["command"])
        assert answer["ok"], answer
        assert answer["view"] == opening["view"]
        names = [player["name"] for player in opening["view"]["players"]]
        assert names == ["ui-player 1", "ui-bot-2"]


def test_what_can_be_laid_in_the_opening_can_be_laid_in_the_game(told: dict[str, Any]) -> None:
    opening = told["openings"][0]
    for entry in opening["view"]["hand"]:
        for placement, _ in entry["legal"]:
            session = Session()
            session.dispatch(opening["command"])
            act = {"type": "act", "seat": 0, "rev": opening["view"]["rev"], "action": placement}
            assert session.dispatch(act)["view"]["board"] == [START, placement]


def test_the_rest_is_dealt_afresh(told: dict[str, Any]) -> None:
    """Also when two people get the same opening, or one takes it over twice."""
    command = told["openings"][7]["command"]
    assert "seed" not in command
    games = []
    for _ in range(2):
        session = Session()
        session.dispatch(command)
        games.append(session.game)
    assert games[0].hands[0] == games[1].hands[0]
    assert games[0].hands[1] != games[1].hands[1]
    assert games[0].bag != games[1].bag


def test_every_tile_is_dealt_as_often_as_the_others(
    dealt: dict[str, Any], told: dict[str, Any]
) -> None:
    """Among those that fit, which hands without a choice lack, and among those that don't."""
    counts = Counter(chain(*told["hands"]))
    for fits in (True, False):
        some = [counts[tile] for tile, legal in dealt["legal"].items() if bool(legal) is fits]
        usual = mean(some)
        # Six times what chance does to it.
        assert all(abs(count - usual) < 6 * usual**0.5 for count in some)
