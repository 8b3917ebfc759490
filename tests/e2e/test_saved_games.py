"""The list of saved games: what it tells, and what can be done with each."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browsing import FAST, PHONE
from catalogue import LANGUAGES as ALL_LANGUAGES
from fingers import Mouse
from games_page import (
    THREE,
    brings,
    deed,
    entry,
    files,
    in_language,
    leave_for_the_games,
    open_games,
    play_a_little,
    played,
    shown,
    three_games,
)
from kept_games import kept, listed, put
from looking import expect_on_board, notice
from near_engine import command_in
from page_fixtures import NewPage
from playwright.sync_api import Route, expect
from table_page import TablePage
from test_axe import assert_accessible

LANGUAGES = ["en", "fr"]


# What it tells


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_is_told_the_newest_first(new_page: NewPage, language: str) -> None:
    table, words = in_language(new_page, language)
    over = played(1000, "Ann", "Ben", id="textures")
    outcome = over.outcome()
    assert outcome is not None
    junior = played(9, "Zoe", geometry="dominoes")
    put(
        table,
        listed(played(6), id="old", changed=1),
        listed(over, id="over", changed=3),
        listed(junior, ["human"], id="junior", changed=2, name="Rainy day"),
    )
    open_games(table)
    assert shown(table) == ["over", "junior", "old"]
    expect(table.page.get_by_role("heading", level=1)).to_have_text(words.say("ui-way-games"))

    winner = over.players[outcome.winners[0]]
    expect(entry(table, "over")).to_contain_text(words.say("ui-games-won", count=1, names=winner))
    expect(entry(table, "over")).not_to_contain_text(words.say("ui-games-goes-on"))
    expect(entry(table, "old")).to_contain_text(words.say("ui-games-goes-on"))
    expect(entry(table, "old")).to_contain_text(re.compile("Ann .+ Robin"))
    for id, game, box in (("old", played(6), "modern"), ("junior", junior, "junior-dominoes")):
        about = words.say(
            "ui-games-about", edition=words.say(f"ui-game-{box}"), count=len(game.board)
        )
        expect(entry(table, id)).to_contain_text(about)
        expect(entry(table, id)).to_contain_text("1970")
    expect(entry(table, "junior").get_by_role("button").first).to_have_text("Rainy day")
    expect(entry(table, "junior")).to_contain_text("Zoe")


_OUTSIDE = """frame => {
    const room = frame.getBoundingClientRect();
    return [...frame.querySelectorAll("span")].filter(tile => {
        const {left, top, right, bottom} = tile.getBoundingClientRect();
        return left < room.left || top < room.top || right > room.right || bottom > room.bottom;
    }).length;
}"""


def test_the_whole_table_is_on_its_picture(new_page: NewPage) -> None:
    for how in ({}, {"size": PHONE, "touch": True}):
        table = new_page(**how)
        games = {"large": played(1000), "long": played(30, geometry="dominoes"), "new": played(0)}
        put(table, *(listed(game, id=id) for id, game in games.items()))
        open_games(table)
        for id, game in games.items():
            entry(table, id).scroll_into_view_if_needed()
            expect(entry(table, id).locator(".whole-table > span")).to_have_count(len(game.board))
            assert entry(table, id).locator(".kept-picture").evaluate(_OUTSIDE) == 0
        table.page.close()


def test_a_game_is_called_what_one_sees(table: TablePage) -> None:
    put(table, listed(THREE["a"], id="a", name="\u202eAnn נועה\u200b"))
    open_games(table)
    expect(entry(table, "a").locator(".kept-title")).to_have_text("\u2068Ann נועה\u2069")


@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_on_a_phone_nothing_sticks_out(new_page: NewPage, language: str) -> None:
    table = new_page(size=PHONE, touch=True, settings={**FAST, "language": language})
    three_games(table)
    open_games(table)
    edges: list[float] = table.page.locator(".games > header *").evaluate_all(
        "parts => parts.map((part) => part.getBoundingClientRect().right)"
    )
    assert 0 < max(edges) <= PHONE[0]


def test_a_game_of_an_earlier_version_gets_its_picture_when_it_is_opened(table: TablePage) -> None:
    earlier = {key: listed(THREE["b"])[key] for key in ("id", "record", "kinds", "over")}
    # It could not read the game, and had a mark for that; this one can.
    put(table, earlier | {"damaged": True})
    open_games(table)
    [id] = shown(table)
    expect(entry(table, id)).to_contain_text("Today’s box")
    expect(entry(table, id).locator(".whole-table")).to_have_count(0)
    entry(table, id).click()
    table.wait_for_table()
    leave_for_the_games(table)
    expect(entry(table, id).locator(".whole-table > span")).to_have_count(3)


def test_of_many_games_only_those_in_sight_are_painted(table: TablePage) -> None:
    put(table, *(listed(played(9), id=f"game {n}", changed=n) for n in range(1, 201)))
    open_games(table)
    pictures = table.page.locator(".whole-table")
    expect(entry(table, "game 200").locator(".whole-table")).to_be_visible()
    assert pictures.count() < 40
    entry(table, "game 1").scroll_into_view_if_needed()
    expect(entry(table, "game 1").locator(".whole-table")).to_be_visible()
    expect(entry(table, "game 200").locator(".whole-table")).to_have_count(0)
    assert pictures.count() < 40
    expect(table.page.locator("[data-game]")).to_have_count(200)


def test_no_games_yet(new_page: NewPage) -> None:
    table = new_page()
    open_games(table)
    expect(table.page.get_by_role("heading", name="No games yet")).to_be_visible()
    assert_accessible(table)
    table.page.get_by_role("button", name="Play").click()
    expect(table.action("games")).to_be_visible()


def test_axe_finds_nothing_on_it(table: TablePage) -> None:
    three_games(table)
    put(table, {"id": "broken", "record": 7}, listed(played(1000), id="over"))
    open_games(table)
    expect(table.page.locator(".whole-table")).to_have_count(4)
    assert_accessible(table)
    entry(table, "a").locator('[data-action="game-more"]').click()
    assert_accessible(table)
    table.action("game-rename").click()
    assert_accessible(table)
    table.page.keyboard.press("Escape")
    table.action("erase").click()
    assert_accessible(table)


# Opening


def test_the_card_resumes_its_game_whichever_was_on_the_table(table: TablePage) -> None:
    three_games(table)
    play_a_little(table)
    leave_for_the_games(table)
    assert shown(table)[1:] == ["c", "b", "a"]
    mine = shown(table)[0]
    entry(table, "c").click()
    expect_on_board(table, len(THREE["c"].board))

    # To look at a game doesn't change it.
    leave_for_the_games(table)
    assert shown(table) == [mine, "c", "b", "a"]
    entry(table, mine).click()
    expect_on_board(table, 3)
    Mouse(table).lay()
    expect_on_board(table, 5)


def test_a_game_that_this_version_cannot_read(table: TablePage) -> None:
    """Another one may; so may this one, if it opens what is saved of it as a file."""
    put(table, listed(THREE["b"], ("human", "wizard"), id="odd"), current="odd")
    table.page.goto(table.address)
    expect(notice(table, "ui-stored-damaged")).to_be_visible()
    [game] = kept(table)
    assert len(game["damaged"]) > len("true"), "the version"
    table.action("games").click()
    expect(entry(table, "odd")).to_contain_text("A damaged game")
    with table.page.expect_download() as download:
        deed(table, "odd", "export")
    text = download.value.path().read_text("utf-8")
    assert json.loads(text) == THREE["b"].record()
    brings(table, files(odd=text))
    expect(table.page.get_by_role("dialog", name="Who’s playing")).to_be_visible()


def test_the_game_to_go_on_with_is_tried_by_every_version(table: TablePage) -> None:
    put(table, listed(THREE["b"], id="b") | {"damaged": "an earlier version"}, current="b")
    table.page.goto(table.address)
    table.wait_for_table()
    expect_on_board(table, len(THREE["b"].board))


LATER = "chromino-game/9"


@pytest.mark.parametrize("record", [THREE["b"].record() | {"format": LATER}, {"format": LATER}])
def test_a_game_of_a_later_version_is_left_as_it_is(
    table: TablePage, record: dict[str, Any]
) -> None:
    game = listed(THREE["b"], id="b", changed=1) | {"record": record}
    put(table, game, current="b")
    before = kept(table)
    table.page.goto(table.address)
    expect(notice(table, "ui-games-later-about")).to_be_visible()
    table.action("play").wait_for()
    expect(table.action("continue")).to_have_count(0)
    assert kept(table) == before


def test_a_game_stays_whole_when_the_engine_fails_at_it(table: TablePage) -> None:
    three_games(table)
    open_games(table)

    def fail(route: Route) -> None:
        problem = {"id": "internal-error", "args": {"error": "oh"}, "cells": []}
        told = json.dumps({"id": None, "ok": False, "problems": [problem]})
        if command_in(route) == "load":
            route.fulfill(json={"changed": False, "told": told})
        else:
            route.fallback()

    table.page.context.route("**/near/**", fail)
    entry(table, "b").click()
    expect(notice(table, "ui-games-not-now")).to_contain_text("still there")
    assert not [game for game in kept(table) if "damaged" in game]
    table.page.context.unroute("**/near/**", fail)
    table.action("notice-close").click()
    entry(table, "b").click()
    expect_on_board(table, len(THREE["b"].board))


def test_back_leads_to_the_table_one_came_from(table: TablePage) -> None:
    play_a_little(table)
    leave_for_the_games(table)
    table.action("back").click()
    expect_on_board(table, 3)


def test_a_finished_game_opens_at_its_end_and_can_be_watched(table: TablePage) -> None:
    put(table, listed(played(1000), id="over"))
    open_games(table)
    entry(table, "over").click()
    expect(table.action("rematch")).to_be_visible()
    table.action("close").click()
    table.action("menu").click()
    table.action("games").click()
    deed(table, "over", "watch")
    expect(table.action("replay-next")).to_be_visible()
    expect_on_board(table, 1)


# Names and copies


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_gets_a_name_and_keeps_it(new_page: NewPage, language: str) -> None:
    table, words = in_language(new_page, language)
    play_a_little(table)
    leave_for_the_games(table)
    [id] = shown(table)
    deed(table, id, "rename")
    name = table.page.get_by_role("textbox", name=words.say("ui-games-name"))
    expect(name).to_be_focused()
    name.fill("  <b>Rainy</b> day ")
    name.press("Enter")
    title = entry(table, id).get_by_role("button").first
    expect(title).to_have_text("<b>Rainy</b> day")
    expect(entry(table, id).locator(".more")).to_be_focused()
    told = words.say("ui-games-said-renamed", game="<b>Rainy</b> day")
    expect(table.page.get_by_role("status").filter(has_text=told)).to_have_count(1)

    # The next move doesn't take it away.
    title.click()
    Mouse(table).lay()
    expect_on_board_in(table, 5)
    assert [game["name"] for game in kept(table)] == ["<b>Rainy</b> day"]

    leave_for_the_games(table)
    deed(table, id, "rename")
    name.fill(" ")
    table.action("keep-name").click()
    expect(title).not_to_contain_text("Rainy")
    assert "name" not in kept(table)[0]


def expect_on_board_in(table: TablePage, tiles: int) -> None:
    """So many tiles lie on the table, in any language."""
    expect(table.page.get_by_role("grid")).to_have_attribute("aria-label", re.compile(f"{tiles}"))


def test_a_name_that_cannot_be_shown_is_refused(table: TablePage) -> None:
    three_games(table)
    open_games(table)
    deed(table, "b", "rename")
    name = table.page.get_by_role("textbox")
    expect(name).to_have_value("Game b")
    name.fill("a\u0007b")
    name.press("Enter")
    expect(table.page.get_by_role("alert")).to_contain_text("can’t be shown")
    expect(name).to_have_value("a\u0007b")
    name.fill("x" * 70)
    expect(name).to_have_value("x" * 60)
    table.page.keyboard.press("Escape")
    expect(entry(table, "b")).to_contain_text("Game b")


def test_a_copy_goes_its_own_way(table: TablePage) -> None:
    three_games(table)
    open_games(table)
    deed(table, "a", "duplicate")
    expect(table.page.locator("[data-game]")).to_have_count(4)
    copy = shown(table)[0]
    assert shown(table)[1:] == ["c", "b", "a"]
    title = entry(table, copy).get_by_role("button").first
    expect(title).to_have_text("Copy of Game a")
    expect(title).to_be_focused()
    before = {game["id"]: game["record"] for game in kept(table)}
    assert before[copy] == before["a"]

    title.click()
    expect_on_board(table, len(THREE["a"].board))
    table.wait_for_me()
    table.act(Mouse(table))
    table.wait_for_me()
    after = {game["id"]: game["record"] for game in kept(table)}
    assert after[copy] != before[copy]
    assert after["a"] == before["a"]


# By other means


def test_everything_by_keyboard(table: TablePage) -> None:
    three_games(table)
    open_games(table)
    keyboard = table.page.keyboard
    expect(table.page.get_by_role("heading", level=1)).to_be_focused()
    for _ in range(3):
        keyboard.press("Tab")
    expect(entry(table, "c").locator(".more")).to_be_focused()
    keyboard.press("Enter")
    menu = table.page.get_by_role("dialog", name="Game c")
    expect(menu).to_be_visible()
    keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(entry(table, "c").locator(".more")).to_be_focused()
    keyboard.press("Tab")
    expect(entry(table, "b").get_by_role("button").first).to_be_focused()
    keyboard.press("Enter")
    table.wait_for_table()
    expect_on_board(table, len(THREE["b"].board))


def test_on_a_phone_by_touch(new_page: NewPage) -> None:
    table = new_page(size=PHONE, touch=True)
    three_games(table)
    open_games(table)
    wide: bool = table.page.locator(".games").evaluate("el => el.scrollWidth > el.clientWidth")
    assert not wide
    for button in table.page.locator(".games button").all():
        box = button.bounding_box()
        assert box is not None
        if "kept-title" not in (button.get_attribute("class") or ""):  # its card is its size
            assert min(box["width"], box["height"]) >= 44
    entry(table, "b").locator(".more").tap()
    table.action("game-delete").tap()
    expect(entry(table, "b")).to_have_count(0)
    # What is told lies over nothing that one can't scroll to.
    table.action("erase").tap()
    table.action("erase-no").tap()
    table.action("notice-offer").tap()
    expect(entry(table, "b")).to_be_visible()
    entry(table, "a").tap(position={"x": 50, "y": 50})  # on its picture
    table.wait_for_table()
