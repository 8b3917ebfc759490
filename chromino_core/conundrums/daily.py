"""The conundrum of the day: by the date alone, so that it is the same for everybody.

>>> daily("2026-11-16").grade, daily("2026-11-22").grade  # a Monday and a Sunday
(1, 5)
"""

from __future__ import annotations

import datetime
import re
from typing import Final

from chromino_core.conundrums.conundrum import Conundrum
from chromino_core.conundrums.growing import generate
from chromino_core.problems import InvalidConundrum, shown

__all__ = ["FIRST_DAY", "GRADES_OF_A_WEEK", "LAST_DAY", "daily"]

FIRST_DAY: Final = datetime.date(2000, 1, 1)
LAST_DAY: Final = datetime.date(2199, 12, 31)

GRADES_OF_A_WEEK: Final = (1, 2, 2, 3, 3, 4, 5)
"""From Monday on: a week begins easy, and there is most time for a hard one on Sunday."""

_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def daily(date: str | datetime.date) -> Conundrum:
    """The conundrum of a day, given as a date or as a text such as 2026-11-16.

    That day's is `generate(20261116, grade)`, with the grade of its weekday.
    """
    day = _day(date)
    seed = 10_000 * day.year + 100 * day.month + day.day
    return generate(seed, GRADES_OF_A_WEEK[day.weekday()])


def _day(date: object) -> datetime.date:
    day = None
    if isinstance(date, datetime.date):
        day = datetime.date(date.year, date.month, date.day)  # without its time, if it has one
    elif isinstance(date, str) and _DATE.fullmatch(date):
        try:
            day = datetime.date.fromisoformat(date)
        except ValueError:
            day = None
    if day is None or not FIRST_DAY <= day <= LAST_DAY:
        raise InvalidConundrum.because(
            "conundrum-date", value=shown(date), first=str(FIRST_DAY), last=str(LAST_DAY)
        )
    return day
