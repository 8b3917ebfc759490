"""Pictures are read back here: what they show is compared with what they should show."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from random import Random

import pytest
import tables

from builder.paths import ROOT
from chromino_core import palette, svg
from chromino_core.board import Board
from chromino_core.placement import Placement
from chromino_core.problems import InvalidNotation, Value
from chromino_core.tiles import Hand, Tile, all_tiles
from chromino_core.words import sentence, tile_name

NS = "{http://www.w3.org/2000/svg}"
BENCH = [Board(" ".join(entry["board"])) for entry in tables.bench_boards(80)[:12]]
SMALL = Board("B*Y@0,0> BRY@0,1>")
BIG = tables.grow(Random(7), 75)
FAR = Board("BRY@1000000,-1000000>")
COLOUR_OF = {ink.fill: colour for colour, ink in palette.PALETTE.items()} | {palette.WHITE: "*"}


def drawing(picture: str) -> ET.Element:
    """The group that holds everything drawn."""
    shapes = ET.fromstring(picture).find(f"{NS}g")
    assert shapes is not None
    return shapes


def shift(element: ET.Element) -> tuple[float, float]:
    found = re.match(r"translate\(([-.\d]+) ([-.\d]+)\)", element.attrib.get("transform", ""))
    assert found
    return float(found[1]), float(found[2])


def tiles_in(picture: str, *, ghosts: bool = False) -> list[tuple[str, float, float, bool]]:
    """Each tile as it is drawn: its reading, its first corner, and whether it stands upright."""
    found = []
    for group in drawing(picture).findall(f"{NS}g"):
        rects = group.findall(f"{NS}rect")
        if len(rects) == 4 and ("opacity" in group.attrib) == ghosts:
            body, *squares = rects
            down = float(body.attrib["height"]) > float(body.attrib["width"])
            reading = "".join(COLOUR_OF[square.attrib["fill"]] for square in squares)
            found.append((reading, *shift(group), down))
    return found


def placements_in(picture: str, board: Board, **options: bool) -> list[str]:
    """The placements drawn, as texts; the first tile of the board fixes the origin."""
    first = board.placements[0]
    _, left, top, _ = tiles_in(picture)[0]
    return [
        f"{reading}@{round(x - left) + first.x},{round(y - top) + first.y}{'v' if down else '>'}"
        for reading, x, y, down in tiles_in(picture, **options)
    ]


def signs_in(picture: str, kind: str) -> list[ET.Element]:
    return [
        group
        for group in drawing(picture).findall(f"{NS}g")
        if [path.attrib["d"] for path in group.findall(f"{NS}path")] == 2 * [palette.SIGNS[kind]]
    ]


def rings_in(picture: str) -> list[tuple[float, float, float, float]]:
    """Left, top, width and height of every ring, in whole squares."""
    found = []
    for group in drawing(picture).findall(f"{NS}g"):
        rects = group.findall(f"{NS}rect")
        if len(rects) == 2:
            width, height = (float(rects[0].attrib[side]) + 0.06 for side in ("width", "height"))
            found.append((*shift(group), round(width, 3), round(height, 3)))
    return found


def description(picture: str) -> str:
    return ET.fromstring(picture).findtext(f"{NS}desc") or ""


def where(text: str) -> str:
    placement = Placement(text)
    args: dict[str, Value] = {"tile": placement.reading, "x": placement.x, "y": placement.y}
    return sentence("picture-down" if placement.down else "picture-across", args)


PICTURES = {
    "empty": svg.board(Board()),
    "empty, numbered": svg.board(Board(), coordinates=True),
    "small": svg.board(SMALL),
    "bench": svg.board(BENCH[0], coordinates=True, highlight=BENCH[0].placements[-1]),
    "big": svg.board(BIG, coordinates=True),
    "plain": svg.board(BENCH[0], patterns=False),
    "far": svg.board(FAR, coordinates=True, highlight=[(999_999, -1_000_000)]),
    "good": svg.board(SMALL, contacts="RYY@1,2>"),
    "bad": svg.board(SMALL, contacts="BGP@-1,2>"),
    "taken": svg.board(SMALL, contacts="YGP@2,1v"),
    "tile": svg.tile("B*Y"),
    "placement": svg.placement("GPR@3,-4v"),
    "hand": svg.hand(all_tiles(chameleons=True)),
    "no hand": svg.hand([]),
}
every_picture = pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)


# Any picture


@every_picture
def test_is_a_picture_with_a_text_alternative(picture: str) -> None:
    root = ET.fromstring(picture)
    assert root.tag == f"{NS}svg"
    assert root.attrib["role"] == "img"
    assert [child.tag for child in root] == [f"{NS}title", f"{NS}desc", f"{NS}g"]
    assert root.findtext(f"{NS}title")
    assert description(picture).endswith(".")
    assert picture.isascii()


@every_picture
def test_stands_alone_and_beside_others(picture: str) -> None:
    for element in ET.fromstring(picture).iter():
        assert element.tag.removeprefix(NS) in {"svg", "title", "desc", "g", "rect", "path", "text"}
        for name, value in element.attrib.items():
            assert name not in {"id", "class", "style", "href", "src"}
            assert not name.startswith(("on", "{"))
            assert "url(" not in value
            assert "#" not in value or re.fullmatch("#[0-9a-f]{6}", value)


@every_picture
def test_fits_its_frame(picture: str) -> None:
    root = ET.fromstring(picture)
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    shown_width, shown_height = float(root.attrib["width"]), float(root.attrib["height"])
    assert shown_width / width == pytest.approx(shown_height / height, rel=1e-3)
    assert max(shown_width, shown_height) <= 960
    for _, x, y, down in tiles_in(picture):
        assert x > 0
        assert y > 0
        assert (x + (1 if down else 3)) * 40 < width
        assert (y + (3 if down else 1)) * 40 < height


@every_picture
def test_numbers_are_short(picture: str) -> None:
    for element in ET.fromstring(picture).iter():
        for name, value in element.attrib.items():
            if name not in {"fill", "stroke"}:
                assert not re.search(r"\.\d{4}|\de|nan|inf", value), (name, value)


def test_the_same_in_every_process_also_without_docstrings() -> None:
    code = (
        "import sys; from chromino_core import svg; from chromino_core.board import Board;"
        "board = Board(sys.argv[1]);"
        "print(svg.board(board, coordinates=True, highlight=board.placements[-1]))"
    )
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-OO", "-c", code, str(BENCH[0])],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout == PICTURES["bench"] + "\n"


# The table


@pytest.mark.parametrize("board", [*BENCH, BIG, SMALL, FAR], ids=len)
@pytest.mark.parametrize("coordinates", [False, True])
def test_shows_every_tile_where_it_lies(board: Board, coordinates: bool) -> None:
    picture = svg.board(board, coordinates=coordinates)
    assert placements_in(picture, board) == tables.texts(board)


@pytest.mark.parametrize("board", [*BENCH, BIG, FAR], ids=len)
def test_describes_every_tile(board: Board) -> None:
    words = description(svg.board(board))
    assert [words.count(where(text)) for text in tables.texts(board)] == [1] * len(board)


def test_every_tile_and_sign_says_what_it_is() -> None:
    picture = svg.board(SMALL, contacts="BGP@-1,2>")
    titles = [title.text for title in drawing(picture).findall(f"{NS}g/{NS}title")]
    assert len(titles) == 2 + 1 + 2
    assert titles[1] == f"{tile_name('BRY')} (BRY@0,1>)"


def test_an_empty_table_and_hand_say_so() -> None:
    assert description(PICTURES["empty"]) == sentence("picture-table-empty", {})
    assert description(PICTURES["no hand"]) == sentence("picture-hand-empty", {})
    assert "stroke-dasharray" in PICTURES["empty"]
    assert "stroke-dasharray" not in PICTURES["small"]


def test_a_whole_box_stays_small() -> None:
    assert len(BIG) == 75
    assert len(svg.board(BIG, coordinates=True, highlight=BIG.placements[-1])) < 80_000


def test_a_far_table_needs_no_large_numbers() -> None:
    root = ET.fromstring(PICTURES["far"])
    for element in root.iter(f"{NS}g"):
        numbers = re.findall(r"-?[\d.]+", element.attrib.get("transform", ""))
        assert all(abs(float(number)) < 100 for number in numbers)
    labels = [text.text for text in root.iter(f"{NS}text")]
    assert labels == ["999999", "1000000", "1000001", "1000002", "\u22121000000"]


def test_coordinates_number_columns_and_rows() -> None:
    board = BENCH[0]
    left, top, right, bottom = board.bounds()
    labels = [text.text or "" for text in ET.fromstring(PICTURES["bench"]).iter(f"{NS}text")]
    numbers = [int(label.replace("\u2212", "-")) for label in labels]
    assert numbers == [*range(left, right + 1), *range(top, bottom + 1)]
    assert "<text" not in svg.board(board)


def test_a_number_stands_over_its_column() -> None:
    picture = svg.board(SMALL, coordinates=True)
    _, left, top, _ = tiles_in(picture)[0]
    texts = list(ET.fromstring(picture).iter(f"{NS}text"))
    assert [float(t.attrib["x"]) / 40 - left for t in texts[:3]] == pytest.approx([0.5, 1.5, 2.5])
    rows = [float(t.attrib["y"]) / 40 - top for t in texts[3:]]
    assert rows == pytest.approx([0.5, 1.5], abs=0.15)


def test_patterns_can_be_left_out_but_not_the_pinwheel() -> None:
    def shapes(picture: str) -> Counter[str]:
        return Counter(path.attrib["d"] for path in ET.fromstring(picture).iter(f"{NS}path"))

    board = BENCH[0]
    squares = Counter("".join(placement.reading for placement in board))
    blades = {palette.BLADE: 5 * squares["*"]}
    marks = {palette.MARKS[colour]: squares[colour] for colour in "RGBYP"}
    assert squares["*"] > 0
    assert shapes(svg.board(board)) == {**marks, **blades}
    assert shapes(svg.board(board, patterns=False)) == blades


def test_a_title_is_only_text() -> None:
    title = 'Round <b>&1</b> "é中"\x00\n\ud800]]>'
    picture = svg.board(SMALL, title=title)
    assert ET.fromstring(picture).findtext(f"{NS}title") == 'Round <b>&1</b> "é中"   ]]>'
    assert ET.fromstring(svg.hand(["BRY"], title="<>")).findtext(f"{NS}title") == "<>"
    assert picture.isascii()


# Marks


def test_highlight_rings_placements_and_cells() -> None:
    picture = svg.board(SMALL, highlight=["BRY@0,1>", (2, 0), Placement("GGG@4,0v")])
    _, left, top, _ = tiles_in(picture)[0]
    assert [(round(x - left, 3), round(y - top, 3), w, h) for x, y, w, h in rings_in(picture)] == [
        (0, 1, 3, 1),
        (2, 0, 1, 1),
        (4, 0, 1, 3),
    ]
    words = description(picture)
    cell = sentence("picture-cell", {"x": 2, "y": 0})
    tiles = "; ".join([where("BRY@0,1>"), cell, where("GGG@4,0v")])
    assert words.endswith(sentence("picture-marked", {"tiles": tiles}))
    assert rings_in(PICTURES["small"]) == []


def test_one_placement_may_be_highlighted_without_a_list() -> None:
    listed = svg.board(SMALL, highlight=["BRY@0,1>"])
    assert svg.board(SMALL, highlight="BRY@0,1>") == listed
    assert svg.board(SMALL, highlight=Placement("BRY@0,1>")) == listed


@pytest.mark.parametrize(
    "cell",
    [(1.0, 0), (1, 2, 3), (), 7, None, (float("nan"), 0), ("0", 0), (0, 10**7), "0,0", ("BRY",)],
    ids=repr,
)
def test_what_is_no_cell_is_refused(cell: object) -> None:
    with pytest.raises(InvalidNotation):
        svg.board(SMALL, highlight=[cell])  # type: ignore[list-item]


@pytest.mark.parametrize("board", BENCH, ids=str)
def test_signs_are_the_contacts(board: Board) -> None:
    rng = Random(3)
    left, top, right, bottom = board.bounds()
    for _ in range(25):
        reading = rng.choice(all_tiles(chameleons=True)).text
        x, y = rng.randint(left - 3, right + 1), rng.randint(top - 3, bottom + 1)
        tried = Placement(f"{reading}@{x},{y}{rng.choice('>v')}")
        picture = svg.board(board, contacts=tried)
        assert placements_in(picture, board) == tables.texts(board)
        assert placements_in(picture, board, ghosts=True) == [str(tried)]
        matches = Counter(contact.matches for contact in board.contacts(tried))
        assert len(signs_in(picture, "link")) == matches[True]
        assert len(signs_in(picture, "break")) == matches[False]
        assert len(signs_in(picture, "taken")) == sum(
            board.at(cell) is not None for cell in tried.cells
        )
        count: dict[str, Value] = {"good": matches[True], "count": matches.total()}
        words = sentence("picture-contacts", {"name": where(str(tried)), **count})
        assert words in description(picture)


def test_a_sign_lies_on_the_shared_edge_and_across_it() -> None:
    picture = svg.board(Board("BRY@0,0>"), contacts="GGG@3,-1v")
    _, left, top, _ = tiles_in(picture)[0]
    (sign,) = signs_in(picture, "break")
    assert shift(sign) == pytest.approx((left + 3, top + 0.5))
    assert "rotate" not in sign.attrib["transform"]
    picture = svg.board(Board("BRY@0,0>"), contacts="YGG@2,1v")
    _, left, top, _ = tiles_in(picture)[0]
    (sign,) = signs_in(picture, "link")
    assert shift(sign) == pytest.approx((left + 2.5, top + 1))
    assert sign.attrib["transform"].endswith("rotate(90)")


def test_good_and_bad_differ_without_any_colour() -> None:
    def grey(element: ET.Element) -> str:
        words = re.sub("<title>.*?</title>", "", ET.tostring(element, "unicode"))
        return re.sub("#[0-9a-f]{6}", "#000000", re.sub("translate[^)]*[)]", "", words))

    (link, *_), (gap, *_) = signs_in(PICTURES["good"], "link"), signs_in(PICTURES["bad"], "break")
    assert grey(link) != grey(gap)
    assert link.findtext(f"{NS}title") != gap.findtext(f"{NS}title")
    assert signs_in(PICTURES["good"], "break") == signs_in(PICTURES["bad"], "link") == []


def test_a_tile_on_the_table_is_no_ghost() -> None:
    picture = svg.board(SMALL, contacts="BRY@0,1>")
    assert tiles_in(picture, ghosts=True) == []
    assert len(signs_in(picture, "link")) == 3
    assert "opacity" not in picture
    # The same cells read the other way are another placement, which cannot lie there.
    assert len(signs_in(svg.board(SMALL, contacts="YRB@0,1>"), "taken")) == 3


def test_bad_contacts_are_described() -> None:
    args: dict[str, Value] = {"colour": "G", "neighbour": "B", "x": 0, "y": 2}
    words = sentence("picture-break", args)
    assert words in description(PICTURES["bad"])
    assert words not in description(PICTURES["good"])


# Tiles and hands


@pytest.mark.parametrize("tile", all_tiles(chameleons=True), ids=str)
def test_every_tile_has_its_picture(tile: object) -> None:
    text = str(tile)
    picture = svg.tile(text)
    ((reading, _, _, down),) = tiles_in(picture)
    assert (reading, down) == (text, False)
    assert description(picture) == sentence("picture-tile", {"name": tile_name(text)})


def test_a_text_is_drawn_as_it_is_written_and_a_tile_as_its_text_reads() -> None:
    def readings(picture: str) -> list[str]:
        return [reading for reading, *_ in tiles_in(picture)]

    assert readings(svg.tile("RGB")) == ["RGB"]
    assert readings(svg.tile(Tile("RGB"))) == ["BGR"]
    assert "red, green, blue" in description(svg.tile("RGB"))
    assert readings(svg.hand(["RGB", Tile("RGB"), "YRR"])) == ["RGB", "BGR", "YRR"]
    assert "red, green, blue; blue, green, red" in description(svg.hand(["RGB", Tile("RGB")]))
    assert svg.hand("RGB YRR") == svg.hand(["RGB", "YRR"])


@pytest.mark.parametrize("text", ["YRB@5,-9>", "YRB@5,-9v"])
def test_a_placement_lies_as_it_is_read(text: str) -> None:
    picture = svg.placement(text)
    ((reading, _, _, down),) = tiles_in(picture)
    assert (reading, down) == ("YRB", text.endswith("v"))
    assert description(picture) == sentence("picture-tile", {"name": where(text)})
    plain = svg.placement(text, patterns=False)
    assert "<path" in picture
    assert "<path" not in plain


def test_a_hand_stands_side_by_side_in_its_order() -> None:
    texts = [tile.text for tile in all_tiles()][::-1][:14]
    drawn = tiles_in(svg.hand(texts))
    assert [reading for reading, *_ in drawn] == texts
    assert all(down for *_, down in drawn)
    assert len({(x, y) for _, x, y, _ in drawn}) == 14
    assert len({y for _, _, y, _ in drawn[:12]}) == 1
    assert drawn[12][2] > drawn[11][2] + 3
    words = description(svg.hand(texts))
    assert words.count(";") == 13


@pytest.mark.parametrize("draw", [svg.tile, svg.placement, lambda text: svg.hand([text])])
def test_what_is_no_tile_is_refused(draw: object) -> None:
    assert callable(draw)
    with pytest.raises(InvalidNotation):
        draw("XYZ")


def test_notebooks_find_the_pictures() -> None:
    assert SMALL._repr_svg_() == svg.board(SMALL)
    assert SMALL.placements[0]._repr_svg_() == svg.placement("B*Y@0,0>")
    assert SMALL.placements[0].tile._repr_svg_() == svg.tile("B*Y")
    assert Hand("YRB GPR")._repr_svg_() == svg.hand(["BRY", "GPR"])
