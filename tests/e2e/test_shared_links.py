"""Links: a fresh browser shows the same position, and nothing that its maker couldn't see."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
import segno
from axe import violations
from browsing import DESKTOP, FAST, PHONE
from fingers import Mouse, Touch
from kept_games import finished, kept, take_up
from looking import expect_on_board, notice
from page_fixtures import NewPage
from playwright.sync_api import Route, expect
from sharing import field, game_link, linked_data, open_share, share
from table_page import TablePage
from waiting import wait_until
from wording import Wording

from chromino_core import Game, edition
from chromino_core.links import pack


def play(table: TablePage, actions: int, *, touch: bool = False) -> None:
    for _ in range(actions):
        table.act(Touch(table) if touch else Mouse(table))
        table.wait_for_me()


def seen(table: TablePage) -> dict[str, Any]:
    """Everything that one sees of a position."""
    return {
        "board": table.page.locator("[data-cell]").evaluate_all(
            # The cell with the keyboard tells more about itself than its colour.
            "cells => cells.map(cell => [cell.dataset.cell, cell.ariaLabel.split(',')[0]]).sort()"
        ),
        "hand": table.tiles(),
        "players": [table.seat(seat).inner_text() for seat in (0, 1)],
        "bag": table.page.locator(".bag").inner_text(),
        "says": table.says(),
    }


def follow(new_page: NewPage, link: str, **how: Any) -> TablePage:
    """Open a link in a browser in which nobody has played yet."""
    friend = new_page(**how)
    friend.page.goto(link)
    friend.wait_for_table()
    return friend


# The position


@pytest.mark.pyodide
@pytest.mark.parametrize(
    ("language", "size", "touch"), [("en", DESKTOP, False), ("fr", PHONE, True)]
)
def test_a_fresh_browser_shows_the_same_position_and_knows_nothing_hidden(
    new_page: NewPage, language: str, size: tuple[int, int], touch: bool
) -> None:
    settings = FAST | {"language": language}
    table = new_page(size=size, touch=touch, settings=settings)
    table.open(edition="modern", players="human,greedy", seed=7, scoring="expert")
    play(table, 4, touch=touch)
    before = seen(table)
    dialog = open_share(table)
    say = Wording(language).say
    expect(dialog).to_contain_text(say("ui-share-position", hands="own"))
    link = game_link(table)

    [game] = kept(table)
    mine, others = (Game.from_record(game["record"]).hands[seat] for seat in (0, 1))
    data = linked_data(link)
    assert data["format"] == "chromino-position/1"
    assert "actions" not in data
    assert data["hands"] == [[tile.text for tile in mine], [None] * len(others)]
    assert set(data["bag"]) == {None}
    assert data["turn"]["seen"] == [[], []]

    friend = follow(new_page, link, size=size, touch=touch, settings=settings)
    assert seen(friend) == before
    # A reload goes on with this game, and doesn't open another one.
    assert "#" not in friend.page.url
    [opened] = kept(friend)
    assert opened["kinds"] == ["human", "greedy"]
    friend.page.reload()
    friend.wait_for_table()
    assert seen(friend) == before
    play(friend, 1, touch=touch)
    assert [game["id"] for game in kept(friend)] == [opened["id"]]


def test_two_people_each_share_only_their_own_tiles(new_page: NewPage) -> None:
    table = new_page()
    table.open(edition="modern", players="human,human", seed=7)
    table.action("hand-over").click()
    expect(table.page.locator("[data-tile]")).to_have_count(8)
    tiles = sorted(table.tiles())
    open_share(table)
    data = linked_data(game_link(table))
    assert sorted(data["hands"][0]) == tiles
    assert set(data["hands"][1]) == set(data["bag"]) == {None}

    friend = follow(new_page, game_link(table))
    expect(friend.action("hand-over")).to_be_visible()
    assert friend.tiles() == []
    friend.action("hand-over").click()
    expect(friend.page.locator("[data-tile]")).to_have_count(8)
    assert sorted(friend.tiles()) == tiles


def test_a_spectator_shares_no_hand_at_all(table: TablePage) -> None:
    table.open(edition="modern", players="greedy,greedy", seed=7)
    table.action("pause").click()
    dialog = open_share(table)
    expect(dialog).to_contain_text(Wording("en").say("ui-share-position", hands="none"))
    data = linked_data(game_link(table))
    assert {tile for hand in data["hands"] for tile in hand} == {None}


def test_open_hands_are_in_the_link_and_the_bag_is_not(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7, open_hands="true")
    dialog = open_share(table)
    expect(dialog).to_contain_text(Wording("en").say("ui-share-position", hands="open"))
    data = linked_data(game_link(table))
    assert None not in data["hands"][0] + data["hands"][1]
    assert set(data["bag"]) == {None}


# The whole game


@pytest.mark.parametrize("language", ["en", "uk"])
def test_when_it_is_over_the_whole_game_is_shared(new_page: NewPage, language: str) -> None:
    game = finished("modern", 2, seed=3)
    settings = FAST | {"language": language}
    table = new_page(settings=settings)
    take_up(table, game.record(), over=True)
    table.page.locator("dialog.end").locator('[data-action="share"]').click()
    say = Wording(language).say
    expect(share(table)).to_contain_text(say("ui-share-whole"))
    expect(share(table)).to_contain_text(say("ui-share-file-about"))
    expect(table.action("copy-link")).to_be_enabled()
    assert linked_data(game_link(table)) == game.record()

    friend = follow(new_page, game_link(table), settings=settings)
    expect(friend.page.locator("dialog.end")).to_be_visible()
    [opened] = kept(friend)
    assert opened["record"] == game.record()


# A link beside a game that is going on


def test_the_game_on_the_table_stays_saved_when_a_link_is_opened(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    play(table, 2)
    [before] = kept(table)
    open_share(table)
    link = game_link(table)
    table.page.keyboard.press("Escape")
    expect(share(table)).to_have_count(0)
    play(table, 2)

    table.page.goto(link)  # the page is there already: only the fragment changes
    expect_on_board(table, len(linked_data(link)["board"].split()))
    first, second = kept(table)
    assert first["id"] == before["id"]
    assert len(Game.from_record(first["record"]).log) > len(Game.from_record(before["record"]).log)
    assert second["kinds"] == ["human", "greedy"]


# Copying and sending


def test_the_link_is_copied(table: TablePage) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open(edition="modern", players="human,greedy", seed=7)
    dialog = open_share(table)
    table.action("copy-link").click()
    expect(table.action("copy-link")).to_have_text("Copied")
    expect(dialog.get_by_role("status").first).to_have_text("Copied")
    assert table.page.evaluate("navigator.clipboard.readText()") == game_link(table)
    expect(table.action("share-link")).to_have_count(0)  # this browser has no share sheet


def test_where_nothing_can_be_copied_the_link_is_marked(table: TablePage) -> None:
    table.page.add_init_script("delete Navigator.prototype.clipboard")
    table.open(edition="modern", players="human,greedy", seed=7)
    dialog = open_share(table)
    table.action("copy-link").click()
    expect(dialog.get_by_text(Wording("en").say("ui-share-marked"))).to_be_visible()
    marked = field(table, "link").evaluate(
        "field => field.value.slice(field.selectionStart, field.selectionEnd)"
    )
    assert marked == game_link(table)
    expect(field(table, "link")).to_be_focused()


SHARE_SHEET = """
    window.shared = [];
    Navigator.prototype.canShare = () => true;
    Navigator.prototype.share = async ({files = [], ...data}) => {
        window.shared.push({...data, files: files.map(({name, type, size}) => [name, type, size])});
        throw new DOMException("thought better of it", "AbortError");
    };
"""


def test_the_devices_share_sheet_gets_the_link_and_the_picture(table: TablePage) -> None:
    table.page.add_init_script(SHARE_SHEET)
    table.open(edition="modern", players="human,greedy", seed=7)
    open_share(table)
    table.action("share-link").click()
    table.action("share-picture").click()
    wait_until(table.page, lambda: table.page.evaluate("window.shared.length") == 2)
    link, picture = table.page.evaluate("window.shared")
    assert link == {"title": "Chromino", "url": game_link(table), "files": []}
    assert picture["text"] == field(table, "words").input_value()
    [[name, kind, size]] = picture["files"]
    assert re.fullmatch(r"chromino-.*modern-\d{4}-\d\d-\d\d\.png", name)
    assert kind == "image/png"
    assert size > 1000


# QR codes


def drawn(text: str) -> str:
    """The QR code as CPython draws it."""
    code = segno.make(text, error="L", micro=False)
    return code.svg_data_uri(border=4, light="white", omitsize=True)


@pytest.mark.pyodide
def test_the_qr_code_of_any_link(table: TablePage) -> None:
    asked: list[str] = []
    table.page.context.on("request", lambda request: asked.append(request.url))
    table.open(edition="modern", players="human,greedy", seed=7)
    open_share(table)
    assert not any("segno" in url for url in asked), "fetched before it is wanted"
    for name in ("link", "start"):
        if name == "start":
            share(table).locator("summary").first.click()
        table.action(f"qr-{name}").click()
        code = table.page.get_by_role("img", name="QR code")
        expect(code).to_have_attribute("src", drawn(field(table, name).input_value()))
        box = code.bounding_box()
        assert box is not None
        assert box["width"] > 500, "large enough for the last row"
        table.page.keyboard.press("Escape")
        expect(table.page.locator("dialog.code")).to_have_count(0)
        expect(table.action(f"qr-{name}")).to_be_focused()
    assert len([url for url in asked if "segno" in url]) == 1
    expect(share(table)).to_be_visible()


@pytest.mark.pyodide
def test_a_link_that_is_too_long_for_a_code_says_so(table: TablePage) -> None:
    chance = Random(7)
    names = ["".join(chr(chance.randrange(0x20000, 0x2A6D6)) for _ in range(60)) for _ in range(8)]
    game = Game(names, edition("modern", hand_size=9), 2)
    while game.outcome() is None:
        game.push(game.legal_actions()[0])
    take_up(table, game.record(), ["human", *["greedy"] * 7], over=True)
    table.page.locator("dialog.end").locator('[data-action="share"]').click()
    expect(table.action("qr-link")).to_be_enabled()
    assert len(game_link(table)) > 2953
    table.action("qr-link").click()
    expect(table.page.locator("dialog.code")).to_contain_text(Wording("en").say("ui-share-qr-long"))


@pytest.mark.pyodide
def test_without_the_drawing_program_the_game_goes_on(table: TablePage) -> None:
    table.guards.allow("segno")

    def refuse(route: Route) -> None:
        route.abort()

    table.page.context.route("**/segno*", refuse)
    table.open(edition="modern", players="human,greedy", seed=7)
    open_share(table)
    table.action("qr-link").click()
    code = table.page.locator("dialog.code")
    expect(code).to_contain_text(Wording("en").say("ui-share-no-qr"))
    table.page.keyboard.press("Escape")
    table.page.context.unroute("**/segno*", refuse)
    table.action("qr-link").click()
    expect(table.page.get_by_role("img", name="QR code")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(code).to_have_count(0)
    table.page.keyboard.press("Escape")
    expect(share(table)).to_have_count(0)
    play(table, 1)
    assert table.page.locator("[data-notice]").count() == 0


# Links to a new game


def test_a_class_plays_the_same_locked_game_in_its_language(new_page: NewPage) -> None:
    teacher = new_page()
    teacher.open(edition="modern", players="human,greedy", hand_size=5, draw_limit="none")
    play(teacher, 1)
    dialog = open_share(teacher)
    dialog.locator("summary").first.click()
    assert field(teacher, "start").input_value() == (
        f"{teacher.address}?edition=modern&players=human,greedy&hand_size=5&draw_limit=none"
    )
    choice = '[data-choice="{}"]'.format
    dialog.locator(choice("language")).select_option("fr")
    dialog.locator(choice("help")).select_option("none")
    dialog.locator(choice("same")).check()
    dialog.locator(choice("locked")).check()
    link = field(teacher, "start").input_value()
    assert re.search(r"&seed=\d+&lang=fr&help=none&lock=1$", link)

    hands = []
    for _ in range(2):
        pupil = new_page()
        pupil.page.goto(link)
        pupil.wait_for_me()
        [game] = kept(pupil)
        assert game["record"]["rules"] == kept(teacher)[0]["record"]["rules"]
        assert game["kinds"] == ["human", "greedy"]
        expect(pupil.page.locator("html")).to_have_attribute("lang", "fr")
        pupil.tile(pupil.tiles()[0]).click()
        assert pupil.spots() == []
        pupil.action("menu").click()
        expect(pupil.action("leave")).to_be_visible()
        expect(pupil.action("new")).to_have_count(0)
        expect(pupil.action("seats")).to_have_count(0)
        hands.append(game["record"]["deal"])
    assert hands[0] == hands[1]

    # Another game's link is no way out, be it opened in the page or with it.
    pupil.page.keyboard.press("Escape")
    packed = pack(Game(["Ann", "Ben"], edition("modern"), 7).record())
    for reloads in (False, True):
        pupil.page.evaluate("hash => { location.hash = hash; }", f"game={packed}")
        if reloads:
            pupil.page.goto("about:blank")
            pupil.page.goto(f"{link}#game={packed}")
            pupil.wait_for_me()
        expect(notice(pupil, "ui-locked")).to_be_visible()
        assert kept(pupil) == [game]
        assert pupil.page.url == link


def test_another_link_than_the_one_that_was_copied_is_not_copied_yet(table: TablePage) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open(edition="modern", players="human,greedy", seed=7)
    dialog = open_share(table)
    dialog.locator("summary").first.click()
    for language in ("fr", "uk"):
        dialog.locator('[data-choice="language"]').select_option(language)
        expect(table.action("copy-start")).to_have_text("Copy")
        table.action("copy-start").click()
        expect(table.action("copy-start")).to_have_text("Copied")
        copied: str = table.page.evaluate("navigator.clipboard.readText()")
        assert copied == field(table, "start").input_value()
        assert f"lang={language}" in copied


def test_nonsense_beside_a_good_game_changes_nothing(new_page: NewPage) -> None:
    table = new_page(settings=FAST | {"language": "fr", "help": "none"})
    table.page.goto(f"{table.address}?seed=7&lang=<script>&help=<b>&lock=abc")
    table.wait_for_me()
    expect(table.page.locator("html")).to_have_attribute("lang", "fr")
    table.tile(table.tiles()[0]).click()
    assert table.spots() == []
    table.action("menu").click()
    expect(table.action("new")).to_be_visible()
    assert table.page.locator("[data-notice]").count() == 0


# For everybody


@pytest.mark.pyodide
def test_the_dialog_is_accessible(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    play(table, 2)
    dialog = open_share(table)
    for summary in dialog.locator("summary").all():
        summary.click()
    for code in (False, True):
        if code:
            table.action("qr-link").click()
            expect(table.page.get_by_role("img", name="QR code")).to_be_visible()
        for width, height in (DESKTOP, PHONE):
            table.page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark"):
                table.page.emulate_media(color_scheme=theme)
                table.wait_for_paint()
                assert violations(table.page) == []
            beyond = "box => box.scrollWidth - box.clientWidth"
            assert dialog.locator(".content").evaluate(beyond) == 0


def test_all_by_keyboard(table: TablePage) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open(edition="modern", players="human,greedy", seed=7)
    table.action("menu").focus()
    table.page.keyboard.press("Enter")
    table.page.get_by_role("dialog").locator('[data-action="share"]').focus()
    table.page.keyboard.press("Enter")
    expect(table.action("copy-link")).to_be_enabled()
    expect(share(table).get_by_role("heading", name="Share this game")).to_be_focused()
    for expected in ("close", None, "copy-link", "qr-link"):
        table.page.keyboard.press("Tab")
        if expected:
            expect(share(table).locator(f'[data-action="{expected}"]')).to_be_focused()
        else:
            expect(field(table, "link")).to_be_focused()
    table.page.keyboard.press("Shift+Tab")
    table.page.keyboard.press("Enter")
    expect(table.action("copy-link")).to_have_text("Copied")
    table.page.keyboard.press("Escape")
    expect(share(table)).to_have_count(0)
