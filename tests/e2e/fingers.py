"""The ways to play: by mouse, by touch, by keyboard."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect
from table_page import TablePage

__all__ = ["Dragging", "Keyboard", "Mouse", "Touch", "TouchDragging"]

_KEYS: Final = {"draw": "d", "pass": "p", "call": "c", "go-on": "g", "fit": "0"}

_LIFT: Final = 56
"""So many pixels above the finger a dragged tile floats, lest the finger hide it."""

_REST: Final = 10
"""So many repaints long a finger rests before it lets a tile go."""

_TURNINGS: Final = 4

_FARTHEST: Final = 60
"""No screen has more tab stops."""


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class _Pointing:
    """Points at a tile, then at a spot."""

    def __init__(self, table: TablePage) -> None:
        self.table = table

    def press(self, action: str) -> None:
        self.hit(self.table.action(action))

    def choose(self, tile: str) -> None:
        self.hit(self.table.tile(tile))

    def lay(self) -> None:
        tile, spot = self.table.find_spot(self)
        self.hit_at(spot.x, spot.y)
        expect(self.table.tile(tile)).to_have_count(0)

    def hit(self, what: Locator) -> None:
        raise NotImplementedError

    def hit_at(self, x: float, y: float) -> None:
        raise NotImplementedError


class Mouse(_Pointing):
    """Clicks."""

    def hit(self, what: Locator) -> None:
        what.click()

    def hit_at(self, x: float, y: float) -> None:
        self.table.page.mouse.click(x, y)


class Dragging(Mouse):
    """Drags tiles from the rack to the board; the wheel turns them in the air."""

    def lay(self) -> None:
        tile, _ = self.table.find_spot(self)
        spots = self.table.spots()
        self.table.page.keyboard.press("Escape")
        expect(self.table.tile(tile)).to_have_attribute("aria-pressed", "false")
        mouse = self.table.page.mouse
        mouse.move(*middle(self.table.tile(tile)))
        mouse.down()
        for spot in spots * _TURNINGS:
            mouse.move(spot.x, spot.y, steps=6)
            self.table.wait_for_paint()
            if self.table.fits:
                break
            if spot is spots[-1]:
                self._turn()
        mouse.up()
        expect(self.table.tile(tile)).to_have_count(0)

    def _turn(self) -> None:
        """Turn the wheel, and wait until that is heard of."""
        told = self.table.page.locator(".spoken")
        before = told.inner_html()
        self.table.page.mouse.wheel(0, 100)
        expect(told).not_to_have_js_property("innerHTML", before)


class Touch(_Pointing):
    """Taps."""

    def hit(self, what: Locator) -> None:
        what.tap()

    def hit_at(self, x: float, y: float) -> None:
        self.table.page.touchscreen.tap(x, y)


class TouchDragging(Touch):
    """Drags tiles from the rack to the board with one finger; a tap on its button turns one."""

    def __init__(self, table: TablePage) -> None:
        super().__init__(table)
        # Playwright itself can only tap.
        self._devtools = table.page.context.new_cdp_session(table.page)

    def lay(self) -> None:
        tile, _ = self.table.find_spot(self)
        spots = self.table.spots()
        for turning in range(_TURNINGS):
            here = middle(self.table.tile(tile))
            self._touch("touchStart", here)
            for spot in spots:
                here = self._move(here, (spot.x, spot.y + _LIFT))
                if self.table.fits:
                    self._let_go()
                    expect(self.table.tile(tile)).to_have_count(0)
                    return
            # Back to the rack, where it is put down.
            self._move(here, middle(self.table.tile(tile)))
            self._let_go()
            self.choose(tile)
            self.table.expect_chosen(tile)
            for _ in range(turning + 1):
                self.press("turn")
        raise AssertionError(f"{tile} cannot be dragged to any of {spots}")

    def pinch(self, around: tuple[float, float], apart: float, to: float) -> None:
        """Move two fingers, so many pixels from the point between them, so far apart."""
        (x, y), steps = around, 8
        self._touch("touchStart", (x - apart, y), (x + apart, y))
        for step in range(1, steps + 1):
            far = apart + (to - apart) * step / steps
            self._touch("touchMove", (x - far, y), (x + far, y))
        self._touch("touchEnd")

    def _move(self, start: tuple[float, float], to: tuple[float, float]) -> tuple[float, float]:
        (x, y), steps = start, 6
        for step in range(1, steps + 1):
            part = step / steps
            self._touch("touchMove", (x + (to[0] - x) * part, y + (to[1] - y) * part))
        self.table.wait_for_paint()
        return to

    def _let_go(self) -> None:
        # Without a rest the browser takes it for a fling, and the next tap for what stops it.
        for _ in range(_REST):
            self.table.wait_for_paint()
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


class Keyboard:
    """Has no mouse: numbers choose, N goes to the next spot, Enter lays."""

    def __init__(self, table: TablePage) -> None:
        self.table = table

    def key(self, *keys: str) -> None:
        for key in keys:
            self.table.page.keyboard.press(key)

    def tab_to(self, goal: Locator) -> None:
        """Press Tab until the focus is there."""
        for _ in range(_FARTHEST):
            if goal.evaluate("el => el.getRootNode().activeElement === el"):
                return
            self.key("Tab")
        raise AssertionError(f"Tab does not lead to {goal}")

    def press(self, action: str) -> None:
        self.key(_KEYS[action])

    def choose(self, tile: str) -> None:
        self.key(str(self.table.tiles().index(tile) + 1))

    def lay(self) -> None:
        """The first tile that has a spot, at the first of its spots."""
        rack = self.table.page.locator("[data-tile]")
        before = rack.count()
        self.key("n")
        status = self.table.page.locator("[data-say]")
        expect(status).to_have_attribute("data-say", re.compile("ui-ghost-fits"))
        self.key("Enter")
        expect(rack).to_have_count(before - 1)
