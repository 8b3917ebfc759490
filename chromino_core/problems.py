"""What can be wrong, as data: the `Problem`, and the errors that carry problems.

Every error of the engine is a `ValueError` whose message is a plain English sentence, and whose
`problems` hold the same as ids and arguments, so that a screen can say it in any language.
"""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

from chromino_core import english

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
        return repr(value) if value.bit_length() < 128 else "a huge number"


_SHORT = _Short()
_SHORT.maxlevel, _SHORT.maxstring, _SHORT.maxother = 2, 40, 40


def shown(value: object) -> str:
    """A value that is wrong, as the sentence about it shows it.

    >>> shown("x" * 1000), shown(10**5000)
    ("'xxxxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxx'", 'a huge number')
    """
    return _SHORT.repr(value)


class Problem(NamedTuple):
    """One reason why something cannot be done.

    >>> Problem("too-few-contacts", {"made": 1, "need": 2}, ((0, 1),)).sentence
    'Too few contacts: this makes 1 and 2 are needed.'
    """

    id: str
    args: Mapping[str, Value] = {}
    cells: tuple[Cell, ...] = ()

    @property
    def sentence(self) -> str:
        return english.sentence(self.id, self.args)


class ChrominoError(ValueError):
    """The base of every error of this package; never raised itself."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(" ".join(problem.sentence for problem in self.problems))

    def __reduce__(self) -> tuple[type[ChrominoError], tuple[tuple[Problem, ...]]]:
        return type(self), (self.problems,)

    @classmethod
    def because(cls, id: str, *cells: Cell, **args: Value) -> ChrominoError:
        """The error with one problem.

        >>> raise InvalidSetup.because("unknown-edition", edition="1789", known="modern")
        Traceback (most recent call last):
        chromino_core.problems.InvalidSetup: There is no edition 1789. The editions are: modern.
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
