"""A moment of a game from which one can play on, with what is hidden left open."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from chromino_core.board import Board
from chromino_core.game import Game
from chromino_core.game.deal import Deal
from chromino_core.game.state import State, last_tiles_shown
from chromino_core.placement import Placement
from chromino_core.rules import Rules
from chromino_core.tiles import Tile, all_tiles

__all__ = ["Situation", "UnsureTiles", "situation_of", "situation_seen"]

UnsureTiles: TypeAlias = tuple[Tile | None, ...]
"""Tiles of which some may not be known."""
_Tiles: TypeAlias = tuple[Tile, ...]

_last_table: Final = [Board()]
"""Asked for again, it is mostly the same table with a tile or two more. It never changes,
as another thread may be copying it."""


class Situation(NamedTuple):
    """Everything about a moment of a game but its past; None is a tile that is not known."""

    players: tuple[str, ...]
    rules: Rules
    placements: tuple[Placement, ...]
    hands: tuple[UnsureTiles, ...]
    """A tile just drawn is the last of its hand."""
    bag: UnsureTiles
    """The tiles left to draw, the next one first."""
    first: int
    """The seat that began: when the turn comes back to it, a round is over."""
    state: State
    """All else; what it says of hands is left empty."""

    def board(self) -> Board:
        """The table, a board of its own each time."""
        board, rules, laid = _last_table[0], self.rules, self.placements
        like = board.min_contacts == rules.min_contacts and board.geometry == rules.geometry
        if not like or board.placements != laid[: len(board)]:
            board = Board(min_contacts=rules.min_contacts, geometry=rules.geometry)
        if len(board) < len(laid):
            board = board.copy()
            for placement in laid[len(board) :]:
                board.lay(placement)
            _last_table[0] = board
        return board.copy()

    def game(self, rng: Random, log: Sequence[tuple[int, str]] = ()) -> Game:
        """A game that goes on from here, with the unknown tiles dealt at random.

        What the log tells has happened before; it cannot be undone.
        """
        hands, bag = self._deal(rng)
        seen = last_tiles_shown(self.rules, hands, self.state.seen)
        state = self.state._replace(hands=hands, seen=seen)
        # Of the tiles that have left the bag only the number matters.
        gone = (self.placements[0].tile,) * state.taken
        deal = Deal(self.placements[0], self.first, hands, gone + bag)
        return Game.from_state(self.players, self.rules, deal, self.board(), state, log)

    def unknown_tiles(self) -> list[Tile]:
        """The tiles of the box of which it isn't known where they are."""
        known = {placement.tile for placement in self.placements}
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
    return _situation(game, hands, (None,) * len(game.bag))


def _situation(game: Game, hands: tuple[UnsureTiles, ...], bag: UnsureTiles) -> Situation:
    return Situation(
        players=game.players,
        rules=game.rules,
        placements=tuple(game._board),
        hands=hands,
        bag=bag,
        first=game.deal.first,
        state=game.state._replace(hands=()),
    )
