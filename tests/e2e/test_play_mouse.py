"""Whole games against a bot with the mouse."""

from __future__ import annotations

import pytest
from fingers import Dragging, Mouse
from finished_games import play_a_whole_game
from playwright.sync_api import expect
from table_page import TablePage

pytestmark = pytest.mark.pyodide


def test_one_click_starts_a_game_against_one_bot(table: TablePage) -> None:
    table.open_start()
    table.action("play").click()
    expect(table.page.locator("[data-tile]")).to_have_count(8)
    expect(table.page.locator("[data-seat]")).to_have_count(2)


def test_a_game_is_played_by_clicks(table: TablePage) -> None:
    play_a_whole_game(table, Mouse(table), seed=7, hand_size=5)


def test_a_game_is_played_by_dragging(table: TablePage) -> None:
    play_a_whole_game(table, Dragging(table), seed=5, hand_size=4)
