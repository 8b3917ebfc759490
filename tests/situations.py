"""Games in a given situation: hands, bag and first tile as the test wants them.

The usual first tile is `BRY@0,0>`. On it alone fit exactly the tiles that read `RY?` or `?BR`, as
in `RYG@1,1>` or `PBR@-1,1>`; tiles without red, such as `GGG` and `PPP`, fit nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from model import Model
from variants import names

from chromino_core.board import Board
from chromino_core.game import Game
from chromino_core.game.changes import begin
from chromino_core.game.deal import Deal
from chromino_core.game.state import State
from chromino_core.placement import Placement
from chromino_core.rules import edition
from chromino_core.tiles import Tile


def situation(
    id: str,
    hands: Sequence[str],
    bag: str = "",
    *,
    start: str = "BRY@0,0>",
    first: int = 0,
    **variant: Any,
) -> Game:
    """A game as if it had just been dealt: `situation("modern", ["GGG BRY", "PPP"], bag="YYY")`.

    The rules would never deal so few tiles, so it counts as one that began in mid-game.
    """
    dealt = Deal(Placement(start), first, tuple(map(_tiles, hands)), _tiles(bag))
    rules = edition(id, **variant)
    board = Board(start, min_contacts=rules.min_contacts, geometry=rules.geometry)
    return Game.from_state(tuple(names(len(hands))), rules, dealt, board, begin(rules, dealt))


def three(**variant: Any) -> Game:
    """Seat 0 can lay `RYG@1,1>`, seat 1 then `PBR@-1,-1>`, and then nothing more fits."""
    hands = ["GYR GGG BBB", "PBR PPP GPG", "GYG PYP"]
    return situation("modern", hands, bag="GGP GPP PGP PGG", **variant)


def _tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(Tile, text.split()))


def play(game: Game, *actions: str) -> Game:
    """Push actions: `"draw"` for the seat to move, `"1 call"` for seat 1."""
    for action in actions:
        seat, space, rest = action.partition(" ")
        if space:
            game.push(rest, int(seat))
        else:
            game.push(action)
    return game


def ids(game: Game, action: str, seat: int | None = None) -> list[str]:
    """The ids of all problems with an action."""
    return [problem.id for problem in game.problems(action, seat)]


def hand(game: Game, seat: int) -> str:
    return " ".join(tile.text for tile in game.hands[seat])


def seen(game: Game, seat: int) -> str:
    """The tiles in a hand that all the others know."""
    others = [other for other in range(len(game.players)) if other != seat]
    (tiles,) = {game.observe(other).known[seat] for other in others}
    return " ".join(tile.text for tile in tiles)


def everything(game: Game) -> tuple[State, object, object, object, object]:
    """All that a refused action must leave as it was, and `pop` must bring back."""
    actions = [game.legal_actions(seat) for seat in range(len(game.players))]
    placements = {
        tile.text: sorted(map(str, game.board.legal_placements(tile)))
        for tiles in game.hands
        for tile in tiles
    }
    return game.state, game.log, str(game.board), placements, (actions, game.scores(), game.bag)


def model_of(game: Game) -> Model:
    """The plain model of a game that has just begun."""
    return Model(
        game.rules,
        [str(placement) for placement in game.board],
        game.seat,
        [[tile.text for tile in tiles] for tiles in game.hands],
        [tile.text for tile in game.bag],
    )
