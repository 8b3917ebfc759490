"""Deleting saved games, one or all, and bringing them back."""

from __future__ import annotations

import pytest
from games_page import (
    deed,
    entry,
    in_language,
    leave_for_the_games,
    open_games,
    play_a_little,
    shown,
    three_games,
)
from kept_games import SLOW_STORE, kept, kept_when
from looking import expect_on_board, notice
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage

LANGUAGES = ["en", "fr"]


NOTE_READS = """
    globalThis.reads = [];
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function (key) {
        reads.push([key, this.transaction.mode]);
        return get.call(this, key);
    };
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_deleted_comes_back_exactly_as_it_was(new_page: NewPage, language: str) -> None:
    table, words = in_language(new_page, language)
    table.page.add_init_script(NOTE_READS)
    three_games(table)
    before = kept(table)
    open_games(table)
    entry(table, "b").locator('[data-action="game-more"]').click()
    table.page.evaluate("reads.length = 0")
    table.action("game-delete").click()
    deleted = notice(table, "ui-games-deleted")
    expect(deleted).to_contain_text(words.say("ui-games-deleted", game="Game b"))
    # It was read as it was deleted, so that nothing can have come between.
    reads = table.page.evaluate("reads")
    assert [mode for key, mode in reads if key == "b"] == ["readwrite"]
    expect(entry(table, "b")).to_have_count(0)
    assert shown(table) == ["c", "a"]
    # Whoever deletes several finds the next one at hand.
    expect(entry(table, "a").locator(".more")).to_be_focused()
    deed(table, "a", "delete")
    expect(deleted).to_contain_text(words.say("ui-games-deleted", game="Game a"))
    expect(entry(table, "c").locator(".more")).to_be_focused()
    assert [game["id"] for game in kept(table)] == ["c"]

    # Each one comes back, the last one first.
    deleted.get_by_role("button", name=words.say("ui-games-undo")).click()
    expect(deleted).to_contain_text(words.say("ui-games-deleted", game="Game b"))
    expect(entry(table, "a").get_by_role("button").first).to_be_focused()
    table.page.keyboard.press("Control+z")
    expect(deleted).to_have_count(0)
    expect(entry(table, "b").get_by_role("button").first).to_be_focused()
    assert shown(table) == ["c", "b", "a"]
    assert kept(table) == before


def test_a_deletion_can_be_undone_from_another_screen(table: TablePage) -> None:
    three_games(table)
    open_games(table)
    for id in "abc":
        deed(table, id, "delete")
        expect(entry(table, id)).to_have_count(0)
    expect(table.page.get_by_role("heading", name="No games yet")).to_be_visible()
    table.action("back").click()
    expect(table.action("continue")).to_have_count(0)
    table.action("notice-offer").click()
    expect(notice(table, "ui-games-deleted")).to_contain_text("Game b")
    assert [game["id"] for game in kept(table)] == ["c"]


def test_the_game_of_the_table_stays_deleted_whatever_the_engine_does(table: TablePage) -> None:
    play_a_little(table)
    [before] = kept_when(table, lambda games: len(games[0]["record"]["actions"]) == 2)
    leave_for_the_games(table)
    deed(table, before["id"], "delete")
    expect(table.page.locator("[data-game]")).to_have_count(0)
    expect(notice(table, "ui-games-deleted")).to_be_visible()

    # A new worker gets the game that the old one had, and tells what is to be kept.
    [worker] = table.page.workers
    worker.evaluate("self.close()")
    table.action("back").click()
    # The games' screen has a button to play, too.
    expect(table.page.get_by_role("heading", name="No games yet")).to_have_count(0)
    expect(table.action("continue")).to_have_count(0)
    with table.page.expect_worker():
        table.action("play").click()
    expect(table.page.get_by_role("alert")).to_contain_text("got lost on the way")
    # It is told the deleted game before it deals the one that is asked for.
    table.action("play").click()
    table.wait_for_me()
    [other] = kept_when(table, lambda games: len(games) == 1)
    assert other["id"] != before["id"]

    # When it is back, it goes on.
    table.action("notice-offer").click()
    expect(notice(table, "ui-games-deleted")).to_have_count(0)
    assert kept(table) == [before, other]
    leave_for_the_games(table)
    entry(table, before["id"]).click()
    expect_on_board(table, 3)


def test_nobody_goes_back_to_a_game_that_is_just_being_deleted(table: TablePage) -> None:
    table.page.add_init_script(SLOW_STORE)
    play_a_little(table)
    [before] = kept_when(table, lambda games: len(games[0]["record"]["actions"]) == 2)
    leave_for_the_games(table)
    table.page.evaluate("slow = true")
    deed(table, before["id"], "delete")
    table.action("back").click()
    expect(notice(table, "ui-games-deleted")).to_be_visible()
    expect(table.action("play")).to_be_visible()
    expect(table.action("continue")).to_have_count(0)
    assert kept(table) == []


def test_a_reload_takes_up_no_game_that_was_deleted(table: TablePage) -> None:
    play_a_little(table)
    leave_for_the_games(table)
    deed(table, shown(table)[0], "delete")
    expect(table.page.locator("[data-game]")).to_have_count(0)
    expect(notice(table, "ui-games-deleted")).to_be_visible()
    table.open_start()
    expect(table.action("continue")).to_have_count(0)
    assert kept(table) == []
