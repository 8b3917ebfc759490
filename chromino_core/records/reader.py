"""Reading data from outside: bounded before it is parsed, checked field by field after.

Everything wrong raises `InvalidRecord` with the place where it is wrong, such as `deal.hands[1]`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NoReturn, TypeVar

from chromino_core.game import Game
from chromino_core.problems import ChrominoError, InvalidRecord, Problem, Value, shown
from chromino_core.rules import Rules
from chromino_core.tiles import Tile, all_tiles
from chromino_core.words import HUGE

__all__ = [
    "LARGEST", "MOST_ACTIONS", "MOST_PLAYERS", "Box", "Reader", "check_seats", "do_all",
    "read_action", "read_first", "read_hand", "read_int", "read_json", "read_list", "read_rules",
    "read_with", "refuse",
]  # fmt: skip

LARGEST: Final = 1_000_000
"""No record has more bytes: the longest possible game has far fewer."""
MOST_ACTIONS: Final = 5_000
MOST_PLAYERS: Final = 8

_DEEPEST: Final = 20
"""A command with a record in it has five levels."""

# Strings as a whole, so that brackets in them don't count; an open one reaches to the end.
_TOKENS: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)

_T = TypeVar("_T")


def refuse(id: str, at: str, **args: Value) -> NoReturn:
    raise InvalidRecord.because(id, at=at, **args)


def read_json(text: str | bytes) -> Any:
    """The data of a JSON text; never an exception but `InvalidRecord`."""
    if len(text) > LARGEST:
        refuse("record-too-large", "record", most=LARGEST)
    try:
        text = text if isinstance(text, str) else text.decode("utf-8")
        _check_depth(text)
        return json.loads(
            text,
            parse_constant=lambda word: refuse("record-number", "record", value=word),
            object_pairs_hook=_object,
        )
    except UnicodeDecodeError:
        refuse("record-not-text", "record")
    except json.JSONDecodeError as error:
        refuse("record-not-json", "record", line=error.lineno, column=error.colno)
    except InvalidRecord:
        raise
    except ValueError:  # a number with thousands of digits
        refuse("record-number", "record", value=HUGE)


def _check_depth(text: str) -> None:
    """Not left to the parser: in a browser, deep JSON makes it break down together with Python."""
    if text.count("[") + text.count("{") <= _DEEPEST:
        return
    depth = 0
    for token in _TOKENS.finditer(text):
        first = text[token.start()]
        if first in "[{":
            depth += 1
            if depth > _DEEPEST:
                refuse("record-too-deep", "record")
        elif first in "]}":
            depth -= 1


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object in which no key is there twice, since programs disagree about which one counts."""
    data = dict(pairs)
    if len(data) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                refuse("record-key-twice", "record", key=shown(key))
            seen.add(key)
    return data


class Reader:
    """A mapping from outside, read key by key."""

    def __init__(
        self, data: object, at: str, keys: tuple[str, ...], optional: tuple[str, ...] = ()
    ) -> None:
        if not isinstance(data, Mapping):
            refuse("record-object", at, value=shown(data))
        for key in keys:
            if key not in data:
                refuse("record-missing", at, key=key)
        for key in data:
            if key not in keys and key not in optional:
                refuse("record-unknown", at, key=shown(key))
        self._data: Mapping[str, Any] = data
        self._at = at

    def at(self, key: str) -> str:
        return key if self._at == "record" else f"{self._at}.{key}"

    def has(self, key: str) -> bool:
        return key in self._data

    def get(self, key: str) -> Any:
        return self._data[key]

    def read(self, key: str, parse: Callable[[Any, str], _T]) -> _T:
        return parse(self._data[key], self.at(key))

    def items(self, key: str, most: int, parse: Callable[[Any, str], _T]) -> list[_T]:
        return read_list(self._data[key], self.at(key), most, parse)


def read_list(value: object, at: str, most: int, parse: Callable[[Any, str], _T]) -> list[_T]:
    """A list with at most so many items, each parsed."""
    if not isinstance(value, list | tuple):
        refuse("record-list", at, value=shown(value))
    if len(value) > most:
        refuse("record-too-long", at, most=most)
    return [parse(item, f"{at}[{n}]") for n, item in enumerate(value)]


def read_int(least: int, most: int) -> Callable[[object, str], int]:
    def parse(value: object, at: str) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        refuse("record-integer", at, value=shown(value), least=least, most=most)

    return parse


def read_with(make: Callable[[Any], _T]) -> Callable[[object, str], _T]:
    """Parse a text by a constructor of ours, adding the place to its complaint."""

    def parse(value: object, at: str) -> _T:
        try:
            return make(value)
        except ChrominoError as error:
            raise InvalidRecord([Problem("record-at", {"at": at}), *error.problems]) from None

    return parse


# What records, positions and what was shown have in common


class Box:
    """The tiles of an edition, each to be taken out once."""

    def __init__(self, rules: Rules) -> None:
        self._all = all_tiles(rules.chameleons)
        self._left = dict.fromkeys(self._all)

    @property
    def left(self) -> list[Tile]:
        return list(self._left)

    def take(self, tile: Tile, at: str) -> Tile:
        if tile not in self._left:
            known = tile in self._all
            refuse("record-duplicate" if known else "record-not-in-box", at, tile=tile.text)
        del self._left[tile]
        return tile

    def read_tile(self, value: object, at: str) -> Tile:
        return self.take(read_with(Tile)(value, at), at)

    def read_tiles(self, value: object, at: str) -> tuple[Tile, ...]:
        return tuple(read_list(value, at, 80, self.read_tile))

    def read_unsure(self, value: object, at: str) -> tuple[Tile | None, ...]:
        """Tiles of which some are null: unknown."""

        def read(item: object, at: str) -> Tile | None:
            return None if item is None else self.read_tile(item, at)

        return tuple(read_list(value, at, 80, read))


def check_seats(items: Sequence[object], at: str, players: int) -> None:
    if len(items) != players:
        refuse("record-seats", at, players=players, count=len(items))


def read_first(rules: Rules, players: int) -> Callable[[object, str], int]:
    """The seat that begins, if it can by the rules."""

    def parse(value: object, at: str) -> int:
        first = read_int(0, players - 1)(value, at)
        if rules.first == "seat" and first != 0:
            refuse("record-first", at, value=first)
        return first

    return parse


def read_hand(box: Box, rules: Rules) -> Callable[[object, str], tuple[Tile, ...]]:
    """A hand as it is dealt, out of the box."""

    def parse(value: object, at: str) -> tuple[Tile, ...]:
        hand = box.read_tiles(value, at)
        if len(hand) != rules.hand_size:
            refuse("record-hand-size", at, count=len(hand), size=rules.hand_size)
        return hand

    return parse


def read_rules(value: object, at: str) -> Rules:
    if not isinstance(value, Mapping):
        refuse("record-object", at, value=shown(value))
    return read_with(Rules.from_dict)(value, at)


def read_action(value: object, at: str) -> tuple[int, str]:
    pair = read_list(value, at, 2, lambda item, _: item)
    if len(pair) != 2 or not isinstance(pair[1], str):
        refuse("record-action", at, value=shown(value))
    return read_int(0, MOST_PLAYERS - 1)(pair[0], f"{at}[0]"), pair[1]


def do_all(game: Game, actions: Sequence[tuple[int, str]]) -> None:
    """Do the actions of a record; raises `InvalidRecord` at the first that is illegal."""
    for n, (seat, action) in enumerate(actions):
        if game.outcome():
            refuse("record-after-end", f"actions[{n}]")
        try:
            game.push(action, seat)
        except ChrominoError as error:
            where = Problem("record-at", {"at": f"actions[{n}]"})
            raise InvalidRecord([where, *error.problems]) from None
