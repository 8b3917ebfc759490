"""The most frequent moment of this game: nothing fits, and one is told what to do and why."""

from __future__ import annotations

from typing import Any, Final

from kept_games import moment, take_up
from looking import expect_on_board, expect_said, expect_says, heard
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage

ON_TABLE: Final = "BRY@0,0>"
"""Tiles without red fit nowhere on it."""
OTHERS: Final = "GPP PGP"


def stuck(bag: str, hand: str = "GGG PPP", **variant: Any) -> dict[str, Any]:
    return moment("ravensburger-2001", ON_TABLE, [hand, OTHERS], bag, **variant)


def expect_offered(table: TablePage, *actions: str) -> None:
    """Of drawing and passing, just these are offered."""
    for action in ("draw", "pass"):
        expect(table.action(action)).to_have_count(1 if action in actions else 0)


def test_drawing_is_offered_with_its_reason_and_the_drawn_tile_is_marked(table: TablePage) -> None:
    take_up(table, stuck("YYY RYG"))
    expect_says(table, "why-draw")
    reason = "None of your 2 tiles fits: draw one from the bag."
    expect(table.page.locator("[data-say]")).to_have_text(reason)
    expect_offered(table, "draw")
    expect(table.action("draw")).to_have_attribute("title", reason)

    table.action("draw").click()
    drawn = table.page.locator(".rack-tile.drawn")
    expect(drawn).to_have_attribute("data-tile", "YYY")
    expect(drawn).to_have_accessible_name(
        "yellow, yellow, yellow; just drawn; doesn’t fit anywhere"
    )
    expect_said(table, "You draw yellow, yellow, yellow from the bag.")
    expect_says(table, "why-pass-drawn")
    expect_offered(table, "pass")

    table.page.keyboard.press("p")
    expect(heard(table)).to_contain_text("You pass.")
    expect(drawn).to_have_count(0)


def test_one_may_draw_so_often_as_was_agreed(table: TablePage) -> None:
    take_up(table, stuck("YYY BBB GGY RYG PPY", draw_limit=3))
    expect_says(table, "why-draw")
    for left in (2, 1):
        expect_offered(table, "draw")
        table.page.keyboard.press("d")
        expect_says(table, "why-draw-again")
        more = "You may draw one more." if left == 1 else f"You may draw {left} more."
        expect(table.page.locator("[data-say]")).to_contain_text(more)
    table.page.keyboard.press("d")
    expect_says(table, "why-pass-drawn")
    expect_offered(table, "pass")


def test_who_can_lay_the_drawn_tile_neither_draws_nor_passes(
    table: TablePage,
) -> None:
    take_up(table, stuck("RYG YYY"))
    # The bag itself can be tapped, too.
    table.page.locator("[data-bag]").click()
    expect_says(table, "say-lay-drawn")
    expect_offered(table)
    expect(table.page.locator(".rack-tile.drawn")).to_have_attribute("data-tile", "GYR")
    for key in ("d", "p"):
        table.page.keyboard.press(key)
        expect_said(table, "Not now.")
    expect(table.page.locator("[data-tile]")).to_have_count(3)


def test_with_an_empty_bag_one_passes(table: TablePage) -> None:
    take_up(table, stuck(""))
    expect_says(table, "why-pass")
    expect(table.page.locator("[data-bag]")).to_contain_text("The bag is empty")
    expect_offered(table, "pass")


def test_in_1998_one_may_draw_although_the_last_tile_fits(table: TablePage) -> None:
    take_up(table, moment("meccano-1998", ON_TABLE, ["RYG", OTHERS], "YYY"))
    expect_says(table, "say-lay", "why-draw-instead")
    expect_offered(table, "draw")


def test_each_tile_shows_where_it_nearly_fits(table: TablePage) -> None:
    take_up(table, stuck("YYY", hand="GGG BBB"))
    for tile, colour, by_key in (("GGG", "green", False), ("BBB", "blue", True)):
        table.tile(tile).click()
        table.expect_chosen(tile)
        if by_key:
            table.page.keyboard.press("m")
        else:
            table.action("miss").click()
        sentence = f"Here {colour} would touch red."
        expect_said(table, f"Nearest spot for {colour}, {colour}, {colour}: {sentence}")
        expect(table.page.locator("[data-say]")).to_contain_text(f"Nearest spot: {sentence}")
        expect(table.page.locator(".ghost.refused")).to_be_visible()
        expect_says(table, "mismatch")
    expect_on_board(table, 1)
    expect_offered(table, "draw")


def test_a_setting_draws_and_passes_by_itself(new_page: NewPage) -> None:
    table = new_page(settings={"pace": "fast", "auto": True})
    take_up(table, stuck("YYY GGP RYG BBB"))
    # The person draws in vain and passes, the bot as well; then the person draws what fits.
    expect_says(table, "say-lay-drawn")
    assert table.tiles() == ["GGG", "PPP", "YYY", "GYR"]
    expect(heard(table)).to_contain_text("You pass.")
    expect(heard(table)).to_contain_text("Player 2 passes.")
