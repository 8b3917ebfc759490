"""Who comes to the page sees a table at once, and plays before there is an engine."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from browsing import DESKTOP, PHONE, PROJECTOR
from fingers import Dragging, Keyboard, Mouse, Touch, TouchDragging
from introduction_page import LYING, NEWCOMER, expect_step, pointed
from kept_games import keep, kept, kept_when, moment
from late import Late, late_engine
from looking import expect_on_board, expect_says, notice
from near_engine import command_in
from page_fixtures import NewPage
from playwright.sync_api import Browser, Locator, Page, Route, expect
from table_page import Fingers, TablePage
from waiting import wait_until

from builder.page.manifest import manifest_of
from builder.words import LANGUAGES, page_words

SIZES = [DESKTOP, PHONE, PROJECTOR, LYING, (768, 1024), (412, 915), (1100, 700)]

WAYS: dict[str, Callable[[TablePage], Fingers]] = {
    "mouse": Mouse,
    "dragging": Dragging,
    "touch": Touch,
    "touch dragging": TouchDragging,
    "keyboard": Keyboard,
}

TWO_PEOPLE = moment("modern", "B*Y@0,0>", ["BRY GGG", "RRR PPP"], "PPG")


@pytest.fixture
def newcomer(new_page: NewPage) -> TablePage:
    return new_page(settings=NEWCOMER)


def come(table: TablePage) -> Late:
    """Open the page; the engine will be late."""
    late = late_engine(table)
    table.page.goto(table.address)
    table.page.locator("[data-tile]").first.wait_for()
    return late


def progress(table: TablePage) -> Locator:
    return table.page.locator("#progress")


# Before any program runs


@pytest.fixture
def bare(browser: Browser, address: str) -> Iterator[Page]:
    """The page in a browser that runs no programs."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    yield page
    context.close()


def test_without_programs_there_is_a_table_and_a_word_about_it(bare: Page) -> None:
    tile = bare.get_by_role("img", name="A table with one tile: blue, wild, yellow")
    expect(tile).to_be_visible()
    expect(bare.locator(".first-rack")).to_be_visible()
    trademarks = page_words("ui-trademark")
    for language, told in page_words("ui-page-no-scripts").items():
        expect(bare.locator(f".late [lang={language}]", has_text=told)).to_be_visible()
        trademark = bare.locator(f".late [lang={language}]", has_text=trademarks[language])
        expect(trademark).to_be_visible(visible=language == "en")
    for told in page_words("ui-page-no-program").values():
        expect(bare.get_by_text(told)).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_without_its_program_speaks_the_language_of_its_reader(
    browser: Browser, address: str, language: str
) -> None:
    context = browser.new_context(locale={"zh-Hant": "zh-TW"}.get(language, language))
    page = context.new_page()
    page.route("**/page.js*", lambda route: route.abort())
    page.goto(address)
    told = [page_words(id)[language] for id in ("ui-page-no-program", "ui-trademark")]
    expect(page.locator(".late p:visible")).to_have_text(told)
    alternative = page_words("ui-page-picture")[language]
    expect(page.locator(".first-board img")).to_have_attribute("alt", alternative)
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_browsers_are_told_about_the_page_in_the_language_of_its_reader(
    new_page: NewPage, language: str
) -> None:
    table = new_page(settings={**NEWCOMER, "language": language})
    page = table.page
    page.goto(table.address)
    manifest = page.locator("link[rel=manifest]")
    expect(manifest).to_have_attribute("href", manifest_of(language))
    about = page.locator("meta[name=description]")
    expect(about).to_have_attribute("content", page_words("ui-page-about")[language])


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_when_the_view_takes_over(new_page: NewPage, size: tuple[int, int]) -> None:
    table = new_page(settings=NEWCOMER, size=size, touch=min(size) < 480)
    page = table.page
    program = Late(page, "**/page.js?*")
    page.goto(table.address, wait_until="commit")
    picture = page.locator(".first-board img").bounding_box()
    rack = page.locator(".first-rack").bounding_box()
    wait_until(page, lambda: program.asked)
    program.arrive()
    table.wait_for_table()
    table.wait_for_paint()
    live_body = page.locator(".body").bounding_box()
    live_rack = page.locator(".rack").bounding_box()
    assert picture
    assert live_body
    assert rack
    assert live_rack
    # Around the tile, the picture has a margin of a fifth of a square.
    margin = live_body["height"] / 5
    body = {
        "x": picture["x"] + margin,
        "y": picture["y"] + margin,
        "width": picture["width"] - 2 * margin,
        "height": picture["height"] - 2 * margin,
    }
    # After a change of the table's layout: `make first`.
    assert body == pytest.approx(live_body, abs=1.5)
    assert rack == pytest.approx(live_rack, abs=1.5)


def test_a_program_that_does_not_come_is_explained(newcomer: TablePage) -> None:
    newcomer.guards.allow("page.js")
    newcomer.page.route("**/page.js?*", lambda route: route.abort())
    newcomer.page.goto(newcomer.address)
    expect(newcomer.page.get_by_text("hasn’t arrived")).to_be_visible()


# Before the engine is there


@pytest.mark.parametrize("way", WAYS)
def test_the_first_tile_is_laid_before_there_is_an_engine(new_page: NewPage, way: str) -> None:
    table = new_page(settings=NEWCOMER, touch=way.startswith("touch"))
    late = come(table)
    hand = table.tiles()
    assert len(hand) == 8
    WAYS[way](table).lay()
    rest = table.tiles()
    expect_on_board(table, 2)
    expect_says(table, "ui-laid")
    expect(notice(table, "ui-dealing")).to_be_visible()
    assert kept(table) == []

    late.arrive()
    expect(notice(table, "ui-dealing")).to_have_count(0)
    [game] = kept_when(table, lambda games: len(games) == 1 and len(games[0]["board"]) > 2)
    record = game["record"]
    assert record["deal"]["hands"][0] == hand
    assert record["deal"]["start"] == "B*Y@0,0>"
    seat, placement = record["actions"][0]
    assert (seat, placement[3]) == (0, "@")
    assert table.tiles() == rest
    assert set(hand) - set(rest) == {min(placement[:3], placement[2::-1])}


def test_the_bot_answers_and_the_game_goes_on(newcomer: TablePage) -> None:
    late = come(newcomer)
    Mouse(newcomer).lay()
    late.arrive()
    kept_when(newcomer, lambda games: len(games) == 1 and len(games[0]["board"]) > 2)
    newcomer.act(Mouse(newcomer))
    newcomer.action("undo").click()
    expect(newcomer.action("redo")).to_be_enabled()


def test_a_tile_can_be_turned_and_put_back(newcomer: TablePage) -> None:
    late = come(newcomer)
    tile = newcomer.tiles()[0]
    newcomer.tile(tile).click()
    newcomer.expect_chosen(tile)
    before = newcomer.action("turn").inner_html()
    newcomer.action("turn").click()
    expect(newcomer.action("turn")).not_to_have_js_property("innerHTML", before)
    newcomer.page.keyboard.press("Escape")
    expect(newcomer.tile(tile)).to_have_attribute("aria-pressed", "false")
    late.arrive()


def test_where_a_tile_may_not_lie_it_does_not(newcomer: TablePage) -> None:
    late = come(newcomer)
    tile = newcomer.tiles()[0]
    newcomer.tile(tile).click()
    newcomer.page.mouse.click(*_far_away(newcomer))
    newcomer.page.wait_for_timeout(400)
    expect_on_board(newcomer, 1)
    assert tile in newcomer.tiles()
    late.arrive()
    expect_says(newcomer, "not-touching")
    expect_on_board(newcomer, 1)


def _far_away(table: TablePage) -> tuple[float, float]:
    box = table.page.locator(".body").bounding_box()
    assert box
    return box["x"] - 4 * box["height"], box["y"] + box["height"] / 2


def test_a_tile_that_is_up_stays_up_when_the_engine_comes(newcomer: TablePage) -> None:
    late = come(newcomer)
    what = pointed(newcomer).get_attribute("data-pointing") or ""
    newcomer.tile(what).click()
    late.arrive()
    newcomer.page.wait_for_function("() => performance.getEntriesByName('chromino:ready').length")
    newcomer.wait_for_paint()
    newcomer.expect_chosen(what)
    assert newcomer.spots()


def test_a_game_in_which_nothing_was_done_is_not_kept(newcomer: TablePage) -> None:
    newcomer.page.goto(newcomer.address)
    newcomer.wait_for_table()
    newcomer.page.reload()
    newcomer.wait_for_table()
    assert kept(newcomer) == []
    # But whoever looks around finds it again.
    hand = newcomer.tiles()
    newcomer.action("menu").click()
    newcomer.action("leave").click()
    newcomer.action("yes").click()
    newcomer.action("continue").click()
    expect_on_board(newcomer, 1)
    assert newcomer.tiles() == hand


def test_the_openings_differ(newcomer: TablePage) -> None:
    hands = set()
    for _ in range(5):
        late = come(newcomer)
        hands.add(tuple(newcomer.tiles()))
        late.arrive()
    assert len(hands) > 1


def test_names_are_in_the_language_of_the_browser(new_page: NewPage) -> None:
    table = new_page(settings=NEWCOMER, locale="fr-FR")
    late = come(table)
    expect(table.seat(0)).to_contain_text("Joueur 1")
    Mouse(table).lay()
    late.arrive()
    [game] = kept_when(table, lambda games: len(games) == 1)
    assert game["record"]["players"][0] == "Joueur 1"


# A lesson is offered


def test_the_hand_points_at_what_fits_until_a_tile_is_laid(newcomer: TablePage) -> None:
    late = come(newcomer)
    tile = pointed(newcomer).get_attribute("data-pointing") or ""
    newcomer.tile(tile).click()
    expect(pointed(newcomer)).to_have_attribute("data-pointing", re.compile("@"))
    newcomer.page.keyboard.press("Escape")
    Mouse(newcomer).lay()
    expect(pointed(newcomer)).to_have_count(0)
    late.arrive()


def test_a_lesson_is_offered_until_one_tries(newcomer: TablePage) -> None:
    late = come(newcomer)
    expect(notice(newcomer, "ui-first")).to_be_visible()
    newcomer.tile(newcomer.tiles()[0]).click()
    expect(notice(newcomer, "ui-first")).to_have_count(0)
    late.arrive()


def test_the_lesson_leads_back_to_the_table(newcomer: TablePage) -> None:
    late = come(newcomer)
    hand = newcomer.tiles()
    newcomer.action("notice-offer").click()
    late.arrive()
    expect_step(newcomer, "lay")
    newcomer.action("intro-skip").click()
    expect(newcomer.seat(1)).to_be_visible()
    assert newcomer.tiles() == hand
    expect(notice(newcomer, "ui-first")).to_have_count(0)
    expect(pointed(newcomer)).to_have_count(0)


def test_who_has_laid_a_tile_is_no_newcomer(newcomer: TablePage) -> None:
    newcomer.page.goto(newcomer.address)
    newcomer.wait_for_table()
    Mouse(newcomer).lay()
    kept_when(newcomer, lambda games: len(games) == 1)
    newcomer.action("menu").click()
    newcomer.action("leave").click()
    newcomer.action("yes").click()
    newcomer.action("play").click()
    expect_on_board(newcomer, 1)
    expect(newcomer.page.locator("[data-step]")).to_have_count(0)


# Others


def test_who_comes_back_plays_on_before_there_is_an_engine(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    table.act(Mouse(table))
    table.wait_for_me()
    [game] = kept_when(table, lambda games: len(games) == 1 and len(games[0]["board"]) >= 3)
    laid, hand = len(game["board"]), table.tiles()

    late = come(table)
    assert table.tiles() == hand
    expect_on_board(table, laid)
    expect(table.page.locator(".first-board")).to_have_count(0)
    Mouse(table).lay()
    expect_on_board(table, laid + 1)
    late.arrive()
    [after] = kept_when(table, lambda games: len(games[0]["board"]) > laid + 1)
    assert after["id"] == game["id"]
    assert after["record"]["actions"][: len(game["record"]["actions"])] == game["record"]["actions"]


def test_several_people_see_nobodys_tiles(table: TablePage) -> None:
    table.open(edition="modern", players="human,human", seed=7)
    table.action("hand-over").click()
    table.act(Mouse(table))
    kept_when(table, lambda games: len(games) == 1 and len(games[0]["board"]) == 2)
    late = late_engine(table)
    table.page.goto(table.address)
    table.action("hand-over").wait_for()
    expect(table.page.locator("[data-tile], .faces [role=img]")).to_have_count(0)
    late.arrive()
    table.action("hand-over").click()
    expect(table.page.locator("[data-tile]").first).to_be_visible()


def test_a_game_without_a_view_waits_for_the_engine(table: TablePage) -> None:
    keep(table, TWO_PEOPLE)
    late = late_engine(table)
    table.page.goto(table.address)
    expect(table.page.get_by_role("heading", name="Setting the table")).to_be_visible()
    expect(table.page.locator("[data-cell]")).to_have_count(0)
    late.arrive()
    expect_on_board(table, 1)


def test_a_link_uses_no_opening(newcomer: TablePage) -> None:
    late = late_engine(newcomer)
    newcomer.page.goto(f"{newcomer.address}?edition=modern&players=human,greedy&seed=7")
    expect(newcomer.page.get_by_role("heading", name="Setting the table")).to_be_visible()
    expect(newcomer.page.locator("[data-tile], .first-board:visible")).to_have_count(0)
    late.arrive()
    expect_on_board(newcomer, 1)
    expect(notice(newcomer, "ui-first")).to_have_count(0)


def test_an_engine_that_refuses_without_a_reason_breaks_nothing(newcomer: TablePage) -> None:
    def refuse(route: Route) -> None:
        if command_in(route) == "new":
            told = json.dumps({"id": None, "ok": False, "problems": []})
            route.fulfill(json={"changed": False, "told": told})
        else:
            route.fallback()

    newcomer.page.context.route("**/near/**", refuse)
    newcomer.page.goto(newcomer.address)
    newcomer.page.wait_for_function("() => performance.getEntriesByName('chromino:ready').length")
    newcomer.wait_for_table()
    assert newcomer.tiles()


MARKS = """() => {
    const at = (name) => performance.getEntriesByName(name).map(({startTime}) => startTime);
    return [at("chromino:first-board"), at("first-contentful-paint")];
}"""


def test_when_the_first_board_was_there_is_told_once(newcomer: TablePage) -> None:
    newcomer.page.goto(newcomer.address)
    newcomer.wait_for_table()
    newcomer.act(Mouse(newcomer))
    newcomer.wait_for_me()
    board, paint = newcomer.page.evaluate(MARKS)
    assert board == paint
    assert len(board) == 1


# How far it is


def test_a_start_that_takes_its_time_is_shown(newcomer: TablePage) -> None:
    late = come(newcomer)
    expect(progress(newcomer)).to_be_visible()
    assert newcomer.page.get_by_role("progressbar", name="Setting the table").count() == 1
    late.arrive()
    expect(progress(newcomer)).to_be_hidden()


# What would be shown in half a second waits until it is told that this has passed: how long a start
# takes here is up to the machine.
HALF_A_SECOND = """
    const [begin, end] = [setTimeout, clearTimeout];
    window.waiting = new Map();
    window.begun = 0;
    window.setTimeout = (does, ms, ...more) => {
        if (ms !== 500) return begin(does, ms, ...more);
        window.begun += 1;
        window.waiting.set(-window.begun, does);
        return -window.begun;
    };
    window.clearTimeout = (timer) => void (window.waiting.delete(timer) || end(timer));
"""


def test_a_quick_start_is_not(newcomer: TablePage) -> None:
    newcomer.page.add_init_script(HALF_A_SECOND)
    newcomer.page.goto(newcomer.address)
    newcomer.wait_for_table()
    expect(notice(newcomer, "ui-first")).to_be_visible()
    assert newcomer.page.evaluate("window.begun") > 0
    newcomer.page.evaluate("window.waiting.forEach((does) => does())")
    expect(progress(newcomer)).to_be_hidden()
