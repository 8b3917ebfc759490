"""Tasks at a table: what it asks of the person who sits there, step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from chromino_core.game import Game
from chromino_core.game.player_names import usual_name
from chromino_core.introduction import introduction, task_of
from chromino_core.session.commands import Command
from chromino_core.session.contract import Json

__all__ = ["TASKS", "TableTask"]


class TableTask(NamedTuple):
    """A task that can be done at a table."""

    id: str
    begin: Callable[[Command], Game]
    """The game to do it in, as the command asks for it."""
    step: Callable[[Game], Json]
    """Where one is in it, as a view tells it."""


def _introduction(command: Command) -> Game:
    data = command.data
    return introduction(data.get("geometry", "free"), data.get("name", usual_name(0)))


TASKS: Final[Mapping[str, TableTask]] = {
    "introduction": TableTask("introduction", _introduction, task_of),
}
"""Every task there is, by its id."""
