"""Positions: a moment of a game as JSON data, from which one can play on.

Such positions serve links, puzzles, lessons and samples. Tiles that nobody told are null, and are
dealt at random on loading. What one needn't tell, such as who began the round, is under `turn`.

>>> from chromino_core import Game, edition
>>> game = Game.from_position({
...     "format": "chromino-position/1", "rules": edition("modern").as_dict(), "players": ["Ann"],
...     "board": "B*Y@0,0> BRY@0,1>", "hands": [["GBB", None]], "bag": [None, None], "seat": 0,
...     "drawn": None, "scores": None}, seed=1)
>>> game.hands, len(game.bag)
((Hand('BBG BRP'),), 2)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from chromino_core.board import Board, FrozenBoard
from chromino_core.game import Game
from chromino_core.game.player_names import check_names
from chromino_core.game.seed import chance
from chromino_core.game.state import Calls, State
from chromino_core.problems import shown
from chromino_core.records.box import Box
from chromino_core.records.fields import (
    MOST_ACTIONS,
    check_seats,
    read_action,
    read_first,
    read_rules,
)
from chromino_core.records.json_text import read_json
from chromino_core.records.playing_back import do_all
from chromino_core.records.reader import Reader, read_int, read_list, read_tiles, read_with, refuse
from chromino_core.records.situation import Situation, UnsureTiles
from chromino_core.rules import MOST_PLAYERS, Rules
from chromino_core.tiles import Tile

__all__ = ["POSITION", "from_position", "read_situation", "to_position"]

POSITION: Final = "chromino-position/1"
_KEYS: Final = ("format", "rules", "players", "board", "hands", "bag", "seat", "drawn", "scores")
_TURN: Final = ("first", "draws", "passes", "turns", "taken", "left", "seen", "calls")
_CALLS: Final = ("caller", "catchable", "called", "overlooked")

_Tiles: TypeAlias = tuple[Tile, ...]


def to_position(situation: Situation) -> dict[str, Any]:
    def texts(tiles: UnsureTiles) -> list[str | None]:
        return [None if tile is None else tile.text for tile in tiles]

    state, rules = situation.state, situation.rules
    drawn = situation.hands[state.seat][-1] if state.draws else None
    return {
        "format": POSITION,
        "rules": rules.as_dict(),
        "players": list(situation.players),
        "board": str(situation.table),
        "hands": list(map(texts, situation.hands)),
        "bag": texts(situation.bag),
        "seat": state.seat,
        "drawn": drawn and drawn.text,
        "scores": list(state.points) if rules.scoring else None,
        "turn": {
            "first": situation.first,
            "draws": state.draws,
            "passes": state.passes,
            "turns": state.turns,
            "taken": state.taken,
            "left": state.left,
            "seen": list(map(texts, state.seen)),
            "calls": {
                "caller": state.calls.caller,
                "catchable": list(state.calls.catchable),
                "called": list(state.calls.called),
                "overlooked": state.calls.overlooked,
            },
        },
    }


def from_position(position: Mapping[str, Any] | str | bytes, seed: int | None = None) -> Game:
    """A game that goes on from the position, and through the actions that follow it, if any."""
    data = read_json(position) if isinstance(position, str | bytes) else position
    situation = read_situation(data)
    game = situation.game(chance(seed))
    if "actions" in data:
        do_all(game, read_list(data["actions"], "actions", MOST_ACTIONS, read_action))
    return game


def read_situation(data: object) -> Situation:
    """The moment that a position tells of, checked: every tile once, nothing illegal."""
    if isinstance(data, Mapping) and data.get("format") != POSITION:
        refuse("record-format", "format", value=shown(data.get("format")), known=POSITION)
    reader = Reader(data, "record", _KEYS, ("turn", "actions"))
    rules = reader.read("rules", read_rules)
    players = reader.read("players", read_with(check_names))
    count = len(players)
    read_with(rules.check_count)(count, "players")
    box = Box(rules)
    table = reader.read("board", lambda text, at: _read_board(text, at, rules, box))
    hands = reader.items("hands", MOST_PLAYERS, box.read_unsure)
    check_seats(hands, "hands", count)
    bag = reader.read("bag", box.read_unsure)
    unknown = sum(tile is None for tiles in (*hands, bag) for tile in tiles)
    if unknown > len(box.left):
        refuse("record-not-enough", "hands")
    seat = reader.read("seat", read_int(0, count - 1))
    turn = Reader(reader.get("turn"), "turn", _TURN) if reader.has("turn") else None
    first = _began(rules, hands, seat)
    if turn:
        first = turn.read("first", read_first(rules, count))
    drawn = _read_drawn(reader, rules, hands, seat)
    draws = 1 if drawn else 0
    state = State(
        seat=seat,
        hands=(),
        taken=draws,
        draws=draws,
        passes=0,
        turns=0,
        left=_turns_left(rules, hands, first, seat),
        over=None,
        points=_read_points(reader, rules, count),
        seen=((),) * count,
        calls=Calls(),
    )
    moment = Situation(players, rules, table, tuple(hands), bag, first, state)
    return _read_turn(turn, moment) if turn else moment


def _read_board(text: object, at: str, rules: Rules, box: Box) -> FrozenBoard:
    # The longest board has 80 placements of at most 20 characters.
    if not isinstance(text, str) or len(text) > 2_000:
        refuse("record-value", at, value=shown(text))
    if not text:
        refuse("record-empty-board", at)

    def lay_out(text: str) -> Board:
        return Board(text, min_contacts=rules.min_contacts, geometry=rules.geometry)

    board = read_with(lay_out)(text, at)
    for placement in board:
        box.take(placement.tile, at)
    return board.frozen()


def _read_drawn(reader: Reader, rules: Rules, hands: list[UnsureTiles], seat: int) -> Tile | None:
    """The tile drawn last; it is put at the end of its hand, where it belongs."""
    if reader.get("drawn") is None:
        return None
    drawn = reader.read("drawn", read_with(Tile))
    if drawn not in hands[seat]:
        refuse("record-drawn", "drawn", value=drawn.text)
    if not rules.play_drawn or len(hands[seat]) < 2:
        refuse("record-state", "drawn", value=drawn.text)
    hands[seat] = (*(tile for tile in hands[seat] if tile is not drawn), drawn)
    return drawn


def _read_points(reader: Reader, rules: Rules, players: int) -> tuple[int, ...]:
    if rules.scoring is None:
        if reader.get("scores") is not None:
            refuse("record-scores", "scores", value=shown(reader.get("scores")))
        return (0,) * players
    points = reader.items("scores", MOST_PLAYERS, read_int(0, 100_000))
    check_seats(points, "scores", players)
    return tuple(points)


def _began(rules: Rules, hands: list[UnsureTiles], seat: int) -> int:
    """The seat that began, if the position doesn't tell.

    Where that is left to chance, the round is as long as it can be.
    """
    if rules.first == "seat":
        return 0
    out = _turns_to_one_who_is_out(hands, seat)
    return seat if out is None else (seat + out) % len(hands)


def _turns_left(rules: Rules, hands: list[UnsureTiles], first: int, seat: int) -> int | None:
    """If somebody is out already, the turns that are left: none of them is of one who is out."""
    out = _turns_to_one_who_is_out(hands, seat)
    if out is None:
        return None
    left = out if rules.end == "one-more-turn" else (first - seat) % len(hands)
    if rules.end == "at-once" or not 0 < left <= out:
        refuse("record-over", f"hands[{(seat + out) % len(hands)}]")
    return left


def _turns_to_one_who_is_out(hands: list[UnsureTiles], seat: int) -> int | None:
    players = len(hands)
    return next((n for n in range(players) if not hands[(seat + n) % players]), None)


def _read_turn(turn: Reader, moment: Situation) -> Situation:
    """What a position may tell of the turn, if it is possible."""
    players, rules, known = len(moment.players), moment.rules, moment.state

    def possible(condition: bool, key: str) -> None:
        if not condition:
            refuse("record-state", turn.at(key), value=shown(turn.get(key)))

    draws = turn.read("draws", read_int(0, 80))
    possible(bool(draws) >= bool(known.draws), "draws")
    possible(not draws or (rules.play_drawn and len(moment.hands[known.seat]) > 1), "draws")
    possible(draws <= (rules.draw_limit or draws), "draws")
    taken = turn.read("taken", read_int(0, 80))
    possible(draws <= taken, "taken")
    left = None if turn.get("left") is None else turn.read("left", read_int(1, players))
    possible(left == known.left, "left")
    state = known._replace(
        draws=draws,
        passes=turn.read("passes", read_int(0, players - 1)),
        turns=turn.read("turns", read_int(0, MOST_ACTIONS)),
        taken=taken,
        left=left,
        seen=_read_seen(turn, moment),
        calls=turn.read("calls", lambda value, at: _read_calls(value, at, moment)),
    )
    return moment._replace(state=state)


def _read_seen(turn: Reader, moment: Situation) -> tuple[_Tiles, ...]:
    seen = turn.items("seen", MOST_PLAYERS, read_tiles)
    check_seats(seen, turn.at("seen"), len(moment.players))
    for seat, tiles in enumerate(seen):
        if len(set(tiles)) != len(tiles) or not set(tiles) <= set(moment.hands[seat]):
            refuse("record-state", f"{turn.at('seen')}[{seat}]", value=shown(list(map(str, tiles))))
    return tuple(seen)


def _read_calls(value: object, at: str, moment: Situation) -> Calls:
    reader = Reader(value, at, _CALLS)
    counts = [len(hand) for hand in moment.hands]
    seat = read_int(0, len(counts) - 1)

    def seat_or_none(key: str) -> int | None:
        return None if reader.get(key) is None else reader.read(key, seat)

    calls = Calls(
        seat_or_none("caller"),
        tuple(reader.items("catchable", MOST_PLAYERS, seat)),
        tuple(reader.items("called", MOST_PLAYERS, seat)),
        seat_or_none("overlooked"),
    )
    last = [*calls.catchable, *calls.called, *([] if calls.caller is None else [calls.caller])]
    possible = (
        (moment.rules.calls or calls == Calls())
        and all(counts[seat] == 1 for seat in last)
        and len(set(last)) == len(last)
        and calls.catchable == tuple(sorted(calls.catchable))
        and calls.called == tuple(sorted(calls.called))
        and (calls.overlooked is None or counts[calls.overlooked] > 1)
    )
    if not possible:
        refuse("record-state", at, value=shown(value))
    return calls
