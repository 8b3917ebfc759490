"""The game is saved after every action: reloads, closed tabs and new links lose nothing."""

from __future__ import annotations

from typing import Any

import pytest
from fingers import Mouse
from kept_games import JUST_BOTH, keep, kept, moment, take_up
from looking import expect_on_board, heard, notice
from playwright.sync_api import expect
from table_page import TablePage

from chromino_core import Game

pytestmark = pytest.mark.pyodide


def lay(table: TablePage) -> None:
    table.act(Mouse(table))
    table.wait_for_me()


def play_a_little(table: TablePage) -> None:
    """Lay two tiles, each with the bot's reply."""
    table.open(edition="modern", players="human,greedy", seed=7)
    for _ in range(2):
        lay(table)


def sight(table: TablePage) -> list[Any]:
    """The table, the hand, the players and all moves so far."""
    table.action("log").click()
    moves = table.page.get_by_role("list", name="Moves so far")
    moves.wait_for()
    seen = [
        moves.get_by_role("listitem").all_inner_texts(),
        table.page.get_by_role("grid", include_hidden=True).get_attribute("aria-label"),
        table.tiles(),
        table.page.locator("[data-seat]").all_inner_texts(),
        table.page.locator("[data-bag]").inner_text(),
    ]
    table.action("log").click()
    expect(moves).to_have_count(0)
    return seen


def test_table_hand_and_log_outlive_a_reload_and_the_tab(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    for actions in (2, 4):
        lay(table)
        # It is saved after every action.
        [game] = kept(table)
        assert game["kinds"] == list(JUST_BOTH)
        assert len(Game.from_record(game["record"]).log) == actions
    before = sight(table)
    assert len(before[0]) == 1 + 4
    # The link has been used up: a reload does not begin its game anew.
    assert table.page.url == table.address

    table.page.reload()
    table.wait_for_table()
    assert sight(table) == before

    table.page.close()
    again = TablePage(table.page.context.new_page(), table.address, table.guards)
    again.page.goto(again.address)
    again.wait_for_table()
    assert sight(again) == before
    # What was done before can still be taken back.
    again.action("undo").click()
    expect(heard(again)).to_contain_text("undone", ignore_case=True)


def test_a_finished_game_shows_its_end_again(table: TablePage) -> None:
    take_up(table, moment("ravensburger-2001", "BRY@0,0>", ["RYG", "PPP GPP"], "PGP GGG"))
    Mouse(table).lay()
    dialog = table.page.get_by_role("dialog", name="You win!")
    expect(dialog).to_be_visible()

    table.page.reload()
    table.wait_for_table()
    expect(dialog).to_be_visible()
    expect(table.action("rematch")).to_be_visible()


def test_a_link_begins_a_game_and_keeps_the_one_before(table: TablePage) -> None:
    play_a_little(table)
    before = sight(table)
    table.open(edition="modern", players="human,greedy", seed=8)
    expect_on_board(table, 1)
    assert len(kept(table)) == 2

    # When that one is given up, the first one can go on.
    table.action("menu").click()
    table.action("resign").click()
    table.action("yes").click()
    table.action("close").click()
    table.action("menu").click()
    table.action("leave").click()
    table.action("continue").click()
    table.wait_for_table()
    assert sight(table) == before


def test_where_nothing_can_be_kept_one_plays_and_is_told_once(table: TablePage) -> None:
    table.page.add_init_script("Object.defineProperty(window, 'indexedDB', {value: undefined});")
    play_a_little(table)
    told = notice(table, "ui-storage-denied")
    expect(told).to_contain_text("This browser keeps nothing for this page")
    told.get_by_role("button").click()
    expect(told).to_have_count(0)

    lay(table)
    before = sight(table)
    # As long as the page is open, the game is there.
    table.action("menu").click()
    table.action("leave").click()
    table.action("yes").click()
    table.action("continue").click()
    table.wait_for_table()
    assert sight(table) == before
    expect(told).to_have_count(0)


def test_a_damaged_game_is_set_aside_and_told(table: TablePage) -> None:
    record = Game(["Player 1", "Player 2"], seed=7).record()
    record["deal"]["bag"].pop()
    keep(table, record, JUST_BOTH)
    table.open_start()
    told = notice(table, "ui-stored-damaged")
    expect(told).to_contain_text("It is still there, under “Saved games”.")
    expect(table.action("continue")).to_have_count(0)

    table.open_start()
    expect(told).to_have_count(0)
    [game] = kept(table)
    assert game["damaged"]
    assert game["record"] == record
