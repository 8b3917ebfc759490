"""`legal`: may the tile lie there, yes or no; and why, once one has answered."""

from __future__ import annotations

from collections.abc import Sequence

from chromino_core.placement import Placement
from chromino_core.problems import Message, Problem
from chromino_core.tasks.fields import Fields
from chromino_core.tasks.goal import ASKED, HINT, Answer, Goal, Mark, Option, Tip, not_an_answer

__all__ = ["Legal"]


class Legal(Goal):
    """The table decides, whoever's turn it is and whatever is in the hands."""

    asks = "choice"
    needed = ("placement",)

    _placement: Placement
    _why_not: tuple[Problem, ...]

    def read_fields(self, fields: Fields) -> None:
        self._placement = self.read_placement(fields)
        self._why_not = self.board.problems(self._placement)

    def question(self) -> Message:
        return Message("task-legal")

    @property
    def total(self) -> int:
        return 1

    def answer(self) -> bool:
        return not self._why_not

    def answers(self) -> list[Answer]:
        return [self.answer()]

    def options(self) -> tuple[Option, ...]:
        return Option(True, Message("ui-yes")), Option(False, Message("ui-no"))

    def read(self, answer: object) -> Answer:
        if not isinstance(answer, bool):
            raise not_an_answer(answer)
        return answer

    def problems(self, answer: bool) -> tuple[Problem, ...]:
        if answer is self.answer():
            return ()
        return self._why_not or (Problem("task-may-lie", {}, self._placement.cells),)

    def why(self, answer: bool) -> tuple[Problem, ...]:
        return self._why_not

    def marks(self) -> tuple[Mark, ...]:
        return (({"placement": str(self._placement)}, ASKED),)

    def tip(self, degree: int, found: Sequence[Answer]) -> Tip:
        contacts = self.board.contacts(self._placement)
        if degree == 1:
            return Tip(Message("task-tip-contacts", {"count": len(contacts)}))
        if degree == 2:
            cells = self._why_not[0].cells if self._why_not else self._placement.cells
            marks: list[Mark] = [({"cell": list(cell)}, HINT) for cell in cells]
            return Tip(Message("task-tip-look"), tuple(marks))
        if self._why_not:
            reason = self._why_not[0]
            return Tip(Message(reason.id, reason.args))
        return Tip(Message("task-may-lie"))
