"""Pictures in words: the text alternative of what is drawn."""

from __future__ import annotations

from typing import NamedTuple

from chromino_core import words
from chromino_core.placement import Placement
from chromino_core.problems import Cell, Value
from chromino_core.svg.mark_shapes import Sign

__all__ = ["Say", "contacts_told", "met", "tiles_told", "where"]


class Say(NamedTuple):
    """Says the messages of pictures in a language."""

    language: str | None

    def __call__(self, id: str, **args: Value) -> str:
        return words.sentence(id, args, self.language)

    @property
    def between(self) -> str:
        return self("ui-between-parts")


def tiles_told(say: Say, id: str, names: list[str]) -> str:
    if not names:
        return say(f"{id}-empty")
    return say(id, count=len(names), tiles=say.between.join(names))


def where(shape: Placement | Cell, say: Say) -> str:
    if not isinstance(shape, Placement):
        return say("picture-cell", x=shape[0], y=shape[1])
    id = "picture-down" if shape.down else "picture-across"
    return say(id, tile=shape.reading, x=shape.x, y=shape.y)


def contacts_told(tried: Placement, signs: list[Sign], say: Say) -> str:
    kinds = [sign.kind for sign in signs]
    good, bad = kinds.count("link"), kinds.count("break")
    return say("picture-contacts", name=where(tried, say), good=good, count=good + bad)


def met(sign: Sign, say: Say) -> str:
    x, y = sign.cell
    if sign.kind == "taken":
        return say("picture-taken", x=x, y=y)
    id = "picture-link" if sign.kind == "link" else "picture-break"
    return say(id, x=x, y=y, colour=sign.colour, neighbour=sign.neighbour)
