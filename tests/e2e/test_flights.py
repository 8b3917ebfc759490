"""Tiles are seen on their way: out of the bag, and back when they were refused."""

from __future__ import annotations

from typing import Final

import pytest
from fingers import middle
from kept_games import moment, take_up
from looking import expect_says, point_of
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage
from trying import by_mouse

WATCH: Final = """sky => {
    const look = () => {
        const [tile] = sky.children;
        const {left, top, width, height} = tile?.getBoundingClientRect() ?? {};
        if (tile) sky.dataset.from = `${left + width / 2} ${top + height / 2}`;
    };
    new MutationObserver(look).observe(sky, {childList: true});
}"""


def expect_flown_from(table: TablePage, x: float, y: float) -> None:
    """A tile has set out from there, and has arrived."""
    flown = table.page.locator(".flights[data-from]")
    expect(flown).to_be_attached()
    start = tuple(map(float, (flown.get_attribute("data-from") or "").split()))
    assert start == pytest.approx((x, y), abs=10)
    expect(flown.locator("> *")).to_have_count(0)
    flown.evaluate("sky => sky.removeAttribute('data-from')")


def test_out_of_the_bag_and_back_to_the_rack(new_page: NewPage) -> None:
    table = new_page(still=False, settings={"pace": "fast", "help": "none"})
    take_up(table, moment("ravensburger-2001", "BRY@0,0>", ["GGG PPP", "GPP PGP"], "YYY RYG"))
    table.page.locator(".flights").evaluate(WATCH)
    bag = middle(table.page.locator("[data-bag]"))
    table.action("draw").click()
    expect_flown_from(table, *bag)
    expect(table.tile("YYY")).to_be_visible()

    by_mouse(table, "YYY", 0, 1, 1)
    expect_says(table, "mismatch")
    expect_flown_from(table, *point_of(table, 1, 1))
    expect(table.tile("YYY")).to_be_visible()


def test_nothing_flies_where_motion_is_unwelcome(table: TablePage) -> None:
    take_up(table, moment("ravensburger-2001", "BRY@0,0>", ["GGG PPP", "GPP PGP"], "YYY RYG"))
    table.page.locator(".flights").evaluate(WATCH)
    table.action("draw").click()
    expect(table.tile("YYY")).to_be_visible()
    expect(table.page.locator(".flights[data-from]")).to_have_count(0)
