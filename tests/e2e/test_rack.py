"""The rack: its owner arranges it, by dragging, by buttons, by keys, and it stays so."""

from __future__ import annotations

from fingers import Mouse, middle
from kept_games import moment, take_up
from looking import expect_said
from playwright.sync_api import expect
from table_page import TablePage

HAND = "GGG PPP YRG BBR"


def sit_down(table: TablePage) -> list[str]:
    """A hand of four, of which the last tile fits."""
    take_up(table, moment("ravensburger-2001", "BRY@0,0>", [HAND, "GPP PGP"], "RRR YYY"))
    tiles = table.tiles()
    assert tiles == ["GGG", "PPP", "GRY", "BBR"]
    return tiles


def expect_rack(table: TablePage, *tiles: str) -> None:
    rack = table.page.locator("[data-tile]")
    expect(rack).to_have_count(len(tiles))
    for n, tile in enumerate(tiles):
        expect(rack.nth(n)).to_have_attribute("data-tile", tile)


def test_dragging_a_tile_along_the_rack(table: TablePage) -> None:
    first, second, third, fourth = sit_down(table)
    mouse = table.page.mouse
    x, y = middle(table.tile(third))
    mouse.move(*middle(table.tile(first)))
    mouse.down()
    mouse.move(x + 5, y, steps=6)
    mouse.up()
    expect_rack(table, second, third, first, fourth)
    # It was put down, not chosen, and nothing was laid.
    expect(table.page.locator('[aria-pressed="true"]')).to_have_count(0)
    expect_said(table, "green, green, green is now tile 3 of 4.")


def test_buttons_and_keys_do_the_same(table: TablePage) -> None:
    first, second, third, fourth = sit_down(table)
    table.tile(first).click()
    table.action("move-right").click()
    expect_rack(table, second, first, third, fourth)
    table.action("move-left").click()
    expect_rack(table, first, second, third, fourth)
    table.page.keyboard.press("Escape")

    table.tile(fourth).focus()
    for expected in (
        (first, second, fourth, third),
        (first, fourth, second, third),
    ):
        table.page.keyboard.press("Alt+ArrowLeft")
        expect_rack(table, *expected)
        expect(table.tile(fourth)).to_be_focused()
    for _ in range(5):
        table.page.keyboard.press("Alt+ArrowRight")
    expect_rack(table, first, second, third, fourth)


def test_sorting_and_playable_tiles_first(table: TablePage) -> None:
    first, second, third, fourth = sit_down(table)
    table.action("sort").click()
    # In the order of the rainbow: red, yellow, green, blue, purple.
    expect_rack(table, third, first, fourth, second)
    expect_said(table, "Your tiles are in order.")
    table.action("playable-first").click()
    expect_rack(table, fourth, third, first, second)


def test_the_order_outlives_the_turn_and_new_tiles_come_last(table: TablePage) -> None:
    first, second, third, fourth = sit_down(table)
    table.tile(first).focus()
    for _ in range(2):
        table.page.keyboard.press("Alt+ArrowRight")
    expect_rack(table, second, third, first, fourth)
    Mouse(table).lay()
    expect(table.seat(0)).to_have_attribute("aria-current", "true")
    expect_rack(table, second, third, first)
    table.action("draw").click()
    expect_rack(table, second, third, first, "YYY")
