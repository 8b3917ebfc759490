"""Random tables for the tests, each from its seed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TypedDict

import referee

from chromino_core.board import Board, Geometry
from chromino_core.placement import Placement
from chromino_core.tiles import Tile, all_tiles

DATA = Path(__file__).parent / "data"

GAMES: list[tuple[int, Geometry]] = [(2, "free"), (1, "free"), (1, "dominoes")]
"""How many contacts a board asks for, and of which geometry."""
READINGS = [reading for tile in all_tiles(chameleons=True) for reading in tile.readings]


class BenchBoard(TypedDict):
    """One entry of the bench files, whose totals were counted by brute force elsewhere."""

    board: list[str]
    hand: list[str]
    rest: list[str]
    hand_total: int
    rest_total: int


def bench_boards(box: int) -> list[BenchBoard]:
    """The 100 boards of `boards75.json` or `boards80.json`."""
    boards: list[BenchBoard] = json.loads((DATA / f"boards{box}.json").read_text("utf-8"))
    return boards


def grow(
    rng: Random,
    size: int,
    *,
    chameleons: bool = True,
    min_contacts: int = 2,
    geometry: Geometry = "free",
    snug: float = 0.5,
) -> Board:
    """A table of `size` different tiles, laid in random legal play; a tile that fits nowhere waits.

    It has fewer tiles if no tile that is left fits. The more `snug`, the more often a tile is laid
    where it makes the most contacts, which is what gives tables with bays and holes.
    """
    board = Board(min_contacts=min_contacts, geometry=geometry)
    waiting = list(all_tiles(chameleons))
    rng.shuffle(waiting)
    board.lay(_first(rng, waiting.pop()))
    while len(board) < size:
        fitting = ((tile, places) for tile in waiting if (places := board.legal_placements(tile)))
        tile, options = next(fitting, (None, []))
        if tile is None:
            break
        waiting.remove(tile)
        rng.shuffle(options)
        is_snug = rng.random() < snug
        board.lay(max(options, key=lambda p: len(board.contacts(p))) if is_snug else options[0])
    return board


def _first(rng: Random, tile: Tile) -> str:
    return (
        f"{rng.choice(tile.readings)}@{rng.randint(-50, 50)},{rng.randint(-50, 50)}"
        f"{rng.choice('>v')}"
    )


def random_table(seed: int, *, min_contacts: int = 2, geometry: Geometry = "free") -> Board:
    """A table of 2 to 75 tiles, with or without chameleons, loose or snug, all by the seed."""
    rng = Random(f"{seed} {min_contacts} {geometry}")
    return grow(
        rng,
        2 + seed % 74,
        chameleons=rng.random() < 0.5,
        min_contacts=min_contacts,
        geometry=geometry,
        snug=rng.choice((0.0, 0.5, 1.0)),
    )


def texts(board: Board) -> list[str]:
    return [str(placement) for placement in board]


def listing(board: Board) -> dict[str, list[str]]:
    """The legal placements of every one of the 80 tiles."""
    return {
        tile.text: [str(placement) for placement in board.legal_placements(tile)]
        for tile in all_tiles(chameleons=True)
    }


def image(placement: Placement, turns: int, flip: bool, dx: int, dy: int) -> str:
    """The text of a placement on a table that is mirrored, turned by 90 degrees, then shifted."""
    cells = []
    for cell in placement.cells:
        x, y = (-cell[0], cell[1]) if flip else cell
        for _ in range(turns):
            x, y = -y, x
        cells.append((x + dx, y + dy))
    reading = placement.reading
    if cells[-1] < cells[0]:
        cells, reading = cells[::-1], reading[::-1]
    way = "v" if cells[0][0] == cells[1][0] else ">"
    return f"{reading}@{cells[0][0]},{cells[0][1]}{way}"


def is_sound(board: Board) -> bool:
    """Whether the referee allows every tile on the table, in the order in which they were laid."""
    table = referee.Table()
    for text in texts(board):
        if not table.is_legal(text, board.min_contacts, board.geometry):
            return False
        table.lay(text)
    return True


def fresh(board: Board, size: int | None = None) -> Board:
    """A new board on which the same tiles, or the first few of them, have just been laid."""
    return Board(
        " ".join(texts(board)[:size]), min_contacts=board.min_contacts, geometry=board.geometry
    )


def lay_random(board: Board, rng: Random) -> None:
    tile = rng.choice(all_tiles(chameleons=True))
    if places := board.legal_placements(tile):
        board.lay(rng.choice(places))


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
