"""The picture of a board that is sent after every move: the same tiles, in less room."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest
from moments import moment
from tables import bench_boards

from chromino_core import Board, svg
from chromino_widget.small_picture import as_image

SVG = "{http://www.w3.org/2000/svg}"


def image_of(board: Board, **how: object) -> tuple[str, ElementTree.Element]:
    """Its words, and what is in it."""
    html = as_image(str(svg.board(board, **how)))  # type: ignore[arg-type]
    found = re.fullmatch(r'<img alt="([^"]*)" src="data:image/svg\+xml,([^"<>#\n]*)">', html)
    assert found
    return unescape(found[1]), ElementTree.fromstring(unquote(found[2]))


def shapes(picture: ElementTree.Element) -> list[tuple[str, ...]]:
    """Everything that is drawn, in order, wherever its shape stands."""
    known = {each.get("id"): each for each in picture.iter() if each.get("id")}
    drawn = []
    for group in picture:
        for each in [] if group.tag == f"{SVG}defs" else group.iter():
            at = {name: value for name, value in each.attrib.items() if name != "href"}
            shape = known[each.attrib["href"][1:]] if "href" in each.attrib else each
            look = {**shape.attrib, **at}
            look.pop("id", None)
            if shape.tag in (f"{SVG}path", f"{SVG}rect"):
                drawn.append((shape.tag, *sorted(map("=".join, look.items()))))
    return drawn


@pytest.mark.parametrize("patterns", [True, False])
@pytest.mark.parametrize("plies", [0, 12, 10_000])
def test_it_draws_what_the_whole_picture_draws(plies: int, patterns: bool) -> None:
    board = moment("modern", 4, plies).board
    whole = ElementTree.fromstring(str(svg.board(board, patterns=patterns)))
    _, small = image_of(board, patterns=patterns)
    assert shapes(small) == shapes(whole)
    assert {name: small.get(name) for name in ("viewBox", "width", "height")} == {
        name: whole.get(name) for name in ("viewBox", "width", "height")
    }


def test_its_words_are_beside_it_once() -> None:
    board = Board("B*Y@0,0> BRY@0,1>")
    words, picture = image_of(board, language="fr")
    [described] = re.findall("<desc>(.*)</desc>", str(svg.board(board, language="fr")))
    assert words == unescape(described) != ""
    assert not [each for each in picture.iter() if each.tag in (f"{SVG}title", f"{SVG}desc")]


def test_a_full_table_has_a_small_picture() -> None:
    for boards in (bench_boards(75)[:9], bench_boards(80)[:9]):
        for bench in boards:
            whole = str(svg.board(Board(" ".join(bench["board"]))))
            size = len(as_image(whole).encode())
            assert size < 0.6 * len(whole.encode())
            assert size < 600 * len(bench["board"])
