"""Reading data from outside: bounded before it is parsed, checked field by field after.

Everything wrong raises `InvalidRecord` with the place where it is wrong, such as `deal.hands[1]`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NoReturn, TypeVar

from chromino_core.problems import ChrominoError, InvalidRecord, Problem, Value, shown

__all__ = [
    "LARGEST",
    "Reader",
    "read_int",
    "read_json",
    "read_list",
    "read_with",
    "refuse",
]

LARGEST: Final = 1_000_000
"""No record has more bytes: the longest possible game has far fewer."""

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
        refuse("record-number", "record", value="a huge number")


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
        keys = [key for key, _ in pairs]
        twice = next(key for n, key in enumerate(keys) if key in keys[:n])
        refuse("record-key-twice", "record", key=shown(twice))
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
