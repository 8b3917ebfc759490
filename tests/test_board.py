"""The table: laying, lifting, and the board as a value."""

from __future__ import annotations

import copy
import pickle
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from every_table import every_game, seeds
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import (
    GAMES,
    READINGS,
    bench_boards,
    fresh,
    grow,
    image,
    lay_random,
    listing,
    random_placements,
    random_table,
    texts,
)

from chromino_core.board import Board, Geometry, Laid
from chromino_core.placement import Placement
from chromino_core.problems import IllegalMove
from chromino_core.tiles import Tile, all_tiles

# The bench boards, counted by others


@pytest.mark.parametrize(("box", "hands", "rests"), [(75, 875, 5_173), (80, 1_231, 7_618)])
def test_the_bench_boards(box: int, hands: int, rests: int) -> None:
    boards = bench_boards(box)
    assert len(boards) == 100
    sums = Counter[str]()
    for entry in boards:
        board = Board(" ".join(entry["board"]))
        hand = sum(len(board.legal_placements(tile)) for tile in entry["hand"])
        rest = sum(len(board.legal_placements(tile)) for tile in entry["rest"])
        assert (hand, rest) == (entry["hand_total"], entry["rest_total"]), str(board)
        sums.update(hand=hand, rest=rest)
    assert sums == {"hand": hands, "rest": rests}


# The first tile


@given(
    st.sampled_from(READINGS),
    st.integers(-1_000_000, 1_000_000),
    st.integers(-1_000_000, 1_000_000),
    st.sampled_from(">v"),
    st.sampled_from(GAMES),
)
def test_the_first_tile_may_lie_anywhere(
    reading: str, x: int, y: int, way: str, game: tuple[int, Geometry]
) -> None:
    board = Board(min_contacts=game[0], geometry=game[1])
    text = f"{reading}@{x},{y}{way}"
    assert board.is_legal(text)
    assert board.problems(text) == ()
    assert board.contacts(text) == ()
    assert str(board.lay(text)) == str(board) == text
    assert not board.is_legal(text)
    board.lift()
    assert board == Board(min_contacts=game[0], geometry=game[1])


def test_of_the_first_tile_one_placement_is_listed() -> None:
    for tile in all_tiles(chameleons=True):
        assert [str(placement) for placement in Board().legal_placements(tile)] == [f"{tile}@0,0>"]


def test_the_spots_beside_one_tile() -> None:
    board = Board("BRY@0,0>")
    assert board.legal_placements("BRG") == []  # two contacts would be right, the third one wrong
    assert set(map(str, board.legal_placements("BRY"))) == {"BRY@0,-1>", "BRY@0,1>"}
    assert set(map(str, board.legal_placements("GBR"))) == {"GBR@-1,-1>", "GBR@-1,1>"}
    assert set(map(str, board.legal_placements("GYR"))) == {"RYG@1,-1>", "RYG@1,1>"}
    assert board.legal_placements("GGG") == []


# Laying and lifting


@every_game
@pytest.mark.parametrize("seed", range(5))
def test_lifting_leaves_the_board_as_it_was(
    seed: int, min_contacts: int, geometry: Geometry
) -> None:
    board = grow(Random(seed), 40, min_contacts=min_contacts, geometry=geometry)
    before = listing(board)
    lifted = []
    while len(board) > 1:
        lifted.append(board.lift())
        if len(board) % 5 == 0 or len(board) < 4:
            again = fresh(board)
            assert listing(board) == listing(again)
            assert board == again
    for placement in reversed(lifted):
        board.lay(placement)
    assert listing(board) == before
    while len(board):
        board.lift()
    assert board == Board(min_contacts=min_contacts, geometry=geometry)
    assert str(board) == ""


@settings(max_examples=30)
@given(seeds, st.lists(st.integers(-6, 9), max_size=8), st.sampled_from(GAMES))
def test_laying_and_lifting_mixed(seed: int, walk: list[int], game: tuple[int, Geometry]) -> None:
    """Positive steps lay tiles, negative ones lift; the copy made half-way must not notice."""
    rng = Random(seed)
    board = Board(min_contacts=game[0], geometry=game[1])
    board.lay("B*Y@0,0>")
    kept, kept_listing = board.copy(), listing(board)
    for number, step in enumerate(walk):
        for _ in range(step):
            lay_random(board, rng)
        for _ in range(min(-step, len(board) - 1)):
            board.lift()
        if number == len(walk) // 2:
            kept, kept_listing = board.copy(), listing(board)
    assert listing(board) == listing(fresh(board))
    assert listing(kept) == kept_listing == listing(fresh(kept))


def test_an_emptied_board_takes_a_first_tile_anywhere() -> None:
    """Whatever the engine reserved around the old first tile must not reach to the new one."""
    board = Board("BRY@0,0>")
    board.lift()
    tracemalloc.start()
    board.lay("BRY@3000,-3000v")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 1_000_000
    assert listing(board) == listing(fresh(board))


def test_what_a_lift_gives_back() -> None:
    board = Board("B*Y@0,0> BRY@0,1>")
    assert board.lift() == Placement("BRY@0,1>")
    assert board.lift() == Placement("B*Y@0,0>")
    with pytest.raises(IllegalMove) as caught:
        board.lift()
    assert [problem.id for problem in caught.value.problems] == ["nothing-to-lift"]


@every_game
def test_a_refused_tile_changes_nothing(min_contacts: int, geometry: Geometry) -> None:
    board = grow(Random(3), 20, min_contacts=min_contacts, geometry=geometry)
    before, text = listing(board), str(board)
    refused = 0
    for placement in random_placements(board, Random(5), 200):
        problems = board.problems(placement)
        if problems:
            with pytest.raises(IllegalMove) as caught:
                board.lay(placement)
            assert caught.value.problems == problems
            refused += 1
    assert refused > 100
    assert (listing(board), str(board)) == (before, text)
    assert listing(board) == listing(fresh(board))


@every_game
def test_copies_are_independent(min_contacts: int, geometry: Geometry) -> None:
    board = grow(Random(6), 15, min_contacts=min_contacts, geometry=geometry)
    before = listing(board)
    other = board.copy()
    assert other == board
    assert (other.min_contacts, other.geometry) == (min_contacts, geometry)
    rng = Random(7)
    for _ in range(12):
        lay_random(other, rng)
    assert len(other) > len(board)
    assert listing(board) == before
    # From here on both go their own ways over the same ground.
    for _ in range(40):
        for either in (board, other):
            lay_random(either, rng)
            if rng.random() < 0.4:
                either.lift()
    for either in (board, other):
        assert listing(either) == listing(fresh(either))
        while len(either) > 3:
            either.lift()
        assert listing(either) == listing(fresh(either))


def pickled(board: Board) -> Board:
    return pickle.loads(pickle.dumps(board))  # type: ignore[no-any-return]


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, pickled])
@every_game
def test_the_standard_ways_to_copy_are_independent_too(
    duplicate: Callable[[Board], Board], min_contacts: int, geometry: Geometry
) -> None:
    board = grow(Random(8), 10, min_contacts=min_contacts, geometry=geometry)
    before, text = listing(board), str(board)
    other = duplicate(board)
    assert other == board
    assert listing(other) == before
    other.lift()
    lay_random(other, Random(9))
    lay_random(other, Random(10))
    assert (listing(board), str(board)) == (before, text)
    assert listing(other) == listing(fresh(other))


# The board as a value


@every_game
def test_a_board_of_a_board_of_placements_and_of_texts(
    min_contacts: int, geometry: Geometry
) -> None:
    board = grow(Random(4), 12, min_contacts=min_contacts, geometry=geometry)
    for made in (
        Board(board),
        Board(board.frozen()),
        Board(board.placements, min_contacts=min_contacts, geometry=geometry),
        Board(iter(texts(board)), min_contacts=min_contacts, geometry=geometry),
    ):
        assert (made, str(made), type(made)) == (board, str(board), Board)
        made.lift()
        assert len(board) == 12, "it is another one"


def test_a_board_by_other_rules_is_checked_again() -> None:
    loose = Board("BRY@0,0> YGG@3,0>", min_contacts=1)
    assert Board(loose).min_contacts == 1
    with pytest.raises(IllegalMove):
        Board(loose, min_contacts=2)
    assert Board(Board("BRY@0,0>"), min_contacts=1).min_contacts == 1


def test_text_and_repr_give_the_board_back() -> None:
    for min_contacts, geometry in GAMES:
        board = random_table(20, min_contacts=min_contacts, geometry=geometry)
        assert eval(repr(board), {"Board": Board}) == board
        assert str(fresh(board)) == str(board)
        assert texts(board) == list(map(str, board.placements)) == str(board).split(" ")
        assert len(board) == 22
    assert eval(repr(Board()), {"Board": Board}) == Board()


def test_equality_is_about_what_lies_on_the_table() -> None:
    one = Board("BRY@0,0> GBR@-1,1>")
    assert one == Board("GBR@-1,1> BRY@0,0>")  # laid in another order
    assert one != Board("BRY@1,0> GBR@0,1>")
    assert one != Board("BRY@0,0>")
    assert one != Board(str(one), min_contacts=1)
    assert Board(min_contacts=1) != Board(min_contacts=1, geometry="dominoes")
    assert one != str(one)
    # The same squares, but other tiles.
    assert Board("RRR@0,0> RRR@0,1> RRR@0,2>") != Board("RRR@0,0v RRR@1,0v RRR@2,0v")


def test_a_board_is_true_and_not_hashable() -> None:
    assert Board()
    with pytest.raises(TypeError):
        hash(Board())


def test_what_lies_where() -> None:
    board = Board("BRY@-1,-1v BRY@0,-1v")
    assert board.at((0, 1)) == Placement("BRY@0,-1v")
    assert board.at((1, 0)) is None
    assert [board.square((-1, y)) for y in range(-2, 3)] == [None, "B", "R", "Y", None]
    assert board.bounds() == (-1, -1, 0, 1)


@settings(max_examples=25)
@given(seeds, st.integers(1, 30), st.integers(-500, 500), st.integers(-500, 500), st.booleans())
def test_the_key_is_the_same_from_every_side(
    seed: int, size: int, dx: int, dy: int, snug: bool
) -> None:
    board = grow(Random(seed), size, snug=float(snug))
    key = board.key()
    for flip in (False, True):
        for turns in range(4):
            moved = Board(" ".join(image(p, turns, flip, dx, dy) for p in board))
            assert moved.key() == key
    backwards = board.copy()
    backwards.lift()
    assert backwards.key() != key


def test_different_boards_have_different_keys() -> None:
    rng = Random(11)
    boards = [grow(rng, rng.randint(1, 3)) for _ in range(400)]
    red_for_green = str.maketrans("RG", "GR")
    boards += [Board(str(b).translate(red_for_green)) for b in boards[:200] if "*" not in str(b)]
    boards += [Board(), Board("B*Y@0,0>"), Board("BBY@0,0>")]
    # The same squares, but other tiles.
    boards.append(Board("RRR@0,0> RRR@0,1> RRR@0,2> RRR@0,3>"))
    boards.append(Board("RRR@0,0> RRR@0,1v RRR@1,1v RRR@2,1v", min_contacts=1))
    looks: dict[frozenset[frozenset[str]], set[str]] = {}
    for board in boards:
        looks.setdefault(frozenset(images(board)), set()).add(board.key())
    keys = [key for same in looks.values() for key in same]
    assert len(looks) > 100
    assert all(len(same) == 1 for same in looks.values())
    assert len(keys) == len(set(keys))


def images(board: Board) -> Iterator[frozenset[str]]:
    """The eight looks of a board, each moved to the same corner."""
    for flip in (False, True):
        for turns in range(4):
            turned = [Placement(image(p, turns, flip, 0, 0)) for p in board]
            dx = -min((x for p in turned for x, _ in p.cells), default=0)
            dy = -min((y for p in turned for _, y in p.cells), default=0)
            yield frozenset(image(p, 0, False, dx, dy) for p in turned)


def test_a_pickled_board_is_small() -> None:
    board = Board("BRY@0,0> BRY@0,1>")
    assert len(pickle.dumps(board)) < 200


def test_watching() -> None:
    board = Board("B*Y@0,0>")
    heard: list[int] = []
    unwatch = board.watch(lambda: heard.append(len(board)))
    board.lay("BRY@0,1>")
    with pytest.raises(IllegalMove):
        board.lay("BRY@0,1>")
    board.lift()
    assert heard == [2, 1]
    board.copy().lay("BRY@0,1>")
    assert heard == [2, 1], "nobody watches a copy"
    unwatch()
    board.lay("BRY@0,1>")
    assert heard == [2, 1]


# As rows


@pytest.mark.parametrize("size", [0, 1, 12, 75])
def test_rows_are_plain_values_with_names(size: int) -> None:
    board = grow(Random(size), size) if size else Board()
    rows = board.rows()
    assert len(rows) == len(board)
    assert Laid._fields == ("order", "placement", "tile", "x", "y", "direction", "contacts")
    shown = Board()
    for order, (row, placement) in enumerate(zip(rows, board, strict=True), 1):
        assert {type(value) for value in row} == {int, str}
        assert row.order == order
        assert row.placement == str(placement)
        assert Tile(row.tile) is placement.tile
        assert row.tile == placement.tile.text
        assert (row.x, row.y) == placement.cells[0]
        assert row.direction == ("down" if placement.down else "right")
        assert row.contacts == len(shown.contacts(placement))
        shown.lay(placement)


def test_rows_of_a_junior_table() -> None:
    board = Board("B*Y@0,0> YGG@3,0> GPR@6,0>", min_contacts=1, geometry="dominoes")
    assert [row.contacts for row in board.rows()] == [0, 1, 1]
