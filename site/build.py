"""Builds the page: a folder that any static host serves, at its root or below.

python site/build.py [--out build/site]
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from bundle import BUNDLE
from engine_wheel import engine_wheel
from esbuild import ROOT, esbuild, node_module
from licences import Part, licence_texts, parts
from lite import LAB
from segno_wheel import segno_wheel

__all__ = ["build"]

_SITE: Final = ROOT / "site"
_WORDS: Final = ROOT / "widget" / "words"
_AS_THEY_ARE: Final = ("index.html", "page.css", "icon.svg")
_USUAL: Final = ROOT / "build" / "site"
_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")


def build(out: Path) -> None:
    """Make the folder afresh; if anything fails, the one that was there before stays."""
    new = out.with_name(f"{out.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    (new / "pyodide").mkdir(parents=True)
    _fill(new)
    shutil.rmtree(out, ignore_errors=True)
    new.rename(out)


def _fill(out: Path) -> None:
    pyodide = node_module("pyodide")
    if not BUNDLE.is_file():
        raise SystemExit(f"There is no {BUNDLE.relative_to(ROOT)} yet: `make bundle` makes it.")
    for name in _AS_THEY_ARE:
        shutil.copyfile(_SITE / name, out / name)
    for name in _PYODIDE:
        shutil.copyfile(pyodide / name, out / "pyodide" / name)
    shutil.copytree(_WORDS, out / "words")
    shutil.copyfile(BUNDLE, out / "chromino.js")
    wheels = {"ENGINE_WHEEL": engine_wheel(out), "SEGNO_WHEEL": segno_wheel(out)}
    known = {name: json.dumps(wheel.name) for name, wheel in wheels.items()}
    shipped = parts()
    (out / "licences.txt").write_text(licence_texts(shipped), "utf-8")
    esbuild(
        _SITE / "js" / "main.js",
        out / "page.js",
        define={
            **known,
            "PARTS": json.dumps(_told(shipped)),
            "LAB": json.dumps(_with_the_lab(out)),
        },
        # The view stays a file of its own, the very one that the notebook has.
        alias={"chromino-view": "./chromino.js"},
        external=["./chromino.js"],
        banner={"js": "/* Chromino page, MIT; contains idb (ISC) */"},
    )
    esbuild(_SITE / "js" / "worker.js", out / "worker.js", define=known)


def _with_the_lab(out: Path) -> bool:
    """Put the notebooks beside the page, as they were built last; whether they ever were."""
    if not LAB.is_dir():
        return False
    shutil.copytree(LAB, out / "lab", copy_function=_link)
    return True


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
    parser.add_argument("--out", type=Path, default=_USUAL, metavar="FOLDER")
    out = parser.parse_args().out.resolve()
    if out != _USUAL and out.is_dir() and any(out.iterdir()) and not (out / "page.js").is_file():
        raise SystemExit(f"{out} holds something that is no page: name another folder.")
    build(out)


if __name__ == "__main__":
    main()
