"""What a host wants one to see first: the game from its beginning, or who plays in it."""

from __future__ import annotations

import pytest
from bare_table import sit_down
from kept_games import finished, past
from looking import expect_on_board
from playwright.sync_api import Locator, expect
from table_page import TablePage

from chromino_core import Session

GAME = finished("modern", 3, 5)


def dialog(table: TablePage) -> Locator:
    return table.page.get_by_role("dialog")


def give_to_bot(table: TablePage, seat: int) -> None:
    table.action(f"seat-{seat}-greedy").click()
    table.action("yes").click()
    expect(table.action(f"seat-{seat}-greedy")).to_have_attribute("aria-pressed", "true")


def test_a_finished_game_from_its_beginning(table: TablePage) -> None:
    session = Session(GAME.copy(), ["human", "greedy", "greedy"])
    sit_down(table, session, opens="replay")
    expect(table.page.get_by_role("slider")).to_be_focused()
    expect_on_board(table, 1)
    expect(dialog(table)).to_have_count(0)
    table.action("replay-close").click()
    # Once is enough: another game is not looked back at.
    table.action("rematch").click()
    expect(dialog(table)).to_have_count(0)
    expect(table.page.get_by_role("slider")).to_have_count(0)


def test_a_running_game_of_several_people_tells_nobodys_tiles(table: TablePage) -> None:
    sit_down(table, Session(past(GAME, 9)), None, opens="replay")
    expect(table.page.get_by_role("slider")).to_be_focused()
    for _ in range(9):
        table.page.keyboard.press("ArrowRight")
    expect_on_board(table, len(past(GAME, 9).board))
    expect(dialog(table)).to_have_count(0)
    expect(table.page.locator("[data-tile], .faces [role=img]")).to_have_count(0)
    table.page.keyboard.press("Escape")
    expect(dialog(table)).to_contain_text("Pass the device to")


def test_a_game_in_which_nothing_has_happened_is_just_played(table: TablePage) -> None:
    sit_down(table, Session(past(GAME, 0), ["human", "greedy", "greedy"]), opens="replay")
    table.wait_for_paint()
    expect(table.page.get_by_role("slider")).to_have_count(0)
    expect(table.page.locator("[data-tile]").first).to_be_visible()


@pytest.mark.parametrize("people", [1, 2])
def test_who_plays_is_settled_before_anybody_looks(table: TablePage, people: int) -> None:
    session = Session(past(GAME, 9))
    sit_down(table, session, None, opens="seats")
    expect(dialog(table)).to_have_accessible_name("Who’s playing")
    expect(table.page.locator("[data-tile], [data-say]")).to_have_count(0)
    # The first to move may become a bot: then somebody else gets the device.
    first, *others = [session.game.seat, *{0, 1, 2} - {session.game.seat}]
    give_to_bot(table, first)
    if people == 1:
        give_to_bot(table, others[0])
    expect(table.page.locator("[data-tile]")).to_have_count(0)
    assert len(session.game.log) == 9, "no bot has moved yet"
    table.page.keyboard.press("Escape")
    if people == 1:
        expect(dialog(table)).to_have_count(0)
        expect(table.page.locator("[data-tile]").first).to_be_visible()
    else:
        expect(dialog(table)).to_contain_text(f"Pass the device to Player {others[0] + 1}")
        expect(table.page.locator("[data-tile]")).to_have_count(0)


def test_bots_wait_until_it_is_settled_who_plays(table: TablePage) -> None:
    session = Session(past(GAME, 3), ["greedy", "greedy", "greedy"])
    sit_down(table, session, None, opens="seats")
    expect(dialog(table)).to_have_accessible_name("Who’s playing")
    table.page.wait_for_timeout(1500)
    assert len(session.game.log) == 3
    table.page.keyboard.press("Escape")
    expect_on_board(table, len(past(GAME, 3).board) + 1)
