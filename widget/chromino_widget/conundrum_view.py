"""A conundrum in a notebook."""

from __future__ import annotations

from datetime import date
from typing import Any

from chromino_core import conundrums
from chromino_core.conundrums import Conundrum
from chromino_widget.task_view import TaskView

__all__ = ["ConundrumView"]


class ConundrumView(TaskView):
    """A table and one or two tiles: find every place where they fit.

    ConundrumView()                       today's, the same for everybody
    ConundrumView("2026-11-16")           that of another day, a text or a `datetime.date`
    ConundrumView(17)                     one of the collection, from 1 on
    ConundrumView(seed=7, grade=3)        another one, always the same
    ConundrumView(conundrum)              one that Python has, as from `conundrums.generate`
    ConundrumView(language="fr")          all that a `Table` can be told about how it looks

    `view.conundrum` is the conundrum itself. To be observed there are `found` and `done`.
    """

    def __init__(
        self,
        which: Conundrum | date | str | int | None = None,
        *,
        seed: int | None = None,
        grade: int = 3,
        **looks: Any,
    ) -> None:
        ref = {"seed": seed, "grade": grade} if seed is not None else _reference(which)
        self._conundrum = conundrums.find(ref)
        self._ask({"conundrum": ref}, self._conundrum.task.game(), looks)

    @property
    def conundrum(self) -> Conundrum:
        return self._conundrum

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self._conundrum!r}: {len(self.found)} found>"


def _reference(which: Conundrum | date | str | int | None) -> dict[str, Any]:
    if isinstance(which, Conundrum):
        return {"text": which.text}
    if isinstance(which, int):
        return {"number": which}
    return {"date": str(date.today() if which is None else which)}
