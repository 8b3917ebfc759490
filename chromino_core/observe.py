"""What one seat may see of a game, and games that look just the same from there.

>>> from chromino_core import Game
>>> observation = Game(["Ann", "Ben"], seed=7).observe(0)
>>> observation
<Observation by Ann, seat 0, to move: modern, 0 turns
 table: 1 tile, last G*R@0,0>
 hand: RBY B*G GYG GGG GRR PYR GBP GPY
 may: B*G@-1,-1> B*G@1,-1> B*G@-1,1> B*G@1,1> G*B@-1,-1> G*B@1,-1> ... 16 actions
 others: Ben has 8; bag: 63>
>>> observation.counts, observation.bag
((8, 8), 63)
>>> observation.sample(Random(1)).observe(0) == observation
True
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from chromino_core.board import Board, FrozenBoard
from chromino_core.game import Game
from chromino_core.game.outcome import Outcome, outcome_data
from chromino_core.records.position import to_position
from chromino_core.records.situation import Situation, situation_seen
from chromino_core.rules import Rules
from chromino_core.tiles import Hand, Tile, hand_of

__all__ = ["Observation", "observe"]

_FEW: Final = 6  # actions that a short text names


class Observation(NamedTuple):
    """Exactly what a seat may know: plain immutable data, from which nothing hidden can be read."""

    seat: int
    """Whose eyes these are."""
    situation: Situation
    """The moment of the game; tiles that this seat can't see are None."""
    log: tuple[tuple[int, str], ...]
    """Every action so far, with the seat that did it: so also who drew when."""
    actions: tuple[str, ...]
    """What this seat may do now."""
    scores: tuple[int, ...] | None
    outcome: Outcome | None

    @property
    def players(self) -> tuple[str, ...]:
        return self.situation.players

    @property
    def rules(self) -> Rules:
        return self.situation.rules

    @property
    def to_move(self) -> int:
        return self.situation.state.seat

    @property
    def hand(self) -> Hand:
        """The own tiles."""
        return hand_of(filter(None, self.situation.hands[self.seat]))

    @property
    def drawn(self) -> Tile | None:
        """The tile that this seat has just drawn."""
        return self.hand[-1] if self.situation.state.draws and self.to_move == self.seat else None

    @property
    def counts(self) -> tuple[int, ...]:
        """How many tiles each seat has."""
        return tuple(map(len, self.situation.hands))

    @property
    def known(self) -> tuple[Hand, ...]:
        """The tiles of each seat that this one has seen: open hands, last tiles that were shown."""
        return tuple(hand_of(filter(None, hand)) for hand in self.situation.hands)

    @property
    def bag(self) -> int:
        """How many tiles are left to draw."""
        return len(self.situation.bag)

    @property
    def board(self) -> Board:
        """The table, as a board of one's own to try things out on."""
        return self.situation.table.copy()

    @property
    def frozen_board(self) -> FrozenBoard:
        """The table to look at, which all share who see this moment."""
        return self.situation.table

    def sample(self, rng: Random) -> Game:
        """A game that looks the same to this seat; what it can't see is dealt at random.

        The game goes on from here; what happened before is in its log, but cannot be undone.
        """
        return self.situation.game(rng, self.log)

    def as_dict(self) -> dict[str, Any]:
        """The same as plain JSON data; unknown tiles are null."""
        return {
            "seat": self.seat,
            "position": to_position(self.situation),
            "log": [list(entry) for entry in self.log],
            "actions": list(self.actions),
            "scores": self.scores and list(self.scores),
            "outcome": outcome_data(self.outcome),
        }

    def __repr__(self) -> str:
        return "\n ".join(_lines(self))

    def _repr_svg_(self) -> str:
        """The table with the tile laid last, and the own hand below."""
        from chromino_core import svg

        table = svg.board(self.frozen_board, highlight=self.frozen_board.placements[-1:])
        return svg.grid([table, self.hand], columns=1)


def _lines(seen: Observation) -> Iterator[str]:
    """A few lines that say what is to be seen; whoever needs all of it asks for the fields."""
    rules, placements = seen.rules, seen.frozen_board.placements
    turns = seen.situation.state.turns
    moment = "to move" if seen.to_move == seen.seat else f"seat {seen.to_move} to move"
    if seen.outcome:
        moment = seen.outcome.reason
    yield (
        f"<Observation by {seen.players[seen.seat]}, seat {seen.seat}, {moment}:"
        f" {rules.edition}, {_count(turns, 'turn')}"
    )
    yield f"table: {_count(len(placements), 'tile')}, last {placements[-1]}"
    yield f"hand: {seen.hand or 'empty'}" + (f", drawn {seen.drawn}" if seen.drawn else "")
    few = " ".join(seen.actions[:_FEW])
    more = f" ... {len(seen.actions)} actions" if len(seen.actions) > _FEW else ""
    yield f"may: {few or 'nothing'}{more}"
    others = [
        f"{name} has {count}" + (f" ({known})" if known else "")
        for name, count, known in zip(seen.players, seen.counts, seen.known, strict=True)
    ]
    del others[seen.seat]
    points = "" if seen.scores is None else f"; scores: {', '.join(map(str, seen.scores))}"
    yield f"others: {', '.join(others) or 'none'}; bag: {seen.bag}{points}>"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def observe(game: Game, seat: int) -> Observation:
    """What the seat may know of the game."""
    return Observation(
        seat,
        situation_seen(game, seat),
        game.log,
        tuple(game.legal_actions(seat)),
        game.scores(),
        game.outcome(),
    )
