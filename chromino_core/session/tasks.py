"""Tasks: what a table asks of the person who sits at it, step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from chromino_core.game import Game
from chromino_core.game.player_names import usual_name
from chromino_core.introduction import introduction, task_of
from chromino_core.problems import shown
from chromino_core.session.commands import Command, Handler, decline
from chromino_core.session.seats import HUMAN
from chromino_core.session.sitting import Sitting

__all__ = ["COMMANDS"]


class _Task(NamedTuple):
    begin: Callable[[str, str], Game]
    """The game to do it in, by how tiles are laid and the name of who does it."""
    step: Callable[[Game], dict[str, Any]]
    """Where one is in it: the `task` of a view."""


_TASKS: Final = {"introduction": _Task(introduction, task_of)}


def _task(sitting: Sitting, command: Command) -> None:
    """Another game is on the table, and what to do in it is said."""
    command.check_for_hosts()
    name = command.text("task")
    if name not in _TASKS:
        decline("command-field", field="task", value=shown(name))
    data = command.data
    task = _TASKS[name]
    game = task.begin(data.get("geometry", "free"), data.get("name", usual_name(0)))
    sitting.play(game, [HUMAN], task=task.step)


COMMANDS: Final[Mapping[str, Handler[Sitting]]] = {"task": Handler(_task, needs_game=False)}
