"""The names that players may have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chromino_core.names import seen
from chromino_core.problems import InvalidSetup, shown

__all__ = ["LONGEST_NAME", "check_names", "usual_name"]

LONGEST_NAME: Final = 60


def check_names(players: object) -> tuple[str, ...]:
    """The players' names as they are seen; who has only hidden characters for one has none."""
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise InvalidSetup.because("players-list", value=shown(players))
    return tuple(_check_name(name, seat) for seat, name in enumerate(players))


def usual_name(seat: int) -> str:
    """What a player is called who has no name."""
    return f"Player {seat + 1}"


def _check_name(given: object, seat: int) -> str:
    if not isinstance(given, str) or not given.strip() or len(given) > LONGEST_NAME:
        raise InvalidSetup.because("player-name", seat=seat, value=shown(given), most=LONGEST_NAME)
    name = seen(given)
    if not name.isprintable() and any(_is_control(letter) for letter in name):
        raise InvalidSetup.because("player-name-control", seat=seat, value=shown(given))
    return name if name.strip() else usual_name(seat)


def _is_control(letter: str) -> bool:
    code = ord(letter)
    return code < 32 or 127 <= code < 160 or 0xD800 <= code < 0xE000
