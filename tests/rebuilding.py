"""In how many ways tiles can be laid into a given shape, by trying all of them.

Nothing here comes from `chromino_core`.

>>> ways_to_rebuild(["B*Y@0,0>", "BRY@0,1>"])  # and the other row above, and each of them turned
4
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from referee import NEIGHBOURS, Cell, Laid, matches, read, slot


class _Puzzle(NamedTuple):
    free: set[Cell]
    squares: dict[Cell, str]
    laid: list[Laid]


def ways_to_rebuild(placements: Iterable[str]) -> int:
    """The number of tables of this shape, each of these tiles used once, all of it legal."""
    laid = [read(text) for text in placements]
    shape = {cell for each in laid for cell in each.cells}
    tables = _fill(_Puzzle(shape, {}, []), [each.reading for each in laid])
    return sum(_can_be_laid(table) for table in tables)


def _fill(puzzle: _Puzzle, tiles: list[str]) -> Iterator[list[Laid]]:
    """Lay some tile on the first free cell, from the left in the topmost row, and go on so."""
    if not puzzle.free:
        yield list(puzzle.laid)
        return
    x, y = min(puzzle.free, key=lambda cell: (cell[1], cell[0]))
    for n, tile in enumerate(tiles):
        for way in ">v":
            for reading in dict.fromkeys((tile, tile[::-1])):
                one = Laid(reading, slot(x, y, way), way == "v")
                if puzzle.free.issuperset(one.cells) and _matches_all(puzzle, one):
                    puzzle.free.difference_update(one.cells)
                    puzzle.squares.update(zip(one.cells, reading, strict=True))
                    puzzle.laid.append(one)
                    yield from _fill(puzzle, tiles[:n] + tiles[n + 1 :])
                    puzzle.laid.pop()
                    for cell in one.cells:
                        del puzzle.squares[cell]
                    puzzle.free.update(one.cells)


def _matches_all(puzzle: _Puzzle, one: Laid) -> bool:
    return all(
        matches(letter, puzzle.squares.get((x + dx, y + dy), letter))
        for (x, y), letter in zip(one.cells, one.reading, strict=True)
        for dx, dy in NEIGHBOURS
    )


def _can_be_laid(table: list[Laid]) -> bool:
    """Whether there is an order in which each tile touches those before it twice at least."""
    touching = {}
    for one, other in combinations(range(len(table)), 2):
        count = _contacts(table[one], table[other])
        touching[one, other] = touching[other, one] = count
    return any(_grows_from(first, touching, len(table)) for first in range(len(table)))


def _grows_from(first: int, touching: dict[tuple[int, int], int], size: int) -> bool:
    # Every tile that lies makes more contacts for the others, so the order is no matter.
    lying, waiting = {first}, set(range(size)) - {first}
    while waiting:
        fitting = {n for n in waiting if sum(touching[n, other] for other in lying) >= 2}
        if not fitting:
            return False
        lying |= fitting
        waiting -= fitting
    return True


def _contacts(one: Laid, other: Laid) -> int:
    return sum((x + dx, y + dy) in other.cells for x, y in one.cells for dx, dy in NEIGHBOURS)
