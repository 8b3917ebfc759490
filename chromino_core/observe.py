"""What one seat may see of a game, and games that look just the same from there.

>>> from chromino_core import Game
>>> observation = Game(["Ann", "Ben"], seed=7).observe(0)
>>> observation.counts, observation.bag
((8, 8), 63)
>>> observation.sample(Random(1)).observe(0) == observation
True
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from chromino_core.board import Board
from chromino_core.game import Game
from chromino_core.outcome import Outcome, outcome_data
from chromino_core.position import Situation, situation_seen, to_position
from chromino_core.rules import Rules
from chromino_core.tiles import Tile

__all__ = ["Observation", "observe"]


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
    def hand(self) -> tuple[Tile, ...]:
        """The own tiles."""
        return tuple(tile for tile in self.situation.hands[self.seat] if tile)

    @property
    def drawn(self) -> Tile | None:
        """The tile that this seat has just drawn."""
        return self.hand[-1] if self.situation.state.draws and self.to_move == self.seat else None

    @property
    def counts(self) -> tuple[int, ...]:
        """How many tiles each seat has."""
        return tuple(map(len, self.situation.hands))

    @property
    def known(self) -> tuple[tuple[Tile, ...], ...]:
        """The tiles of each seat that this one has seen: open hands, last tiles that were shown."""
        return tuple(tuple(filter(None, hand)) for hand in self.situation.hands)

    @property
    def bag(self) -> int:
        """How many tiles are left to draw."""
        return len(self.situation.bag)

    @property
    def board(self) -> Board:
        """The table, made anew."""
        return self.situation.board()

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
