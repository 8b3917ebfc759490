"""Placements and their text: each has exactly one."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
import referee
from hypothesis import given
from hypothesis import strategies as st

from chromino_core.placement import FARTHEST, Placement
from chromino_core.problems import InvalidNotation
from chromino_core.tiles import all_tiles

READINGS = [reading for tile in all_tiles(chameleons=True) for reading in tile.readings]

coordinates = st.integers(-FARTHEST, FARTHEST) | st.integers(-3, 3)
placement_texts = st.builds(
    "{}@{},{}{}".format, st.sampled_from(READINGS), coordinates, coordinates, st.sampled_from(">v")
)

NO_PLACEMENTS = [
    "",
    "BRY",
    "BRY@",
    "BRY@0,0",
    "BRY@0>",
    "@0,0>",
    "BRY0,0>",
    "BRY@0 0>",
    "BRY@0;0>",
    "BRY@0.0,0>",
    "BRY@1e3,0>",
    "BRY@0x1,0>",
    "BRY@1_0,0>",
    "BRY@-0,0>",
    "BRY@0,-0>",
    "BRY@+1,0>",
    "BRY@0,+1>",
    "BRY@01,0>",
    "BRY@0,-01>",
    "BRY@00,0>",
    "BRY@--1,0>",
    "BRY@-,0>",
    " BRY@0,0>",
    "BRY@0,0> ",
    "BRY@0,0>\n",
    "BRY@ 0,0>",
    "BRY@0, 0>",
    "BRY @0,0>",
    "BRY@0,0 >",
    "BRY@0,0\u00a0>",
    "BRY@0,0>>",
    "BRY@0,0v>",
    "BRY@0,0V",
    "BRY@0,0<",
    "BRY@0,0^",
    "BRY@0,0",
    "BRY@0,0>BRY@0,1>",
    "BRY@0,0> BRY@0,1>",
    "bry@0,0>",
    "BrY@0,0>",
    "BRX@0,0>",
    "BR@0,0>",
    "BRYY@0,0>",
    "R*R@0,0>",
    "R*B@0,0>",
    "*RR@0,0>",
    "ВRY@0,0>",  # a Cyrillic letter that looks like a B
    "ＢＲＹ@0,0>",  # fullwidth letters
    "BRY＠0,0>",
    "BRY@0，0>",
    "BRY@0,0＞",
    "BRY@0,0ｖ",
    "BRY@0,0ν",  # a Greek nu
    "BRY@٠,٠>",  # Arabic digits, which int() takes
    "BRY@１,0>",  # fullwidth digits, which int() takes too
    "BRY@²,0>",
    "BRY@−1,0>",  # a minus sign that is no hyphen
    "BRY@2000001,0>",
    "BRY@0,-2000001>",
    "BRY@9999999,0>",
    "BRY@10000000,0>",
    f"BRY@{10**30},0>",
    f"BRY@{'9' * 5000},0>",  # more digits than int() agrees to read
    "BRY@nan,0>",
    "draw",
    "B" * 10_000_000,
    None,
    0,
    0.0,
    True,
    b"BRY@0,0>",
    ("BRY", 0, 0, ">"),
    ["BRY@0,0>"],
]


@given(placement_texts)
def test_text_goes_in_and_out(text: str) -> None:
    placement = Placement(text)
    assert str(placement) == text
    assert Placement(placement) == placement
    assert eval(repr(placement), {"Placement": Placement}) == placement


@given(placement_texts)
def test_where_it_lies(text: str) -> None:
    placement, seen = Placement(text), referee.read(text)
    assert placement.cells == seen.cells
    assert (placement.x, placement.y) == seen.cells[0]
    assert placement.down is seen.down
    assert placement.reading == seen.reading
    assert placement.reading in placement.tile.readings


@given(placement_texts, placement_texts)
def test_equal_means_the_same_text(one: str, other: str) -> None:
    assert (Placement(one) == Placement(other)) is (one == other)
    assert len({Placement(one), Placement(other), Placement(one)}) == len({one, other})


@given(st.lists(placement_texts, max_size=8, unique=True))
def test_the_order_is_total(texts: list[str]) -> None:
    placements = [Placement(text) for text in texts]
    backwards = placements[::-1]
    assert sorted(placements) == sorted(backwards)
    for one in placements:
        for other in placements:
            assert (one < other) + (other < one) + (one == other) == 1


@given(placement_texts)
def test_copies_and_pickles_are_equal(text: str) -> None:
    placement = Placement(text)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(placement, protocol))
        assert again == placement
        assert hash(again) == hash(placement)
    assert copy.copy(placement) == copy.deepcopy(placement) == placement


def test_the_two_ways_round_are_two_placements() -> None:
    assert Placement("BRY@0,0>") != Placement("YRB@0,0>")
    assert Placement("BRY@0,0>").tile is Placement("YRB@0,0>").tile
    assert Placement("BRY@0,0>") != Placement("BRY@0,0v")
    assert Placement("BRY@0,0>") != "BRY@0,0>"


@pytest.mark.parametrize("x", [-FARTHEST, 0, FARTHEST])
@pytest.mark.parametrize("y", [-FARTHEST, 0, FARTHEST])
def test_the_far_corners(x: int, y: int) -> None:
    assert Placement(f"BRY@{x},{y}>").cells == ((x, y), (x + 1, y), (x + 2, y))
    assert Placement(f"BRY@{x},{y}v").cells == ((x, y), (x, y + 1), (x, y + 2))


@pytest.mark.parametrize("text", NO_PLACEMENTS, ids=lambda text: repr(text)[:30])
def test_any_other_text_is_refused_in_a_sentence(text: Any) -> None:
    with pytest.raises(InvalidNotation) as caught:
        Placement(text)
    sentence = str(caught.value)
    # An unknown tile is shown alone, everything else as it was given.
    assert repr(text)[:12] in sentence or repr(text[:3]) in sentence
    assert 20 < len(sentence) < 300


@given(st.text("BRYG*@0123456789-+,>v ", max_size=14))
def test_no_text_is_read_as_another(text: str) -> None:
    try:
        placement = Placement(text)
    except InvalidNotation:
        return
    assert str(placement) == text


def test_the_refusal_says_what_is_wrong() -> None:
    assert problem_of("BRY@0,0").id == "not-a-placement"
    assert problem_of("BRX@0,0>").id == "unknown-colour"
    assert problem_of("R*B@0,0>").id == "no-such-chameleon"
    assert problem_of("BRY@2000001,0>").id == "too-far"
    assert problem_of("BRY@2000001,0>").args["farthest"] == FARTHEST


def problem_of(text: str) -> Any:
    with pytest.raises(InvalidNotation) as caught:
        Placement(text)
    return caught.value.problems[0]
