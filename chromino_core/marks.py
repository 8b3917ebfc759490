"""What a picture, drawn or in text, can mark on a table: placements and single cells."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from chromino_core.placement import FARTHEST, Placement
from chromino_core.problems import Cell, InvalidNotation, shown

__all__ = ["Highlight", "cells_of", "marked"]

Highlight: TypeAlias = Placement | str | Iterable[Placement | str | Cell]
"""What to mark on a table: placements, such as the last move, or single cells."""


def marked(highlight: Highlight) -> list[Placement | Cell]:
    """The placements and cells of a highlight, checked."""
    several = [highlight] if isinstance(highlight, str | Placement) else highlight
    return [
        Placement(each) if isinstance(each, str | Placement) else _cell(each) for each in several
    ]


def cells_of(shape: Placement | Cell) -> tuple[Cell, ...]:
    return shape.cells if isinstance(shape, Placement) else (shape,)


def _cell(value: object) -> Cell:
    match value:
        case (int(x), int(y)) if max(abs(x), abs(y)) <= FARTHEST and type(x) is type(y) is int:
            return x, y
    raise InvalidNotation.because("not-a-cell", text=shown(value))
