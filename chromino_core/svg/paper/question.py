"""A conundrum on paper: its table, its tiles, how many spots each has, and room to tick them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from chromino_core.palette import WHITE, Inks
from chromino_core.problems import Cell
from chromino_core.svg.paper.drawing import BADGE, Field, badge, tile_at
from chromino_core.svg.paper.page import LINE, Box, letters, lines_of, together
from chromino_core.svg.paper.puzzle import Entry, named, placed, places_of, spots
from chromino_core.svg.paper.speech import Speech
from chromino_core.svg.picture import escaped, numeral
from chromino_core.tiles import Tile

__all__ = ["Question"]

_GRADES: Final = 5
_HEAD: Final = 9.5
_NAME: Final = 3.8
_SMALL: Final = 2.8

_TILE: Final = 4.4  # the side of a square of a tile whose spots are looked for
_COUNT: Final = 3 * _TILE + 2  # where their number stands, beside the tile
_TICKS: Final = _COUNT + 8  # and where the boxes begin in which they are ticked off
_TICK: Final = 2.7
_TICK_STEP: Final = 3.5

_ASIDE: Final = 2.0  # what is free beside them

_LAID: Final = 3.0  # the side of a square of a tile to lay oneself
_LAID_STEP: Final = (3 * _LAID + 1.6, _LAID + 1.3)
_HOW: Final = 2 * LINE * _SMALL + 1  # two lines

_MARGIN: Final = 1  # cells around the table


@dataclass(frozen=True)
class Question:
    """Where spots are to be found."""

    entry: Entry
    inks: Inks
    say: Speech

    @cached_property
    def _cells(self) -> set[Cell]:
        return {cell for each in self.entry.puzzle.board for cell in each.cells}

    @cached_property
    def _counts(self) -> list[int]:
        """How many spots each of its tiles has."""
        puzzle = self.entry.puzzle
        return [len(places_of(puzzle, tile)) for tile in puzzle.tiles]

    @cached_property
    def _field(self) -> Field:
        """The cells of the table, and some around it."""
        return Field.around(self._cells, _MARGIN)

    def size(self, width: float, scale: float) -> tuple[float, float] | None:
        """As wide as the column, and how high; None if it has no room there."""
        if scale * self._field.columns > width:
            return None
        return width, self._above(width) + scale * self._field.rows

    def _above(self, width: float) -> float:
        """What stands above the table takes so much room."""
        return _HEAD + self._high_pieces(width) + self._high_tiles(width)

    def shapes(self, box: Box, scale: float) -> Iterator[str]:
        """<g> title, desc, head, tiles, table </g>."""
        yield f'<g role="img"><title>{escaped(self._title())}</title>'
        yield f"<desc>{escaped(self._told())}</desc>"
        yield from self._head(box)
        if self.entry.puzzle.rebuild:
            yield from self._pieces(box.below(_HEAD))
        yield from self._tiles(box.below(_HEAD + self._high_pieces(box.width)))
        yield from self._table(box.below(self._above(box.width)), scale)
        yield "</g>"

    # In words

    def _grade(self) -> str:
        return self.say("ui-sheet-grade", grade=self.entry.puzzle.grade)

    def _title(self) -> str:
        number, name, _ = self.entry
        return together(str(number), name or self._grade())

    def _told(self) -> str:
        puzzle, say = self.entry.puzzle, self.say
        parts, label = say("ui-between-parts"), say("ui-sheet-table")
        tiles = [placed(each, say) for each in puzzle.board]
        if puzzle.rebuild:
            label, tiles = say("ui-sheet-to-lay"), [named(tile, say) for tile in self._to_lay()]
        laid = say("ui-between-sentences").join([label, parts.join(tiles)])
        asked = [spots(*each, say) for each in zip(puzzle.tiles, self._counts, strict=True)]
        return parts.join([self._grade(), laid, *asked])

    # The head

    def _head(self, box: Box) -> Iterator[str]:
        number, name, puzzle = self.entry
        yield from badge(number, box.x, box.y, self.inks)
        x, room = box.x + BADGE + 2, box.width - BADGE - 2
        y = box.y + (BADGE / 2 if not name else 1.6)
        for line in lines_of(name, room, 1.08 * _NAME, 1):
            yield letters(line, x, y, _NAME, bold=True)
            y += 4.4
        marks = [f"M{numeral(x + 2.6 * n)} {numeral(y - 1)}h2v2h-2z" for n in range(_GRADES)]
        look = f'stroke="{self.inks.line}" stroke-width=".25"'
        for fill, some in ((self.inks.line, marks[: puzzle.grade]), (WHITE, marks[puzzle.grade :])):
            if some:
                yield f'<path {look} fill="{fill}" d="{"".join(some)}"/>'
        x += 2.6 * _GRADES + 1.4
        for line in lines_of(self._grade(), box.x + box.width - x, _SMALL, 1):
            yield letters(line, x, y, _SMALL)

    # The tiles whose spots are looked for

    def _columns(self, width: float) -> tuple[float, int]:
        """How wide a tile is with all that belongs to it, and how many boxes stand side by side."""
        wide = width / len(self.entry.puzzle.tiles)
        return wide, max(1, int((wide - _TICKS - _ASIDE) / _TICK_STEP))

    def _high_tiles(self, width: float) -> float:
        _, beside = self._columns(width)
        return max(_TILE, _TICK_STEP * -(-max(self._counts) // beside)) + 2.5

    def _tiles(self, box: Box) -> Iterator[str]:
        wide, beside = self._columns(box.width)
        for n, (tile, count) in enumerate(zip(self.entry.puzzle.tiles, self._counts, strict=True)):
            x, y = box.x + n * wide, box.y
            yield tile_at(tile.text, x, y, _TILE, self.inks)
            yield letters(str(count), x + _COUNT, y + _TILE / 2, 4.6, bold=True)
            ticks = "".join(
                f"M{numeral(x + _TICKS + _TICK_STEP * (n % beside))}"
                f" {numeral(y + (_TILE - _TICK) / 2 + _TICK_STEP * (n // beside))}"
                f"h{_TICK}v{_TICK}h-{_TICK}z"
                for n in range(count)
            )
            look = f'fill="{WHITE}" stroke="{self.inks.quiet}" stroke-width=".25"'
            yield f'<path {look} d="{ticks}"/>'

    # The table, or its shape and what it is laid with

    def _to_lay(self) -> list[Tile]:
        """The tiles of the table in an order that tells nothing of it."""
        return sorted(each.tile for each in self.entry.puzzle.board)

    def _high_pieces(self, width: float) -> float:
        puzzle = self.entry.puzzle
        if not puzzle.rebuild:
            return 0
        return _HOW + _LAID_STEP[1] * -(-len(puzzle.board) // _pieces_beside(width)) + 1.5

    def _pieces(self, box: Box) -> Iterator[str]:
        """What is to be done first, and the tiles for it."""
        how = lines_of(self.say("ui-sheet-rebuild"), box.width, _SMALL, 2)
        for n, line in enumerate(how, 2 - len(how)):
            yield letters(line, box.x, box.y + 1.4 + n * LINE * _SMALL, _SMALL)
        beside = _pieces_beside(box.width)
        for n, tile in enumerate(self._to_lay()):
            x, y = (
                box.x + _LAID_STEP[0] * (n % beside),
                box.y + _HOW + _LAID_STEP[1] * (n // beside),
            )
            yield tile_at(tile.text, x, y, _LAID, self.inks)

    def _table(self, box: Box, scale: float) -> Iterator[str]:
        field = self._field
        x, y = field.begin(box, scale)
        yield f'<g transform="translate({numeral(x)} {numeral(y)}) scale({numeral(scale)})">'
        yield field.grid(self.inks)
        if self.entry.puzzle.rebuild:
            yield from field.shape(self._cells, self.inks)
        else:
            yield from field.table(self.entry.puzzle.board, self.inks)
        yield "</g>"


def _pieces_beside(width: float) -> int:
    return max(1, int(width / _LAID_STEP[0]))
