"""New conundrums: each is right, natural, of its grade and like no other."""

from __future__ import annotations

from functools import cache

import pytest
import referee

from chromino_core import InvalidConundrum
from chromino_core.conundrums import Conundrum, generate, growing
from chromino_core.conundrums.limits import FEWEST, GRADES, MOST, WIDEST, extent

MANY = 400
"""So many of each grade, 2,000 in all."""


@cache
def many(grade: int) -> tuple[Conundrum, ...]:
    return tuple(generate(seed * 10_737_418, grade) for seed in range(MANY))


@pytest.mark.parametrize("grade", GRADES)
def test_the_answers_are_those_of_the_plain_scan(grade: int) -> None:
    for one in many(grade):
        scan = referee.Scan(str(one.board).split())
        found = {tile.text: scan.legal_placements(tile.text) for tile in one.tiles}
        assert one.answer() == set().union(*found.values())
        assert one.counts == {tile: len(places) for tile, places in found.items()}
        assert FEWEST <= len(one.answer()) <= MOST
        assert all(one.counts.values())


def test_no_two_are_alike() -> None:
    """Nor images of each other."""
    keys = [one.key() for grade in GRADES for one in many(grade)]
    assert len(set(keys)) == len(keys) == 5 * MANY


@pytest.mark.parametrize("grade", GRADES)
def test_it_is_of_its_grade_however_it_came(grade: int) -> None:
    for one in many(grade)[:50]:
        assert one.grade == Conundrum.from_text(one.text).grade == grade


@pytest.mark.parametrize("grade", GRADES)
def test_it_fits_a_phone(grade: int) -> None:
    for one in many(grade):
        cells = [cell for placement in one.board for cell in placement.cells]
        for tile in one.tiles:
            cells += [cell for place in one.board.legal_placements(tile) for cell in place.cells]
        assert max(extent(cells)) <= WIDEST
        assert 360 / WIDEST > 20


@pytest.mark.parametrize("grade", GRADES)
def test_every_tile_is_there_once(grade: int) -> None:
    for one in many(grade):
        tiles = [*(placement.tile for placement in one.board), *one.tiles]
        assert len(set(tiles)) == len(tiles)


@pytest.mark.parametrize("grade", GRADES)
def test_tables_are_compact(grade: int) -> None:
    """In the mean they fill half of the least rectangle around them, which is no long strip."""
    filled, strips = 0.0, 0
    for one in many(grade):
        cells = [cell for placement in one.board for cell in placement.cells]
        columns, rows = extent(cells)
        filled += len(cells) / (columns * rows)
        strips += max(columns, rows) > 2 * min(columns, rows)
    assert filled / MANY > 0.45
    assert strips < MANY / 20


def test_there_is_variety() -> None:
    every = [one for grade in GRADES for one in many(grade)]
    alone = sum(len(one.tiles) == 1 for one in every) / len(every)
    assert 0.3 < alone < 0.7
    wild = sum(any(tile.is_chameleon for tile in one.tiles) for one in every) / len(every)
    assert 0.05 < wild < 0.4
    features = [[place.features for place in one.difficulty.places] for one in every]
    assert sum(any(seen.bridge for seen in each) for each in features) / len(every) > 0.3
    assert sum(any(seen.gap for seen in each) for each in features) > 10
    sizes = [sum(len(one.board) for one in many(grade)) / MANY for grade in GRADES]
    assert sizes == sorted(sizes)
    assert sizes[0] < 7
    assert sizes[-1] > 15


def test_a_seed_and_a_grade_are_one_conundrum() -> None:
    assert generate(7) == generate(7, 3)
    assert generate(7, 3).text == generate(7, 3).text
    assert len({generate(seed, grade) for seed in (0, 7, 2**32 - 1) for grade in GRADES}) == 15


def test_who_looks_too_long_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody knows of a seed with which it comes to that."""
    monkeypatch.setattr(growing, "_TABLES", 0)
    with pytest.raises(InvalidConundrum) as caught:
        generate(7, 3)
    assert caught.value.problems[0].id == "conundrum-number"


@pytest.mark.soak
@pytest.mark.parametrize("grade", GRADES)
def test_many_more(grade: int) -> None:
    keys = set()
    for seed in range(6_000):
        one = generate(seed, grade)
        scan = referee.Scan(str(one.board).split())
        assert one.answer() == set().union(*(scan.legal_placements(t.text) for t in one.tiles))
        keys.add(one.key())
    assert len(keys) >= 5_998, "of so many small tables two may be alike"
