"""Reads pages of conundrums back: what is on them, where, and how large, in millimetres."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import NamedTuple

from chromino_core import palette
from chromino_core.svg.lettering import line_length

__all__ = ["Area", "Page", "Panel", "Picture", "Tiled", "Written", "page_of"]

NS = "{http://www.w3.org/2000/svg}"

LETTER_OF = {
    ink.fill: letter
    for inks in (palette.COLOURED, palette.GREY)
    for letter, ink in inks.squares.items()
    if ink.fill != palette.WHITE
}
PATTERN_OF = {shape: letter for letter, shape in palette.MARKS.items()}


class Area(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def within(self, other: Area) -> bool:
        near = 0.05  # numbers are rounded
        return (
            self.left >= other.left - near
            and self.top >= other.top - near
            and self.right <= other.right + near
            and self.bottom <= other.bottom + near
        )

    def apart(self, other: Area) -> bool:
        return (
            self.right <= other.left
            or other.right <= self.left
            or self.bottom <= other.top
            or other.bottom <= self.top
        )


class Tiled(NamedTuple):
    """A tile that is drawn: its reading by its patterns alone, its first corner, how it lies."""

    reading: str
    x: float
    y: float
    side: float
    down: bool


class Written(NamedTuple):
    text: str
    size: float
    area: Area
    bold: bool


class Picture(NamedTuple):
    """A table: its tiles, those with a thick outline, and how large its squares are."""

    tiles: list[Tiled]
    outlined: list[Tiled]
    cells: list[tuple[int, int]]
    """Those of a shape."""
    side: float
    area: Area


class Panel(NamedTuple):
    title: str
    description: str
    pictures: list[Picture]
    beside: list[Tiled]
    """The tiles that stand outside the table."""
    written: list[Written]
    ticks: list[Area]
    """The boxes to tick, one for each spot."""
    marks: int
    """Of the grade: the full ones."""
    area: Area
    circles: list[Area]


class Page(NamedTuple):
    root: ET.Element
    width: float
    height: float
    title: str
    description: str
    panels: list[Panel]
    written: list[Written]
    """Outside the panels."""


class _Where(NamedTuple):
    """Where an element is on the page, and how much larger than it says."""

    x: float = 0
    y: float = 0
    scale: float = 1

    def of(self, element: ET.Element) -> _Where:
        text = element.get("transform", "")
        x, y, scale = self
        if found := re.match(r"translate\((\S+) (\S+)\)", text):
            x, y = x + scale * float(found[1]), y + scale * float(found[2])
        if found := re.search(r"scale\((\S+)\)", text):
            scale *= float(found[1])
        return _Where(x, y, scale)

    def area(self, x: float, y: float, width: float, height: float) -> Area:
        left, top = self.x + self.scale * x, self.y + self.scale * y
        return Area(left, top, left + self.scale * width, top + self.scale * height)


def page_of(text: str) -> Page:
    root = ET.fromstring(text)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    [group] = root.findall(f"{NS}g")
    panels = [_panel(each) for each in group.findall(f"{NS}g") if each.get("role") == "img"]
    written = [_written(each, _Where()) for each in group.findall(f"{NS}text")]
    return Page(root, width, height, _text(root, "title"), _text(root, "desc"), panels, written)


def _text(element: ET.Element, name: str) -> str:
    return element.findtext(f"{NS}{name}") or ""


def _panel(group: ET.Element) -> Panel:
    here = _Where()
    tiles = [tile for each in group if (tile := _tile(each, here))]
    pictures = [_picture(each) for each in group if _is_table(each)]
    written = [_written(each, here) for each in group.findall(f"{NS}text")]
    paths = [each for each in group.findall(f"{NS}path") if each.get("stroke-width") == ".25"]
    full = [path for path in paths if path.get("fill") != palette.WHITE]
    empty = [path for path in paths if path.get("fill") == palette.WHITE]
    ticks = [
        area
        for path in empty
        for area in _boxes(path.attrib["d"])
        if "h2v2" not in path.attrib["d"]
    ]
    marks = sum(path.attrib["d"].count("M") for path in full)
    areas = [*_areas(group, here)]
    lefts, tops, rights, bottoms = zip(*areas, strict=True)
    whole = Area(min(lefts), min(tops), max(rights), max(bottoms))
    circles = [_circle(each) for each in group.findall(f"{NS}circle")]
    return Panel(
        _text(group, "title"), _text(group, "desc"), pictures, tiles, written, ticks, marks, whole,
        circles,
    )  # fmt: skip


def _is_table(element: ET.Element) -> bool:
    return (
        element.tag == f"{NS}g"
        and element.find(f"{NS}path") is not None
        and not (element.findall(f"{NS}rect"))
    )


def _picture(group: ET.Element) -> Picture:
    where = _Where().of(group)
    tiles, outlined, cells = [], [], []
    before: Tiled | None = None
    for each in group:
        if tile := _tile(each, where):
            tiles.append(tile)
            before = tile
        elif each.tag == f"{NS}g" and before:
            outlined.append(before)
        elif "h1v1h-1z" in each.get("d", ""):
            cells = [
                (round(float(x)), round(float(y)))
                for x, y in re.findall(r"M(\S+) (\S+?)h1v1h-1z", each.attrib["d"])
            ]
    [*areas] = _areas(group, _Where())
    lefts, tops, rights, bottoms = zip(*areas, strict=True)
    whole = Area(min(lefts), min(tops), max(rights), max(bottoms))
    return Picture(tiles, outlined, cells, where.scale, whole)


def _tile(element: ET.Element, where: _Where) -> Tiled | None:
    """The tile, if it is one; its colours and its patterns have to say the same."""
    rects = element.findall(f"{NS}rect")
    if element.tag != f"{NS}g" or len(rects) != 4:
        return None
    x, y, side = where.of(element)
    body, *squares = rects
    down = float(body.attrib["height"]) > float(body.attrib["width"])
    patterns = [
        PATTERN_OF[each.attrib["d"]] if each.tag == f"{NS}path" else "*"
        for each in element
        if each.tag != f"{NS}rect"
    ]
    for letter, square in zip(patterns, squares, strict=True):
        assert LETTER_OF.get(square.attrib["fill"], letter) == letter
    return Tiled("".join(patterns), x, y, side, down)


def _written(element: ET.Element, where: _Where) -> Written:
    size = where.scale * float(element.attrib["font-size"])
    text, bold = element.text or "", "font-weight" in element.attrib
    wide = line_length(text)  # as the page reckons it; square letters are a little less wide
    wide -= 0.05 * sum(letter >= "\u2e80" for letter in text)
    width = wide * size * (1.08 if bold else 1)
    x, y = where.x + float(element.attrib["x"]), where.y + float(element.attrib["y"])
    left = {"middle": x - width / 2, "end": x - width}.get(element.get("text-anchor", ""), x)
    area = Area(left, y - 0.75 * size, left + width, y + 0.25 * size)
    return Written(text, size, area, bold)


def _boxes(path: str) -> Iterator[Area]:
    for x, y, side in re.findall(r"M(\S+) (\S+?)h([.\d]+)v", path):
        yield _Where().area(float(x), float(y), float(side), float(side))


def _circle(element: ET.Element) -> Area:
    x, y, r = (float(element.attrib[name]) for name in ("cx", "cy", "r"))
    return Area(x - r, y - r, x + r, y + r)


def _areas(element: ET.Element, above: _Where) -> Iterator[Area]:
    """Where everything is that is drawn in an element."""
    where = above.of(element)
    number = {name: float(element.get(name, "0")) for name in ("x", "y", "width", "height")}
    if element.tag == f"{NS}rect":
        yield where.area(**number)
    elif element.tag == f"{NS}circle":
        yield _circle(element)
    elif element.tag == f"{NS}text":
        yield _written(element, above).area
    elif element.tag == f"{NS}path" and "transform" not in element.attrib:
        yield from _of_path(element.attrib["d"], where)
    elif element.tag == f"{NS}g":
        for each in element:
            yield from _areas(each, where)


def _of_path(path: str, where: _Where) -> Iterator[Area]:
    """The ends of its lines: they all go across or downwards."""
    x = y = 0.0
    for command, numbers in re.findall(r"([MHVhv])([-. \d]+)", path):
        given = [float(each) for each in numbers.split()]
        match command:
            case "M":
                x, y = given
            case "H":
                [x] = given
            case "V":
                [y] = given
            case "h":
                x += given[0]
            case "v":
                y += given[0]
        yield where.area(x, y, 0, 0)
