"""What the browser keeps: asked to stay, full, denied, of another version, erased."""

from __future__ import annotations

import pytest
from browsing import FAST
from fingers import Mouse
from games_page import (
    deed,
    entry,
    leave_for_the_games,
    open_games,
    played,
    shown,
    three_games,
)
from kept_games import kept, listed, put, to_nothing
from looking import expect_on_board, notice
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage
from wording import Wording

FULL = """
    window.full = true;
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, key) {
        if (window.full) throw new DOMException("No room", "QuotaExceededError");
        return put.call(this, value, ...(key === undefined ? [] : [key]));
    };
"""

PERSISTING = """
    window.asked = 0;
    navigator.storage.persist = async () => { window.asked += 1; return true; };
    navigator.storage.persisted = async () => window.asked > 0;
    navigator.storage.estimate = async () => ({usage: 12_345_678});
"""


def lay(table: TablePage) -> None:
    table.act(Mouse(table))
    table.wait_for_me()


def begin(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)


# Asked to stay


def test_the_browser_is_asked_to_keep_games_once_there_is_one_to_lose(table: TablePage) -> None:
    table.page.add_init_script(PERSISTING)
    open_games(table)
    foot = table.page.locator("footer")
    expect(foot).to_contain_text("may clear your games when it runs short of space")
    expect(foot).to_contain_text("This page takes up 12.4 MB on this device.")
    begin(table)
    assert table.page.evaluate("window.asked") == 0
    for _ in range(2):
        lay(table)
        assert table.page.evaluate("window.asked") == 1
    leave_for_the_games(table)
    expect(foot).to_contain_text("This browser has promised to keep your games.")


def test_a_browser_that_tells_nothing_about_its_room(table: TablePage) -> None:
    gone = "Object.defineProperty(navigator, 'storage', {value: undefined});"
    table.page.add_init_script(gone)
    begin(table)
    lay(table)
    leave_for_the_games(table)
    foot = table.page.locator("footer")
    expect(foot).to_contain_text("may clear your games when it runs short of space")
    expect(foot).not_to_contain_text("MB")


# Full


@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_there_is_no_room_one_plays_on_and_is_told_once(
    new_page: NewPage, language: str
) -> None:
    words = Wording(language)
    table = new_page(settings={**FAST, "language": language})
    table.page.add_init_script(FULL)
    begin(table)
    told = notice(table, "ui-storage-full")
    expect(told).to_contain_text(words.say("ui-storage-full"))
    table.action("notice-close").click()
    lay(table)
    expect(told).to_have_count(0)
    assert kept(table) == []

    # As soon as there is room again, everything is kept, and it may be told anew.
    table.page.evaluate("window.full = false")
    lay(table)
    [game] = kept(table)
    assert len(game["record"]["actions"]) == 4
    table.page.evaluate("window.full = true")
    lay(table)
    expect(told).to_be_visible()
    table.page.evaluate("window.full = false")
    lay(table)
    expect(told).to_have_count(0)


def test_deleting_games_makes_room_for_the_one_that_is_played(table: TablePage) -> None:
    three_games(table)
    table.page.add_init_script(FULL)
    begin(table)
    lay(table)
    expect(notice(table, "ui-storage-full")).to_be_visible()
    leave_for_the_games(table)
    assert shown(table) == ["c", "b", "a"]
    table.page.evaluate("window.full = false")
    deed(table, "a", "delete")
    expect(entry(table, "a")).to_have_count(0)
    expect(notice(table, "ui-storage-full")).to_have_count(0)
    expect(table.page.locator("[data-game]")).to_have_count(3)
    assert len(kept(table)[-1]["record"]["actions"]) == 2


def test_whoever_asks_for_something_hears_each_time_why_not(table: TablePage) -> None:
    three_games(table)
    table.page.add_init_script(FULL)
    open_games(table)
    for _ in range(2):
        deed(table, "a", "duplicate")
        expect(notice(table, "ui-storage-full")).to_be_visible()
        table.action("notice-close").click()
    assert shown(table) == ["c", "b", "a"]


def test_what_cannot_be_brought_back_yet_can_be_later(table: TablePage) -> None:
    three_games(table)
    before = kept(table)
    table.page.add_init_script(FULL)
    table.page.add_init_script("window.full = false")
    open_games(table)
    deed(table, "b", "delete")
    expect(entry(table, "b")).to_have_count(0)
    table.page.evaluate("window.full = true")
    table.action("notice-offer").click()
    expect(notice(table, "ui-storage-full")).to_be_visible()
    expect(entry(table, "b")).to_have_count(0)
    table.page.evaluate("window.full = false")
    notice(table, "ui-games-deleted").locator('[data-action="notice-offer"]').click()
    expect(entry(table, "b")).to_be_visible()
    assert kept(table) == before


# Denied, late, of another version


def test_where_nothing_can_be_kept_the_list_says_so(table: TablePage) -> None:
    table.page.add_init_script("Object.defineProperty(window, 'indexedDB', {value: undefined});")
    begin(table)
    lay(table)
    table.action("notice-close").click()
    leave_for_the_games(table)
    expect(table.page.get_by_text("This browser keeps nothing for this page.")).to_be_visible()
    table.action("back").click()
    expect_on_board(table, 3)


def test_a_store_that_never_answers_is_not_waited_for(table: TablePage) -> None:
    table.page.add_init_script("IDBFactory.prototype.open = () => new EventTarget();")
    table.open_start()
    expect(notice(table, "ui-storage-denied")).to_be_visible()
    begin(table)
    lay(table)


def test_games_of_a_newer_version_are_left_alone(table: TablePage) -> None:
    three_games(table)
    table.page.evaluate(
        """() => new Promise((done) => {
            const asked = indexedDB.open("chromino", 99);
            asked.onsuccess = () => { asked.result.close(); done(); };
        })"""
    )
    begin(table)
    expect(notice(table, "ui-storage-newer")).to_contain_text("a newer version of this page")
    lay(table)
    games: int = table.page.evaluate(
        """() => new Promise((done) => {
            const asked = indexedDB.open("chromino");
            asked.onsuccess = () => {
                const count = asked.result.transaction("games").objectStore("games").count();
                count.onsuccess = () => done(count.result);
            };
        })"""
    )
    assert games == 3


def test_a_game_that_cannot_be_read_spoils_no_other(table: TablePage) -> None:
    three_games(table)
    table.page.add_init_script(
        """
        const get = IDBObjectStore.prototype.get;
        IDBObjectStore.prototype.get = function (key) {
            if (key === "b") throw new DOMException("Lost", "NotReadableError");
            return get.call(this, key);
        };
        """
    )
    open_games(table)
    # It is not known when it was played last.
    assert shown(table) == ["c", "a", "b"]
    expect(entry(table, "b")).to_contain_text("A damaged game")
    deed(table, "b", "delete")
    expect(entry(table, "b")).to_have_count(0)
    expect(notice(table, "ui-games-deleted")).to_be_visible()
    expect(table.action("notice-offer")).to_have_count(0)


# Erasing


ELSEWHERE = "http://127.0.0.1/elsewhere/"

KEEP_FILES = """async ([names, addresses]) => {
    for (const name of names) await caches.open(name);
    const labs = await caches.open("precache"); // as JupyterLite calls it, wherever it is
    for (const address of addresses) await labs.put(address, new Response());
}"""
KEPT_OF_LABS = """async () => {
    const kept = await (await caches.open("precache")).keys();
    return kept.map(({url}) => url);
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_is_erased_when_one_has_said_so_twice(new_page: NewPage, language: str) -> None:
    words = Wording(language)
    table = new_page(settings={**FAST, "language": language, "theme": "dark"})
    put(table, *(listed(played(n), id=f"game {n}") for n in range(3)), current="game 0")
    kinds = ("files", "snapshot")
    theirs = ["files of another page", *(f"chromino-{kind} {ELSEWHERE}" for kind in kinds)]
    ours = [f"chromino-{kind} {table.address}" for kind in kinds]
    table.page.evaluate(KEEP_FILES, [theirs + ours, [f"{ELSEWHERE}lab/a", f"{table.address}lab/a"]])
    table.page.goto(table.address)
    table.wait_for_table()
    table.action("menu").click()
    table.action("games").click()
    table.action("yes").click()
    before = len(kept(table))
    table.action("erase").click()
    dialog = table.page.get_by_role("dialog", name=words.say("ui-erase-ask"))
    expect(dialog).to_contain_text(words.say("ui-erase-what", count=3))
    expect(table.action("erase-no")).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    assert len(kept(table)) == before == 3

    table.action("erase").click()
    table.action("erase-yes").click()
    # The page has begun afresh, as for a newcomer, in the language of the browser.
    expect(notice(table, "ui-first")).to_be_visible()
    expect(table.page.locator("html")).to_have_attribute("lang", "en")
    keys = table.page.evaluate("Object.keys(localStorage)")
    assert not [key for key in keys if key.startswith("chromino")]
    # The host's other pages have theirs, be it in a cache that goes by the same name.
    assert table.page.evaluate("caches.keys()") == [*theirs, "precache"]
    assert table.page.evaluate(KEPT_OF_LABS) == [f"{ELSEWHERE}lab/a"]
    assert kept(table) == []


def test_other_tabs_do_not_stand_in_the_way_of_erasing(table: TablePage) -> None:
    three_games(table)
    open_games(table)
    other = TablePage(table.page.context.new_page(), table.address, table.guards)
    other.page.goto(other.address)
    other.action("play-here").wait_for()
    table.action("erase").click()
    table.action("erase-yes").click()
    expect(notice(table, "ui-first")).to_be_visible()
    assert kept(table) == []


def test_when_it_cannot_be_erased_one_is_told(table: TablePage) -> None:
    three_games(table)
    held = table.page.context.new_page()
    blocker = TablePage(held, table.address, table.guards)
    to_nothing(blocker)
    held.evaluate(
        """() => new Promise((done) => {
            const asked = indexedDB.open("chromino");
            asked.onsuccess = () => { window.db = asked.result; done(); };
        })"""
    )
    open_games(table)
    table.action("erase").click()
    table.action("erase-yes").click()
    expect(notice(table, "ui-erase-failed")).to_contain_text("Please close all other tabs")
    expect(table.action("play")).to_be_visible()
    held.close()
    table.page.goto(table.address)
    expect(notice(table, "ui-first")).to_be_visible()
    assert kept(table) == []
