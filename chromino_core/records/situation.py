"""A moment of a game from which one can play on, with what is hidden left open."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from chromino_core.board import FrozenBoard
from chromino_core.game import Game
from chromino_core.game.deal import Deal
from chromino_core.game.state import State, last_tiles_shown, state_of
from chromino_core.rules import Rules
from chromino_core.tiles import Tile, all_tiles

__all__ = ["Situation", "UnsureTiles", "situation_of", "situation_seen"]

UnsureTiles: TypeAlias = tuple[Tile | None, ...]
"""Tiles of which some may not be known."""
_Tiles: TypeAlias = tuple[Tile, ...]


class Situation(NamedTuple):
    """Everything about a moment of a game but its past; None is a tile that is not known."""

    players: tuple[str, ...]
    rules: Rules
    table: FrozenBoard
    hands: tuple[UnsureTiles, ...]
    """A tile just drawn is the last of its hand."""
    bag: UnsureTiles
    """The tiles left to draw, the next one first."""
    first: int
    """The seat that began: when the turn comes back to it, a round is over."""
    state: State
    """All else; what it says of hands is left empty."""

    def game(self, rng: Random, log: Sequence[tuple[int, str]] = ()) -> Game:
        """A game that goes on from here, with the unknown tiles dealt at random.

        What the log tells has happened before; it cannot be undone.
        """
        hands, bag = self._deal(rng)
        seen = last_tiles_shown(self.rules, hands, self.state.seen)
        state = self.state._replace(hands=hands, seen=seen)
        # Of the tiles that have left the bag only the number matters.
        start = self.table.placements[0]
        gone = (start.tile,) * state.taken
        deal = Deal(start, self.first, hands, gone + bag)
        return Game.from_state(self.players, self.rules, deal, self.table.copy(), state, log)

    def unknown_tiles(self) -> list[Tile]:
        """The tiles of the box of which it isn't known where they are."""
        known = {placement.tile for placement in self.table}
        known.update(tile for tiles in (*self.hands, self.bag) for tile in tiles if tile)
        return [tile for tile in all_tiles(self.rules.chameleons) if tile not in known]

    def _deal(self, rng: Random) -> tuple[tuple[_Tiles, ...], _Tiles]:
        rest = self.unknown_tiles()
        rng.shuffle(rest)

        def fill(tiles: UnsureTiles) -> _Tiles:
            return tuple(rest.pop() if tile is None else tile for tile in tiles)

        return tuple(map(fill, self.hands)), fill(self.bag)


def situation_of(game: Game) -> Situation:
    """The moment a game is in, with everything that is hidden."""
    return _situation(game, game.hands, game.bag)


def situation_seen(game: Game, seat: int | None) -> Situation:
    """The moment a game is in as a seat may know it; with no seat, as a spectator may."""
    state = game.state
    hands: tuple[UnsureTiles, ...] = state.hands
    if not game.hands_are_open:
        hands = tuple(
            hand if owner == seat else seen + (None,) * (len(hand) - len(seen))
            for owner, (hand, seen) in enumerate(zip(state.hands, state.seen, strict=True))
        )
    return _situation(game, hands, (None,) * (len(game.deal.bag) - state.taken))


def _situation(game: Game, hands: tuple[UnsureTiles, ...], bag: UnsureTiles) -> Situation:
    seat, _, taken, draws, passes, turns, left, over, points, seen, calls = game.state
    state = state_of((seat, (), taken, draws, passes, turns, left, over, points, seen, calls))
    first = game.deal.first
    return Situation(game.players, game.rules, game.frozen_board, hands, bag, first, state)
