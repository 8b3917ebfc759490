"""Python cannot start: the page says what happened, what to do, and goes on when it can."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Final

import pytest
from fingers import Mouse
from late import Late
from looking import expect_on_board
from playwright.sync_api import Route, expect
from table_page import TablePage

pytestmark = pytest.mark.pyodide


def no_connection(route: Route) -> None:
    route.abort()


def not_found(route: Route) -> None:
    route.fulfill(status=404, body="nothing here")


@pytest.mark.parametrize(
    ("file", "how"),
    [
        ("pyodide.asm.wasm.gz?*", not_found),
        ("pyodide.asm.mjs?*", no_connection),
        ("chromino_core-*.whl.gz?*", no_connection),
    ],
)
def test_a_file_that_does_not_arrive(
    table: TablePage, file: str, how: Callable[[Route], None]
) -> None:
    table.guards.allow("pyodide", ".whl", "net::ERR_FAILED", "404")
    table.page.route(f"**/{file}", how)
    table.page.goto(f"{table.address}?edition=modern&players=human,greedy&seed=7")
    title = table.page.get_by_role("heading", name="Part of the game didn’t arrive")
    expect(title).to_be_focused()
    expect(table.page.get_by_text("check whether you are online, and try again")).to_be_visible()

    # The game of the link begins when the file is there at last.
    table.page.unroute(f"**/{file}")
    table.action("try-again").click()
    table.wait_for_table()
    expect(title).to_have_count(0)
    expect_on_board(table, 1)
    table.act(Mouse(table))
    table.wait_for_me()


def sending(body: bytes, kind: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=body, content_type=kind)


WRONG: Final = b"<!doctype html><title>Please log in</title>"

USELESS: Final = {
    "worker.js": (b"{{{", "text/javascript"),
    "pyodide.asm.mjs": (b"export default {{{", "text/javascript"),
    "pyodide.asm.wasm.gz": (WRONG, "text/html"),
    "stdlib.zip.gz": (gzip.compress(WRONG), "application/gzip"),
    "chromino_core-*.whl.gz": (b"", "application/gzip"),
}
"""Hosts and filters send such things, and call them a success."""


def test_a_file_that_is_something_else(table: TablePage) -> None:
    table.guards.allow("pyodide.asm.mjs", "standard library", "stdlib.zip")  # says Pyodide
    link = f"{table.address}?edition=modern&players=human,greedy&seed=7"
    for file, (body, kind) in USELESS.items():
        table.page.route(f"**/{file}?*", sending(body, kind))
        table.page.goto(link)
        expect(table.page.get_by_role("heading", name="didn’t arrive")).to_be_focused()
        expect(table.page.locator("pre")).to_contain_text(file.partition("*")[0].partition(".")[0])
        table.page.unroute(f"**/{file}?*")
    table.action("try-again").click()
    table.wait_for_table()
    expect_on_board(table, 1)


def test_a_file_that_never_ends_is_not_waited_for(table: TablePage) -> None:
    """By the clock of the page, while the worker has nothing to do."""
    table.page.clock.install()
    engine = Late(table.page, "**/chromino_core-*.whl.gz?*")
    table.page.goto(f"{table.address}?edition=modern&players=human,greedy&seed=7")
    title = table.page.get_by_role("heading", name="The game isn’t answering")
    for _ in range(400):
        table.page.clock.run_for(500)
        table.page.wait_for_timeout(20)
        if title.count():
            break
    expect(title).to_be_focused()
    engine.arrive(Route.abort)
    table.action("try-again").click()
    table.wait_for_table()
    expect_on_board(table, 1)


def test_a_kept_game_is_safe_meanwhile(table: TablePage) -> None:
    table.guards.allow("pyodide.asm.wasm", "net::ERR_FAILED")
    table.open(edition="modern", players="human,greedy", seed=7)
    table.act(Mouse(table))
    table.wait_for_me()
    hand = table.tiles()

    table.page.route("**/pyodide.asm.wasm.gz?*", no_connection)
    table.page.reload()
    expect(
        table.page.get_by_text("Your game is safe, and will go on where it was.")
    ).to_be_visible()
    table.page.get_by_text("Details").click()
    expect(table.page.locator("pre")).to_contain_text("pyodide.asm.wasm")
    # Once more in vain.
    with table.page.expect_event("requestfailed"):
        table.action("try-again").click()
    expect(table.page.get_by_role("heading", name="didn’t arrive")).to_be_focused()

    table.page.unroute("**/pyodide.asm.wasm.gz?*")
    table.action("try-again").click()
    table.wait_for_table()
    expect_on_board(table, 3)
    assert table.tiles() == hand


def test_a_browser_without_web_assembly(table: TablePage) -> None:
    table.page.add_init_script("delete globalThis.WebAssembly;")
    table.page.goto(table.address)
    title = table.page.get_by_role("heading", name="This browser can’t run the game")
    expect(title).to_be_focused()
    expect(table.page.get_by_text("It needs WebAssembly")).to_be_visible()
    expect(table.action("try-again")).to_be_visible()
