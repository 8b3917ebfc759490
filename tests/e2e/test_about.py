"""About: what this is, what it keeps, what it is made of, and the details for a bug report."""

from __future__ import annotations

import re
from urllib.parse import urljoin

import pytest
from browsing import PHONE
from page_fixtures import NewPage
from playwright.sync_api import Locator, expect
from table_page import TablePage
from test_axe import assert_accessible
from wording import Wording

from builder.bundle.licences import parts


def about(table: TablePage) -> Locator:
    return table.page.locator("dialog.about")


def open_from_start(table: TablePage) -> None:
    table.open_start()
    table.action("about").click()
    expect(about(table)).to_be_visible()


def open_details(table: TablePage) -> Locator:
    about(table).locator("summary").click()
    details = about(table).locator("pre")
    expect(details).to_contain_text("browser: ")
    return details


def test_it_says_what_this_is(table: TablePage) -> None:
    open_from_start(table)
    words, [own, *_] = Wording("en"), parts()
    expect(about(table)).to_contain_text(words.say("ui-about-version", version=own.version))
    for id in ("ui-trademark", "ui-about-stored-here", "ui-about-stored-nowhere"):
        expect(about(table)).to_contain_text(words.say(id))


def test_everything_shipped_is_named_with_its_licence(table: TablePage) -> None:
    open_from_start(table)
    shipped = [f"{part.name} {part.version} {part.licence}" for part in parts()]
    expect(about(table).get_by_role("listitem")).to_have_text(shipped)


def test_the_licences_can_be_read(table: TablePage) -> None:
    open_from_start(table)
    link = about(table).get_by_role("link")
    answer = table.page.request.get(urljoin(table.address, link.get_attribute("href")))
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    text = answer.text()
    for part in parts():
        assert part.text in text


def test_the_details_tell_about_the_page_and_nobody_in_it(new_page: NewPage) -> None:
    table = new_page(size=PHONE, touch=True, dark=True)
    table.open(edition="modern", players="human,greedy", seed=7)
    hand = table.tiles()
    table.action("menu").click()
    table.action("about").click()
    details = open_details(table).inner_text()
    told = dict(line.split(": ", 1) for line in details.splitlines())
    [own, *_] = parts()
    assert told["version"] == own.version
    assert told["language"] == "en"
    assert told["screen"] == "360x740 x2"
    assert told["theme"] == "system, dark"
    assert told["engine"] == "ready"
    assert told["game"] == "modern, free, 2, no-scoring, human+greedy, ply 0"
    assert re.fullmatch(r"(persistent|best-effort), \d+ bytes", told["storage"])
    assert told["browser"] == table.page.evaluate("navigator.userAgent")
    names = table.seat(0).locator(".name").inner_text(), table.seat(1).locator(".name").inner_text()
    for secret in (*hand, *names):
        assert secret not in details


def test_the_details_are_copied(table: TablePage) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_from_start(table)
    details = open_details(table)
    about(table).locator('[data-action="copy"]').click()
    expect(about(table).locator('[data-action="copy"]')).to_have_text("Copied")
    assert table.page.evaluate("navigator.clipboard.readText()") == details.inner_text()


def test_where_nothing_may_be_copied_the_details_are_selected(table: TablePage) -> None:
    table.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    open_from_start(table)
    details = open_details(table)
    about(table).locator('[data-action="copy"]').click()
    assert table.page.evaluate("getSelection().toString()") == details.inner_text()
    expect(about(table).locator('[data-action="copy"]')).to_have_text("Copy")


def test_it_goes_away_and_leaves_the_game_alone(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    table.tile(table.tiles()[0]).click()
    hand = table.tiles()
    table.action("menu").click()
    table.action("about").click()
    expect(about(table)).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(about(table)).to_have_count(0)
    assert table.tiles() == hand


@pytest.mark.parametrize("language", ["fr", "uk"])
def test_it_speaks_other_languages(new_page: NewPage, language: str) -> None:
    table = new_page(settings={"language": language}, size=PHONE, touch=True)
    open_from_start(table)
    words = Wording(language)
    for id in ("ui-about", "ui-trademark", "ui-about-stored-nowhere", "ui-about-licences"):
        expect(about(table)).to_contain_text(words.say(id))
    assert open_details(table).inner_text().splitlines()[1] == f"language: {language}"


def test_axe_finds_nothing(table: TablePage) -> None:
    open_from_start(table)
    open_details(table)
    assert_accessible(table)
