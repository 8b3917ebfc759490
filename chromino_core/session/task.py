"""Tasks: what a table asks of the person who sits at it, step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from chromino_core.game import Game
from chromino_core.introduction import introduction, task_of
from chromino_core.session.contract import Json

__all__ = ["TASKS", "Task"]


class Task(NamedTuple):
    id: str
    begin: Callable[[str, str], Game]
    """The game to do it in, by how tiles are laid and by the name of who does it."""
    step: Callable[[Game], Json]
    """Where one is in it, as a view tells it."""


TASKS: Final[Mapping[str, Task]] = {
    "introduction": Task("introduction", introduction, task_of),
}
"""Every task there is, by its id."""
