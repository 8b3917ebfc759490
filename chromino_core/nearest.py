"""The nearest miss of a tile that cannot be laid: where it almost fits, and what is wrong there.

>>> game = Game(["Ann", "Ben"], seed=7)
>>> print(game.board)
G*R@0,0>
>>> miss, problems = nearest_miss(game, 1, Tile("BYP"))
>>> print(miss, *(problem.id for problem in problems))
BYP@1,-3v too-few-contacts
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from heapq import heapify, heappop
from typing import TypeAlias

from chromino_core.board import Board
from chromino_core.game import Game
from chromino_core.game.turn import ends_with_chameleon
from chromino_core.index.slots import EDGES
from chromino_core.placement import STEPS, Placement, place, xy
from chromino_core.problems import IllegalMove, Problem
from chromino_core.tiles import MATCHES, Tile

__all__ = ["nearest_miss", "nearest_on"]

_Rank: TypeAlias = tuple[int, int, int, int, str]
"""How far a placement is from legal: how many problems it has; how many of its contacts match, as a
negative number; how far away the tile laid last is; then its slot and its reading."""


def nearest_miss(game: Game, seat: int, tile: Tile) -> tuple[Placement, tuple[Problem, ...]]:
    """Where a tile of the seat comes nearest to being legal, and everything that is wrong there.

    It covers nothing and touches the table. Raises `IllegalMove` if the tile can be laid.
    """
    hand, board = game.hands[seat], game.frozen_board
    if tile not in hand:
        raise IllegalMove.because("not-in-hand", tile=tile.text)
    fits = bool(board.fitting([tile]))
    turn = [Problem("chameleon-last")] if ends_with_chameleon(game.rules, hand) else []
    if fits and not turn:
        raise IllegalMove.because("tile-fits", tile=tile.text)
    miss = nearest_on(board, tile, 0 if fits else 1)
    return miss, (*turn, *board.problems(miss))


def nearest_on(board: Board, tile: Tile, least: int = 1) -> Placement:
    """The placement of the lowest rank, knowing that each has so many problems at least."""
    # Counting all problems takes long, so only those are counted that may be the lowest.
    ranks = list(_lowest_ranks(board, tile, least))
    heapify(ranks)
    best: _Rank | None = None
    while best is None or (ranks and ranks[0] < best):
        _, matching, way, slot, reading = heappop(ranks)
        rank = len(board.problems(place(reading, slot))), matching, way, slot, reading
        best = rank if best is None else min(best, rank)
    return place(best[4], best[3])


def _lowest_ranks(board: Board, tile: Tile, least: int) -> Iterator[_Rank]:
    """The rank of each placement, as if only colours and the number of contacts counted."""
    squares = {
        (placement.slot >> 1) + n * STEPS[placement.down]: square
        for placement in board
        for n, square in enumerate(placement.reading)
    }
    last_x, last_y = board.placements[-1].cells[1]
    for slot in _slots_beside(squares.keys()):
        first, down = slot >> 1, slot & 1
        x, y = xy(first + STEPS[down])
        way = abs(x - last_x) + abs(y - last_y)
        touched = [
            (n, squares[first + offset])
            for n, _, offset in EDGES[down]
            if first + offset in squares
        ]
        missing = max(0, board.min_contacts - len(touched))
        for reading in tile.readings:
            matching = sum(square in MATCHES[reading[n]] for n, square in touched)
            wrong = len(touched) - matching + missing
            yield max(least, wrong), -matching, way, slot, reading


def _slots_beside(covered: Set[int]) -> set[int]:
    """Every three empty cells in a row of which at least one is beside a tile."""
    right, down = STEPS
    beside = {cell + step for cell in covered for step in (right, down, -right, -down)}
    return {
        2 * first + (step == down)
        for cell in beside - covered
        for step in STEPS
        for first in (cell - 2 * step, cell - step, cell)
        if covered.isdisjoint((first, first + step, first + 2 * step))
    }
