"""What can be drawn: tables, tiles, placements and hands, and several pictures in one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from chromino_core import palette as look
from chromino_core import words
from chromino_core.board import Board
from chromino_core.marks import Highlight, cells_of, marked
from chromino_core.placement import Placement
from chromino_core.problems import Cell, InvalidPicture, Value, shown
from chromino_core.svg.picture import LARGEST, Parts, Svg, drawn, parts_of
from chromino_core.svg.picture import escaped as _xml
from chromino_core.svg.picture import numeral as _n
from chromino_core.svg.rows import arranged, usual_columns
from chromino_core.tiles import MATCHES, WILD, Tile, reading_of

if TYPE_CHECKING:
    from chromino_core.game import Game
    from chromino_core.observe import Observation

__all__ = ["Drawable", "board", "grid", "hand", "placement", "tile"]

Drawable: TypeAlias = (
    "Svg | Board | Game | Observation | Placement | Iterable[Tile | str] | Tile | str"
)
"""What a grid can show: pictures; what a notebook shows as one; tables, tiles and hands as text."""

_UNIT: Final = 40  # pixels a square, unless the picture would become too large
_MARGIN: Final = 0.2
_RULERS: Final = (0.8, 0.6)  # the room for numbers at the left and at the top
_RACK: Final = 12  # tiles in a row of a hand
_BESIDE: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))


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
    lying, say = board.placements, _Say(language)
    names = words.colour_names(language) if colours is None else colours
    rings = marked(highlight)
    tried = None if contacts is None else Placement(contacts)
    ghosts = [] if tried is None or tried in lying else [tried]
    signs = [] if tried is None else list(_signs_of(board, tried))
    cells = [cell for shape in (*lying, *ghosts, *rings) for cell in cells_of(shape)]
    frame = _frame(cells or [(0, 0), (2, 0)], _RULERS if coordinates else (0, 0))

    def name_of(placement: Placement) -> str:
        return words.tile_name(placement.reading, language, names)

    shapes = [
        *(_rulers(frame, cells) if coordinates and cells else ()),
        *(() if cells else (_nothing(frame, 3, 1),)),
        *(_lying(each, frame, patterns, name_of(each)) for each in lying),
        *(_ring(each, frame) for each in rings),
        *(_lying(each, frame, patterns, name_of(each), ghost=True) for each in ghosts),
        *(_sign(each, frame, _met(each, say) if description is None else "") for each in signs),
    ]
    if description is None:
        told = [_list(say, "picture-table", [_where(each, say) for each in lying])]
        if rings:
            marks = say.between.join(_where(each, say) for each in rings)
            told.append(say("picture-marked", tiles=marks))
        if tried is not None:
            told += [_contacts(tried, signs, say), *(_met(sign, say) for sign in signs)]
        description = say("ui-between-sentences").join(told)
    return _svg(frame, title or say("picture-title-table"), description, shapes)


def tile(tile: Tile | str, *, patterns: bool = True, language: str | None = None) -> Svg:
    """One tile, lying across. A text is drawn as it is written, a `Tile` as its text reads."""
    reading = reading_of(tile)
    name = words.tile_name(reading, language)
    frame = _frame([(0, 0), (2, 0)])
    shapes = [_tile(reading, frame.at((0, 0)), name, patterns)]
    return _svg(frame, name, _Say(language)("picture-tile", name=name), shapes)


def placement(
    placement: Placement | str, *, patterns: bool = True, language: str | None = None
) -> Svg:
    """One tile as it lies, across or upright."""
    lying, say = Placement(placement), _Say(language)
    frame = _frame(lying.cells)
    name = words.tile_name(lying.reading, language)
    told = say("picture-tile", name=_where(lying, say))
    return _svg(frame, name, told, [_lying(lying, frame, patterns, name)])


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
    say = _Say(language)
    readings = list(map(reading_of, tiles.split() if isinstance(tiles, str) else tiles))
    names = [words.tile_name(reading, language) for reading in readings]
    places = [(1.2 * (n % _RACK), 3.2 * (n // _RACK)) for n in range(len(readings))]
    frame = _frame([(x, y + end) for x, y in places or [(0, 0)] for end in (0, 2)])
    shapes = [
        _tile(reading, frame.at(place), name, patterns, down=True)
        for reading, place, name in zip(readings, places, names, strict=True)
    ]
    title = title or say("picture-title-hand")
    told = _list(say, "picture-hand", names)
    return _svg(frame, title, told, shapes or [_nothing(frame, 1, 3)])


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
    return arranged(parts, names, columns, _Say(language).between)


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
    return [text if _xml(text).strip() else "" for text in texts]  # a blank one names nothing


# The frame


class _Frame(NamedTuple):
    """The part of the plane that a picture shows, in squares."""

    left: float
    top: float
    width: float
    height: float

    def at(self, point: tuple[float, float]) -> str:
        """A place in the picture. Seen from its corner, or far tables would need large numbers."""
        return f"translate({_n(point[0] - self.left)} {_n(point[1] - self.top)})"


def _frame(cells: Iterable[tuple[float, float]], rulers: tuple[float, float] = (0, 0)) -> _Frame:
    columns, rows = zip(*cells, strict=True)
    left, top = min(columns) - _MARGIN - rulers[0], min(rows) - _MARGIN - rulers[1]
    return _Frame(left, top, max(columns) + 1 + _MARGIN - left, max(rows) + 1 + _MARGIN - top)


def _svg(frame: _Frame, title: str, description: str, shapes: Iterable[str]) -> Svg:
    width, height = frame.width * _UNIT, frame.height * _UNIT
    shrink = min(1, LARGEST / max(width, height))
    scaled = [f'<g transform="scale({_UNIT})">', *shapes, "</g>"]
    return drawn((width, height), shrink, _xml(title), _xml(description), scaled)


# Tiles


def _tile(
    reading: str, at: str, name: str, patterns: bool, down: bool = False, ghost: bool = False
) -> str:
    """A tile: <g> title, body, 3 x (square, pattern) </g>."""
    faint = ' opacity=".7"' if ghost else ""
    dashed = ' stroke-dasharray=".14 .1"' if ghost else ""
    body = _body(1, 3) if down else _body(3, 1)
    squares = [
        _square(colour, 0.5 if down else n + 0.5, n + 0.5 if down else 0.5, patterns)
        for n, colour in enumerate(reading)
    ]
    return (
        f'<g transform="{at}"{faint}><title>{_xml(name)}</title>'
        f'{body} fill="{look.BODY}" stroke="{look.OUTLINE}" stroke-width=".05"{dashed}/>'
        f"{''.join(squares)}</g>"
    )


def _lying(
    placement: Placement,
    frame: _Frame,
    patterns: bool,
    name: str,
    ghost: bool = False,
) -> str:
    at, title = frame.at((placement.x, placement.y)), f"{name} ({placement})"
    return _tile(placement.reading, at, title, patterns, placement.down, ghost)


def _body(width: int, height: int) -> str:
    """The beginning of a rounded body over some cells."""
    return f'<rect x=".03" y=".03" width="{_n(width - 0.06)}" height="{_n(height - 0.06)}" rx=".2"'


def _nothing(frame: _Frame, width: int, height: int) -> str:
    """Where the first tile would lie."""
    return (
        f'<g transform="{frame.at((0, 0))}" fill="none" stroke="{look.QUIET}" stroke-width=".05"'
        f' stroke-dasharray=".14 .1">{_body(width, height)}/></g>'
    )


def _square(colour: str, x: float, y: float, patterns: bool) -> str:
    fill = look.WHITE if colour == WILD else look.PALETTE[colour].fill
    at = f"translate({_n(x)} {_n(y)})"
    square = f'<rect x="{_n(x - 0.42)}" y="{_n(y - 0.42)}" width=".84" height=".84" rx=".14"'
    square += f' fill="{fill}"/>'
    if colour == WILD:
        return square + _pinwheel(at)
    if not patterns:
        return square
    mark = look.PALETTE[colour].mark
    return square + f'<path transform="{at}" fill="{mark}" d="{look.MARKS[colour]}"/>'


def _pinwheel(at: str) -> str:
    blades = [
        f'<path transform="rotate({72 * n})" fill="{look.PALETTE[colour].fill}" d="{look.BLADE}"/>'
        for n, colour in enumerate(look.BLADES)
    ]
    return f'<g transform="{at}" stroke="{look.WHITE}" stroke-width=".03">{"".join(blades)}</g>'


# Marks on the table


class _Sign(NamedTuple):
    """What a square of a tile meets: on an edge that it shares, or on its own cell."""

    kind: Literal["link", "break", "taken"]
    cell: Cell
    near: Cell
    colour: str
    neighbour: str = ""


def _signs_of(board: Board, placement: Placement) -> Iterator[_Sign]:
    """All that a tile meets, be it on the table already or not."""
    for (x, y), colour in zip(placement.cells, placement.reading, strict=True):
        if board.at((x, y)) not in (None, placement):
            yield _Sign("taken", (x, y), (x, y), colour)
            continue
        for right, down in _BESIDE:
            near = (x + right, y + down)
            other = board.square(near)
            if other is not None and near not in placement.cells:
                kind: Literal["link", "break"] = "link" if other in MATCHES[colour] else "break"
                yield _Sign(kind, (x, y), near, colour, other)


def _ring(shape: Placement | Cell, frame: _Frame) -> str:
    """A dark ring with light edges stands out from every colour and from every ground."""
    cells = cells_of(shape)
    (x, y), (last_x, last_y) = cells[0], cells[-1]
    body = _body(last_x - x + 1, last_y - y + 1)
    return (
        f'<g transform="{frame.at((x, y))}" fill="none">'
        f'{body} stroke="{look.WHITE}" stroke-width=".25"/>'
        f'{body} stroke="{look.OUTLINE}" stroke-width=".13"/></g>'
    )


def _sign(sign: _Sign, frame: _Frame, words: str) -> str:
    (x, y), (near_x, near_y) = sign.cell, sign.near
    at = frame.at(((x + near_x + 1) / 2, (y + near_y + 1) / 2))
    turn = "rotate(90)" if y != near_y else ""
    inside = "none" if sign.kind == "break" else look.OUTLINE
    lines = look.SIGNS[sign.kind]
    title = f"<title>{_xml(words)}</title>" if words else ""
    return (
        f'<g transform="{at}{turn}" stroke-linejoin="round">{title}'
        f'<path fill="{inside}" stroke="{look.OUTLINE}" stroke-width=".16" d="{lines}"/>'
        f'<path fill="none" stroke="{look.WHITE}" stroke-width=".08" d="{lines}"/></g>'
    )


def _rulers(frame: _Frame, cells: Iterable[Cell]) -> Iterator[str]:
    """A faint grid, and the numbers of the columns and rows in which something lies."""
    columns, rows = (sorted(set(numbers)) for numbers in zip(*cells, strict=True))
    left, top = _MARGIN + _RULERS[0], _MARGIN + _RULERS[1]
    width, height = frame.width - _MARGIN - left, frame.height - _MARGIN - top
    edges_x = sorted({x + end for x in columns for end in (0, 1)})
    edges_y = sorted({y + end for y in rows for end in (0, 1)})
    grid = [f"M{_n(x - frame.left)} {_n(top)}v{_n(height)}" for x in edges_x]
    grid += [f"M{_n(left)} {_n(y - frame.top)}h{_n(width)}" for y in edges_y]
    lines = f'stroke="{look.QUIET}" stroke-opacity=".25" stroke-width=".025"'
    yield f'<path {lines} d="{"".join(grid)}"/>'
    thick_x, thick_y = _RULERS[0] - 0.12, _RULERS[1] - 0.12
    yield _bar(left, _MARGIN, width, thick_y) + _bar(_MARGIN, top, thick_x, height)
    # Letters less than one unit high are more than some browsers can draw.
    size = min(12, 36 / max(len(str(n)) for n in (*columns, *rows)))
    yield (
        f'<g transform="scale({1 / _UNIT})" fill="{look.WHITE}" font-family="system-ui,sans-serif"'
        f' font-weight="600" font-size="{_n(size)}" text-anchor="middle">'
    )
    yield from (_number(x, x + 0.5 - frame.left, _MARGIN + thick_y / 2, size) for x in columns)
    yield from (_number(y, _MARGIN + thick_x / 2, y + 0.5 - frame.top, size) for y in rows)
    yield "</g>"


def _bar(x: float, y: float, width: float, height: float) -> str:
    box = f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'
    return f'<rect {box} rx=".15" fill="{look.QUIET}"/>'


def _number(value: int, x: float, y: float, size: float) -> str:
    # Lowered by hand, as not every program knows dominant-baseline.
    at = f'x="{_n(x * _UNIT)}" y="{_n(y * _UNIT + 0.36 * size)}"'
    return f"<text {at}>{str(value).replace('-', '&#8722;')}</text>"


# Words


class _Say(NamedTuple):
    """Says the messages of pictures in a language."""

    language: str | None

    def __call__(self, id: str, **args: Value) -> str:
        return words.sentence(id, args, self.language)

    @property
    def between(self) -> str:
        return self("ui-between-parts")


def _list(say: _Say, id: str, names: list[str]) -> str:
    if not names:
        return say(f"{id}-empty")
    return say(id, count=len(names), tiles=say.between.join(names))


def _where(shape: Placement | Cell, say: _Say) -> str:
    if not isinstance(shape, Placement):
        return say("picture-cell", x=shape[0], y=shape[1])
    id = "picture-down" if shape.down else "picture-across"
    return say(id, tile=shape.reading, x=shape.x, y=shape.y)


def _contacts(tried: Placement, signs: list[_Sign], say: _Say) -> str:
    kinds = [sign.kind for sign in signs]
    good, bad = kinds.count("link"), kinds.count("break")
    return say("picture-contacts", name=_where(tried, say), good=good, count=good + bad)


def _met(sign: _Sign, say: _Say) -> str:
    x, y = sign.cell
    if sign.kind == "taken":
        return say("picture-taken", x=x, y=y)
    id = "picture-link" if sign.kind == "link" else "picture-break"
    return say(id, x=x, y=y, colour=sign.colour, neighbour=sign.neighbour)
