"""What the page knows of conundrums before there is an engine is what the engine says."""

from __future__ import annotations

import re

import pytest

from builder.paths import SITE_JS
from chromino_core import conundrums
from chromino_core.conundrums import daily, limits
from chromino_core.conundrums.daily import FIRST_DAY, GRADES_OF_A_WEEK, LAST_DAY

DAYS = (SITE_JS / "keep" / "days.js").read_text("utf-8")
KEPT = (SITE_JS / "keep" / "kept_conundrum.js").read_text("utf-8")


def constant(text: str, name: str) -> str:
    found = re.search(rf"^(?:export )?const {name} = (.*);$", text, re.MULTILINE)
    assert found, name
    return found[1]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("FIRST_DAY", f'"{FIRST_DAY}"'),
        ("LAST_DAY", f'"{LAST_DAY}"'),
        ("GRADES_OF_A_WEEK", str(list(GRADES_OF_A_WEEK))),
    ],
)
def test_the_days(name: str, value: str) -> None:
    assert constant(DAYS, name) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("COLLECTED", str(len(conundrums.collection()))),
        ("MOST_PLACES", str(limits.MOST)),
        ("GRADES", str(list(limits.GRADES))),
    ],
)
def test_the_conundrums(name: str, value: str) -> None:
    assert constant(KEPT, name) == value


def test_the_collection_has_as_many_of_each_grade() -> None:
    grades = [each.grade for each in conundrums.collection()]
    share = len(grades) // len(limits.GRADES)
    assert grades == [grade for grade in limits.GRADES for _ in range(share)]


def test_a_day_has_the_grade_of_its_weekday() -> None:
    week = [daily(f"2026-11-{day}").grade for day in range(16, 23)]
    assert week == list(GRADES_OF_A_WEEK)


def test_every_link_has_room() -> None:
    links = [each.link for each in conundrums.collection()]
    links += [conundrums.generate(seed, 5).link for seed in range(30)]
    longest = int(constant(KEPT, "LONGEST_CONUNDRUM").replace("_", ""))
    assert max(map(len, links)) < longest / 2
    assert all(re.fullmatch(r"[\w-]+", link, re.ASCII) for link in links)
