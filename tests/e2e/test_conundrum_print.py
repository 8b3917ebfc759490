"""Conundrums on paper: so many sheets as are shown, of the right size, and nothing else on them."""

from __future__ import annotations

import re
from html import unescape
from typing import Final
from urllib.parse import unquote

import pytest
from browsing import FAST, PHONE
from conundrum_page import MONDAY, open_all, open_one, set_day
from kept_games import to_nothing
from page_fixtures import NewPage
from playwright.sync_api import Locator, expect
from table_page import TablePage
from wording import Wording

from chromino_core import conundrums

_PAGE: Final = re.compile(rb"/Type\s*/Page\b(?!s)")
_SIZE: Final = re.compile(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]")

A4: Final = (595, 842)
LETTER: Final = (612, 792)
"""In points, of which an inch has 72."""


def open_print(table: TablePage) -> None:
    open_all(table)
    table.action("print").click()
    expect_drawn(table)


def choose(table: TablePage, name: str, value: str) -> None:
    table.page.locator(f'input[name="{name}"][value="{value}"]').check(force=True)
    expect_drawn(table)


def papers(table: TablePage) -> Locator:
    return table.page.locator(".paper img")


def expect_drawn(table: TablePage) -> None:
    expect(table.page.locator("main.sheets")).to_have_attribute("data-pages", re.compile(r"[1-9]"))
    expect(papers(table).first).to_be_visible()


def printed(table: TablePage) -> list[tuple[int, int]]:
    """The size of each page that comes out of the printer."""
    pdf = table.page.pdf(prefer_css_page_size=True, print_background=True)
    count = len(_PAGE.findall(pdf))
    sizes = [(round(float(width)), round(float(height))) for width, height in _SIZE.findall(pdf)]
    assert len(sizes) == count
    return sizes


def test_a_page_is_counted_as_one(table: TablePage) -> None:
    """What counts them is right."""
    to_nothing(table)
    for count in (1, 3):
        table.page.evaluate(
            """count => {
                const pages = Array.from({length: count}, () => document.createElement("p"));
                for (const page of pages) {
                    page.textContent = "x";
                    page.style.breakAfter = "page";
                }
                document.body.replaceChildren(...pages);
            }""",
            count,
        )
        assert len(printed(table)) == count


@pytest.mark.parametrize(("paper", "size"), [("a4", A4), ("letter", LETTER)])
@pytest.mark.parametrize("ink", ["colour", "grey"])
def test_todays_is_printed_with_its_answers(
    table: TablePage, paper: str, size: tuple[int, int], ink: str
) -> None:
    set_day(table, MONDAY)
    open_print(table)
    choose(table, "paper", paper)
    choose(table, "ink", ink)
    expect(papers(table)).to_have_count(2)
    assert printed(table) == [size] * 2
    table.page.locator('[data-choice="answers"]').uncheck(force=True)
    expect(papers(table)).to_have_count(1)
    assert printed(table) == [size]


@pytest.mark.parametrize("which", ["collected", "made"])
def test_those_of_a_grade_are_printed(new_page: NewPage, which: str) -> None:
    table = new_page(size=PHONE)
    open_print(table)
    choose(table, "which", which)
    choose(table, "grade", "1")
    easy = papers(table).count()
    assert printed(table) == [A4] * easy
    choose(table, "grade", "5")
    hard = papers(table).count()
    assert printed(table) == [A4] * hard
    assert 2 <= easy <= hard
    if which == "collected":
        told = unescape(unquote(papers(table).first.get_attribute("src") or ""))
        assert "Conundrum 49" in told
        assert "Conundrum 48" not in told


def test_the_one_from_which_one_comes_is_printed(table: TablePage) -> None:
    link = conundrums.generate(7, 3).link
    open_one(table, f"#conundrum={link}")
    table.action("menu").click()
    table.page.get_by_role("dialog").locator('[data-action="share"]').click()
    table.action("print-result").click()
    expect_drawn(table)
    expect(table.page.locator('input[name="which"][value="this"]')).to_be_checked()
    assert printed(table) == [A4] * 2
    table.action("back").click()
    expect(table.page).to_have_url(f"{table.address}#conundrum={link}")


def test_nothing_else_is_printed(table: TablePage) -> None:
    open_print(table)
    table.page.evaluate("document.querySelector('#notices').append('a notice')")
    table.page.emulate_media(media="print")
    for hidden in ("header", "form", "#notices"):
        expect(table.page.locator(hidden).first).not_to_be_visible()
    expect(papers(table).first).to_be_visible()
    boxes = papers(table).evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().x)",
    )
    assert set(boxes) == {0}
    rule: str = table.page.evaluate("document.adoptedStyleSheets[0].cssRules[0].cssText")
    assert re.search(r"\bmargin: 0px", rule)
    assert re.search(r"\bsize: a4", rule)
    table.page.emulate_media(media="screen")
    # Whoever leaves prints as before: on any paper, and not up to its edge.
    table.action("back").click()
    assert table.page.evaluate("document.adoptedStyleSheets.length") == 0


def test_the_button_opens_the_browsers_own_dialog(table: TablePage) -> None:
    table.page.add_init_script("window.prints = 0; window.print = () => { window.prints += 1; };")
    open_print(table)
    table.page.locator('form [data-action="print"]').click()
    table.page.wait_for_function("window.prints === 1")


@pytest.mark.parametrize("language", ["fr", "uk", "zh-Hant"])
def test_the_sheets_speak_the_language_of_the_page(new_page: NewPage, language: str) -> None:
    table = new_page(settings={**FAST, "language": language})
    open_print(table)
    told = unescape(unquote(papers(table).first.get_attribute("src") or ""))
    say = Wording(language).say
    assert say("ui-sheet-title") in told
    assert say("ui-sheet-name") in told
    assert "Find every spot" not in told


def test_people_in_america_have_their_paper(new_page: NewPage) -> None:
    for locale, paper in (("en-US", "letter"), ("en-GB", "a4"), ("uk", "a4")):
        table = new_page(locale=locale)
        open_print(table)
        expect(table.page.locator(f'input[name="paper"][value="{paper}"]')).to_be_checked()
