"""Looking back: step by step, along the slider, by itself, and from the log."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from bare_table import sit_down
from kept_games import JUST_BOTH, finished, take_up
from looking import cursor, expect_on_board, expect_said, heard
from page_fixtures import NewPage, sitting
from playwright.sync_api import Browser, expect
from table_page import TablePage

from chromino_core import Game, Session
from chromino_core.records.record import replay

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
        "The first tile is green, red, purple, across from column 0, row 0.",
        "You lay red, purple, purple, across from column 1, row -1.",
        "Player 2 lays purple, blue, yellow, across from column 3, row 0.",
        "You draw a tile from the bag.",
        "You pass.",
        "Player 2 lays blue, yellow, red, across from column 4, row 1.",
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


def test_the_table_has_keys_wherever_the_focus_is(table: TablePage) -> None:
    keyboard = table.page.keyboard
    for place in (cursor(table), table.action("log"), table.action("replay-close")):
        place.focus()
        for key, ply in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
            keyboard.press(key)
            expect_at(table, ply)
            expect_said(table, told(ply))
        keyboard.press("End")
        expect_at(table, LAST)
        keyboard.press("ArrowRight")
        keyboard.press("Home")
        expect_at(table, 0)
        expect(place).to_be_focused()


def test_space_plays_and_pauses_but_presses_a_button_that_has_the_focus(table: TablePage) -> None:
    play = table.action("replay-play")
    for place in (table.page.get_by_role("slider"), cursor(table)):
        place.focus()
        table.page.keyboard.press(" ")
        expect(play).to_have_accessible_name("Pause")
        table.page.keyboard.press(" ")
        expect(play).to_have_accessible_name("Play")
        expect(heard(table)).to_contain_text("Paused.")
    table.action("replay-last").focus()
    table.page.keyboard.press(" ")
    expect_at(table, LAST)
    expect(play).to_have_accessible_name("Play")
    table.action("replay-first").click()


def test_a_choice_has_its_own_keys(table: TablePage) -> None:
    eyes = table.page.get_by_role("combobox")
    eyes.focus()
    table.page.keyboard.press("ArrowDown")
    expect(eyes.locator("option:checked")).to_have_text("Player 1")
    table.page.keyboard.press("Home")
    expect(eyes.locator("option:checked")).to_have_text("Everyone")
    expect_at(table, 0)


def test_the_keys_are_shown(table: TablePage) -> None:
    table.page.keyboard.press("?")
    keys = table.page.get_by_role("dialog")
    expect(keys.get_by_role("heading", name="Looking back")).to_be_visible()
    expect(keys).to_contain_text("one move back, or forward")
    table.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    expect_at(table, 0)


@pytest.mark.parametrize("place", ["slider", "board", "choice"])
def test_escape_leads_back_to_the_game(table: TablePage, place: str) -> None:
    where = {
        "slider": table.page.get_by_role("slider"),
        "board": cursor(table),
        "choice": table.page.get_by_role("combobox"),
    }
    where[place].focus()
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog", name="Player 2 wins!")).to_be_visible()
    table.action("replay").click()


def test_it_plays_by_itself(table: TablePage) -> None:
    table.action("replay-play").click()
    expect(table.action("replay-play")).to_have_accessible_name("Pause")
    expect_at(table, LAST)
    expect(table.action("replay-play")).to_have_accessible_name("Play")
    for ply in range(1, LAST + 1):
        expect(heard(table)).to_contain_text(told(ply))


@pytest.mark.parametrize(("pace", "ms"), [("slow", 2000), ("normal", 900), ("fast", 400)])
def test_it_plays_as_fast_as_one_likes(new_page: NewPage, pace: str, ms: int) -> None:
    table = new_page()
    clock = table.page.clock
    clock.install(time=0)
    sit_down(table, Session(GAME.copy(), list(JUST_BOTH)), settings={"pace": pace})
    table.action("replay").click()
    expect_at(table, 0)
    clock.pause_at(60_000)
    table.action("replay-play").click()
    clock.run_for(100)
    expect_at(table, 1)
    clock.run_for(ms - 200)
    expect_at(table, 1)
    clock.run_for(200)
    expect_at(table, 2)


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
