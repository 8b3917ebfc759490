"""The first visit: three steps on a live table, which a child who can't read gets through."""

from __future__ import annotations

import json
from typing import Any

import pytest
from bare_table import sit_down
from browsing import DESKTOP, PHONE
from fingers import Keyboard
from introduction_page import (
    LYING,
    NEWCOMER,
    STEPS,
    arrive,
    begin,
    expect_step,
    follow,
    guide,
    pointed,
    stay_silent,
    touch,
)
from kept_games import keep, kept, moment
from looking import expect_on_board, expect_says, notice
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage
from test_axe import assert_accessible
from test_worker_dies import kill
from trying import by_mouse
from wording import Wording

from chromino_core import Session


@pytest.fixture
def newcomer(new_page: NewPage) -> TablePage:
    return new_page(settings=NEWCOMER)


def settings(table: TablePage) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(
        table.page.evaluate("localStorage.getItem('chromino settings')")
    )
    return told


def expect_game(table: TablePage, **rules: object) -> None:
    """The first game has begun, against a bot, and nothing else was ever kept."""
    expect(table.seat(1)).to_be_visible()
    expect(guide(table)).to_have_count(0)
    [game] = kept(table)
    assert game["kinds"] == ["human", "counter"]
    assert game["record"]["format"] == "chromino-game/1"
    assert rules.items() <= game["record"]["rules"].items()


# Getting through it without reading a word


def test_by_mouse(new_page: NewPage) -> None:
    table = new_page(settings=NEWCOMER, still=False)
    begin(table, "play")
    assert tuple(follow(table)) == STEPS
    table.action("introduced").click()
    expect_game(table, geometry="free", min_contacts=2)


@pytest.mark.pyodide
def test_by_touch_on_a_phone(new_page: NewPage) -> None:
    table = new_page(settings=NEWCOMER, size=PHONE, touch=True)
    begin(table)
    assert tuple(follow(table, tap=True)) == STEPS
    table.action("introduced").tap()
    expect_game(table, geometry="free")


def test_children_learn_their_own_game(new_page: NewPage) -> None:
    table = new_page(settings=NEWCOMER, size=LYING, touch=True)
    begin(table, "junior")
    words = Wording("en").say("ui-intro-lay-dominoes")
    expect(guide(table).get_by_role("status")).to_have_text(words)
    assert tuple(follow(table, tap=True)) == STEPS
    table.action("introduced").tap()
    expect_game(table, geometry="dominoes", min_contacts=1)


def test_by_keyboard(newcomer: TablePage) -> None:
    newcomer.page.goto(newcomer.address)
    keyboard = Keyboard(newcomer)
    keyboard.tab_to(newcomer.action("notice-offer"))
    keyboard.key("Enter")
    expect(guide(newcomer).get_by_role("status")).to_be_focused()
    keyboard.key("Tab")
    expect(guide(newcomer).locator("kbd")).to_have_text(["N", "Enter"])
    keyboard.lay()
    expect_step(newcomer, "draw")
    expect(guide(newcomer).locator("kbd")).to_have_text(["D"])
    keyboard.press("draw")
    for step in ("drawn", "last"):
        expect_step(newcomer, step)
        keyboard.lay()
    expect(newcomer.action("introduced")).to_be_focused()
    keyboard.key("Escape")
    expect_step(newcomer, "done")
    keyboard.key("Enter")
    expect(newcomer.seat(1)).to_be_visible()


def test_every_button_can_be_reached_by_tab(newcomer: TablePage) -> None:
    begin(newcomer)
    keyboard = Keyboard(newcomer)
    for goal in (newcomer.action("intro-skip"), newcomer.tile("GBR")):
        keyboard.tab_to(goal)
    keyboard.key("Enter")
    newcomer.expect_chosen("GBR")
    keyboard.key("Escape")
    expect_step(newcomer, "lay")
    expect(newcomer.tile("GBR")).to_have_attribute("aria-pressed", "false")


# On the way


def test_what_is_pointed_at(newcomer: TablePage) -> None:
    begin(newcomer)
    what = "data-pointing"
    expect(pointed(newcomer)).to_have_attribute(what, "GBR")
    # The other tile fits nowhere, and the hand stays where it is.
    newcomer.tile("BYP").click()
    newcomer.expect_chosen("BYP")
    expect(pointed(newcomer)).to_have_attribute(what, "GBR")
    newcomer.tile("GBR").click()
    expect(pointed(newcomer)).to_have_attribute(what, "RBG@-1,-1>")
    touch(newcomer)
    expect(pointed(newcomer)).to_have_attribute(what, "draw")
    touch(newcomer)
    expect(pointed(newcomer)).to_have_attribute(what, "RBY")
    touch(newcomer)
    expect(pointed(newcomer)).to_have_attribute(what, "RBY@-2,-1v")


def test_the_other_place_is_as_good(newcomer: TablePage) -> None:
    begin(newcomer)
    newcomer.tile("GBR").click()
    [spot] = [spot for spot in newcomer.spots() if "RBG@-1,3>" in spot.legal]
    newcomer.page.mouse.click(spot.x, spot.y)
    expect_step(newcomer, "draw")
    assert follow(newcomer)[-1] == "done"


def test_a_wrong_place_is_explained(newcomer: TablePage) -> None:
    begin(newcomer)
    by_mouse(newcomer, "GBR", 0, 3, 1)
    expect_says(newcomer, "mismatch")
    expect_step(newcomer, "lay")
    expect(pointed(newcomer)).to_be_visible()


def test_taking_back_takes_the_step_back(newcomer: TablePage) -> None:
    begin(newcomer)
    assert follow(newcomer)[-1] == "done"
    for step in ("last", "draw", "lay"):
        newcomer.action("undo").click()
        # A tile that had to be drawn goes back with what led to it.
        expect_step(newcomer, step if step != "draw" else "drawn")
    assert newcomer.action("undo").is_disabled()
    assert tuple(follow(newcomer)) == STEPS


def test_whatever_one_has_chosen_elsewhere_the_places_are_marked(new_page: NewPage) -> None:
    chosen = {**NEWCOMER, "help": "none", "confirm": True, "auto": True}
    table = new_page(settings=chosen)
    begin(table)
    assert tuple(follow(table)) == STEPS
    table.action("introduced").click()
    expect_game(table)
    assert settings(table) == {**chosen, "introduced": True}


def test_bots_of_ones_own_do_not_become_the_usual_opponent(new_page: NewPage) -> None:
    table = new_page()
    session = Session(bots={"mine": lambda observation, rng: observation.actions[0]})
    session.dispatch({"type": "task", "task": "introduction", "geometry": "free", "name": "Ann"})
    sit_down(table, session)
    table.action("intro-skip").click()
    expect(table.seat(1)).to_be_visible()
    assert [player["kind"] for player in session.view(0)["players"]] == ["human", "counter"]


# Once, and never kept


def test_it_can_be_skipped_and_comes_only_once(newcomer: TablePage) -> None:
    begin(newcomer)
    newcomer.action("intro-skip").click()
    expect_game(newcomer)
    assert settings(newcomer)["introduced"] is True
    newcomer.action("menu").click()
    newcomer.action("leave").click()
    newcomer.action("yes").click()
    newcomer.action("play").click()
    expect(newcomer.seat(1)).to_be_visible()
    expect(guide(newcomer)).to_have_count(0)


def test_it_is_there_for_whoever_asks(table: TablePage) -> None:
    table.open_start()
    table.action("learn").click()
    expect_step(table, "lay")
    assert follow(table)[-1] == "done"
    table.action("introduced").click()
    expect(table.action("play")).to_be_visible()
    expect(table.action("continue")).to_have_count(0)
    assert kept(table) == []


def test_a_reload_in_the_middle_leads_back_to_the_greeting(newcomer: TablePage) -> None:
    begin(newcomer)
    touch(newcomer)
    touch(newcomer)
    expect_step(newcomer, "draw")
    newcomer.page.reload()
    expect(notice(newcomer, "ui-first")).to_be_visible()
    expect(newcomer.page.locator("[data-tile]")).to_have_count(8)
    assert kept(newcomer) == []
    newcomer.action("notice-offer").click()
    expect_step(newcomer, "lay")


@pytest.mark.pyodide
def test_another_game_stays_as_it_is(table: TablePage) -> None:
    record = moment("modern", "B*Y@0,0>", ["BRY GGG", "RRR"], "PPP")
    keep(table, record)
    table.page.goto(table.address)
    table.wait_for_table()
    table.action("menu").click()
    table.action("leave").click()
    table.action("yes").click()
    table.action("learn").click()
    expect_step(table, "lay")
    touch(table)
    touch(table)
    expect_step(table, "draw")

    # Not even a worker that dies mixes them up: neither in the middle …
    kill(table)
    pointed(table).evaluate("hand => hand.parentElement.click()")
    expect_says(table, "ui-engine-restarted")
    expect_step(table, "draw")
    assert follow(table)[-1] == "done"
    table.action("introduced").click()
    assert [game["record"] for game in kept(table)] == [record]

    # … nor afterwards, when the new one has the introduction again.
    kill(table)
    table.action("continue").click()
    expect(notice(table, "ui-engine-restarted")).to_be_visible()
    table.action("continue").click()
    expect_on_board(table, 1)
    assert table.tiles() == ["BRY", "GGG"]
    assert [game["record"] for game in kept(table)] == [record]


# What it looks like


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LYING])
@pytest.mark.parametrize("door", ["play", "junior"])
def test_the_guide_covers_nothing(new_page: NewPage, size: tuple[int, int], door: str) -> None:
    table = new_page(settings=NEWCOMER, size=size, touch=size != DESKTOP)
    stay_silent(table)
    begin(table, door)
    arrive(table, {"name": "Anna", "lang": "en", "localService": True})
    expect(table.action("intro-read")).to_be_visible()
    while guide(table).get_attribute("data-step") != "done":
        expect_clear(table)
        touch(table)
    expect_clear(table)


def expect_clear(table: TablePage) -> None:
    """Nothing that belongs to the game lies under the guide or beyond the edge of the screen."""
    table.wait_for_paint()
    box, size = guide(table).bounding_box(), table.page.viewport_size
    assert box
    assert size
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    lower = box["y"] + box["height"]
    last = table.page.locator(".body.last")
    for part in (
        *table.page.locator("[data-tile], [data-pointing], .actions button, [data-say]").all(),
        *([last] if last.count() else table.page.locator(".body").all()),
    ):
        there = part.bounding_box()
        assert there
        assert there["y"] >= lower - 1, part
        assert there["y"] + there["height"] <= size["height"] + 1, part


def test_without_motion_the_sign_is_still_there(newcomer: TablePage) -> None:
    begin(newcomer)
    moving = pointed(newcomer).evaluate("hand => hand.getAnimations({subtree: true}).length")
    assert moving == 0
    expect(pointed(newcomer)).to_be_visible()


def test_axe_finds_nothing(newcomer: TablePage) -> None:
    begin(newcomer)
    newcomer.page.keyboard.press("Shift")
    seen = ""
    while (step := guide(newcomer).get_attribute("data-step") or "") != "done":
        if step != seen:
            assert_accessible(newcomer)
            seen = step
        touch(newcomer)
    assert_accessible(newcomer)


@pytest.mark.parametrize(("locale", "language"), [("fr-CA", "fr"), ("zh-TW", "zh-Hant")])
def test_it_speaks_the_language_of_the_browser(
    new_page: NewPage, locale: str, language: str
) -> None:
    table = new_page(settings=NEWCOMER, size=PHONE, touch=True, locale=locale)
    words = Wording(language)
    begin(table)
    for step in STEPS:
        expect_step(table, step)
        expect(guide(table).get_by_role("status")).to_have_text(words.say(f"ui-intro-{step}"))
        expect_clear(table)
        while guide(table).get_attribute("data-step") == step != "done":
            touch(table, tap=True)
    expect(table.action("introduced")).to_have_text(words.say("ui-intro-play"))
