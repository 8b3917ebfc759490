"""Several people at one device: nobody sees a hand that is not theirs."""

from __future__ import annotations

import re
from typing import Final

from fingers import Mouse
from kept_games import moment, take_up
from looking import expect_on_board, heard
from playwright.sync_api import Locator, expect
from table_page import TablePage

from chromino_core import Game

SEED: Final = 7


def hands(players: int) -> list[list[str]]:
    """What everybody has at the beginning."""
    names = [f"Player {n}" for n in range(1, players + 1)]
    return [[tile.text for tile in hand] for hand in Game(names, seed=SEED).hands]


def cover(table: TablePage) -> Locator:
    return table.page.get_by_role("dialog")


def everything(table: TablePage) -> str:
    """All that is in the document, seen or not."""
    markup: str = table.page.locator(".chromino-table").evaluate("el => el.shadowRoot.innerHTML")
    return f"{table.page.title()} {markup}"


def expect_covered(table: TablePage, name: str) -> None:
    """The device is handed to somebody, and there is nothing of anybody's hand in the document."""
    expect(cover(table)).to_contain_text(f"Pass the device to {name}")
    expect(table.page.locator("[data-tile], [data-legal], [data-say]")).to_have_count(0)


def take(table: TablePage) -> None:
    """Somebody takes the device and looks."""
    table.action("hand-over").click()
    expect(cover(table)).to_have_count(0)


def lay_and_hand_over(table: TablePage) -> None:
    """The first of two has laid a tile, and the second has not looked yet."""
    table.open(edition="modern", players="human,human", seed=SEED)
    take(table)
    Mouse(table).lay()
    expect_covered(table, "Player 2")


def test_the_next_hand_shows_only_when_its_owner_has_the_device(table: TablePage) -> None:
    first, second = hands(2)
    table.open(edition="modern", players="human,human", seed=SEED)
    expect_covered(table, "Player 1")
    # Nothing but the button lifts the cover.
    for key in ("1", "n", "d", "u", "t", "l", "b", "h", "Escape", "Escape"):
        table.page.keyboard.press(key)
    table.page.mouse.click(640, 200)
    table.wait_for_paint()
    expect_covered(table, "Player 1")
    take(table)
    assert table.tiles() == first

    Mouse(table).lay()

    expect_covered(table, "Player 2")
    expect(cover(table)).to_contain_text("Player 1 lays ")
    take(table)
    assert table.tiles() == second


def test_what_was_said_to_one_is_not_there_for_the_next(table: TablePage) -> None:
    """Player 1 takes a tile up, puts it back, draws another one: all that is told aloud."""
    hidden = moment("ravensburger-2001", "BRY@0,0>", ["GGG PPP", "RYG PYP"], "GGP YYY RRR")
    take_up(table, hidden, ("human", "human"))
    take(table)
    table.tile("GGG").click()
    expect(heard(table)).to_contain_text("Picked up: green, green, green.")
    table.action("draw").click()
    expect(heard(table)).to_contain_text("draws green, green, purple from the bag")
    table.action("pass").click()

    expect_covered(table, "Player 2")
    for tile in ("green, green, green", "green, green, purple", "purple, purple, purple"):
        assert tile not in everything(table)


def test_a_placement_can_be_taken_back_until_the_next_one_looks(table: TablePage) -> None:
    first, _ = hands(2)
    lay_and_hand_over(table)

    table.action("undo").click()
    expect(cover(table)).to_have_count(0)
    expect_on_board(table, 1)
    assert table.tiles() == first

    Mouse(table).lay()
    expect_covered(table, "Player 2")
    take(table)
    expect(table.action("undo")).to_be_disabled()
    table.page.keyboard.press("u")
    table.wait_for_paint()
    expect_on_board(table, 2)


def test_with_a_bot_between_the_device_goes_to_the_next_person(table: TablePage) -> None:
    first, _, third = hands(3)
    table.open(edition="modern", players="human,greedy,human", seed=SEED)
    take(table)
    assert table.tiles() == first
    Mouse(table).lay()

    expect_covered(table, "Player 3")
    expect(cover(table)).to_contain_text(re.compile("Player 1 lays .*Kim lays ", re.DOTALL))
    # The bot has seen what Player 1 did.
    expect(table.action("undo")).to_have_count(0)
    take(table)
    assert table.tiles() == third


def test_open_hands_need_no_cover_and_undo_is_free(table: TablePage) -> None:
    first, second = hands(2)
    table.open(edition="modern", players="human,human", seed=SEED, open_hands="true")
    table.tile(first[0]).wait_for()
    assert table.tiles() == first
    expect(table.seat(1).get_by_role("img")).to_have_count(len(second))
    Mouse(table).lay()
    table.tile(second[0]).wait_for()
    assert table.tiles() == second
    expect(table.seat(0).get_by_role("img")).to_have_count(len(first) - 1)
    Mouse(table).lay()
    expect_on_board(table, 3)

    for tiles in (2, 1):
        table.action("undo").click()
        expect_on_board(table, tiles)
    # Both hands are of one size again, and the eyes change last.
    table.tile(first[0]).wait_for()
    assert table.tiles() == first


def test_after_a_reload_nobody_knows_who_sits_there(table: TablePage) -> None:
    _, second = hands(2)
    lay_and_hand_over(table)
    take(table)
    assert table.tiles() == second

    table.page.reload()

    table.wait_for_table()
    expect_covered(table, "Player 2")
    take(table)
    assert table.tiles() == second
    expect_on_board(table, 2)
