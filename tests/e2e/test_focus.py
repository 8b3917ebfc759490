"""The board for those who hear it, and the keyboard, which never falls off the table."""

from __future__ import annotations

from fingers import Keyboard, Mouse
from kept_games import finished, moment, take_up
from looking import cursor, expect_on_board, expect_said
from playwright.sync_api import expect
from table_page import TablePage

FOCUSED = """() => {
    let el = document.activeElement;
    while (el?.shadowRoot?.activeElement) el = el.shadowRoot.activeElement;
    return !el || el === document.body || !el.checkVisibility() ? null : el.outerHTML.slice(0, 200);
}"""


def expect_somewhere(table: TablePage) -> None:
    """Something on the screen has the keyboard."""
    table.wait_for_paint()
    assert table.page.evaluate(FOCUSED) is not None


def test_the_grid_has_one_tab_stop(begun: TablePage) -> None:
    table = begun
    table.tile("GGG").click()
    cells = table.page.get_by_role("gridcell")
    assert cells.count() > 3
    expect(cursor(table)).to_have_count(1)
    expect(table.page.locator('[role="gridcell"][tabindex="-1"]')).to_have_count(cells.count() - 1)

    keyboard = Keyboard(table)
    keyboard.tab_to(cursor(table))
    for key in ("ArrowRight", "ArrowDown", "Shift+ArrowLeft", "ArrowUp"):
        keyboard.key(key)
        expect(cursor(table)).to_have_count(1)
        expect(cursor(table)).to_be_focused()
    keyboard.key("Tab")
    expect(cursor(table)).not_to_be_focused()
    keyboard.key("Shift+Tab")
    expect(cursor(table)).to_be_focused()


def test_what_is_here_what_fits_here_and_where_else(table: TablePage) -> None:
    take_up(table, moment("ravensburger-2001", "BRY@0,0>", ["RYG GGG", "GPP PGP"], "PPP YYY"))
    keyboard = Keyboard(table)
    keyboard.key("b")
    expect(cursor(table)).to_be_focused()
    keyboard.key("w")
    expect_said(table, "red, column 1, row 0, part of blue, red, yellow Right: yellow. Left: blue.")
    keyboard.key("ArrowDown", "w")
    expect_said(table, "empty, column 1, row 1 Above: red.")
    keyboard.key("f")
    expect_said(
        table, "One way to lay a tile here: red, yellow, green, across from column 1, row 1."
    )
    keyboard.key("ArrowLeft", "f")
    expect_said(table, "None of your tiles fits here.")
    # With a tile in the air, each cell tells by itself whether it fits there.
    keyboard.key("1", "b", "ArrowRight")
    expect(cursor(table)).to_have_accessible_name("empty, column 1, row 1; your tile fits here")

    # N leads to the places where it does, and Enter lays it there.
    keyboard.key("n")
    expect_said(table, "Spot 1 of 2: red, yellow, green, across from column 1, row -1")
    keyboard.key("n")
    expect_said(table, "Spot 2 of 2: red, yellow, green, across from column 1, row 1")
    keyboard.key("Shift+N")
    expect_said(table, "Spot 1 of 2: red, yellow, green, across from column 1, row -1")
    expect(cursor(table)).to_have_attribute("data-cell", "1,-1")
    expect(cursor(table)).to_be_focused()
    keyboard.key("Enter")
    expect_on_board(table, 2)
    # The board still has the keyboard, at the tile that was laid.
    expect(cursor(table)).to_be_focused()
    expect(cursor(table)).to_have_attribute("data-cell", "1,-1")


def test_the_keyboard_is_never_lost(table: TablePage) -> None:
    take_up(table, moment("ravensburger-2001", "BRY@0,0>", ["RYG GGG", "GPP PGP"], "PPP YYY"))
    keyboard = Keyboard(table)
    # A tile that is laid takes its button with it.
    keyboard.tab_to(table.tile("GYR"))
    keyboard.key("Enter")
    _, spot = table.find_spot(Mouse(table))
    table.page.mouse.click(spot.x, spot.y)
    expect(table.tile("GYR")).to_have_count(0)
    expect_somewhere(table)

    # So do buttons that are no longer offered.
    for action in ("draw", "pass", "undo"):
        expect(table.action(action)).to_be_enabled()
        expect(table.seat(0)).to_have_attribute("aria-current", "true")
        keyboard.tab_to(table.action(action))
        keyboard.key("Enter")
        if action == "undo":
            expect(table.action(action)).to_be_disabled()
        else:
            expect(table.action(action)).to_have_count(0)
        expect_somewhere(table)


def test_a_closed_dialog_gives_the_keyboard_back(begun: TablePage) -> None:
    table = begun
    keyboard = Keyboard(table)
    for action in ("settings", "menu"):
        opener = table.action(action)
        keyboard.tab_to(opener)
        keyboard.key("Enter")
        expect(table.page.get_by_role("dialog")).to_be_visible()
        expect(opener).not_to_be_focused()
        keyboard.key("Escape")
        expect(table.page.get_by_role("dialog")).to_have_count(0)
        expect(opener).to_be_focused()
    # Through the menu to a question, and no.
    keyboard.key("Enter")
    keyboard.tab_to(table.action("resign"))
    keyboard.key("Enter")
    expect(table.action("no")).to_be_focused()
    keyboard.key("Enter")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    expect_somewhere(table)


def test_the_cover_gives_the_keyboard_to_the_next_one(table: TablePage) -> None:
    table.open(edition="modern", players="human,human", seed=7)
    keyboard = Keyboard(table)
    for on_board in (2, 3):
        keyboard.tab_to(table.action("hand-over"))
        keyboard.key("Enter")
        expect(table.page.get_by_role("dialog")).to_have_count(0)
        expect_somewhere(table)
        keyboard.key("n", "Enter")
        expect(table.page.get_by_role("dialog")).to_be_visible()
        expect(table.page.locator(f'[aria-label="Table with {on_board} tiles"]')).to_be_attached()


def test_the_end_and_the_way_back_from_it(table: TablePage) -> None:
    take_up(table, finished("ravensburger-2001", 2, 30, hand_size=2).record(), over=True)
    keyboard = Keyboard(table)
    keyboard.tab_to(table.action("replay"))
    keyboard.key("Enter")
    expect(table.action("replay-close")).to_be_visible()
    expect_somewhere(table)
    keyboard.tab_to(table.action("replay-close"))
    keyboard.key("Enter")
    expect(table.page.get_by_role("dialog")).to_be_visible()
    expect_somewhere(table)
    keyboard.key("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    expect_somewhere(table)
