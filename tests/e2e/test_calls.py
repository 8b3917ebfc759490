"""The game of 1998: calling the last tile, catching who forgot, showing what was overlooked.

The seeds were looked for: each leads to its moment by the few actions of the test.
"""

from __future__ import annotations

from typing import Final

import pytest
from fingers import Mouse
from kept_games import moment, take_up
from looking import expect_on_board, expect_said, expect_says, heard
from playwright.sync_api import expect
from table_page import TablePage

# A bot that is asked at another moment decides otherwise.
pytestmark = pytest.mark.pyodide

LAST_BUT_ONE: Final = 14
"""The person begins with two tiles, of which one fits."""
BOT_FORGETS: Final = 56
"""The bot begins, lays one of its two tiles, and forgets to call."""
BOT_OVERLOOKS: Final = 282
"""The bot calls, and then draws although its last tile fits."""

KEYS: Final = {"call": "c", "catch": "x", "show": "s", "go-on": "g"}


def sit_down(table: TablePage, seed: int, bot: str) -> None:
    table.open(edition="meccano-1998", players=f"human,{bot}", seed=seed, hand_size=2)


def press(table: TablePage, action: str, by_key: bool) -> None:
    expect(table.action(action)).to_be_visible()
    if by_key:
        table.page.keyboard.press(KEYS[action])
    else:
        table.action(action).click()


def expect_holds(table: TablePage, seat: int, tiles: int) -> None:
    count = "one tile" if tiles == 1 else f"{tiles} tiles"
    expect(table.seat(seat)).to_contain_text(count)


def lay_the_last_but_one(table: TablePage) -> None:
    sit_down(table, LAST_BUT_ONE, "greedy")
    Mouse(table).lay()
    expect_on_board(table, 2)


def test_who_calls_is_not_caught(table: TablePage) -> None:
    lay_the_last_but_one(table)
    for by_key in (False, True):
        expect_says(table, "why-call")
        press(table, "call", by_key)
        expect(table.seat(0)).to_contain_text("said “Chromino”")
        expect(table.seat(0)).to_have_attribute("aria-current", "true")
        expect(heard(table)).to_contain_text("You say “Chromino!”")
        expect(heard(table)).not_to_contain_text("catches")
        expect(table.page.locator("[data-tile]")).to_have_count(1)
        table.action("undo").click()


def test_who_goes_on_without_a_call_is_caught(table: TablePage) -> None:
    sit_down(table, LAST_BUT_ONE, "greedy")
    for action in ("call", "catch", "show"):
        # There is nothing to say yet.
        expect(table.action(action)).to_have_count(0)
        table.page.keyboard.press(KEYS[action])
        expect_said(table, "Not now.")
    for by_key in (False, True):
        Mouse(table).lay()
        press(table, "go-on", by_key)
        expect(heard(table)).to_contain_text("Kim catches you. You have to take a tile.")
        expect(table.page.locator("[data-tile]")).to_have_count(2)
        expect(table.seat(0)).not_to_contain_text("said")
        table.action("undo").click()
        expect_on_board(table, 1)


def test_a_forgetful_bot_is_caught(table: TablePage) -> None:
    sit_down(table, BOT_FORGETS, "random")
    expect_holds(table, 1, 1)
    expect(table.action("catch")).to_have_count(0)
    table.action("draw").click()
    for by_key in (False, True):
        expect_says(table, "why-catch")
        expect(table.action("catch")).to_have_text("Catch Kim")
        press(table, "catch", by_key)
        expect(heard(table)).to_contain_text("You catch Kim. Kim has to take a tile.")
        expect(table.action("catch")).to_have_count(0)
        expect(table.seat(0)).to_have_attribute("aria-current", "true")
        table.action("undo").click()

    # Or one lets it off.
    press(table, "go-on", by_key=False)
    expect(heard(table).locator("p").last).to_contain_text("Kim ")
    expect(heard(table).locator("p").last).not_to_contain_text("catches")


def test_an_overlooked_spot_is_shown(table: TablePage) -> None:
    sit_down(table, BOT_OVERLOOKS, "random")
    table.action("draw").click()
    expect(table.seat(1)).to_contain_text("said “Chromino”")
    expect(table.seat(0)).to_have_attribute("aria-current", "true")
    table.action("draw").click()
    for by_key in (False, True):
        expect_says(table, "why-show")
        expect_holds(table, 1, 2)
        press(table, "show", by_key)
        expect_said(table, "Kim has to take 2 tiles.")
        expect(heard(table)).to_contain_text("You show where it fits: ")
        expect_holds(table, 1, 4)
        expect(table.action("show")).to_have_count(0)
        table.action("undo").click()


def test_bots_wait_as_long_as_a_person_may_call(table: TablePage) -> None:
    table.page.clock.install()
    lay_the_last_but_one(table)
    expect(table.action("go-on")).to_be_visible()
    told = heard(table).locator("p").last.text_content() or ""
    for _ in range(3):
        table.page.clock.fast_forward("10:00")
        table.wait_for_paint()
        # There is nothing that one could hasten: no bot is about to move.
        expect(table.action("skip")).to_have_count(0)
        expect_said(table, told)
        expect(table.seat(1)).to_have_attribute("aria-current", "true")
        expect_on_board(table, 2)

    press(table, "call", by_key=False)
    expect(table.action("go-on")).to_have_count(0)
    expect(table.seat(0)).to_have_attribute("aria-current", "true")


def test_of_two_people_one_catches_the_other(table: TablePage) -> None:
    hands = ["RYG GGG", "PPP GPP"]
    take_up(table, moment("meccano-1998", "BRY@0,0>", hands, "PGP BBB YYY"), ("human", "human"))
    table.action("hand-over").click()
    Mouse(table).lay()
    # The device stays with Player 1 as long as there is something to say.
    expect(table.action("hand-over")).to_have_count(0)
    press(table, "go-on", by_key=False)
    table.action("hand-over").click()
    table.action("draw").click()
    expect(table.action("catch")).to_have_text("Catch Player 1")
    press(table, "catch", by_key=False)
    expect(table.page.get_by_role("dialog")).to_contain_text("Player 2 catches Player 1.")
    expect_holds(table, 0, 2)
    table.action("hand-over").click()
    expect(table.page.locator("[data-tile]")).to_have_count(2)
