"""`choose`: one of several answers is right, and the author says which: for counting and chance."""

from __future__ import annotations

from typing import Final

from chromino_core.problems import InvalidTask, Message, Problem
from chromino_core.tasks.fields import Fields
from chromino_core.tasks.goal import Option
from chromino_core.tasks.goals.choosing import Choosing
from chromino_core.tasks.said import read_said

__all__ = ["Choose"]

_MOST_OPTIONS: Final = 20


class Choose(Choosing):
    """An answer is the number of an option, from 0."""

    needed = ("options", "right")

    _said: list[Message]
    _right: int

    def read_fields(self, fields: Fields) -> None:
        texts = fields.items("options", 2, _MOST_OPTIONS)
        self._said = [read_said(text, fields.at(f"options[{n}]")) for n, text in enumerate(texts)]
        if any(said in self._said[:n] for n, said in enumerate(self._said)):
            raise InvalidTask.because("task-option-twice", at=fields.at("options"))
        self._right = fields.number("right", 0, len(texts) - 1)

    def question(self) -> Message:
        return Message("task-choose")

    def answer(self) -> int:
        return self._right

    def right(self) -> list[int]:
        return [self._right]

    def options(self) -> tuple[Option, ...]:
        return tuple(Option(n, said) for n, said in enumerate(self._said))

    def why_not(self, value: int) -> tuple[Problem, ...]:
        return (Problem("task-not-this"),)
