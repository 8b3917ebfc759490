"""One tab holds the game; another one offers to take it over, and then the first gives way."""

from __future__ import annotations

from typing import Final

import pytest
from fingers import Mouse
from kept_games import kept, kept_when
from late import late_bots
from looking import expect_on_board
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage
from waiting import wait_until

from chromino_core import Game

pytestmark = pytest.mark.pyodide

SLOW: Final = """
    const { request } = LockManager.prototype;
    LockManager.prototype.request = async function (...asked) {
        await new Promise((done) => setTimeout(done, 1000));
        return request.apply(this, asked);
    };
"""

RELUCTANT: Final = """
    navigator.locks.request("chromino game", () => new Promise((done) => setTimeout(done, 250)));
"""


def another_tab(table: TablePage) -> TablePage:
    """Open the page once more in the same browser; it does not get the game."""
    other = TablePage(table.page.context.new_page(), table.address, table.guards)
    other.page.goto(table.address)
    expect(other.action("play-here")).to_be_visible()
    return other


def play_here(table: TablePage) -> None:
    table.action("play-here").click()
    expect(table.action("play-here")).to_have_count(0)
    table.wait_for_table()


def wait_for_no_worker(table: TablePage) -> None:
    wait_until(table.page, lambda: not table.page.workers)


def lay(table: TablePage) -> None:
    table.act(Mouse(table))
    table.wait_for_me()


def test_the_game_goes_from_tab_to_tab(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    other = another_tab(table)
    expect(other.page.get_by_role("heading")).to_have_text("Chromino is open in another tab")
    # The first one is not disturbed.
    for tiles, here, there in ((3, table, other), (5, other, table)):
        lay(here)
        expect_on_board(here, tiles)
        hand = here.tiles()
        play_here(there)
        expect_on_board(there, tiles)
        assert there.tiles() == hand
        expect(here.action("play-here")).to_be_visible()
        expect(here.page.locator("[data-tile], [data-cell]")).to_have_count(0)

    # A tab that is closed lets it go.
    table.page.close()
    other.page.reload()
    other.wait_for_table()
    expect_on_board(other, 5)


def test_a_tab_that_has_given_way_writes_nothing_more(new_page: NewPage) -> None:
    """A bot is about to move in the first tab when the game is taken away from it."""
    table = new_page(settings={"pace": "slow"})
    late_bots(table)
    table.open(edition="modern", players="human,greedy", seed=7)
    other = another_tab(table)
    Mouse(table).lay()
    expect(table.action("skip")).to_be_visible()
    play_here(other)
    expect(table.action("play-here")).to_be_visible()
    wait_for_no_worker(table)

    # The bot's move has not been lost with it.
    expect(other.seat(0)).to_have_attribute("aria-current", "true")
    lay(other)
    # What is kept is the second tab's game alone.
    kept_when(other, lambda games: len(games[-1]["record"]["actions"]) == 4)
    other.page.close()
    [game] = kept(table)
    assert [seat for seat, _ in Game.from_record(game["record"]).log] == [0, 1, 0, 1]


def test_a_device_that_is_slow_to_answer_is_not_taken_for_two_tabs(table: TablePage) -> None:
    table.page.add_init_script(SLOW)
    table.open(edition="modern", players="human,greedy", seed=7)
    expect_on_board(table, 1)


def test_a_tab_that_is_slow_to_let_go_is_waited_for(table: TablePage) -> None:
    table.page.add_init_script(RELUCTANT)
    table.open(edition="modern", players="human,greedy", seed=7)
    expect_on_board(table, 1)
