"""Questions are answered: by mouse, by touch and by keyboard, and as one hears it.

The engine is the real one. What the session says is its own; here it is about what one sees,
touches and hears.
"""

from __future__ import annotations

import pytest
from browsing import PHONE
from page_fixtures import NewPage
from playwright.sync_api import expect
from question_page import FOUR, ask, guide, status, step
from table_page import TablePage
from touching import ByMouse, Way, drag, drag_by_finger, heard, hold, lay, marks, turned

CONFIRM = {"pace": "fast", "confirm": True}


# Laying tiles as answers


def test_every_spot_is_found(way: Way) -> None:
    table = way.table
    ask(table, step({"kind": "find-all", "tiles": ["G*R"]}, ("G*R",)), "lay")
    expect(guide(table)).to_contain_text("0 of 4")
    for n, spot in enumerate(FOUR[:-1], 1):
        lay(way, spot)
        expect(heard(table)).to_have_text(f"Found: {n} of 4.")
        expect(status(table)).to_have_text(f"Found: {n} of 4.")
        expect(guide(table)).to_contain_text(f"{n} of 4")
        expect(marks(table, "found")).to_have_count(n)
    # As long as there are more, it stays in hand.
    table.expect_chosen("G*R")
    lay(way, FOUR[-1])
    expect(heard(table)).to_have_text("You have found all 4.")
    expect(guide(table).locator(".result")).to_have_text("You have found all 4.")
    expect(table.page.locator(".rack")).to_have_count(0)
    expect(table.action("next-step")).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(guide(table).locator("[role=status]")).to_be_focused()
    expect(guide(table)).to_have_attribute("data-step", "lay")


def test_what_was_found_is_heard_there(table: TablePage) -> None:
    ask(table, "find-all")
    lay(ByMouse(table), FOUR[2])
    table.page.keyboard.press("b")
    here = table.page.locator('.cell[tabindex="0"]')
    for _ in range(3):
        table.page.keyboard.press("ArrowDown")
    expect(here).to_have_attribute("aria-label", "empty, column 1, row 3")
    placed = "red, wild, green, across from column 1, row 3"
    expect(here).to_have_attribute("aria-description", f"You have found this. {placed}")


def test_what_does_not_fit_is_refused_at_its_edges(way: Way) -> None:
    table = way.table
    ask(table, "find-all")
    lay(way, "RBG@0,-1>")
    expect(status(table).locator("p")).to_have_text("Here red would touch blue.")
    expect(heard(table)).to_have_text(
        "Not here: Here red would touch blue. Here blue would touch red. "
        "Here green would touch yellow."
    )
    expect(table.page.locator(".sign.break")).to_have_count(3)
    expect(guide(table)).to_contain_text("0 of 2")
    # One can go on trying: it is in hand as it was turned.
    table.expect_chosen("GBR")
    assert turned(table) == ("RBG", "across")
    lay(way, "GBR@3,3>")
    expect(heard(table)).to_have_text("Found: 1 of 6.")
    expect(table.page.locator(".sign.break")).to_have_count(0)


def test_what_is_found_twice_counts_once(way: Way) -> None:
    table = way.table
    ask(table, "find-all")
    for told in ("Found: 1 of 6.", "You have found this one already: 1 of 6."):
        lay(way, "GBR@3,3>")
        expect(heard(table)).to_have_text(told)
        expect(status(table)).to_have_text(told)
    expect(marks(table, "found")).to_have_count(1)


def test_a_tile_whose_spots_are_all_found_is_put_back(table: TablePage) -> None:
    ask(table, "find-all")
    for spot in ("GBR@3,3>", "GBR@-1,-1>"):
        lay(ByMouse(table), spot)
        expect(heard(table)).to_contain_text("Found")
    expect(table.tile("GBR")).to_have_attribute("aria-pressed", "false")
    expect(guide(table).locator(".found li").last).to_have_text("green, blue, red 2 of 2")


def test_a_yes_is_waited_for_where_one_wants_that(way: Way) -> None:
    table = way.table
    ask(table, "find-all", settings=CONFIRM)
    lay(way, "GBR@3,3>")
    expect(heard(table)).to_contain_text("Put down.")
    expect(marks(table, "found")).to_have_count(0)
    way.press("confirm")
    expect(heard(table)).to_have_text("Found: 1 of 6.")
    expect(marks(table, "found")).to_have_count(1)


def test_a_tile_is_dragged_to_its_spot(table: TablePage) -> None:
    ask(table, "find-all")
    drag(table, "GBR", 4, 3)
    expect(heard(table)).to_have_text("Found: 1 of 6.")
    drag(table, "GBR", 1, -1)
    expect(heard(table)).to_contain_text("Not here: ")
    expect(marks(table, "found")).to_have_count(1)


def test_a_finger_drags_a_tile_to_its_spot(new_page: NewPage) -> None:
    table = new_page(size=PHONE, touch=True)
    ask(table, "find-all")
    drag_by_finger(table, "GBR", 4, 3)
    expect(heard(table)).to_have_text("Found: 1 of 6.")


def test_nothing_is_given_away(table: TablePage) -> None:
    ask(table, "find-all", settings={"pace": "fast", "help": "all"})
    rack = table.page.locator(".rack")
    assert "fit" not in rack.inner_html()
    expect(table.page.locator(".rack-tile.idle")).to_have_count(0)
    expect(table.action("playable-first")).to_have_count(0)
    table.tile("GBR").click()
    expect(heard(table)).to_have_text("Picked up: green, blue, red.")
    for key in ("n", "f", "m", "Shift+N"):
        table.page.keyboard.press(key)
    expect(heard(table)).to_have_text("Picked up: green, blue, red.")
    expect(table.page.locator("[data-legal], .spot")).to_have_count(0)
    for hidden in ("miss", "undo", "redo", "draw", "pass", "log"):
        expect(table.action(hidden)).to_have_count(0)


def test_the_ghost_tells_the_truth_all_the_same(table: TablePage) -> None:
    ask(table, "find-all")
    hold(ByMouse(table), "GBR@3,3>")
    mouse = ByMouse(table)
    table.page.mouse.move(*mouse.at(4, 3))
    expect(table.page.locator(".sign.link")).to_have_count(2)
    expect(table.page.locator(".count.enough")).to_have_text("2")
    expect(status(table)).to_have_text("2 edges match.")
    table.page.mouse.move(*mouse.at(1, -1))
    expect(table.page.locator(".sign.break")).to_have_count(3)
    expect(table.page.locator(".count")).to_have_text("0 of 2")
    expect(table.page.locator(".count.enough")).to_have_count(0)


def test_spots_that_overlap_lie_side_by_side(table: TablePage) -> None:
    ask(table, "find-all")
    for spot in (*FOUR[:2], "GBR@-1,-1>"):
        lay(ByMouse(table), spot)
        expect(heard(table)).to_contain_text("Found")
    boxes = marks(table, "found").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect()).map(({top, bottom}) => [top, bottom])"
    )
    (one, two, three) = sorted(boxes)
    assert one[1] <= two[0] < two[1] <= three[0]


# Marking edges


def test_edges_are_marked_and_checked(way: Way) -> None:
    table = way.table
    ask(table, "which-edges")
    expect(table.cell(0, -1)).to_have_attribute("aria-description", "The question is about this.")
    way.cell(0, -1, low=0.85)
    expect(heard(table)).to_contain_text("Marked: purple, column 0, row -1")
    way.cell(1, -1, low=0.85)
    way.press("check")
    expect(heard(table)).to_have_text("This edge isn’t wrong.")
    expect(status(table)).to_have_text("This edge isn’t wrong.")
    expect(marks(table, "wrong")).to_have_count(1)
    expect(marks(table, "found")).to_have_count(1)
    expect(guide(table)).to_contain_text("1 of 2")
    way.cell(2, -1, low=0.85)
    expect(marks(table, "wrong")).to_have_count(0)
    way.press("check")
    expect(heard(table)).to_have_text("You have found all 2.")
    expect(marks(table, "found")).to_have_count(2)


# Choosing


def test_one_answer_is_chosen(way: Way) -> None:
    table = way.table
    ask(table, "choose")
    way.answer(1)
    expect(heard(table)).to_have_text("This answer isn’t right.")
    expect(status(table)).to_have_text("This answer isn’t right.")
    wrong = table.page.locator("[data-option]").first
    expect(wrong).to_have_attribute("aria-description", "This is wrong.")
    way.answer(2)
    expect(heard(table)).to_have_text("That’s right.")
    expect(guide(table)).to_contain_text("That’s right.")
    expect(table.action("another-task")).to_be_focused()
    expect(table.action("leave-task")).to_have_count(1)


def test_what_may_not_be_is_shown_at_its_edge(way: Way) -> None:
    table = way.table
    ask(table, "legal")
    way.answer(1)
    expect(heard(table)).to_have_text("Here red would touch yellow.")
    way.answer(2)
    expect(heard(table)).to_have_text("That’s right. Here red would touch yellow.")
    expect(guide(table).locator(".result")).to_contain_text("Here red would touch yellow.")
    sign = table.page.locator(".sign.break").bounding_box()
    cell = table.cell(1, 2).bounding_box()
    assert sign is not None
    assert cell is not None
    assert sign["x"] == pytest.approx(cell["x"] + cell["width"] / 2, abs=2)


def test_several_answers_are_chosen_and_checked(way: Way) -> None:
    table = way.table
    ask(table, "may")
    expect(table.seat(1)).to_be_visible()
    draw = table.page.locator("[data-option]").nth(1)
    way.answer(1)
    way.answer(2)
    expect(draw).to_have_attribute("aria-pressed", "true")
    way.press("check")
    expect(heard(table)).to_have_text("None of the tiles fits.")
    expect(draw).to_have_attribute("aria-pressed", "false")
    way.answer(2)
    way.press("check")
    expect(heard(table)).to_have_text("That’s right.")


def test_a_tile_is_chosen_for_a_place(way: Way) -> None:
    table = way.table
    ask(table, "which-tile")
    expect(marks(table, "asked")).to_have_count(3)
    # Its picture is its button.
    expect(table.page.locator(".rack")).to_have_count(0)
    expect(table.page.locator("[data-option]").first).to_have_accessible_name(
        "1 blue, blue, purple"
    )
    way.answer(1)
    expect(heard(table)).to_have_text("Here blue would touch green.")
    way.answer(3)
    expect(heard(table)).to_have_text("That’s right.")


def test_a_number_is_typed(way: Way) -> None:
    table = way.table
    ask(table, "number")
    field = table.page.locator("input")
    expect(field).to_have_attribute("inputmode", "numeric")
    if way.press.__qualname__.startswith("ByKeyboard"):
        table.page.keyboard.press("a")
    else:
        field.click()
    expect(field).to_be_focused()
    for typed, told in (("80", "It isn’t 80."), ("75", "That’s right.")):
        # The first is selected by then, so that it is typed over.
        table.page.keyboard.type(typed)
        if typed == "75":
            expect(table.page.locator(".status.refused")).to_have_count(0)
        if way.press.__qualname__.startswith("ByKeyboard"):
            table.page.keyboard.press("Enter")
        else:
            way.press("check")
            field.click(click_count=3) if typed == "80" else None
        expect(heard(table)).to_have_text(told)


def test_what_is_no_number_is_no_answer(table: TablePage) -> None:
    session = ask(table, "number")
    table.page.locator("input").fill("many")
    table.action("check").click()
    table.page.keyboard.press("Enter")
    table.wait_for_paint()
    assert session.view(0)["task"]["wrong"] == 0
