"""What the goals have in common in which one chooses: one option, or all of several that are right.

All that are right are one answer together: whoever is told how many there are has half of it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from chromino_core.problems import Message, Problem
from chromino_core.tasks.goal import HINT, LAST_TIP, Answer, Asks, Goal, Tip, not_an_answer

__all__ = ["Choosing", "ChoosingAll"]


class Choosing(Goal):
    """One option is right, or each of several."""

    asks: Asks | None = "choice"

    @abstractmethod
    def right(self) -> Sequence[Answer]:
        """The options that are right, by their values."""

    @abstractmethod
    def why_not(self, value: Answer) -> tuple[Problem, ...]:
        """Why an option is wrong."""

    @property
    def total(self) -> int:
        return 1

    def answers(self) -> list[Answer]:
        return list(self.right())

    def read(self, answer: Answer) -> Answer:
        # True is no number here, though Python holds it to be 1.
        for value, *_ in self.options():
            if type(value) is type(answer) and value == answer:
                return value
        raise not_an_answer(answer)

    def problems(self, answer: Answer) -> tuple[Problem, ...]:
        return () if answer in self.right() else self.why_not(answer)

    def tip(self, degree: int, found: Sequence[Answer]) -> Tip:
        """Options are counted from 1, as one sees them."""
        options, right = self.options(), self.right()
        if degree == 1 or not right:
            return Tip(Message("task-tip-options", {"count": len(right), "of": len(options)}))
        wrong = [n for n, option in enumerate(options) if option.value not in right]
        if degree < LAST_TIP and wrong:
            return Tip(Message("task-tip-not-option", {"number": wrong[-1] + 1}))
        first = next(n for n, option in enumerate(options) if option.value in right)
        words = Message("task-tip-option", {"number": first + 1})
        return Tip(words, (({"option": options[first].value}, HINT),))


class ChoosingAll(Choosing):
    """Whatever is right is to be chosen, and nothing else."""

    asks: Asks | None = "choices"

    def answer(self) -> list[Answer]:
        return list(self.right())

    def answers(self) -> list[Answer]:
        return [self.answer()]

    def several(self, attempt: object) -> list[Answer]:
        return [attempt]

    def read(self, answer: Answer) -> Answer:
        """The values in the order of the options."""
        values = [option.value for option in self.options()]
        if not isinstance(answer, list) or len(answer) > len(values):
            raise not_an_answer(answer)
        chosen = [super(ChoosingAll, self).read(value) for value in answer]
        return [value for value in values if value in chosen]

    def problems(self, answer: list[Answer]) -> tuple[Problem, ...]:
        right = self.right()
        found: list[Problem] = []
        for value in answer:
            if value not in right:
                # Several may be wrong for the same reason.
                found += [problem for problem in self.why_not(value) if problem not in found]
        left = sum(value not in answer for value in right)
        if left:
            found.append(Problem("task-more", {"left": left}))
        return tuple(found)
