"""What a tile looks like: a rounded body with three squares, each with its pattern."""

from __future__ import annotations

from chromino_core import palette as look
from chromino_core.placement import Placement
from chromino_core.svg.frame import Frame
from chromino_core.svg.picture import escaped, numeral
from chromino_core.tiles import WILD

__all__ = ["body_shape", "empty_shape", "lying_shape", "square_shape", "tile_shape"]


def tile_shape(
    reading: str,
    at: str,
    name: str,
    patterns: bool,
    down: bool = False,
    ghost: bool = False,
    inks: look.Inks = look.COLOURED,
) -> str:
    """A tile: <g> title, body, 3 x (square, pattern) </g>; without a name no title."""
    title = f"<title>{escaped(name)}</title>" if name else ""
    faint = ' opacity=".7"' if ghost else ""
    dashed = ' stroke-dasharray=".14 .1"' if ghost else ""
    body = body_shape(1, 3) if down else body_shape(3, 1)
    squares = [
        square_shape(colour, 0.5 if down else n + 0.5, n + 0.5 if down else 0.5, inks, patterns)
        for n, colour in enumerate(reading)
    ]
    return (
        f'<g transform="{at}"{faint}>{title}'
        f'{body} fill="{inks.body}" stroke="{inks.line}" stroke-width=".05"{dashed}/>'
        f"{''.join(squares)}</g>"
    )


def lying_shape(
    placement: Placement,
    frame: Frame,
    patterns: bool,
    name: str,
    ghost: bool = False,
) -> str:
    at, title = frame.at((placement.x, placement.y)), f"{name} ({placement})"
    return tile_shape(placement.reading, at, title, patterns, placement.down, ghost)


def body_shape(width: int, height: int) -> str:
    """The beginning of a rounded body over some cells."""
    size = f'width="{numeral(width - 0.06)}" height="{numeral(height - 0.06)}"'
    return f'<rect x=".03" y=".03" {size} rx=".2"'


def empty_shape(frame: Frame, width: int, height: int) -> str:
    """Where the first tile would lie."""
    return (
        f'<g transform="{frame.at((0, 0))}" fill="none" stroke="{look.QUIET}" stroke-width=".05"'
        f' stroke-dasharray=".14 .1">{body_shape(width, height)}/></g>'
    )


def square_shape(
    colour: str, x: float, y: float, inks: look.Inks = look.COLOURED, patterns: bool = True
) -> str:
    """One square around a point, with its pattern."""
    fill = look.WHITE if colour == WILD else inks.squares[colour].fill
    at = f"translate({numeral(x)} {numeral(y)})"
    square = (
        f'<rect x="{numeral(x - 0.42)}" y="{numeral(y - 0.42)}" width=".84" height=".84" rx=".14"'
    )
    square += f' fill="{fill}"/>'
    if colour == WILD:
        return square + _pinwheel(at, inks)
    if not patterns:
        return square
    mark = inks.squares[colour].mark
    return square + f'<path transform="{at}" fill="{mark}" d="{look.MARKS[colour]}"/>'


def _pinwheel(at: str, inks: look.Inks) -> str:
    blades = [
        f'<path transform="rotate({72 * n})" fill="{inks.blades[colour]}" d="{look.BLADE}"/>'
        for n, colour in enumerate(look.BLADES)
    ]
    return f'<g transform="{at}" stroke="{look.WHITE}" stroke-width=".03">{"".join(blades)}</g>'
