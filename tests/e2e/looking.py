"""What one sees and hears at a table."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from table_page import TablePage

__all__ = [
    "cursor",
    "expect_on_board",
    "expect_said",
    "expect_says",
    "heard",
    "notice",
    "point_of",
]

_ANY_CELL = """cells => {
    const cell = cells.find(({dataset}) => dataset.cell);
    const {left, top, width} = cell.getBoundingClientRect();
    return [...cell.dataset.cell.split(",").map(Number), left, top, width];
}"""


def point_of(table: TablePage, x: int, y: int) -> tuple[float, float]:
    """Where on the screen the middle of a cell is, whether or not anything lies there."""
    known: list[float] = table.page.locator("[data-cell]").evaluate_all(_ANY_CELL)
    known_x, known_y, left, top, size = known
    return left + (x - known_x + 0.5) * size, top + (y - known_y + 0.5) * size


def cursor(table: TablePage) -> Locator:
    """The cell of the board that has, or will get, the keyboard."""
    return table.page.locator('[role="gridcell"][tabindex="0"]')


def heard(table: TablePage) -> Locator:
    """What screen readers say."""
    return table.page.locator('[role="log"]')


def notice(table: TablePage, id: str) -> Locator:
    """A line of the page about something beside the game."""
    return table.page.locator(f'[data-notice="{id}"]')


def expect_said(table: TablePage, text: str) -> None:
    """Screen readers say this, after whatever else they say."""
    expect(heard(table).locator("p").last).to_contain_text(text)


def expect_says(table: TablePage, *ids: str) -> None:
    """The line under the board says these things, beginning with the first."""
    # Ids have hyphens in them, so that a word's end would not be theirs.
    pattern = re.compile("^" + r"(.* )?".join(rf"{re.escape(id)}( |$)" for id in ids))
    expect(table.page.locator("[data-say]")).to_have_attribute("data-say", pattern)


def expect_on_board(table: TablePage, tiles: int) -> None:
    """So many tiles lie on the table."""
    count = "one tile" if tiles == 1 else f"{tiles} tiles"
    expect(table.page.get_by_role("grid")).to_have_attribute("aria-label", f"Table with {count}")
