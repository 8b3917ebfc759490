"""Tiles are seen on their way: out of the bag, and back when they were refused."""

from __future__ import annotations

from typing import Final

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

_NEAR: Final = 40
"""So many pixels a tile may have flown when it is first seen."""


def expect_flown_from(table: TablePage, x: float, y: float) -> None:
    """A tile has set out from there, and has arrived."""
    flown = table.page.locator(".flights[data-from]")
    expect(flown).to_be_attached()
    middle_x, middle_y = map(float, (flown.get_attribute("data-from") or "").split())
    assert abs(middle_x - x) < _NEAR
    assert abs(middle_y - y) < _NEAR
    expect(flown.locator("> *")).to_have_count(0)
    flown.evaluate("sky => sky.removeAttribute('data-from')")


def test_out_of_the_bag_and_back_to_the_rack(new_page: NewPage) -> None:
    table = new_page(still=False, settings={"pace": "fast", "help": "none"})
    take_up(table, moment("ravensburger-2001", "BRY@0,0>", ["GGG PPP", "GPP PGP"], "YYY RYG"))
    table.page.locator(".flights").evaluate(WATCH)
    bag = table.page.locator("[data-bag]").bounding_box()
    assert bag is not None

    table.action("draw").click()
    expect_flown_from(table, bag["x"] + bag["width"] / 2, bag["y"] + bag["height"] / 2)
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
