"""People who look, as a model, find less from grade to grade.

The points of a place were set by what such people overlook (`difficulty.py`), with other seeds than
those here; so this asks whether they hold for conundrums and people that nobody has seen.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import correlation, fmean

import looker
import pytest
from looker import Person, Scene, found_by, share_found, somebody

from chromino_core.conundrums import Conundrum, collection, generate
from chromino_core.conundrums.limits import GRADES

SEED = 3_000_000_000
"""None of those that the points were set with."""
FEW, SOME, MANY = 16, 40, 150
"""Conundrums of each grade."""


@cache
def new(grade: int, count: int) -> tuple[Conundrum, ...]:
    return tuple(generate(SEED + n, grade) for n in range(count))


@cache
def overlooked(one: Conundrum, lookers: int = 200) -> float:
    """The share of the places that nobody has found, in the mean."""
    return 1 - share(one, lookers=lookers)


def share(one: Conundrum, *, lookers: int, people: Callable[[Random], Person] = somebody) -> float:
    board, tiles = str(one.board).split(), map(str, one.tiles)
    return share_found(board, tiles, lookers=lookers, seed=SEED, people=people)


def ranks(values: Sequence[float]) -> list[float]:
    """The place of each in order, from 0; equal ones share theirs."""
    return [
        sum(other < value for other in values) + (values.count(value) - 1) / 2 for value in values
    ]


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    return correlation(ranks(one), ranks(other))


def falls(shares: Sequence[float], step: float) -> bool:
    """Whether each is less than the one before it by so much at least."""
    return all(before - after > step for before, after in pairwise(shares))


# The model by itself


def test_it_knows_nothing_of_the_engine() -> None:
    tree = ast.parse(Path(looker.__file__).read_text("utf-8"))
    imported = {
        module
        for node in ast.walk(tree)
        for module in (
            [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else []
        )
    }
    assert imported - {"referee"} <= sys.stdlib_module_names | {"collections.abc", "__future__"}


TABLE = [
    "BYP@0,0>", "BBY@-1,1>", "RRB@-1,-2v", "RRR@-2,-3v", "RBP@-1,-3>", "PRP@2,-3v", "PPR@3,-1v",
    "BYR@0,2>",
]  # fmt: skip


def all_found(person: Person, tile: str, runs: int = 200) -> float:
    scene, rng = Scene(TABLE, tile), Random(16)
    found = [found_by(person, scene, rng.random) for _ in range(runs)]
    assert all(each <= scene.places for each in found)
    return sum(map(len, found)) / runs / len(scene.places)


USUAL = Person(patience=40, glance=2.5, slips=0.03, forgets=0.3)


def test_what_is_found_is_right_and_some_are_better_at_it() -> None:
    usual = all_found(USUAL, "GRR")
    assert 0.05 < usual < 0.98
    assert all_found(USUAL._replace(patience=4), "GRR") < usual
    assert all_found(USUAL._replace(patience=400), "GRR") > usual
    assert all_found(USUAL._replace(glance=0.5), "GRR") < usual
    assert all_found(USUAL._replace(slips=0.5), "GRR") < usual
    assert all_found(USUAL._replace(patience=0), "GRR") == 0


def test_who_has_all_the_time_and_no_faults_finds_everything() -> None:
    best = Person(patience=5_000, glance=50, slips=0, forgets=0)
    for grade in GRADES:
        for one in new(grade, 3):
            assert share(one, lookers=2, people=lambda rng: best) > 0.99


def test_the_same_people_find_the_same() -> None:
    (one,) = new(3, 1)
    assert share(one, lookers=20) == share(one, lookers=20)


def test_ranks() -> None:
    assert ranks([3, 1, 2, 2]) == [3, 0, 1.5, 1.5]
    assert rank_correlation([1, 2, 3, 4], [10, 20, 30, 99]) == pytest.approx(1)


# The model and what is measured


def assert_grades_hold(count: int, step: float) -> None:
    """The share falls from grade to grade, and both points and grades agree with it in rank."""
    conundrums = [one for grade in GRADES for one in new(grade, count)]
    missed = [overlooked(one) for one in conundrums]
    by_grade = [fmean(missed[n * count : (n + 1) * count]) for n in range(len(GRADES))]
    assert falls([1 - share for share in by_grade], step), by_grade
    points = [one.difficulty.points for one in conundrums]
    assert rank_correlation(points, missed) >= 0.8
    assert rank_correlation([one.grade for one in conundrums], missed) >= 0.8


def test_less_is_found_from_grade_to_grade() -> None:
    assert_grades_hold(SOME, 0.07)


@pytest.mark.soak
def test_less_is_found_in_many() -> None:
    assert_grades_hold(MANY, 0.08)


def test_less_is_found_in_the_collection_from_grade_to_grade() -> None:
    missed = [overlooked(one) for one in collection()]
    assert falls([1 - fmean(missed[n : n + 12]) for n in range(0, 60, 12)], 0.05)
    assert rank_correlation(range(60), missed) >= 0.8


def changed(factors: dict[str, float], rng: Random) -> Person:
    person = somebody(rng)
    return person._replace(**{name: getattr(person, name) * f for name, f in factors.items()})


OTHERS = [
    {"patience": 0.5}, {"patience": 3.0}, {"glance": 0.6}, {"glance": 1.6}, {"slips": 0.0},
    {"slips": 3.0}, {"forgets": 0.0}, {"forgets": 1.8},
]  # fmt: skip


@pytest.mark.parametrize("factors", OTHERS, ids=str)
def test_it_holds_for_other_people(factors: dict[str, float]) -> None:
    """However patient or careful they are, and however much they see at a glance."""
    conundrums = [one for grade in GRADES for one in new(grade, FEW)]
    people = partial(changed, factors)
    missed = [1 - share(one, lookers=60, people=people) for one in conundrums]
    assert rank_correlation([one.difficulty.points for one in conundrums], missed) >= 0.8


LAWS = {
    "REACH": 5.0, "TURNING": (1.0, 1.0, 1.0), "IN_A_GAP": 1.0, "CROWDED": 0.0, "LOOKED_AT": 1,
    "LURE": {"same": 1.0, "wild": 1.0, "other": 1.0}, "WRONG_ANSWER": 12.0, "TRIES": 1,
}  # fmt: skip


@pytest.mark.parametrize("law", LAWS)
def test_it_holds_if_looking_is_otherwise(law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No single assumption of the model carries it alone."""
    monkeypatch.setattr(looker, law, LAWS[law])
    conundrums = [one for grade in GRADES for one in new(grade, FEW)]
    missed = [1 - share(one, lookers=60) for one in conundrums]
    assert rank_correlation([one.difficulty.points for one in conundrums], missed) >= 0.8
