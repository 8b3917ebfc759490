"""`lay`: one of the tiles is to be laid, with so many contacts or for so many points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chromino_core.placement import Placement
from chromino_core.problems import InvalidTask, Message, Problem, Value
from chromino_core.scoring import System, tally
from chromino_core.tasks.fields import Fields
from chromino_core.tasks.goal import Answer
from chromino_core.tasks.goals.placing import Placing

__all__ = ["Lay"]

_EDGES = 8
_MOST_POINTS = 1_000
"""More than a tile can score."""


class Lay(Placing):
    optional = ("contacts", "points")

    _contacts = 0
    _points = 0

    def read_more(self, fields: Fields) -> None:
        if fields.has("contacts"):
            self._contacts = fields.number("contacts", 1, _EDGES)
        if fields.has("points"):
            if self.game.rules.scoring is None:
                raise InvalidTask.because("task-no-scoring")
            self._points = fields.number("points", 1, _MOST_POINTS)

    def choose(self, legal: list[Placement]) -> Iterable[Placement]:
        return [placement for placement in legal if not self.why_not(placement)]

    def why_not(self, placement: Placement) -> tuple[Problem, ...]:
        contacts = self.board.contacts(placement)
        system: System | None = self.game.rules.scoring
        points = tally(system, placement, contacts).points if system else 0
        found = []
        if len(contacts) < self._contacts:
            args: dict[str, Value] = {"made": len(contacts), "need": self._contacts}
            cells = tuple(contact.cell for contact in contacts)
            found.append(Problem("task-few-contacts", args, cells))
        if points < self._points:
            scored: dict[str, Value] = {"made": points, "need": self._points}
            found.append(Problem("task-few-points", scored))
        return tuple(found)

    def question(self) -> Message:
        count = len(self.tiles())
        if self._contacts and self._points:
            contacts, points = self._contacts, self._points
            return Message(
                "task-lay-both", {"count": count, "contacts": contacts, "points": points}
            )
        if self._contacts:
            return Message("task-lay-contacts", {"count": count, "contacts": self._contacts})
        if self._points:
            return Message("task-lay-points", {"count": count, "points": self._points})
        return Message("task-lay", {"count": count})

    def how_many(self, missing: Sequence[Answer]) -> Message:
        return Message("task-tip-spots", {"count": len(missing)})
