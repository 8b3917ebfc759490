"""Wide screens belong to the table: panels stand beside and below it, and cover nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browsing import DESKTOP, FAST, PHONE, PROJECTOR
from page_fixtures import NewPage, sitting
from playwright.sync_api import Browser, expect
from screenshots import Camera, Device, photograph_table
from table_page import TablePage

LAPTOP = (1366, 768)
TABLET = (1024, 768)
WIDE = (DESKTOP, PROJECTOR, LAPTOP, TABLET)

# Tiles lie under nothing, panels are whole and beside each other. Tells what isn't so.
COVERED = """() => {
    const holder = [...document.querySelectorAll("*")].find((el) => el.shadowRoot);
    // Open hands scroll: of what is in them only a part may be seen.
    const seen = (el) => {
        const {left, right, top, bottom} = el.getBoundingClientRect();
        const frame = el.closest(".players.open")?.getBoundingClientRect() ?? {top, bottom};
        return {left, right, top: Math.max(top, frame.top), bottom: Math.min(bottom, frame.bottom)};
    };
    const all = (selector) => [...holder.shadowRoot.querySelectorAll(selector)]
        .map((el) => ({name: el.className, box: seen(el)}))
        .filter(({box}) => box.right > box.left && box.bottom > box.top);
    const inside = ({left, top, right, bottom}) =>
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const overlap = (low, high, from, to) => low < to - 1 && from < high - 1;
    const meet = ({box: a}, {box: b}) => overlap(a.left, a.right, b.left, b.right) &&
        overlap(a.top, a.bottom, b.top, b.bottom);
    const panels = all(`.player, .bag, .corner .round, .zoom .round, .pane, .status, .rack, .replay,
        .actions .round, .actions .button, .hint`);
    const cut = panels.filter(({box}) => !inside(box)).map(({name}) => `${name} is cut off`);
    const tiles = all(".body, .ghost");
    const over = panels.filter((panel) => tiles.some((tile) => meet(tile, panel)));
    const met = panels.flatMap((one, n) => panels.slice(n + 1)
        .filter((other) => meet(one, other))
        .map((other) => `${one.name} meets ${other.name}`));
    return [...new Set([...cut, ...over.map(({name}) => `${name} covers a tile`), ...met])];
}"""


def look(table: TablePage, size: tuple[int, int]) -> list[str]:
    """Look at the table in a window of this size, and tell what is covered there."""
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    table.wait_for_paint()
    covered: list[str] = table.page.evaluate(COVERED)
    return covered


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


STATES: dict[str, dict[str, object]] = {
    "many players": {"players": "human" + ",greedy" * 7, "scoring": "expert"},
    "open hands": {"players": "human,greedy,greedy", "open_hands": "true"},
    "a long rack": {"players": "human,greedy", "hand_size": 20},
    "calls": {"edition": "meccano-1998", "players": "human,greedy,greedy", "hand_size": 2},
    "bots alone": {"players": "greedy,greedy"},
}


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
