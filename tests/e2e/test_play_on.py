"""Play on from here: any moment of the past is the beginning of another game."""

from __future__ import annotations

from bare_table import sit_down
from fingers import Mouse
from kept_games import JUST_BOTH, finished, kept_when, past, take_up
from looking import expect_on_board, expect_said, expect_says
from playwright.sync_api import Locator, expect
from table_page import TablePage

from chromino_core import Game, Session

GAME = finished("ravensburger-2001", 2, 30, hand_size=2)
"""Five actions: both lay a tile, one draws and passes, the other lays the last one."""
LAST = len(GAME.log)


def dialog(table: TablePage) -> Locator:
    return table.page.get_by_role("dialog")


def look_back(table: TablePage, ply: int) -> None:
    table.action("replay").click()
    slider = table.page.get_by_role("slider")
    slider.fill(str(ply))
    expect(slider).to_have_value(str(ply))
    expect_on_board(table, len(past(GAME, ply).board))


def test_a_finished_game_is_played_on_and_both_are_kept(table: TablePage) -> None:
    take_up(table, GAME.record(), JUST_BOTH, over=True)
    look_back(table, 2)
    table.action("branch").click()
    expect_says(table, "ui-replay-branched-kept")
    told = "This is a new game, from move 2 on. The old one is still saved."
    expect(table.page.locator("[data-say]")).to_contain_text(told)
    expect_said(table, told)
    expect(table.page.get_by_role("slider")).to_have_count(0)
    assert table.tiles() == [tile.text for tile in past(GAME, 2).hands[0]]

    table.action("draw").click()
    old, new = kept_when(table, lambda games: games[-1]["record"]["actions"][2:] != [])
    assert old["id"] == "kept by a test"
    assert Game.from_record(old["record"]) == GAME
    branch = Game.from_record(new["record"])
    assert branch.log[:3] == GAME.log[:3]
    assert new["kinds"] == list(JUST_BOTH)

    # Undo reaches back into the moves that were made before the branch.
    table.page.reload()
    table.wait_for_table()
    table.action("undo").click()
    expect_on_board(table, 1)
    expect(table.action("undo")).to_be_disabled()


def test_at_the_end_of_a_finished_game_there_is_nothing_to_play_on(table: TablePage) -> None:
    session = Session(GAME.copy(), ["human", "human"])
    sit_down(table, session)
    look_back(table, LAST)
    expect(table.action("branch")).to_have_attribute("aria-disabled", "true")
    table.action("branch").click(force=True)
    table.wait_for_paint()
    expect(table.page.get_by_role("slider")).to_be_visible()
    table.action("replay-previous").click()
    expect(table.action("branch")).not_to_have_attribute("aria-disabled", "true")
    assert len(session.game.log) == LAST


def test_a_game_that_was_given_up_is_played_on_even_from_its_end(table: TablePage) -> None:
    session = Session(past(GAME, 2), ["human", "greedy"])
    session.dispatch({"type": "resign", "seat": 0})
    sit_down(table, session)
    look_back(table, 2)
    table.action("branch").click()
    expect_says(table, "ui-replay-branched")
    # This host keeps no games.
    expect(table.page.locator("[data-say]")).not_to_contain_text("saved")
    expect(dialog(table)).to_have_count(0)
    assert session.view(0)["outcome"] is None


def test_where_nothing_is_kept_a_running_game_is_not_given_away_unasked(table: TablePage) -> None:
    session = Session(past(GAME, 4), ["human", "human"])
    game = session.game
    sit_down(table, session)
    table.action("hand-over").click()
    table.action("menu").click()
    look_back(table, 1)
    table.action("branch").click()
    expect(dialog(table)).to_contain_text("will be lost")
    table.action("no").click()
    expect(dialog(table)).to_have_count(0)
    expect(table.page.get_by_role("slider")).to_have_value("1")
    assert session.game is game
    table.action("branch").click()
    table.action("yes").click()
    expect(dialog(table)).to_contain_text("Pass the device to Player 2")
    assert session.game is not game


def test_of_several_people_nobody_has_the_device_yet(table: TablePage) -> None:
    session = Session(GAME.copy(), ["human", "human"])
    sit_down(table, session, None, can=("games",))
    look_back(table, 1)
    expect(table.seat(1).locator(".faces [role=img]")).to_have_count(len(past(GAME, 1).hands[1]))
    table.action("branch").click()
    expect(dialog(table)).to_contain_text("Pass the device to Player 2")
    expect(table.page.locator("[data-tile]")).to_have_count(0)
    table.action("hand-over").click()
    expect_says(table, "ui-replay-branched-kept")
    assert table.tiles() == [tile.text for tile in past(GAME, 1).hands[1]]
    Mouse(table).lay()
    expect(dialog(table)).to_contain_text("Pass the device to Player 1")


def test_a_branch_from_the_last_move_of_a_running_game_is_another_game(table: TablePage) -> None:
    session = Session(past(GAME, 2), ["human", "greedy"])
    game = session.game
    sit_down(table, session, can=("games",))
    table.action("menu").click()
    look_back(table, 2)
    table.action("branch").click()
    expect_says(table, "ui-replay-branched-kept")
    expect(table.page.get_by_role("slider")).to_have_count(0)
    assert session.game is not game
    assert session.game == game
