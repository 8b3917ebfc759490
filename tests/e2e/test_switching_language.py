"""Four languages: the browser's at first, any other at any time, and nothing is lost by it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from browsing import DESKTOP, FAST, PHONE
from catalogue import LANGUAGES
from fingers import Keyboard, Mouse
from looking import expect_said, notice
from page_fixtures import NewPage
from playwright.sync_api import Locator, expect
from table_page import TablePage
from wording import Wording

OTHERS: Final = [language for language in LANGUAGES if language != "en"]

TAGS: Final = {"fr-CA": "fr", "zh-TW": "zh-Hant", "de-DE": "en"}
"""What browsers ask for, and what they get."""


def choose_language(table: TablePage, language: str) -> None:
    """In the settings, which are open."""
    table.page.locator(f'[data-setting="language"] input[value="{language}"]').check()


def setting(table: TablePage) -> Locator:
    return table.page.locator('[data-setting="language"] legend')


def moment(table: TablePage) -> dict[str, Any]:
    """What must not change when the words do."""
    return {
        "tiles": table.tiles(),
        "chosen": table.page.locator('[data-tile][aria-pressed="true"]').get_attribute("data-tile"),
        "ghost": table.page.locator(".ghost").evaluate_all(
            "ghosts => ghosts.map(({style, className}) => [style.cssText, className])"
        ),
        "spots": table.page.locator("[data-legal]").evaluate_all(
            "cells => cells.map(({dataset}) => [dataset.cell, dataset.legal])"
        ),
        "board": table.page.locator("[data-cell]").evaluate_all(
            "cells => cells.map(({dataset}) => dataset.cell)"
        ),
        "says": table.says(),
    }


@pytest.mark.parametrize(("tag", "language"), TAGS.items())
def test_the_page_speaks_the_language_of_the_browser(
    new_page: NewPage, tag: str, language: str
) -> None:
    table = new_page(locale=tag)
    table.open_start()
    expect(table.page.locator("html")).to_have_attribute("lang", language)
    words = Wording(language)
    expect(table.action("play")).to_contain_text(words.say("ui-play-about"))
    expect(table.page.get_by_text(words.say("ui-tagline"))).to_be_visible()


@pytest.mark.parametrize("language", OTHERS)
def test_the_start_can_be_read_in_another_language(table: TablePage, language: str) -> None:
    table.open_start()
    table.page.locator(f'[data-language="{language}"]').click()
    words = Wording(language)
    expect(table.action("play")).to_contain_text(words.say("ui-play-about"))
    expect(table.page.locator(f'[data-language="{language}"]')).to_be_focused()
    expect(table.page.locator("html")).to_have_attribute("lang", language)
    # It goes along to the set-up, and is still so when one comes back.
    table.action("new").click()
    expect(table.page.get_by_role("heading", level=1)).to_have_text(words.say("ui-new-game"))
    table.page.reload()
    expect(table.action("play")).to_contain_text(words.say("ui-play-about"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_link_says_in_which_language(table: TablePage, language: str) -> None:
    table.open(edition="modern", players="human,greedy", seed=7, lang=language)
    words = Wording(language)
    expect(table.page.locator("main.chromino")).to_have_attribute("lang", language)
    expect(table.page.locator("[data-say]")).to_contain_text(words.say("say-lay"))
    expect(table.seat(1)).to_contain_text(words.say("ui-bot-2"))
    assert table.page.title() == words.say("ui-title-table", say=words.say("say-lay"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_switching_in_mid_game_loses_nothing(new_page: NewPage, size: tuple[int, int]) -> None:
    table = new_page(size=size)
    table.open(edition="modern", players="human,greedy", seed=7)
    table.act(Mouse(table))
    table.wait_for_me()
    keyboard = Keyboard(table)
    # A tile is in the air, and pointed at a place.
    table.find_spot(keyboard)
    table.page.keyboard.press("n")
    table.action("settings").click()
    before = moment(table)
    assert before["chosen"]
    assert before["ghost"]
    for language in (*OTHERS, "en"):
        choose_language(table, language)
        words = Wording(language)
        expect(setting(table)).to_have_text(words.say("ui-setting-language"))
        expect(table.page.locator("main.chromino")).to_have_attribute("lang", language)
        expect(table.page.locator("html")).to_have_attribute("lang", language)
        expect(table.tile(before["chosen"])).to_have_attribute(
            "aria-label", re.compile(f"^{re.escape(words.colours(before['chosen']))}")
        )
        assert moment(table) == before
        assert table.page.title() == words.say("ui-title-table", say=words.say("say-lay"))
    # And the game goes on from there.
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    table.page.keyboard.press("b")
    table.page.keyboard.press("Enter")
    expect(table.tile(before["chosen"])).to_have_count(0)


def test_what_is_refused_is_said_in_the_new_language_too(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7, lang="uk")
    words = Wording("uk")
    # Farther away than any tile can touch.
    table.page.keyboard.press("t")
    [tile, *_] = table.tiles()
    table.page.get_by_role("textbox").fill(f"{tile}@20,20>")
    table.page.keyboard.press("Enter")
    expect_said(table, words.say("not-touching"))


def test_automatic_is_the_browsers_again(new_page: NewPage) -> None:
    table = new_page(locale="uk-UA", settings={**FAST, "language": "fr"})
    table.open(edition="modern", players="human,greedy", seed=7)
    expect(table.page.locator("html")).to_have_attribute("lang", "fr")
    table.action("settings").click()
    choose_language(table, "system")
    expect(table.page.locator("html")).to_have_attribute("lang", "uk")


def test_words_that_cannot_be_had_leave_everything_as_it_is(table: TablePage) -> None:
    table.guards.allow("fr.ftl")
    table.guards.allow("ERR_FAILED")
    table.page.route("**/words/fr.ftl?*", lambda route: route.abort())
    table.open(edition="modern", players="human,greedy", seed=7)
    table.action("settings").click()
    choose_language(table, "fr")
    english = Wording("en")
    expect_said(table, english.say("ui-language-missing"))
    expect(setting(table)).to_have_text(english.say("ui-setting-language"))
    # Later they can be had.
    table.page.unroute("**/words/fr.ftl?*")
    choose_language(table, "uk")
    choose_language(table, "fr")
    expect(setting(table)).to_have_text(Wording("fr").say("ui-setting-language"))


def test_a_start_without_the_words_is_in_english(new_page: NewPage) -> None:
    table = new_page(locale="fr-FR")
    table.guards.allow("fr.ftl")
    table.guards.allow("ERR_FAILED")
    table.page.route("**/words/fr.ftl?*", lambda route: route.abort())
    table.open_start()
    expect(notice(table, "ui-language-missing")).to_be_visible()
    expect(table.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(
    ("choose", "turn"),
    [
        (("1", "Digit1"), ("к", "KeyR")),  # Ukrainian
        (("&", "Digit1"), ("r", "KeyR")),  # French
        (("1", "Digit1"), ("Process", "KeyR")),  # one that makes Chinese out of letters
    ],
)
def test_keys_work_on_other_keyboards(
    table: TablePage, choose: tuple[str, str], turn: tuple[str, str]
) -> None:
    def press(key: str, code: str) -> None:
        table.page.locator("[data-tile]").first.dispatch_event(
            "keydown", {"key": key, "code": code, "bubbles": True, "composed": True}
        )

    table.open(edition="modern", players="human,greedy", seed=7)
    [tile, *_] = table.tiles()
    press(*choose)
    expect(table.tile(tile)).to_have_attribute("aria-pressed", "true")
    words = Wording("en")
    press(*turn)
    expect_said(table, words.say("ui-said-turned-down", tile=tile))
