"""`score`: how many points a placement counts, in the system of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from chromino_core.placement import Placement
from chromino_core.problems import InvalidTask, Message, Problem
from chromino_core.scoring import Tally, tally
from chromino_core.tasks.edges import edge_of
from chromino_core.tasks.fields import Fields
from chromino_core.tasks.goal import ASKED, HINT, Answer, Mark, Tip
from chromino_core.tasks.goals.numbering import Numbering

__all__ = ["Score"]


class Score(Numbering):
    """The tile that is asked about doesn't lie on the table yet."""

    needed = ("placement",)

    _placement: Placement
    _tally: Tally

    def read_fields(self, fields: Fields) -> None:
        if self.game.rules.scoring is None:
            raise InvalidTask.because("task-no-scoring")
        self._placement = self.read_placement(fields)
        if problems := self.board.problems(self._placement):
            raise InvalidTask([Problem("task-not-legal"), *problems])
        contacts = self.board.contacts(self._placement)
        self._tally = tally(self.game.rules.scoring, self._placement, contacts)

    def question(self) -> Message:
        return Message("task-score")

    def answer(self) -> int:
        return self._tally.points

    def marks(self) -> tuple[Mark, ...]:
        return (({"placement": str(self._placement)}, ASKED),)

    def tip(self, degree: int, found: Sequence[Answer]) -> Tip:
        contacts = self.board.contacts(self._placement)
        if degree == 1:
            return Tip(Message("task-tip-contacts", {"count": len(contacts)}))
        if degree == 2:
            marks = tuple(({"edge": edge_of(contact)}, HINT) for contact in contacts)
            return Tip(Message("task-tip-look"), marks)
        return Tip(Message("task-tip-sum", {"sum": str(self._tally)}))
