"""Grids are read back here: what is in them, where, and whether it has room."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import combinations, pairwise
from random import Random
from typing import Any, NamedTuple

import pytest
import tables

from chromino_core import (
    Board,
    Game,
    Hand,
    InvalidNotation,
    InvalidSetup,
    Placement,
    Tile,
    all_tiles,
    svg,
    words,
)
from chromino_core.svg import Svg

NS = "{http://www.w3.org/2000/svg}"
BOARDS = [tables.grow(Random(seed), size) for seed, size in enumerate((1, 2, 5, 10, 16, 30) * 4)]
LONG = "The longest game that anybody has ever seen, and it went on, and on, and on: " * 3
CAPTIONS = ["One", "", "Two words", LONG, "Гра щоночі", "中文字幕" * 9, "W" * 80, "&<b>", "\x00"]


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def within(self, other: Box) -> bool:
        near = 0.02  # numbers are rounded
        return (
            self.left >= other.left - near
            and self.top >= other.top - near
            and self.right <= other.right + near
            and self.bottom <= other.bottom + near
        )

    def apart(self, other: Box) -> bool:
        return (
            self.right <= other.left
            or other.right <= self.left
            or self.bottom <= other.top
            or other.bottom <= self.top
        )


class Cell(NamedTuple):
    """What a grid shows of one picture."""

    title: str
    description: str
    lines: list[str]
    bar: Box | None
    texts: list[Box]
    """The lines of the caption, as high as they are and as wide as the column."""
    shown: Box
    scale: float


def numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?[.\d]+", text)]


def size_of(picture: str) -> tuple[float, float]:
    _, _, width, height = numbers(ET.fromstring(picture).attrib["viewBox"])
    return width, height


def cells_of(grid: str, pictures: list[Svg]) -> list[Cell]:
    groups = ET.fromstring(grid).findall(f"{NS}g")
    return [_cell(group, picture) for group, picture in zip(groups, pictures, strict=True)]


def _cell(group: ET.Element, picture: str) -> Cell:
    x, y = numbers(group.attrib["transform"])
    *captions, drawing = group.findall(f"{NS}g")
    right, down, scale = numbers(drawing.attrib["transform"])
    width, height = size_of(picture)
    left, top = x + right, y + down
    rect = group.find(f"{NS}rect")
    bar = None
    if rect is not None:
        bar = Box(x, y, x + float(rect.attrib["width"]), y + float(rect.attrib["height"]))
    texts = [text for caption in captions for text in caption.findall(f"{NS}text")]
    boxes = []
    for text in texts:
        line = y + float(text.attrib["y"])
        assert bar
        assert x + float(text.attrib["x"]) == pytest.approx((bar.left + bar.right) / 2, abs=0.02)
        boxes.append(Box(bar.left, line - 12, bar.right, line + 4))
    return Cell(
        group.findtext(f"{NS}title") or "",
        group.findtext(f"{NS}desc") or "",
        [text.text or "" for text in texts],
        bar,
        boxes,
        Box(left, top, left + scale * width, top + scale * height),
        scale,
    )


def drawings_in(grid: str) -> list[str]:
    """What is drawn of each picture, without its place."""
    return [
        ET.tostring(group.findall(f"{NS}g")[-1][0], "unicode")
        for group in ET.fromstring(grid).findall(f"{NS}g")
    ]


def drawing(picture: str) -> str:
    (group,) = ET.fromstring(picture).findall(f"{NS}g")
    return ET.tostring(group, "unicode").rstrip() + "\n"


# Where things are


@pytest.mark.parametrize("columns", [None, 1, 3, 40])
@pytest.mark.parametrize("captioned", [False, True])
@pytest.mark.parametrize("count", [1, 2, 5, 12, 24])
def test_nothing_overlaps_and_all_is_inside(
    count: int, captioned: bool, columns: int | None
) -> None:
    pictures = [svg.board(board) for board in BOARDS[:count]]
    captions = [CAPTIONS[n % len(CAPTIONS)] for n in range(count)] if captioned else None
    grid = svg.grid(pictures, captions, columns)
    cells = cells_of(grid, pictures)
    whole = Box(0, 0, *size_of(grid))
    boxes = [box for cell in cells for box in (cell.shown, cell.bar) if box]
    assert all(box.within(whole) for box in boxes)
    assert all(one.apart(other) for one, other in combinations(boxes, 2))
    for cell in cells:
        assert bool(cell.lines) == (cell.bar is not None)
        assert all(box.within(cell.bar) for box in cell.texts if cell.bar)
        assert all(one.apart(other) for one, other in combinations(cell.texts, 2))
    root = ET.fromstring(grid)
    shown = float(root.attrib["width"]), float(root.attrib["height"])
    assert shown[0] <= 960
    assert shown[0] / whole.right == pytest.approx(shown[1] / whole.bottom, rel=1e-3)


@pytest.mark.parametrize("captions", [None, [f"{n} captions" for n in range(24)]])
def test_rows_have_one_scale_and_columns_are_straight(captions: list[str] | None) -> None:
    pictures = [svg.board(board) for board in BOARDS]
    grid = svg.grid(pictures, captions, columns=5)
    cells = cells_of(grid, pictures)
    assert size_of(grid)[0] <= 960
    share = size_of(grid)[0] / 5
    assert all(
        max(right - left, bottom - top) < share
        for left, top, right, bottom in (cell.shown for cell in cells)
    )
    rows = [cells[first : first + 5] for first in range(0, 24, 5)]
    assert [len(row) for row in rows] == [5, 5, 5, 5, 4]
    for row in rows:
        assert len({cell.scale for cell in row}) == 1
        assert len({cell.shown.top for cell in row}) == 1
        middles = [(cell.shown.left + cell.shown.right) / 2 for cell in row]
        first = [(cell.shown.left + cell.shown.right) / 2 for cell in rows[0]]
        assert middles == pytest.approx(first[: len(row)], abs=0.05)
        assert sorted(middles) == middles
        for cell in row:
            if cell.bar:
                assert (cell.bar.left + cell.bar.right) / 2 == pytest.approx(
                    (cell.shown.left + cell.shown.right) / 2, abs=0.05
                )
    assert [row[0].shown.top for row in rows] == sorted(row[0].shown.top for row in rows)


@pytest.mark.parametrize("captioned", [False, True])
def test_very_many_columns(captioned: bool) -> None:
    """More than there is room for gaps."""
    pictures = [svg.tile(tile) for tile in all_tiles()]
    captions = [tile.text for tile in all_tiles()] if captioned else None
    grid = svg.grid(pictures, captions, len(pictures))
    shown = [cell.shown for cell in cells_of(grid, pictures)]
    assert all(box.within(Box(0, 0, *size_of(grid))) for box in shown)
    assert all(one.right < other.left for one, other in pairwise(shown))
    assert all(box.right - box.left > 8 and box.bottom - box.top > 3 for box in shown)
    assert 0 < float(ET.fromstring(grid).attrib["width"]) <= 960


def test_small_pictures_are_not_enlarged_and_large_ones_not_cut() -> None:
    assert [cell.scale for cell in cells_of(svg.grid(["BRY"]), [svg.tile("BRY")])] == [1]
    pictures = [svg.board(BOARDS[5]), svg.tile("BRY")]
    (large, small) = cells_of(svg.grid(pictures), pictures)
    assert large.scale == small.scale < 0.9
    (_, alone) = cells_of(svg.grid(pictures, columns=1), pictures)
    assert alone.scale == 1
    tower = Board(" ".join(f"RRR@0,{3 * n}v" for n in range(20)), min_contacts=1)
    pictures = [svg.board(tower), svg.tile("BRY")]
    (high, _) = cells_of(svg.grid(pictures), pictures)
    assert high.shown.bottom - high.shown.top <= 480


@pytest.mark.parametrize(
    ("pictures", "columns"),
    [
        (BOARDS[5:6] * 1, 1),
        (BOARDS[5:6] * 2, 2),
        (BOARDS[5:6] * 3, 3),
        (BOARDS[5:6] * 4, 2),
        (BOARDS[5:6] * 5, 3),
        (BOARDS[5:6] * 12, 4),
        (["BRY"] * 6, 6),
        (["BRY"] * 7, 4),
        (["BRY"] * 8, 4),
        (["BRY"] * 80, 9),
    ],
    ids=lambda value: f"{len(value)} {value[0]!s:.3}" if isinstance(value, list) else None,
)
def test_how_many_columns_there_are_unless_told(pictures: list[Any], columns: int) -> None:
    assert svg.grid(pictures) == svg.grid(pictures, columns=columns)
    if columns < len(pictures):
        assert svg.grid(pictures) != svg.grid(pictures, columns=columns + 1)


# What is in it


def test_it_shows_whatever_has_a_picture() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    board = Board("B*Y@0,0> BRY@0,1>")
    shown: list[tuple[svg.Drawable, Svg]] = [
        (board, svg.board(board)),
        (str(board), svg.board(board)),
        ("", svg.board(Board())),
        (svg.board(board, coordinates=True), svg.board(board, coordinates=True)),
        (game, svg.board(game.board, highlight=game.board.placements)),
        (game.hands[0], svg.hand(game.hands[0])),
        ([Tile("BRY"), "GPR"], svg.hand("BRY GPR")),
        ("GPR YRB", svg.hand(["GPR", "YRB"])),
        (Hand(), svg.hand([])),
        (Tile("YRB"), svg.tile("BRY")),
        ("YRB", svg.tile("YRB")),
        (Placement("YRB@5,5v"), svg.placement("YRB@5,5v")),
    ]
    grid = svg.grid([given for given, _ in shown], columns=1)
    assert drawings_in(grid) == [drawing(picture) for _, picture in shown]
    whole = svg.grid([game.observe(0)])
    assert whole.count("<title>A hand of Chromino tiles</title>") == 1


def test_each_has_its_title_and_description() -> None:
    pictures = [svg.board(BOARDS[2]), svg.tile("YRB"), svg.hand("BRY", title="A <hand>")]
    grid = svg.grid(pictures, ["Round <1>", None, ""])
    root = ET.fromstring(grid)
    assert root.attrib["role"] == "group"
    assert [group.attrib["role"] for group in root.findall(f"{NS}g")] == ["img"] * 3
    cells = cells_of(grid, pictures)
    assert [cell.title for cell in cells] == ["Round <1>", "yellow, red, blue", "A <hand>"]
    assert [cell.description for cell in cells] == [
        ET.fromstring(picture).findtext(f"{NS}desc") for picture in pictures
    ]
    assert root.findtext(f"{NS}title") == "Round <1>; yellow, red, blue; A <hand>"
    assert root.findtext(f"{NS}desc")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_it_speaks_any_language(language: str) -> None:
    drawn = [svg.tile("BRY", language=language), svg.hand("RRR GPR", language=language)]
    drawn.append(svg.board(Board("B*Y@0,0>"), language=language))
    grid = svg.grid(["BRY", ["RRR", "GPR"], "B*Y@0,0>"], language=language)
    between = words.sentence("ui-between-parts", {}, language)
    titles = [ET.fromstring(picture).findtext(f"{NS}title") or "" for picture in drawn]
    board, tile, hand = Board("B*Y@0,0>"), Tile("BRY"), Hand("RRR GPR")
    assert svg.grid([tile, hand, board], language=language) == grid
    game = Game(["Ann", "Ben"], seed=7)
    shown: list[svg.Drawable] = [game, game.observe(0), Placement("BRY@0,0>")]
    with words.speaking(language):
        spoken = svg.grid(shown)
    assert svg.grid(shown, language=language) == spoken
    assert (svg.grid(shown) == spoken) == (language == "en")
    # The engine takes no chances, and writes plain spaces.
    assert ET.fromstring(grid).findtext(f"{NS}title") == " ".join(between.join(titles).split())
    assert [cell.description for cell in cells_of(grid, drawn)] == [
        ET.fromstring(picture).findtext(f"{NS}desc") for picture in drawn
    ]


def test_a_caption_is_only_text() -> None:
    hostile = '<script>alert(1)</script>&amp;"\x00\n\ud800]]></text></svg>'
    grid = svg.grid(["BRY", "BRY"], [hostile, "é中"])
    assert grid.isascii()
    assert {element.tag.removeprefix(NS) for element in ET.fromstring(grid).iter()} == {
        "svg", "title", "desc", "g", "rect", "path", "text",
    }  # fmt: skip
    one, other = cells_of(grid, [svg.tile("BRY")] * 2)
    assert one.title == '<script>alert(1)</script>&amp;"   ]]></text></svg>'
    assert "".join(one.lines).startswith("<script>")
    assert other.lines == ["é中"]
    assert svg.grid(["BRY", "GPR"], [" ", "\x00\n"]) == svg.grid(["BRY", "GPR"])


def test_captions_may_be_anything_that_has_a_text() -> None:
    pictures = [svg.tile("BRY")] * 4
    cells = cells_of(svg.grid(pictures, range(4)), pictures)
    assert [cell.lines for cell in cells] == [["0"], ["1"], ["2"], ["3"]]


def test_a_long_caption_is_wrapped_between_words_and_ends_in_dots() -> None:
    pictures = [svg.tile("BRY")] * 3
    words, long, letters = (
        cell.lines
        for cell in cells_of(
            svg.grid(pictures, ["many words, all of them there", LONG, "x" * 30]), pictures
        )
    )
    assert " ".join(words) == "many words, all of them there"
    assert len(words) == 2
    assert len(long) == 3
    assert long[-1].endswith("...")
    assert LONG.startswith(" ".join(long)[:-3])
    assert "".join(letters) == "x" * 30


def test_a_grid_may_be_in_a_grid() -> None:
    inner = svg.grid(["BRY", "GPR"], ["one", "two"])
    outer = svg.grid([inner, "RRR"], ["both", "single"])
    assert [group.attrib["role"] for group in ET.fromstring(outer).findall(f"{NS}g")] == [
        "group",
        "img",
    ]
    assert re.findall("<text[^>]*>(.*?)</text>", outer) == ["both", "one", "two", "single"]


def test_it_says_what_is_wrong() -> None:
    with pytest.raises(InvalidSetup, match="at least one"):
        svg.grid([])
    for nothing in (7, None, Svg("<svg/>")):
        with pytest.raises(InvalidSetup, match="isn’t a picture"):
            svg.grid([nothing])  # type: ignore[list-item]
    with pytest.raises(InvalidSetup, match=r"Pictures: 2\. Captions: 1"):
        svg.grid(["BRY", "GPR"], ["one"])
    for columns in (0, -1, 1.5, True, "2"):
        with pytest.raises(InvalidSetup, match="columns"):
            svg.grid(["BRY"], columns=columns)  # type: ignore[arg-type]
    for text in ("XYZ", "BRY XYZ", "<svg></svg>", "BRY@0,0> GGG@9,9>"):
        with pytest.raises(ValueError, match=r"tile|touch") as caught:
            svg.grid([text])
        assert isinstance(caught.value, InvalidNotation) or "touch" in str(caught.value)
