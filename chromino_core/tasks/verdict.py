"""What answers are worth: which are right, which are wrong and why, and how many are missing."""

from __future__ import annotations

from typing import Any, NamedTuple

from chromino_core.problems import Message, Problem

__all__ = ["Verdict", "Wrong"]


class Wrong(NamedTuple):
    """An answer that is wrong."""

    answer: Any
    problems: tuple[Problem, ...]
    """Every reason, the same as at a table."""
    said: Message | None = None
    """What the author has to say of that."""


class Verdict(NamedTuple):
    """What one attempt is worth. It tells nothing of the answers that are still missing."""

    done: bool
    """Everything is found now, and what was handed in together has nothing wrong in it."""
    right: tuple[Any, ...]
    """Answers that were found now."""
    wrong: tuple[Wrong, ...]
    missing: int
    """How many answers are still to be found."""
    again: tuple[Any, ...] = ()
    """Right answers that had been found before."""
    why: tuple[Problem, ...] = ()
    """Of a right answer that something may not be: every reason."""
