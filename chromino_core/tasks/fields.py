"""The fields of a goal, read one by one; what is wrong raises `InvalidTask` and says where."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NoReturn

from chromino_core.placement import Placement
from chromino_core.problems import ChrominoError, InvalidTask, Problem, shown
from chromino_core.tiles import Tile, all_tiles

__all__ = ["Fields", "is_number"]

_MOST_TILES: Final = 80
_WHOLE: Final = "task"
"""What is wrong with all of it is at no place within."""


def is_number(value: object, least: int, most: int) -> bool:
    """Whether it is a whole number in these bounds, and not only counts as one."""
    return type(value) is int and least <= value <= most


class Fields:
    """An object of plain data that has these keys, and perhaps others of those that it may have."""

    def __init__(
        self, data: Any, at: str, needed: Collection[str] = (), optional: Collection[str] = ()
    ) -> None:
        self._at = at
        at = at or _WHOLE
        if not isinstance(data, dict):
            raise InvalidTask.because("task-field", at=at, value=shown(data))
        for key in needed:
            if key not in data:
                raise InvalidTask.because("task-missing", at=at, key=key)
        for key in data:
            if key not in needed and key not in optional:
                raise InvalidTask.because("task-unknown", at=at, key=shown(key))
        self._data = data

    def at(self, key: str) -> str:
        return f"{self._at}.{key}" if self._at else key

    def has(self, key: str) -> bool:
        return key in self._data

    def get(self, key: str) -> Any:
        return self._data[key]

    def nonsense(self, key: str) -> NoReturn:
        """The value of this key can't be."""
        raise InvalidTask.because("task-field", at=self.at(key), value=shown(self._data.get(key)))

    def number(self, key: str, least: int, most: int) -> int:
        value = self._data[key]
        if not is_number(value, least, most):
            self.nonsense(key)
        return int(value)

    def choice(self, key: str, known: Collection[str]) -> str:
        value = self._data[key]
        if not isinstance(value, str) or value not in known:
            self.nonsense(key)
        return value

    def items(self, key: str, least: int, most: int) -> list[Any]:
        value = self._data[key]
        if not isinstance(value, list) or not least <= len(value) <= most:
            self.nonsense(key)
        return list(value)

    def placement(self, key: str, chameleons: bool) -> Placement:
        """A placement of a tile that is in the box."""
        try:
            placement = Placement(self._data[key])
        except ChrominoError as error:
            self._refuse(key, error)
        self._check_box(placement.tile, chameleons)
        return placement

    def tiles(self, key: str, chameleons: bool) -> tuple[Tile, ...]:
        """Different tiles of the box, one at least."""
        found: dict[Tile, None] = {}
        for text in self.items(key, 1, _MOST_TILES):
            try:
                tile = Tile(text)
            except ChrominoError as error:
                self._refuse(key, error)
            self._check_box(tile, chameleons)
            if tile in found:
                raise InvalidTask.because("task-tile-twice", tile=tile.text)
            found[tile] = None
        return tuple(found)

    def _refuse(self, key: str, error: ChrominoError) -> NoReturn:
        where = Problem("task-field", {"at": self.at(key), "value": shown(self._data[key])})
        raise InvalidTask([where, *error.problems]) from None

    def _check_box(self, tile: Tile, chameleons: bool) -> None:
        if tile not in all_tiles(chameleons):
            raise InvalidTask.because("task-not-in-box", tile=tile.text)
