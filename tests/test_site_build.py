"""The page as it is built: complete, small, and at home wherever it is served."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
import sys
import urllib.error
import urllib.request
from html.parser import HTMLParser
from pathlib import Path

import pytest
from serve import serve

from builder.bundle import licences
from builder.bundle.licences import licence_texts, parts, view_parts
from builder.bundle.view import bundle, check
from builder.hosting.versions import address
from builder.node import node_module
from builder.page.build import build, main
from builder.paths import BUILT_LAB, BUNDLE, BUNDLE_LICENCES, ROOT
from chromino_core import svg
from chromino_widget import BoardView, Table

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' {script}; worker-src 'self'; "
    "connect-src 'self'; style-src 'self' {style}; img-src 'self' data:; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)

TEXTS = (
    "index.html", "page.js", "worker.js", "sw.js", "chromino.js", "icon.svg",
    "manifest.webmanifest",
)  # fmt: skip

# What browsers take for a name, and never ask for; where Pyodide would look if it weren't told
# better, which a test in the browser sees that it never does; and what Workbox tells developers.
NAMES = re.compile(
    r"http://www\.w3\.org/\d{4}/\w+|https://cdn\.jsdelivr\.net/pyodide/|import\(\"node:[\w/]+\"\)"
    r"|Learn more at https://bit\.ly/wb-precache"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "page"
    build(folder)
    return folder


class Tags(HTMLParser):
    """The tags of a page with their attributes, and what stands inside of scripts and styles."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.inside: dict[str, list[str]] = {"script": [], "style": []}
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.cdata_elem:
            self.inside[self.cdata_elem].append(data)


@pytest.fixture(scope="module")
def tags(site: Path) -> Tags:
    return Tags(site / "index.html")


# What is in the folder


def test_everything_is_there(site: Path) -> None:
    whole = {"python_stdlib.zip"} if BUILT_LAB.is_dir() else set()
    assert {path.name for path in (site / "pyodide").iterdir()} == whole | {
        "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.asm.wasm.gz",
        "stdlib.zip", "stdlib.zip.gz",
    }  # fmt: skip
    wheels = sorted(site.glob("*.whl"))
    assert [wheel.name.partition("-")[0] for wheel in wheels] == ["chromino_core", "segno"]
    assert all((site / f"{wheel.name}.gz").is_file() for wheel in wheels)
    assert all(wheel.name in (site / "worker.js").read_text("utf-8") for wheel in wheels)
    for name in (*TEXTS, "licences.txt", "icons/icon-512.png"):
        assert (site / name).stat().st_size > 0


def test_the_page_asks_only_for_what_lies_beside_it(site: Path, tags: Tags) -> None:
    asked = [attrs[key] or "" for _, attrs in tags.found for key in ("src", "href") if key in attrs]
    asked = [name for name in asked if not name.startswith("data:image/svg+xml,")]
    assert len(asked) >= 4
    for name in asked:
        assert re.fullmatch(r"[\w./-]+(\?v=[0-9a-f]{12})?", name), f"{name} is not beside the page"
        assert not name.startswith("/")
        assert (site / name.partition("?")[0]).is_file()
    for script in ("page.js", "worker.js"):
        text = NAMES.sub("", (site / script).read_text("utf-8"))
        beside = r'(?:import|from|fetch|new URL|new Worker)\s*\(?\s*["`](?!\./)(/|[a-z]+:)'
        assert not re.search(beside, text)
    assert not re.search(r"url\(|@import", "".join(tags.inside["style"]))


def test_nothing_comes_from_elsewhere(site: Path) -> None:
    for name in TEXTS:
        text = NAMES.sub("", (site / name).read_text("utf-8"))
        # A comment starts with two slashes too, but has no scheme before them.
        assert not re.search(r"\b(?:https?|wss?)://|[\"'`(]//\w", text), name


def test_the_content_policy_is_the_agreed_one(tags: Tags) -> None:
    policies = [
        attrs["content"]
        for tag, attrs in tags.found
        if tag == "meta" and attrs.get("http-equiv") == "Content-Security-Policy"
    ]
    hashes = {tag: " ".join(map(hashed, texts)) for tag, texts in tags.inside.items()}
    assert policies == [POLICY.format(**hashes)]


def hashed(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def test_the_page_has_two_scripts_and_one_style_inside(site: Path, tags: Tags) -> None:
    assert [attrs for tag, attrs in tags.found if tag == "script"] == [{}, {}]
    assert len([tag for tag, _ in tags.found if tag == "style"]) == 1
    for _, attrs in tags.found:
        assert not [name for name in attrs if name == "style" or name.startswith("on")]


def test_every_file_that_is_asked_for_by_its_version_has_it(site: Path) -> None:
    asked = {
        found.removeprefix("./")
        for name in ("index.html", "page.js", "worker.js")
        for found in re.findall(r"[\w./-]+\?v=[0-9a-f]+", (site / name).read_text("utf-8"))
    }
    names = {name.partition("?")[0] for name in asked}
    assert asked == {address(site, name) for name in names}
    assert {"page.js", "worker.js", "chromino.js", "pyodide/pyodide.asm.wasm.gz"} <= names
    assert {path.relative_to(site).as_posix() for path in site.glob("words/**/*.ftl")} <= names


def test_hosts_are_told_what_to_send_for_everything(site: Path) -> None:
    first, second, *_ = (site / "_headers").read_text("utf-8").splitlines()
    assert (first, second) == ("/*", "  X-Content-Type-Options: nosniff")


def test_the_table_stands_in_the_page_itself(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    assert svg.placement("B*Y@0,0>").replace('"', "'").replace("#", "%23").replace("\n", "") in page
    assert len(gzip.compress(page.encode(), mtime=0)) < 9_000


def test_a_first_visit_is_light(site: Path) -> None:
    """What comes before the engine."""
    programs = {site / "index.html", *site.glob("*.js")}
    assert sum(len(gzip.compress(path.read_bytes(), mtime=0)) for path in programs) < 158_500


def test_no_text_is_ever_taken_for_html() -> None:
    for folder in ("site/js", "widget/js"):
        for path in (ROOT / folder).rglob("*.js"):
            text = path.read_text("utf-8")
            assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|unsafe(HTML|SVG)", text)


# The view's bundle


@pytest.mark.own_thread
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
    assert len(gzip.compress(fresh, mtime=0)) < 90_000
    assert fresh.startswith(b"/* Chromino view, MIT; contains lit-html (BSD-3-Clause)")
    assert str(ROOT).encode() not in fresh


def test_the_licences_beside_the_view_are_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    assert BUNDLE_LICENCES.read_text("utf-8") == licence_texts(view_parts()), "run `make bundle`"
    monkeypatch.setattr("builder.bundle.view.view_parts", lambda: [])
    with pytest.raises(SystemExit, match=r"licences\.txt is older than its sources"):
        check()


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
        path for folder in ("site", "widget") for path in (ROOT / folder / "js").rglob("*.js")
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
    monkeypatch.setattr(licences, "LICENCE_TEXTS", tmp_path)
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
    types = {
        "": "text/html; charset=utf-8",
        "page.js": "text/javascript; charset=utf-8",
        "icon.svg": "image/svg+xml",
        "licences.txt": "text/plain; charset=utf-8",
        "words/fr.ftl": "text/plain; charset=utf-8",
        "pyodide/pyodide.mjs": "text/javascript; charset=utf-8",
        "pyodide/pyodide.asm.wasm": "application/wasm",
        "pyodide/stdlib.zip": "application/zip",
        wheel.name: "application/zip",
    }
    with serve(site, prefix=prefix) as home:
        assert home.endswith(prefix)
        assert {name: fetch(home + name) for name in types} == {
            name: (200, type) for name, type in types.items()
        }


def test_nothing_else_is_served(site: Path) -> None:
    with serve(site, prefix="/sub/path/") as home:
        root = home.removesuffix("sub/path/")
        upwards = f"{home}{'%2e%2e/' * 9}etc/hostname"
        for wrong in (root, f"{root}index.html", f"{home}words/", upwards):
            assert fetch(wrong)[0] == 404
