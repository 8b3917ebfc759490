"""The conundrum of the day: the same for everybody, today and in the next version."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

import pytest

from chromino_core import InvalidConundrum
from chromino_core.conundrums import daily, find, generate
from chromino_core.conundrums.daily import FIRST_DAY, GRADES_OF_A_WEEK, LAST_DAY
from chromino_core.conundrums.limits import GRADES

MONDAY = datetime.date(2026, 11, 16)
KEPT = Path(__file__).parent / "data" / "conundrums.txt"
"""What everybody has to get: a day each of some years, and some that were asked for by a seed."""


def days(first: datetime.date, count: int) -> list[datetime.date]:
    return [first + datetime.timedelta(days=n) for n in range(count)]


def test_a_day_however_it_is_written() -> None:
    one = daily("2026-11-16")
    assert one == daily(MONDAY) == find({"date": "2026-11-16"})
    assert one == daily(datetime.datetime(2026, 11, 16, 23, 59))
    assert one == generate(20261116, 1) != daily("2026-11-17")


def test_a_week_begins_easy_and_ends_hard() -> None:
    grades = [daily(day).grade for day in days(MONDAY, 14)]
    assert tuple(grades[:7]) == tuple(grades[7:]) == GRADES_OF_A_WEEK
    assert list(GRADES_OF_A_WEEK) == sorted(GRADES_OF_A_WEEK)
    assert set(GRADES_OF_A_WEEK) == set(GRADES)


def assert_all_differ(first: datetime.date, count: int) -> None:
    keys = {daily(day).key() for day in days(first, count)}
    assert len(keys) == count


def test_no_two_days_are_alike() -> None:
    assert_all_differ(MONDAY, 500)


@pytest.mark.soak
@pytest.mark.parametrize("year", range(2020, 2080, 10))
def test_no_two_days_of_ten_years_are_alike(year: int) -> None:
    assert_all_differ(datetime.date(year, 1, 1), 3_653)


@pytest.mark.parametrize("date", [FIRST_DAY, LAST_DAY, "2000-02-29", "2024-02-29", "2199-12-31"])
def test_first_and_last_days(date: Any) -> None:
    assert daily(date).grade in GRADES


NO_DAYS: list[Any] = [
    "", "today", "0000-01-01", "0001-01-01", "1999-12-31", "2200-01-01", "9999-12-31",
    "2026-02-29", "2026-13-01", "2026-00-10", "2026-11-31", "20261116", "2026-W47-1", "2026-11-6",
    "2026-11-16T10:00", " 2026-11-16", "2026-11-16\n", "２０２６-11-16", "2026-11-16" * 100_000,
    20261116, 2026.5, None, True, [], ("2026-11-16",), datetime.date.min, datetime.date.max,
    datetime.time(10),
]  # fmt: skip


@pytest.mark.parametrize("date", NO_DAYS, ids=lambda date: repr(date)[:30])
def test_other_days_are_refused_kindly(date: Any) -> None:
    with pytest.raises(InvalidConundrum) as caught:
        daily(date)
    (problem,) = caught.value.problems
    assert problem.id == "conundrum-date"
    assert problem.args["first"] == "2000-01-01"
    assert problem.args["last"] == "2199-12-31"
    assert len(str(caught.value)) < 300


def everybodys() -> str:
    dates = [f"{2000 + 13 * n}-{1 + 5 * n % 12:02}-{1 + 11 * n % 28:02}" for n in range(16)]
    lines = [f"{date} {daily(date)}" for date in dates]
    seeds = [(seed, grade) for seed in (0, 7, 2**32 - 1) for grade in GRADES]
    lines += [f"{seed} {grade} {generate(seed, grade)}" for seed, grade in seeds]
    return "\n".join(lines) + "\n"


def test_everybody_has_the_same(rewrite_golden: bool) -> None:
    """Also with another version: whoever changes this changes what friends talk about."""
    if rewrite_golden:
        KEPT.write_text(everybodys(), "utf-8")
    assert KEPT.read_text("utf-8") == everybodys()
