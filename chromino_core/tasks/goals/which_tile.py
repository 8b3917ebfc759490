"""`which-tile`: which of these tiles fits the place that is marked? Where several do, each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from chromino_core.placement import Placement
from chromino_core.problems import Cell, InvalidTask, Message, Problem
from chromino_core.tasks.edges import edge_of
from chromino_core.tasks.fields import Fields
from chromino_core.tasks.goal import ASKED, HINT, Answer, Mark, Option, Tip, Where, no_answer
from chromino_core.tasks.goals.choosing import Choosing
from chromino_core.tiles import Tile

__all__ = ["WhichTile"]

_SLOT: Final = re.compile(r"(?:0|-?[1-9][0-9]{0,5}),(?:0|-?[1-9][0-9]{0,5})[>v]")
"""Where a tile lies, as its placement has it: `0,1>`."""


class WhichTile(Choosing):
    asks = "tile"
    needed = ("slot", "tiles")

    _slot: str
    _tiles: tuple[Tile, ...]
    _right: list[str]

    def read_fields(self, fields: Fields) -> None:
        slot = fields.get("slot")
        if not isinstance(slot, str) or not _SLOT.fullmatch(slot):
            fields.nonsense("slot")
        self._slot = slot
        self._tiles = self.read_tiles(fields)
        covered = tuple(cell for cell in self._cells if self.board.at(cell))
        if covered:
            raise InvalidTask([Problem("task-slot-taken", {}, covered)])
        self._right = [tile.text for tile in self._tiles if not self.why_not(tile.text)]
        if not self._right:
            raise no_answer()

    def _placements(self, tile: Tile) -> list[Placement]:
        """The ways in which a tile can lie on the slot."""
        return [Placement(f"{reading}@{self._slot}") for reading in tile.readings]

    @property
    def _cells(self) -> tuple[Cell, ...]:
        return self._placements(self._tiles[0])[0].cells

    def question(self) -> Message:
        return Message("task-which-tile")

    def answer(self) -> frozenset[str]:
        return frozenset(self._right)

    def right(self) -> list[str]:
        return self._right

    def options(self) -> tuple[Option, ...]:
        return tuple(
            Option(tile.text, Message("ui-option-tile", {"tile": tile.text}), tile.text)
            for tile in self._tiles
        )

    def read(self, answer: Answer) -> Answer:
        # A tile can be read from either end.
        tiles = [tile.text for tile in self._tiles if answer in tile.readings]
        return super().read(tiles[0] if tiles else answer)

    def why_not(self, value: str) -> tuple[Problem, ...]:
        """What is wrong with the way in which it fits best."""
        ways = [self.board.problems(placement) for placement in self._placements(Tile(value))]
        return min(ways, key=len)

    def marks(self) -> tuple[Mark, ...]:
        return tuple(({"cell": list(cell)}, ASKED) for cell in self._cells)

    def where(self, answer: str) -> Where:
        return {"tile": answer}

    def tip(self, degree: int, found: Sequence[Answer]) -> Tip:
        if degree == 2:
            contacts = self.board.contacts(self._placements(self._tiles[0])[0])
            marks = tuple(({"edge": edge_of(contact)}, HINT) for contact in contacts)
            return Tip(Message("task-tip-look"), marks)
        if degree == 3:
            words = Message("task-tip-tile", {"tile": self._right[0]})
            return Tip(words, ((self.where(self._right[0]), HINT),))
        return super().tip(degree, found)
