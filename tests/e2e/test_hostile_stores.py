"""Whatever is in the browser's stores, the page can be used, and tells kindly what it can't."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from games_page import played
from kept_games import change_seen, put, seen_last, take_up
from looking import expect_on_board, notice
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage

_HERE = Path(__file__).parent
CASES: list[dict[str, Any]] = json.loads((_HERE / "hostile_stores.json").read_text("utf-8"))
VIEWS: list[dict[str, str]] = json.loads((_HERE / "hostile_views.json").read_text("utf-8"))

_RUN = """(script) => new Promise((done, fail) => {
    const asked = indexedDB.open("chromino", 1);
    asked.onsuccess = () => {
        const tx = asked.result.transaction(["games", "kept"], "readwrite");
        tx.oncomplete = () => { asked.result.close(); done(); };
        tx.onabort = () => fail(tx.error);
        new Function("games", "kept", script)(tx.objectStore("games"), tx.objectStore("kept"));
    };
})"""


def fill(table: TablePage, case: dict[str, Any]) -> None:
    """Put what the case has into the stores; `$record` is a good one."""
    good = json.dumps(played(4).record())
    games = json.loads(json.dumps(case.get("games", [])).replace('"$record"', good))
    put(table, *games, current=case.get("current"))
    if script := case.get("script"):
        table.page.evaluate(_RUN, script)
    if settings := case.get("settings"):
        table.page.evaluate("text => localStorage.setItem('chromino settings', text)", settings)


def open_start(table: TablePage) -> None:
    """Whose settings are lost is a newcomer again, and finds a table: it is left for the start."""
    table.page.goto(table.address)
    table.page.locator('[data-action="play"], [data-tile]').first.wait_for()
    if table.page.locator("[data-tile]").count():
        for action in ("menu", "leave", "yes"):
            table.action(action).click()
    table.action("play").wait_for()


@pytest.mark.parametrize("case", [pytest.param(case, id=case["what"]) for case in CASES])
def test_the_page_can_be_used(new_page: NewPage, case: dict[str, Any]) -> None:
    table = new_page()
    table.page.on("dialog", lambda dialog: pytest.fail(f"it ran: {dialog.message}"))
    fill(table, case)
    open_start(table)
    told = case.get("told")
    if told:
        expect(notice(table, told)).to_be_visible()
        table.action("notice-close").click()
    expect(table.page.locator("[data-notice]")).to_have_count(0)

    table.action("games").click()
    damaged, whole = case.get("damaged", 0), case.get("whole", 0)
    expect(table.page.locator("[data-game], .no-games").first).to_be_visible()
    expect(table.page.get_by_text("A damaged game")).to_have_count(damaged)
    expect(table.page.locator("[data-game]")).to_have_count(damaged + whole)
    while damaged:
        card = table.page.locator("[data-game]").filter(has_text="A damaged game").first
        card.locator(".more").click()
        with table.page.expect_download() as download:
            table.action("game-export").click()
        assert download.value.path().stat().st_size > 1
        card.locator(".more").click()
        table.action("game-delete").click()
        damaged -= 1
        expect(table.page.locator("[data-game]")).to_have_count(damaged + whole)
    if case.get("damaged"):
        # What is deleted comes back, even if it is good for nothing.
        table.action("notice-offer").click()
        expect(table.page.locator("[data-game]")).to_have_count(whole + 1)
        if table.action("notice-close").count():
            table.action("notice-close").click()

    table.action("back").click()
    table.action("new").click()
    table.action("start").click()
    table.wait_for_table()
    assert not table.page.evaluate("({}).polluted")
    expect(table.page.locator("[data-tile]").first).to_be_visible()


def test_instead_of_a_damaged_view_the_game_itself_is_shown(new_page: NewPage) -> None:
    """Some of many, which are all tried in tests/test_kept_views.py."""
    table = new_page()
    table.page.on("dialog", lambda dialog: pytest.fail(f"it ran: {dialog.message}"))
    game = played(4)
    take_up(table, game.record())
    seen = seen_last(table)
    assert seen
    for case in VIEWS[::12]:
        change_seen(table, seen, case["script"])
        table.page.goto(table.address)
        table.wait_for_table()
        expect_on_board(table, len(game.board))
        expect(table.page.locator("[data-tile]")).to_have_count(len(game.hands[0]))
        expect(table.page.locator("[data-notice]")).to_have_count(0)
        assert not table.page.evaluate("({}).polluted")
