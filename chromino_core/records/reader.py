"""Reading data from outside, field by field.

Everything wrong raises `InvalidRecord` with the place where it is wrong, such as `deal.hands[1]`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn, TypeVar

from chromino_core.problems import ChrominoError, InvalidRecord, Problem, Value, shown
from chromino_core.tiles import Tile

__all__ = ["Reader", "read_int", "read_list", "read_tiles", "read_with", "refuse", "refuse_deal"]

_T = TypeVar("_T")


def refuse(id: str, at: str, **args: Value) -> NoReturn:
    raise InvalidRecord.because(id, at=at, **args)


def refuse_deal(what: str, at: str, /, **args: Value) -> NoReturn:
    """What is wrong with a deal (`possible_deal.py`), as it is said of a record."""
    raise InvalidRecord.because(f"record-{what}", at=at, **args)


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


def read_tiles(value: object, at: str) -> tuple[Tile, ...]:
    """Any tiles, in their order, no more than are in a box."""
    return tuple(read_list(value, at, 80, read_with(Tile)))


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
