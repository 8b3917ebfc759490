"""Game records: a whole game as plain JSON data, saved, loaded and replayed through the rules.

>>> from chromino_core import Game
>>> game = Game(["Ann", "Ben"], seed=7)
>>> game.push(game.legal_actions()[0])
>>> Game.from_record(game.record()) == game
True

A record that is malformed, illegal, cut off or edited is refused with `InvalidRecord`, which says
what is wrong and where.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from chromino_core.game import Game
from chromino_core.game.deal import Deal
from chromino_core.game.outcome import outcome_data
from chromino_core.game.player_names import check_names
from chromino_core.game.possible_deal import check_deal
from chromino_core.placement import Placement
from chromino_core.problems import shown
from chromino_core.records.fields import (
    MOST_ACTIONS,
    check_seats,
    read_action,
    read_rules,
)
from chromino_core.records.json_text import read_json
from chromino_core.records.playing_back import do_all
from chromino_core.records.position import POSITION, from_position, to_position
from chromino_core.records.reader import Reader, read_tiles, read_with, refuse, refuse_deal
from chromino_core.records.situation import situation_of
from chromino_core.rules import MOST_PLAYERS, Rules

__all__ = ["RECORD", "from_record", "replay", "to_record"]

RECORD: Final = "chromino-game/1"


def to_record(game: Game) -> dict[str, Any]:
    """The whole game; if it began in mid-game, the position then and what was done since."""
    if game.began_in_mid_game:
        origin = game.copy()
        origin.rewind(len(game.log) - game.undoable)
        done = game.log[len(origin.log) :]
        return to_position(situation_of(origin)) | {"actions": [list(entry) for entry in done]}
    start, first, hands, bag = game.deal
    return {
        "format": RECORD,
        "rules": game.rules.as_dict(),
        "players": list(game.players),
        "deal": {
            "start": str(start),
            "first": first,
            "hands": [[tile.text for tile in hand] for hand in hands],
            "bag": [tile.text for tile in bag],
        },
        "actions": [list(entry) for entry in game.log],
        "result": outcome_data(game.outcome()),
    }


def from_record(record: Mapping[str, Any] | str | bytes) -> Game:
    """The game of a record, in its last state."""
    data = read_json(record) if isinstance(record, str | bytes) else record
    if isinstance(data, Mapping) and data.get("format") == POSITION:
        return from_position(data)
    game, actions, result = _opened(data)
    do_all(game, actions)
    expected = outcome_data(game.outcome())
    if not _same(result, expected):
        refuse("record-result", "result", value=shown(result), expected=shown(expected))
    return game


def replay(record: Mapping[str, Any] | str | bytes) -> Iterator[Game]:
    """The game of a record after each of its actions, beginning with the deal.

    It is one game that goes on: copy it to keep a moment. The whole record is checked first.
    """
    game = from_record(record)
    done = []
    while game.undoable:
        done.append(game.pop())
    yield game
    for seat, action in reversed(done):
        game.push(action, seat)
        yield game


def _opened(data: object) -> tuple[Game, list[tuple[int, str]], object]:
    keys = ("format", "rules", "players", "deal", "actions", "result")
    if isinstance(data, Mapping) and data.get("format") != RECORD:
        known = f"{RECORD}, {POSITION}"
        refuse("record-format", "format", value=shown(data.get("format")), known=known)
    reader = Reader(data, "record", keys)
    rules = reader.read("rules", read_rules)
    players = reader.read("players", read_with(check_names))
    read_with(rules.check_players)(len(players), "players")
    deal = reader.read("deal", lambda value, at: _read_deal(value, at, rules, len(players)))
    actions = reader.items("actions", MOST_ACTIONS, read_action)
    return Game.from_deal(deal, rules, players), actions, reader.get("result")


def _read_deal(value: object, at: str, rules: Rules, players: int) -> Deal:
    reader = Reader(value, at, ("start", "first", "hands", "bag"))
    start = reader.read("start", read_with(Placement))
    hands = reader.items("hands", MOST_PLAYERS, read_tiles)
    check_seats(hands, reader.at("hands"), players)
    deal = Deal(start, reader.get("first"), tuple(hands), reader.read("bag", read_tiles))
    check_deal(deal, rules, refuse_deal)
    return deal


def _same(value: object, expected: object) -> bool:
    """Whether they are equal down to their types: in Python, but not in a record, True is 1."""
    if type(value) is not type(expected):
        return False
    if isinstance(value, dict) and isinstance(expected, dict):
        return value.keys() == expected.keys() and all(
            _same(value[key], expected[key]) for key in expected
        )
    if isinstance(value, list) and isinstance(expected, list):
        return len(value) == len(expected) and all(map(_same, value, expected))
    return value == expected
