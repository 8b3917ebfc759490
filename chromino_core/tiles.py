"""Colours, tiles and their text: the 75 tiles of every box, and the 5 chameleons of the modern one.

A tile is three squares in a row. Its text is one letter per square, read from either end; the
smaller of the two readings, in plain string order, is *the* text of the tile.

>>> Tile("YRB")  # the same tile, turned round: a tile does not know which way it was written
Tile('BRY')
>>> Tile("YRB") is Tile("BRY")
True
>>> Tile("YRB").readings
('BRY', 'YRB')

Tiles that lie together are a tuple with a short text, and a hand is a picture in a notebook, too.

>>> Hand("YRB GPR")
Hand('BRY GPR')
>>> len(all_tiles()), len(all_tiles(chameleons=True))
(75, 80)
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final, Literal, NoReturn, Self, TypeAlias

from chromino_core.problems import InvalidNotation, shown

__all__ = [
    "BY_READING", "COLOURS", "MATCHES", "WILD", "Hand", "Kind", "Tile", "Tiles", "all_tiles",
    "hand_of", "reading_of", "tile_of", "tiles_of",
]  # fmt: skip

COLOURS: Final = "RGBYP"
WILD: Final = "*"

MATCHES: Final = {
    **{colour: colour + WILD for colour in COLOURS},
    WILD: COLOURS + WILD,
}
"""For each square the squares it may touch: its own colour and the wild one; wild touches all."""

Kind: TypeAlias = Literal["one-colour", "simple", "symmetric", "three-colour", "chameleon"]

# No rulebook names the five pairs; three independent public implementations agree on these.
_CHAMELEON_ENDS: Final = ("PR", "PY", "GR", "GB", "YB")


class Tile:
    """One of the 80 tiles. There is one object per tile, so tiles compare by identity.

    Written from either end it is the same tile, and it is shown as its `text` reads. To see it the
    other way round, draw the reading: `svg.tile("YRB")`.
    """

    __slots__ = ("index", "kind", "readings", "text")

    text: str
    """The canonical text, such as 'BRY'."""
    index: int
    """The place of the tile among all 80 in the order of their texts, from 0."""
    kind: Kind
    readings: tuple[str, ...]
    """The texts the tile can be read as: two, or one if it is the same from both ends."""

    def __new__(cls, text: str | Tile) -> Tile:
        return text if isinstance(text, Tile) else tile_of(text)

    def __init_subclass__(cls) -> None:
        raise TypeError("a Tile cannot be subclassed: there is one object per tile")

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("a Tile cannot be changed")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError("a Tile cannot be changed")

    @property
    def is_chameleon(self) -> bool:
        return self.kind == "chameleon"

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Tile({self.text!r})"

    def __lt__(self, other: object) -> bool:
        return self.index < other.index if isinstance(other, Tile) else NotImplemented

    def __copy__(self) -> Tile:
        return self

    def __deepcopy__(self, memo: object) -> Tile:
        return self

    def __reduce__(self) -> tuple[type[Tile], tuple[str]]:
        return Tile, (self.text,)

    def _repr_svg_(self) -> str:
        from chromino_core import svg

        return svg.tile(self)


def tile_of(text: str) -> Tile:
    """The tile with this text, read from either end; the same as `Tile(text)`, but faster."""
    try:
        return BY_READING[text]
    except (KeyError, TypeError):
        raise _not_a_tile(text) from None


def reading_of(tile: Tile | str) -> str:
    """The squares as they are to be seen: a text as it is written, a tile as its text reads."""
    if isinstance(tile, Tile):
        return tile.text
    tile_of(tile)  # refuses what is no tile
    return tile


class Tiles(tuple[Tile, ...]):
    """A tuple of tiles that is written, and can be given, as one text: their texts, with spaces."""

    __slots__ = ()

    def __new__(cls, tiles: str | Iterable[Tile | str] = ()) -> Self:
        return super().__new__(cls, map(Tile, tiles.split() if isinstance(tiles, str) else tiles))

    def __str__(self) -> str:
        return " ".join([tile.text for tile in self])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})" if self else f"{type(self).__name__}()"


class Hand(Tiles):
    """The tiles of a seat."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        from chromino_core import svg

        return svg.hand(self)


def tiles_of(tiles: Iterable[Tile]) -> Tiles:
    """The same as `Tiles(tiles)`, but faster."""
    return tuple.__new__(Tiles, tiles)


def hand_of(tiles: Iterable[Tile]) -> Hand:
    """The same as `Hand(tiles)`, but faster."""
    return tuple.__new__(Hand, tiles)


def all_tiles(chameleons: bool = False) -> Tiles:
    """The tiles of the box in the order of their texts: 75, or 80 with the chameleons."""
    return _ALL if chameleons else _PLAIN


def _kind_of(text: str) -> Kind:
    if WILD in text:
        return "chameleon"
    colours = len(set(text))
    if colours == 3:
        return "three-colour"
    if colours == 1:
        return "one-colour"
    return "symmetric" if text[0] == text[2] else "simple"


def _make_tiles() -> Tiles:
    readings = {"".join(squares) for squares in product(COLOURS, repeat=3)}
    readings.update(one + WILD + other for one, other in _CHAMELEON_ENDS)
    tiles = []
    for index, text in enumerate(sorted({min(reading, reading[::-1]) for reading in readings})):
        tile = object.__new__(Tile)
        turned = () if text == text[::-1] else (text[::-1],)
        known = {"text": text, "index": index, "kind": _kind_of(text), "readings": (text, *turned)}
        for name, value in known.items():
            object.__setattr__(tile, name, value)
        tiles.append(tile)
    return tiles_of(tiles)


_ALL: Final = _make_tiles()
_PLAIN: Final = tiles_of(tile for tile in _ALL if not tile.is_chameleon)
BY_READING: Final = {reading: tile for tile in _ALL for reading in tile.readings}
"""Every tile by each text it can be read as."""


def _not_a_tile(text: object) -> Exception:
    if isinstance(text, str) and len(text) == 3:
        if text[1] == WILD and text[0] in COLOURS and text[2] in COLOURS:
            names = ", ".join(tile.text for tile in _ALL if tile.is_chameleon)
            return InvalidNotation.because("no-such-chameleon", text=shown(text), known=names)
        for square in text:
            if square not in MATCHES:
                return InvalidNotation.because(
                    "unknown-colour", text=shown(text), square=shown(square)
                )
    return InvalidNotation.because("not-a-tile", text=shown(text))
