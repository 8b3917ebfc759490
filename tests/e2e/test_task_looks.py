"""How questions look: nothing covers the table, every language has room, and axe finds nothing."""

from __future__ import annotations

import pytest
from axe import violations
from browsing import PHONE
from page_fixtures import NewPage
from playwright.sync_api import expect
from question_page import STEPS, ask, guide, step
from touching import ByMouse, lay, marks

from chromino_core import Board, conundrums

SIZES = {
    "phone": (360, 740),
    "lying phone": (740, 360),
    "tablet": (768, 1024),
    "notebook": (900, 560),
    "narrow notebook": (640, 520),
    "desktop": (1280, 800),
    "projector": (1920, 1080),
}

_OVER_TILES = """() => {
    const root = [...document.querySelectorAll("*")].find((el) => el.shadowRoot).shadowRoot;
    const boxes = (selector) => [...root.querySelectorAll(selector)]
        .map((el) => [el.className || el.tagName, el.getBoundingClientRect()])
        .filter(([, {width}]) => width);
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const tiles = boxes(".body, .lane");
    const [, guide] = boxes(".guide")[0];
    const within = (box) => box.left >= guide.left && box.right <= guide.right
        && box.top >= guide.top && box.bottom <= guide.bottom;
    const buttons = boxes(".guide .round");
    const texts = boxes(".told > p, .found li, .lessons");
    const panels = boxes(".guide, .corner .round, .zoom .round, .status, .rack, .actions button");
    const inside = ({left, right, top, bottom}) =>
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return [
        ...[...panels, ...tiles].filter(([, box]) => !inside(box))
            .map(([name]) => `${name} is cut off`),
        ...buttons.filter(([, box]) => !within(box)).map(() => "a button leaves the guide"),
        ...[...buttons, ...boxes(".corner .round")]
            .filter(([, box]) => texts.some(([, text]) => meet(box, text)))
            .map(() => "a button covers what is told"),
        ...texts.filter(([, one], n) => texts.slice(n + 1).some(([, other]) => meet(one, other)))
            .map(([name]) => `${name} is in the way of other words`),
        ...panels.filter(([, box]) => tiles.some(([, tile]) => meet(box, tile)))
            .map(([name]) => `${name} covers a tile`),
        ...[...root.querySelectorAll(".guide, .guide :not(.unseen), .status, .labelled")]
            .filter((el) => el.clientWidth && el.scrollWidth > el.clientWidth + 1)
            .map((el) => `${el.className || el.tagName} is too wide`),
    ];
}"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", STEPS)
def test_nothing_covers_the_table(new_page: NewPage, kind: str, size: str) -> None:
    table = new_page(size=SIZES[size])
    ask(table, kind, "choose")
    assert table.page.evaluate(_OVER_TILES) == []
    table.page.keyboard.press("t")
    expect(guide(table).locator(".tip")).to_be_visible()
    table.wait_for_paint()
    assert table.page.evaluate(_OVER_TILES) == []
    table.page.keyboard.press("g")
    table.action("yes").click()
    expect(guide(table).locator(".result")).to_be_visible()
    table.wait_for_paint()
    assert table.page.evaluate(_OVER_TILES) == []


@pytest.mark.parametrize("language", ["fr", "uk", "zh-Hant"])
@pytest.mark.parametrize("kind", STEPS)
def test_every_language_has_room(new_page: NewPage, kind: str, language: str) -> None:
    table = new_page(size=PHONE, touch=True)
    ask(table, kind, settings={"pace": "fast", "language": language}, speaks=language)
    expect(table.page.locator(f".chromino[lang={language}]")).to_be_visible()
    table.wait_for_paint()
    assert table.page.evaluate(_OVER_TILES) == []
    table.action("tip").tap()
    expect(guide(table).locator(".tip")).to_be_visible()
    table.wait_for_paint()
    assert table.page.evaluate(_OVER_TILES) == []
    table.action("give-up").tap()
    table.action("yes").tap()
    expect(guide(table).locator(".result")).to_be_visible()
    table.wait_for_paint()
    assert table.page.evaluate(_OVER_TILES) == []


def test_a_large_table_is_seen_as_a_whole(new_page: NewPage) -> None:
    """Also with a hint above it, and with all that was left to find around it."""
    tallest = max(conundrums.collection(), key=lambda conundrum: _rows(conundrum.board))
    tiles = tuple(tile.text for tile in tallest.tiles)
    goal = {"kind": "find-all", "tiles": list(tiles)}
    text = "Here is a large table, and a long text about it, which needs room, too. " * 2
    table = new_page(size=PHONE, touch=True)
    ask(table, step(goal, tiles, board=str(tallest.board), text=text))
    assert table.page.evaluate(_OVER_TILES) == []
    for _ in range(2):
        table.action("tip").tap()
    expect(marks(table, "hint")).to_have_count(1)
    table.wait_for_paint()
    assert table.page.evaluate(_OVER_TILES) == []
    table.action("give-up").tap()
    table.action("yes").tap()
    expect(guide(table).locator(".result")).to_be_visible()
    table.wait_for_paint()
    assert table.page.evaluate(_OVER_TILES) == []


def _rows(board: Board) -> int:
    rows = [y for placement in board for _, y in placement.cells]
    return max(rows) - min(rows)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("kind", STEPS)
def test_axe_finds_nothing(new_page: NewPage, kind: str, dark: bool) -> None:
    table = new_page(dark=dark)
    ask(table, kind, ownsPage=False)
    table.action("tip").focus()
    assert violations(table.page) == []
    table.page.keyboard.press("t")
    expect(guide(table).locator(".tip")).to_be_visible()
    assert violations(table.page) == []
    table.page.keyboard.press("g")
    table.action("yes").click()
    expect(guide(table).locator(".result")).to_be_visible()
    expect(table.page.locator("dialog")).to_have_count(0)
    assert violations(table.page) == []


_MOVES = """() => [...document.querySelectorAll("*")].find((el) => el.shadowRoot)
    .shadowRoot.getAnimations().map((each) => each.animationName ?? each.transitionProperty)"""


@pytest.mark.parametrize("still", [True, False])
def test_what_is_found_moves_unless_that_is_unwelcome(new_page: NewPage, still: bool) -> None:
    table = new_page(still=still)
    ask(table, "lay")
    lay(ByMouse(table), "GBR@3,3>")
    guide(table).locator(".result").wait_for()
    moves = table.page.evaluate(_MOVES)
    assert ("prize" in moves) is not still
    assert ("found" in moves) is not still
