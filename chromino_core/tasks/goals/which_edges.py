"""`which-edges`: a tile lies wrong; every edge that breaks a rule is to be marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chromino_core.placement import Placement
from chromino_core.problems import Cell, InvalidTask, Message, Problem
from chromino_core.tasks.edges import Edge, edge_of, read_edge
from chromino_core.tasks.fields import Fields
from chromino_core.tasks.goal import ASKED, HINT, Answer, Goal, Mark, Tip, Where, not_an_answer

__all__ = ["WhichEdges"]


class WhichEdges(Goal):
    """Whatever else may be wrong with the tile: only edges are asked for."""

    asks = "edges"
    needed = ("placement",)
    at_once = True

    _placement: Placement
    _wrong: list[tuple[Edge, Problem]]

    def read_fields(self, fields: Fields) -> None:
        self._placement = self.read_placement(fields)
        # A problem of an edge is at its two cells; others are of several cells of the tile.
        problems = {problem.cells: problem for problem in self.board.problems(self._placement)}
        self._wrong = [
            (edge_of(contact), problems[contact.cell, contact.neighbour])
            for contact in self.board.contacts(self._placement)
            if (contact.cell, contact.neighbour) in problems
        ]
        if not self._wrong:
            raise InvalidTask.because("task-no-wrong-edge")

    def question(self) -> Message:
        return Message("task-which-edges")

    @property
    def total(self) -> int:
        return len(self._wrong)

    def answer(self) -> frozenset[tuple[Cell, Cell]]:
        return frozenset(((x, y), (u, v)) for ((x, y), (u, v)), _ in self._wrong)

    def answers(self) -> list[Answer]:
        return [edge for edge, _ in self._wrong]

    def several(self, attempt: Any) -> list[Any]:
        return [attempt] if read_edge(attempt) else super().several(attempt)

    def read(self, answer: Any) -> Edge:
        edge = read_edge(answer)
        if edge is None:
            raise not_an_answer(answer)
        return edge

    def problems(self, answer: Edge) -> tuple[Problem, ...]:
        if answer in self.answers():
            return ()
        (x, y), (u, v) = answer
        if any(edge_of(contact) == answer for contact in self.board.contacts(self._placement)):
            return (Problem("task-edge-fine", {}, ((x, y), (u, v))),)
        return (Problem("task-edge-elsewhere", {}, ((x, y), (u, v))),)

    def marks(self) -> tuple[Mark, ...]:
        return (({"placement": str(self._placement)}, ASKED),)

    def where(self, answer: Edge) -> Where:
        return {"edge": answer}

    def tip(self, degree: int, found: Sequence[Edge]) -> Tip:
        missing = self.unfound(found)
        if degree == 1:
            return Tip(Message("task-tip-left", {"left": len(missing)}))
        edge, cells = missing[0], self._placement.cells
        if degree == 2:
            own = next(cell for cell in cells if list(cell) in edge)
            colour = self._placement.reading[cells.index(own)]
            mark: Mark = {"cell": list(own)}, HINT
            return Tip(Message("task-tip-square", {"colour": colour}), (mark,))
        problem = next(problem for wrong, problem in self._wrong if wrong == edge)
        return Tip(Message(problem.id, problem.args), ((self.where(edge), HINT),))
