"""What the page may load and run: its own files, and nothing that anybody types."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from fingers import Mouse
from page_fixtures import NewPage, sitting
from playwright.sync_api import Browser, Request, expect
from serve import serve
from table_page import TablePage

pytestmark = pytest.mark.pyodide

POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' HASH HASH; worker-src 'self'; "
    "connect-src 'self'; style-src 'self' HASH; img-src 'self' data:; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)

HOSTILE: Final = "<img src=x onerror=alert(1)><script>alert(2)</script>"


def test_the_policy_is_the_first_thing_the_page_says(site: Path) -> None:
    head = (site / "index.html").read_text("utf-8").partition("<meta charset")[2]
    assert head.count("Content-Security-Policy") == 1
    policy = re.sub(r"'sha256-[\w+/=]{44}'", "HASH", head)
    assert f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">' in policy
    # What stands before it is not under it.
    first = min(map(head.index, ("<script", "<link", "<style")))
    assert head.index("Content-Security-Policy") < first


def test_the_policy_holds(table: TablePage) -> None:
    table.guards.allow("Content Security Policy", "csp", "example.org")
    table.open_start()
    outcome = table.page.evaluate(
        """async () => {
            const script = document.createElement("script");
            script.textContent = "window.ran = true";
            document.head.append(script);
            const loaded = await fetch("https://example.org/").then(() => true, () => false);
            return [window.ran ?? false, loaded];
        }"""
    )
    assert outcome == [False, False]
    refused = [told for told in table.guards.all if "Content Security Policy" in told]
    assert len(refused) >= 2


def test_a_script_in_a_name_stays_text(table: TablePage) -> None:
    table.page.on("dialog", lambda dialog: pytest.fail(f"it ran: {dialog.message}"))
    table.open_start()
    table.action("new").click()
    for seat in (0, 1):
        table.page.locator(f'[data-seat="{seat}"] input').fill(HOSTILE)
    table.action("start").click()
    table.wait_for_me()
    expect(table.seat(0)).to_contain_text(HOSTILE)
    table.action("log").click()
    moves = table.page.get_by_role("complementary").get_by_role("listitem")
    mouse = Mouse(table)
    table.act(mouse)
    table.wait_for_me()
    if moves.count() == 2:  # the first tile, and one that was drawn, fits, and is still to be laid
        table.act(mouse)
        table.wait_for_me()
    expect(moves.last).to_contain_text(HOSTILE)
    assert table.page.locator("img[src=x]").count() == 0


def test_everything_comes_from_the_pages_own_folder_wherever_that_is(
    browser: Browser, site: Path
) -> None:
    asked: list[str] = []

    def ask(request: Request) -> None:
        asked.append(request.url)

    with (
        serve(site, prefix="/games/chromino/") as address,
        sitting(browser, address, pyodide=True) as table,
    ):
        table.page.context.on("request", ask)
        table.open(edition="modern", players="human,greedy", seed=7)
        table.act(Mouse(table))
        table.wait_for_me()
        assert all(url.startswith((address, "data:")) for url in asked)
        # The worker's own requests have been seen too.
        names = {urlsplit(url).path.rpartition("/")[2] for url in asked}
        assert {"page.js", "worker.js", "pyodide.asm.wasm.gz", "stdlib.zip.gz"} <= names


def test_a_link_that_makes_no_game_says_so(new_page: NewPage) -> None:
    table = new_page()
    table.page.goto(f"{table.address}?edition=<script>alert(1)</script>&players=human,greedy")
    expect(table.page.locator("[data-notice]")).to_be_visible()
    expect(table.action("play")).to_be_visible()
