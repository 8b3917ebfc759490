"""The rules at hand: those of this game in mid-game, those of every edition on their own screen."""

from __future__ import annotations

import re
from typing import Final

import pytest
from axe import violations
from browsing import DESKTOP, PHONE
from page_fixtures import NewPage
from playwright.sync_api import Locator, expect
from table_page import TablePage
from wording import Wording

AGREED: Final = {"edition": "modern", "geometry": "dominoes", "hand_size": 5, "seed": 7}

_HIDDEN_BEHIND: Final = """() => {
    const main = document.querySelector(".chromino-table").shadowRoot.querySelector("main");
    return [...main.children].filter((part) => part.matches(".board, .top, .bottom, .zoom"))
        .map((part) => getComputedStyle(part).display);
}"""

_COLOURS: Final = """(rule) => {
    const lit = (color) => color.match(/\\d+/g).slice(0, 3).map(Number);
    let behind = rule;
    while (getComputedStyle(behind).backgroundColor === "rgba(0, 0, 0, 0)") {
        behind = behind.parentElement ?? behind.getRootNode().host ?? document.documentElement;
        if (behind === document.documentElement) return [lit(getComputedStyle(rule).color), null];
    }
    return [lit(getComputedStyle(rule).color), lit(getComputedStyle(behind).backgroundColor)];
}"""


def rule(table: TablePage, id: str) -> Locator:
    return table.page.locator(f'[data-rule="rules-{id}"]')


def chapter(table: TablePage, id: str) -> Locator:
    return table.page.locator(f'[data-chapter="{id}"]')


def book(table: TablePage) -> Locator:
    return table.page.locator(".book")


def open_from_menu(table: TablePage) -> None:
    table.action("menu").click()
    table.action("rules").click()
    expect(rule(table, "tile")).to_be_visible()


def open_screen(table: TablePage, edition: str) -> None:
    table.page.goto(f"{table.address}#rules/{edition}")
    expect(chapter(table, "compare")).to_be_visible()


def expect_all_pictures(table: TablePage) -> None:
    """Every picture has been drawn, and is described."""
    pictures = table.page.locator(".book img")
    expect(pictures.first).to_be_attached()
    expect(table.page.locator(".book img:not([src])")).to_have_count(0)
    for picture in pictures.all():
        assert picture.evaluate("async (image) => (await image.decode(), image.naturalWidth)") > 0
        assert picture.get_attribute("alt")


def assert_nothing_sticks_out(table: TablePage) -> None:
    """Nobody has to push the page or the book sideways."""
    for selector in ("html", ".book", ".dialog .content, .rules-screen"):
        part = table.page.locator(selector).last
        assert part.evaluate("part => part.scrollWidth <= part.clientWidth"), selector


# In mid-game


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_mid_game_one_reads_the_rules_of_this_game(table: TablePage, language: str) -> None:
    table.open(**AGREED, players="human,greedy", lang=language)
    words = Wording(language)
    tiles, says = table.tiles(), table.says()
    table.tile(tiles[0]).click()
    table.expect_chosen(tiles[0])

    open_from_menu(table)
    expect(chapter(table, "game")).to_have_attribute("aria-current", "true")
    expect(rule(table, "dominoes")).to_contain_text(words.say("rules-dominoes"))
    for id in ("dominoes", "hand"):
        expect(rule(table, id).locator(".mark")).to_have_text(words.say("rules-mark-agreed"))
    expect(rule(table, "hand")).to_contain_text(words.say("rules-hand", hand=5))
    expect(rule(table, "dominoes-ours").locator(".mark")).to_have_text(words.say("rules-mark-ours"))
    expect(rule(table, "first-seat").locator(".mark")).to_have_count(0)
    for absent in ("contacts-2", "points-when", "variants"):
        expect(rule(table, absent)).to_have_count(0)
    expect_all_pictures(table)

    chapter(table, "meccano-1998").click()
    expect(rule(table, "calls")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(book(table)).to_have_count(0)
    table.expect_chosen(tiles[0])
    assert (table.tiles(), table.says()) == (tiles, says)

    open_from_menu(table)
    expect(chapter(table, "game")).to_have_attribute("aria-current", "true")


def test_the_rules_are_read_by_keyboard(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    table.action("menu").focus()
    table.page.keyboard.press("Enter")
    table.action("rules").focus()
    table.page.keyboard.press("Enter")
    expect(table.page.get_by_role("dialog").get_by_role("heading", level=2)).to_be_focused()
    expect(rule(table, "tile")).to_be_visible()
    content = table.page.locator(".dialog .content")
    content.focus()
    table.page.keyboard.press("PageDown")
    table.page.keyboard.press("PageDown")
    expect(rule(table, "tile")).not_to_be_in_viewport()
    contents = table.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("button", name="The end").focus()
    table.page.keyboard.press("Enter")
    heading = table.page.get_by_role("heading", name="The end")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    table.page.keyboard.press("Escape")
    expect(book(table)).to_have_count(0)
    expect(table.action("menu")).to_be_focused()


def test_another_language_is_spoken_when_the_book_is_opened_again(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    open_from_menu(table)
    table.page.keyboard.press("Escape")
    table.action("settings").click()
    table.page.locator('[data-setting="language"] input[value="zh-Hant"]').check()
    table.page.keyboard.press("Escape")
    open_from_menu(table)
    expect(rule(table, "tile")).to_have_text(Wording("zh-Hant").say("rules-tile"))
    expect(table.page.locator(".book article")).to_have_attribute("lang", "zh-Hant")


def test_without_a_text_one_may_try_again(table: TablePage) -> None:
    table.guards.allow("words/rules/en.ftl")
    table.open(edition="modern", players="human,greedy", seed=7)
    table.page.route("**/words/rules/en.ftl?*", lambda route: route.abort())
    table.action("menu").click()
    table.action("rules").click()
    expect(table.page.get_by_role("alert")).to_have_text(Wording("en").say("ui-rules-failed"))
    table.page.unroute("**/words/rules/en.ftl?*")
    table.action("fetch-again").click()
    expect(rule(table, "tile")).to_be_visible()


# On a screen of their own


@pytest.mark.parametrize("language", ["en", "uk"])
def test_an_address_leads_to_the_rules_of_an_edition(table: TablePage, language: str) -> None:
    words = Wording(language)
    table.page.goto(f"{table.address}?lang={language}#rules/meccano-1998")
    expect(rule(table, "calls")).to_have_text(words.say("rules-calls"))
    expect(chapter(table, "meccano-1998")).to_have_attribute("aria-current", "true")
    expect(chapter(table, "game")).to_have_count(0)
    expect_all_pictures(table)

    chapter(table, "textures").click()
    expect(rule(table, "about-textures")).to_be_visible()
    assert table.page.url.endswith("#rules/textures")
    table.page.reload()
    expect(rule(table, "about-textures")).to_be_visible()

    chapter(table, "compare").click()
    end = table.page.get_by_role("rowheader", name=words.say("rules-row-end"), exact=True)
    cells = table.page.get_by_role("row").filter(has=end).get_by_role("cell")
    ends = ("at-once", "finish-round", "finish-round", "finish-round", "one-more-turn")
    expect(cells).to_have_text([words.say(f"rules-cell-end-{end}") for end in ends])
    expect(rule(table, "chameleon-pairs-ours")).to_be_visible()

    table.action("back").click()
    expect(table.action("play")).to_be_visible()
    assert "#" not in table.page.url


def test_an_address_that_means_nothing_leads_to_todays_box(table: TablePage) -> None:
    open_screen(table, "snakes-and-ladders")
    expect(rule(table, "about-modern")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.action("play")).to_be_visible()


# On paper


@pytest.mark.parametrize("where", ["table", "screen"])
def test_on_paper_there_are_the_rules_alone(new_page: NewPage, where: str) -> None:
    table = new_page(dark=True)
    if where == "table":
        table.open(edition="modern", players="human,greedy", seed=7)
        open_from_menu(table)
    else:
        open_screen(table, "modern")
    expect(table.action("print")).to_be_visible()
    expect_all_pictures(table)
    paper = table.page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", paper)) > 2

    table.page.emulate_media(media="print")
    if where == "table":
        assert set(table.page.evaluate(_HIDDEN_BEHIND)) == {"none"}
    for gone in ("close", "print", "back"):
        expect(table.action(gone).locator("visible=true")).to_have_count(0)
    expect(chapter(table, "modern" if where == "screen" else "game")).to_be_visible()
    expect(chapter(table, "textures")).to_be_hidden()
    ink, ground = rule(table, "tile").evaluate(_COLOURS)
    assert ink == [0, 0, 0]
    assert ground in (None, [255, 255, 255])


def test_the_print_button_prints(table: TablePage) -> None:
    open_screen(table, "modern")
    table.page.evaluate("() => { globalThis.print = () => { document.title = 'printed' } }")
    table.action("print").click()
    expect(table.page).to_have_title("printed")


# Everywhere


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_on_a_phone_only_the_comparison_is_wider_than_the_screen(
    new_page: NewPage, language: str
) -> None:
    table = new_page(size=PHONE, touch=True, settings={"language": language})
    open_screen(table, "ravensburger-2001")
    expect(rule(table, "tile")).to_be_visible()
    assert_nothing_sticks_out(table)
    chapter(table, "compare").tap()
    comparison = table.page.locator(".comparison")
    expect(comparison).to_be_visible()
    assert_nothing_sticks_out(table)
    assert comparison.evaluate("region => region.scrollWidth > region.clientWidth")
    row = comparison.get_by_role("rowheader").first
    before = row.bounding_box()
    comparison.evaluate("region => region.scrollLeft = 300")
    assert row.bounding_box() == before


def test_axe_finds_nothing(table: TablePage) -> None:
    open_screen(table, "modern")
    expect_all_pictures(table)
    for id in ("modern", "compare"):
        chapter(table, id).click()
        for width, height in (DESKTOP, PHONE):
            table.page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark"):
                table.page.emulate_media(color_scheme=theme)
                table.wait_for_paint()
                assert violations(table.page) == [], (id, width, theme)


def test_axe_finds_nothing_over_the_table(table: TablePage) -> None:
    table.open(**AGREED, players="human,greedy")
    open_from_menu(table)
    expect_all_pictures(table)
    assert violations(table.page) == []
    table.page.emulate_media(color_scheme="dark")
    table.wait_for_paint()
    assert violations(table.page) == []
