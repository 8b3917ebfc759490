"""Fills pages: how many columns they have, how large squares are, and where everything stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, Protocol

from chromino_core.problems import InvalidPicture
from chromino_core.svg.paper.page import Box

__all__ = ["Panel", "Way", "filled"]

_GAP: Final = 7.0  # between panels, at least
_WIDEST_GAP: Final = 14.0
_NEARLY: Final = 1e-6  # sums of fractions are not exact
_LARGEST: Final = 10.0  # no square is larger, however few there are


class Panel(Protocol):
    """A part of a page, which has a table; its squares are as large as they are told to be."""

    def size(self, width: float, scale: float) -> tuple[float, float] | None:
        """How wide and high it is in a column of this width; None if it has no room there."""

    def shapes(self, box: Box, scale: float) -> Iterator[str]: ...


class Way(NamedTuple):
    """How pages are to be filled."""

    columns: Sequence[int]
    """So many there may be."""
    most: int
    """No page has more panels, or nobody would find anything."""
    least: float
    """A square should not be smaller, even if this takes more pages."""


class _Row(NamedTuple):
    """Panels side by side, each with its left edge and its width."""

    panels: list[tuple[Panel, float, float]]
    height: float


class _Fitted(NamedTuple):
    """The rows on each page, and how large a square is."""

    pages: list[list[_Row]]
    scale: float


def filled(room: Box, panels: Sequence[Panel], way: Way) -> list[list[str]]:
    """The shapes of each page: on as few pages as can be, and then as large as can be."""
    fitted = _best(room, panels, way)
    return [list(_placed(room, rows, fitted.scale)) for rows in fitted.pages]


def _best(room: Box, panels: Sequence[Panel], way: Way) -> _Fitted:
    at_least = [_fitted(room, panels, way.most, columns, way.least) for columns in way.columns]
    few = min((len(each.pages) for each in at_least if each), default=len(panels))
    for tenths in range(round(10 * _LARGEST), 0, -1):
        for columns in way.columns:
            fitted = _fitted(room, panels, way.most, columns, tenths / 10)
            if fitted and len(fitted.pages) <= few:
                return fitted
    raise InvalidPicture.because("sheet-too-large")


def _fitted(
    room: Box, panels: Sequence[Panel], most: int, columns: int, scale: float
) -> _Fitted | None:
    """The panels in their order, if each of them has room on a page."""
    rows = _rows(room, panels, columns, scale)
    if rows is None or any(row.height > room.height for row in rows):
        return None
    pages: list[list[_Row]] = [[]]
    for row in rows:
        page = [*pages[-1], row]
        high = sum(each.height for each in page) + _GAP * (len(page) - 1)
        if pages[-1] and (high > room.height or sum(len(each.panels) for each in page) > most):
            pages.append([row])
        else:
            pages[-1] = page
    return _Fitted(pages, scale)


def _rows(room: Box, panels: Sequence[Panel], columns: int, scale: float) -> list[_Row] | None:
    """As many panels side by side as there is room for."""
    column = (room.width - _GAP * (columns - 1)) / columns
    rows: list[_Row] = []
    used = room.width
    for panel in panels:
        size = panel.size(column, scale)
        if size is None:
            return None
        width, height = size
        if used + width > room.width + _NEARLY:
            rows.append(_Row([], 0))
            used = 0
        rows[-1].panels.append((panel, used, width))
        rows[-1] = rows[-1]._replace(height=max(rows[-1].height, height))
        used += width + _GAP
    return rows


def _placed(room: Box, rows: Sequence[_Row], scale: float) -> Iterator[str]:
    """What is left of the page is shared among the rows."""
    left = room.height - sum(row.height for row in rows)
    gap = min(_WIDEST_GAP, left / max(1, len(rows) - 1))
    y = room.y
    for row in rows:
        for panel, x, width in row.panels:
            yield from panel.shapes(Box(room.x + x, y, width, row.height), scale)
        y += row.height + gap
