"""What both kinds of pages draw: numbers, tiles and tables. Lengths are millimetres."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final, NamedTuple, Self

from chromino_core.board import Board
from chromino_core.palette import WHITE, Inks
from chromino_core.problems import Cell
from chromino_core.svg.paper.page import Box, letters
from chromino_core.svg.picture import numeral
from chromino_core.svg.tile_shapes import tile_shape

__all__ = ["BADGE", "Field", "badge", "tile_at"]

BADGE: Final = 6.0
_SHADE: Final = "#efefef"


class Field(NamedTuple):
    """The cells that are shown, and how large they are where they stand on the page."""

    left: float
    top: float
    columns: float
    rows: float

    @classmethod
    def around(cls, cells: Iterable[Cell], margin: float) -> Self:
        columns, rows = zip(*cells, strict=True)
        left, top = min(columns) - margin, min(rows) - margin
        return cls(left, top, max(columns) + 1 + margin - left, max(rows) + 1 + margin - top)

    def begin(self, box: Box, scale: float) -> tuple[float, float]:
        """Its corner on the page, if it stands in the middle of the box, and at its top."""
        return box.x + (box.width - scale * self.columns) / 2, box.y

    def table(self, board: Board, inks: Inks) -> Iterator[str]:
        """The tiles that lie there; one unit is a square."""
        for each in board:
            at = f"translate({numeral(each.x - self.left)} {numeral(each.y - self.top)})"
            yield tile_shape(each.reading, at, "", True, each.down, inks=inks)

    def grid(self, inks: Inks) -> str:
        """Faint lines between the cells, for a pencil to follow."""
        first_x, first_y = -self.left % 1, -self.top % 1
        across = [first_y + n for n in range(int(self.rows - first_y) + 1)]
        down = [first_x + n for n in range(int(self.columns - first_x) + 1)]
        lines = [f"M0 {numeral(y)}H{numeral(self.columns)}" for y in across]
        lines += [f"M{numeral(x)} 0V{numeral(self.rows)}" for x in down]
        look = f'stroke="{inks.quiet}" stroke-opacity=".3" stroke-width=".03"'
        return f'<path {look} d="{"".join(lines)}"/>'

    def shape(self, cells: Collection[Cell], inks: Inks) -> Iterator[str]:
        """Which cells are covered, and nothing of the tiles on them."""
        squares, edge = [], []
        for column, row in sorted(cells):
            x, y = numeral(column - self.left), numeral(row - self.top)
            right, below = numeral(column + 1 - self.left), numeral(row + 1 - self.top)
            squares.append(f"M{x} {y}h1v1h-1z")
            edge += [
                *([] if (column, row - 1) in cells else [f"M{x} {y}h1"]),
                *([] if (column, row + 1) in cells else [f"M{x} {below}h1"]),
                *([] if (column - 1, row) in cells else [f"M{x} {y}v1"]),
                *([] if (column + 1, row) in cells else [f"M{right} {y}v1"]),
            ]
        thin = f'stroke="{inks.quiet}" stroke-opacity=".5" stroke-width=".03"'
        yield f'<path fill="{_SHADE}" {thin} d="{"".join(squares)}"/>'
        thick = f'stroke="{inks.line}" stroke-width=".1" stroke-linecap="round"'
        yield f'<path {thick} d="{"".join(edge)}"/>'


def badge(number: int, x: float, y: float, inks: Inks) -> Iterator[str]:
    """The number of a conundrum."""
    box = f'x="{numeral(x)}" y="{numeral(y)}" width="{numeral(BADGE)}" height="{numeral(BADGE)}"'
    yield f'<rect {box} rx="1.4" fill="{inks.line}"/>'
    middle = BADGE / 2
    yield letters(str(number), x + middle, y + middle, 3.6, bold=True, anchor="middle", fill=WHITE)


def tile_at(
    reading: str, x: float, y: float, side: float, inks: Inks, *, down: bool = False
) -> str:
    """A small tile; its squares have this side."""
    at = f"translate({numeral(x)} {numeral(y)}) scale({numeral(side)})"
    return tile_shape(reading, at, "", True, down, inks=inks)
