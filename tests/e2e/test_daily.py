"""The conundrum of the day: days in a row, midnight, journeys, and clocks that are set."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from browsing import PHONE
from conundrum_page import (
    MONDAY,
    ByKeys,
    ByMouse,
    card,
    conundrums_in_store,
    expect_found,
    expect_solved,
    open_all,
    open_one,
    places_of,
    put_into_store,
    set_day,
    solve,
)
from fingers import Keyboard
from looking import notice
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage

TUESDAY: Final = "2026-11-17"
WEDNESDAY: Final = "2026-11-18"
THURSDAY: Final = "2026-11-19"


def solve_today(table: TablePage, day: str, time: str = "12:00") -> None:
    """Come to the page on that day, solve its conundrum, and go to all of them."""
    set_day(table, day, time)
    open_one(table, f"#conundrum/{day}")
    solve(ByKeys(table), places_of({"date": day}))
    expect_solved(table)
    table.action("leave-task").click()


def expect_row(table: TablePage, told: str) -> None:
    """So many days in a row, as the screen of conundrums tells it."""
    expect(table.page.locator(".row")).to_contain_text(told)


def come_back(table: TablePage) -> None:
    """As one does who has looked at something else meanwhile."""
    table.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


# Days in a row


def test_three_days_in_a_row_and_one_that_was_missed(new_page: NewPage) -> None:
    table = new_page(size=PHONE)
    for day, told in (
        (MONDAY, "One day in a row"),
        (TUESDAY, "2 days in a row"),
        (WEDNESDAY, "3 days in a row"),
    ):
        solve_today(table, day)
        expect_row(table, told)
        expect(table.page.locator(".row")).not_to_contain_text("Longest")
    # The next day is not lost as long as it lasts, and the door tells of it.
    set_day(table, THURSDAY)
    table.action("back").click()
    expect(table.action("daily")).to_have_text(
        re.compile(r"Today’s conundrum\s+Find every spot · 3 days in a row")
    )
    set_day(table, "2026-11-20")
    open_all(table)
    expect_row(table, "0 days in a row")
    expect_row(table, "Longest: 3 days")
    for day in (MONDAY, TUESDAY, WEDNESDAY):
        expect(card(table, f"date {day}")).to_have_attribute("data-progress", "solved")
    expect(card(table, f"date {THURSDAY}")).to_have_attribute("data-progress", "new")


def test_a_past_day_may_be_played_and_counts_nothing(table: TablePage) -> None:
    set_day(table, TUESDAY)
    open_all(table)
    card(table, f"date {MONDAY}").click()
    solve(ByKeys(table), places_of({"date": MONDAY}))
    table.action("leave-task").click()
    expect(card(table, f"date {MONDAY}")).to_have_attribute("data-progress", "solved")
    expect(card(table, f"date {MONDAY}")).to_be_focused()
    expect(table.page.locator(".row")).to_have_count(0)


def test_a_day_to_come_is_not_played_before(table: TablePage) -> None:
    set_day(table, MONDAY)
    table.open_start()
    table.page.evaluate(f"location.hash = '#conundrum/{TUESDAY}'")
    expect(notice(table, "ui-conundrum-not-yet")).to_be_visible()
    expect(table.action("play")).to_be_visible()
    expect(table.page).to_have_url(table.address)
    table.action("conundrums").click()
    expect(table.page.locator(".day.later").first).to_have_text("17")
    expect(card(table, f"date {TUESDAY}")).to_have_count(0)


# Midnight


def test_whoever_is_at_it_at_midnight_goes_on_in_peace(table: TablePage) -> None:
    places = places_of({"date": MONDAY})
    set_day(table, MONDAY, "23:58")
    open_one(table, f"#conundrum/{MONDAY}")
    solver = ByMouse(table)
    solve(solver, places[:1])
    set_day(table, TUESDAY, "00:01")
    come_back(table)
    solve(solver, places[1:])
    expect_solved(table)
    expect(table.page).to_have_url(f"{table.address}#conundrum/{MONDAY}")
    table.action("leave-task").click()
    # It counts for its own day, and today's is another one.
    expect_row(table, "One day in a row")
    expect(table.action("today")).to_have_text("Start")
    expect(card(table, f"date {TUESDAY}")).to_have_attribute("aria-current", "date")


def test_screens_know_when_another_day_has_come(table: TablePage) -> None:
    set_day(table, MONDAY, "23:59")
    open_all(table)
    today = table.page.locator(".today")
    expect(today).to_contain_text("Monday, November 16")
    set_day(table, TUESDAY, "00:00")
    come_back(table)
    expect(today).to_contain_text("Tuesday, November 17")
    expect(today).to_contain_text("Grade 2")
    expect(today.locator(".whole-table")).to_be_visible()
    assert conundrums_in_store(table) == {}


def test_the_door_tells_of_another_day_when_it_has_come(table: TablePage) -> None:
    solve_today(table, MONDAY)
    table.action("back").click()
    expect(table.action("daily")).to_contain_text("Solved · One day in a row")
    set_day(table, TUESDAY, "00:00")
    come_back(table)
    expect(table.action("daily")).to_contain_text("Find every spot · One day in a row")


# Clocks that are set


def test_a_clock_that_is_set_back_costs_nothing_and_earns_nothing(table: TablePage) -> None:
    solve_today(table, MONDAY)
    solve_today(table, WEDNESDAY)
    expect_row(table, "One day in a row")
    # Tuesday was missed; now it comes back, and is played.
    solve_today(table, TUESDAY)
    expect(card(table, f"date {TUESDAY}")).to_have_attribute("data-progress", "solved")
    expect_row(table, "One day in a row")
    # What is to come, by this clock, is not forgotten, and can be looked at.
    expect(card(table, f"date {WEDNESDAY}")).to_have_attribute("data-progress", "solved")
    solve_today(table, THURSDAY)
    expect_row(table, "2 days in a row")


def test_a_day_is_not_solved_twice(table: TablePage) -> None:
    solve_today(table, MONDAY)
    before = conundrums_in_store(table)
    set_day(table, MONDAY, "18:00")
    open_one(table, f"#conundrum/{MONDAY}")
    expect_solved(table)
    expect_found(table, len(places_of({"date": MONDAY})))
    table.action("leave-task").click()
    expect_row(table, "One day in a row")
    key = f"conundrum date {MONDAY}"
    assert conundrums_in_store(table)[key]["done"] == before[key]["done"]


@pytest.mark.parametrize("date", ["1970-01-01", "2300-05-05"])
def test_a_clock_that_shows_no_day_with_a_conundrum(table: TablePage, date: str) -> None:
    set_day(table, date)
    table.open_start()
    expect(table.action("daily")).to_have_count(0)
    table.action("conundrums").click()
    expect(table.page.locator(".today")).to_contain_text("Is its date right?")
    expect(table.page.locator(".days")).to_have_count(0)
    expect(table.page.locator(".card")).to_have_count(60)
    table.action("print").click()
    expect(table.page.locator(".paper img").first).to_be_visible()
    expect(table.page.locator('input[name="which"]')).to_have_count(2)


# Journeys


class Journey:
    """A device that goes with its owner; the browsers of tests stay where they are."""

    def __init__(self, new_page: NewPage) -> None:
        self._new_page = new_page
        self._kept: dict[str, Any] = {}

    def to(self, zone: str, moment: str) -> TablePage:
        """Be there at a moment, which is told as in Greenwich."""
        table = self._new_page(zone=zone)
        table.page.goto(table.address)
        put_into_store(table, self._kept)
        table.page.clock.set_system_time(f"{moment}:00Z")
        open_all(table)
        return table

    def solve(self, table: TablePage, day: str) -> None:
        card(table, f"date {day}").click()
        solve(ByKeys(table), places_of({"date": day}))
        table.action("leave-task").click()
        expect(card(table, f"date {day}")).to_have_attribute("data-progress", "solved")
        self._kept = conundrums_in_store(table)


def test_on_the_way_west_a_date_comes_twice_and_is_one_day(new_page: NewPage) -> None:
    journey = Journey(new_page)
    table = journey.to("Pacific/Kiritimati", "2026-11-15T20:00")  # the 16th, 10 o'clock
    journey.solve(table, MONDAY)
    table = journey.to("Pacific/Kiritimati", "2026-11-16T19:00")  # the 17th, 9 o'clock
    journey.solve(table, TUESDAY)
    expect_row(table, "2 days in a row")
    table = journey.to("Pacific/Honolulu", "2026-11-17T06:00")  # the 16th, 20 o'clock, once more
    expect(table.action("today")).to_have_text("Look at it")
    expect_row(table, "2 days in a row")
    expect(card(table, f"date {TUESDAY}")).to_have_attribute("data-progress", "solved")
    table = journey.to("Pacific/Honolulu", "2026-11-19T05:00")  # the 18th, 19 o'clock
    journey.solve(table, WEDNESDAY)
    expect_row(table, "3 days in a row")


def test_on_the_way_east_a_date_that_never_came_was_not_missed(new_page: NewPage) -> None:
    journey = Journey(new_page)
    table = journey.to("Pacific/Honolulu", "2026-11-17T08:00")  # the 16th, 22 o'clock
    journey.solve(table, MONDAY)
    table = journey.to("Pacific/Kiritimati", "2026-11-17T16:00")  # the 18th, 6 o'clock
    expect_row(table, "One day in a row")
    journey.solve(table, WEDNESDAY)
    expect_row(table, "2 days in a row")


# The calendar


def test_one_goes_through_the_months_by_keyboard(table: TablePage) -> None:
    set_day(table, MONDAY)
    open_all(table)
    keyboard = Keyboard(table)
    keyboard.tab_to(card(table, f"date {MONDAY}"))
    for key, day in (
        ("ArrowLeft", "2026-11-15"),
        ("ArrowUp", "2026-11-08"),
        ("PageUp", "2026-10-11"),
        ("ArrowDown", "2026-10-18"),
        ("PageDown", "2026-11-15"),
        ("ArrowRight", MONDAY),
        ("ArrowRight", MONDAY),
    ):
        keyboard.key(key)
        expect(card(table, f"date {day}")).to_be_focused()
    keyboard.key("ArrowLeft", "Enter")
    expect(table.page).to_have_url(f"{table.address}#conundrum/2026-11-15")


def test_one_goes_through_the_months_by_buttons(table: TablePage) -> None:
    set_day(table, "2026-03-31")
    open_all(table)
    month = table.page.locator("#month")
    expect(table.action("month-next")).to_have_attribute("aria-disabled", "true")
    for told in ("February 2026", "January 2026", "December 2025"):
        table.action("month-previous").click()
        expect(month).to_have_text(told)
    table.action("month-next").click()
    table.action("month-next").click()
    expect(month).to_have_text("February 2026")
    expect(table.page.locator(".days button.day")).to_have_count(28)
    table.action("month-next").click()
    expect(month).to_have_text("March 2026")
    expect(table.page.locator(".days button.day")).to_have_count(31)
