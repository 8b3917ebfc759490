"""The rack: its owner arranges it, by dragging, by buttons, by keys, and it stays so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fingers import Mouse, middle
from kept_games import moment, take_up
from looking import expect_said
from page_fixtures import sitting
from playwright.sync_api import Browser, expect
from table_page import TablePage

HAND = ["GGG", "PPP", "GRY", "BBR"]
"""Of these the last one fits."""


def sit_down(table: TablePage) -> None:
    hands = [" ".join(HAND), "GPP PGP"]
    take_up(table, moment("ravensburger-2001", "BRY@0,0>", hands, "RRR YYY"))
    expect_rack(table, *HAND)


@pytest.fixture(scope="module")
def shared(browser: Browser, address: str) -> Iterator[TablePage]:
    """A hand for the tests that lay nothing; each arranges it from where it is."""
    with sitting(browser, address) as table:
        sit_down(table)
        yield table


def expect_rack(table: TablePage, *tiles: str) -> None:
    rack = table.page.locator("[data-tile]")
    expect(rack).to_have_count(len(tiles))
    for n, tile in enumerate(tiles):
        expect(rack.nth(n)).to_have_attribute("data-tile", tile)


def test_dragging_a_tile_along_the_rack(shared: TablePage) -> None:
    first, second, third, fourth = shared.tiles()
    mouse = shared.page.mouse
    x, y = middle(shared.tile(third))
    mouse.move(*middle(shared.tile(first)))
    mouse.down()
    mouse.move(x + 5, y, steps=6)
    mouse.up()
    expect_rack(shared, second, third, first, fourth)
    expect_said(shared, "is now tile 3 of 4.")
    # It was put down, not chosen, and nothing was laid.
    expect(shared.page.locator('[aria-pressed="true"]')).to_have_count(0)


def test_buttons_do_the_same(shared: TablePage) -> None:
    first, second, third, fourth = shared.tiles()
    shared.tile(first).click()
    shared.action("move-right").click()
    expect_rack(shared, second, first, third, fourth)
    shared.action("move-left").click()
    expect_rack(shared, first, second, third, fourth)
    shared.page.keyboard.press("Escape")


def test_keys_do_the_same(shared: TablePage) -> None:
    first, second, third, fourth = shared.tiles()
    shared.tile(fourth).focus()
    for expected in ((first, second, fourth, third), (first, fourth, second, third)):
        shared.page.keyboard.press("Alt+ArrowLeft")
        expect_rack(shared, *expected)
        expect(shared.tile(fourth)).to_be_focused()
    for _ in range(5):
        shared.page.keyboard.press("Alt+ArrowRight")
    expect_rack(shared, first, second, third, fourth)


def test_sorting_and_playable_tiles_first(shared: TablePage) -> None:
    shared.action("sort").click()
    # In the order of the rainbow: red, yellow, green, blue, purple.
    expect_rack(shared, "GRY", "GGG", "BBR", "PPP")
    expect_said(shared, "Your tiles are sorted.")
    shared.action("playable-first").click()
    expect_rack(shared, "BBR", "GRY", "GGG", "PPP")


def test_the_order_outlives_the_turn_and_new_tiles_come_last(table: TablePage) -> None:
    sit_down(table)
    first, second, third, fourth = HAND
    table.tile(first).focus()
    for _ in range(2):
        table.page.keyboard.press("Alt+ArrowRight")
    expect_rack(table, second, third, first, fourth)
    table.act(Mouse(table))
    table.wait_for_me()
    expect_rack(table, second, third, first)
    table.action("draw").click()
    expect_rack(table, second, third, first, "YYY")
