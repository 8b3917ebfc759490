"""What a picture can mark on a table: placements, cells, and what a tile meets where it lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from chromino_core import english
from chromino_core.board import Board
from chromino_core.placement import FARTHEST, Placement
from chromino_core.problems import Cell, InvalidNotation, Value, shown
from chromino_core.tiles import MATCHES

__all__ = ["Highlight", "Sign", "cells_of", "marked", "signs_of"]

Highlight: TypeAlias = Placement | str | Iterable[Placement | str | Cell]
"""What to mark on a table: placements, such as the last move, or single cells."""

_BESIDE: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))


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
        case (int(x), int(y)) if max(abs(x), abs(y)) <= FARTHEST:
            return x, y
    raise InvalidNotation.because("not-a-cell", text=shown(value))


class Sign(NamedTuple):
    """What a square of a tile meets: on an edge that it shares, or on its own cell."""

    kind: Literal["link", "break", "taken"]
    cell: Cell
    near: Cell
    words: str


def signs_of(board: Board, placement: Placement) -> list[Sign]:
    """All that a tile meets, be it on the table already or not."""
    return [
        sign
        for cell, colour in zip(placement.cells, placement.reading, strict=True)
        for sign in _met(board, placement, cell, colour)
    ]


def _met(board: Board, placement: Placement, cell: Cell, colour: str) -> Iterator[Sign]:
    x, y = cell
    if board.at(cell) not in (None, placement):
        yield Sign("taken", cell, cell, english.sentence("picture-taken", {"x": x, "y": y}))
        return
    for right, down in _BESIDE:
        near = (x + right, y + down)
        other = board.square(near)
        if other is None or near in placement.cells:
            continue
        args: dict[str, Value] = {
            "colour": colour,
            "neighbour": other,
            "x": x,
            "y": y,
        }
        if other in MATCHES[colour]:
            yield Sign("link", cell, near, english.sentence("picture-link", args))
        else:
            yield Sign("break", cell, near, english.sentence("picture-break", args))
