"""What may be agreed before a game, on its screen."""

from __future__ import annotations

import pytest
from looking import expect_on_board
from playwright.sync_api import Locator, expect
from table_page import TablePage
from wording import Wording

WORDS = Wording("en")


def open_new_game(table: TablePage) -> None:
    table.open_start()
    table.action("new").click()
    expect(own_number(table)).to_be_visible()


def own_number(table: TablePage) -> Locator:
    return table.page.locator('[data-variant="draw_limit-other"]')


def listed(table: TablePage, value: str) -> Locator:
    return table.page.locator(f'[data-variant="draw_limit"][value="{value}"]')


def about(table: TablePage) -> Locator:
    return table.page.locator("#about-draw_limit")


@pytest.mark.pyodide
def test_any_number_of_draws_may_be_agreed(table: TablePage) -> None:
    open_new_game(table)
    expect(listed(table, "1")).to_be_checked()
    own_number(table).fill("12")
    expect(listed(table, "1")).to_be_checked()
    own_number(table).press("Enter")
    expect(about(table)).to_have_text(WORDS.say("ui-rule-draw-limit-other-about", limit=12))
    expect(listed(table, "1")).not_to_be_checked()
    expect(own_number(table)).to_have_value("12")
    table.action("start").click()
    expect_on_board(table, 1)
    table.action("menu").click()
    assert table.record()["rules"]["draw_limit"] == 12


def test_a_number_becomes_one_that_is_allowed(table: TablePage) -> None:
    open_new_game(table)
    for typed, shown in (("99", "80"), ("2", "2")):
        own_number(table).fill(typed)
        own_number(table).blur()
        expect(own_number(table)).to_have_value(shown)
    own_number(table).fill("")
    own_number(table).blur()
    expect(own_number(table)).to_have_value("2")
    # One that has a chip of its own is chosen there, and so is the least.
    for typed, value in (("4", "4"), ("-3", "1")):
        own_number(table).fill(typed)
        own_number(table).blur()
        expect(listed(table, value)).to_be_checked()
        expect(own_number(table)).to_have_value("")


def test_a_listed_choice_takes_the_place_of_an_own_number(table: TablePage) -> None:
    open_new_game(table)
    own_number(table).fill("7")
    own_number(table).press("Tab")
    expect(own_number(table)).to_have_value("7")
    listed(table, "none").check(force=True)
    expect(own_number(table)).to_have_value("")
    expect(about(table)).to_have_text(WORDS.say("ui-rule-draw-limit-none-about"))
