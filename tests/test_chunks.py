"""Far away from the first tile: what is known of the table lies in chunks of 128 x 128 cells."""

from __future__ import annotations

import tracemalloc
from random import Random

import pytest
import referee
from tables import (
    lay_random,
    texts,
)

from chromino_core.board import Board
from chromino_core.placement import STRIDE, Placement
from chromino_core.problems import IllegalMove
from chromino_core.tiles import all_tiles


def diagonal(size: int, right: int = 1, down: int = 1) -> Board:
    """As spread out as a table can be: one corner is as far from the other as its tiles allow."""
    board = Board()
    for n in range(size):
        board.lay(f"RRR@{right * n},{down * n}>")
    return board


def known_of_cells(board: Board) -> dict[int, int]:
    """What the index knows of each cell; all chunks that read a cell must know the same."""
    found: dict[int, set[int]] = {}
    for key, chunk in board.slots.chunks.by_key.items():
        for row in range(-3, 133):
            for column in range(-3, 133):
                state = chunk.bytes[(row + 7) * 144 + column + 7]
                found.setdefault(key + row * STRIDE + column, set()).add(state)
    assert all(len(states) == 1 for states in found.values())
    return {spot: state for spot, (state,) in found.items() if state}


@pytest.mark.parametrize(("right", "down"), [(1, 1), (-1, 1), (1, -1), (-1, -1)])
def test_where_four_chunks_meet(right: int, down: int) -> None:
    rng = Random(f"{right} {down}")
    board = diagonal(68, right, down)
    before, text = known_of_cells(board), str(board)
    laid = 0
    while laid < 60:
        places = board.legal_placements(rng.choice(all_tiles(chameleons=True)))
        near = [place for place in places if max(abs(place.x), abs(place.y)) > 58]
        if near:
            board.lay(rng.choice(near))
            laid += 1
    assert len(board.slots.chunks) == 4
    known_of_cells(board)
    scan = referee.Scan(texts(board))
    for tile in all_tiles(chameleons=True):
        listed = {str(placement) for placement in board.legal_placements(tile)}
        assert listed == scan.legal_placements(tile.text)
    other = board.copy()
    for _ in range(laid):
        board.lift()
    assert (known_of_cells(board), str(board)) == (before, text)
    assert known_of_cells(other) != before, "a copy is its own"


@pytest.mark.parametrize("seed", range(6))
def test_what_is_listed_does_not_depend_on_when_somebody_lists(seed: int) -> None:
    """Which demands there are is put together when it is asked for, of all changes since then."""
    rng = Random(seed)
    asked, quiet = diagonal(68), diagonal(68)
    box = all_tiles(chameleons=True)
    for step in range(1, 201):
        if rng.random() < 0.45 and len(asked) > 68:
            asked.lift()
            quiet.lift()
        else:
            some = rng.sample(box, 8)
            places = [place for tile in some for place in asked.legal_placements(tile)]
            near = [place for place in places if max(abs(place.x), abs(place.y)) > 55]
            if near:
                quiet.lay(asked.lay(rng.choice(near)))
        if step % 20 == 0:
            other = quiet.copy() if step % 40 == 0 else quiet
            assert other.fitting(box) == asked.fitting(box)
            assert list(map(other.legal_placements, box)) == list(map(asked.legal_placements, box))
    assert len(quiet.slots.chunks) == 4


def test_a_long_diagonal_takes_no_more_room_than_its_tiles() -> None:
    """A rectangle around it would have millions of cells, and grow with the square of its tiles."""
    size, most = 3_000, 4_000
    tracemalloc.start()
    try:
        board = diagonal(size)
        board.fitting(())  # takes note of what laying has put off
        built, _ = tracemalloc.get_traced_memory()
        tracemalloc.reset_peak()
        other = board.copy()
        _, copying = tracemalloc.get_traced_memory()
        tracemalloc.reset_peak()
        last = board.lift()
        board.lay(last)
        _, laying = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert built < size * most
    assert copying - built < 2_000, "a copy shares all there is"
    assert laying - copying < 100_000, "nothing large is made anew for one tile"
    assert other == board
    assert len(board.slots.chunks) < size / 128 * 4
    assert {len(chunk.bytes) for chunk in board.slots.chunks.by_key.values()} == {144 * 144}


@pytest.mark.parametrize("size", [50, 3_000])
def test_a_change_copies_no_more_than_the_chunks_around_it(size: int) -> None:
    board = diagonal(size)
    shared = set(board.slots.chunks.by_key.values())
    for number in (size // 2, size - 2):
        other = board.copy()
        assert set(other.slots.chunks.by_key.values()) == shared
        other.lay(f"RRR@{number + 3},{number}>")
        own = set(other.slots.chunks.by_key.values()) - shared
        assert 1 <= len(own) <= 4
        other.lift()
        assert set(board.slots.chunks.by_key.values()) == shared
        last = board.lift()
        assert len(set(board.slots.chunks.by_key.values()) - shared) <= 4, "nor is it the first's"
        board.lay(last)
        shared = set(board.slots.chunks.by_key.values())


def test_a_table_around_its_first_tile_is_one_chunk_wherever_that_lies() -> None:
    for where in ("0,0>", "31,-32v", "-1000000,1000000>", "999999,77v"):
        board = Board(f"RGB@{where}")
        rng = Random(where)
        for _ in range(12):
            lay_random(board, rng)
        assert len(board.slots.chunks) == 1
        while len(board):
            board.lift()
        assert len(board.slots.chunks) == 0


def test_a_table_begins_where_it_has_room_to_grow() -> None:
    far = Board("BRY@1000000,-1000000>")
    placements = [placement for tile in all_tiles() for placement in far.legal_placements(tile)]
    assert all(Placement(str(placement)) == placement for placement in placements)
    assert max(placement.x for placement in placements) > 1_000_000
    board = Board()
    assert not board.is_legal("BRY@1000001,0>")
    with pytest.raises(IllegalMove, match="too far away"):
        board.lay("BRY@0,-1000001v")
    assert len(board) == 0


def test_cells_beyond_every_table_are_empty() -> None:
    board = Board("BRY@0,0>")
    # Inside the engine these are the same number as the cell (0, 0).
    assert board.at((1 << 22, -1)) is None
    assert board.square((1 << 22, -1)) is None
