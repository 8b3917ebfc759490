"""What is said and what can be wrong, as data; and the errors, which carry problems.

Every error of the engine is a `ValueError` whose message is a plain sentence, in English unless
another language is spoken (`words.speak`), and whose `problems` hold the same as ids and arguments,
so that a screen can say it in any language.
"""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Mapping
from typing import NamedTuple, Self, TypeAlias

from chromino_core import words

__all__ = [
    "BotFailed",
    "Cell",
    "ChrominoError",
    "IllegalMove",
    "InvalidBot",
    "InvalidCommand",
    "InvalidConundrum",
    "InvalidNotation",
    "InvalidPicture",
    "InvalidRecord",
    "InvalidSetup",
    "InvalidTask",
    "Message",
    "NoSuchMoment",
    "NoSuchSeat",
    "NotPermitted",
    "Problem",
    "Value",
    "shown",
]

Cell: TypeAlias = tuple[int, int]
"""A square of the table as (x, y): x grows to the right, y grows downwards."""

Value: TypeAlias = str | int
"""What a message may say besides its words."""


class _Short(reprlib.Repr):
    """What somebody gave, short enough for a sentence, whatever it is."""

    def repr_int(self, value: int, level: int) -> str:
        # Python refuses to print huge numbers.
        return repr(value) if value.bit_length() < 128 else words.HUGE


_SHORT = _Short()
_SHORT.maxlevel, _SHORT.maxstring, _SHORT.maxother = 2, 40, 40


def shown(value: object) -> str:
    """A value that is wrong, as the sentence about it shows it, which has words for huge numbers.

    >>> shown("x" * 1000), shown(10**5000)
    ("'xxxxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxx'", '<huge-number>')
    """
    return _SHORT.repr(value)


class Message(NamedTuple):
    """Something that is said: its id and what its words don't tell; a screen has the words.

    >>> Message("why-draw", {"count": 2}).sentence
    'None of your 2 tiles fits: draw one from the bag.'
    """

    id: str
    args: Mapping[str, Value] = {}

    @property
    def sentence(self) -> str:
        return words.sentence(self.id, self.args)


class Problem(NamedTuple):
    """One reason why something cannot be done.

    >>> Problem("no-such-seat", {"seat": 5, "last": 1}).sentence
    'There is no player 5. Players go from 0 to 1.'
    """

    id: str
    args: Mapping[str, Value] = {}
    cells: tuple[Cell, ...] = ()

    @property
    def sentence(self) -> str:
        """What is wrong, in words; behind it stands what these don't tell."""
        return words.detailed(self.id, self.args)


class ChrominoError(ValueError):
    """The base of every error of this package; never raised itself."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    @property
    def sentence(self) -> str:
        """Everything that is wrong, in words."""
        return words.in_one(*(problem.sentence for problem in self.problems))

    def __str__(self) -> str:
        return self.sentence  # only now, for a page never asks, and has no words for it

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        return type(self), (self.problems,)

    @classmethod
    def because(cls, id: str, *cells: Cell, **args: Value) -> Self:
        """The error with one problem.

        >>> raise InvalidSetup.because("dominoes-need-one-contact")
        Traceback (most recent call last):
        chromino_core.problems.InvalidSetup: Playing like dominoes needs min_contacts=1.
        """
        return cls([Problem(id, args, cells)])


class InvalidNotation(ChrominoError):
    """A text that is no tile, no placement, no board or no action."""


class IllegalMove(ChrominoError):
    """What can't be done at this moment, be it an action or undoing; `problems` has every reason.

    >>> error = IllegalMove([Problem("occupied", {}, ((0, 1), (1, 1)))], "BRY@0,1>")
    >>> print(error)
    BRY@0,1> isn...t allowed now. There is already a tile here (cells=0,1 1,1).
    >>> error.action, error.cells
    ('BRY@0,1>', ((0, 1), (1, 1)))
    """

    def __init__(self, problems: Iterable[Problem], action: str | None = None) -> None:
        super().__init__(problems)
        self.action = action
        """The text of what was tried; None if nothing of the kind was."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells where something is wrong."""
        return tuple(dict.fromkeys(cell for problem in self.problems for cell in problem.cells))

    def __str__(self) -> str:
        if self.action is None:
            return self.sentence
        tried = words.sentence("illegal-action", {"action": self.action})
        return words.in_one(tried, *map(_with_cells, self.problems))

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        return type(self), (self.problems, self.action)


def _with_cells(problem: Problem) -> str:
    """What is wrong and where, for who writes programs; players see it on the table."""
    cells = " ".join(f"{x},{y}" for x, y in problem.cells)
    return words.detailed(problem.id, {**problem.args, "cells": cells} if cells else problem.args)


class InvalidRecord(ChrominoError):
    """A record, position or link that cannot be loaded; says what is wrong, and where."""


class InvalidSetup(ChrominoError):
    """What can't be as it was asked for: rules, players, a seed or a deal to begin a game with.

    The classes below tell of other things that can't be; they are caught together with this one.
    """


class InvalidBot(InvalidSetup):
    """A player that was to be a bot and is none."""


class NoSuchSeat(InvalidSetup):
    """A seat that the game doesn't have."""


class NoSuchMoment(InvalidSetup):
    """A moment to which a game can't be taken back."""


class InvalidPicture(InvalidSetup):
    """A picture that cannot be drawn."""


class InvalidCommand(InvalidSetup):
    """A command that a session doesn't understand, or that makes no sense now."""


class InvalidConundrum(InvalidSetup):
    """A conundrum that cannot be, or a reference to one that leads to none."""


class InvalidTask(InvalidSetup):
    """A task or a lesson that can't be asked, or an answer that can't be one."""


class NotPermitted(InvalidSetup):
    """A command of somebody who may not give it: for another's seat, or for what is hidden."""


class BotFailed(ChrominoError):
    """A bot that raised something, or did what it may not, as the `__cause__` tells."""
