"""Looking back: step by step, along the slider, by itself, and from the log."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kept_games import JUST_BOTH, finished, take_up
from looking import expect_on_board, expect_said
from page_fixtures import sitting
from playwright.sync_api import Browser, expect
from table_page import TablePage

from chromino_core import Game
from chromino_core.record import replay

GAME: Game = finished("ravensburger-2001", 2, 30, hand_size=2)
"""Five actions: both lay a tile, one draws and passes, the other lays the last one."""

BOARDS = [len(game.board) for game in replay(GAME.record())]
"""How many tiles lie on the table after each action."""
LAST = len(BOARDS) - 1


@pytest.fixture(scope="module")
def shared(browser: Browser, address: str) -> Iterator[TablePage]:
    with sitting(browser, address) as table:
        take_up(table, GAME.record(), JUST_BOTH, over=True)
        yield table


@pytest.fixture
def table(shared: TablePage) -> Iterator[TablePage]:
    """A finished game, at its beginning; afterwards the end is on the screen again."""
    shared.action("replay").click()
    expect_at(shared, 0)
    yield shared
    shared.action("replay-close").click()
    expect(shared.page.get_by_role("dialog", name="Player 2 wins!")).to_be_visible()


def expect_at(table: TablePage, ply: int) -> None:
    """The moment after so many actions is on the screen."""
    slider = table.page.get_by_role("slider")
    expect(slider).to_have_value(str(ply))
    expect(slider).to_have_attribute("aria-valuetext", f"Move {ply} of {LAST}. {told(ply)}")
    expect_on_board(table, BOARDS[ply])


def told(ply: int) -> str:
    return [
        "The first tile is on the table.",
        "Player 1: red, purple, purple, across from column 1, row -1.",
        "Player 2: purple, blue, yellow, across from column 3, row 0.",
        "Player 1: takes a tile from the bag.",
        "Player 1: passes.",
        "Player 2: blue, yellow, red, across from column 4, row 1.",
    ][ply]


def test_buttons_go_step_by_step(table: TablePage) -> None:
    for ply in range(1, LAST + 1):
        table.action("replay-next").click()
        expect_at(table, ply)
        expect_said(table, told(ply))
    expect(table.action("replay-next")).to_have_attribute("aria-disabled", "true")
    table.action("replay-previous").click()
    expect_at(table, LAST - 1)
    table.action("replay-first").click()
    expect_at(table, 0)
    expect(table.action("replay-previous")).to_have_attribute("aria-disabled", "true")
    table.action("replay-last").click()
    expect_at(table, LAST)


def test_the_slider_has_keys(table: TablePage) -> None:
    table.page.get_by_role("slider").focus()
    for key, ply in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", LAST)):
        table.page.keyboard.press(key)
        expect_at(table, ply)
    table.page.keyboard.press("Home")
    expect_at(table, 0)
    expect(table.page.get_by_role("slider")).to_be_focused()


def test_it_plays_by_itself(table: TablePage) -> None:
    table.action("replay-play").click()
    expect(table.action("replay-play")).to_have_accessible_name("Pause")
    expect_at(table, 2)
    table.action("replay-play").click()
    expect(table.action("replay-play")).to_have_accessible_name("Play")


def test_the_log_leads_to_each_moment(table: TablePage) -> None:
    table.action("log").click()
    entries = table.page.get_by_role("list", name="Moves so far").get_by_role("button")
    expect(entries).to_have_count(LAST + 1)
    entries.nth(2).click()
    expect_at(table, 2)


def test_nothing_can_be_laid_in_the_past(table: TablePage) -> None:
    expect(table.page.locator("[data-tile], [data-legal]")).to_have_count(0)
    for key in ("d", "p", "u", "n", "1"):
        table.page.keyboard.press(key)
    table.wait_for_paint()
    expect_at(table, 0)
