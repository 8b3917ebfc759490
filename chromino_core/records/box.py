"""The box of tiles that a record or a position deals from: each tile can be taken out once."""

from __future__ import annotations

from chromino_core.records.reader import read_list, read_with, refuse
from chromino_core.rules import Rules
from chromino_core.tiles import Tile, all_tiles

__all__ = ["Box"]


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
