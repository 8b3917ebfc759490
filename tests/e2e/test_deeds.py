"""Moves are pictures: one sees a small tile and a verb, and hears where the tile lies."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from browsing import FAST, PHONE
from catalogue import LANGUAGES
from kept_games import moment, take_up
from page_fixtures import NewPage
from playwright.sync_api import Locator, expect
from table_page import TablePage
from wording import Wording

from chromino_core import Game

DEEDS: Final = (
    *((0, "RYG@1,1>"), (1, "draw"), (0, "YGG@2,2>"), (1, "draw"), (1, "catch:0")),
    *((0, "PPG@4,-1v"), (0, "call"), (1, "draw"), (0, "draw"), (1, "show:GGR@5,1v"), (1, "pass")),
)
"""Whatever there is to do, in the game of 1998; then it is the first one's turn again."""

PLACED: Final = {
    ply: action.removeprefix("show:")
    for ply, action in enumerate(["BRY@0,0>", *(action for _, action in DEEDS)])
    if "@" in action
}
"""The tiles in them, after so many deeds."""

_SEEN: Final = """element => {
    const walk = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.textContent;
        // What is there for the ear alone takes a single pixel; comments take none.
        if (!(node.getBoundingClientRect?.().width > 1)) return "";
        return [...node.childNodes].map(walk).join("");
    };
    return walk(element).replace(/\\s+/g, " ").trim();
}"""


def seen(element: Locator) -> str:
    """What can be read of it."""
    text: str = element.evaluate(_SEEN)
    return text


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    bag = "YYY BBY GGR RRB BBG BBP"
    game = Game.from_record(moment("meccano-1998", "BRY@0,0>", ["GYR YGG GPP", "BBB BYB"], bag))
    for seat, action in DEEDS:
        game.push(action, seat)
    assert game.seat == 0
    return {**game.record(), "players": ["Ann", "Ben"]}


def expect_picture(deed: Locator, text: str | None) -> None:
    """There is the tile as it lies, for the eye alone, or no tile at all."""
    pictures = deed.locator(".tile")
    expect(pictures).to_have_count(0 if text is None else 1)
    if text is None:
        return
    colours = [letter.replace("*", "w") for letter in text[:3]]
    squares = pictures.locator(".sq")
    assert squares.evaluate_all("all => all.map(each => each.classList[1])") == [
        f"sq-{letter}" for letter in colours
    ]
    expect(pictures).to_have_attribute("aria-hidden", "true")
    box = pictures.bounding_box()
    assert box is not None
    long, short = sorted((box["width"], box["height"]), reverse=True)
    assert (box["height"] == long) is text.endswith("v")
    # Small, and large enough for the patterns.
    assert 30 < long < 50
    assert short > 10


def in_place(words: Wording, text: str) -> re.Pattern[str]:
    """The colours of a tile, and its coordinates, in this order."""
    x, y = re.findall(r"-?\d+", text)
    return re.compile(
        rf"{re.escape(words.colours(text[:3]))}.*(?<![-\d]){x}\D.*(?<![-\d]){y}\b", re.S
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_coordinates_are_seen_in_the_moves(
    new_page: NewPage, record: dict[str, Any], language: str
) -> None:
    table = new_page(settings={**FAST, "language": language})
    take_up(table, record)
    words = Wording(language)
    table.action("log").click()
    moves = table.page.locator(".moves button")
    expect(moves).to_have_count(len(DEEDS) + 1)
    for ply, move in enumerate(moves.locator(".does").all()):
        expect_deed(move, ply, words)
    # And each of them once more, in its moment, on a phone.
    moves.first.click()
    table.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    slider = table.page.get_by_role("slider")
    for ply in range(len(DEEDS) + 1):
        if ply:
            table.action("replay-next").click()
        expect(slider).to_have_value(str(ply))
        expect_deed(table.page.locator(".replay .told"), ply, words)
        if ply in PLACED:
            expect(slider).to_have_attribute("aria-valuetext", in_place(words, PLACED[ply]))


def expect_deed(place: Locator, ply: int, words: Wording) -> None:
    """A sentence with a tile in it, if one was laid or shown; where it lies is only heard."""
    text = PLACED.get(ply)
    if text:
        expect(place).to_contain_text(in_place(words, text))
    expect_picture(place, text)
    said = seen(place)
    assert not re.search(r"[\d()\[\]（）@<>]", said), said
    assert re.search(r"[.。]$|[!！]\s?[”»」]$", said), said
    assert not re.match(r"(Ann|Ben)\s?[:：]", said), said
    assert not text or words.colours(text[:3]) not in said


def test_the_log_in_english(table: TablePage, record: dict[str, Any]) -> None:
    take_up(table, record)
    table.action("log").click()
    moves = table.page.locator(".moves button")
    assert [seen(move) for move in moves.locator(".does").all()] == [
        "The first tile is .",
        "You lay .",
        "Ben draws a tile from the bag.",
        "You lay .",
        "Ben draws a tile from the bag.",
        "Ben catches you.",
        "You lay .",
        "You say “Chromino!”",
        "Ben draws a tile from the bag.",
        "You draw a tile from the bag.",
        "Ben shows where it fits: .",
        "Ben passes.",
    ]
    names = ["You lay red, yellow, green, across from column 1, row 1.", "Ben catches you."]
    expect(moves.nth(1)).to_have_accessible_name(names[0])
    expect(moves.nth(5)).to_have_accessible_name(names[1])


def test_who_gets_the_device_sees_the_tiles_too(table: TablePage, record: dict[str, Any]) -> None:
    take_up(table, record, ("human", "human"))
    since = table.page.locator(".since li")
    expect(since).to_have_count(2)
    assert [seen(each) for each in since.all()] == ["Ben shows where it fits: .", "Ben passes."]
    expect_picture(since.first, "GGR@5,1v")
    expect(since.first).to_contain_text("green, green, red, down from column 5, row 1.")


@pytest.mark.parametrize("tiles", ["both", "colours", "patterns", "contrast"])
def test_the_tiles_look_as_the_settings_say(
    new_page: NewPage, record: dict[str, Any], tiles: str
) -> None:
    table = new_page(settings={**FAST, "tiles": tiles})
    take_up(table, record)
    table.action("log").click()
    small = table.page.locator(".moves .sq-R").first
    large = table.page.locator(".cell.sq-R").first
    picture = "square => getComputedStyle(square).backgroundImage"
    assert small.evaluate(picture) == large.evaluate(picture)
    assert "svg" in small.evaluate(picture)


def test_a_stop_never_begins_a_line(table: TablePage, record: dict[str, Any]) -> None:
    """However wide the list is: a picture takes the stop along."""
    take_up(table, record)
    table.action("log").click()
    broken = """moves => {
        const broken = [];
        for (let width = 120; width < 400; width += 3) {
            moves.style.width = `${width}px`;
            for (const tile of moves.querySelectorAll(".deed .tile")) {
                const stop = document.createRange();
                stop.selectNodeContents(tile.closest(".deed"));
                const last = [...stop.getClientRects()].at(-1);
                if (last.left < tile.getBoundingClientRect().left) broken.push(width);
            }
        }
        return broken;
    }"""
    assert table.page.locator(".moves").evaluate(broken) == []
