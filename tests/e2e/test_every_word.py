"""No screen says anything outside the catalogues: it could not be said in four languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pseudo
import pytest
from browsing import FAST
from conundrum_page import ByMouse, card, open_all, open_one, places_of, solve
from fingers import Keyboard, Mouse
from kept_games import finished, keep
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage

from chromino_core import Game, edition

SETTINGS: Final[dict[str, Any]] = {**FAST, "introduced": True, "language": pseudo.LANGUAGE}

# Languages are called what their speakers call them, and keys what is printed on them.
NAMES: Final = ("English", "Français", "Українська", "繁體中文")


@pytest.fixture
def foreign(new_page: NewPage) -> TablePage:
    """A page in the language that nobody speaks."""
    table = new_page(settings=SETTINGS)
    pseudo.speak(table.page)
    return table


def expect_everything_said(table: TablePage, *names: str) -> None:
    table.wait_for_paint()
    assert pseudo.unsaid(table.page, *NAMES, *names) == []


def open_game(table: TablePage, **fields: object) -> None:
    table.open(**{"edition": "modern", "players": "human,greedy", "seed": 7, **fields})
    expect(table.page.locator("main.chromino")).to_have_attribute("lang", pseudo.LANGUAGE)


def test_a_word_from_nowhere_would_be_found(foreign: TablePage) -> None:
    foreign.open_start()
    foreign.page.locator("#notices").evaluate("notices => notices.append('from nowhere')")
    assert pseudo.unsaid(foreign.page, *NAMES) == ["from nowhere"]


def test_before_the_game(foreign: TablePage) -> None:
    foreign.open_start()
    expect_everything_said(foreign)
    foreign.action("new").click()
    expect_everything_said(foreign)
    for game in foreign.page.locator("[data-game]").all():
        game.click()
        expect_everything_said(foreign)
    foreign.action("picture").first.click()
    expect_everything_said(foreign)


@pytest.mark.parametrize("panel", ["log", "settings", "menu"])
def test_panels(foreign: TablePage, panel: str) -> None:
    open_game(foreign, scoring="expert")
    foreign.act(Mouse(foreign))
    foreign.wait_for_me()
    expect_everything_said(foreign)
    foreign.action(panel).click()
    expect_everything_said(foreign)


@pytest.mark.parametrize("panel", ["typed", "replay", "seats", "keys", "rules", "share", "about"])
def test_what_the_menu_leads_to(foreign: TablePage, panel: str) -> None:
    open_game(foreign, scoring="expert")
    foreign.act(Mouse(foreign))
    foreign.wait_for_me()
    foreign.action("menu").click()
    foreign.page.locator(f'.menu [data-action="{panel}"]').click()
    if panel == "rules":
        expect(foreign.page.locator(".book h3").first).to_be_visible()
    expect_everything_said(foreign)


def test_helping_and_refusing(foreign: TablePage) -> None:
    open_game(foreign)
    keyboard = Keyboard(foreign)
    foreign.find_spot(keyboard)
    expect_everything_said(foreign)
    for key in ("n", "w", "f", "r", "m"):
        foreign.page.keyboard.press(key)
        expect_everything_said(foreign)
    foreign.page.keyboard.press("Enter")
    expect_everything_said(foreign)


def test_two_people(foreign: TablePage) -> None:
    open_game(foreign, players="human,human")
    expect_everything_said(foreign)
    foreign.action("hand-over").click()
    expect_everything_said(foreign)


def test_calls(foreign: TablePage) -> None:
    open_game(foreign, edition="meccano-1998", players="human,greedy,greedy", seed=3)
    expect_everything_said(foreign)


ENDS: Final[dict[str, Callable[[], Game]]] = {
    "emptied": lambda: finished("modern", 2, 4),
    "points": lambda: finished("textures", 3, 5, scoring="kinds"),
    "alone": lambda: finished("modern", 1, 2),
}


@pytest.mark.parametrize("how", ENDS)
def test_the_end_and_looking_back(foreign: TablePage, how: str) -> None:
    game = ENDS[how]()
    keep(foreign, game.record(), ["human"] + ["greedy"] * (len(game.players) - 1), over=True)
    foreign.page.goto(foreign.address)
    expect(foreign.action("rematch")).to_be_visible()
    expect_everything_said(foreign, *game.players)
    foreign.page.get_by_role("dialog").locator('[data-action="replay"]').click()
    expect(foreign.page.get_by_role("slider")).to_be_visible()
    expect_everything_said(foreign, *game.players)


def test_the_games_that_are_kept(foreign: TablePage) -> None:
    game = Game(["Ann", "Ben"], edition("modern"), 7)
    keep(foreign, game.record())
    foreign.page.goto(foreign.address)
    foreign.wait_for_table()
    foreign.action("menu").click()
    foreign.page.locator('.menu [data-action="games"]').click()
    foreign.action("yes").click()
    expect(foreign.page.get_by_role("list").get_by_text("Ann")).to_be_visible()
    expect_everything_said(foreign, "Ann", "Ben")


@pytest.mark.parametrize("way", ["rules", "games", "about"])
def test_what_the_start_leads_to(foreign: TablePage, way: str) -> None:
    foreign.open_start()
    foreign.action(way).click()
    expect(foreign.page.get_by_role("heading").first).to_be_visible()
    expect_everything_said(foreign)


def test_the_introduction(foreign: TablePage) -> None:
    foreign.open_start()
    foreign.action("learn").click()
    expect(foreign.page.locator("[data-tile]").first).to_be_visible()
    expect_everything_said(foreign)


def test_conundrums(foreign: TablePage) -> None:
    open_all(foreign)
    expect(foreign.page.locator(".today .whole-table")).to_be_visible()
    expect_everything_said(foreign)
    card(foreign, "number 1").click()
    expect(foreign.page.locator('[data-step="find-all"]')).to_be_visible()
    foreign.action("leave-task").click()
    foreign.action("print").click()
    expect(foreign.page.locator(".paper img").first).to_be_visible()
    expect_everything_said(foreign, "A4")


def test_a_conundrum(foreign: TablePage) -> None:
    open_one(foreign, "#conundrum/1")
    expect_everything_said(foreign)
    foreign.action("tip").click()
    places = places_of({"number": 1})
    solve(ByMouse(foreign), places[:1])
    expect_everything_said(foreign)
    foreign.page.keyboard.press("Escape")
    solve(ByMouse(foreign), places[1:])
    expect_everything_said(foreign)
    foreign.action("share-task").click()
    expect(foreign.page.get_by_role("dialog")).to_be_visible()
    expect_everything_said(foreign)
