"""What can be wrong, as data: the `Problem`, and the errors that carry problems.

Every error of the engine is a `ValueError` whose message is a plain sentence, in English unless
another language is spoken (`words.speak`), and whose `problems` hold the same as ids and arguments,
so that a screen can say it in any language.
"""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

from chromino_core import words

__all__ = [
    "Cell",
    "ChrominoError",
    "IllegalMove",
    "InvalidNotation",
    "InvalidRecord",
    "InvalidSetup",
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

    def __str__(self) -> str:
        # Only now, for a page never asks, and has no words for it.
        return words.in_one(*(problem.sentence for problem in self.problems))

    def __reduce__(self) -> tuple[type[ChrominoError], tuple[tuple[Problem, ...]]]:
        return type(self), (self.problems,)

    @classmethod
    def because(cls, id: str, *cells: Cell, **args: Value) -> ChrominoError:
        """The error with one problem.

        >>> raise InvalidSetup.because("dominoes-need-one-contact")
        Traceback (most recent call last):
        chromino_core.problems.InvalidSetup: Playing like dominoes needs min_contacts=1.
        """
        return cls([Problem(id, args, cells)])


class InvalidNotation(ChrominoError):
    """A text that is no tile, no placement, no board or no action."""


class InvalidSetup(ChrominoError):
    """Rules, players or a seed with which no game can begin."""


class IllegalMove(ChrominoError):
    """An action that the rules forbid at this moment; `problems` has every reason."""


class InvalidRecord(ChrominoError):
    """A record, position or link that cannot be loaded; says what is wrong, and where."""
