"""New conundrums: a table grown by legal play, and given tiles whose places are of a wished grade.

The wish only decides how large a table is tried and which tiles are taken; the grade is what is
measured then.

>>> conundrum = generate(7, 3)
>>> conundrum.grade, conundrum == generate(7, 3)
(3, True)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from random import Random
from typing import Final, NamedTuple

from chromino_core.board import Board
from chromino_core.conundrums.conundrum import Conundrum
from chromino_core.conundrums.difficulty import Looked, Place, summed
from chromino_core.conundrums.limits import GRADES, MOST, WIDEST, extent, is_too_wide
from chromino_core.game.seed import MOST_SEED, chance
from chromino_core.placement import Placement
from chromino_core.problems import Cell, InvalidConundrum, shown
from chromino_core.tiles import Tile, all_tiles

__all__ = ["generate"]


class _Plan(NamedTuple):
    """What is tried for a grade."""

    least_tiles: int
    """So many tiles are on the table at least."""
    most_tiles: int
    least_places: int
    """So many places there are at least, of all given tiles together."""
    most_places: int
    alone: float
    """How often only one tile is given."""
    wild: float
    """How often a chameleon may be given."""


_PLANS: Final = (
    _Plan(5, 8, 2, 5, alone=0.7, wild=0.0),
    _Plan(6, 10, 3, 8, alone=0.5, wild=0.1),
    _Plan(8, 14, 3, MOST, alone=0.4, wild=0.2),
    _Plan(11, 19, 3, MOST, alone=0.3, wild=0.3),
    _Plan(16, 24, 3, MOST, alone=0.3, wild=0.4),
)
_TABLES: Final = 500
"""So many tables are tried; nobody has seen a seed that needed twenty, and most need one."""
_CHOICE: Final = 4
"""So many tiles offer themselves for each place in a table."""
_ROOM: Final = 2
"""So many columns and rows of a phone are left free for places at the rim."""
_TASTE: Final = 2
_WHIM: Final = 4
"""How far chance may go against what would be best for a table, and for what is given. Without it
the smallest tables would be few, and come again."""


class _Form(NamedTuple):
    """What is given, before it is known which tiles."""

    alone: bool
    wild: bool


def generate(seed: int, grade: int = 3) -> Conundrum:
    """The conundrum of a seed, from 0 to 2**32 - 1, and a grade, from 1 to 5."""
    if not isinstance(grade, int) or isinstance(grade, bool) or grade not in GRADES:
        raise InvalidConundrum.because("conundrum-grade", value=shown(grade))
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= MOST_SEED:
        rng, plan = chance(seed, f"conundrum {grade}"), _PLANS[grade - 1]
        form = _Form(rng.random() < plan.alone, rng.random() < plan.wild)
        for _ in range(_TABLES):
            board = _grown(rng, rng.randint(plan.least_tiles, plan.most_tiles))
            given = _given(rng, board, grade, form)
            if given:
                return Conundrum(board, given)
    raise InvalidConundrum.because("conundrum-number", value=shown(seed), least=0, most=MOST_SEED)


# The table


def _grown(rng: Random, size: int) -> Board:
    """A table of tiles that were laid one after the other, each where it may lie."""
    waiting = list(all_tiles(chameleons=True))
    rng.shuffle(waiting)
    board, cells = Board(), list[Cell]()
    while len(board) < size:
        options = list(islice(_options(rng, board, cells, waiting), _CHOICE))
        if not options:
            break
        laid = max(
            options, key=lambda each: _comeliness(board, cells, each) + _TASTE * rng.random()
        )
        board.lay_unchecked(laid)
        cells += laid.cells
        waiting.remove(laid.tile)
    return board


def _options(
    rng: Random, board: Board, cells: list[Cell], waiting: list[Tile]
) -> Iterator[Placement]:
    """A place for each tile that fits."""
    for tile in waiting:
        places = board.legal_placements(tile)
        if places:
            place = rng.choice(places)
            if not is_too_wide([*cells, *place.cells], WIDEST - _ROOM):
                yield place


def _comeliness(board: Board, cells: list[Cell], placement: Placement) -> int:
    """How much better a table looks, and how much more there is to see on it, with one more tile.

    Tiles that lie side by side in one heap have few bays, and those in one line sprawl.
    """
    touched = [each for each in board.touched(placement.slot) if each is not None]
    crosses = any(each.down != placement.down for each in touched)
    return 2 * len(set(touched)) + 2 * crosses - max(extent([*cells, *placement.cells]))


# The given tiles


def _given(rng: Random, board: Board, grade: int, form: _Form) -> list[Tile]:
    """A tile or two that make a conundrum of the grade with the table; none, if there are none."""
    laid = {placement.tile for placement in board}
    looked, plan = Looked(board), _PLANS[grade - 1]
    places = {
        tile: looked.places(tile)
        for tile in all_tiles(chameleons=form.wild)
        if tile not in laid and 0 < len(board.legal_placements(tile)) <= plan.most_places
    }
    able = list(places)
    rng.shuffle(able)
    groups = [[tile] for tile in able] if form.alone else list(map(list, pairwise(able)))
    cells, best, most = [cell for laid in board for cell in laid.cells], list[Tile](), -1.0
    for given in groups:
        found = [place for tile in given for place in places[tile]]
        if plan.least_places <= len(found) <= plan.most_places and summed(found).grade == grade:
            worth = _worth(found) + _WHIM * rng.random()
            if worth > most and _is_near(cells, found):
                best, most = given, worth
    return best


def _worth(places: list[Place]) -> int:
    """How much there is to find out: a place that is not like all others is worth more."""
    return sum(
        1 + seen.bridge + (seen.gap > 0) + (seen.contacts > 0)
        for seen in (place.features for place in places)
    )


def _is_near(cells: list[Cell], places: list[Place]) -> bool:
    reached = [cell for place in places for cell in place.placement.cells]
    return not is_too_wide([*cells, *reached], WIDEST)
