"""Help marks legal spots: those of the chosen tile, of all tiles, or none; and laying may ask."""

from __future__ import annotations

from typing import Final

from fingers import Mouse
from looking import cursor, expect_on_board, expect_said
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage

from chromino_core import Game

PLACES: Final = [
    action for action in Game(["Player 1", "Kim"], seed=7).legal_actions() if "@" in action
]
"""Where the tiles of the hand may be laid at the beginning."""
OF_GREENS: Final = [place for place in PLACES if place.startswith("GGG")]


def sit_down(new_page: NewPage, **settings: object) -> TablePage:
    table = new_page(settings={"pace": "fast", **settings})
    table.open(edition="modern", players="human,greedy", seed=7)
    return table


def marked(table: TablePage) -> list[str]:
    """The placements that the cells of the board offer."""
    return [text for spot in table.spots() for text in spot.legal]


def test_of_the_chosen_tile(new_page: NewPage) -> None:
    table = sit_down(new_page)
    spots = table.page.locator(".spot")
    expect(spots).to_have_count(0)
    assert marked(table) == []
    table.tile("GGG").click()
    expect(spots).to_have_count(len(OF_GREENS))
    assert sorted(marked(table)) == sorted(OF_GREENS)
    for place in OF_GREENS:
        x, y = map(int, place[4:-1].split(","))
        for step in range(3):
            expect(table.cell(x + step, y)).to_be_attached()


def test_of_all_tiles(table: TablePage) -> None:
    # A link may say how much help there is, too.
    table.open(edition="modern", players="human,greedy", seed=7, help="all")
    spots = table.page.locator(".spot")
    expect(spots).to_have_count(len(PLACES))
    # What a click would lay is not clear before a tile is chosen.
    assert marked(table) == []
    table.tile("GGG").click()
    expect(spots).to_have_count(len(OF_GREENS))
    assert sorted(marked(table)) == sorted(OF_GREENS)
    table.page.keyboard.press("Escape")
    expect(spots).to_have_count(len(PLACES))


def test_none(new_page: NewPage) -> None:
    table = sit_down(new_page, help="none")
    expect(table.tile("GGG")).to_have_accessible_name("green, green, green")
    table.tile("GGG").click()
    table.expect_chosen("GGG")
    expect_said(table, "Picked up: green, green, green.")
    expect(table.page.locator("[data-legal], .spot")).to_have_count(0)
    expect(table.action("playable-first")).to_have_count(0)
    for key in ("n", "f"):
        table.page.keyboard.press(key)
        expect_said(table, "Help is off")


def test_a_tile_is_put_first_and_laid_by_a_second_click(new_page: NewPage) -> None:
    table = sit_down(new_page, confirm=True)
    tile, spot = table.find_spot(Mouse(table))
    put = table.page.locator(".ghost.put")

    table.page.mouse.click(spot.x, spot.y)
    expect(put).to_be_visible()
    expect_said(table, "Put down. Press again to lay it, or Escape to pick it up again.")
    expect(table.action("confirm")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(put).to_have_count(0)
    expect_on_board(table, 1)
    expect(table.tile(tile)).to_be_visible()

    Mouse(table).choose(tile)
    table.page.mouse.click(spot.x, spot.y)
    expect(put).to_be_visible()
    table.page.mouse.click(spot.x, spot.y)
    expect(table.tile(tile)).to_have_count(0)
    expect_on_board(table, 3)


def test_a_tile_that_is_put_is_confirmed_by_a_button_or_the_same_key(new_page: NewPage) -> None:
    table = sit_down(new_page, confirm=True)
    for by_key in (False, True):
        table.page.keyboard.press("n")
        expect(cursor(table)).to_be_focused()
        table.page.keyboard.press("Enter")
        expect(table.page.locator(".ghost.put")).to_be_visible()
        expect(table.page.locator("[data-tile]")).to_have_count(8)
        if by_key:
            table.page.keyboard.press("Enter")
        else:
            table.action("confirm").click()
        expect(table.page.locator("[data-tile]")).to_have_count(7)
        expect_on_board(table, 3)
        table.action("undo").click()
        expect_on_board(table, 1)
