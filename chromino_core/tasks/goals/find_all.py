"""`find-all`: every legal placement of the tiles is to be found."""

from __future__ import annotations

from collections.abc import Sequence

from chromino_core.problems import Message
from chromino_core.tasks.goal import Answer
from chromino_core.tasks.goals.placing import Placing

__all__ = ["FindAll"]


class FindAll(Placing):
    """The conundrum of the box."""

    @property
    def total(self) -> int:
        return len(self.answers())

    def question(self) -> Message:
        return Message("task-find-all", {"count": len(self.tiles())})

    def how_many(self, missing: Sequence[Answer]) -> Message:
        return Message("task-tip-left", {"left": len(missing)})
