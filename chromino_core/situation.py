"""A moment of a game, with what is hidden left open: what a seat knows, what a position tells."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from chromino_core.board import Board
from chromino_core.deal import Deal
from chromino_core.game import Game
from chromino_core.placement import Placement
from chromino_core.rules import Rules
from chromino_core.state import Calls, Reason, State
from chromino_core.tiles import Tile, all_tiles

__all__ = ["Situation", "situation_of", "situation_seen"]

_Tiles: TypeAlias = tuple[Tile, ...]
_Unsure: TypeAlias = tuple[Tile | None, ...]


class Situation(NamedTuple):
    """Everything about a moment of a game but its past; None is a tile that is not known."""

    players: tuple[str, ...]
    rules: Rules
    placements: tuple[Placement, ...]
    hands: tuple[_Unsure, ...]
    """A tile just drawn is the last of its hand."""
    bag: _Unsure
    """The tiles left to draw, the next one first."""
    to_move: int
    first: int
    """The seat that began: when the turn comes back to it, a round is over."""
    draws: int
    passes: int
    turns: int
    taken: int
    left: int | None
    over: Reason | None
    points: tuple[int, ...]
    seen: tuple[_Tiles, ...]
    calls: Calls

    def board(self) -> Board:
        board = Board(min_contacts=self.rules.min_contacts, geometry=self.rules.geometry)
        for placement in self.placements:
            board.lay(placement)
        return board

    def game(self, rng: Random, log: Sequence[tuple[int, str]] = ()) -> Game:
        """A game that goes on from here, with the unknown tiles dealt at random.

        What the log tells has happened before; it cannot be undone.
        """
        hands, bag = self._deal(rng)
        state = State(
            self.to_move, hands, self.taken, self.draws, self.passes, self.turns, self.left,
            self.over, self.points, self.seen, self.calls,
        )  # fmt: skip
        # Of the tiles that have left the bag only the number matters.
        gone = (self.placements[0].tile,) * self.taken
        deal = Deal(self.placements[0], self.first, hands, gone + bag)
        game = object.__new__(Game)
        game._resume(self.players, self.rules, deal, self.board(), state, log)
        return game

    def unknown_tiles(self) -> list[Tile]:
        """The tiles of the box of which it isn't known where they are."""
        known = {placement.tile for placement in self.placements}
        known.update(tile for tiles in (*self.hands, self.bag) for tile in tiles if tile)
        return [tile for tile in all_tiles(self.rules.chameleons) if tile not in known]

    def _deal(self, rng: Random) -> tuple[tuple[_Tiles, ...], _Tiles]:
        rest = self.unknown_tiles()
        rng.shuffle(rest)

        def fill(tiles: _Unsure) -> _Tiles:
            return tuple(rest.pop() if tile is None else tile for tile in tiles)

        return tuple(map(fill, self.hands)), fill(self.bag)


def situation_of(game: Game) -> Situation:
    """The moment a game is in, with everything that is hidden."""
    return _situation(game, game.hands, game.bag)


def situation_seen(game: Game, seat: int | None) -> Situation:
    """The moment a game is in as a seat may know it; with no seat, as a spectator may."""
    state = game._state
    hands: tuple[_Unsure, ...] = state.hands
    if not game.hands_are_open:
        hands = tuple(
            hand if owner == seat else seen + (None,) * (len(hand) - len(seen))
            for owner, (hand, seen) in enumerate(zip(state.hands, state.seen, strict=True))
        )
    return _situation(game, hands, (None,) * len(game.bag))


def _situation(game: Game, hands: tuple[_Unsure, ...], bag: _Unsure) -> Situation:
    state = game._state
    return Situation(
        players=game.players,
        rules=game.rules,
        placements=tuple(game._board),
        hands=hands,
        bag=bag,
        to_move=state.seat,
        first=game._deal.first,
        draws=state.draws,
        passes=state.passes,
        turns=state.turns,
        taken=state.taken,
        left=state.left,
        over=state.over,
        points=state.points,
        seen=state.seen,
        calls=state.calls,
    )
