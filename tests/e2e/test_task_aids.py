"""What helps with a question, and what is around it."""

from __future__ import annotations

import pytest
from fingers import middle
from playwright.sync_api import expect
from question_page import FOUR, ask, conundrum, guide
from table_page import TablePage
from touching import ByMouse, Way, heard, lay, marks

from chromino_core import conundrums

# What helps


def test_hints_are_given_one_after_the_other(way: Way) -> None:
    table = way.table
    ask(table, "find-all")
    badge = table.page.locator(".badge")
    expect(badge).to_have_text("3")
    expect(table.action("tip")).to_have_attribute("aria-description", "3 hints left")
    way.press("tip")
    expect(badge).to_have_text("2")
    told = guide(table).locator(".tip").inner_text()
    expect(heard(table)).to_have_text(told)
    way.press("tip")
    expect(marks(table, "hint")).to_have_count(1)
    expect(table.page.locator(".rack-tile.hinted")).to_have_count(1)
    way.press("tip")
    expect(badge).to_have_count(0)
    expect(heard(table)).to_contain_text("It fits here: ")
    # What one finds then takes the hint away.
    hint = marks(table, "hint")
    expect(hint).to_have_count(1)
    lay(way, FOUR[0])
    expect(hint).to_have_count(0)
    expect(guide(table).locator(".tip")).to_have_count(0)


def test_whoever_gives_up_is_asked_first(way: Way) -> None:
    table = way.table
    ask(table, "find-all")
    lay(way, "GBR@3,3>")
    expect(heard(table)).to_contain_text("Found")
    way.press("give-up")
    question = table.page.locator("dialog")
    expect(question).to_contain_text("Give up? Then you see what was left to find.")
    expect(table.action("no")).to_be_focused()
    way.press("no")
    expect(question).to_have_count(0)
    expect(marks(table, "given")).to_have_count(0)
    way.press("give-up")
    expect(question).to_be_visible()
    table.action("yes").focus()
    way.press("yes")
    expect(marks(table, "given")).to_have_count(5)
    expect(marks(table, "found")).to_have_count(1)
    expect(heard(table)).to_have_text("Here is what was left to find.")
    expect(guide(table).locator(".result")).to_have_text("Here is what was left to find.")
    expect(table.action("another-task")).to_be_focused()
    expect(table.action("give-up")).to_have_count(0)


def test_every_right_edge_is_shown_to_whoever_gives_up(table: TablePage) -> None:
    ask(table, "which-edges")
    table.page.keyboard.press("g")
    table.action("yes").click()
    expect(marks(table, "given")).to_have_count(2)


# Around it


def test_a_conundrum_tells_where_it_is_from(table: TablePage) -> None:
    conundrum(table, 25)
    about = guide(table).locator(".about")
    expect(about).to_contain_text("Conundrum 25")
    expect(about.get_by_role("img")).to_have_accessible_name("Grade 3 of 5")
    counts = conundrums.find({"number": 25}).counts
    rows = guide(table).locator(".found li")
    expect(rows).to_have_count(len(counts))
    for row, count in zip(rows.all(), counts.values(), strict=True):
        expect(row).to_contain_text(f"0 of {count}")


def test_the_steps_of_a_lesson_are_counted(table: TablePage) -> None:
    ask(table, "choose", "number", "legal")
    dots = guide(table).locator(".lessons")
    expect(dots).to_have_accessible_name("Step 1 of 3")
    ByMouse(table).answer(2)
    table.action("next-step").click()
    expect(dots).to_have_accessible_name("Step 2 of 3")
    # What was chosen there is forgotten.
    expect(table.page.locator("[data-option]")).to_have_count(0)
    expect(table.page.locator(".refused, .option.wrong")).to_have_count(0)


def test_each_number_has_a_field_of_its_own(table: TablePage) -> None:
    ask(table, "number", "number")
    field = table.page.locator("input")
    field.fill("75")
    field.press("Enter")
    table.action("next-step").click()
    expect(guide(table).locator(".lessons")).to_have_accessible_name("Step 2 of 2")
    expect(field).to_have_value("")


def test_tiles_that_are_no_answer_are_only_arranged(table: TablePage) -> None:
    ask(table, "may")
    x, y = middle(table.tile("GGG"))
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x + 80, y, steps=5)
    table.page.mouse.up()
    expect(table.page.locator(".spoken p")).to_have_text(
        ["green, green, green is now tile 2 of 2."]
    )
    table.tile("GGG").click()
    expect(heard(table)).to_have_text("Choose every right answer, then check.")
    expect(table.tile("GGG")).to_have_attribute("aria-pressed", "false")


def test_the_corner_and_the_keys_are_in_reach(table: TablePage) -> None:
    ask(table, "find-all")
    table.action("settings").click()
    expect(table.page.locator("[data-setting=language]")).to_be_visible()
    expect(table.page.locator("[data-setting=tiles]")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.action("menu").click()
    table.page.locator('.menu [data-action="keys"]').click()
    answering = table.page.locator("section.keys").first
    expect(answering.locator("h3")).to_have_text("Answering")
    keys = answering.locator("dt").all_inner_texts()
    assert [key.split() for key in keys] == [
        ["1", "…", "9"], ["R", "Shift+R"], ["Esc"], ["Enter"], ["T"], ["G"]
    ]  # fmt: skip
    expect(answering).to_contain_text("get a hint")
    expect(answering).to_contain_text("give up")


def test_where_one_cannot_go_no_button_leads(table: TablePage) -> None:
    ask(table, "choose", can=())
    expect(table.action("leave-task")).to_have_count(0)
    ByMouse(table).answer(2)
    expect(guide(table).locator(".result")).to_be_visible()
    expect(table.page.locator(".actions button")).to_have_count(0)
    expect(guide(table).locator("[role=status]")).to_be_focused()


def test_one_plays_where_that_is_the_answer(way: Way) -> None:
    table = way.table
    ask(table, "empty")
    expect(guide(table)).to_contain_text("Lay both of your tiles.")
    way.choose("BBR")
    # What fits is no secret here.
    expect(heard(table)).to_have_text("Picked up: blue, blue, red. It fits in one spot.")
    lay(way, "BBR@-1,-1>")
    expect(table.tile("BBR")).to_have_count(0)
    table.action("undo").click()
    expect(table.tile("BBR")).to_have_count(1)
    lay(way, "BBR@-1,-1>")
    expect(table.tile("BBR")).to_have_count(0)
    lay(way, "RRY@0,2>")
    expect(guide(table).locator(".result")).to_have_text("That’s right.")
    expect(table.page.locator("dialog")).to_have_count(0)
    expect(table.action("another-task")).to_be_visible()


@pytest.mark.parametrize("owns", [True, False])
def test_a_table_takes_the_keyboard_only_in_a_page_of_its_own(table: TablePage, owns: bool) -> None:
    """In a notebook one may be typing elsewhere when a question appears."""
    ask(table, "choose", ownsPage=owns)
    elsewhere = table.page.evaluate("document.activeElement === document.body")
    assert elsewhere is not owns
