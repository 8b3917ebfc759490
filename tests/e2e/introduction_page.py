"""Being introduced: what one sees and touches, and a browser that notes what it reads aloud."""

from __future__ import annotations

from typing import Final

from fingers import middle
from playwright.sync_api import Locator, expect
from table_page import TablePage

__all__ = [
    "LYING",
    "NEWCOMER",
    "STEPS",
    "arrive",
    "begin",
    "expect_step",
    "follow",
    "guide",
    "heard",
    "pointed",
    "stay_silent",
    "touch",
]

NEWCOMER: Final = {"pace": "fast", "introduced": False}
LYING: Final = (740, 360)

STEPS: Final = ("lay", "draw", "drawn", "last", "done")


def begin(table: TablePage, door: str | None = None) -> None:
    """Take the offer on the table that greets newcomers, or leave it and go through a door."""
    table.page.goto(table.address)
    if door is None:
        table.action("notice-offer").click()
    else:
        table.action("menu").click()
        table.action("leave").click()
        table.action("yes").click()
        table.action(door).click()
    expect_step(table, "lay")


def guide(table: TablePage) -> Locator:
    return table.page.locator("[data-step]")


def expect_step(table: TablePage, step: str) -> None:
    expect(guide(table)).to_have_attribute("data-step", step)


def pointed(table: TablePage) -> Locator:
    """What the hand points at."""
    return table.page.locator("[data-pointing]")


def resting(table: TablePage) -> tuple[float, float]:
    """Where that is, once it no longer moves from one paint to another."""
    before, here = None, middle(pointed(table))
    while before != here:
        table.page.wait_for_timeout(60)
        table.wait_for_paint()
        before, here = here, middle(pointed(table))
    return here


def touch(table: TablePage, *, tap: bool = False) -> None:
    """Touch what the hand points at, and wait until it points at something else, or all is done.

    In between it points at nothing: a tile lies there before the engine has said what comes next.
    """
    what = pointed(table).get_attribute("data-pointing")
    pointer = table.page.touchscreen.tap if tap else table.page.mouse.click
    pointer(*resting(table))
    something_else = f'[data-pointing]:not([data-pointing="{what}"])'
    table.page.locator(f'{something_else}, [data-step="done"]').first.wait_for(state="attached")


def follow(table: TablePage, *, tap: bool = False) -> list[str]:
    """Do nothing but touch what the hand points at; returns the steps one is led through."""
    seen: list[str] = []
    while not seen or seen[-1] != "done":
        step = guide(table).get_attribute("data-step") or ""
        if step not in seen:
            seen.append(step)
        if step != "done":
            touch(table, tap=tap)
    return seen


# Reading aloud

_SILENT: Final = """
    const speech = new EventTarget();
    window.heard = [];
    let voices = [];
    Object.assign(speech, {
        speaking: false,
        getVoices: () => voices,
        speak({voice, text}) { this.speaking = true; window.heard.push([voice.name, text]); },
        cancel() { this.speaking = false; },
    });
    Object.defineProperty(window, "speechSynthesis", {value: speech});
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    window.arrive = (come) => {
        voices = come;
        speech.dispatchEvent(new Event("voiceschanged"));
    };
"""


def stay_silent(table: TablePage) -> None:
    """From its next page on, the browser notes what it would have read; it has no voices yet."""
    table.page.add_init_script(_SILENT)


def heard(table: TablePage) -> list[list[str]]:
    told: list[list[str]] = table.page.evaluate("window.heard")
    return told


def arrive(table: TablePage, *voices: dict[str, object]) -> None:
    table.page.evaluate("voices => window.arrive(voices)", list(voices))
