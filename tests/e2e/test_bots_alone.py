"""Bots among themselves: one watches, stops them, and says how fast they play."""

from __future__ import annotations

import pytest
from late import late_bots
from looking import expect_on_board
from page_fixtures import NewPage
from playwright.sync_api import expect

pytestmark = pytest.mark.pyodide

SLOW = {"pace": "slow"}


def test_pause_and_speed_up_to_the_end(new_page: NewPage) -> None:
    table = new_page(settings=SLOW)
    table.page.clock.install()
    late_bots(table)
    table.open(edition="modern", players="greedy,greedy", seed=7, hand_size=3)
    expect(table.page.locator("[data-tile]")).to_have_count(0)
    table.action("pause").click()
    expect(table.action("resume")).to_be_visible()
    table.page.clock.fast_forward("10:00")
    table.wait_for_paint()
    expect_on_board(table, 1)
    # While one has stopped them, there is nothing to hasten.
    expect(table.action("skip")).to_have_count(0)

    table.action("resume").click()
    table.action("skip").click()
    expect_on_board(table, 2)
    # A question holds them up, too.
    table.action("menu").click()
    table.action("leave").click()
    table.page.clock.fast_forward("10:00")
    table.wait_for_paint()
    expect(table.page.locator('[aria-label="Table with 2 tiles"]')).to_be_attached()
    table.action("no").click()
    table.action("skip").click()
    expect_on_board(table, 3)
    for pace in ("Slow", "Normal"):
        expect(table.action("speed")).to_have_text(pace)
        table.action("speed").click()
    expect(table.action("speed")).to_have_text("Fast")
    expect(table.page.get_by_role("dialog")).to_contain_text("wins!")
