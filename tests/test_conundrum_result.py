"""What one tells others of a conundrum: how it went, in sentences, and nothing of the answer."""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from chromino_core import Message, conundrums, words
from chromino_core.conundrums import Conundrum
from chromino_core.conundrums.result import Result, name_of, result

CONUNDRUM = Conundrum("B*Y@0,0> BRY@0,1>", "BBG")
PLACES = sorted(CONUNDRUM.answer())
DAY = {"date": "2026-11-16"}
REFERENCES: list[dict[str, Any]] = [
    DAY,
    {"number": 12},
    {"seed": 7, "grade": 3},
    {"text": CONUNDRUM.text},
    {"link": CONUNDRUM.link},
]


def told(**work: Any) -> str:
    found: Result = result(CONUNDRUM, DAY, **work)
    return found.text


def test_a_result_reads_well() -> None:
    head = "Chromino conundrum of 16 November 2026, grade 1."
    tries = [True, False, True, True, True]
    assert told(found=PLACES, wrong=1, tips=2, tries=tries) == (
        f"{head} I found all 4 spots. One wrong try, 2 hints.\n■□■■■"
    )
    assert told(found=PLACES) == f"{head} I found all 4 spots. No wrong try, no hint."
    assert told(found=PLACES[:1], wrong=3, tips=1, given_up=True, tries=[True]) == (
        f"{head} I found 1 of 4 spots, then gave up. 3 wrong tries, one hint.\n■"
    )
    assert told(found=PLACES[:3]) == (
        f"{head} So far I have found 3 of 4 spots. No wrong try, no hint."
    )


def test_which_conundrum_it_is_is_said() -> None:
    said = [result(CONUNDRUM, reference).messages[0] for reference in REFERENCES]
    assert said == [
        Message("conundrum-result-day", {"date": "2026-11-16", "grade": 1}),
        Message("conundrum-result-number", {"number": 12, "grade": 1}),
        *[Message("conundrum-result-any", {"grade": 1})] * 3,
    ]
    names = [name_of(reference) for reference in REFERENCES]
    assert names == [
        Message("ui-task-daily", {"date": "2026-11-16"}),
        Message("ui-task-number", {"number": 12}),
        *[None] * 3,
    ]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_nothing_of_the_answer_is_told(language: str) -> None:
    """Nor the order in which the tiles were found: two who find other spots first tell the same."""
    colours = words.colour_names(language).values()
    with words.speaking(language):
        for reference, count in product(REFERENCES, range(len(PLACES) + 1)):
            one = result(CONUNDRUM, reference, found=PLACES[:count], tries=[True] * count)
            other = result(CONUNDRUM, reference, found=PLACES[::-1][:count], tries=[True] * count)
            assert one == other
            said = one.text
            assert not any(place in said or place[:3] in said for place in PLACES)
            assert not any(re.search(rf"\b{colour}\b", said) for colour in colours)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_language_tells_the_same(language: str) -> None:
    with words.speaking(language):
        said = told(found=PLACES[:3], wrong=21, tips=5, given_up=True, tries=[False, True])
        sentences, picture = said.split("\n")
        assert picture == "□■"
        numbers = sorted(map(int, re.findall("[0-9]+", sentences)))
        date = [11, 16, 2026] if language == "zh-Hant" else [16, 2026]
        assert numbers == sorted([*date, 1, 3, 4, 21, 5]), "grade, found, all, wrong tries, hints"
        counts = {told(wrong=wrong, tips=tips) for wrong, tips in product(range(6), range(6))}
        assert len(counts) == 36


@pytest.mark.parametrize(
    ("tries", "picture"),
    [
        ([], ""),
        ([True], "■"),
        ([False, True, True], "□■■"),
        ([True] * 20, "■" * 20),
        ([False] * 21, "□" * 20 + "…"),
        ([True] * 200, "■" * 20 + "…"),
    ],
)
def test_the_picture_is_short_and_comes_last(tries: Sequence[bool], picture: str) -> None:
    found = result(CONUNDRUM, DAY, found=PLACES, tries=tries)
    assert found.picture == picture
    assert found.text.split("\n")[1:] == ([picture] if picture else [])
    assert all(message.sentence.endswith(".") for message in found.messages)


@pytest.mark.parametrize(
    ("language", "day"),
    [
        ("en", "16 November 2026"),
        ("fr", "16 novembre 2026"),
        ("uk", "16 листопада 2026\u00a0року"),
        ("zh-Hant", "2026年11月16日"),
    ],
)
def test_a_day_is_written_as_one_says_it(language: str, day: str) -> None:
    assert words.date_name("2026-11-16", language) == day
    assert day in words.sentence("ui-task-daily", {"date": "2026-11-16"}, language)
    # What is no day is left as it is.
    assert "soon" in words.sentence("ui-task-daily", {"date": "soon"}, language)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_day_has_a_name_of_its_own(language: str) -> None:
    first = datetime.date(2028, 1, 1)
    days = [str(first + datetime.timedelta(n)) for n in range(366)]
    assert len({words.date_name(day, language) for day in days}) == 366


def test_the_first_of_a_french_month_is_the_first() -> None:
    assert words.date_name("2026-11-01", "fr") == "1er novembre 2026"
    assert words.date_name("2026-11-21", "fr") == "21 novembre 2026"


def test_the_conundrum_of_a_day_is_told_by_that_day() -> None:
    daily = conundrums.daily(DAY["date"])
    message = result(daily, DAY, found=daily.answer()).messages[0]
    assert message.args == {"date": "2026-11-16", "grade": daily.grade}
