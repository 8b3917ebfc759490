"""Turning a tile: keys, its button, once more on the tile, the right button of the mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from browsing import PHONE
from fingers import Touch, middle
from kept_games import moment, take_up
from looking import expect_on_board, expect_said, point_of
from page_fixtures import NewPage, sitting
from playwright.sync_api import Browser, expect
from table_page import TablePage

Turn = Callable[[TablePage], None]

WAYS: dict[str, Turn] = {
    "the key R": lambda table: table.page.keyboard.press("r"),
    "its button": lambda table: table.action("turn").click(),
    "a click on it": lambda table: table.tile("BGR").click(),
    "its number": lambda table: table.page.keyboard.press("2"),
    "the right button on it": lambda table: table.tile("BGR").click(button="right"),
    "the right button on the board": lambda table: table.page.mouse.click(
        *point_of(table, 1, 3), button="right"
    ),
}


@pytest.fixture(scope="module")
def shared(browser: Browser, address: str) -> Iterator[TablePage]:
    """No help, so that a tile is taken up as it is."""
    with sitting(browser, address, settings={"help": "none", "pace": "fast"}) as table:
        take_up(table, moment("ravensburger-2001", "BRY@0,0>", ["RYG BGR", "PPP GPP"], "YYY"))
        yield table


@pytest.fixture
def table(shared: TablePage) -> TablePage:
    """The second tile is in the air."""
    shared.page.keyboard.press("Escape")
    expect(shared.page.locator('[aria-pressed="true"]')).to_have_count(0)
    shared.tile("BGR").click()
    shared.expect_chosen("BGR")
    return shared


@pytest.mark.parametrize("turn", WAYS.values(), ids=WAYS.keys())
def test_four_quarter_turns_come_back(table: TablePage, turn: Turn) -> None:
    for told in (
        "blue, green, red, down.",
        "red, green, blue, across.",
        "red, green, blue, down.",
        "blue, green, red, across.",
    ):
        turn(table)
        expect_said(table, told)
    table.expect_chosen("BGR")
    expect_on_board(table, 1)


def test_shift_turns_it_back(table: TablePage) -> None:
    for told in ("red, green, blue, down.", "red, green, blue, across."):
        table.page.keyboard.press("Shift+R")
        expect_said(table, told)


def test_the_ghost_turns_about_its_middle(table: TablePage) -> None:
    table.page.mouse.move(*point_of(table, 1, 2))
    table.wait_for_paint()
    ghost = table.page.locator(".ghost")
    across = middle(ghost)
    table.page.keyboard.press("r")
    expect(table.page.locator(".ghost.down")).to_be_visible()
    assert middle(ghost) == pytest.approx(across, abs=2)
    assert across == pytest.approx(point_of(table, 1, 2), abs=2)


def test_dragging_the_board_with_a_tile_in_the_air_lays_nothing(table: TablePage) -> None:
    x, y = point_of(table, 1, 3)
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x + 90, y + 40, steps=5)
    table.page.mouse.up()
    table.wait_for_paint()
    assert point_of(table, 1, 3) == pytest.approx((x + 90, y + 40), abs=1)
    expect(table.page.locator(".refused")).to_have_count(0)
    table.expect_chosen("BGR")
    table.action("fit").click()


def test_another_tap_turns_it_on_a_phone(new_page: NewPage) -> None:
    phone = new_page(size=PHONE, touch=True)
    phone.open(edition="modern", players="human,greedy", seed=7)
    finger = Touch(phone)
    finger.choose("GRR")
    phone.expect_chosen("GRR")
    finger.choose("GRR")
    expect_said(phone, "green, red, red, down.")
    finger.press("turn")
    expect_said(phone, "red, red, green, across.")
