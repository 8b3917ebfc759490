"""Without a network: after one visit everything is there, whole, and itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from browsing import FAST
from fingers import Mouse
from kept_games import kept, to_nothing
from kept_page import damage, evict, kept_addresses, kept_bytes, spoil, wait_until_kept
from kept_snapshot import forget
from looking import expect_on_board, notice
from moody_host import MoodyHost, moody_host
from page_fixtures import sitting
from playwright.sync_api import Browser, Error, Locator, expect
from sharing import open_share
from table_page import TablePage
from wording import Wording

from builder.hosting.versions import address

NO_HOST = "ERR_CONNECTION_REFUSED"


@contextmanager
def visited(
    browser: Browser, site: Path, prefix: str = "/", **how: Any
) -> Iterator[tuple[MoodyHost, TablePage]]:
    """A page that was opened once, and is kept."""
    with (
        moody_host(site, prefix) as host,
        sitting(browser, host.address, pyodide=True, offline=True, **how) as table,
    ):
        table.open_start()
        wait_until_kept(table)
        # Nobody is disturbed by it.
        assert (
            table.page.evaluate("performance.getEntriesByType('navigation')[0].type") == "navigate"
        )
        yield host, table


# Everything works


def test_after_one_visit_a_whole_game_needs_no_host(browser: Browser, site: Path) -> None:
    with visited(browser, site) as (host, table):
        host.go_away()
        table.open(edition="modern", players="human,random", seed=7, hand_size=4)
        table.play_to_the_end(Mouse(table))
        [game] = kept(table)
        assert game["over"]
        table.page.reload()
        table.wait_for_table()
        assert table.is_over
        table.page.keyboard.press("Escape")  # the end of the game lies over it
        open_share(table)
        table.action("qr-link").click()
        expect(table.page.get_by_role("img", name="QR code")).to_be_visible()
        table.page.goto(f"{host.address}licences.txt")
        expect(table.page.locator("body")).to_contain_text("lit-html")


def test_all_words_and_rules_are_there_below_any_folder(browser: Browser, near_site: Path) -> None:
    with visited(browser, near_site, prefix="/a/b/") as (host, table):
        host.go_away()
        for language in ("fr", "uk", "zh-Hant", "en"):
            words = Wording(language)
            table.page.goto(f"{host.address}index.html?lang={language}#rules/meccano-1998")
            rule = table.page.locator('[data-rule="rules-calls"]')
            expect(rule).to_have_text(words.say("rules-calls"))
            table.action("back").click()
            expect(table.action("play")).to_contain_text(words.say("ui-play"))
            table.page.goto("about:blank")  # else the next address would only be another fragment


ASK_WORKER = """(deed) => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    setTimeout(done, 20_000, "no answer");
    navigator.serviceWorker.controller.postMessage(deed); // from whom no answer is wanted
    navigator.serviceWorker.controller.postMessage(deed, [port2]);
})"""


# How it is kept


def test_what_is_kept_is_sent_once_and_unpacked_and_all_else_is_the_hosts(
    browser: Browser, site: Path
) -> None:
    with visited(browser, site) as (host, table):
        assert host.sent["pyodide/pyodide.asm.wasm.gz"] > 0
        for name, size in host.sent.items():
            assert size == (site / (name or "index.html")).stat().st_size, name
        host.go_away()
        # Large files are compiled while they are read.
        assert not [name for name in kept_addresses(table) if ".gz" in name]
        exports = table.page.evaluate(
            """async (address) => {
                const module = await WebAssembly.compileStreaming(fetch(address));
                return WebAssembly.Module.exports(module).length;
            }""",
            address(site, "pyodide/pyodide.asm.wasm"),
        )
        assert exports > 100
        wasm = kept_bytes(table, "pyodide.asm.wasm")
        assert wasm == (site / "pyodide" / "pyodide.asm.wasm").stat().st_size
        host.come_back()
        expect_left_to_the_host(host, table)


def expect_left_to_the_host(host: MoodyHost, table: TablePage) -> None:
    """What is not the page is not kept; afterwards the host is away."""
    # Pages of other versions may ask for anything.
    for deed in ("dance", "constructor", None, {"take": True}):
        assert table.page.evaluate(ASK_WORKER, deed) is False
    table.guards.allow("404")
    for name in ("nowhere", "index.html/more", "page.js"):
        asked = table.page.goto(f"{host.address}{name}")
        assert asked is not None
        assert not asked.from_service_worker, name
    host.go_away()
    table.guards.allow(NO_HOST, "ERR_FAILED")
    for name in ("lab/tree/index.html", "nowhere"):
        with pytest.raises(Error, match=f"{NO_HOST}|ERR_FAILED"):
            table.page.goto(f"{host.address}{name}")


# Damaged, or gone


@pytest.mark.parametrize("harm", [damage, evict])
def test_a_file_that_is_damaged_or_gone_is_fetched_again_and_put_back(
    browser: Browser, near_site: Path, harm: Any
) -> None:
    with visited(browser, near_site) as (host, table):
        for name in ("page.js", "revision", "words/page/fr.ftl"):
            harm(table, f"/{name}" if "." in name else f"/?{name}")
        host.asked.clear()
        # One of them is damaged on its way, too; it is asked for once more.
        host.damages.add("words/page/fr.ftl")
        table.guards.allow("integrity")
        table.page.goto(f"{host.address}?lang=fr")
        expect(table.action("play")).to_contain_text(Wording("fr").say("ui-play"))
        assert host.asked - {"sw.js"} == {"page.js", "", "words/page/fr.ftl"}
        assert not host.damages
        host.go_away()
        table.page.reload()
        expect(table.action("play")).to_contain_text(Wording("fr").say("ui-play"))


def test_without_a_host_nothing_damaged_is_run(browser: Browser, near_site: Path) -> None:
    with visited(browser, near_site) as (host, table):
        damage(table, "/page.js")
        host.go_away()
        table.guards.allow("page.js", NO_HOST, "ERR_FAILED")
        table.page.reload()
        expect(table.page.get_by_text("program hasn’t arrived")).to_be_visible()
        host.come_back()
        table.page.reload()
        table.action("play").wait_for()


def test_python_that_was_kept_badly_is_mended_by_itself(browser: Browser, site: Path) -> None:
    with visited(browser, site) as (host, table):
        table.open(edition="modern", players="human,greedy", seed=7)
        table.act(Mouse(table))
        table.wait_for_me()
        spoil(table, "pyodide.asm.wasm")
        forget(table.page)
        host.asked.clear()
        table.guards.allow("asm.wasm", "WebAssembly", "wasm")
        table.page.reload()
        table.wait_for_table()
        expect_on_board(table, 3)
        table.act(Mouse(table))
        assert host.asked - {"sw.js"} == {"pyodide/pyodide.asm.wasm.gz"}


# Where the page can't be kept

REFUSED = """() => {
    const refuse = async () => { throw new DOMException("no", "SecurityError"); };
    %s
}"""
NO_WORKERS = REFUSED % "ServiceWorkerContainer.prototype.register = refuse;"
NO_CACHES = REFUSED % "CacheStorage.prototype.has = refuse;"
INSECURE = """() => {
    delete Navigator.prototype.serviceWorker;
    Object.defineProperty(window, "isSecureContext", {value: false});
}"""
UNSUPPORTED = "() => { delete Navigator.prototype.serviceWorker; }"


@contextmanager
def newcomer(browser: Browser, site: Path, script: str = "", **how: Any) -> Iterator[TablePage]:
    with (
        moody_host(site) as host,
        sitting(browser, host.address, pyodide=True, offline=True, **how) as table,
    ):
        if script:
            table.page.add_init_script(f"({script})()")
        yield table


def told_about(table: TablePage) -> Locator:
    """What the page tells about itself without a network."""
    table.action("menu").click()
    table.action("about").click()
    return table.page.locator("[data-offline]")


def play_on(table: TablePage) -> None:
    table.act(Mouse(table))
    table.wait_for_me()
    assert len(kept(table)) == 1


@pytest.mark.parametrize("script", [NO_WORKERS, NO_CACHES])
def test_a_browser_that_keeps_no_pages_is_told_of_once(
    browser: Browser, near_site: Path, script: str
) -> None:
    with newcomer(browser, near_site, script) as table:
        table.open(edition="modern", players="human,greedy", seed=7)
        told = notice(table, "ui-offline-denied")
        expect(told).to_contain_text(Wording("en").say("ui-offline-denied"))
        table.action("notice-close").click()
        table.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        play_on(table)
        expect(told).to_have_count(0)
        expect(told_about(table)).to_have_text(Wording("en").say("ui-about-offline-denied"))


def test_where_there_is_no_room_one_plays_on(browser: Browser, site: Path) -> None:
    with newcomer(browser, site, settings={**FAST, "language": "fr"}) as table:
        table.page.goto(f"{table.address}licences.txt")
        quota = {"origin": table.address.rstrip("/"), "quotaSize": 3_000_000}
        cdp = table.page.context.new_cdp_session(table.page)
        cdp.send("Storage.overrideQuotaForOrigin", quota)
        table.guards.allow("Quota")
        table.open(edition="modern", players="human,greedy", seed=7)
        told = notice(table, "ui-offline-full")
        expect(told).to_contain_text(Wording("fr").say("ui-offline-full"))
        table.action("notice-close").click()
        assert kept_addresses(table) == [], "the room is the games'"
        play_on(table)
        expect(told_about(table)).to_have_text(Wording("fr").say("ui-about-offline-full"))


@pytest.mark.parametrize(
    ("script", "reason"), [(INSECURE, "insecure"), (UNSUPPORTED, "unsupported")]
)
def test_where_it_is_impossible_only_those_who_ask_are_told(
    browser: Browser, near_site: Path, script: str, reason: str
) -> None:
    with newcomer(browser, near_site, script) as table:
        table.open(edition="modern", players="human,greedy", seed=7)
        play_on(table)
        expect(table.page.locator("[data-notice]")).to_have_count(0)
        expect(told_about(table)).to_have_text(Wording("en").say(f"ui-about-offline-{reason}"))


def test_who_asks_hears_when_the_page_is_kept(browser: Browser, near_site: Path) -> None:
    with newcomer(browser, near_site) as table:
        table.open_start()
        table.action("about").click()
        told = table.page.locator("[data-offline]")
        expect(told).to_have_text(Wording("en").say("ui-about-offline-ready"))
        expect(table.page.locator("[data-notice]")).to_have_count(0)


# Erased


def test_erasing_everything_erases_the_page_too(browser: Browser, site: Path) -> None:
    with visited(browser, site) as (host, table):
        table.action("games").click()
        table.action("erase").click()
        host.go_away()
        table.guards.allow(NO_HOST)
        with table.page.expect_event("requestfailed"):
            table.action("erase-yes").click()
        host.come_back()
        to_nothing(table)
        assert table.page.evaluate("navigator.serviceWorker.getRegistrations()") == []
        assert table.page.evaluate("caches.keys()") == []
