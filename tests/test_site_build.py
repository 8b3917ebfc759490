"""The page as it is built: complete, small, and at home wherever it is served."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
import subprocess
import sys
import urllib.error
import urllib.request
import zipfile
from html.parser import HTMLParser
from pathlib import Path

import licences
import pytest
from build import build, main
from bundle import BUNDLE, bundle
from engine_wheel import engine_wheel
from esbuild import ROOT, node_module
from licences import parts
from segno_wheel import segno_wheel
from serve import serve

from chromino_widget import BoardView, Table

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "connect-src 'self'; style-src 'self'; img-src 'self' data:; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)

# What browsers take for a name, and never ask for.
NAMESPACE = re.compile(r"http://www\.w3\.org/\d{4}/\w+")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "page"
    build(folder)
    return folder


class Tags(HTMLParser):
    """The tags of a page with their attributes."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@pytest.fixture(scope="module")
def tags(site: Path) -> Tags:
    return Tags(site / "index.html")


# What is in the folder


def test_everything_is_there(site: Path) -> None:
    assert {path.name for path in (site / "pyodide").iterdir()} == {
        "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip",
    }  # fmt: skip
    wheels = sorted(site.glob("*.whl"))
    assert [wheel.name.partition("-")[0] for wheel in wheels] == ["chromino_core", "segno"]
    assert all(wheel.name in (site / "worker.js").read_text("utf-8") for wheel in wheels)
    for name in ("index.html", "page.css", "page.js", "worker.js", "chromino.js", "icon.svg"):
        assert (site / name).stat().st_size > 0


def test_the_page_asks_only_for_what_lies_beside_it(site: Path, tags: Tags) -> None:
    asked = [attrs[key] or "" for _, attrs in tags.found for key in ("src", "href") if key in attrs]
    assert len(asked) >= 4
    for name in asked:
        assert re.fullmatch(r"[\w.]+", name), f"{name} is not beside the page"
        assert (site / name).is_file()
    for script in ("page.js", "worker.js"):
        text = (site / script).read_text("utf-8")
        beside = r'(?:import|from|fetch|new URL|new Worker)\s*\(?\s*["`](?!\./)(/|[a-z]+:)'
        assert not re.search(beside, text)
    assert not re.search(r"url\(|@import", (site / "page.css").read_text("utf-8"))


def test_nothing_comes_from_elsewhere(site: Path) -> None:
    for name in ("index.html", "page.css", "page.js", "worker.js", "chromino.js", "icon.svg"):
        text = NAMESPACE.sub("", (site / name).read_text("utf-8"))
        # A comment starts with two slashes too, but has no scheme before them.
        assert not re.search(r"\b(?:https?|wss?)://|[\"'`(]//\w", text), name


def test_the_content_policy_is_the_agreed_one(tags: Tags) -> None:
    policies = [
        attrs["content"]
        for tag, attrs in tags.found
        if tag == "meta" and attrs.get("http-equiv") == "Content-Security-Policy"
    ]
    assert policies == [POLICY]


def test_the_page_has_no_script_or_style_inside(site: Path, tags: Tags) -> None:
    scripts = [attrs for tag, attrs in tags.found if tag == "script"]
    assert scripts == [{"type": "module", "src": "page.js"}]
    for tag, attrs in tags.found:
        assert tag != "style"
        assert not [name for name in attrs if name == "style" or name.startswith("on")]


def test_no_text_is_ever_taken_for_html() -> None:
    for folder in ("site/js", "widget/js"):
        for path in (ROOT / folder).glob("*.js"):
            text = path.read_text("utf-8")
            assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|unsafe(HTML|SVG)", text)


# The view's bundle


def test_page_and_notebook_have_one_view(site: Path) -> None:
    view = BUNDLE.read_bytes()
    assert (site / "chromino.js").read_bytes() == view
    for board in (Table(), BoardView()):
        assert board.get_state("_esm")["_esm"].encode() == view


def test_the_view_asks_for_nothing() -> None:
    """Notebooks load it from a blob, beside which there is nothing to import."""
    view = BUNDLE.read_text("utf-8")
    assert not re.search(r"\bimport\b\s*[({.\"'*]|\bfrom\s*[\"']|new Worker|randomUUID", view)
    assert set(re.findall(r"https?://[^\"'`\s]+", view)) == {"http://www.w3.org/2000/svg"}


def test_the_bundle_is_fresh_and_small(tmp_path: Path) -> None:
    bundle(tmp_path / "fresh.js")
    fresh = (tmp_path / "fresh.js").read_bytes()
    assert BUNDLE.read_bytes() == fresh, "run `make bundle`"
    assert len(gzip.compress(fresh, mtime=0)) < 60_000
    assert fresh.startswith(b"/* Chromino view, MIT; contains lit-html (BSD-3-Clause)")
    assert str(ROOT).encode() not in fresh


# The wheels: the engine's, and the one that draws QR codes


@pytest.fixture(scope="module")
def wheel(site: Path) -> Path:
    """The engine's."""
    [wheel] = site.glob("chromino_core-*.whl")
    return wheel


@pytest.fixture(scope="module")
def segno(site: Path) -> Path:
    [wheel] = site.glob("segno-*.whl")
    return wheel


def test_the_wheel_has_the_engine_without_the_terminal(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
        assert files.testzip() is None
    assert re.fullmatch(r"chromino_core-[\d.]+-py3-none-any\.whl", wheel.name)
    assert {"chromino_core/session.py", "chromino_core/bots/__init__.py"} <= set(names)
    assert "chromino_core/py.typed" in names
    assert not [name for name in names if "cli" in name or "__main__" in name or "pycache" in name]
    assert wheel.stat().st_size < 100_000


@pytest.mark.parametrize("which", ["wheel", "segno"])
def test_a_wheel_is_valid(which: str, request: pytest.FixtureRequest) -> None:
    wheel: Path = request.getfixturevalue(which)
    with zipfile.ZipFile(wheel) as files:
        [record] = [name for name in files.namelist() if name.endswith(".dist-info/RECORD")]
        lines = [line.split(",") for line in files.read(record).decode().splitlines()]
        assert {name for name, _, _ in lines} == set(files.namelist())
        for name, digest, size in lines:
            if name != record:
                data = files.read(name)
                said = base64.urlsafe_b64decode(digest.removeprefix("sha256=") + "==")
                assert (said, int(size)) == (hashlib.sha256(data).digest(), len(data))


def test_the_wheel_plays_by_itself(wheel: Path) -> None:
    code = (
        "import sys; sys.path[:] = [p for p in sys.path if 'site-packages' not in p]\n"
        f"sys.path.insert(0, {str(wheel)!r})\n"
        "from chromino_core.session import Session\n"
        "print(Session().dispatch({'type': 'new', 'players': [{}, {'kind': 'greedy'}]})['ok'])"
    )
    command = [sys.executable, "-I", "-c", code]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert run.stdout == "True\n", run.stderr


def test_the_same_sources_give_the_same_wheels(wheel: Path, segno: Path, tmp_path: Path) -> None:
    assert engine_wheel(tmp_path).read_bytes() == wheel.read_bytes()
    assert segno_wheel(tmp_path).read_bytes() == segno.read_bytes()


def test_segno_comes_with_its_licence_and_without_its_program(segno: Path) -> None:
    with zipfile.ZipFile(segno) as files:
        names = files.namelist()
        [licence] = [name for name in names if name.endswith("/licenses/LICENSE")]
        assert b"Redistribution and use" in files.read(licence)
    assert not [name for name in names if "cli" in name or "pycache" in name]
    assert segno.stat().st_size < 70_000


def test_segno_draws_by_itself(segno: Path) -> None:
    code = (
        "import sys; sys.path[:] = [p for p in sys.path if 'site-packages' not in p]\n"
        f"sys.path.insert(0, {str(segno)!r})\n"
        "import segno; print(segno.make('Chromino').svg_data_uri()[:19])"
    )
    command = [sys.executable, "-I", "-c", code]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert run.stdout == "data:image/svg+xml;\n", run.stderr


# Licences


def test_every_licence_is_there_in_full(site: Path) -> None:
    text = (site / "licences.txt").read_text("utf-8")
    shipped = parts()
    names = ["Chromino", "lit-html", "@fluent/bundle", "idb", "Pyodide", "CPython", "segno"]
    assert [part.name for part in shipped] == names
    for part in shipped:
        assert f"\n{part.name} {part.version}, {part.licence}\n" in text
        assert len(part.text) > 500
        assert part.text in text
    for word in ("Mozilla Public License Version 2.0", "PYTHON SOFTWARE FOUNDATION LICENSE"):
        assert word in text


# What is imported by a bare name is somebody else's, and goes into a bundle.
IMPORTED = re.compile(r'^(?:im|ex)port .* from "((?:@\w+/)?[\w-]+)[^"]*";$', re.MULTILINE)


def test_every_library_that_the_page_has_is_named(site: Path) -> None:
    named = {part.name.lower() for part in parts()}
    sources = [
        path for folder in ("site", "widget") for path in (ROOT / folder / "js").glob("*.js")
    ]
    libraries = {name for path in sources for name in IMPORTED.findall(path.read_text("utf-8"))}
    assert {"lit-html", "@fluent/bundle", "idb"} <= libraries
    assert libraries - {"chromino-view"} <= named
    wheels = {wheel.name.partition("-")[0] for wheel in site.glob("*.whl")}
    assert wheels - {"chromino_core"} <= named


def test_the_page_tells_the_versions_of_what_is_installed(site: Path) -> None:
    page = (site / "page.js").read_text("utf-8")
    for part in parts():
        assert re.search(rf'name:"{part.name}",version:"{part.version}"', page), part.name


def test_a_missing_licence_ends_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "_SHARED", tmp_path)
    (tmp_path / "inside-pyodide.txt").write_text("…", "utf-8")
    with pytest.raises(SystemExit, match=r"@fluent/bundle is under Apache-2\.0"):
        parts()


# When something is amiss


def test_a_missing_package_is_told_kindly() -> None:
    with pytest.raises(SystemExit, match="make site"):
        node_module("no-such-package")


def test_a_folder_with_something_else_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    treasure = tmp_path / "treasure"
    treasure.write_text("mine")
    monkeypatch.setattr(sys, "argv", ["build.py", "--out", str(tmp_path)])
    with pytest.raises(SystemExit, match="no page"):
        main()
    assert treasure.read_text() == "mine"


# Serving it


def fetch(address: str) -> tuple[int, str]:
    """The status of an answer and the type of what it holds."""
    try:
        with urllib.request.urlopen(address, timeout=10) as answer:
            return answer.status, answer.headers["Content-Type"]
    except urllib.error.HTTPError as error:
        with error:
            return error.code, ""


@pytest.mark.parametrize("prefix", ["/", "/sub/path/"])
def test_every_file_has_its_type(site: Path, prefix: str) -> None:
    wheel = next(site.glob("*.whl"))
    (site / "words" / "test.ftl").write_text("ui-title = Chromino\n")
    types = {
        "": "text/html; charset=utf-8",
        "page.css": "text/css; charset=utf-8",
        "page.js": "text/javascript; charset=utf-8",
        "icon.svg": "image/svg+xml",
        "licences.txt": "text/plain; charset=utf-8",
        "words/test.ftl": "text/plain; charset=utf-8",
        "pyodide/pyodide.mjs": "text/javascript; charset=utf-8",
        "pyodide/pyodide.asm.wasm": "application/wasm",
        "pyodide/python_stdlib.zip": "application/zip",
        wheel.name: "application/zip",
    }
    with serve(site, prefix=prefix) as address:
        assert address.endswith(prefix)
        assert {name: fetch(address + name) for name in types} == {
            name: (200, type) for name, type in types.items()
        }


def test_nothing_else_is_served(site: Path) -> None:
    with serve(site, prefix="/sub/path/") as address:
        root = address.removesuffix("sub/path/")
        upwards = f"{address}{'%2e%2e/' * 9}etc/hostname"
        for wrong in (root, f"{root}index.html", f"{address}words/", upwards):
            assert fetch(wrong)[0] == 404
