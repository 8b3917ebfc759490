"""What a screen paints: a game as one pair of eyes may see it, as plain JSON data.

Another seat's hidden tiles, the order of the bag and the seed are never in it. Sentences are ids
with arguments; the screen has the words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from chromino_core.actions import Draw, Lay, Pass, lays
from chromino_core.game import Game
from chromino_core.game.outcome import Outcome, outcome_data
from chromino_core.game.turn import Offer
from chromino_core.problems import Message, Problem, Value
from chromino_core.scoring import tally
from chromino_core.session.seats import Seats
from chromino_core.tiles import MATCHES, Tile

__all__ = ["Json", "Table", "problem_data", "view"]

Json: TypeAlias = dict[str, Any]

_MOST_LISTED: Final = 550
"""So many placements are listed at most in one view, to keep it small."""


class Table(NamedTuple):
    """What there is to know about a table besides the game on it."""

    rev: int
    seats: Seats
    outcome: Outcome | None
    thinking: int | None = None
    next_bot: int | None = None
    undo: int = 0
    redo: int = 0
    say: Message | Problem | None = None
    open: bool = False
    """Every hand lies open, since the game is over."""


def view(
    game: Game, table: Table, seat: int | None, *, live: bool = True, tile: str | None = None
) -> Json:
    """The table with the eyes of a seat, or with no seat, of a spectator.

    Not live, it is a moment of the past, in which nothing can be done. In a crowded junior game not
    all places of all tiles are listed; those of the `tile` are in any case.
    """
    state = game.state
    running = live and table.outcome is None
    offers: list[Offer] = []
    if running:
        offers = [offer for player in range(len(game.players)) for offer in game.offers(player)]
    drawn = game.drawn if _sees(game, table, seat, state.seat) else None
    return {
        "rev": table.rev,
        "seat": seat,
        "ply": len(game.log),
        "live": live,
        "rules": game.rules.as_dict(),
        "need": game.rules.min_contacts,
        "match": dict(MATCHES),
        "players": [_player(game, table, player, seat) for player in range(len(game.players))],
        "turn": {
            "seat": state.seat,
            "draws": state.draws,
            "drawn": drawn and str(drawn),
            "actions": list(_actions(game, table, offers, seat)),
        },
        "board": [str(placement) for placement in game._board],
        "bag": len(game.bag),
        "hand": _hand(game, seat, offers, tile),
        "log": [[who, action] for who, action in game.log],
        "last": _last(game),
        "thinking": table.thinking,
        "next_bot": table.next_bot if live else None,
        "can_undo": live and table.undo > 0,
        "can_redo": live and table.redo > 0,
        "outcome": outcome_data(table.outcome),
        "say": message(table.say or _say(game, table, seat)),
    }


def message(said: Message | Problem) -> Json:
    return {"id": said.id, "args": dict(said.args)}


def problem_data(problem: Problem) -> Json:
    return {"id": problem.id, "args": dict(problem.args), "cells": list(map(list, problem.cells))}


def _sees(game: Game, table: Table, seat: int | None, owner: int) -> bool:
    """Whether the eyes see a seat's hand."""
    return seat == owner or table.open or game.hands_are_open


def _player(game: Game, table: Table, player: int, eyes: int | None) -> Json:
    state, scores = game.state, game.scores()
    hand = state.hands[player]
    return {
        "name": game.players[player],
        "kind": table.seats.kinds[player],
        "count": len(hand),
        "shown": [tile.text for tile in state.seen[player]],
        "hand": [tile.text for tile in hand] if _sees(game, table, eyes, player) else None,
        "score": None if scores is None else scores[player],
        "called": player in state.calls.called,
        "resigned": player in table.seats.resigned,
    }


def _hand(game: Game, seat: int | None, offers: list[Offer], asked: str | None) -> list[Json]:
    """The tiles of the seat, each with the placements it may make now and what they earn.

    `legal` is null where the list was left out; a view for that tile has it.
    """
    if seat is None:
        return []
    entries: dict[Tile, Json] = {
        tile: {"tile": tile.text, "legal": []} for tile in game.hands[seat]
    }
    places: dict[Tile, list[Lay]] = {}
    for offer in offers:
        if offer.seat == seat and isinstance(offer.action, Lay):
            places.setdefault(offer.action.placement.tile, []).append(offer.action)
    room = _MOST_LISTED
    for tile in sorted(places, key=lambda tile: tile.text != asked):
        room -= len(places[tile])
        listed = room >= 0 or tile.text == asked or len(places) == 1
        entries[tile]["legal"] = _priced(game, places[tile]) if listed else None
    return list(entries.values())


def _priced(game: Game, lays: list[Lay]) -> list[list[Any]]:
    scoring, board = game.rules.scoring, game.board
    if scoring is None:
        return [[str(lay), None] for lay in lays]
    return [
        [str(lay), tally(scoring, lay.placement, board.contacts(lay.placement)).points]
        for lay in lays
    ]


def _last(game: Game) -> Json | None:
    """The last placement, and with scoring how its points came about."""
    for seat, action in reversed(game.log):
        if lays(action):
            earned = None
            if game.rules.scoring:
                before = game.board
                before.lift()
                earned = tally(game.rules.scoring, action, before.contacts(action))
            return {
                "seat": seat,
                "action": action,
                "points": earned and earned.points,
                "sum": earned and str(earned),
            }
    return None


def _actions(
    game: Game, table: Table, offers: Iterable[Offer], eyes: int | None
) -> Iterator[list[Any]]:
    """What may be done now besides laying, by whom, and why.

    Whether another seat must draw would tell something about its hand; its calls are no secret.
    """
    for seat, action, why in offers:
        secret = isinstance(action, Draw | Pass) and not _sees(game, table, eyes, seat)
        if not isinstance(action, Lay) and not secret:
            yield [seat, str(action), message(why)]


def _say(game: Game, table: Table, seat: int | None) -> Message:
    """The one line that tells what is going on."""
    outcome = table.outcome
    if outcome is not None:
        if len(game.players) == 1:
            args: dict[str, Value] = {"turns": game.turns, "drawn": game.tiles_drawn}
            return Message(f"say-solo-{outcome.reason}", args)
        if len(outcome.winners) > 1:
            return Message(f"say-joint-{outcome.reason}", {"count": len(outcome.winners)})
        return Message(f"say-won-{outcome.reason}", {"name": game.players[outcome.winners[0]]})
    name = game.players[game.seat]
    if table.thinking is not None:
        return Message("say-thinking", {"name": game.players[table.thinking]})
    if game.seat != seat:
        return Message("say-turn", {"name": name})
    return next(game.offers()).why
