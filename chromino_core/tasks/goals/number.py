"""`number`: a number that the author says: for counting and chance."""

from __future__ import annotations

from collections.abc import Sequence

from chromino_core.problems import Message
from chromino_core.tasks.fields import Fields
from chromino_core.tasks.goal import Answer, Tip
from chromino_core.tasks.goals.numbering import HIGHEST, Numbering

__all__ = ["Number"]


class Number(Numbering):
    needed = ("right",)

    _right: int

    def read_fields(self, fields: Fields) -> None:
        self._right = fields.number("right", -HIGHEST, HIGHEST)

    def question(self) -> Message:
        return Message("task-number")

    def answer(self) -> int:
        return self._right

    def tip(self, degree: int, found: Sequence[Answer]) -> Tip:
        right = self._right
        if degree == 1:
            return Tip(Message("task-tip-digits", {"count": len(str(abs(right)))}))
        if degree == 2:
            # As many numbers as a guess may take, and the right one not always in the middle.
            wide = max(3, abs(right) // 4)
            least = right - (right * 7) % wide
            return Tip(Message("task-tip-between", {"least": least, "most": least + wide}))
        return Tip(Message("task-tip-number", {"number": right}))
