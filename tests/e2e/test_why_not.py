"""A tile that may not lie there comes back, with the reason in words and on the board."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import pytest
from kept_games import moment, take_up
from looking import expect_on_board, expect_said, expect_says
from page_fixtures import NewPage, sitting
from playwright.sync_api import Browser, expect
from table_page import TablePage
from trying import by_drag, by_keyboard, by_mouse

NO_HELP: Final = {"pace": "fast", "help": "none"}

LETTERS: Final = re.compile(r"\b[RGBYP*]{3}\b|@")
"""Notation, which no sentence may have."""

Way = Callable[[TablePage, str, int, int, int], None]


class Mistake(NamedTuple):
    tile: str
    turns: int
    middle: tuple[int, int]
    ids: str
    """All that is wrong there."""
    sentence: str
    """The first of it in words."""
    breaks: int = 0
    """Edges where colours clash."""


ON_BLUE_RED_YELLOW: Final = {
    "mismatch": Mistake(
        "GGG", 0, (1, 1), "mismatch mismatch mismatch", "Here green would touch blue.", 3
    ),
    "one edge of three": Mistake("BRR", 0, (1, 1), "mismatch", "Here red would touch yellow.", 1),
    "occupied": Mistake("GGG", 1, (0, 1), "occupied", "There is already a tile here."),
    "too-few-contacts": Mistake(
        "BRR",
        3,
        (1, 2),
        "too-few-contacts",
        "It touches only once here. It has to touch at least twice.",
    ),
    "not-touching": Mistake("GGG", 0, (1, 3), "not-touching", "It has to touch the other tiles."),
}

AS_WITH_DOMINOES: Final = {
    "mismatch": Mistake("GGG", 0, (4, 0), "mismatch", "Here green would touch yellow.", 1),
    "too-many-contacts": Mistake(
        "RBY",
        0,
        (0, 1),
        "too-many-contacts not-end-to-end not-end-to-end",
        "It touches twice here. As with dominoes, it may touch only once.",
    ),
    "not-end-to-end": Mistake(
        "BBB",
        1,
        (-1, -1),
        "not-end-to-end",
        "As with dominoes, it has to touch with one of its ends.",
    ),
    "not-at-an-end": Mistake(
        "GGY", 3, (2, 2), "not-at-an-end", "As with dominoes, it has to touch the end of a tile."
    ),
    "chameleon-across": Mistake(
        "P*Y",
        2,
        (4, 0),
        "chameleon-across",
        "A chameleon lies crosswise: its middle touches the end of a tile.",
    ),
    "centre-to-centre": Mistake(
        "P*Y",
        0,
        (1, 1),
        "mismatch too-many-contacts chameleon-across centre-to-centre chameleon-across",
        "Here purple would touch blue.",
        1,
    ),
}


@pytest.fixture(scope="module")
def free(browser: Browser, address: str) -> Iterator[TablePage]:
    """Blue, red, yellow is on the table; nothing in these tests can be laid, so it stays so."""
    with sitting(browser, address, settings=NO_HELP) as table:
        hand = "GGG BRR RYG"
        take_up(table, moment("ravensburger-2001", "BRY@0,0>", [hand, "PPP GPP"], "YYY"))
        yield table


@pytest.fixture(scope="module")
def dominoes(browser: Browser, address: str) -> Iterator[TablePage]:
    """Blue, wild, yellow is on the table."""
    with sitting(browser, address, settings=NO_HELP) as table:
        hand = "GGG RBY BBB GGY P*Y"
        junior = moment("modern", "B*Y@0,0>", [hand, "PPP GPP"], "YYY", geometry="dominoes")
        take_up(table, junior)
        yield table


def try_and_see(table: TablePage, way: Way, mistake: Mistake) -> None:
    table.page.keyboard.press("Escape")
    expect(table.page.locator('[aria-pressed="true"]')).to_have_count(0)
    hand = table.tiles()
    way(table, mistake.tile, mistake.turns, *mistake.middle)

    status = table.page.locator("[data-say]")
    expect(status).to_have_attribute("data-say", mistake.ids)
    expect(status).to_contain_text(mistake.sentence)
    assert not LETTERS.search(status.text_content() or "")
    expect_said(table, f"Not here: {mistake.sentence}")
    expect(table.page.locator(".sign.break")).to_have_count(mistake.breaks)
    assert table.tiles() == hand
    expect_on_board(table, 1)


@pytest.mark.parametrize("way", [by_mouse, by_keyboard, by_drag])
@pytest.mark.parametrize("mistake", ON_BLUE_RED_YELLOW.values(), ids=ON_BLUE_RED_YELLOW.keys())
def test_a_mistake_is_explained(free: TablePage, way: Way, mistake: Mistake) -> None:
    try_and_see(free, way, mistake)


@pytest.mark.parametrize("mistake", AS_WITH_DOMINOES.values(), ids=AS_WITH_DOMINOES.keys())
def test_junior_has_reasons_of_its_own(dominoes: TablePage, mistake: Mistake) -> None:
    try_and_see(dominoes, by_mouse, mistake)


def test_further_reasons_are_folded_away(dominoes: TablePage) -> None:
    try_and_see(dominoes, by_mouse, AS_WITH_DOMINOES["centre-to-centre"])
    status = dominoes.page.locator("[data-say]")
    last = status.get_by_text("Two chameleons may not touch middle to middle.")
    expect(last).to_be_hidden()
    status.get_by_text("and 3 more reasons").click()
    expect(last).to_be_visible()


def test_covered_cells_are_marked(free: TablePage) -> None:
    try_and_see(free, by_mouse, ON_BLUE_RED_YELLOW["occupied"])
    expect(free.page.locator(".sign.taken")).to_have_count(1)


def test_a_chameleon_must_not_be_the_last_tile(new_page: NewPage) -> None:
    table = new_page(settings=NO_HELP)
    take_up(table, moment("modern", "B*Y@0,0>", ["P*Y", "PPP GPP"], "YYY GGG"))
    expect_says(table, "why-draw-chameleon")
    # On the table it would fit.
    by_mouse(table, "P*Y", 2, 2, 1)
    expect(table.page.locator("[data-say]")).to_have_attribute("data-say", "chameleon-last")
    expect_said(table, "Not here: A chameleon can’t be your last tile: draw one from the bag.")
    expect_on_board(table, 1)
    expect(table.tile("P*Y")).to_be_visible()


def test_after_a_draw_only_that_tile_counts(new_page: NewPage) -> None:
    table = new_page(settings=NO_HELP)
    take_up(table, moment("ravensburger-2001", "BRY@0,0>", ["GGG PPP", "GPP PGP"], "RYG YYY"))
    table.action("draw").click()
    expect_says(table, "say-lay-drawn")
    by_mouse(table, "GGG", 0, 1, 1)
    expect_says(table, "must-lay-drawn", "mismatch")
    expect_said(table, "Not here: Now you can lay only the tile you just drew: green, yellow, red.")

    table.page.keyboard.press("Escape")
    by_mouse(table, "GYR", 2, 2, 1)
    expect_on_board(table, 2)
