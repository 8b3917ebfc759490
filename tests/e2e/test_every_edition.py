"""Every edition, and junior by both books, is started by a link and played to its end."""

from __future__ import annotations

from typing import Any

import pytest
from fingers import Mouse
from finished_games import assert_played
from playwright.sync_api import expect
from table_page import TablePage

from chromino_core import edition

pytestmark = pytest.mark.pyodide

GAMES: dict[str, dict[str, Any]] = {
    "modern": {"edition": "modern"},
    "modern, expert, open hands": {
        "edition": "modern",
        "scoring": "expert",
        "open_hands": True,
    },
    "modern-zh, expert": {"edition": "modern-zh", "scoring": "expert"},
    "textures, unlimited drawing": {"edition": "textures", "draw_limit": None, "scoring": "sides"},
    "2001, simple": {"edition": "ravensburger-2001", "scoring": "simple"},
    "2001, kinds, open hands": {
        "edition": "ravensburger-2001",
        "scoring": "kinds",
        "open_hands": True,
    },
    "1998": {"edition": "meccano-1998"},
    "1998, contacts": {"edition": "meccano-1998", "scoring": "contacts"},
    "junior, dominoes": {"edition": "modern", "geometry": "dominoes"},
    "junior, one contact": {"edition": "modern-zh", "min_contacts": 1},
}


def in_link(value: Any) -> str:
    return "none" if value is None else str(value).lower()


@pytest.mark.parametrize("agreed", GAMES.values(), ids=GAMES.keys())
def test_is_played_to_the_end(table: TablePage, agreed: dict[str, Any]) -> None:
    rules = agreed | {"hand_size": 3}
    fields = {name: in_link(value) for name, value in rules.items()}
    table.open(**fields, players="human,greedy,random", seed=11)

    expect(table.seat(2)).to_be_visible()
    expect(table.page.locator("[data-seat]")).to_have_count(3)
    if agreed.get("open_hands"):
        expect(table.seat(1).get_by_role("img")).to_have_count(3)
    table.play_to_the_end(Mouse(table))

    game = assert_played(table)
    assert game.rules == edition(rules.pop("edition"), **rules)
    if scores := game.scores():
        for seat, points in enumerate(scores):
            expect(table.seat(seat)).to_contain_text(str(points))


def test_alone_against_the_box(table: TablePage) -> None:
    table.open(edition="modern", players="human", seed=2, hand_size=2)
    table.play_to_the_end(Mouse(table))
    assert assert_played(table).players == ("Player 1",)


def test_bots_among_themselves_need_nobody(table: TablePage) -> None:
    table.open(edition="modern", players="greedy,random", seed=2, hand_size=2)
    expect(table.page.locator('[data-say^="say-won"], [data-say^="say-joint"]')).to_be_attached()
