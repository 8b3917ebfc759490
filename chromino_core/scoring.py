"""The five systems of scoring: what a placement earns, and what is left over at the end.

>>> from chromino_core.board import Board
>>> board = Board("GBR@0,0> BRR@1,1>")
>>> contacts = board.contacts("RRR@3,0>")
>>> str(tally("expert", "RRR@3,0>", contacts)), str(tally("sides", "RRR@3,0>", contacts))
('1+3+2 = 6', '(1×4)+(1+2) = 7')
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, TypeAlias

from chromino_core.contacts import Contact
from chromino_core.placement import Placement
from chromino_core.tiles import Kind, Tile

__all__ = ["DEDUCTING", "System", "Tally", "deduction", "tally", "value"]

System: TypeAlias = Literal["simple", "expert", "contacts", "kinds", "sides"]

_BY_COLOURS: Final[dict[Kind, int]] = {
    "one-colour": 1, "simple": 2, "symmetric": 2, "three-colour": 3, "chameleon": 3,
}  # fmt: skip
_BY_KIND: Final[dict[Kind, int]] = {
    "one-colour": 1, "simple": 2, "symmetric": 3, "three-colour": 4, "chameleon": 4,
}  # fmt: skip
_VALUES: Final = {
    "simple": _BY_COLOURS,
    "expert": _BY_COLOURS,
    "contacts": _BY_COLOURS,
    "kinds": _BY_KIND,
    "sides": _BY_KIND,
}


DEDUCTING: Final = ("kinds", "sides")
"""The systems in which the tiles left in a hand are counted at the end."""


class Tally(NamedTuple):
    """The points of one placement, and how they come about.

    >>> str(Tally(17, ("(3+2)", "(3+3)", "(3+3)")))
    '(3+2)+(3+3)+(3+3) = 17'
    """

    points: int
    terms: tuple[str, ...]

    def __str__(self) -> str:
        return f"{'+'.join(self.terms)} = {self.points}"


def value(system: System, tile: Tile) -> int:
    """What a tile is worth in this system."""
    return _VALUES[system][tile.kind]


def tally(system: System, placement: Placement | str, contacts: Iterable[Contact]) -> Tally:
    """What laying a tile earns, given the contacts it makes."""
    laid = value(system, Placement(placement).tile)
    if system in ("simple", "expert"):
        # A tile touched twice counts once. Dictionaries keep the order of the contacts, sets don't.
        touched = dict.fromkeys(contact.touched for contact in contacts)
        values = [laid, *(value(system, other.tile) for other in touched)]
        return Tally(sum(values), tuple(map(str, values)))
    points, terms = 0, []
    for contact in contacts:
        other = value(system, contact.touched.tile)
        if system == "sides" and contact.side == "short":
            points += laid * other
            terms.append(f"({laid}×{other})")
        else:
            points += laid + other
            terms.append(f"({laid}+{other})")
    return Tally(points, tuple(terms))


def deduction(system: System, hand: Iterable[Tile]) -> int:
    """What the tiles left in a hand cost at the end."""
    if system in DEDUCTING:
        return sum(value(system, tile) for tile in hand)
    return 0
