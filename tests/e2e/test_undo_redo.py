"""Taking back and doing again, against a bot: to the own last decision, whatever came after it."""

from __future__ import annotations

from typing import Final, NamedTuple

from fingers import Mouse
from kept_games import moment, take_up
from late import late_bots
from looking import expect_on_board, expect_said, expect_says
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage

KEYS: Final = {"undo": "u", "redo": "Shift+U"}


class Sight(NamedTuple):
    """What is on the screen of a game."""

    board: str
    hand: list[str]
    players: list[str]
    bag: str


def sight(table: TablePage) -> Sight:
    return Sight(
        table.page.get_by_role("grid").get_attribute("aria-label") or "",
        table.tiles(),
        table.page.locator("[data-seat]").all_inner_texts(),
        table.page.locator("[data-bag]").inner_text(),
    )


def lay(table: TablePage) -> None:
    """Lay a tile, and wait for the bot's reply."""
    table.act(Mouse(table))
    table.wait_for_me()


def step(table: TablePage, way: str, by_key: bool) -> None:
    before = table.views()
    if by_key:
        table.page.keyboard.press(KEYS[way])
    else:
        table.action(way).click()
    table.wait_for_view(before)


def test_back_to_the_own_last_decision_and_on_again(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    expect(table.action("undo")).to_be_disabled()
    expect(table.action("redo")).to_be_disabled()
    sights = [sight(table)]
    for _ in range(2):
        lay(table)
        sights.append(sight(table))
    assert len({each.board for each in sights}) == len(sights)

    for by_key in (False, True):
        for expected in sights[1::-1]:
            step(table, "undo", by_key)
            expect_says(table, "say-undone")
            expect_said(table, "undone")
            assert sight(table) == expected
        expect(table.action("undo")).to_be_disabled()

        for expected in sights[1:]:
            step(table, "redo", by_key)
            assert sight(table) == expected
        expect(table.action("redo")).to_be_disabled()

    # Another move ends what could be done again.
    step(table, "undo", by_key=False)
    expect(table.action("redo")).to_be_enabled()
    lay(table)
    expect(table.action("redo")).to_be_disabled()
    on_board = sight(table).board
    table.page.keyboard.press(KEYS["redo"])
    table.wait_for_paint()
    assert sight(table).board == on_board


def test_a_bot_that_is_quicker_than_the_button_does_not_swallow_it(new_page: NewPage) -> None:
    table = new_page(settings={"pace": "slow"})
    late_bots(table)
    table.open(edition="modern", players="human,greedy", seed=7)
    Mouse(table).lay()
    expect(table.action("skip")).to_be_visible()
    # Both in the same moment: the bot moves, and what was to be taken back is no longer the last.
    table.page.locator(".actions").evaluate(
        """actions => {
            for (const action of ["skip", "undo"]) {
                actions.querySelector(`[data-action="${action}"]`).click();
            }
        }"""
    )
    expect_on_board(table, 1)
    expect(table.seat(0)).to_have_attribute("aria-current", "true")


def test_forced_draws_are_no_decisions(table: TablePage) -> None:
    """One lays a tile; then both draw in vain."""
    stuck = moment("ravensburger-2001", "BRY@0,0>", ["RYG GGP", "PPP GPP"], "PGP BPB BBB GGG")
    take_up(table, stuck)
    before = sight(table)
    table.act(Mouse(table))
    table.action("draw").click()
    table.action("pass").click()
    expect(table.action("draw")).to_be_visible()
    expect(table.seat(0)).to_have_attribute("aria-current", "true")

    table.action("undo").click()
    expect_said(table, "7 steps undone. 3 tiles are back in the bag.")
    expect_on_board(table, 1)
    assert sight(table) == before
