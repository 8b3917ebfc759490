"""Ways to try a tile somewhere, right or wrong, with no help from the marks on the board."""

from __future__ import annotations

import re

from fingers import Keyboard, middle
from looking import cursor, point_of
from playwright.sync_api import expect
from table_page import TablePage

__all__ = ["by_drag", "by_keyboard", "by_mouse"]


def by_mouse(table: TablePage, tile: str, turns: int, x: int, y: int) -> None:
    """Click the tile, its button to turn it, and the cell where its middle should lie."""
    table.tile(tile).click()
    for _ in range(turns):
        table.action("turn").click()
    table.page.mouse.click(*point_of(table, x, y))


def by_drag(table: TablePage, tile: str, turns: int, x: int, y: int) -> None:
    """Drag the tile there; the right button turns it in the air."""
    mouse = table.page.mouse
    mouse.move(*middle(table.tile(tile)))
    mouse.down()
    mouse.move(*point_of(table, x, y), steps=6)
    for _ in range(turns):
        mouse.down(button="right")
        mouse.up(button="right")
    table.wait_for_paint()
    mouse.up()


def by_keyboard(table: TablePage, tile: str, turns: int, x: int, y: int) -> None:
    """Choose the tile by its number, walk there with the arrows, and press Enter."""
    keyboard = Keyboard(table)
    keyboard.choose(tile)
    table.expect_chosen(tile)
    keyboard.key(*"r" * turns, "b")
    here = cursor(table)
    expect(here).to_be_focused()
    for axis, goal, (back, on) in (
        ("column", x, ("ArrowLeft", "ArrowRight")),
        ("row", y, ("ArrowUp", "ArrowDown")),
    ):
        label = here.get_attribute("aria-label") or ""
        found = re.search(rf"{axis} (-?\d+)", label)
        assert found, label
        way = goal - int(found[1])
        keyboard.key(*[on if way > 0 else back] * abs(way))
        expect(here).to_have_attribute("aria-label", re.compile(rf"{axis} {goal}\b"))
    keyboard.key("Enter")
