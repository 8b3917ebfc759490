"""An edge as plain data: its two cells, the smaller one first.

>>> read_edge([[1, 2], [1, 1]])
[[1, 1], [1, 2]]
"""

from __future__ import annotations

from typing import Any, TypeAlias

from chromino_core.contacts import Contact
from chromino_core.placement import FARTHEST
from chromino_core.problems import Cell
from chromino_core.tasks.fields import is_number

__all__ = ["Edge", "edge_of", "read_edge"]

Edge: TypeAlias = list[list[int]]


def _between(cell: Cell, other: Cell) -> Edge:
    return sorted([list(cell), list(other)])


def edge_of(contact: Contact) -> Edge:
    return _between(contact.cell, contact.neighbour)


def read_edge(data: Any) -> Edge | None:
    """The edge that plain data tell of, whichever cell comes first; None if they tell of none."""
    match data:
        case [[x, y], [u, v]] if all(is_number(n, -FARTHEST, FARTHEST) for n in (x, y, u, v)):
            return _between((x, y), (u, v)) if abs(x - u) + abs(y - v) == 1 else None
    return None
