"""How Python arrives in the page: from any host, visibly, and only in its own version."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from fingers import Mouse
from kept_snapshot import Asked, snapshots, wait_for_snapshot
from looking import expect_on_board
from odd_host import odd_host
from page_fixtures import NewPage
from playwright.sync_api import Response, Route, expect
from table_page import TablePage
from waiting import wait_until

pytestmark = pytest.mark.pyodide

GAME: Final = {"edition": "modern", "players": "human,greedy", "seed": 7}


def expect_playable(table: TablePage) -> None:
    expect_on_board(table, 1)
    table.act(Mouse(table))
    table.wait_for_me()
    expect_on_board(table, 3)


# Hosts


@pytest.mark.parametrize("tells_packed", [True, False])
def test_packed_files_are_unpacked_by_the_browser_or_by_us(
    new_page: NewPage, site: Path, tells_packed: bool
) -> None:
    with odd_host(site, tells_packed=tells_packed) as host:
        table = new_page(host.address)
        packed: dict[str, str | None] = {}

        def note(response: Response) -> None:
            name = response.url.partition("?")[0].rpartition("/")[2]
            if name.endswith(".gz"):
                packed[name] = response.headers.get("content-encoding")

        table.page.context.on("response", note)
        table.open(**GAME)
        expect_playable(table)
        assert {"pyodide.asm.wasm.gz", "stdlib.zip.gz"} < set(packed)
        assert set(packed.values()) == {"gzip" if tells_packed else None}
        wait_for_snapshot(table.page)
        table.open(**GAME)
        expect_playable(table)


@pytest.mark.parametrize("file", ["pyodide.asm.wasm", "stdlib", "chromino_core", "pyodide.asm.mjs"])
def test_a_connection_that_breaks_is_told_and_can_be_mended(
    new_page: NewPage, site: Path, file: str
) -> None:
    with odd_host(site) as host:
        table = new_page(host.address)
        table.guards.allow("standard library", "stdlib.zip")  # says Pyodide
        table.guards.allow("ERR_CONTENT_LENGTH_MISMATCH", "pyodide.asm.mjs")
        host.breaks_off = file
        table.page.goto(f"{host.address}?edition=modern&players=human,greedy&seed=7")
        expect(table.page.get_by_role("heading", name="didn’t arrive")).to_be_focused()
        expect(table.page.locator("pre")).to_contain_text(file)
        assert snapshots(table.page) == []
        host.breaks_off = ""
        table.action("try-again").click()
        table.wait_for_table()
        expect_playable(table)


# Progress


class Sample(NamedTuple):
    """What is to be seen at a moment."""

    part: int | None
    """How far the line is; None: nobody has told it yet."""
    line: bool
    """Whether it is to be seen."""
    text: str | None
    """What the sheet says; None: there is none."""
    sheet: bool


WATCH: Final = """
// Everything that is painted, however late a busy page looks.
globalThis.samples = [];
new MutationObserver(() => {
    const opening = document.querySelector(".opening");
    const sheet = opening?.checkVisibility({visibilityProperty: true}) ?? false;
    if (opening) globalThis.atFirst ??= sheet;
    const line = document.getElementById("progress");
    if (!line) return;
    const part = line.ariaValueNow === null ? null : Number(line.ariaValueNow);
    samples.push([part, !line.hidden, opening?.querySelector("p")?.textContent ?? null, sheet]);
}).observe(document, {attributes: true, characterData: true, childList: true, subtree: true});

// What each of them waits for before it is seen. How late a busy page is plays no part in that.
globalThis.patience = {};
const later = setTimeout;
window.setTimeout = (does, ms, ...more) => later(() => {
    const line = document.getElementById("progress");
    const was = line?.hidden;
    does(...more);
    if (was && !line.hidden) patience.line ??= ms;
}, ms);
addEventListener("animationstart", ({target}) => {
    const [{effect}] = target.getAnimations();
    if (target.matches(".opening")) patience.sheet = effect.getTiming().delay;
});
"""

PATIENCE_MS: Final = 500

SLOW: Final = 1_250_000
"""Bytes a second: the files take seven times as long as one has patience."""

MEGABYTES: Final = re.compile(r"Loading the game: ([\d.]+) of ([\d.]+) MB")


def slow_down(table: TablePage, bytes_a_second: int) -> None:
    network = table.page.context.new_cdp_session(table.page)
    speed = {"latency": 5, "downloadThroughput": bytes_a_second, "uploadThroughput": -1}
    network.send("Network.emulateNetworkConditions", {"offline": False, **speed})


def watched(table: TablePage) -> list[Sample]:
    return [Sample(*told) for told in table.page.evaluate("samples")]


def expect_ever_more(values: list[Any]) -> None:
    assert len(set(values)) > 3, values
    assert values == sorted(values)


def test_on_a_slow_network_one_sees_how_far_it_is(table: TablePage, site: Path) -> None:
    table.page.add_init_script(WATCH)
    slow_down(table, SLOW)
    table.open(**GAME)
    samples = watched(table)

    # At first nothing, be it ever so slow.
    assert table.page.evaluate("patience") == {"line": PATIENCE_MS, "sheet": PATIENCE_MS}
    assert table.page.evaluate("atFirst") is False
    assert not samples[0].line

    # The sheet counts what is fetched, and goes on to what comes after once that is all
    # (tests/js/python_files.test.mjs): how late a busy worker counts plays no part in it.
    told = [each.text for each in samples if each.sheet and each.text]
    counts = [found.groups() for found in map(MEGABYTES.search, told) if found]
    files = [*site.glob("pyodide/*.wasm.gz"), *site.glob("pyodide/stdlib.zip.gz")]
    files += site.glob("chromino_core*.whl.gz")
    total = sum(file.stat().st_size for file in files) / 1e6
    assert {float(of) for _, of in counts} == {round(total, 1)}
    done = [float(done) for done, _ in counts]
    expect_ever_more(done)
    steps = [text for text in dict.fromkeys(told) if not MEGABYTES.search(text)]
    assert steps in (["One moment…", "Reading the rules…"], ["One moment…"]), steps
    assert MEGABYTES.search(told[0])
    assert not MEGABYTES.search(told[-1])

    # So does the line, which is gone in the end.
    expect_ever_more([each.part for each in samples if each.line])
    line = table.page.locator("#progress")
    expect(line).to_have_role("progressbar")
    expect(line).to_be_hidden()
    expect_playable(table)


def test_the_line_is_also_there_where_no_sheet_is(table: TablePage) -> None:
    table.page.add_init_script(WATCH)
    slow_down(table, SLOW)
    table.open_start()
    wait_until(table.page, lambda: any(each.line for each in watched(table)))
    line = table.page.get_by_role("progressbar", name="Setting the table")
    expect(line).to_be_visible()
    wait_for_snapshot(table.page)
    expect(line).to_be_hidden()
    assert not any(each.sheet for each in watched(table))


# Versions


def another_version(route: Route) -> None:
    """What a host that has got a new version sends: to this worker, the page is the stranger."""
    worker = route.fetch()
    name = 'Object.defineProperty(self, "name", {value: "000000000000"});'
    route.fulfill(response=worker, body=f"{name}\n{worker.text()}")


LITTLE_MEMORY: Final = "Object.defineProperty(navigator, 'deviceMemory', {value: 2});"
"""Then nothing is rehearsed, which would take a worker, too."""


def expect_outdated(table: TablePage) -> None:
    expect(table.page.get_by_role("heading", name="There is a newer version")).to_be_focused()
    expect(table.page.get_by_text("the page will reload")).to_be_visible()


def test_a_worker_of_another_version_is_not_used(table: TablePage) -> None:
    asked = Asked(table.page.context)
    table.page.route("**/worker.js?*", another_version)
    table.page.goto(f"{table.address}?edition=modern&players=human,greedy&seed=7")
    expect_outdated(table)
    assert not [name for name in asked if "pyodide" in name]

    # With the new page comes the worker that fits.
    table.page.unroute("**/worker.js?*")
    with table.page.expect_navigation():
        table.action("try-again").click()
    table.wait_for_table()
    expect_playable(table)


def test_a_new_version_in_the_middle_of_a_game(table: TablePage) -> None:
    """The worker dies, and the host has only another one by now: no use in trying that thrice."""
    table.page.add_init_script(LITTLE_MEMORY)
    table.open(**GAME)
    expect_playable(table)
    hand = table.tiles()
    asked = Asked(table.page.context)
    table.page.route("**/worker.js?*", another_version)
    table.page.workers[0].evaluate("setTimeout(() => { throw new Error('out of luck'); })")
    expect_outdated(table)
    expect(table.page.get_by_text("Your game is safe")).to_be_visible()
    assert asked.count("worker.js") == 1

    table.page.unroute("**/worker.js?*")
    with table.page.expect_navigation():
        table.action("try-again").click()
    table.wait_for_table()
    expect_on_board(table, 3)
    assert table.tiles() == hand
