"""axe finds nothing on any screen, in light and dark, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe import violations
from browsing import DESKTOP, PHONE
from conundrum_page import ByMouse, open_all, open_one, places_of, put_into_store, set_day, solve
from fingers import Mouse
from late import Late
from page_fixtures import NewPage, sitting
from playwright.sync_api import Browser, Route, expect
from table_page import TablePage


def assert_accessible(table: TablePage) -> None:
    """Look at the screen as it is in both themes and both sizes."""
    found = []
    for width, height in (DESKTOP, PHONE):
        table.page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            table.page.emulate_media(color_scheme=theme)
            table.wait_for_paint()
            found += [f"{width} px, {theme}: {told}" for told in violations(table.page)]
    assert not found, "\n\n".join(found)


# The page's own screens


def test_the_start(table: TablePage) -> None:
    table.open_start()
    assert_accessible(table)


def test_the_new_game(table: TablePage) -> None:
    table.open_start()
    table.action("new").click()
    table.page.locator("summary").click()
    assert_accessible(table)
    table.action("picture").first.click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    assert_accessible(table)


@pytest.mark.pyodide
def test_the_opening(table: TablePage) -> None:
    table.guards.allow(".wasm")
    library = Late(table.page, "**/*.wasm.gz?*")
    table.page.goto(f"{table.address}?seed=7")
    expect(table.page.get_by_role("heading", name="Setting the table")).to_be_visible()
    assert_accessible(table)
    library.arrive(Route.abort)


@pytest.mark.pyodide
def test_the_failure(table: TablePage) -> None:
    table.guards.allow("pyodide.asm.mjs", "worker.js")
    table.page.route("**/pyodide.asm.mjs?*", lambda route: route.abort())
    table.page.goto(table.address)
    table.action("try-again").wait_for()
    table.page.locator("summary").click()
    assert_accessible(table)


def test_the_game_in_another_tab(new_page: NewPage) -> None:
    table = new_page()
    table.open(edition="modern", players="human,greedy", seed=7)
    other = TablePage(table.page.context.new_page(), table.address, table.guards)
    other.page.goto(other.address)
    other.action("play-here").wait_for()
    assert_accessible(other)


# Conundrums


def test_the_conundrums(table: TablePage) -> None:
    """Of every kind: solved, with hints, begun, given up, and not looked at."""
    set_day(table, "2026-11-20")
    work = {"found": [], "wrong": 0, "tips": 0, "given_up": False, "tries": [True]}
    kept = {"version": 1, "inTime": True, "of": 4, "changed": 1}
    ways: tuple[dict[str, object], ...] = ({}, {"tips": 1}, {"wrong": 1}, {"given_up": True})
    records = {}
    for n, more in enumerate(ways):
        done = None if "wrong" in more else {"at": 1, "counts": True}
        for name in (f"date 2026-11-{16 + n}", f"number {1 + n}"):
            day = {"begun": f"2026-11-{16 + n}", "work": work | more}
            records[f"conundrum {name}"] = kept | day | {"done": done}
    put_into_store(table, records)
    open_all(table)
    expect(table.page.locator(".today .whole-table")).to_be_visible()
    expect(table.page.locator(".card.solved, .card.helped, .card.begun")).to_have_count(3)
    expect(table.page.locator(".row")).to_be_visible()
    assert_accessible(table)


def test_a_conundrum_and_its_end(table: TablePage) -> None:
    open_one(table, "#conundrum/1")
    places = places_of({"number": 1})
    table.action("tip").click()
    expect(table.page.locator(".tip")).to_be_visible()
    solve(ByMouse(table), places[:1])
    assert_accessible(table)
    table.page.keyboard.press("Escape")
    solve(ByMouse(table), places[1:])
    table.action("share-task").click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    assert_accessible(table)
    table.page.keyboard.press("Escape")
    assert_accessible(table)


def test_sheets_of_paper(table: TablePage) -> None:
    open_all(table)
    table.action("print").click()
    expect(table.page.locator(".paper img").first).to_be_visible()
    table.page.locator('input[value="made"]').check(force=True)
    expect(table.page.locator(".paper img").first).to_be_visible()
    assert_accessible(table)


# The table


@pytest.fixture(scope="module")
def shared(browser: Browser, address: str) -> Iterator[TablePage]:
    """A game with a few moves made, in a state that each test leaves as it was."""
    with sitting(browser, address) as table:
        table.open(edition="modern", players="human,greedy", seed=7, scoring="expert")
        for _ in range(3):
            table.act(Mouse(table))
            table.wait_for_me()
        assert table.says() == "say-lay"
        yield table


@pytest.fixture
def game(shared: TablePage) -> Iterator[TablePage]:
    shared.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    yield shared
    if shared.page.get_by_role("dialog").count():
        shared.page.keyboard.press("Escape")
        expect(shared.page.get_by_role("dialog")).to_have_count(0)


def test_the_table(game: TablePage) -> None:
    assert_accessible(game)


def test_a_chosen_tile(game: TablePage) -> None:
    game.find_spot(Mouse(game))
    assert_accessible(game)
    game.page.keyboard.press("n")
    game.wait_for_paint()
    assert game.fits
    assert_accessible(game)
    game.page.keyboard.press("Escape")


def test_the_moves_beside_the_table_and_over_it(game: TablePage) -> None:
    game.action("log").click()
    expect(game.page.get_by_role("complementary", name="Moves so far")).to_be_visible()
    assert_accessible(game)
    # That has ended on a phone.
    game.action("log").click()
    expect(game.page.get_by_role("dialog")).to_be_visible()
    assert violations(game.page) == []
    game.page.keyboard.press("Escape")
    game.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    game.action("close-log").click()


@pytest.mark.parametrize("panel", ["settings", "menu"])
def test_a_panel_of_the_corner(game: TablePage, panel: str) -> None:
    game.action(panel).click()
    expect(game.page.get_by_role("dialog")).to_be_visible()
    assert_accessible(game)


@pytest.mark.parametrize("panel", ["typed", "seats", "keys"])
def test_a_panel_of_the_menu(game: TablePage, panel: str) -> None:
    game.action("menu").click()
    game.page.get_by_role("dialog").locator(f'[data-action="{panel}"]').click()
    expect(game.page.locator(f"dialog.{panel}")).to_be_visible()
    assert_accessible(game)


def test_a_question(game: TablePage) -> None:
    game.action("menu").click()
    game.action("resign").click()
    expect(game.action("yes")).to_be_visible()
    assert_accessible(game)


def test_the_replay(game: TablePage) -> None:
    game.action("menu").click()
    game.action("replay").click()
    game.action("replay-next").click()
    assert_accessible(game)
    game.action("replay-close").click()
    expect(game.action("undo")).to_be_visible()


def test_the_hand_over(table: TablePage) -> None:
    table.open(edition="modern", players="human,human", seed=7)
    expect(table.action("hand-over")).to_be_visible()
    assert_accessible(table)


def test_nothing_fits_and_the_nearest_miss(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7, hand_size=2)
    mouse = Mouse(table)
    while table.act(mouse) != "draw":
        table.wait_for_me()
    assert_accessible(table)


def test_the_end(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7, hand_size=2, scoring="expert")
    table.play_to_the_end(Mouse(table))
    expect(table.action("rematch")).to_be_visible()
    assert_accessible(table)
