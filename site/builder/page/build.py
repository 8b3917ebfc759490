"""Builds the page: a folder that any static host serves, at its root or below.

python -m builder.page.build [--out build/site]
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from builder.bundle.esbuild import esbuild
from builder.bundle.licences import Part, licence_texts, parts
from builder.hosting.headers import put_headers
from builder.hosting.precache import put_service_worker
from builder.hosting.versions import address, version_of
from builder.page.first_page import first_page
from builder.page.manifest import put_manifest
from builder.page.openings import openings
from builder.paths import BUILT_LAB, BUILT_PAGE, BUNDLE, PAGE_PROGRAM, ROOT, WORDS, WORKER_PROGRAM
from builder.python.parts import Python, put_python

__all__ = ["build"]

_PROGRAM: Final = "pyodide/pyodide.asm.mjs"
_WASM: Final = "pyodide/pyodide.asm.wasm"
_STDLIB: Final = "pyodide/stdlib.zip"


def build(out: Path) -> None:
    """Make the folder afresh; if anything fails, the one that was there before stays."""
    new = out.with_name(f"{out.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    _fill(new)
    shutil.rmtree(out, ignore_errors=True)
    new.rename(out)


def _fill(out: Path) -> None:
    if not BUNDLE.is_file():
        raise SystemExit(f"There is no {BUNDLE.relative_to(ROOT)} yet: `make bundle` makes it.")
    lab = _put_lab(out)
    python = put_python(out, whole=lab is not None)
    shutil.copyfile(BUNDLE, out / "chromino.js")
    # What only Python says, the page never does.
    shutil.copytree(WORDS, out / "words", ignore=shutil.ignore_patterns("python"))
    put_manifest(out)
    shipped = parts()
    (out / "licences.txt").write_text(licence_texts(shipped), "utf-8")
    names = (_PROGRAM, _WASM, _STDLIB, python.engine)
    engine = {"ENGINE": version_of(*(out / name for name in names))}
    _bundle(
        WORKER_PROGRAM,
        out / "worker.js",
        {**engine, "PYTHON": _python(out, python)},
        # Pyodide's own way to start elsewhere.
        external=["node:*", "ws"],
        banner={"js": "/* Chromino worker, MIT; contains Pyodide (MPL-2.0) */"},
    )
    engine["WORKER"] = address(out, "worker.js")
    _bundle(
        PAGE_PROGRAM,
        out / "page.js",
        {
            **engine,
            "WORDS": _catalogues(out),
            "OPENINGS": openings(),
            "PARTS": _told(shipped),
            "LAB": lab or False,
        },
        # The view stays a file of its own, the very one that the notebook has.
        alias={"chromino-view": f"./{address(out, 'chromino.js')}"},
        external=["./chromino.js*"],
        banner={"js": "/* Chromino page, MIT; contains idb (ISC) */"},
    )
    (out / "index.html").write_text(first_page(out, engine), "utf-8")
    put_service_worker(out)
    put_headers(out)


def _bundle(source: Path, out: Path, known: Mapping[str, Any], **options: Any) -> None:
    """Bundle one of the page's programs, with what only the build knows."""
    define = {constant: json.dumps(value) for constant, value in known.items()}
    esbuild(source, out, define=define, **options)


def _python(out: Path, python: Python) -> dict[str, Any]:
    """What the worker has to know of the files from which it starts Python."""
    files = {"wasm": _WASM, "stdlib": _STDLIB, "engine": python.engine, "segno": python.segno}
    told = {part: _fetched(out, name) for part, name in files.items()}
    program = {"plain": address(out, _PROGRAM), "size": (out / _PROGRAM).stat().st_size}
    return {"program": program, "modules": python.modules, **told}


def _fetched(out: Path, name: str) -> dict[str, Any]:
    """A file that is fetched packed, and what it is once it is unpacked."""
    packed = f"{name}.gz"
    return {
        "plain": address(out, name),
        "packed": address(out, packed),
        "bytes": (out / packed).stat().st_size,
        "size": (out / name).stat().st_size,
        "type": "application/wasm" if name.endswith(".wasm") else "application/zip",
    }


def _catalogues(out: Path) -> dict[str, str]:
    """The addresses of all words, by names such as `fr` and `rules/fr`."""
    words = out / "words"
    names = sorted(
        path.relative_to(words).with_suffix("").as_posix() for path in words.rglob("*.ftl")
    )
    return {name: address(out, f"words/{name}.ftl") for name in names}


def _put_lab(out: Path) -> str | None:
    """Put the notebooks beside the page, as they were built last; returns JupyterLite's version."""
    if not BUILT_LAB.is_dir():
        return None
    shutil.copytree(BUILT_LAB, out / "lab", copy_function=_link)
    settings = json.loads((BUILT_LAB / "jupyter-lite.json").read_text("utf-8"))
    version: str = settings["jupyter-config-data"]["appVersion"]
    return version


def _link(source: str, target: str) -> None:
    """One file in two places; or two, where that can't be."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)


def _told(parts: Iterable[Part]) -> list[dict[str, str]]:
    """What the page says about what it is made of."""
    return [{"name": each.name, "version": each.version, "licence": each.licence} for each in parts]


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the page into a folder.")
    parser.add_argument("--out", type=Path, default=BUILT_PAGE, metavar="FOLDER")
    out = parser.parse_args().out.resolve()
    if (
        out != BUILT_PAGE
        and out.is_dir()
        and any(out.iterdir())
        and not (out / "page.js").is_file()
    ):
        raise SystemExit(f"{out} holds something that is no page: name another folder.")
    build(out)


if __name__ == "__main__":
    main()
