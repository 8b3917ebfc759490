"""Ways to touch a table: by mouse, by finger and by keyboard, wherever one wants to, also where
nothing may lie.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, Generic, Protocol, TypeVar

import pytest
from browsing import PHONE
from fingers import Keyboard, middle
from page_fixtures import NewPage
from playwright.sync_api import Locator, Page, expect
from table_page import TablePage

from chromino_core import Placement

__all__ = [
    "ByMouse",
    "Way",
    "drag",
    "drag_by_finger",
    "heard",
    "hold",
    "lay",
    "marks",
    "turned",
    "way",
]

_LIFT: Final = 56
"""So many pixels above the finger a dragged tile floats."""

_STEPS: Final = 6
_TURNINGS: Final = 4
_PAINTED: Final = (
    "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
)

_KEYS: Final = {
    "check": "c",
    "tip": "t",
    "give-up": "g",
    "turn": "r",
    "yes": "Enter",
    "confirm": "Enter",
}


class Touched(Protocol):
    """A table, on a page of its own or in a notebook."""

    page: Page

    def action(self, name: str) -> Locator: ...

    def tile(self, tile: str) -> Locator: ...

    def cell(self, x: int, y: int) -> Locator: ...


_Table = TypeVar("_Table", bound=Touched)


class Hand(Protocol):
    """What can touch a cell of a board, or a part of it, a tile of the rack, and a button."""

    @property
    def table(self) -> Touched: ...

    def cell(self, x: int, y: int, low: float = 0.5) -> None: ...

    def choose(self, tile: str) -> None: ...

    def press(self, action: str) -> None: ...


class Way(Hand, Protocol):
    """One that can touch all there is on a page with a table."""

    @property
    def table(self) -> TablePage: ...

    def answer(self, nth: int) -> None: ...


class _Pointing(Generic[_Table]):
    def __init__(self, table: _Table) -> None:
        self.table = table

    def at(self, x: int, y: int, low: float = 0.5) -> tuple[float, float]:
        """In pixels; the first cell and its size tell where the others are."""
        box = self.table.cell(0, 0).bounding_box()
        assert box is not None
        size = box["width"]
        return box["x"] + (x + 0.5) * size, box["y"] + (y + low) * size

    def _option(self, nth: int) -> Locator:
        return self.table.page.locator("[data-option]").nth(nth - 1)


class ByMouse(_Pointing[_Table]):
    def cell(self, x: int, y: int, low: float = 0.5) -> None:
        self.table.page.mouse.click(*self.at(x, y, low))

    def choose(self, tile: str) -> None:
        self.table.tile(tile).click()

    def press(self, action: str) -> None:
        self.table.action(action).click()

    def answer(self, nth: int) -> None:
        self._option(nth).click()


class ByTouch(_Pointing[_Table]):
    def cell(self, x: int, y: int, low: float = 0.5) -> None:
        self.table.page.touchscreen.tap(*self.at(x, y, low))

    def choose(self, tile: str) -> None:
        self.table.tile(tile).tap()

    def press(self, action: str) -> None:
        self.table.action(action).tap()

    def answer(self, nth: int) -> None:
        self._option(nth).tap()


class ByKeyboard:
    def __init__(self, table: TablePage) -> None:
        self.table = table
        self._keys = Keyboard(table)

    def cell(self, x: int, y: int, low: float = 0.5) -> None:
        """From the cell that has the keyboard, whose words tell where that is."""
        self._to_the_board()
        label = self._here.get_attribute("aria-label") or ""
        place = re.search(r"column (-?\d+), row (-?\d+)", label)
        assert place is not None, label
        right, down = x - int(place[1]), y - int(place[2])
        across = ["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right)
        upright = ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down)
        self._keys.key(*across, *upright, "Enter")

    @property
    def _here(self) -> Locator:
        return self.table.page.locator('.cell[tabindex="0"]')

    def _to_the_board(self) -> None:
        self._keys.tab_to(self._here)

    def choose(self, tile: str) -> None:
        self._to_the_board()
        self._keys.choose(tile)

    def press(self, action: str) -> None:
        if action == "no":
            self._keys.tab_to(self.table.action(action))
        self._keys.key(_KEYS.get(action, "Enter"))

    def answer(self, nth: int) -> None:
        self._keys.key(str(nth))


_WAYS: Final[Mapping[str, Callable[[TablePage], Way]]] = {
    "mouse": ByMouse[TablePage],
    "touch": ByTouch[TablePage],
    "keyboard": ByKeyboard,
}


@pytest.fixture(params=list(_WAYS))
def way(new_page: NewPage, request: pytest.FixtureRequest) -> Way:
    """Each of them, the finger on a phone."""
    touch = request.param == "touch"
    return _WAYS[request.param](new_page(size=PHONE, touch=True) if touch else new_page())


def hold(hand: Hand, placement: str) -> None:
    """Take its tile in hand, turned as it lies there."""
    table, wanted = hand.table, (placement[:3], "down" if placement.endswith("v") else "across")
    tile = Placement(placement).tile.text
    if table.tile(tile).get_attribute("aria-pressed") != "true":
        hand.choose(tile)
    expect(table.tile(tile)).to_have_attribute("aria-pressed", "true")
    for _ in range(_TURNINGS):
        table.page.evaluate(_PAINTED)
        if turned(table) == wanted:
            return
        hand.press("turn")
    raise AssertionError(f"{tile} can't be turned to {placement}")


def turned(table: Touched) -> tuple[str, str]:
    """How the tile in hand lies, as its button shows it."""
    art = table.action("turn").locator(".tile")
    letters: str = art.evaluate(
        "tile => [...tile.children].map(each => /sq-(.)/.exec(each.className)[1]).join('')"
    )
    down = "down" in (art.get_attribute("class") or "").split()
    return letters.replace("w", "*"), "down" if down else "across"


def lay(hand: Hand, placement: str) -> None:
    """Lay its tile there, whether it fits or not."""
    hold(hand, placement)
    hand.cell(*Placement(placement).cells[1])


def drag(table: TablePage, tile: str, x: int, y: int) -> None:
    """Drag a tile of the rack by mouse, until its middle is at this cell."""
    mouse = table.page.mouse
    mouse.move(*middle(table.tile(tile)))
    mouse.down()
    mouse.move(*ByMouse(table).at(x, y), steps=5)
    table.wait_for_paint()
    mouse.up()


def drag_by_finger(table: TablePage, tile: str, x: int, y: int) -> None:
    """The same by a finger, which Playwright itself can't."""
    devtools = table.page.context.new_cdp_session(table.page)
    (left, top), (right, low) = middle(table.tile(tile)), ByMouse(table).at(x, y)
    devtools.send("Input.dispatchTouchEvent", _touch("touchStart", left, top))
    for step in range(1, _STEPS + 1):
        part = step / _STEPS
        here = left + (right - left) * part, top + (low + _LIFT - top) * part
        devtools.send("Input.dispatchTouchEvent", _touch("touchMove", *here))
    table.wait_for_paint()
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _touch(kind: str, x: float, y: float) -> dict[str, object]:
    return {"type": kind, "touchPoints": [{"x": x, "y": y}]}


def marks(table: TablePage, kind: str) -> Locator:
    return table.page.locator(f'[data-mark="{kind}"]')


def heard(table: TablePage) -> Locator:
    """What screen readers were told last."""
    return table.page.locator(".spoken p").last
