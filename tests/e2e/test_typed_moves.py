"""Typing a move: notation, plain words, and what is said when it is unclear or forbidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kept_games import moment, take_up
from looking import expect_on_board, expect_says, heard
from page_fixtures import sitting
from playwright.sync_api import Browser, Locator, expect
from table_page import TablePage


def sit_down(table: TablePage) -> None:
    """Green, yellow, red fits under the yellow end of the tile on the table; nothing else fits."""
    take_up(table, moment("ravensburger-2001", "BRY@0,0>", ["GYR GGG", "GPP PGP"], "PPP YYY"))


@pytest.fixture(scope="module")
def shared(browser: Browser, address: str) -> Iterator[TablePage]:
    """A game for the tests that lay nothing."""
    with sitting(browser, address) as table:
        sit_down(table)
        yield table


@pytest.fixture
def dialog(shared: TablePage) -> Iterator[Locator]:
    """The dialog in which one types."""
    shared.page.keyboard.press("t")
    dialog = shared.page.get_by_role("dialog", name="Type a move")
    expect(dialog.get_by_role("textbox")).to_be_focused()
    yield dialog
    shared.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect_on_board(shared, 1)


def submit(dialog: Locator, text: str) -> None:
    dialog.get_by_role("textbox").fill(text)
    dialog.page.keyboard.press("Enter")


def say(table: TablePage, text: str) -> None:
    """Type what can be done."""
    dialog = table.page.get_by_role("dialog", name="Type a move")
    table.page.keyboard.press("t")
    submit(dialog, text)
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("red yellow green at 1 3 across", "It has to touch the other tiles."),
        ("GGG@0,1>", "Here green would touch blue."),
        ("green yellow", "one is missing"),
        ("green yellow orange", "What does “orange” mean?"),
        ("purple purple purple", "You don’t have this tile: purple, purple, purple."),
        ("green green green at 5", "Type the column and the row."),
        ("green yellow red 7 7", "Across or down?"),
        ("draw", "One of your tiles fits: lay it."),
        ("pass", "One of your tiles fits: lay it."),
        ("undo", "There is nothing to undo."),
        ("catch Nobody", "Nobody here is called Nobody."),
        ("", "Type something first."),
    ],
)
def test_what_is_unclear_or_forbidden_is_explained(dialog: Locator, text: str, reason: str) -> None:
    submit(dialog, text)
    expect(dialog.get_by_role("alert")).to_contain_text(reason)
    expect(dialog.get_by_role("textbox")).to_have_value(text)


def test_what_was_typed_can_be_recalled(dialog: Locator) -> None:
    field = dialog.get_by_role("textbox")
    for text in ("green", "red"):
        submit(dialog, text)
    field.fill("")
    for key, recalled in (("ArrowUp", "red"), ("ArrowUp", "green"), ("ArrowDown", "red")):
        dialog.page.keyboard.press(key)
        expect(field).to_have_value(recalled)


def test_a_game_in_words(table: TablePage) -> None:
    sit_down(table)
    for text in ("RYG@1,1>", "red yellow green at 1 1 across", "lay ryg on row 1, column 1"):
        say(table, text)
        laid = "You lay red, yellow, green, across from column 1, row 1."
        expect(heard(table)).to_contain_text(laid)
        expect(table.tile("GYR")).to_have_count(0)
        expect_on_board(table, 2)
        expect(table.seat(0)).to_have_attribute("aria-current", "true")
        say(table, "undo")
        expect_on_board(table, 1)

    # A tile alone is taken up.
    table.action("menu").click()
    table.action("typed").click()
    dialog = table.page.get_by_role("dialog", name="Type a move")
    submit(dialog, "red yellow green")
    expect(dialog).to_have_count(0)
    table.expect_chosen("GYR")

    # There are words for everything else, too.
    say(table, "red, yellow, green; 1, -1; across")
    expect_on_board(table, 2)
    expect_says(table, "why-draw")
    say(table, "Take a tile!")
    expect(table.page.locator("[data-tile]")).to_have_count(2)
    say(table, "skip")
    expect(heard(table)).to_contain_text("You pass.")
    # The bot has to pass, too, and then it is one's own turn again.
    expect_says(table, "why-pass")
    say(table, "take back")
    expect_on_board(table, 1)
