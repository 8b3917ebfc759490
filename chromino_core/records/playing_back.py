"""Doing again what a record tells: through the rules, like any other action."""

from __future__ import annotations

from collections.abc import Sequence

from chromino_core.game import Game
from chromino_core.problems import ChrominoError, InvalidRecord, Problem
from chromino_core.records.reader import refuse

__all__ = ["do_all"]


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
