"""Wide screens belong to the table: panels stand beside and below it, and cover nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browsing import DESKTOP, FAST, PHONE, PROJECTOR
from covered import COVERED, STATES, look
from page_fixtures import NewPage, sitting
from playwright.sync_api import Browser, expect
from screenshots import Camera, Device, photograph_table
from table_page import TablePage

LAPTOP = (1366, 768)
TABLET = (1024, 768)
WIDE = (DESKTOP, PROJECTOR, LAPTOP, TABLET)


@pytest.fixture(scope="module")
def mid_game(browser: Browser, address: str) -> Iterator[TablePage]:
    """The table of the screenshots: 14 rows, a tile in the air."""
    with sitting(browser, address) as table:
        photograph_table(Camera(table, Device("desktop", DESKTOP), wanted="no picture"))
        yield table


@pytest.mark.parametrize(("size", "least"), [(DESKTOP, 36), (PROJECTOR, 52)])
def test_the_table_gets_the_room(mid_game: TablePage, size: tuple[int, int], least: int) -> None:
    assert look(mid_game, size) == []
    box = mid_game.page.locator("[data-cell]").first.bounding_box()
    assert box
    assert box["width"] >= least
    assert box["height"] >= least


@pytest.mark.parametrize("size", WIDE)
def test_a_chosen_tile_is_seen_whole_wherever_it_may_lie(
    mid_game: TablePage, size: tuple[int, int]
) -> None:
    assert look(mid_game, size) == []
    page = mid_game.page
    for _ in mid_game.tiles():
        page.keyboard.press("n")
        mid_game.wait_for_paint()
        assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("language", ["fr", "uk"])
@pytest.mark.parametrize("state", STATES)
def test_panels_keep_clear_of_each_other(new_page: NewPage, state: str, language: str) -> None:
    table = new_page(settings={**FAST, "language": language, "log": True, "motion": "reduced"})
    table.open(**{"edition": "modern", "seed": 7, **STATES[state]})
    if state == "bots alone":
        table.action("pause").click()
    else:
        table.wait_for_me()
    for size in (*WIDE, (1150, 576), (1024, 540)):
        assert look(table, size) == [], size


def test_looking_back_on_one_line(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    table.action("log").click()
    table.page.get_by_role("list", name="Moves so far").get_by_role("button").first.click()
    expect(table.page.get_by_role("slider")).to_be_visible()
    for size in WIDE:
        assert look(table, size) == [], size


def test_elsewhere_the_panels_stay_along_the_edges(mid_game: TablePage) -> None:
    for size in (PHONE, (768, 1024), (1023, 768)):
        look(mid_game, size)
        players = mid_game.page.locator(".players").bounding_box()
        rack = mid_game.page.locator(".rack").bounding_box()
        actions = mid_game.page.locator(".actions").bounding_box()
        assert players
        assert rack
        assert actions
        assert players["x"] < size[0] / 4
        assert actions["y"] + actions["height"] <= rack["y"]


NEAREST_TO_ITS_ROW = """rows => Math.min(...rows.flatMap((row) => {
    const {top, bottom} = row.getBoundingClientRect();
    return [...row.querySelectorAll(".tile")].map((tile) => tile.getBoundingClientRect())
        .map((box) => Math.min(box.top - top, bottom - box.bottom));
}))"""


def test_tiles_that_stand_in_the_moves_keep_apart(mid_game: TablePage) -> None:
    look(mid_game, DESKTOP)
    mid_game.action("log").click()
    rows = mid_game.page.locator(".moves [data-ply]")
    expect(rows.last).to_be_visible()
    # From one row to the next it is twice as far.
    assert rows.evaluate_all(NEAREST_TO_ITS_ROW) >= 4
    mid_game.action("close-log").click()
