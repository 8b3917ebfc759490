"""The fields that records, positions and what was shown of a game have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from chromino_core.game.possible_deal import check_first
from chromino_core.problems import shown
from chromino_core.records.reader import read_int, read_list, read_with, refuse, refuse_deal
from chromino_core.rules import MOST_PLAYERS, Rules

__all__ = [
    "MOST_ACTIONS",
    "check_seats",
    "read_action",
    "read_first",
    "read_rules",
]

MOST_ACTIONS: Final = 5_000


def check_seats(items: Sequence[object], at: str, players: int) -> None:
    if len(items) != players:
        refuse("record-seats", at, players=players, count=len(items))


def read_first(rules: Rules, players: int) -> Callable[[object, str], int]:
    """The seat that begins, if it can by the rules."""

    def parse(value: object, at: str) -> int:
        return check_first(value, at, rules, players, refuse_deal)

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
