"""Plain data out of whatever is given: bounded, and without any code of what it comes from.

>>> plain({"tiles": (Tile("YRB"), "GBB"), "edges": {((0, 1), (0, 0))}}, "goal")
{'tiles': ['BRY', 'GBB'], 'edges': [[[0, 1], [0, 0]]]}
>>> plain([0.5], "goal")
Traceback (most recent call last):
chromino_core.problems.InvalidTask: ...
"""

from __future__ import annotations

from typing import Any, Final

from chromino_core.placement import Placement
from chromino_core.problems import InvalidTask, shown
from chromino_core.tiles import Tile

__all__ = ["plain", "type_of"]

_DEEPEST: Final = 10
"""A task in a lesson has seven levels."""
_MOST_VALUES: Final = 50_000
_MOST_LETTERS: Final = 500_000
_MOST_BITS: Final = 64


def plain(value: object, at: str) -> Any:
    """The same as lists, dictionaries, texts, whole numbers, true, false and null.

    What else there is raises `InvalidTask` with the place where it is.
    """
    return _Plainness().make(value, at, 0)


class _Plainness:
    """What was used up so far of what one may give."""

    def __init__(self) -> None:
        self.values = 0
        self.letters = 0

    def make(self, value: object, at: str, depth: int) -> Any:
        self.values += 1
        if self.values > _MOST_VALUES or depth > _DEEPEST:
            raise InvalidTask.because("task-too-large", at=at)
        # Asked of the type, for what is asked itself may answer anything.
        kind = type(value)
        if value is None or kind is bool:
            return value
        if issubclass(kind, int):
            return _number(int.__int__(value), at)  # type: ignore[arg-type]
        if issubclass(kind, str):
            return self._text(str.__str__(value), at)
        if kind in (Tile, Placement):
            return str(value)
        if issubclass(kind, list | tuple | set | frozenset):
            return self._items(value, kind, at, depth)
        if issubclass(kind, dict):
            return self._object(value, at, depth)
        raise InvalidTask.because("task-field", at=at, value=type_of(value))

    def _text(self, text: str, at: str) -> str:
        self.letters += len(text)
        if self.letters > _MOST_LETTERS:
            raise InvalidTask.because("task-too-large", at=at)
        try:
            text.encode()
        except UnicodeEncodeError:  # half a letter, which nobody can write down
            raise InvalidTask.because("task-field", at=at, value=shown(text)) from None
        return text

    def _items(self, value: Any, kind: type, at: str, depth: int) -> list[Any]:
        for known in (list, tuple, set, frozenset):
            if issubclass(kind, known):
                if known.__len__(value) + self.values > _MOST_VALUES:
                    raise InvalidTask.because("task-too-large", at=at)
                items = list(known.__iter__(value))
        made = [self.make(item, f"{at}[{n}]", depth + 1) for n, item in enumerate(items)]
        # Nothing may depend on the order of a set.
        return made if issubclass(kind, list | tuple) else sorted(made, key=repr)

    def _object(self, value: Any, at: str, depth: int) -> dict[str, Any]:
        if dict.__len__(value) + self.values > _MOST_VALUES:
            raise InvalidTask.because("task-too-large", at=at)
        made = {}
        for key, item in dict.items(value):
            if not issubclass(type(key), str):
                raise InvalidTask.because("task-field", at=at, value=type_of(key))
            name = self._text(str.__str__(key), at)
            made[name] = self.make(item, f"{at}.{name[:40]}" if at else name[:40], depth + 1)
        return made


def _number(number: int, at: str) -> int:
    if number.bit_length() > _MOST_BITS:  # Python refuses to write down what has very many
        raise InvalidTask.because("task-field", at=at, value=shown(number))
    return number


def type_of(value: object) -> str:
    """Of what isn't plain only the name of its type, for even showing it may run its code."""
    return shown(type.__dict__["__name__"].__get__(type(value)))
