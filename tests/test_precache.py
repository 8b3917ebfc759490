"""What is kept for use without a network, and what makes the page an app."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import struct
from pathlib import Path

import pytest

from builder.generate import icons
from builder.generate.tokens import COLOURS
from builder.hosting.headers import WORKER_POLICY
from builder.hosting.precache import File, files, put_service_worker
from builder.hosting.versions import address
from builder.page.manifest import manifest_of, put_manifest
from builder.paths import ICON_FILES, ROOT
from builder.words import LANGUAGES, page_words

BIG = b"\0asm" + bytes(range(256)) * 20_000


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page with one file of each kind."""
    put_manifest(tmp_path)
    (tmp_path / "licences.txt").write_text("free")
    (tmp_path / "pyodide").mkdir()
    (tmp_path / "pyodide" / "big.wasm").write_bytes(BIG)
    (tmp_path / "pyodide" / "big.wasm.gz").write_bytes(gzip.compress(BIG, mtime=0))
    (tmp_path / "pyodide" / "whole.zip").write_text("only for the lab")
    (tmp_path / "lab").mkdir()
    (tmp_path / "lab" / "index.html").write_text("the lab")
    (tmp_path / "words.ftl").write_text("a = b")
    write_programs(tmp_path)
    return tmp_path


def write_programs(page: Path) -> None:
    wasm = [address(page, f"pyodide/big.wasm{end}") for end in ("", ".gz")]
    (page / "worker.js").write_text(f"start({wasm})")
    asked = address(page, "worker.js"), address(page, "words.ftl")
    (page / "page.js").write_text(f"fetch(`./{asked[0]}`); fetch('{asked[1]}')")
    (page / "index.html").write_text(f'<script src="{address(page, "page.js")}"></script>')


def kept(page: Path) -> dict[str, File]:
    return {each["url"]: each for each in files(page)}


def integrity(data: bytes) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}"


# The list


def test_everything_that_the_page_asks_for_is_kept_and_nothing_else(page: Path) -> None:
    versioned = {
        address(page, name) for name in ("page.js", "worker.js", "words.ftl", "pyodide/big.wasm")
    }
    pictures = {f"icons/{name}" for name in icons.ICONS}
    manifests = {manifest_of(language) for language in LANGUAGES}
    plain = {"./", "icon.svg", "licences.txt", *manifests, *pictures}
    assert set(kept(page)) == versioned | plain
    for url, file in kept(page).items():
        assert (file["revision"] is None) == (url in versioned)


def test_each_file_is_known_by_its_hash(page: Path) -> None:
    for url, file in kept(page).items():
        name = "index.html" if url == "./" else url.partition("?")[0]
        assert file["integrity"] == integrity((page / name).read_bytes())


def test_what_lies_there_packed_is_fetched_packed(page: Path) -> None:
    wasm = kept(page)[address(page, "pyodide/big.wasm")]
    assert wasm["packed"] == {
        "url": address(page, "pyodide/big.wasm.gz"),
        "integrity": integrity((page / "pyodide" / "big.wasm.gz").read_bytes()),
        "type": "application/wasm",
    }
    others = [file for file in files(page) if file["url"] != wasm["url"]]
    assert not any(file["packed"] for file in others)


def test_what_only_the_engine_needs_is_named(page: Path) -> None:
    needed = {file["url"].partition("?")[0] for file in files(page) if file["engine"]}
    assert needed == {"worker.js", "pyodide/big.wasm"}


def test_the_worker_is_kept_with_its_policy(page: Path) -> None:
    policies = {file["url"].partition("?")[0]: file["policy"] for file in files(page)}
    assert policies.pop("worker.js") == WORKER_POLICY
    assert set(policies.values()) == {None}


def test_a_page_that_asks_for_another_version_is_not_built(page: Path) -> None:
    (page / "words.ftl").write_text("a = c")
    with pytest.raises(SystemExit, match=r"asks for words\.ftl\?v="):
        files(page)
    (page / "words.ftl").unlink()
    with pytest.raises(SystemExit, match=r"asks for words\.ftl\?v="):
        files(page)


def test_a_change_of_anything_makes_another_service_worker(page: Path) -> None:
    put_service_worker(page)
    before = (page / "sw.js").read_bytes()
    put_service_worker(page)
    assert (page / "sw.js").read_bytes() == before
    assert str(ROOT).encode() not in before
    (page / "licences.txt").write_text("freer")
    put_service_worker(page)
    assert (page / "sw.js").read_bytes() != before


# The app


def test_the_manifest_has_the_colours_of_the_page(page: Path) -> None:
    manifest = json.loads((page / "manifest.webmanifest").read_text("utf-8"))
    ground = COLOURS["ground"].light
    assert {manifest["theme_color"], manifest["background_color"]} == {ground}
    assert all(f'fill="{ground}"' in icons.picture(icon) for icon in icons.ICONS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_holds_wherever_the_page_is(page: Path, language: str) -> None:
    manifest = json.loads((page / manifest_of(language)).read_text("utf-8"))
    assert manifest["lang"] == language
    assert manifest["description"] == page_words("ui-page-about")[language]
    assert manifest["name"] == manifest["short_name"] == page_words("ui-title")[language]
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    # An id would be the same for every copy of the page on one host.
    assert "id" not in manifest
    for icon in manifest["icons"]:
        assert (page / icon["src"]).is_file()


@pytest.mark.parametrize("name", icons.ICONS)
def test_the_icons_are_as_fresh_as_the_tile_they_show(name: str) -> None:
    png = (ICON_FILES / name).read_bytes()
    icon = icons.ICONS[name]
    assert icons.drawn_from(png) == icons.hash_of(icons.picture(icon)), "run `make icons`"
    (kind, head), *_ = icons.chunks(png)
    assert (kind, struct.unpack(">II", head[:8])) == (b"IHDR", (icon.size, icon.size))


def test_the_tile_is_whole_whatever_shape_an_app_has() -> None:
    """Only a circle of 0.8 is sure to be seen; the corners are farthest from its middle."""
    width, height, line, side = 61, 22, 2, 64
    reach = ((width + line) ** 2 + (height + line) ** 2) ** 0.5 / side
    assert f'width="{width}" height="{height}"' in icons.picture(icons.ICONS["maskable-512.png"])
    assert icons.ICONS["maskable-512.png"].tile * reach < 0.8
