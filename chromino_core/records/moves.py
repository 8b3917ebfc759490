"""What was done in a game, one row for each action, as a data frame takes it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from chromino_core.actions import Deed, Lay, Show, parse
from chromino_core.game import Game

__all__ = ["Moved", "moves_of"]


class Moved(NamedTuple):
    """One action, and how things were right after it. What doesn't apply to it is None."""

    ply: int
    """The number of the action, from 1."""
    turn: int
    """The number of the turn, from 1: a draw and what is laid then are of the same one."""
    seat: int
    player: str
    kind: Deed
    action: str
    """The action's text, as `push` takes it."""
    tile: str | None
    """The tile that was laid or shown; a tile that is drawn stays a secret."""
    x: int | None
    y: int | None
    direction: Literal["right", "down"] | None
    contacts: int | None
    """How many contacts the tile made."""
    points: int | None
    """What it earned; None also without scoring."""
    left: int
    """How many tiles the player has left."""
    bag: int
    """How many tiles are left in the bag."""


def moves_of(game: Game) -> list[Moved]:
    """Of each action since the game began, or since it was taken up in mid-game."""
    past = game.copy()
    ahead = [past.pop() for _ in range(past.undoable)]
    return [_do(past, seat, action) for seat, action in reversed(ahead)]


def _do(game: Game, seat: int, text: str) -> Moved:
    """Do the action, and tell of it."""
    action = parse(text)
    lies = action.placement if isinstance(action, Lay | Show) else None
    contacts = points = None
    if isinstance(action, Lay):
        contacts = len(game.frozen_board.contacts(action.placement))
        tally = game.tally(action.placement)
        points = tally.points if tally else None
    turn = game.turns + 1
    game.push(text, seat)
    return Moved(
        ply=len(game.log),
        turn=turn,
        seat=seat,
        player=game.players[seat],
        kind=action.kind,
        action=text,
        tile=lies.tile.text if lies else None,
        x=lies.x if lies else None,
        y=lies.y if lies else None,
        direction=("down" if lies.down else "right") if lies else None,
        contacts=contacts,
        points=points,
        left=len(game.hands[seat]),
        bag=len(game.bag),
    )
