"""What the goals have in common whose answer is a number."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from chromino_core.problems import Problem
from chromino_core.tasks.fields import is_number
from chromino_core.tasks.goal import Answer, Goal, not_an_answer

__all__ = ["HIGHEST", "Numbering"]

HIGHEST: Final = 1_000_000_000


class Numbering(Goal):
    asks = "number"

    @abstractmethod
    def answer(self) -> int: ...

    @property
    def total(self) -> int:
        return 1

    def answers(self) -> list[Answer]:
        return [self.answer()]

    def read(self, answer: object) -> Answer:
        if not is_number(answer, -HIGHEST, HIGHEST):
            raise not_an_answer(answer)
        return answer

    def problems(self, answer: int) -> tuple[Problem, ...]:
        return () if answer == self.answer() else (Problem("task-not-number", {"number": answer}),)
