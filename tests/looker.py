"""People who look for places, as a model: how many of them they find before they give up.

Nothing here comes from `chromino_core`: what a conundrum is hard by, the engine measures; this is
the second opinion. It is a model of looking, not of people: none were measured. It stands on what
is known of looking for things in general, and its numbers are rough:

- One first looks at the middle of a picture, and from there eyes go in short leaps, led by the
  colours that one looks for, and seldom back to where one has just been.
- What one sees well is near the gaze. What is a few squares away is noticed now and then, and the
  less, the more crowded it is there.
- A tile is tried in thought at the square that one looks at, where a colour of it is the same. To
  turn it takes time, and the more one has to turn it, the less one is inclined to. One thinks of
  the outside of a table rather than of the gaps in it.
- One begins with one pair of equal colours, and then has to notice what else the tile touches: with
  nothing noticed, it seems to touch only once; a wrong edge that one doesn't notice makes a wrong
  answer, which is told, and takes time.
- That the wild square goes with everything is forgotten now and then.
- Who has found nothing for some time gives up. Some are patient and some aren't, some careful and
  some not, and some see more at a glance.

>>> share_found(["B*Y@0,0>", "BRY@0,1>"], ["BBG"], lookers=50) > 0.8
True
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Collection, Iterable
from itertools import accumulate
from math import dist, exp
from random import Random
from typing import NamedTuple, TypeAlias

import referee
from referee import WILD, Cell, Table

Slot: TypeAlias = tuple[Cell, Cell, Cell]
Chance: TypeAlias = Callable[[], float]

REACH = 2.2
"""How far eyes leap, in squares: that far away something is chosen a third as often."""
LURE = {"same": 1.0, "wild": 0.6, "other": 0.25}
"""How strongly squares draw the eyes, by their colours."""
LOOKED_AT = 6
"""So many looks back one knows where one has looked."""
WRONG_ANSWER = 4.0
"""The looks that it takes to lay the tile down and be told that it is wrong."""
TURNING = (1.0, 0.7, 0.5)
"""How often one tries a tile upright, as it is shown; lying; and upside down."""
TURNING_TIME = (0.0, 0.5, 1.0)
"""The looks that it takes to see it turned in thought."""
IN_A_GAP = 0.6
"""How often one tries a place with tiles on opposite sides, next to one without."""
CROWDED = 0.1
"""So much farther away an edge seems to be for every square that lies around its cell."""
TRIES = 2
"""So many ways to lay the tile come to mind with one look."""


class Person(NamedTuple):
    patience: float
    """After so many looks in vain one gives up."""
    glance: float
    """How far from the gaze half of what there is isn't noticed any more, in squares."""
    slips: float
    """How often two colours are taken for the same, or for different ones, by mistake."""
    forgets: float
    """How often one doesn't think of it that wild goes with everything."""


def somebody(rng: Random) -> Person:
    return Person(
        patience=rng.uniform(25, 75),
        glance=rng.uniform(1.5, 3.5),
        slips=rng.uniform(0.0, 0.06),
        forgets=rng.uniform(0.1, 0.5),
    )


class Seen(NamedTuple):
    """An edge that a tile would touch, apart from the one that one has begun with."""

    away: float
    """From the gaze."""
    right: bool
    wild: bool


class Try(NamedTuple):
    """One way to lay the tile, as it comes to mind when one looks at a square."""

    text: str
    time: float
    wild: bool
    """Whether it begins with a wild square."""
    edges: tuple[Seen, ...]


class Scene:
    """A table with all that may come to mind there about one tile."""

    def __init__(self, placements: Collection[str], tile: str) -> None:
        self.table = Table(placements)
        self.tile = tile
        self.places = referee.legal_placements(placements, tile)
        self.rim = [cell for cell in self.table.squares if self._free_beside(cell)]
        self.tries = [self._tries(cell) for cell in self.rim]
        self.leaps = [
            list(accumulate(self._pull(one, other) for other in self.rim)) for one in self.rim
        ]
        columns, rows = zip(*self.table.squares, strict=True)
        middle = (min(columns) + max(columns)) / 2, (min(rows) + max(rows)) / 2
        self.first = min(range(len(self.rim)), key=lambda n: dist(self.rim[n], middle))

    def _free_beside(self, cell: Cell) -> list[Cell]:
        beside = ((cell[0] + dx, cell[1] + dy) for dx, dy in referee.NEIGHBOURS)
        return [each for each in beside if each not in self.table.squares]

    def _pull(self, one: Cell, other: Cell) -> float:
        if one == other:
            return 0.0
        letter = self.table.squares[other]
        kind = "wild" if letter == WILD else "same" if letter in self.tile else "other"
        return LURE[kind] * exp(-dist(one, other) / REACH)

    def _tries(self, gaze: Cell) -> tuple[list[float], list[Try]]:
        """What comes to mind at a square, each with how readily it does, added up."""
        weights, tries = [], []
        for cell in self._free_beside(gaze):
            for way, reading in self._ways():
                for n, letter in enumerate(reading):
                    x, y = (cell[0] - n, cell[1]) if way == ">" else (cell[0], cell[1] - n)
                    slot = referee.slot(x, y, way)
                    same = referee.matches(letter, self.table.squares[gaze])
                    if same and self.table.is_empty(slot):
                        gap = IN_A_GAP if self._is_gap(slot) else 1.0
                        weights.append(TURNING[self._quarters(way, reading)] * gap)
                        tries.append(self._try(gaze, cell, slot, way, reading))
        return list(accumulate(weights)), tries

    def _is_gap(self, slot: Slot) -> bool:
        squares = self.table.squares
        return any(
            ((x - 1, y) in squares and (x + 1, y) in squares)
            or ((x, y - 1) in squares and (x, y + 1) in squares)
            for x, y in slot
        )

    def _crowd(self, cell: Cell) -> int:
        """How many squares lie around a cell, besides the one that it is looked at for."""
        x, y = cell
        around = ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        return sum(each in self.table.squares for each in around) - 1

    def _ways(self) -> list[tuple[str, str]]:
        readings = dict.fromkeys((self.tile, self.tile[::-1]))
        return [(way, reading) for way in ">v" for reading in readings]

    def _quarters(self, way: str, reading: str) -> int:
        """How far the tile is turned, which is shown upright."""
        return 1 if way == ">" else 0 if reading == self.tile else 2

    def _try(self, gaze: Cell, cell: Cell, slot: Slot, way: str, reading: str) -> Try:
        edges = []
        for edge in self.table.edges(slot, way == "v"):
            letter = reading[edge.square]
            if (edge.cell, edge.neighbour) != (cell, gaze):
                middle = [(a + b) / 2 for a, b in zip(edge.cell, edge.neighbour, strict=True)]
                away = dist(gaze, middle) * (1 + CROWDED * self._crowd(edge.cell))
                right = referee.matches(letter, edge.letter)
                edges.append(Seen(away, right, WILD in (letter, edge.letter)))
        begins_wild = WILD in (self.table.squares[gaze], reading[slot.index(cell)])
        x, y = slot[0]
        time = TURNING_TIME[self._quarters(way, reading)]
        return Try(f"{reading}@{x},{y}{way}", time, begins_wild, tuple(edges))


def found_by(person: Person, scene: Scene, chance: Chance) -> set[str]:
    """The places that somebody finds before giving up."""
    found: set[str] = set()
    wrong: set[str] = set()
    at, left = scene.first, person.patience
    recent = [at]
    while left > 0 and len(found) < len(scene.places):
        left -= 1
        weights, tries = scene.tries[at]
        for _ in range(TRIES if tries else 0):
            one = tries[bisect(weights, chance() * weights[-1])]
            left -= one.time
            if one.text in found or one.text in wrong or not seems_right(person, one, chance):
                continue
            if one.text in scene.places:
                found.add(one.text)
                left = person.patience
            else:
                wrong.add(one.text)
                left -= WRONG_ANSWER
        at = next_gaze(scene, at, recent, chance)
        recent = [*recent, at][-LOOKED_AT:]
    return found


def seems_right(person: Person, one: Try, chance: Chance) -> bool:
    """Whether somebody takes a way to lay the tile for an answer."""
    if one.wild and chance() < person.forgets:
        return False
    noticed = 0
    for away, right, wild in one.edges:
        if chance() < 1 / (1 + (away / person.glance) ** 3):
            noticed += 1
            seems = right != (chance() < person.slips)
            if not seems or (wild and chance() < person.forgets):
                return False
    return noticed > 0


def next_gaze(scene: Scene, at: int, recent: Collection[int], chance: Chance) -> int:
    """Where the eyes leap: seldom back to where they have just been."""
    leaps = scene.leaps[at]
    to = at
    for _ in range(3):
        to = bisect(leaps, chance() * leaps[-1])
        if to not in recent:
            break
    return to


def share_found(
    placements: Iterable[str],
    tiles: Iterable[str],
    *,
    lookers: int = 200,
    seed: int = 0,
    people: Callable[[Random], Person] = somebody,
) -> float:
    """Which share of all places is found, in the mean of so many people."""
    placements = list(placements)
    scenes = [Scene(placements, tile) for tile in tiles]
    rng = Random(f"lookers {seed}")
    found = 0
    for _ in range(lookers):
        person = people(rng)
        found += sum(len(found_by(person, scene, rng.random)) for scene in scenes)
    return found / lookers / sum(len(scene.places) for scene in scenes)
