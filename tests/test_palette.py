"""The inks can be told apart by everyone, and the patterns by their shape alone."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from math import atan2, cos, hypot, pi, sin

import colour_vision
import pytest
from colour_vision import contrast, difference, lab, nearest_pair

from builder.generate import tokens
from builder.generate.look import look
from builder.paths import LOOK_JS
from chromino_core.palette import (
    BLADE,
    BLADES,
    BODY,
    COLOURED,
    CONTRAST,
    GREY,
    MARKS,
    OUTLINE,
    PALETTE,
    QUIET,
    SIGNS,
    WHITE,
)
from chromino_core.tiles import COLOURS
from chromino_core.words import colour_names

PAPER, SLATE = tokens.COLOURS["ground"]
FILLS = [ink.fill for ink in PALETTE.values()]

Point = tuple[float, float]


def test_every_colour_has_an_ink_and_a_pattern() -> None:
    assert "".join(PALETTE) == "".join(MARKS) == COLOURS
    assert sorted(BLADES) == sorted(COLOURS)
    assert len({ink.pattern for ink in PALETTE.values()}) == 5
    colours = [BODY, OUTLINE, WHITE, QUIET, *FILLS, *(ink.mark for ink in PALETTE.values())]
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours)


def test_high_contrast_is_that_and_the_same_patterns() -> None:
    assert [ink.pattern for ink in CONTRAST.values()] == [ink.pattern for ink in PALETTE.values()]
    assert CONTRAST.keys() == PALETTE.keys()
    for ink in CONTRAST.values():
        assert contrast(ink.fill, ink.mark) >= 7


def test_on_paper_without_colours_patterns_tell_everything() -> None:
    assert [(c, ink.pattern) for c, ink in GREY.squares.items()] == [
        (c, ink.pattern) for c, ink in PALETTE.items()
    ]
    for ink in GREY.squares.values():
        assert contrast(ink.fill, ink.mark) >= 7
        assert contrast(ink.fill, WHITE) <= 2.6, "light enough to be copied, and coloured in"
    assert len({ink.fill for ink in GREY.squares.values()}) == 5
    shades = [ink.fill for ink in GREY.squares.values()]
    for colour in [*shades, GREY.body, GREY.line, GREY.quiet, *GREY.blades.values()]:
        assert colour[1:3] == colour[3:5] == colour[5:7]
    assert COLOURED.squares == PALETTE
    assert COLOURED.blades.keys() == GREY.blades.keys() == PALETTE.keys()


def test_the_view_draws_with_the_same_inks_and_patterns() -> None:
    written = LOOK_JS.read_text("utf-8")
    assert written == look(), "run `make look`, and commit the file"


def test_the_yardstick_itself() -> None:
    # A pair from the test data of Sharma, Wu and Dalal, and the figures known for Okabe and Ito.
    assert difference((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((50, -1, 2), (50, 0, 0)) == pytest.approx(2.3669, abs=1e-4)
    okabe_ito = ["#D55E00", "#F0E442", "#009E73", "#0072B2", "#CC79A7"]
    figures = [round(nearest_pair(okabe_ito, kind), 1) for kind in ("protan", "deutan", "tritan")]
    assert figures == [12.2, 15.9, 12.4]
    assert contrast("#000000", "#ffffff") == pytest.approx(21, abs=0.01)


@pytest.mark.parametrize("blindness", colour_vision.BLINDNESS)
def test_colours_differ_for_every_eye(blindness: str) -> None:
    assert nearest_pair(FILLS, blindness) >= 15


def test_colours_differ_in_lightness() -> None:
    light = sorted(lab(fill)[0] for fill in FILLS)
    assert min(b - a for a, b in pairwise(light)) >= 8


@pytest.mark.parametrize(
    ("colour", "hues"),
    [("R", (0, 45)), ("Y", (75, 105)), ("G", (125, 165)), ("B", (250, 295)), ("P", (300, 335))],
)
def test_colours_are_what_their_names_say(colour: str, hues: tuple[int, int]) -> None:
    _, a, b = lab(PALETTE[colour].fill)
    assert hues[0] <= atan2(b, a) * 180 / pi % 360 <= hues[1], colour_names()[colour]
    assert hypot(a, b) >= 50


@pytest.mark.parametrize("ground", [PAPER, SLATE, "#ffffff", "#111111"])
def test_a_tile_stands_out_from_every_ground(ground: str) -> None:
    assert max(contrast(OUTLINE, ground), contrast(BODY, ground)) >= 7
    assert contrast(OUTLINE, BODY) >= 7
    assert contrast(QUIET, ground) >= 3


def test_patterns_and_numbers_stand_out() -> None:
    assert all(contrast(ink.fill, ink.mark) >= 3 for ink in PALETTE.values())
    assert contrast(WHITE, QUIET) >= 4.5
    assert contrast(WHITE, OUTLINE) >= 7


# Shapes


def outlines(path: str) -> list[list[Point]]:
    """The closed lines of a path of M, L, A and Z, with arcs as many short lines."""
    lines: list[list[Point]] = []
    for command, numbers in re.findall("([MLAZ])([^MLAZ]*)", path):
        values = [float(number) for number in numbers.split()]
        if command == "M":
            lines.append([(values[0], values[1])])
        elif command == "L":
            lines[-1].append((values[0], values[1]))
        elif command == "A":
            lines[-1] += arc(lines[-1][-1], (values[5], values[6]), values[0], values[4] == 1)
    return lines


def arc(start: Point, end: Point, radius: float, clockwise: bool) -> list[Point]:
    """The short way round a circle."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    chord = hypot(dx, dy)
    away = max(0.0, radius**2 - chord**2 / 4) ** 0.5 / chord * (1 if clockwise else -1)
    x, y = (start[0] + end[0]) / 2 - dy * away, (start[1] + end[1]) / 2 + dx * away
    first, last = atan2(start[1] - y, start[0] - x), atan2(end[1] - y, end[0] - x)
    sweep = (last - first) % (2 * pi) if clockwise else -((first - last) % (2 * pi))
    angles = [first + sweep * n / 40 for n in range(1, 41)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def covers(path: str, point: Point) -> bool:
    """Whether the path, filled by the non-zero rule, covers the point."""
    px, py = point
    winding = 0
    for line in outlines(path):
        for (x1, y1), (x2, y2) in zip(line, [*line[1:], line[0]], strict=True):
            if (y1 <= py) != (y2 <= py) and x1 + (py - y1) / (y2 - y1) * (x2 - x1) > px:
                winding += 1 if y2 > y1 else -1
    return winding != 0


# Odd numbers of 48ths of a square: no sample lies on an axis, and a turn takes samples to samples.
SAMPLES = [(n, m) for n in range(-23, 24, 2) for m in range(-23, 24, 2)]


def raster(path: str) -> frozenset[tuple[int, int]]:
    return frozenset((n, m) for n, m in SAMPLES if covers(path, (n / 48, m / 48)))


def turned(points: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    return frozenset((-m, n) for n, m in points)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_pattern_looks_the_same_after_a_quarter_turn(colour: str) -> None:
    seen = raster(MARKS[colour])
    assert turned(seen) == seen


def test_the_raster_sees_a_turn() -> None:
    assert turned(raster(BLADE)) != raster(BLADE)
    plank = raster("M-.3 -.1L.3 -.1L.3 .1L-.3 .1Z")
    assert turned(plank) != plank


def test_patterns_differ_in_shape_and_leave_most_of_the_square_to_its_colour() -> None:
    seen = {colour: raster(MARKS[colour]) for colour in COLOURS}
    for one, other in combinations(seen.values(), 2):
        # At 12 pixels a square this is a difference of some five whole pixels at least.
        assert len(one ^ other) >= len(SAMPLES) * 5 / 144
    for points in seen.values():
        assert 0.12 <= len(points) / len(SAMPLES) <= 0.3
        assert max(hypot(*point) for point in points) / 48 < 0.42  # within the square of 0.84


def test_the_disc_is_full_and_the_ring_is_not() -> None:
    middle = (0.01, 0.01)
    assert [c for c in COLOURS if not covers(MARKS[c], middle)] == ["G"]


def test_five_blades_make_a_wheel() -> None:
    for radius in (0.1, 0.2, 0.3):
        for degree in range(0, 360, 7):
            angles = [(degree + 0.5 - 72 * n) * pi / 180 for n in range(5)]
            points = [(radius * cos(angle), radius * sin(angle)) for angle in angles]
            assert sum(covers(BLADE, point) for point in points) == 1, (radius, degree)


def test_a_link_goes_across_the_edge_and_a_break_along_it() -> None:
    extents = {}
    for kind in ("link", "break"):
        (line,) = outlines(SIGNS[kind])
        extents[kind] = tuple(max(n) - min(n) for n in zip(*line, strict=True))
    assert extents["link"][0] > 2 * extents["link"][1]
    assert extents["break"][1] > 2 * extents["break"][0]
    assert SIGNS["link"].endswith("Z")
    assert not SIGNS["break"].endswith("Z")
