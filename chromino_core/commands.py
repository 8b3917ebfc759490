"""Reading the commands of a host: what is wrong with one is an `InvalidSetup`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NoReturn

from chromino_core.game import Game
from chromino_core.problems import InvalidSetup, Value, shown
from chromino_core.undo import HUMAN

__all__ = [
    "check_eyes",
    "check_kinds",
    "check_own",
    "decline",
    "only_for_hosts",
    "read_players",
    "read_text",
]


def decline(id: str, **args: Value) -> NoReturn:
    raise InvalidSetup.because(id, **args)


def read_text(data: Mapping[str, Any], field: str) -> str:
    value = data.get(field)
    if not isinstance(value, str):
        decline("command-field", field=field, value=shown(value))
    return value


def read_players(players: object, bots: Collection[str]) -> tuple[list[str], list[str]]:
    """The names and the kinds of the players."""
    if not isinstance(players, list | tuple) or not all(
        isinstance(player, Mapping) for player in players
    ):
        decline("command-field", field="players", value=shown(players))
    names = [player.get("name", f"Player {n}") for n, player in enumerate(players, 1)]
    kinds = [player.get("kind", HUMAN) for player in players]
    return names, check_kinds(kinds, len(players), bots)


def check_kinds(kinds: object, players: int, bots: Collection[str]) -> list[str]:
    if not isinstance(kinds, list | tuple) or len(kinds) != players:
        decline("command-field", field="kinds", value=shown(kinds))
    for kind in kinds:
        if kind != HUMAN and kind not in list(bots):
            known = ", ".join([HUMAN, *bots])
            decline("unknown-kind", value=shown(kind), known=known)
    return list(kinds)


def check_eyes(data: Mapping[str, Any], game: Game) -> None:
    """The seat that a new game will be looked at from must be one of its own."""
    if data.get("seat") is not None:
        game._check_seat(data["seat"])


def check_own(undone: Sequence[tuple[int, str]], seats: Collection[int] | None) -> None:
    """A host that speaks for some seats takes back, and does again, only what they have done."""
    seat = undone[0][0]
    if seats is not None and seat not in seats:
        decline("not-your-seat", seat=seat)


def only_for_hosts(seats: Collection[int] | None) -> None:
    if seats is not None:
        decline("only-for-hosts")
