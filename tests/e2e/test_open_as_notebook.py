"""From the page to a notebook: the game on the table opens in the lab, and is the same game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from nbformat import from_dict, validate
from notebook_page import Notebook
from page_fixtures import NewPage
from playwright.sync_api import Page, expect
from sharing import open_share
from table_page import TablePage

from builder.notebooks import NAMES
from builder.words import LANGUAGES

GAME = {"players": "human,greedy,random", "seed": 7}

# What the lab finds under this name, as JupyterLite keeps it.
KEPT = """async (name) => {
    const opened = indexedDB.open("chromino notebooks");
    await new Promise((done) => (opened.onsuccess = done));
    const asked = opened.result.transaction("files").objectStore("files").get(name);
    await new Promise((done) => (asked.onsuccess = done));
    opened.result.close();
    return JSON.stringify(asked.result);
}"""

DENIED = "() => { IDBFactory.prototype.open = () => { throw new DOMException('denied') } }"


def sit_down(table: TablePage) -> set[str | None]:
    """Begin the game, and open the dialog; returns the hand."""
    table.open(**GAME)
    tiles = table.page.locator("[data-tile]")
    expect(tiles).to_have_count(8)
    hand = {tile.get_attribute("data-tile") for tile in tiles.all()}
    open_share(table)
    return hand


def open_notebook(table: TablePage) -> Page:
    with table.page.context.expect_page() as opened:
        table.action("open-notebook").click()
    opened.value.wait_for_url("**/lab/notebooks/index.html?path=*")
    return opened.value


def check_game(notebook: dict[str, Any], hand: set[str | None]) -> None:
    """It is a notebook, and its first code cell makes the game as the page shows it."""
    validate(from_dict(notebook))  # type: ignore[no-untyped-call]
    code = [cell["source"] for cell in notebook["cells"] if cell["cell_type"] == "code"]
    made: dict[str, Any] = {}
    exec("\n".join(code), made)
    game = made["game"]
    assert {tile.text for tile in game.hands[0]} == hand
    assert len(game.players) == 3
    assert 'bots={1: "greedy", 2: "random"}' in code[0]


def test_the_game_is_put_where_the_lab_finds_it(table: TablePage) -> None:
    lab = re.compile("/lab/")
    table.page.context.route(lab, lambda route: route.fulfill(body="the lab"))
    hand = sit_down(table)
    page = open_notebook(table)
    [name] = parse_qs(urlsplit(page.url).query)["path"]
    kept = json.loads(table.page.evaluate(KEPT, name))
    assert (kept["path"], kept["type"], kept["format"]) == (name, "notebook", "json")
    check_game(kept["content"], hand)


def test_it_can_be_saved_as_a_file(table: TablePage) -> None:
    hand = sit_down(table)
    with table.page.expect_download() as download:
        table.action("save-notebook").click()
    assert download.value.suggested_filename.endswith(".ipynb")
    check_game(json.loads(Path(download.value.path()).read_text("utf-8")), hand)


def test_a_browser_that_keeps_nothing_gives_it_as_a_file(table: TablePage) -> None:
    hand = sit_down(table)
    table.page.evaluate(DENIED)
    with table.page.expect_download() as download:
        table.action("open-notebook").click()
    check_game(json.loads(Path(download.value.path()).read_text("utf-8")), hand)
    assert table.page.context.pages == [table.page]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_leads_to_the_notebooks_in_the_reader_s_language(
    new_page: NewPage, language: str
) -> None:
    table = new_page(offline=True)
    table.page.goto(f"{table.address}?lang={language}")
    table.action("notebooks").click()
    listed = table.page.locator(".jp-DirListing-item[data-file-type=notebook]")
    expect(listed).to_have_count(len(NAMES), timeout=60_000)
    crumbs = table.page.locator(".jp-BreadCrumbs-item")
    expect(crumbs.last).to_have_text(language)
    # One may load this page again.
    assert table.page.url.startswith(f"{table.address}lab/tree/index.html?")


def test_whoever_came_by_a_locked_link_stays_with_the_game(table: TablePage) -> None:
    table.open(**GAME, lock=1)
    table.action("menu").click()
    table.action("leave").click()
    table.page.get_by_role("dialog").locator('[data-action="yes"]').click()
    expect(table.action("play")).to_be_visible()
    expect(table.action("notebooks")).to_have_count(0)


@pytest.mark.pyodide
def test_the_lab_plays_on(new_page: NewPage) -> None:
    table = new_page(offline=True)
    hand = sit_down(table)
    lab = open_notebook(table)
    Notebook(lab).wait_until_ready()  # until then, it hears no keys
    cell = lab.locator(".jp-CodeCell .jp-InputArea").first
    cell.click()
    lab.keyboard.press("Shift+Enter")
    tiles = lab.locator(".chromino-table [data-tile]")
    expect(tiles).to_have_count(8, timeout=120_000)
    assert {tile.get_attribute("data-tile") for tile in tiles.all()} == hand
    lab.close()
