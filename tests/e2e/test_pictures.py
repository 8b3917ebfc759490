"""Pictures of the board: saved from the page, each with the same in words."""

from __future__ import annotations

import re
import struct
import xml.etree.ElementTree as ET
import zlib
from pathlib import Path
from typing import NamedTuple

import pytest
from browsing import FAST
from catalogue import LANGUAGES
from kept_games import kept, moment, take_up
from page_fixtures import NewPage
from playwright.sync_api import expect
from sharing import field, open_share
from table_page import TablePage
from wording import Wording

from builder.generate.tokens import COLOURS
from chromino_core import Board, svg

BOARD = "B*Y@0,0> BRY@0,1> BBG@-1,0v"
RECORD = moment("modern", BOARD, ["GGG PPP", "RRR"], "BBB")
NS = "{http://www.w3.org/2000/svg}"
PAPER = bytes.fromhex(COLOURS["ground"].light[1:])


class Words(NamedTuple):
    """What a picture says in a language."""

    title: str
    description: str
    colours: dict[str, str]


def words_of(board: str, language: str) -> Words:
    words = Wording(language)
    tiles = [
        words.say(f"ui-placed-{'down' if down else 'across'}", tile=tile, x=int(x), y=int(y))
        for tile, x, y, down in re.findall(r"(\S{3})@(-?\d+),(-?\d+)(?:>|(v))", board)
    ]
    title = words.say("ui-board", count=len(tiles))
    listed = words.say("ui-between-parts").join(tiles)
    told = words.say("ui-share-told", board=title, tiles=listed)
    return Words(title, told, {letter: words.colours(letter) for letter in "RGBYP*"})


def save(table: TablePage, kind: str) -> Path:
    with table.page.expect_download() as download:
        table.action(kind).click()
    name = download.value.suggested_filename
    assert re.fullmatch(rf"chromino-.*modern-\d{{4}}-\d\d-\d\d\.{kind}", name)
    return download.value.path()


def chunks(png: bytes) -> dict[bytes, bytes]:
    """The parts of a PNG file by their kinds; each must have the right sum."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    found: dict[bytes, bytes] = {}
    at = 8
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        data = png[at + 8 : at + 8 + length]
        [crc] = struct.unpack_from(">I", png, at + 8 + length)
        assert crc == zlib.crc32(kind + data)
        found[kind] = found.get(kind, b"") + data
        at += 12 + length
    assert list(found)[-1] == b"IEND"
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_as_svg(new_page: NewPage, language: str) -> None:
    table = new_page(settings=FAST | {"language": language})
    take_up(table, RECORD)
    dialog = open_share(table)
    words = words_of(BOARD, language)
    text = save(table, "svg").read_text("utf-8")
    assert text == svg.board(Board(BOARD), **words._asdict())
    root = ET.fromstring(text)
    assert root.findtext(f"{NS}title") == words.title
    # The engine takes no chances, and writes plain spaces.
    assert root.findtext(f"{NS}desc") == " ".join(words.description.split())
    expect(dialog.get_by_role("img", name=words.title)).to_be_visible()


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_the_board_as_png(new_page: NewPage, language: str) -> None:
    table = new_page(settings=FAST | {"language": language}, dark=True)
    take_up(table, RECORD)
    open_share(table)
    found = chunks(save(table, "png").read_bytes())
    drawn = ET.fromstring(svg.board(Board(BOARD)))
    size = struct.unpack_from(">II", found[b"IHDR"])
    assert size == tuple(2 * float(drawn.attrib[side]) for side in ("width", "height"))
    # The first pixel, whatever the filter of the first row is; its margin is plain paper.
    assert zlib.decompress(found[b"IDAT"])[1:4] == PAPER
    keyword, flags, said, translated, text = re.fullmatch(
        rb"([^\0]+)\0(..)([^\0]*)\0([^\0]*)\0(.*)", found[b"iTXt"], re.DOTALL
    ).groups()  # type: ignore[union-attr]
    assert (keyword, flags, said.decode(), translated) == (b"Description", b"\0\0", language, b"")
    assert text.decode("utf-8") == words_of(BOARD, language).description


@pytest.mark.parametrize("body", ["done => done(null)", "() => { throw new DOMException(); }"])
def test_a_browser_that_gives_no_pixels_away_still_saves_the_svg(
    table: TablePage, body: str
) -> None:
    table.page.add_init_script(f"HTMLCanvasElement.prototype.toBlob = {body};")
    take_up(table, RECORD)
    dialog = open_share(table)
    expect(table.action("svg")).to_be_enabled()
    expect(table.action("png")).to_be_disabled()
    expect(dialog.get_by_role("alert")).to_have_count(0)
    save(table, "svg")


def test_the_picture_in_words_is_copied(table: TablePage) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    take_up(table, RECORD)
    dialog = open_share(table)
    dialog.locator("summary").last.click()
    description = words_of(BOARD, "en").description
    assert description.startswith("Table with 3 tiles: blue, wild, yellow, across from column 0")
    expect(field(table, "words")).to_have_value(description)
    table.action("copy-words").click()
    expect(table.action("copy-words")).to_have_text("Copied")
    assert table.page.evaluate("navigator.clipboard.readText()") == description


def test_tiles_look_as_they_do_on_the_table(new_page: NewPage) -> None:
    table = new_page(settings=FAST | {"tiles": "colours"})
    take_up(table, RECORD)
    open_share(table)
    text = save(table, "svg").read_text("utf-8")
    words = words_of(BOARD, "en")
    assert text == svg.board(Board(BOARD), patterns=False, **words._asdict())


def test_a_junior_table_has_its_own_rules(table: TablePage) -> None:
    board = "B*Y@0,0> YGG@3,0> GPR@6,0>"
    take_up(table, moment("modern", board, ["GGG PPP", "RRR"], "BBB", geometry="dominoes"))
    open_share(table)
    drawn = svg.board(
        Board(board, min_contacts=1, geometry="dominoes"), **words_of(board, "en")._asdict()
    )
    assert save(table, "svg").read_text("utf-8") == drawn


def test_the_game_as_a_file(table: TablePage) -> None:
    take_up(table, RECORD)
    dialog = open_share(table)
    expect(dialog).to_contain_text(Wording("en").say("ui-share-file-secret"))
    with table.page.expect_download() as download:
        table.action("save-file").click()
    assert download.value.suggested_filename.endswith(".json")
    [game] = kept(table)
    assert game["record"] == RECORD


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_description_is_short_enough_for_the_engine(language: str) -> None:
    assert len(words_of("B*Y@-99,-99v " * 80, language).description) < 10_000
