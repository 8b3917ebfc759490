"""What has changed on a board: moves, moves taken back, another game, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from chromino_widget.moves import Move

__all__ = ["Change", "Moment", "change_between"]

Moment: TypeAlias = tuple[Sequence[Sequence[Any]], Any]
"""A moment of a game: its log and its outcome."""


class Change(NamedTuple):
    """What has happened on the board, whoever has done it: a person, a bot or Python."""

    what: str
    """`move`, `undo`, `new` (another game) or `end`."""
    moves: tuple[Move, ...]
    """What was done, or taken back; in a new game, what was done in it already."""


def change_between(before: Moment, after: Moment) -> Change | None:
    """What lies between two moments of a game; None: nothing."""
    (old, old_end), (new, new_end) = before, after
    common = next(
        (n for n, (a, b) in enumerate(zip(old, new, strict=False)) if list(a) != list(b)),
        min(len(old), len(new)),
    )
    done = tuple(Move(*each) for each in new[common:])
    if new_end is not None and old_end is None:
        return Change("end", done)
    if done:
        return Change("move", done)
    if len(old) > common or (old_end is not None and new_end is None):
        return Change("undo", tuple(Move(*each) for each in old[common:]))
    return None
