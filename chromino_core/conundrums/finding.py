"""Which conundrum is meant: a reference as plain data, from a page, a link or a terminal.

>>> find({"date": "2026-11-16"}) == find({"seed": 20261116, "grade": 1})
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from chromino_core.conundrums.collection import collection
from chromino_core.conundrums.conundrum import Conundrum, from_link
from chromino_core.conundrums.daily import daily
from chromino_core.conundrums.growing import generate
from chromino_core.problems import InvalidConundrum, shown

__all__ = ["find"]


def find(reference: Mapping[str, Any]) -> Conundrum:
    """The conundrum of a date, a number of the collection, a seed and a grade, a link or a text."""
    if isinstance(reference, Mapping):
        for keys, make in _WAYS:
            if len(reference) == len(keys) and all(key in reference for key in keys):
                return make(*(reference[key] for key in keys))
    raise InvalidConundrum.because("conundrum-reference", value=shown(reference))


def _of_collection(number: object) -> Conundrum:
    chosen = collection()
    if isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= len(chosen):
        return chosen[number - 1]
    raise InvalidConundrum.because(
        "conundrum-number", value=shown(number), least=1, most=len(chosen)
    )


_WAYS: Final[tuple[tuple[tuple[str, ...], Callable[..., Conundrum]], ...]] = (
    (("date",), daily),
    (("number",), _of_collection),
    (("seed", "grade"), generate),
    (("seed",), generate),
    (("link",), from_link),
    (("text",), Conundrum.from_text),
)
