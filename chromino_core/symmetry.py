"""A table seen from all sides: one text for all that are the same when turned or mirrored."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from chromino_core.placement import Placement

__all__ = ["least_image"]

# The four turns of a table, and of its mirror image: (x, y) becomes (ax + by, cx + dy).
_SYMMETRIES: Final = (
    (1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0),
    (-1, 0, 0, 1), (0, 1, 1, 0), (1, 0, 0, -1), (0, -1, -1, 0),
)  # fmt: skip


def least_image(placements: Collection[Placement]) -> str:
    """The first of its eight images, in plain string order."""
    return min(_image(placements, symmetry) for symmetry in _SYMMETRIES)


def _image(placements: Iterable[Placement], symmetry: tuple[int, int, int, int]) -> str:
    """The board as it looks after a turn or flip, at the origin, its tiles in fixed order."""
    xx, xy_, yx, yy = symmetry
    images = []
    for placement in placements:
        cells = [(xx * x + xy_ * y, yx * x + yy * y) for x, y in placement.cells]
        reading = placement.reading
        if cells[0] > cells[2]:
            cells, reading = cells[::-1], reading[::-1]
        images.append((cells[0][1], cells[0][0], cells[0][0] == cells[1][0], reading))
    top = min((y for y, *_ in images), default=0)
    left = min((x for _, x, *_ in images), default=0)
    shifted = sorted((y - top, x - left, down, reading) for y, x, down, reading in images)
    return " ".join(f"{r}@{x},{y}{'v' if down else '>'}" for y, x, down, r in shifted)
