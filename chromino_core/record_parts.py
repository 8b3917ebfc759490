"""The parts that records and positions share: rules, tiles and actions, read with distrust."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from chromino_core.game import Game
from chromino_core.problems import ChrominoError, InvalidRecord, Problem, shown
from chromino_core.rules import Rules
from chromino_core.tiles import Tile, all_tiles
from chromino_core.untrusted import read_int, read_list, read_with, refuse

__all__ = [
    "MOST_ACTIONS",
    "MOST_PLAYERS",
    "Box",
    "check_seats",
    "do_all",
    "read_action",
    "read_rules",
]

MOST_ACTIONS: Final = 5_000
MOST_PLAYERS: Final = 8


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
