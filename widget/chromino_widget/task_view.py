"""Questions in a notebook: a task, or all steps of a lesson, on a board to answer at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import traitlets

from chromino_core import Game, Lesson, Task
from chromino_core.words import sentence
from chromino_widget.table import Table
from chromino_widget.widget import Answer

__all__ = ["TaskView"]


class TaskView(Table):
    """A question, of which the engine knows the answers.

    TaskView(task)                        one question, a `chromino_core.Task`
    TaskView(lesson)                      all steps of a `chromino_core.Lesson`, one by one
    TaskView(lesson, step=2)              from its third step on
    TaskView(task, language="fr")         all that a `Table` can be told about how it looks

    To be observed there are `found`, the answers that were found and lie on the table, and `done`.
    """

    found: traitlets.List[Any] = traitlets.List(
        read_only=True, help="What was found so far: placements, or edges as pairs of cells."
    ).tag(sync=True)
    done = traitlets.Bool(
        read_only=True, help="Whether all is found, or was shown on giving up."
    ).tag(sync=True)

    def __init__(self, task: Task | Lesson, step: int = 0, **looks: Any) -> None:
        if isinstance(task, Task):
            task = Lesson({"id": task.text.id, "args": dict(task.text.args)}, (task,))
        elif not isinstance(task, Lesson):
            raise TypeError(sentence("widget-not-a-task", {"type": type(task).__name__}))
        self._check_step(task, step)
        self._ask({"lesson": task.to_json(), "step": step}, task.steps[step].game(), looks)

    @staticmethod
    def _check_step(lesson: Lesson, step: int) -> None:
        if type(step) is not int or not 0 <= step < len(lesson.steps):
            args: dict[str, str | int] = {"step": repr(step), "last": len(lesson.steps) - 1}
            raise ValueError(sentence("widget-no-such-step", args))

    def _ask(self, source: Mapping[str, Any], game: Game, looks: dict[str, Any]) -> None:
        """Begin with the game of the first question, whose table is there at once."""
        self._check_looks(looks)
        Table.__init__(self, game, **looks)
        self._answer({"type": "task", **source})

    def _told_by(self, view: Answer) -> dict[str, Any]:
        task = view["task"] or {"marks": [], "done": False}
        found = [next(iter(m["where"].values())) for m in task["marks"] if m["kind"] == "found"]
        return {**super()._told_by(view), "found": found, "done": task["done"]}
