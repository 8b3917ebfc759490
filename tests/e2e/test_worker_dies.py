"""The worker with Python dies in mid-game: another one takes over, and nothing is lost."""

from __future__ import annotations

import pytest
from fingers import Mouse
from late import late_bots
from looking import expect_on_board, expect_says
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage

pytestmark = pytest.mark.pyodide


def kill(table: TablePage) -> None:
    """End the worker from inside, which nobody is told of; the one that rehearses may go, too."""
    for worker in table.page.workers:
        worker.evaluate("self.close()")


def test_while_the_person_thinks(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    table.act(Mouse(table))
    table.wait_for_me()
    expect_on_board(table, 3)
    hand = table.tiles()
    _, spot = table.find_spot(Mouse(table))
    kill(table)

    table.page.mouse.click(spot.x, spot.y)
    # That one move has not arrived, which is told; everything before it is there.
    expect_says(table, "ui-engine-restarted")
    expect_on_board(table, 3)
    assert table.tiles() == hand

    table.act(Mouse(table))
    table.wait_for_me()
    expect_on_board(table, 5)


def test_while_a_bot_is_to_move(new_page: NewPage) -> None:
    table = new_page(settings={"pace": "slow"})
    late_bots(table)
    table.open(edition="modern", players="human,greedy", seed=7)
    Mouse(table).lay()
    expect(table.action("skip")).to_be_visible()
    hand = table.tiles()
    kill(table)
    table.page.evaluate("botsAreLate = false")
    table.action("skip").click()
    expect_says(table, "ui-engine-restarted")

    # The bot moves after all, by itself, and the person's own tile lies where it was laid.
    expect(table.seat(0)).to_have_attribute("aria-current", "true")
    expect_on_board(table, 3)
    assert table.tiles() == hand
