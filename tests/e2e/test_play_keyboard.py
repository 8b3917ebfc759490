"""The keyboard alone: nothing in this file may click, tap or hover."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from fingers import Keyboard
from page_fixtures import sitting
from playwright.sync_api import Browser, expect
from table_page import TablePage

from chromino_core import Game

pytestmark = pytest.mark.pyodide


def test_a_whole_game_from_the_start_screen_to_its_file(table: TablePage) -> None:
    keyboard = Keyboard(table)
    table.open_start()
    keyboard.tab_to(table.action("play"))
    keyboard.key("Enter")
    keyboard.tab_to(table.page.locator('[role="gridcell"][tabindex="0"]'))

    table.play_to_the_end(keyboard)

    keyboard.tab_to(table.action("save"))
    with table.page.expect_download() as download:
        keyboard.key("Enter")
    record = json.loads(download.value.path().read_text("utf-8"))
    assert Game.from_record(record).outcome() is not None


@pytest.fixture(scope="module")
def sitting_there(browser: Browser, address: str) -> Iterator[TablePage]:
    """A game that has begun, for the tests that lay nothing."""
    with sitting(browser, address, pyodide=True) as table:
        table.open(edition="modern", players="human,greedy", seed=7)
        yield table


@pytest.fixture
def keyboard(sitting_there: TablePage) -> Keyboard:
    """The keyboard of that game, in the rack; no tile is chosen."""
    keyboard = Keyboard(sitting_there)
    keyboard.tab_to(sitting_there.page.locator('[data-tile][tabindex="0"]'))
    keyboard.key("Escape")
    return keyboard


def test_numbers_choose_and_escape_puts_back(keyboard: Keyboard) -> None:
    table = keyboard.table
    first, second = table.tiles()[:2]
    keyboard.key("1")
    table.expect_chosen(first)
    keyboard.key("2")
    table.expect_chosen(second)
    expect(table.tile(first)).to_have_attribute("aria-pressed", "false")
    keyboard.key("Escape")
    expect(table.tile(second)).to_have_attribute("aria-pressed", "false")


def test_n_leads_through_all_spots_and_back(keyboard: Keyboard) -> None:
    table = keyboard.table
    keyboard.choose("GGG")
    table.expect_chosen("GGG")
    spots = [spot for each in table.spots() for spot in each.legal]
    assert len(spots) > 1
    cursor = table.page.locator('[role="gridcell"][tabindex="0"]')
    seen = []
    for _ in spots:
        keyboard.key("n")
        table.wait_for_paint()
        expect(cursor).to_be_focused()
        seen.append(cursor.get_attribute("data-cell") or "")
    anchors = [spot.split("@")[1][:-1] for spot in spots]
    assert sorted(seen) == sorted(anchors)
    keyboard.key("n")
    expect(cursor).to_have_attribute("data-cell", seen[0])
    keyboard.key("Shift+N")
    expect(cursor).to_have_attribute("data-cell", seen[-1])


def test_arrows_walk_the_board_and_the_rack(keyboard: Keyboard) -> None:
    table = keyboard.table
    tiles = table.tiles()
    keyboard.key("ArrowRight")
    expect(table.tile(tiles[1])).to_be_focused()
    keyboard.key("Alt+ArrowRight")
    table.wait_for_paint()
    assert table.tiles()[:3] == [tiles[0], tiles[2], tiles[1]]
    expect(table.tile(tiles[1])).to_be_focused()
    keyboard.key("b")
    cursor = table.page.locator('[role="gridcell"][tabindex="0"]')
    expect(cursor).to_be_focused()
    column = int(cursor.get_attribute("aria-colindex") or "")
    keyboard.key("ArrowRight")
    expect(cursor).to_have_attribute("aria-colindex", str(column + 1))
    expect(cursor).to_be_focused()
    keyboard.key("ArrowLeft")
    expect(cursor).to_have_attribute("aria-colindex", str(column))
    expect(cursor).to_be_focused()


def test_a_tile_is_turned_before_it_is_laid(keyboard: Keyboard) -> None:
    table = keyboard.table
    keyboard.choose("GGG")
    keyboard.key("n")
    status = table.page.locator("[data-say]")
    expect(status).to_have_attribute("data-say", re.compile("ui-ghost-fits"))
    keyboard.key("r")
    expect(status).not_to_have_attribute("data-say", re.compile("ui-ghost-fits"))
    keyboard.key("Shift+R")
    expect(status).to_have_attribute("data-say", re.compile("ui-ghost-fits"))


def test_a_move_is_typed_in_notation_and_in_words(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    keyboard = Keyboard(table)
    keyboard.tab_to(table.page.locator('[data-tile][tabindex="0"]'))
    keyboard.key("t")
    field = table.page.locator("input[name=move]")
    expect(field).to_be_focused()
    table.page.keyboard.type("B*G@-1,-1>")
    keyboard.key("Enter")
    expect(table.tile("B*G")).to_have_count(0)
    table.wait_for_me()
    keyboard.key("t")
    expect(field).to_be_focused()
    table.page.keyboard.type("green red red")
    keyboard.key("Enter")
    table.expect_chosen("GRR")


def test_the_question_mark_shows_the_keys_and_the_focus_comes_back(keyboard: Keyboard) -> None:
    table = keyboard.table
    tile = table.page.locator('[data-tile][tabindex="0"]')
    keyboard.key("?")
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    keyboard.key("Escape")
    expect(dialog).to_have_count(0)
    expect(tile).to_be_focused()
