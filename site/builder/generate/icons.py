"""Draws the icons of the app, from the tile of `icon.svg`, into `site/icons`.

python -m builder.generate.icons

They are committed, so that building the page needs no browser. Each tells what it was drawn from.
"""

from __future__ import annotations

import hashlib
import re
import struct
import subprocess
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import sync_playwright

from builder.generate.tokens import COLOURS
from builder.paths import CI, ICON, ICON_FILES

__all__ = ["ICONS", "Icon", "chunks", "drawn_from", "hash_of", "picture"]

_GROUND: Final = COLOURS["ground"].light
_KEY: Final = b"Source"
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


class Icon(NamedTuple):
    """An icon: its size in pixels, and how much of it the tile takes up.

    The corners of the ground are round, unless the system cuts them itself.
    """

    size: int
    tile: float
    corner: float


# Of a maskable icon only a circle of 0.8 is sure to be seen, and the tile is a little longer than
# its picture is wide.
ICONS: Final = {
    "icon-192.png": Icon(192, 0.86, 0.22),
    "icon-512.png": Icon(512, 0.86, 0.22),
    "maskable-512.png": Icon(512, 0.74, 0),
    "apple-touch-180.png": Icon(180, 0.8, 0),
}


def picture(icon: Icon) -> str:
    """The icon as SVG: the tile on the ground of the page."""
    size, tile, corner = icon
    drawn = ICON.read_text("utf-8")
    [art] = re.findall(r"<g .*</g>", drawn, re.S)
    [side] = re.findall(r'viewBox="0 0 (\d+) \1"', drawn)
    edge = size * (1 - tile) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}">'
        f'<rect width="{size}" height="{size}" rx="{size * corner:g}" fill="{_GROUND}"/>'
        f'<g transform="translate({edge:g} {edge:g}) scale({size * tile / int(side):g})">{art}</g>'
        "</svg>"
    )


def drawn_from(png: bytes) -> str | None:
    """The hash of the SVG that an icon was drawn from, as it tells itself."""
    texts = [data.split(b"\0", 1) for kind, data in chunks(png) if kind == b"tEXt"]
    return next((value.decode() for key, value in texts if key == _KEY), None)


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a PNG file: their kinds and what is in them."""
    place = len(_SIGNATURE)
    while place < len(png):
        [length] = struct.unpack_from(">I", png, place)
        kind, data = png[place + 4 : place + 8], png[place + 8 : place + 8 + length]
        yield kind, data
        place += 12 + length


def hash_of(svg: str) -> str:
    return hashlib.sha256(svg.encode()).hexdigest()


def _signed(png: bytes, svg: str) -> bytes:
    """The same PNG file, which also tells what it was drawn from."""
    head, *rest = chunks(png)
    note = b"tEXt", b"\0".join([_KEY, hash_of(svg).encode()])
    return _SIGNATURE + b"".join(_chunk(*each) for each in (head, note, *rest))


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)


def main() -> None:
    command: list[str | Path] = [CI / "browser"]
    found = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    ICON_FILES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found or None, args=["--no-sandbox"])
        for name, icon in ICONS.items():
            svg = picture(icon)
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
            (ICON_FILES / name).write_bytes(_signed(page.screenshot(omit_background=True), svg))
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
