"""Contacts: the edges that a tile being laid shares with the table, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from chromino_core.placement import Placement
from chromino_core.problems import Cell, Problem
from chromino_core.tiles import MATCHES, WILD

__all__ = ["Contact", "Side", "mismatches", "not_as_dominoes"]

Side: TypeAlias = Literal["short", "long"]


class Contact(NamedTuple):
    """An edge that a square of the tile being laid shares with a square on the table."""

    cell: Cell
    colour: str
    side: Side
    """The side of the tile being laid."""
    neighbour: Cell
    neighbour_colour: str
    touched: Placement

    @property
    def matches(self) -> bool:
        return self.neighbour_colour in MATCHES[self.colour]


def mismatches(contacts: Iterable[Contact]) -> Iterator[Problem]:
    """Where colours differ."""
    for contact in contacts:
        if not contact.matches:
            yield Problem(
                "mismatch",
                {"colour": contact.colour, "neighbour": contact.neighbour_colour},
                (contact.cell, contact.neighbour),
            )


def not_as_dominoes(placement: Placement, contacts: Sequence[Contact]) -> Iterator[Problem]:
    """What the junior game with dominoes' geometry asks besides matching colours."""
    if len(contacts) > 1:
        cells = tuple(contact.cell for contact in contacts)
        yield Problem("too-many-contacts", {"made": len(contacts)}, cells)
    for contact in contacts:
        cells = (contact.cell, contact.neighbour)
        at_end = (contact.cell[0] == contact.neighbour[0]) == contact.touched.down
        if placement.tile.is_chameleon:
            if contact.colour != WILD:
                yield Problem("chameleon-across", {}, cells)
            elif contact.neighbour_colour == WILD:
                yield Problem("centre-to-centre", {}, cells)
            elif not at_end:
                yield Problem("not-at-an-end", {}, cells)
        elif contact.side != "short":
            yield Problem("not-end-to-end", {}, cells)
        elif contact.neighbour_colour != WILD and not at_end:
            yield Problem("not-at-an-end", {}, cells)
