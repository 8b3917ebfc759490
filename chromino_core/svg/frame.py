"""The frame of a picture: which part of the plane it shows, and how large."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from chromino_core.svg.picture import LARGEST, Svg, drawn, escaped, numeral

__all__ = ["MARGIN", "RULERS", "UNIT", "Frame", "frame_of", "framed"]

UNIT: Final = 40
"""Pixels a square, unless the picture would become too large."""
MARGIN: Final = 0.2
RULERS: Final = (0.8, 0.6)
"""The room for numbers at the left and at the top."""


class Frame(NamedTuple):
    """The part of the plane that a picture shows, in squares."""

    left: float
    top: float
    width: float
    height: float

    def at(self, point: tuple[float, float]) -> str:
        """A place in the picture. Seen from its corner, or far tables would need large numbers."""
        return f"translate({numeral(point[0] - self.left)} {numeral(point[1] - self.top)})"


def frame_of(cells: Iterable[tuple[float, float]], rulers: tuple[float, float] = (0, 0)) -> Frame:
    columns, rows = zip(*cells, strict=True)
    left, top = min(columns) - MARGIN - rulers[0], min(rows) - MARGIN - rulers[1]
    return Frame(left, top, max(columns) + 1 + MARGIN - left, max(rows) + 1 + MARGIN - top)


def framed(frame: Frame, title: str, description: str, shapes: Iterable[str]) -> Svg:
    width, height = frame.width * UNIT, frame.height * UNIT
    shrink = min(1, LARGEST / max(width, height))
    scaled = [f'<g transform="scale({UNIT})">', *shapes, "</g>"]
    return drawn((width, height), shrink, escaped(title), escaped(description), scaled)
