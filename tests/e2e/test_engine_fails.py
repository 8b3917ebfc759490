"""Python cannot start: the page says what happened, what to do, and goes on when it can."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fingers import Mouse
from looking import expect_on_board
from playwright.sync_api import Route, expect
from table_page import TablePage

pytestmark = pytest.mark.pyodide


def no_connection(route: Route) -> None:
    route.abort()


def not_found(route: Route) -> None:
    route.fulfill(status=404, body="nothing here")


@pytest.mark.parametrize(("file", "how"), [("pyodide.mjs", no_connection), ("*.whl", not_found)])
def test_a_file_that_does_not_arrive(
    table: TablePage, file: str, how: Callable[[Route], None]
) -> None:
    table.guards.allow("pyodide", ".whl", "net::ERR_FAILED", "404")
    table.page.route(f"**/{file}", how)
    table.page.goto(f"{table.address}?edition=modern&players=human,greedy&seed=7")
    title = table.page.get_by_role("heading", name="A part of the game did not arrive")
    expect(title).to_be_focused()
    expect(table.page.get_by_text("look whether you are online, and try again")).to_be_visible()

    # The game of the link begins when the file is there at last.
    table.page.unroute(f"**/{file}")
    table.action("try-again").click()
    table.wait_for_table()
    expect(title).to_have_count(0)
    expect_on_board(table, 1)
    Mouse(table).lay()
    expect(table.seat(0)).to_have_attribute("aria-current", "true")


def test_a_kept_game_is_safe_meanwhile(table: TablePage) -> None:
    table.guards.allow("pyodide.asm.wasm", "net::ERR_FAILED")
    table.open(edition="modern", players="human,greedy", seed=7)
    Mouse(table).lay()
    expect(table.seat(0)).to_have_attribute("aria-current", "true")
    hand = table.tiles()

    table.page.route("**/pyodide.asm.wasm", no_connection)
    table.page.reload()
    expect(table.page.get_by_text("Your game is safe, and goes on where it was.")).to_be_visible()
    table.page.get_by_text("Details").click()
    expect(table.page.locator("pre")).to_contain_text("pyodide.asm.wasm")
    # Once more in vain.
    with table.page.expect_event("requestfailed"):
        table.action("try-again").click()
    expect(table.page.get_by_role("heading", name="did not arrive")).to_be_focused()

    table.page.unroute("**/pyodide.asm.wasm")
    table.action("try-again").click()
    table.wait_for_table()
    expect_on_board(table, 3)
    assert table.tiles() == hand


def test_a_browser_without_web_assembly(table: TablePage) -> None:
    table.page.add_init_script("delete globalThis.WebAssembly;")
    table.page.goto(table.address)
    title = table.page.get_by_role("heading", name="This browser cannot run the game")
    expect(title).to_be_focused()
    expect(table.page.get_by_text("It needs WebAssembly")).to_be_visible()
    expect(table.action("try-again")).to_be_visible()
