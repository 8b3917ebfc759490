"""Who wins: by tiles or by points, with those left out who have given up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chromino_core.game.outcome import outcome_data, outcome_of


@pytest.mark.parametrize(
    ("scores", "left", "resigned", "winners"),
    [
        (None, (2, 0, 3), (), (1,)),
        (None, (2, 2, 3), (), (0, 1)),
        (None, (2, 0, 3), (1,), (0,)),
        (None, (2, 0, 2), (1,), (0, 2)),
        (None, (0, 0, 2), (1,), (0,)),
        (None, (0, 1, 2), (2,), (0,)),
        (None, (0, 1, 2), (0, 1), (2,)),
        ((5, 9, 9), (0, 4, 4), (), (1, 2)),
        ((5, 9, 9), (0, 4, 4), (2,), (1,)),
        ((5, 9, 9), (0, 4, 4), (1, 2), (0,)),
        ((-3, -5), (1, 2), (0,), (1,)),
        (None, (4,), (0,), ()),
    ],
)
def test_winners(
    scores: tuple[int, ...] | None,
    left: tuple[int, ...],
    resigned: tuple[int, ...],
    winners: tuple[int, ...],
) -> None:
    outcome = outcome_of("blocked", scores, left, resigned)
    assert outcome == ("blocked", winners, scores, left)


@given(st.lists(st.integers(0, 3), min_size=2, max_size=8), st.data())
def test_those_who_gave_up_are_removed_and_if_nobody_is_left_the_next_best_win(
    left: list[int], data: st.DataObject
) -> None:
    quitters = data.draw(st.sets(st.sampled_from(range(len(left))), max_size=len(left) - 1))
    by_the_rules = set(outcome_of("emptied", None, tuple(left)).winners)
    winners = set(outcome_of("emptied", None, tuple(left), quitters).winners)
    assert winners
    assert not winners & quitters
    if by_the_rules - quitters:
        assert winners == by_the_rules - quitters


def test_as_data() -> None:
    assert outcome_data(None) is None
    assert outcome_data(outcome_of("emptied", (4, 6), (1, 0))) == {
        "reason": "emptied", "winners": [1], "scores": [4, 6], "left": [1, 0],
    }  # fmt: skip
