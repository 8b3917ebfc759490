"""The side slot: the moves stay open beside the table where it is wide, and the game goes on."""

from __future__ import annotations

import pytest
from browsing import DESKTOP, PHONE
from fingers import Mouse
from looking import cursor
from playwright.sync_api import Locator, expect
from table_page import TablePage


@pytest.fixture
def game(begun: TablePage) -> TablePage:
    """On a wide screen, and the moves are closed."""
    begun.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    begun.wait_for_paint()
    if moves(begun).count():
        begun.action("close-log").click()
        expect(moves(begun)).to_have_count(0)
    return begun


def moves(table: TablePage) -> Locator:
    return table.page.get_by_role("complementary", name="Moves so far")


def middle_of_the_table(table: TablePage) -> float:
    table.wait_for_paint()
    boxes = [body.bounding_box() for body in table.page.locator(".body").all()]
    edges = [edge for box in boxes if box for edge in (box["x"], box["x"] + box["width"])]
    return (min(edges) + max(edges)) / 2


def test_they_open_beside_the_table_which_makes_room(game: TablePage) -> None:
    button = game.action("log")
    expect(button).to_have_attribute("aria-expanded", "false")
    before = middle_of_the_table(game)
    button.click()
    expect(moves(game)).to_be_visible()
    expect(game.page.get_by_role("dialog")).to_have_count(0)
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(button).to_be_focused()
    assert middle_of_the_table(game) < before
    button.click()
    expect(moves(game)).to_have_count(0)
    assert middle_of_the_table(game) == pytest.approx(before, abs=0.5)


def test_the_game_goes_on_beside_them(game: TablePage) -> None:
    game.action("log").click()
    entries = moves(game).get_by_role("button").and_(game.page.locator("[data-ply]"))
    before = entries.count()
    game.act(Mouse(game))
    game.wait_for_me()
    assert entries.count() >= before + 2
    expect(entries.last).to_have_attribute("aria-current", "step")
    expect(entries.last).to_be_in_viewport()


def test_escape_closes_them_only_from_within(game: TablePage) -> None:
    keyboard = game.page.keyboard
    cursor(game).focus()
    keyboard.press("l")
    expect(moves(game).locator("[aria-current]")).to_be_focused()
    cursor(game).focus()
    keyboard.press("Escape")
    expect(moves(game)).to_be_visible()
    moves(game).locator("[aria-current]").focus()
    keyboard.press("Escape")
    expect(moves(game)).to_have_count(0)
    expect(game.action("log")).to_be_focused()


def test_each_move_leads_to_its_moment_and_they_stay(game: TablePage) -> None:
    game.action("log").click()
    first = moves(game).locator('[data-ply="0"]')
    first.click()
    expect(game.page.get_by_role("slider")).to_have_value("0")
    expect(first).to_have_attribute("aria-current", "step")
    game.action("replay-close").click()
    expect(moves(game)).to_be_visible()


def test_a_narrow_table_shows_them_in_a_dialog(game: TablePage) -> None:
    game.action("log").click()
    game.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(moves(game)).to_have_count(0)
    expect(game.action("log")).not_to_have_attribute("aria-expanded", "true")
    game.action("log").click()
    dialog = game.page.get_by_role("dialog", name="Moves so far")
    expect(dialog.get_by_role("listitem").last).to_be_in_viewport()
    game.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(game.action("log")).to_be_focused()


def test_it_is_remembered_and_can_be_chosen_in_the_settings(game: TablePage) -> None:
    game.action("log").click()
    game.page.reload()
    game.wait_for_table()
    expect(moves(game)).to_be_visible()
    game.action("settings").click()
    game.page.get_by_role("switch", name="Moves beside the table").click()
    game.page.keyboard.press("Escape")
    expect(moves(game)).to_have_count(0)
