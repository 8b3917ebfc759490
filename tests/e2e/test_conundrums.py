"""Conundrums on the page: found by touch, by keyboard, in part or not at all, and never lost."""

from __future__ import annotations

import json
from typing import Final

import pytest
from browsing import DESKTOP, PHONE
from conundrum_page import (
    MONDAY,
    ByKeys,
    ByMouse,
    ByTouch,
    card,
    conundrums_in_store,
    expect_found,
    expect_solved,
    forget_the_view,
    found,
    open_all,
    open_one,
    places_of,
    put_into_store,
    set_day,
    solve,
    wait_for_kept,
)
from fingers import Keyboard
from games_page import dropped, files, played
from kept_games import kept
from late import late_engine
from looking import notice
from page_fixtures import NewPage
from playwright.sync_api import Page, expect
from table_page import TablePage
from waiting import wait_until
from wording import Wording

from chromino_core import conundrums

TODAY: Final = {"date": MONDAY}
PLACES: Final = places_of(TODAY)
FIRST: Final = places_of({"number": 1})

WRONG: Final = "PPG@0,-1>"
"""A spot for today's tile that isn't one."""


def progress(table: TablePage, key: str, how: str) -> None:
    expect(card(table, key)).to_have_attribute("data-progress", how)


# Finding every spot


def test_todays_is_solved_by_touch_on_a_phone(new_page: NewPage) -> None:
    table = new_page(size=PHONE, touch=True)
    set_day(table, MONDAY)
    table.open_start()
    table.action("daily").tap()
    expect(table.page).to_have_url(f"{table.address}#conundrum/{MONDAY}")
    expect(table.page.locator("[data-tile]").first).to_be_visible()
    solve(ByTouch(table), PLACES)
    expect_solved(table)
    table.action("leave-task").tap()
    expect(table.page).to_have_url(f"{table.address}#conundrum")
    progress(table, f"date {MONDAY}", "solved")
    table.action("back").tap()
    expect(table.action("daily")).to_contain_text("Solved · One day in a row")
    assert kept(table) == []


def test_todays_is_solved_by_keyboard_alone(table: TablePage) -> None:
    set_day(table, MONDAY)
    keyboard = Keyboard(table)
    table.open_start()
    keyboard.tab_to(table.action("daily"))
    keyboard.key("Enter")
    expect(table.page.locator("[data-tile]").first).to_be_visible()
    solve(ByKeys(table), PLACES)
    # What comes next has the keyboard.
    expect(table.action("another-task")).to_be_focused()
    keyboard.tab_to(table.action("leave-task"))
    keyboard.key("Enter")
    today = table.action("today")
    expect(today).to_be_focused()
    expect(today).to_have_text("Look at it")
    keyboard.tab_to(table.action("back"))
    keyboard.key("Enter")
    expect(table.action("daily")).to_contain_text("Solved")


def test_one_is_given_up(table: TablePage) -> None:
    set_day(table, MONDAY)
    open_one(table, f"#conundrum/{MONDAY}")
    solve(ByMouse(table), PLACES[:2])
    table.action("give-up").click()
    table.action("yes").click()
    expect(table.page.locator('[data-mark="given"]')).to_have_count(len(PLACES) - 2)
    expect_found(table, 2)
    table.action("leave-task").click()
    progress(table, f"date {MONDAY}", "given-up")
    expect(card(table, f"date {MONDAY}")).to_have_accessible_name("November 16: Given up")
    expect(table.page.locator(".row")).to_have_count(0)
    # It stays so, whatever is done with it.
    table.action("today").click()
    expect(table.page.locator('[data-mark="given"]')).to_have_count(len(PLACES) - 2)
    record = conundrums_in_store(table)[f"conundrum date {MONDAY}"]
    assert (record["work"]["given_up"], record["done"]["counts"]) == (True, False)


def test_what_is_wrong_is_told_and_counted(table: TablePage) -> None:
    open_one(table, "#conundrum/1")
    solver = ByMouse(table)
    solve(solver, FIRST[:1])
    solver.try_at(FIRST[0])
    expect(table.page.locator("[data-say]")).to_contain_text("already")
    far = type(FIRST[0])(f"{FIRST[0].tile.text}@6,6>")
    table.page.keyboard.press("Escape")
    solver = ByMouse(table)
    solver.try_at(far)
    expect(table.page.locator("[data-say]")).to_contain_text("touch")
    record = wait_for_kept(table, "number 1", 1)
    wait_until(table.page, lambda: wait_for_kept(table, "number 1", 1)["work"]["wrong"] == 1)
    assert record["work"]["found"] == [str(FIRST[0])]


def test_with_hints_it_is_told_so(table: TablePage) -> None:
    open_one(table, "#conundrum/1")
    table.action("tip").click()
    solve(ByMouse(table), FIRST)
    expect_solved(table)
    table.action("leave-task").click()
    progress(table, "number 1", "helped")
    expect(table.page.locator("section[aria-labelledby=grade-1]")).to_contain_text("1 of 12 solved")


# What comes next


def test_after_one_of_the_collection_comes_the_next_that_is_not_done(table: TablePage) -> None:
    open_one(table, "#conundrum/1")
    wait_until(table.page, lambda: not table.page.evaluate("location.hash === ''"))
    solve(ByMouse(table), FIRST)
    table.page.goto("about:blank")
    open_one(table, "#conundrum/60")
    table.action("give-up").click()
    table.action("yes").click()
    table.action("another-task").click()
    expect(table.page).to_have_url(f"{table.address}#conundrum/2")


def test_new_ones_come_without_end_and_are_of_the_grade_that_was_asked_for(
    table: TablePage,
) -> None:
    open_all(table)
    table.action("another-2").click()
    expect(table.page.locator("[data-tile]").first).to_be_visible()
    links = [table.page.url.partition("#conundrum=")[2]]
    solve(ByMouse(table), places_of({"link": links[0]}))
    table.action("another-task").click()
    expect_found(table, 0)
    wait_until(table.page, lambda: not table.page.url.endswith(links[0]))
    links.append(table.page.url.partition("#conundrum=")[2])
    assert [conundrums.from_link(link).grade for link in links] == [2, 2]
    record = wait_for_kept(table, f"link {links[0]}", 1)
    assert record["done"]


_ASKED: Final = """
    const { postMessage } = Worker.prototype;
    window.asked = [];
    Worker.prototype.postMessage = function (message, ...more) {
        if (message.command) window.asked.push(message.command);
        return postMessage.call(this, message, ...more);
    };
"""


def test_the_next_one_is_made_before_anybody_asks_for_it(table: TablePage) -> None:
    table.page.add_init_script(_ASKED)
    open_all(table)
    made = "window.asked.filter(({of}) => of?.seed !== undefined).map(({of}) => of.grade).sort()"
    wait_until(table.page, lambda: table.page.evaluate(made) == [1, 2, 3, 4, 5])
    table.page.evaluate("window.asked = []")
    table.action("another-4").click()
    expect(table.page.locator('[data-step="find-all"]')).to_be_visible()
    assert table.page.evaluate("window.asked[0].type") == "task"
    # And so is the one after it.
    wait_until(table.page, lambda: table.page.evaluate(made) == [4])


# Coming back


def test_a_reload_shows_at_once_what_was_found(table: TablePage) -> None:
    set_day(table, MONDAY)
    open_one(table, f"#conundrum/{MONDAY}")
    solve(ByMouse(table), PLACES[:2])
    wait_for_kept(table, f"date {MONDAY}", 2)
    engine = late_engine(table)
    table.page.reload()
    # There is no engine yet.
    expect_found(table, 2)
    expect(table.page.get_by_text(f"2 of {len(PLACES)}", exact=True)).to_be_visible()
    assert not table.page.evaluate("performance.getEntriesByName('chromino:ready').length")
    # And what is done meanwhile waits for it.
    ByMouse(table).try_at(PLACES[2])
    engine.arrive()
    expect_found(table, 3)
    assert table.page.url == f"{table.address}#conundrum/{MONDAY}"


def test_the_page_comes_back_to_it_until_one_has_left_it(table: TablePage) -> None:
    open_one(table, "#conundrum/1")
    solve(ByMouse(table), FIRST[:1])
    wait_for_kept(table, "number 1", 1)
    table.page.goto("about:blank")
    table.page.goto(table.address)
    expect_found(table, 1)
    expect(table.page).to_have_url(f"{table.address}#conundrum/1")
    table.action("leave-task").click()
    expect(card(table, "number 1")).to_be_focused()
    progress(table, "number 1", "begun")
    table.action("back").click()
    expect(table.page).to_have_url(table.address)
    table.page.goto("about:blank")
    table.page.goto(table.address)
    expect(table.action("play")).to_be_visible()


def test_it_goes_on_without_what_it_looked_like(table: TablePage) -> None:
    open_one(table, "#conundrum/1")
    solve(ByMouse(table), FIRST[:2])
    wait_for_kept(table, "number 1", 2)
    forget_the_view(table)
    open_one(table, "#conundrum/1")
    expect_found(table, 2)
    solve(ByMouse(table), FIRST[2:])
    expect_solved(table)


def test_a_game_that_was_on_the_table_is_there_again_afterwards(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    tiles = table.tiles()
    table.page.evaluate("location.hash = '#conundrum/1'")
    expect(table.page.locator(".guide")).to_be_visible()
    solve(ByMouse(table), FIRST[:1])
    table.action("leave-task").click()
    table.action("back").click()
    table.action("continue").click()
    table.wait_for_table()
    assert table.tiles() == tiles
    assert len(kept(table)) == 1


def test_whoever_sits_down_at_a_game_has_left_the_conundrum(table: TablePage) -> None:
    open_one(table, "#conundrum/1")
    solve(ByMouse(table), FIRST[:1])
    wait_for_kept(table, "number 1", 1)
    dropped(table, files(game=json.dumps(played(4).record())))
    expect(table.page.get_by_role("dialog")).to_contain_text("Who’s playing")
    assert table.page.url == table.address
    table.page.goto("about:blank")
    table.page.goto(table.address)
    expect(table.seat(0)).to_be_visible()
    expect(table.page.locator(".guide")).to_have_count(0)


def test_the_worker_dies_and_nothing_is_lost(table: TablePage) -> None:
    open_one(table, "#conundrum/1")
    solve(ByMouse(table), FIRST[:2])
    [worker] = table.page.workers
    worker.evaluate("self.close()")
    table.action("tip").click()
    expect(table.page.locator("[data-say]")).to_have_attribute("data-say", "ui-engine-restarted")
    expect_found(table, 2)
    solve(ByMouse(table), FIRST[2:])
    expect_solved(table)


def test_it_can_be_found_where_nothing_can_be_kept(table: TablePage) -> None:
    table.page.add_init_script("indexedDB.open = () => { throw new DOMException('', 'X'); }")
    open_one(table, "#conundrum/1")
    solve(ByMouse(table), FIRST)
    table.action("leave-task").click()
    # As long as the page is open.
    progress(table, "number 1", "solved")


def test_another_tab_has_it(table: TablePage) -> None:
    open_one(table, "#conundrum/1")
    solve(ByMouse(table), FIRST[:1])
    other = TablePage(table.page.context.new_page(), table.address, table.guards)
    other.page.goto(f"{table.address}#conundrum/1")
    other.action("play-here").click()
    expect_found(other, 1)
    expect(table.action("play-here")).to_be_visible()
    solve(ByMouse(other), FIRST[1:])
    table.action("play-here").click()
    expect_found(table, len(FIRST))


# Around it


def test_a_class_with_a_locked_link_has_no_way_to_conundrums(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7, lock=1)
    tiles = table.tiles()
    for fragment in ("#conundrum", "#conundrum/1"):
        table.page.evaluate("hash => { location.hash = hash; }", fragment)
        expect(notice(table, "ui-locked")).to_be_visible()
        table.action("notice-close").click()
        assert table.tiles() == tiles
    for action in ("menu", "leave", "yes"):
        table.action(action).click()
    expect(table.action("play")).to_be_visible()
    for action in ("daily", "conundrums"):
        expect(table.action(action)).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", "uk", "zh-Hant"])
def test_every_screen_changes_its_language_at_once(table: TablePage, language: str) -> None:
    words = Wording(language)
    set_day(table, MONDAY)
    open_all(table)
    title = table.page.get_by_role("heading", level=1)
    expect(title).to_have_text("Conundrums")
    _choose(table.page, language)
    expect(title).to_have_text(words.say("ui-conundrums"))
    expect(table.page.locator(".progress")).to_contain_text(words.say("ui-conundrum-is-new"))
    expect(table.page).to_have_title(words.say("ui-title-table", say=words.say("ui-conundrums")))


def _choose(page: Page, language: str) -> None:
    """Choose it as another tab would."""
    page.evaluate(
        """language => {
            const settings = {...JSON.parse(localStorage.getItem("chromino settings")), language};
            localStorage.setItem("chromino settings", JSON.stringify(settings));
            dispatchEvent(new StorageEvent("storage", {key: "chromino settings"}));
        }""",
        language,
    )


def test_nothing_is_fetched_for_conundrums(table: TablePage) -> None:
    table.open_start()
    expect(table.action("daily")).to_be_visible()
    asked: list[str] = []
    table.page.on("request", lambda request: asked.append(request.url))
    table.action("conundrums").click()
    expect(table.page.locator(".card .whole-table").first).to_be_attached()
    card(table, "number 1").click()
    solve(ByMouse(table), FIRST)
    table.action("share-task").click()
    table.action("print-result").click()
    expect(table.page.locator(".paper img").first).to_be_visible()
    assert [url for url in asked if "/near/" not in url and not url.startswith("data:")] == []


def test_the_screen_of_conundrums_fits_any_screen(new_page: NewPage) -> None:
    for size in (PHONE, DESKTOP, (740, 360), (320, 568), (1920, 1080)):
        table = new_page(size=size)
        open_all(table)
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert table.page.evaluate(wide) <= 0, size
        overflow = table.page.locator("main.conundrums").evaluate(
            "main => main.scrollWidth - main.clientWidth"
        )
        assert overflow <= 0, size
        small = table.page.locator("main.conundrums button").evaluate_all(
            """all => all.map((each) => each.getBoundingClientRect())
                .filter(({width, height}) => Math.min(width, height) < 24).length"""
        )
        assert small == 0, size


def test_everything_is_erased_with_the_games(table: TablePage) -> None:
    open_one(table, "#conundrum/1")
    solve(ByMouse(table), FIRST)
    wait_for_kept(table, "number 1", len(FIRST))
    table.action("leave-task").click()
    table.action("back").click()
    table.action("games").click()
    table.action("erase").click()
    table.action("erase-yes").click()
    expect(table.page.locator("[data-tile]").first).to_be_visible()
    table.page.goto(f"{table.address}#conundrum")
    progress(table, "number 1", "new")


def test_who_has_never_seen_the_game_is_offered_to_be_shown_how(new_page: NewPage) -> None:
    table = new_page(settings={"pace": "fast", "introduced": False})
    open_one(table, "#conundrum/1")
    expect(notice(table, "ui-first")).to_be_visible()
    table.action("notice-offer").click()
    expect(table.page.locator('[data-step="lay"]')).to_be_visible()
    table.action("intro-skip").click()
    expect(table.page.locator('[data-step="find-all"]')).to_be_visible()
    expect(notice(table, "ui-first")).to_have_count(0)


# What lies in the store may be anything


def test_what_a_later_version_knows_of_one_is_left_alone(table: TablePage) -> None:
    later = {"version": 9, "stars": 3}
    put_into_store(table, {"conundrum number 1": later})
    open_one(table, "#conundrum/1")
    solve(ByMouse(table), FIRST)
    table.action("leave-task").click()
    # As long as the page is open, it is known all the same.
    progress(table, "number 1", "solved")
    assert conundrums_in_store(table) == {"conundrum number 1": later}


def test_what_can_not_be_had_any_more_is_told_once(table: TablePage) -> None:
    put_into_store(table, {"current conundrum": {"key": "conundrum link 1AAAA"}})
    table.page.goto(table.address)
    expect(notice(table, "link-damaged")).to_be_visible()
    expect(table.action("play")).to_be_visible()
    table.page.goto("about:blank")
    table.page.goto(table.address)
    expect(table.action("play")).to_be_visible()
    expect(table.page.locator("[data-notice]")).to_have_count(0)


def test_of_conundrums_in_links_those_of_long_ago_are_forgotten(table: TablePage) -> None:
    work = {"found": ["BRY@0,1>"], "wrong": 0, "tips": 0, "given_up": False, "tries": [True]}
    kept = {"version": 1, "begun": MONDAY, "inTime": False, "work": work, "of": 5, "done": None}
    links = {f"conundrum link {n}": {**kept, "changed": n} for n in range(310)}
    put_into_store(table, {**links, "conundrum number 7": {**kept, "changed": 0}})
    link = conundrums.generate(7, 1).link
    open_one(table, f"#conundrum={link}")
    solve(ByMouse(table), places_of({"link": link})[:1])
    wait_until(table.page, lambda: len(conundrums_in_store(table)) == 301)
    left = conundrums_in_store(table)
    assert {"conundrum number 7", f"conundrum link {link}", "conundrum link 309"} <= left.keys()
    assert "conundrum link 10" not in left


def test_whatever_is_kept_one_begins_anew_or_goes_on(table: TablePage) -> None:
    table.page.on("dialog", lambda dialog: pytest.fail(f"it ran: {dialog.message}"))
    table.open_start()
    good = {"begun": MONDAY, "inTime": True, "version": 1, "of": 5, "done": None, "changed": 1}
    work = {"found": [], "wrong": 0, "tips": 0, "given_up": False, "tries": []}
    script = "<img src=x onerror=alert(1)>"
    put_into_store(
        table,
        {
            "conundrum number 1": {**good, "work": {**work, "found": [str(FIRST[0])]}},
            "conundrum number 2": {**good, "work": {**work, "found": [script]}},
            "conundrum number 3": {**good, "work": {**work, "found": ["RRR@99,99>"] * 12}},
            "conundrum number 4": 7,
            "conundrum number 99": good,
            "conundrum date 2026-99-99": {**good, "work": work},
            "conundrum link <b>": {**good, "work": work},
            "conundrum date 2026-11-15": {**good, "work": work, "done": {"at": "x", "counts": 1}},
            "current conundrum": {"key": "conundrum number 3", "view": {"say": script}},
        },
    )
    # It is the one that is on the table; what was found there can't be, and isn't taken for it.
    table.page.goto(table.address)
    expect(table.page.locator("[data-tile]").first).to_be_visible()
    expect_found(table, 0)
    table.action("leave-task").click()
    for number, how in ((1, "begun"), (2, "new"), (4, "new")):
        progress(table, f"number {number}", how)
    card(table, "number 1").click()
    expect_found(table, 1)
    assert found(table).count() == 1
