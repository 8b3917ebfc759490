"""Where a browser has no locks, two tabs may have the same game: neither writes over the other."""

from __future__ import annotations

from typing import Any

import pytest
from fingers import Mouse
from kept_games import SLOW_STORE, kept_when
from looking import expect_on_board, notice
from playwright.sync_api import expect
from table_page import TablePage


class LastFirst(TablePage):
    """Somebody who lays the last tile that fits, where others lay the first."""

    def tiles(self) -> list[str]:
        return super().tiles()[::-1]


def lay(table: TablePage, then: int) -> None:
    """Lay a tile; so many are on the table when the bot has laid its own."""
    table.page.bring_to_front()  # a tab in the background paints nothing
    Mouse(table).lay()
    expect_on_board(table, then)
    table.wait_for_me()


def tiles_in(games: list[dict[str, Any]]) -> list[int]:
    """How many tiles lie on the table of each game."""
    return sorted(len(game["board"]) for game in games)


@pytest.mark.parametrize("slow", ["false", "true"])
def test_what_goes_on_in_two_tabs_is_kept_twice(table: TablePage, slow: str) -> None:
    table.page.context.add_init_script("delete Navigator.prototype.locks;")
    table.page.context.add_init_script(SLOW_STORE)
    table.open(edition="modern", players="human,greedy", seed=7)
    lay(table, 3)
    other = LastFirst(table.page.context.new_page(), table.address, table.guards)
    other.page.goto(table.address)
    other.wait_for_table()
    expect_on_board(other, 3)

    # What one tab has taken back and gone on with is its own game still.
    lay(table, 5)
    table.action("undo").click()
    expect_on_board(table, 3)
    lay(table, 5)
    [game] = kept_when(table, lambda games: tiles_in(games) == [5])
    assert notice(table, "ui-games-went-on").count() == 0

    # The other one knows nothing of that, nor how long its changes take.
    other.page.evaluate(f"slow = {slow}")
    lay(other, 5)
    expect(notice(other, "ui-games-went-on")).to_be_visible()
    lay(other, 7)
    lay(table, 7)
    games = kept_when(table, lambda games: tiles_in(games) == [7, 7])
    assert notice(table, "ui-games-went-on").count() == 0
    [mine] = [each for each in games if each["id"] == game["id"]]
    assert mine["board"][:5] == game["board"]

    # From the list each tab opens either.
    other.page.bring_to_front()
    other.action("menu").click()
    other.action("games").click()
    other.action("yes").click()
    other.page.locator(f'[data-game="{game["id"]}"]').click()
    lay(other, 9)
    after = kept_when(other, lambda games: tiles_in(games) == [7, 9])
    [longer] = [each for each in after if each["id"] == game["id"]]
    assert longer["board"][:7] == mine["board"]
