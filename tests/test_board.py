"""The table: laying, lifting, why not, and the spots that are easily overlooked."""

from __future__ import annotations

import copy
import pickle
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

import pytest
import referee
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import bench_boards, grow, image, listing, random_table, texts

from chromino_core.board import Board, Geometry, Laid
from chromino_core.index.free import FreeSlots
from chromino_core.placement import STRIDE, Placement
from chromino_core.problems import IllegalMove, InvalidNotation, InvalidSetup, Problem
from chromino_core.tiles import Tile, all_tiles

GAMES: list[tuple[int, Geometry]] = [(2, "free"), (1, "free"), (1, "dominoes")]
every_game = pytest.mark.parametrize(("min_contacts", "geometry"), GAMES)

READINGS = [reading for tile in all_tiles(chameleons=True) for reading in tile.readings]
CHAMELEONS = [reading for reading in READINGS if "*" in reading]

seeds = st.integers(0, 2**32 - 1)


def on_slot(board: Board, where: str) -> set[str]:
    """The readings, of all 80 tiles, that are legal on one slot."""
    found = {reading for reading in READINGS if board.is_legal(f"{reading}@{where}")}
    listed = {text for placements in listing(board).values() for text in placements}
    assert found == {text.split("@")[0] for text in listed if text.split("@")[1] == where}
    return found


def fresh(board: Board, size: int | None = None) -> Board:
    """A new board on which the same tiles, or the first few of them, have just been laid."""
    return Board(
        " ".join(texts(board)[:size]), min_contacts=board.min_contacts, geometry=board.geometry
    )


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


def lay_random(board: Board, rng: Random) -> None:
    tile = rng.choice(all_tiles(chameleons=True))
    if places := board.legal_placements(tile):
        board.lay(rng.choice(places))


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


# Contacts and problems


def test_contacts_name_squares_sides_and_tiles() -> None:
    board = Board("B*Y@0,0> BRY@0,1>")
    first, second = board.placements
    assert board.contacts("YYG@3,0v") == (
        ((3, 0), "Y", "long", (2, 0), "Y", first),
        ((3, 1), "Y", "long", (2, 1), "Y", second),
    )
    assert board.contacts("YGG@3,0>") == (((3, 0), "Y", "short", (2, 0), "Y", first),)
    assert board.contacts("PRG@1,2v") == (((1, 2), "P", "short", (1, 1), "R", second),)
    assert [contact.matches for contact in board.contacts("PRG@1,2v")] == [False]
    assert [contact.matches for contact in board.contacts("PRG@1,-3v")] == [True]  # the wild square
    assert board.contacts("GGG@3,2>") == ()  # corners are no contact
    assert board.contacts("GGG@5,5>") == ()


@every_game
@pytest.mark.parametrize("seed", range(12))
def test_contacts_and_problems_agree_with_the_referee(
    seed: int, min_contacts: int, geometry: Geometry
) -> None:
    rng = Random(seed)
    board = random_table(6 * seed, min_contacts=min_contacts, geometry=geometry)
    table = referee.Table(texts(board))
    for text in random_placements(board, rng, 150):
        laid = referee.read(text)
        edges = table.edges(laid.cells, laid.down)
        assert sorted(board.contacts(text)) == sorted(
            (
                e.cell,
                laid.reading[e.square],
                e.side,
                e.neighbour,
                e.letter,
                board.placements[e.tile],
            )
            for e in edges
        )
        problems = board.problems(text)
        legal = table.is_legal(text, min_contacts, geometry)
        assert board.is_legal(text) is legal
        assert (not problems) is legal
        of_the_table = [p for p in problems if p.id in TABLE_PROBLEMS]
        expected = list(expected_problems(table, laid, edges, min_contacts))
        assert sorted(map(repr, of_the_table)) == sorted(map(repr, expected))
        if geometry == "free":
            assert of_the_table == list(problems)


TABLE_PROBLEMS = ("occupied", "mismatch", "not-touching", "too-few-contacts")


def expected_problems(
    table: referee.Table, laid: referee.Laid, edges: list[referee.Edge], need: int
) -> Iterator[Problem]:
    """Every reason why a tile may not lie there but junior's own."""
    covered = tuple(cell for cell in laid.cells if cell in table.squares)
    if covered:
        yield Problem("occupied", {}, covered)
    for edge in edges:
        colour = laid.reading[edge.square]
        if not referee.matches(colour, edge.letter):
            args = {"colour": colour, "neighbour": edge.letter}
            yield Problem("mismatch", args, (edge.cell, edge.neighbour))
    if not edges and not covered:
        yield Problem("not-touching", {}, laid.cells)
    elif 0 < len(edges) < need:
        cells = tuple(edge.cell for edge in edges)
        yield Problem("too-few-contacts", {"made": len(edges), "need": need}, cells)


def random_placements(board: Board, rng: Random, number: int) -> Iterator[str]:
    """Some legal ones; and others on, beside and off the table."""
    left, top, right, bottom = board.bounds()
    listed = [text for placements in listing(board).values() for text in placements]
    yield from rng.sample(listed, min(len(listed), number // 5))
    for _ in range(number):
        x, y = rng.randint(left - 5, right + 3), rng.randint(top - 5, bottom + 3)
        yield f"{rng.choice(READINGS)}@{x},{y}{rng.choice('>v')}"


def ids(board: Board, text: str) -> list[str]:
    return [problem.id for problem in board.problems(text)]


def test_every_reason_is_given() -> None:
    board = Board("BRY@0,0> BRY@0,1>")
    assert ids(board, "GGG@9,9>") == ["not-touching"]
    assert ids(board, "GGY@0,-2v") == ["occupied"]
    assert ids(board, "YBG@2,1>") == ["occupied"]
    assert ids(board, "GGG@3,0v") == ["mismatch", "mismatch"]
    assert ids(board, "YGG@3,0>") == ["too-few-contacts"]
    assert ids(board, "GGY@3,1>") == ["mismatch", "too-few-contacts"]
    assert ids(board, "BRG@0,2>") == ["mismatch"]  # two right contacts don't mend a wrong one
    assert ids(board, "BRY@0,2>") == []
    board.lay("YYG@3,0v")
    assert ids(board, "GGG@1,2>") == ["occupied", "mismatch", "mismatch"]
    assert ids(board, "GGG@2,2>") == ["occupied", "mismatch", "too-few-contacts"]


def test_problems_carry_what_a_sentence_needs() -> None:
    board = Board("BRY@0,0> BRY@0,1>")
    [mismatch] = board.problems("BRG@0,2>")
    assert mismatch == ("mismatch", {"colour": "G", "neighbour": "Y"}, ((2, 2), (2, 1)))
    [too_few] = board.problems("YGG@3,0>")
    assert too_few == ("too-few-contacts", {"made": 1, "need": 2}, ((3, 0),))
    occupied = board.problems("YYG@2,1>")[0]
    assert occupied == ("occupied", {}, ((2, 1),))


def test_an_illegal_board_is_refused_with_the_reasons() -> None:
    with pytest.raises(IllegalMove) as caught:
        Board("BRY@0,0> BRG@0,1>")
    assert [problem.id for problem in caught.value.problems] == ["mismatch"]
    assert isinstance(caught.value, ValueError)
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.problems == caught.value.problems
    assert str(again) == str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        " ",
        "BRY@0,0> ",
        " BRY@0,0>",
        "BRY@0,0>  BRY@0,1>",
        "BRY@0,0>\tBRY@0,1>",
        "BRY@0,0>\nBRY@0,1>",
        "BRY@0,0>,BRY@0,1>",
        "BRY@0,0> draw",
        "BRY@0,0> BRY",
        None,
        7,
        b"BRY@0,0>",
        ["BRY@0,0>"],
    ],
    ids=repr,
)
def test_what_is_no_board_is_refused(text: Any) -> None:
    with pytest.raises(InvalidNotation):
        Board(text)


@pytest.mark.parametrize(
    "options",
    [
        {"min_contacts": 0},
        {"min_contacts": 3},
        {"min_contacts": True},
        {"min_contacts": "2"},
        {"min_contacts": None},
        {"min_contacts": float("nan")},
        {"min_contacts": [2]},
        {"geometry": "hexes"},
        {"geometry": None},
        {"geometry": ["free"]},
        {"geometry": "dominoes"},
        {"geometry": "dominoes", "min_contacts": 2},
    ],
    ids=repr,
)
def test_there_is_no_such_game(options: dict[str, Any]) -> None:
    with pytest.raises(InvalidSetup):
        Board(**options)


# Spots that are easily overlooked


def test_a_chameleons_centre_between_two_colours() -> None:
    board = Board(
        "PBB@0,0v BBR@1,1v BRB@2,2v BYY@2,1> YYG@3,0> YGB@4,-1> BYG@3,-2> RPB@-1,-1v RRP@-2,-2v"
        " RYP@-1,-2>"
    )
    touched = [(c.neighbour_colour, c.side) for c in board.contacts("B*G@2,-3v")]
    assert touched == [("P", "long"), ("B", "long")]
    assert on_slot(board, "2,-3v") == set(CHAMELEONS)
    assert ids(board, "BPB@2,-3v") == ["mismatch"]


def test_a_cell_beside_a_wild_square_and_a_colour() -> None:
    board = Board("PYB@0,0v PPY@1,-1v R*P@0,-3v")
    touched = [contact.neighbour_colour for contact in board.contacts("PBB@1,-2>")]
    assert touched == ["*", "P"]
    assert on_slot(board, "1,-2>") == {reading for reading in READINGS if reading[0] == "P"}
    # The same with the last square, from the other side.
    board = Board("GGR@0,0> GRG@1,1> R*G@-2,1>")
    assert on_slot(board, "-1,-2v") == {reading for reading in READINGS if reading[2] == "G"}


def test_wild_beside_wild() -> None:
    # Centres meet only side by side, so with the five pairs of ends only if a tile is there twice.
    board = Board("B*Y@0,0>")
    assert {"B*Y@0,-1>", "B*Y@0,1>"} <= set(map(str, board.legal_placements("B*Y")))
    assert len(board.contacts("B*Y@0,1>")) == 3
    assert all(contact.matches for contact in board.contacts("B*Y@0,1>"))
    assert ids(board, "G*R@0,1>") == ["mismatch", "mismatch"]
    board.lay("B*Y@0,1>")
    assert board.is_legal("BGY@0,2>")


@pytest.mark.parametrize("seed", range(4))
def test_palindromes_are_listed_once_per_slot(seed: int) -> None:
    board = grow(Random(seed), 30)
    found = 0
    for tile in all_tiles():
        if tile.text == tile.text[::-1]:
            slots = [placement.slot for placement in board.legal_placements(tile)]
            assert len(slots) == len(set(slots))
            found += len(slots)
    assert found > 0


def test_a_tile_of_one_colour_beside_its_like() -> None:
    board = Board("RRR@0,0>")
    listed = list(map(str, board.legal_placements("RRR")))
    assert sorted(listed) == sorted(f"RRR@{x},{y}>" for x in (-1, 0, 1) for y in (-1, 1))
    board = Board("RRR@0,0>", min_contacts=1)
    assert len(board.legal_placements("RRR")) == 24


def test_the_parallel_neighbour_of_equal_pattern() -> None:
    board = Board("BRY@0,0>")
    assert set(map(str, board.legal_placements("YRB"))) == {"BRY@0,-1>", "BRY@0,1>"}
    assert ids(board, "YRB@0,1>") == ["mismatch", "mismatch"]
    # The pattern that two tiles in one line make together.
    board = Board("BRY@0,0> RYY@1,1> YPP@3,0>")
    assert "YYP@2,-1>" in legal(board, "PYY")
    touched = [contact.touched for contact in board.contacts("YYP@2,-1>")]
    assert touched == [Placement("BRY@0,0>"), Placement("YPP@3,0>"), Placement("YPP@3,0>")]


def test_a_bay() -> None:
    board = Board(
        "RRR@0,0> PRR@-1,-1> GPR@-2,-2> BGP@-3,-3> GPY@-2,-4> RBP@2,-1> PYY@-1,-5> YRB@1,-4>"
        " RBR@2,-3>"
    )
    assert len(board.contacts("RRB@1,-2>")) == 6
    assert on_slot(board, "1,-2>") == {"RRB"}


def test_a_hole_of_one_tile_and_eight_contacts() -> None:
    board = Board("BYY@0,1> BBY@-1,2> BBB@-1,-1v Y*P@2,2> YYY@3,-1v BGY@0,-1>")
    contacts = board.contacts("B*Y@0,0>")
    assert len(contacts) == 8
    assert Counter(contact.side for contact in contacts) == {"long": 6, "short": 2}
    assert len({contact.touched for contact in contacts}) == 4
    assert on_slot(board, "0,0>") == {"B*Y"}
    board.lay("B*Y@0,0>")
    assert on_slot(board, "0,0>") == set()
    assert ids(board, "B*Y@0,0>") == ["occupied"]
    board.lift()
    assert on_slot(board, "0,0>") == {"B*Y"}


def test_seven_contacts() -> None:
    board = Board(
        "BBY@0,1> BBB@-1,2> G*B@-1,-1v GRB@-2,-1v BGG@-3,-2> GGG@-2,-3> GPR@0,-2> P*Y@1,-1>"
        " YYR@3,0v"
    )
    assert len(board.contacts("B*Y@0,0>")) == 7
    assert on_slot(board, "0,0>") == {"B*Y"}


def test_a_hole_of_one_tile_for_a_plain_one() -> None:
    board = Board("BBY@0,0> BYY@1,-1> PRB@0,-3v YYY@3,0> RRY@4,-3v PBR@1,-3>")
    assert on_slot(board, "1,-2>") == exactly_by_referee(board, "1,-2>")
    hole = {(1, -2), (2, -2), (3, -2)}
    assert covering(board, hole) <= {"1,-2>"}


@pytest.mark.parametrize(
    ("text", "hole"),
    [
        ("G*B@3,3> Y*P@2,4> PPP@3,5> BRP@6,3v", {(5, 4)}),
        ("B*Y@2,-2> GBY@1,-3> RGY@4,-5v GGB@0,-4> G*B@0,-5> BBB@1,-6>", {(3, -5), (3, -4)}),
        (
            "RPB@0,0v RRP@-1,-1v RGP@0,-1> PBR@1,1v B*Y@2,2v BYY@3,2v PGB@3,-1v",
            {(1, 0), (2, 0), (2, 1)},
        ),
        (
            "PGG@2,8> YPG@1,9> GPB@4,9v PBB@5,10v YBB@2,12> YPY@1,10v",
            {(2, 10), (2, 11), (3, 10), (3, 11)},
        ),
    ],
    ids=["one cell", "two cells", "three round a corner", "a square of four"],
)
def test_holes_that_no_tile_fills(text: str, hole: set[tuple[int, int]]) -> None:
    board = Board(text)
    assert all(board.at(cell) is None for cell in hole)
    assert covering(board, hole) == set()


def test_a_hole_longer_than_a_tile() -> None:
    board = Board(
        "BBR@0,0> BRR@1,-1> RRR@3,0> YPB@-2,-1> GBR@4,-3v GYP@-3,-2> YPY@-2,-3> YGG@1,-3>"
    )
    hole = {(0, -2), (1, -2), (2, -2), (3, -2)}
    assert all(board.at(cell) is None for cell in hole)
    assert covering(board, hole) <= {"0,-2>", "1,-2>"}
    for where in ("0,-2>", "1,-2>"):
        assert on_slot(board, where) == exactly_by_referee(board, where)


def covering(board: Board, cells: set[tuple[int, int]]) -> set[str]:
    """The slots on which a tile may lie and would cover one of the cells."""
    placements = (Placement(text) for found in listing(board).values() for text in found)
    return {str(p).split("@")[1] for p in placements if cells.intersection(p.cells)}


def exactly_by_referee(board: Board, where: str) -> set[str]:
    table = referee.Table(texts(board))
    return {reading for reading in READINGS if table.is_legal(f"{reading}@{where}")}


def test_fitting_are_the_tiles_with_a_placement() -> None:
    for seed in range(20):
        board = random_table(seed * 3)
        tiles = [Tile(reading) for reading in READINGS]
        assert board.fitting(tiles) == [tile for tile in tiles if board.legal_placements(tile)]
    assert Board().fitting(all_tiles()) == list(all_tiles())


# The junior games


def dominoes(text: str) -> Board:
    return Board(text, min_contacts=1, geometry="dominoes")


def legal(board: Board, tile: str) -> set[str]:
    return set(map(str, board.legal_placements(tile)))


def spots(board: Board, tiles: Iterable[str]) -> set[str]:
    return {text.split("@")[1] for tile in tiles for text in legal(board, tile)}


def test_the_first_chameleon_has_four_open_spots() -> None:
    board = dominoes("B*Y@0,0>")
    assert legal(board, "BRY") == {
        "YRB@-3,0>",
        "YRB@3,0>",
        "BRY@1,-3v",
        "YRB@1,-3v",
        "BRY@1,1v",
        "YRB@1,1v",
    }
    plain = [tile.text for tile in all_tiles()]
    assert spots(board, plain) == {"-3,0>", "3,0>", "1,-3v", "1,1v"}
    assert legal(board, "GGG") == {"GGG@1,-3v", "GGG@1,1v"}


def test_a_later_chameleon_has_three() -> None:
    board = dominoes("BRY@0,0> B*G@3,-1v")
    assert legal(board, "BPG") == {
        "GPB@-3,0>",  # at the tile's own end
        "GPB@3,-4v",
        "GPB@3,2v",
        "BPG@4,0>",
        "GPB@4,0>",
    }
    plain = [tile.text for tile in all_tiles()]
    assert spots(board, plain) == {"-3,0>", "3,-4v", "3,2v", "4,0>"}


def test_a_chameleon_is_laid_across_an_end() -> None:
    board = dominoes("BRY@0,0>")
    across = {"-1,-1v", "3,-1v"}
    assert spots(board, CHAMELEONS) == across
    for reading in CHAMELEONS:
        for where in across:
            assert board.is_legal(f"{reading}@{where}")
    # Never lengthwise, and never on the long side of a tile.
    assert ids(board, "Y*B@3,0>") == ["chameleon-across"]
    assert ids(board, "B*G@0,1v") == ["chameleon-across"]
    assert sorted(ids(board, "B*G@0,1>")) == [
        "chameleon-across",
        "chameleon-across",
        "mismatch",
        "not-at-an-end",
        "too-many-contacts",
    ]


def test_a_chameleon_across_a_chameleons_end_but_never_at_its_centre() -> None:
    board = dominoes("B*Y@0,0>")
    assert spots(board, CHAMELEONS) == {"-1,-1v", "3,-1v"}
    # Centre to centre would touch with the ends too.
    assert "centre-to-centre" in ids(board, "B*Y@0,1>")
    assert "too-many-contacts" in ids(board, "B*Y@0,1>")
    assert not board.is_legal("B*Y@0,1>")
    # With its end at the other's centre it doesn't lie across.
    assert ids(board, "G*R@1,1v") == ["chameleon-across"]


def test_dominoes_lie_end_to_end() -> None:
    board = dominoes("BRY@0,0>")
    assert legal(board, "GPY") == {"YPG@3,0>"}
    assert ids(board, "YPG@3,0v") == ["not-end-to-end"]
    assert ids(board, "PGY@2,-3v") == ["not-at-an-end"]
    assert ids(board, "RPG@1,1v") == ["not-at-an-end"]
    assert ids(board, "GYB@2,1>") == ["mismatch", "not-end-to-end"]
    assert ids(board, "BPG@3,0>") == ["mismatch"]
    assert ids(board, "BRY@0,1>").count("too-many-contacts") == 1
    assert ids(board, "YPG@9,9>") == ["not-touching"]


def test_dominoes_make_exactly_one_contact() -> None:
    # Two lines from one chameleon; between them a tile would touch both.
    board = dominoes("B*Y@0,0> YRG@3,0> YPY@1,1v P*R@6,-1v RGB@6,2v")
    listed = [text for found in listing(board).values() for text in found]
    assert all(len(board.contacts(text)) == 1 for text in listed)
    assert sorted(listed) == sorted(
        text
        for tile in listing(board)
        for text in referee.legal_placements(texts(board), tile, 1, "dominoes")
    )


def test_without_chameleons_the_line_never_turns() -> None:
    board = grow(Random(2), 30, chameleons=False, min_contacts=1, geometry="dominoes", snug=0.0)
    assert len(board) == 30
    left, top, right, bottom = board.bounds()
    assert (right - left, bottom - top) in ((89, 0), (0, 89))


def test_one_contact_is_enough_in_the_other_junior_game() -> None:
    board = Board("BRY@0,0>", min_contacts=1)
    assert legal(board, "GGY") == {
        "YGG@3,0>",  # end to end
        "GGY@2,-3v",  # across the end
        "YGG@2,1v",
        "YGG@3,0v",  # along the short side
        "GGY@3,-2v",
        "YGG@2,-1>",  # with one square above or below
        "YGG@2,1>",
    }
    assert ids(board, "GGY@9,9>") == ["not-touching"]
    assert ids(board, "GGB@2,1v") == ["mismatch"] * len(board.contacts("GGB@2,1v"))


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


# Far away from the first tile: the grid behind the table lies in chunks of 64 x 64 cells


def diagonal(size: int, right: int = 1, down: int = 1) -> Board:
    """As spread out as a table can be: one corner is as far from the other as its tiles allow."""
    board = Board()
    for n in range(size):
        board.lay(f"RRR@{right * n},{down * n}>")
    return board


def known_of_cells(board: Board) -> dict[int, int]:
    """What the index knows of each cell; all chunks that read a cell must know the same."""
    slots = board._slots
    assert isinstance(slots, FreeSlots)
    found: dict[int, set[int]] = {}
    for chunk, grid in slots._chunks._grids.items():
        for row in range(-3, 69):
            for column in range(-3, 69):
                state = grid[(row + 7) * 80 + column + 7]
                found.setdefault(chunk + row * STRIDE + column, set()).add(state)
    assert all(len(states) == 1 for states in found.values())
    return {spot: state for spot, (state,) in found.items() if state}


@pytest.mark.parametrize(("right", "down"), [(1, 1), (-1, 1), (1, -1), (-1, -1)])
def test_where_four_chunks_meet(right: int, down: int) -> None:
    rng = Random(f"{right} {down}")
    board = diagonal(36, right, down)
    before, text = known_of_cells(board), str(board)
    laid = 0
    while laid < 60:
        places = board.legal_placements(rng.choice(all_tiles(chameleons=True)))
        near = [place for place in places if max(abs(place.x), abs(place.y)) > 26]
        if near:
            board.lay(rng.choice(near))
            laid += 1
    slots = board._slots
    assert isinstance(slots, FreeSlots)
    assert len(slots._chunks) == 4
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


def test_a_long_diagonal_takes_no_more_room_than_its_tiles() -> None:
    """A rectangle around it would have millions of cells, and grow with the square of its tiles."""
    size, most = 3_000, 4_000
    tracemalloc.start()
    try:
        board = diagonal(size)
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
    assert copying - built < size * most
    assert laying - copying < 100_000, "nothing large is made anew for one tile"
    assert other == board
    slots = board._slots
    assert isinstance(slots, FreeSlots)
    assert len(slots._chunks) < size / 64 * 4
    assert {len(grid) for grid in slots._chunks._grids.values()} == {80 * 80}


def test_a_table_around_its_first_tile_is_one_chunk_wherever_that_lies() -> None:
    for where in ("0,0>", "31,-32v", "-1000000,1000000>", "999999,77v"):
        board = Board(f"RGB@{where}")
        rng = Random(where)
        for _ in range(12):
            lay_random(board, rng)
        slots = board._slots
        assert isinstance(slots, FreeSlots)
        assert len(slots._chunks) == 1
        while len(board):
            board.lift()
        assert len(slots._chunks) == 0


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
