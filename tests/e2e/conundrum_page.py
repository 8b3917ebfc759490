"""Conundrums on the page: how one gets there, and how one finds every spot."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from fingers import Keyboard
from kept_games import put
from looking import cursor, point_of
from playwright.sync_api import Locator, expect
from table_page import TablePage

from chromino_core import Placement, conundrums

__all__ = [
    "MONDAY",
    "ByKeys",
    "ByMouse",
    "ByTouch",
    "Solver",
    "card",
    "conundrums_in_store",
    "expect_found",
    "expect_solved",
    "forget_the_view",
    "found",
    "open_all",
    "open_one",
    "places_of",
    "put_into_store",
    "set_day",
    "solve",
    "wait_for_kept",
]

MONDAY: Final = "2026-11-16"
"""Its conundrum is of grade 1."""

_TURNINGS: Final = 4
_MOST_LOOKS: Final = 2400


def places_of(ref: Mapping[str, Any]) -> list[Placement]:
    """Every spot, those of the first tile before those of the second one."""
    answer = [Placement(text) for text in sorted(conundrums.find(ref).answer())]
    return sorted(answer, key=lambda place: place.tile.text)


def set_day(table: TablePage, day: str, time: str = "12:00") -> None:
    """Let the device have this date, and go on from there."""
    table.page.clock.set_system_time(f"{day}T{time}:00+01:00")


# Getting there


def open_all(table: TablePage) -> None:
    table.page.goto(f"{table.address}#conundrum")
    table.page.locator(".collection").wait_for()


def open_one(table: TablePage, fragment: str) -> None:
    """By its address, such as `#conundrum/17`."""
    table.page.goto(table.address + fragment)
    expect(table.page.locator('[data-step="find-all"]')).to_be_visible()


def card(table: TablePage, key: str) -> Locator:
    """A day of the calendar, or one of the collection, by what it is kept under."""
    return table.page.locator(f'[data-progress][data-conundrum="conundrum {key}"]')


# What one sees


def found(table: TablePage) -> Locator:
    """The marks on the spots that were found."""
    return table.page.locator('[data-mark="found"]')


def expect_found(table: TablePage, count: int) -> None:
    expect(found(table)).to_have_count(count)


def expect_solved(table: TablePage) -> None:
    expect(table.action("share-task")).to_be_visible()


# Doing it


class Solver:
    """One way to try a tile somewhere."""

    def __init__(self, table: TablePage) -> None:
        self.table = table
        self._held: tuple[str, int] | None = None

    def try_at(self, place: Placement) -> None:
        """Take its tile, turn it as it lies there, and try it."""
        tile = place.tile.text
        turns = (0 if place.reading == tile else 2) + place.down
        before = 0
        if self.table.tile(tile).get_attribute("aria-pressed") == "true" and self._held:
            before = self._held[1]
        else:
            self.choose(tile)
            self.table.expect_chosen(tile)
        for _ in range((turns - before) % _TURNINGS):
            self.turn()
        self._held = (tile, turns)
        self.point_at(*place.cells[1])

    def choose(self, tile: str) -> None:
        raise NotImplementedError

    def turn(self) -> None:
        raise NotImplementedError

    def point_at(self, x: int, y: int) -> None:
        raise NotImplementedError


class ByMouse(Solver):
    def choose(self, tile: str) -> None:
        self.table.tile(tile).click()

    def turn(self) -> None:
        self.table.action("turn").click()

    def point_at(self, x: int, y: int) -> None:
        self.table.page.mouse.click(*point_of(self.table, x, y))


class ByTouch(Solver):
    def choose(self, tile: str) -> None:
        self.table.tile(tile).tap()

    def turn(self) -> None:
        self.table.action("turn").tap()

    def point_at(self, x: int, y: int) -> None:
        self.table.page.touchscreen.tap(*point_of(self.table, x, y))


class ByKeys(Solver):
    """Numbers choose, R turns, arrows walk on the table, and Enter tries."""

    def choose(self, tile: str) -> None:
        Keyboard(self.table).choose(tile)

    def turn(self) -> None:
        self.table.page.keyboard.press("r")

    def point_at(self, x: int, y: int) -> None:
        keyboard = Keyboard(self.table)
        keyboard.key("b")
        here = cursor(self.table)
        expect(here).to_be_focused()
        for axis, goal, (back, on) in (
            ("column", x, ("ArrowLeft", "ArrowRight")),
            ("row", y, ("ArrowUp", "ArrowDown")),
        ):
            told = re.search(rf"{axis} (-?\d+)", here.get_attribute("aria-label") or "")
            assert told
            way = goal - int(told[1])
            keyboard.key(*[on if way > 0 else back] * abs(way))
            expect(here).to_have_attribute("aria-label", re.compile(rf"{axis} {goal}\b"))
        keyboard.key("Enter")


def solve(solver: Solver, places: Iterable[Placement]) -> None:
    """Try one after the other, and wait until each was found."""
    before = found(solver.table).count()
    for count, place in enumerate(places, before + 1):
        solver.try_at(place)
        expect_found(solver.table, count)


# What is kept

_STORE: Final = """
    const done = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const db = await done(indexedDB.open("chromino", 1));
    const kept = db.transaction("kept", "readwrite").objectStore("kept");
"""

_READ: Final = f"""async () => {{{_STORE}
    const keys = (await done(kept.getAllKeys())).filter((key) => key.startsWith("conundrum "));
    const all = {{}};
    for (const key of keys) {{
        all[key] = await done(db.transaction("kept").objectStore("kept").get(key));
    }}
    db.close();
    return all;
}}"""

_WRITE: Final = f"""async (all) => {{{_STORE}
    for (const [key, value] of Object.entries(all)) kept.put(value, key);
    await new Promise((resolve) => {{ kept.transaction.oncomplete = resolve; }});
    db.close();
}}"""


def conundrums_in_store(table: TablePage) -> dict[str, Any]:
    """What the page has kept, by the keys."""
    all: dict[str, Any] = table.page.evaluate(_READ)
    return all


def wait_for_kept(table: TablePage, key: str, count: int) -> dict[str, Any]:
    """The same of one, as soon as so many spots of it are kept: that comes a moment later."""
    for _ in range(_MOST_LOOKS):
        all = conundrums_in_store(table)
        kept: dict[str, Any] = all.get(f"conundrum {key}", {})
        if len(kept.get("work", {}).get("found", [])) >= count:
            return kept
        table.wait_for_paint()
    raise AssertionError(f"not kept: {json.dumps(all)}")


def put_into_store(table: TablePage, records: Mapping[str, Any]) -> None:
    """Keep these as they are; the page isn't there meanwhile."""
    put(table)  # no game, but there is a store then
    table.page.evaluate(_WRITE, dict(records))


def forget_the_view(table: TablePage) -> None:
    """Of what the conundrum on the table looked like, nothing is kept any more."""
    put_into_store(table, {"current conundrum": None})
