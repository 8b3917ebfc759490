"""A table that can only be looked at, and that all may share."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from every_table import every_game
from tables import grow, listing

from chromino_core.board import Board, FrozenBoard, Geometry
from chromino_core.game import Game
from chromino_core.placement import Placement
from chromino_core.problems import IllegalMove


@every_game
def test_it_refuses_every_change_and_stays_as_it_was(min_contacts: int, geometry: Geometry) -> None:
    board = grow(Random(1), 20, min_contacts=min_contacts, geometry=geometry)
    frozen = board.frozen()
    before, text = listing(board), str(board)
    spot = Placement(next(spot for spots in before.values() for spot in spots))
    changes: list[Callable[[], object]] = [
        partial(frozen.lay, spot),
        partial(frozen.lay, str(spot)),
        partial(frozen.lay_unchecked, spot),
        frozen.lift,
    ]
    for change in changes:
        with pytest.raises(IllegalMove) as caught:
            change()
        assert [problem.id for problem in caught.value.problems] == ["board-frozen"]
    board.lay(spot)
    for _ in range(12):
        board.lift()
    assert (listing(frozen), str(frozen), len(frozen)) == (before, text, 20)
    assert (frozen.min_contacts, frozen.geometry) == (min_contacts, geometry)


def test_it_is_the_same_until_the_next_change() -> None:
    board = Board("B*Y@0,0> BRY@0,1>")
    frozen = board.frozen()
    assert board.frozen() is frozen.frozen() is frozen
    last = board.lift()
    assert board.frozen() is not frozen
    board.lay(last)
    assert board.frozen() is not frozen
    assert board.frozen() == frozen == board


def test_only_for_those_who_still_look_something_is_copied() -> None:
    board = Board("B*Y@0,0> BRY@0,1>")
    index = board.slots
    board.frozen()
    last = board.lift()
    assert board.slots is index
    seen = board.frozen()
    board.lay(last)
    assert board.slots is not index
    assert (seen.slots, len(seen)) == (index, 1)


def test_a_copy_of_it_is_a_board_to_play_on() -> None:
    frozen = Board("B*Y@0,0> BRY@0,1>").frozen()
    board = frozen.copy()
    assert type(board) is Board
    board.lift()
    assert len(frozen) == 2


def test_it_is_a_value() -> None:
    one, other = Board("B*Y@0,0> BRY@0,1>").frozen(), Board("B*Y@0,0>").frozen()
    for again in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert type(again) is FrozenBoard
        assert (again, hash(again), str(again)) == (one, hash(one), str(one))
    assert {one: 1}[Board("B*Y@0,0> BRY@0,1>").frozen()] == 1
    assert one != other
    assert eval(repr(one), {"Board": Board}) == one


def test_nobody_is_told_of_anything() -> None:
    board = Board("B*Y@0,0>")
    heard: list[str] = []
    unwatch = board.frozen().watch(lambda: heard.append("changed"))
    board.lay("BRY@0,1>")
    unwatch()
    assert heard == []


def test_the_table_of_a_game_is_shared_until_it_goes_on() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    frozen = game.frozen_board
    assert game.frozen_board is frozen
    assert game.copy().frozen_board == frozen
    game.push(game.legal_actions()[0])
    assert len(frozen) == 1
    assert len(game.frozen_board) == 2
    game.pop()
    assert game.frozen_board == frozen == game.board
