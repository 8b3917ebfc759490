"""`best`: the placement with the most points, or the most contacts; where several have, each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chromino_core.placement import Placement
from chromino_core.problems import InvalidTask, Message, Problem
from chromino_core.scoring import tally
from chromino_core.tasks.fields import Fields
from chromino_core.tasks.goal import Answer
from chromino_core.tasks.goals.placing import Placing

__all__ = ["Best"]


class Best(Placing):
    needed = ("tiles", "by")

    _by: str

    def read_more(self, fields: Fields) -> None:
        self._by = fields.choice("by", ("points", "contacts"))
        if self._by == "points" and self.game.rules.scoring is None:
            raise InvalidTask.because("task-no-scoring")

    def choose(self, legal: list[Placement]) -> Iterable[Placement]:
        counts = [self._count(placement) for placement in legal]
        most = max(counts, default=0)
        return [place for place, count in zip(legal, counts, strict=True) if count == most]

    def _count(self, placement: Placement) -> int:
        contacts, system = self.board.contacts(placement), self.game.rules.scoring
        if self._by == "points" and system:
            return tally(system, placement, contacts).points
        return len(contacts)

    def why_not(self, placement: Placement) -> tuple[Problem, ...]:
        if self._by == "points":
            return (Problem("task-more-points", {"made": self._count(placement)}),)
        return (Problem("task-more-contacts", {"made": self._count(placement)}),)

    def question(self) -> Message:
        count = len(self.tiles())
        if self._by == "points":
            return Message("task-best-points", {"count": count})
        return Message("task-best-contacts", {"count": count})

    def how_many(self, missing: Sequence[Answer]) -> Message:
        return Message("task-tip-spots", {"count": len(missing)})
