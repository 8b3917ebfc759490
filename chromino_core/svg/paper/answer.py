"""The answer to a conundrum on paper: its tiles lie in every spot, each spot with a number.

Where spots overlap there are several pictures of the table, so that no tile hides another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from chromino_core.palette import WHITE, Inks
from chromino_core.placement import Placement
from chromino_core.svg.paper.drawing import BADGE, Field, badge, tile_at
from chromino_core.svg.paper.page import Box, letters, together
from chromino_core.svg.paper.puzzle import Entry, placed, places_of, spots
from chromino_core.svg.paper.speech import Speech
from chromino_core.svg.picture import escaped, numeral
from chromino_core.svg.tile_shapes import body_shape, tile_shape

__all__ = ["Answer", "apart"]

_HEAD: Final = 8.0
_TILE: Final = 4.0
_TILE_STEP: Final = 3 * _TILE + 10
_COUNT: Final = 4.0
_NEARLY: Final = 1e-6  # sums of fractions are not exact
_GAP: Final = 4.0  # between the pictures
_LABEL: Final = 0.33  # the radius of a number, in squares
_MARGIN: Final = 0.2


@dataclass(frozen=True)
class Answer:
    """All spots of its tiles."""

    entry: Entry
    inks: Inks
    say: Speech

    @cached_property
    def _places(self) -> list[Placement]:
        """Those of the first tile, then those of the second one."""
        puzzle = self.entry.puzzle
        return [place for tile in puzzle.tiles for place in places_of(puzzle, tile)]

    @cached_property
    def _pictures(self) -> list[list[Placement]]:
        return apart(self._places)

    @cached_property
    def _field(self) -> Field:
        """The cells of the table, and of all spots."""
        shown = (*self.entry.puzzle.board, *self._places)
        return Field.around([cell for each in shown for cell in each.cells], _MARGIN)

    def size(self, width: float, scale: float) -> tuple[float, float] | None:
        """No wider and no higher than it need be; None if it has no room there."""
        beside = self._beside(width, scale)
        if not beside:
            return None
        rows = -(-len(self._pictures) // beside)
        wide = beside * (scale * self._field.columns + _GAP) - _GAP
        head = BADGE + 2 + len(self.entry.puzzle.tiles) * _TILE_STEP
        return max(wide, head), _HEAD + rows * (scale * self._field.rows + _GAP) - _GAP

    def _beside(self, width: float, scale: float) -> int:
        """How many pictures stand side by side."""
        room = int((width + _GAP) / (scale * self._field.columns + _GAP) + _NEARLY)
        return room and min(room, len(self._pictures))

    def shapes(self, box: Box, scale: float) -> Iterator[str]:
        """<g> title, desc, head, pictures with numbers </g>."""
        puzzle, say, field = self.entry.puzzle, self.say, self._field
        counts = [spots(tile, len(places_of(puzzle, tile)), say) for tile in puzzle.tiles]
        asked = say("ui-between-parts").join(counts)
        title = together(str(self.entry.number), asked)
        told = say("ui-between-parts").join(placed(each, say) for each in self._places)
        yield f'<g role="img"><title>{escaped(title)}</title><desc>{escaped(told)}</desc>'
        yield from self._head(box)
        beside = self._beside(box.width, scale)
        for n, lying in enumerate(self._pictures):
            x = box.x + (scale * field.columns + _GAP) * (n % beside)
            y = box.y + _HEAD + (scale * field.rows + _GAP) * (n // beside)
            yield from self._picture((x, y), scale, lying)
        yield "</g>"

    def _head(self, box: Box) -> Iterator[str]:
        """The number of the conundrum, and its tiles with how many spots each has."""
        puzzle = self.entry.puzzle
        yield from badge(self.entry.number, box.x, box.y, self.inks)
        x, y = box.x + BADGE + 2, box.y + BADGE / 2
        for tile in puzzle.tiles:
            yield tile_at(tile.text, x, y - _TILE / 2, _TILE, self.inks)
            count = str(len(places_of(puzzle, tile)))
            yield letters(count, x + 3 * _TILE + 1.5, y, _COUNT, bold=True)
            x += _TILE_STEP

    def _picture(
        self, corner: tuple[float, float], scale: float, lying: Sequence[Placement]
    ) -> Iterator[str]:
        """The table with tiles that lie apart, and their numbers."""
        x, y = corner
        yield f'<g transform="translate({numeral(x)} {numeral(y)}) scale({numeral(scale)})">'
        yield self._field.grid(self.inks)
        yield from self._field.table(self.entry.puzzle.board, self.inks)
        for place in lying:
            yield self._tile(place)
        yield "</g>"
        for place in lying:
            column, row = place.cells[1]
            at = (
                x + scale * (column + 0.5 - self._field.left),
                y + scale * (row + 0.5 - self._field.top),
            )
            yield from self._number(self._places.index(place) + 1, at, scale)

    def _tile(self, place: Placement) -> str:
        """A tile in its spot, with an outline that those on the table don't have."""
        at = (
            f"translate({numeral(place.x - self._field.left)} {numeral(place.y - self._field.top)})"
        )
        body = body_shape(1, 3) if place.down else body_shape(3, 1)
        outline = f'{body} fill="none" stroke="{self.inks.line}" stroke-width=".16"/>'
        tile = tile_shape(place.reading, at, "", True, place.down, inks=self.inks)
        return f'{tile}<g transform="{at}">{outline}</g>'

    def _number(self, number: int, at: tuple[float, float], scale: float) -> Iterator[str]:
        x, y = at
        circle = f'cx="{numeral(x)}" cy="{numeral(y)}" r="{numeral(_LABEL * scale)}"'
        yield f'<circle {circle} fill="{WHITE}" stroke="{self.inks.line}" stroke-width=".2"/>'
        size = _LABEL * scale * (1.4 if number < 10 else 1.15)
        yield letters(str(number), x, y, size, bold=True, anchor="middle")


def apart(places: Sequence[Placement]) -> list[list[Placement]]:
    """The places in few groups of such as don't overlap, the largest group first.

    >>> apart([Placement("BRY@0,0>"), Placement("BRY@4,0>"), Placement("BRY@1,0v")])
    [[Placement('BRY@0,0>'), Placement('BRY@4,0>')], [Placement('BRY@1,0v')]]
    """
    cells = {place: set(place.cells) for place in places}

    def overlapped(place: Placement) -> int:
        return sum(not cells[place].isdisjoint(cells[other]) for other in places)

    groups: list[list[Placement]] = []
    # Who overlaps with many others is hard to put anywhere later.
    for place in sorted(places, key=overlapped, reverse=True):
        for group in groups:
            if all(cells[place].isdisjoint(cells[other]) for other in group):
                group.append(place)
                break
        else:
            groups.append([place])
    return sorted((sorted(group, key=places.index) for group in groups), key=len, reverse=True)
