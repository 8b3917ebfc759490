"""The collection: sixty that were looked at, and what was looked for."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
import referee
from rebuilding import ways_to_rebuild

from chromino_core.conundrums import Conundrum, collection, find
from chromino_core.conundrums.chosen import CHOSEN

PRINTED = {"BRY": 5, "BBG": 7}
"""Two tiles with so many places: the form of the sheet that comes with the box."""


def test_there_are_twelve_of_each_grade_from_easy_to_hard() -> None:
    grades = [one.grade for one in collection()]
    assert grades == [grade for grade in range(1, 6) for _ in range(12)]
    points = [one.difficulty.points for one in collection()]
    assert all(before <= after for before, after in pairwise(points))


def test_they_are_what_is_written() -> None:
    assert [one.text for one in collection()] == CHOSEN.splitlines()
    assert [find({"number": n + 1}) for n in range(60)] == list(collection())


def test_no_two_are_alike() -> None:
    assert len({one.key() for one in collection()}) == 60


@pytest.mark.parametrize("number", range(1, 61))
def test_its_places_are_those_of_the_referee(number: int) -> None:
    one = find({"number": number})
    board = str(one.board).split()
    for tile, count in one.counts.items():
        places = referee.legal_placements(board, tile)
        assert len(places) == count
        assert places == {place for place in one.answer() if place[:3] in (tile, tile[::-1])}


def test_two_are_in_the_form_of_the_printed_sheet() -> None:
    printed = [one for one in collection() if one.counts == PRINTED and not one.rebuild]
    assert len(printed) == 2
    assert len({one.grade for one in printed}) == 2


def rebuilt() -> list[Conundrum]:
    return [one for one in collection() if one.rebuild]


def test_two_are_in_the_chinese_form() -> None:
    """One of them with the tiles of the printed sheet, too; there is one way to lay each."""
    assert len(rebuilt()) == 2
    assert [one.counts for one in rebuilt()].count(PRINTED) == 1
    for one in rebuilt():
        assert ways_to_rebuild(str(one.board).split()) == 1


def test_there_is_variety() -> None:
    forms = Counter(len(one.tiles) for one in collection())
    assert min(forms[1], forms[2]) >= 20
    features = [[place.features for place in one.difficulty.places] for one in collection()]
    assert sum(any(tile.is_chameleon for tile in one.tiles) for one in collection()) >= 6
    assert sum(any(seen.gap for seen in each) for each in features) >= 15
    assert sum(any(seen.bridge for seen in each) for each in features) >= 30
    assert sum(any(seen.wild for seen in each) for each in features) >= 20
    boards = {str(one.board) for one in collection()}
    assert len(boards) == 60
