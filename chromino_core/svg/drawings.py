"""What can be drawn: tables, tiles, placements and hands, and several pictures in one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from chromino_core import words
from chromino_core.board import Board
from chromino_core.marks import Highlight, cells_of, marked
from chromino_core.placement import Placement
from chromino_core.problems import InvalidPicture, shown
from chromino_core.svg.described import Say, contacts_told, met, tiles_told, where
from chromino_core.svg.frame import RULERS, frame_of, framed
from chromino_core.svg.mark_shapes import ring_shape, ruler_shapes, sign_shape, signs_of
from chromino_core.svg.picture import Parts, Svg, escaped, parts_of
from chromino_core.svg.rows import arranged, usual_columns
from chromino_core.svg.tile_shapes import empty_shape, lying_shape, tile_shape
from chromino_core.tiles import Tile, reading_of

if TYPE_CHECKING:
    from chromino_core.game import Game
    from chromino_core.observe import Observation

__all__ = ["Drawable", "board", "grid", "hand", "placement", "tile"]

Drawable: TypeAlias = (
    "Svg | Board | Game | Observation | Placement | Iterable[Tile | str] | Tile | str"
)
"""What a grid can show: pictures; what a notebook shows as one; tables, tiles and hands as text."""

_RACK: Final = 12  # tiles in a row of a hand


def board(
    board: Board,
    *,
    coordinates: bool = False,
    highlight: Highlight = (),
    contacts: Placement | str | None = None,
    patterns: bool = True,
    title: str | None = None,
    description: str | None = None,
    colours: Mapping[str, str] | None = None,
    language: str | None = None,
) -> Svg:
    """The whole table.

    `highlight` rings placements or single cells. `contacts` is a placement whose shared edges are
    marked, as links if they match and as breaks if not; while it is not on the table it is drawn as
    a ghost, and the cells that it cannot have are marked as well. The text alternative is in the
    `language`, else in the one that is spoken, unless a `title`, a `description` and the names of
    the `colours` are given.
    """
    lying, say = board.placements, Say(language)
    names = words.colour_names(language) if colours is None else colours
    rings = marked(highlight)
    tried = None if contacts is None else Placement(contacts)
    ghosts = [] if tried is None or tried in lying else [tried]
    signs = [] if tried is None else list(signs_of(board, tried))
    cells = [cell for shape in (*lying, *ghosts, *rings) for cell in cells_of(shape)]
    frame = frame_of(cells or [(0, 0), (2, 0)], RULERS if coordinates else (0, 0))

    def name_of(placement: Placement) -> str:
        return words.tile_name(placement.reading, language, names)

    shapes = [
        *(ruler_shapes(frame, cells) if coordinates and cells else ()),
        *(() if cells else (empty_shape(frame, 3, 1),)),
        *(lying_shape(each, frame, patterns, name_of(each)) for each in lying),
        *(ring_shape(each, frame) for each in rings),
        *(lying_shape(each, frame, patterns, name_of(each), ghost=True) for each in ghosts),
        *(sign_shape(each, frame, met(each, say) if description is None else "") for each in signs),
    ]
    if description is None:
        told = [tiles_told(say, "picture-table", [where(each, say) for each in lying])]
        if rings:
            marks = say.between.join(where(each, say) for each in rings)
            told.append(say("picture-marked", tiles=marks))
        if tried is not None:
            told += [contacts_told(tried, signs, say), *(met(sign, say) for sign in signs)]
        description = say("ui-between-sentences").join(told)
    return framed(frame, title or say("picture-title-table"), description, shapes)


def tile(tile: Tile | str, *, patterns: bool = True, language: str | None = None) -> Svg:
    """One tile, lying across. A text is drawn as it is written, a `Tile` as its text reads."""
    reading = reading_of(tile)
    name = words.tile_name(reading, language)
    frame = frame_of([(0, 0), (2, 0)])
    shapes = [tile_shape(reading, frame.at((0, 0)), name, patterns)]
    return framed(frame, name, Say(language)("picture-tile", name=name), shapes)


def placement(
    placement: Placement | str, *, patterns: bool = True, language: str | None = None
) -> Svg:
    """One tile as it lies, across or upright."""
    lying, say = Placement(placement), Say(language)
    frame = frame_of(lying.cells)
    name = words.tile_name(lying.reading, language)
    told = say("picture-tile", name=where(lying, say))
    return framed(frame, name, told, [lying_shape(lying, frame, patterns, name)])


def hand(
    tiles: Iterable[Tile | str],
    *,
    patterns: bool = True,
    title: str | None = None,
    language: str | None = None,
) -> Svg:
    """A rack of upright tiles side by side, twelve in a row; also given as one text, "BRY GPR".

    As with `tile`, a text is drawn as it is written, downwards.
    """
    say = Say(language)
    readings = list(map(reading_of, tiles.split() if isinstance(tiles, str) else tiles))
    names = [words.tile_name(reading, language) for reading in readings]
    places = [(1.2 * (n % _RACK), 3.2 * (n // _RACK)) for n in range(len(readings))]
    frame = frame_of([(x, y + end) for x, y in places or [(0, 0)] for end in (0, 2)])
    shapes = [
        tile_shape(reading, frame.at(place), name, patterns, down=True)
        for reading, place, name in zip(readings, places, names, strict=True)
    ]
    title = title or say("picture-title-hand")
    told = tiles_told(say, "picture-hand", names)
    return framed(frame, title, told, shapes or [empty_shape(frame, 1, 3)])


def grid(
    pictures: Iterable[Drawable],
    captions: Iterable[object] | None = None,
    columns: int | None = None,
    *,
    language: str | None = None,
) -> Svg:
    """Several pictures in one, in rows and columns; within a row all have one scale.

    A picture is what a function of this module returns, or whatever it could draw: a board, a game,
    a placement, a tile, a hand, also as text. There is a caption for each, or for none; each
    picture keeps its description and is titled by its caption. The `language` is that of what is
    drawn here; a picture that was drawn before keeps its own.

    >>> grid(["B*Y@0,0>", "B*Y@0,0> BRY@0,1>"], captions=["First", "Then"])
    <Svg: First; Then, 336 x 130>
    """
    parts = [_part(each, language) for each in pictures]
    if not parts:
        raise InvalidPicture.because("picture-none")
    names = _captions(captions, len(parts))
    if columns is None:
        columns = usual_columns(parts)
    elif not isinstance(columns, int) or isinstance(columns, bool) or columns < 1:
        raise InvalidPicture.because("picture-columns", value=shown(columns))
    return arranged(parts, names, columns, Say(language).between)


def _part(each: Drawable, language: str | None) -> Parts:
    """The picture of something, ready to be put beside others."""
    picture: object = each
    if isinstance(each, str):
        picture = each if isinstance(each, Svg) else _of_text(each, language)
    elif hasattr(each, "_repr_svg_"):
        with words.speaking(language):
            picture = each._repr_svg_()
    elif isinstance(each, Iterable):
        picture = hand(each, language=language)
    parts = parts_of(picture) if isinstance(picture, Svg) else None
    if parts is None:
        raise InvalidPicture.because("picture-unknown", value=shown(each))
    return parts


def _of_text(text: str, language: str | None) -> Svg:
    """A board, a tile or a hand, by its text."""
    if "@" in text or not text:
        return board(Board(text), language=language)
    return (tile if len(text) == 3 else hand)(text, language=language)


def _captions(captions: Iterable[object] | None, count: int) -> Sequence[str]:
    if captions is None:
        return [""] * count
    texts = ["" if each is None else str(each) for each in captions]
    if len(texts) != count:
        raise InvalidPicture.because("picture-captions", captions=len(texts), pictures=count)
    return [text if escaped(text).strip() else "" for text in texts]  # a blank one names nothing
