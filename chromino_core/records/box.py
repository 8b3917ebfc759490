"""The box of tiles that a record or a position deals from: each tile can be taken out once."""

from __future__ import annotations

from chromino_core.game import possible_deal
from chromino_core.records.reader import read_list, read_with, refuse_deal
from chromino_core.rules import Rules
from chromino_core.tiles import Tile

__all__ = ["Box"]


class Box(possible_deal.Box):
    """The tiles of an edition, read out of data."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, refuse_deal)

    def read_tile(self, value: object, at: str) -> Tile:
        return self.take(read_with(Tile)(value, at), at)

    def read_tiles(self, value: object, at: str) -> tuple[Tile, ...]:
        return tuple(read_list(value, at, 80, self.read_tile))

    def read_unsure(self, value: object, at: str) -> tuple[Tile | None, ...]:
        """Tiles of which some are null: unknown."""

        def read(item: object, at: str) -> Tile | None:
            return None if item is None else self.read_tile(item, at)

        return tuple(read_list(value, at, 80, read))
