"""`legal_placements` against the brute-force scan: no difference, for any tile, on any table."""

from __future__ import annotations

from random import Random

import pytest
import referee
from tables import grow, is_sound, listing, random_table, texts

from chromino_core.board import Board, Geometry
from chromino_core.placement import Placement

GAMES: list[tuple[int, Geometry]] = [(2, "free"), (1, "free"), (1, "dominoes")]
PER_TEST = 10


def assert_exact(board: Board) -> None:
    """Every legal placement of every tile is listed, once, and nothing else."""
    scan = referee.Scan(texts(board), board.min_contacts, board.geometry)
    for tile, listed in listing(board).items():
        assert sorted(listed) == sorted(scan.legal_placements(tile)), f"{tile} on {board!r}"


def assert_exact_on(seeds: range, min_contacts: int, geometry: Geometry) -> None:
    for seed in seeds:
        board = random_table(seed, min_contacts=min_contacts, geometry=geometry)
        assert is_sound(board), repr(board)
        assert_exact(board)


@pytest.mark.parametrize("first", range(0, 150, PER_TEST))
def test_150_random_tables(first: int) -> None:
    assert_exact_on(range(first, first + PER_TEST), 2, "free")


@pytest.mark.parametrize("first", range(0, 40, PER_TEST))
@pytest.mark.parametrize(("min_contacts", "geometry"), GAMES[1:])
def test_random_tables_of_junior_games(first: int, min_contacts: int, geometry: Geometry) -> None:
    # The step spreads the few seeds over all sizes.
    seeds = range(5 * first, 5 * (first + PER_TEST), 5)
    assert_exact_on(seeds, min_contacts, geometry)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1_000, 3_000, 100))
@pytest.mark.parametrize(("min_contacts", "geometry"), GAMES)
def test_2000_random_tables(first: int, min_contacts: int, geometry: Geometry) -> None:
    assert_exact_on(range(first, first + 100), min_contacts, geometry)


def test_the_150_tables_are_of_all_sorts() -> None:
    boards = [random_table(seed) for seed in range(150)]
    sizes = {len(board) for board in boards}
    with_chameleons = sum("*" in str(board) for board in boards)
    assert {2, 75} <= sizes
    assert len(sizes) >= 70
    assert 40 <= with_chameleons <= 110
    touches = {len(edges) for board in boards for _, edges in referee.Scan(texts(board)).slots}
    assert touches == set(range(1, 9))


@pytest.mark.parametrize(("min_contacts", "geometry"), GAMES)
def test_every_table_on_the_way(min_contacts: int, geometry: Geometry) -> None:
    full = grow(Random(9), 30, min_contacts=min_contacts, geometry=geometry)
    board = Board(min_contacts=min_contacts, geometry=geometry)
    for placement in full:
        board.lay(placement)
        assert_exact(board)
    while len(board) > 1:
        board.lift()
        assert_exact(board)


@pytest.mark.parametrize("dx", [-1, 1])
@pytest.mark.parametrize("dy", [-1, 1])
def test_tables_that_sprawl(dx: int, dy: int) -> None:
    """Far wider than any game's, so that whatever the engine reserves has to grow, each way."""
    board = Board()
    for n in range(150):
        board.lay(f"RRR@{n * dx},{n * dy}>")
    assert_exact(board)
    board = Board(min_contacts=1)
    for n in range(40):
        board.lay(f"RRR@{3 * n * dx},0>")
    board.lay("RRR@0,1v")
    for n in range(1, 40):
        board.lay(f"RRR@0,{1 + 3 * n * dy + (0 if dy > 0 else -1)}v")
    assert_exact(board)


def test_a_table_that_sprawls_both_ways_and_back() -> None:
    board = Board()
    board.lay("RRR@0,0>")
    for n in range(1, 60):
        board.lay(f"RRR@{n},{n}>")
        board.lay(f"RRR@{-n},{-n}>")
    assert_exact(board)
    for _ in range(100):
        board.lift()
    assert_exact(board)


@pytest.mark.parametrize(("min_contacts", "geometry"), GAMES)
@pytest.mark.parametrize(("dx", "dy"), [(999_900, 999_900), (-999_900, 0), (0, -999_900)])
def test_no_place_is_special(min_contacts: int, geometry: Geometry, dx: int, dy: int) -> None:
    here = grow(Random(4), 25, min_contacts=min_contacts, geometry=geometry)
    there = Board(min_contacts=min_contacts, geometry=geometry)
    for placement in here:
        there.lay(shifted(str(placement), dx, dy))
    for tile, listed in listing(here).items():
        moved = {shifted(text, dx, dy) for text in listed}
        found = there.legal_placements(tile)
        assert {str(placement) for placement in found} == moved
        assert all(Placement(str(placement)) == placement for placement in found)


def shifted(text: str, dx: int, dy: int) -> str:
    laid = referee.read(text)
    x, y = laid.cells[0]
    return f"{laid.reading}@{x + dx},{y + dy}{'v' if laid.down else '>'}"
