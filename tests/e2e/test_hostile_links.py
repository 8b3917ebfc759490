"""Links that are damaged or malicious: a kind word, and the game on the table is as it was."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import pytest
from fingers import Mouse
from kept_games import kept
from looking import notice
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage

from chromino_core import edition
from chromino_core.links import pack

CASES: Final = json.loads((Path(__file__).parent / "hostile_links.json").read_text("utf-8"))

GOOD: Final = {
    "format": "chromino-position/1",
    "rules": edition("modern").as_dict(),
    "players": ["Ann", "Ben"],
    "board": "B*Y@0,0> BRY@0,1>",
    "hands": [["GBB", "GPR"], ["RRR", None]],
    "bag": [None, None],
    "seat": 0,
    "drawn": None,
    "scores": None,
}
SCRIPT: Final = "<img src=x onerror=alert(1)><script>alert(2)</script>"


def packed(data: bytes) -> str:
    """Any bytes as a link of this version."""
    packer = zlib.compressobj(level=9, wbits=-15)
    code = urlsafe_b64encode(packer.compress(data) + packer.flush())
    return "1" + code.decode().rstrip("=")


def position(case: dict[str, Any]) -> dict[str, Any]:
    """The good position with what is wrong in this case."""
    data: dict[str, Any] = GOOD | case["position"]
    if "tiles" in case:
        data["board"] = (data["board"] * case["tiles"]).strip()
    if "hand" in case:
        data["hands"][0] = data["hands"][0] * case["hand"]
    if "bag" in case:
        data["bag"] = data["bag"] * case["bag"]
    if "letters" in case:
        data["players"] = [name * case["letters"] for name in data["players"]]
    return data


def fragment(case: dict[str, Any]) -> str:
    if "bomb" in case:
        link = packed(b"\0" * case["bomb"])
    elif "text" in case:
        link = packed((case["text"] * case.get("times", 1)).encode())
    elif "position" in case:
        link = pack(position(case))[: case.get("keep")] + case.get("more", "")
    else:
        link = case["link"] + "A" * case.get("fill", 0)
    return f"#game={link}&kinds={case.get('kinds', 'human,greedy')}"


def seen(table: TablePage) -> Any:
    return [
        table.tiles(),
        table.says(),
        table.page.locator('[data-tile][aria-pressed="true"]').get_attribute("data-tile"),
        table.page.locator("[data-cell]").evaluate_all("cells => cells.map(c => c.dataset.cell)"),
    ]


def go(table: TablePage, hash: str) -> None:
    table.page.evaluate("hash => { location.hash = hash; }", hash)


def test_the_game_on_the_table_is_left_as_it_was(table: TablePage) -> None:
    table.page.on("dialog", lambda dialog: pytest.fail(f"it ran: {dialog.message}"))
    table.open(edition="modern", players="human,greedy", seed=7)
    table.act(Mouse(table))
    table.wait_for_me()
    table.tile(table.tiles()[0]).click()
    before, games = seen(table), kept(table)
    assert len(CASES["games"]) >= 25
    for case in CASES["games"]:
        hash = fragment(case)
        go(table, hash)
        if case["problem"]:
            line = notice(table, case["problem"])
            expect(line).to_be_visible()
            assert len(line.inner_text()) < 1000, case["name"]
            line.locator("button").click()
            expect(line).to_have_count(0)
        assert seen(table) == before, case["name"]
        assert "#" not in table.page.url, case["name"]
    assert kept(table) == games
    table.page.keyboard.press("Escape")
    table.act(Mouse(table))
    table.wait_for_me()


def test_names_are_never_markup(table: TablePage) -> None:
    table.page.on("dialog", lambda dialog: pytest.fail(f"it ran: {dialog.message}"))
    table.page.goto(f"{table.address}#game={pack(GOOD | {'players': [SCRIPT, 'Ben']})}&seat=99")
    table.wait_for_table()
    # Nobody has said who plays: then all are people, and nobody's tiles are shown.
    expect(table.page.get_by_role("dialog")).to_contain_text(SCRIPT)
    assert table.tiles() == []
    table.action("hand-over").click()
    expect(table.seat(0)).to_contain_text(SCRIPT)
    assert table.page.locator("img[src=x]").count() == 0


def test_a_fresh_browser_shows_the_start_and_a_word_about_it(new_page: NewPage) -> None:
    table = new_page()
    for case in CASES["games"][:2]:
        table.page.goto("about:blank")
        table.page.goto(table.address + fragment(case))
        expect(notice(table, case["problem"])).to_be_visible()
        expect(table.action("play")).to_be_visible()
        assert table.page.url == table.address
    assert kept(table) == []


def test_start_links_that_make_no_sense(new_page: NewPage) -> None:
    """Each in a page of its own takes long; tests/test_start_links.py has all of them."""
    table = new_page()
    table.open(edition="modern", players="human,greedy", seed=7)
    games = kept(table)
    for case in CASES["starts"]:
        if case["name"] in ("a seed below zero", "far too long", "a lock without a game"):
            query = case["query"] + "," * case.get("fill", 0)
            table.page.goto(table.address + quote(query, safe="?&=,%"))
            if case["problem"]:
                expect(notice(table, case["problem"])).to_be_visible()
            else:
                table.wait_for_me()
            # That goes when the game is there, or never will be.
            expect(table.page).to_have_url(table.address)
    assert kept(table) == games
    table.page.goto(table.address)
    table.wait_for_me()
