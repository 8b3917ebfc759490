"""Marks on a table: rings, signs on shared edges and covered cells, and rulers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple

from chromino_core import palette as look
from chromino_core.board import Board
from chromino_core.marks import cells_of
from chromino_core.placement import Placement
from chromino_core.problems import Cell
from chromino_core.svg.frame import MARGIN, RULERS, UNIT, Frame
from chromino_core.svg.picture import escaped, numeral
from chromino_core.svg.tile_shapes import body_shape
from chromino_core.tiles import MATCHES

__all__ = ["Sign", "ring_shape", "ruler_shapes", "sign_shape", "signs_of"]

_BESIDE: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))


class Sign(NamedTuple):
    """What a square of a tile meets: on an edge that it shares, or on its own cell."""

    kind: Literal["link", "break", "taken"]
    cell: Cell
    near: Cell
    colour: str
    neighbour: str = ""


def signs_of(board: Board, placement: Placement) -> Iterator[Sign]:
    """All that a tile meets, be it on the table already or not."""
    for (x, y), colour in zip(placement.cells, placement.reading, strict=True):
        if board.at((x, y)) not in (None, placement):
            yield Sign("taken", (x, y), (x, y), colour)
            continue
        for right, down in _BESIDE:
            near = (x + right, y + down)
            other = board.square(near)
            if other is not None and near not in placement.cells:
                kind: Literal["link", "break"] = "link" if other in MATCHES[colour] else "break"
                yield Sign(kind, (x, y), near, colour, other)


def ring_shape(shape: Placement | Cell, frame: Frame) -> str:
    """A dark ring with light edges stands out from every colour and from every ground."""
    cells = cells_of(shape)
    (x, y), (last_x, last_y) = cells[0], cells[-1]
    body = body_shape(last_x - x + 1, last_y - y + 1)
    return (
        f'<g transform="{frame.at((x, y))}" fill="none">'
        f'{body} stroke="{look.WHITE}" stroke-width=".25"/>'
        f'{body} stroke="{look.OUTLINE}" stroke-width=".13"/></g>'
    )


def sign_shape(sign: Sign, frame: Frame, words: str) -> str:
    (x, y), (near_x, near_y) = sign.cell, sign.near
    at = frame.at(((x + near_x + 1) / 2, (y + near_y + 1) / 2))
    turn = "rotate(90)" if y != near_y else ""
    inside = "none" if sign.kind == "break" else look.OUTLINE
    lines = look.SIGNS[sign.kind]
    title = f"<title>{escaped(words)}</title>" if words else ""
    return (
        f'<g transform="{at}{turn}" stroke-linejoin="round">{title}'
        f'<path fill="{inside}" stroke="{look.OUTLINE}" stroke-width=".16" d="{lines}"/>'
        f'<path fill="none" stroke="{look.WHITE}" stroke-width=".08" d="{lines}"/></g>'
    )


def ruler_shapes(frame: Frame, cells: Iterable[Cell]) -> Iterator[str]:
    """A faint grid, and the numbers of the columns and rows in which something lies."""
    columns, rows = (sorted(set(numbers)) for numbers in zip(*cells, strict=True))
    left, top = MARGIN + RULERS[0], MARGIN + RULERS[1]
    width, height = frame.width - MARGIN - left, frame.height - MARGIN - top
    edges_x = sorted({x + end for x in columns for end in (0, 1)})
    edges_y = sorted({y + end for y in rows for end in (0, 1)})
    grid = [f"M{numeral(x - frame.left)} {numeral(top)}v{numeral(height)}" for x in edges_x]
    grid += [f"M{numeral(left)} {numeral(y - frame.top)}h{numeral(width)}" for y in edges_y]
    lines = f'stroke="{look.QUIET}" stroke-opacity=".25" stroke-width=".025"'
    yield f'<path {lines} d="{"".join(grid)}"/>'
    thick_x, thick_y = RULERS[0] - 0.12, RULERS[1] - 0.12
    yield _bar(left, MARGIN, width, thick_y) + _bar(MARGIN, top, thick_x, height)
    # Letters less than one unit high are more than some browsers can draw.
    size = min(12, 36 / max(len(str(n)) for n in (*columns, *rows)))
    yield (
        f'<g transform="scale({1 / UNIT})" fill="{look.WHITE}" font-family="system-ui,sans-serif"'
        f' font-weight="600" font-size="{numeral(size)}" text-anchor="middle">'
    )
    yield from (_number(x, x + 0.5 - frame.left, MARGIN + thick_y / 2, size) for x in columns)
    yield from (_number(y, MARGIN + thick_x / 2, y + 0.5 - frame.top, size) for y in rows)
    yield "</g>"


def _bar(x: float, y: float, width: float, height: float) -> str:
    box = f'x="{numeral(x)}" y="{numeral(y)}" width="{numeral(width)}" height="{numeral(height)}"'
    return f'<rect {box} rx=".15" fill="{look.QUIET}"/>'


def _number(value: int, x: float, y: float, size: float) -> str:
    # Lowered by hand, as not every program knows dominant-baseline.
    at = f'x="{numeral(x * UNIT)}" y="{numeral(y * UNIT + 0.36 * size)}"'
    return f"<text {at}>{str(value).replace('-', '&#8722;')}</text>"
