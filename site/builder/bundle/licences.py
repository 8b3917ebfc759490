"""What the page is made of: names, versions and licences, as the parts themselves tell them."""

from __future__ import annotations

import json
import zipfile
from importlib.metadata import PathDistribution
from pathlib import Path
from typing import Any, Final, NamedTuple

from builder.node import node_module
from builder.paths import LICENCE, LICENCE_TEXTS
from builder.project import project
from builder.python.page_wheels import segno

__all__ = ["Part", "licence_texts", "parts", "view_parts"]

_IN_THE_VIEW: Final = ("lit-html", "@fluent/bundle")
_PACKAGES: Final = (*_IN_THE_VIEW, "idb", "pyodide")


class Part(NamedTuple):
    name: str
    version: str
    licence: str
    source: str
    """Where what it was made from can be had; empty for ourselves."""
    text: str


def parts() -> list[Part]:
    """Everything that the page ships, ourselves first; a missing text ends the script."""
    *libraries, pyodide = map(_from_npm, _PACKAGES)
    inside = (LICENCE_TEXTS / "inside-pyodide.txt").read_text("utf-8")
    pyodide = pyodide._replace(name="Pyodide", text=f"{pyodide.text}\n\n{inside}")
    return [_own(), *libraries, pyodide, _python(), _segno()]


def view_parts() -> list[Part]:
    """What others have made of the view, which page and notebook share."""
    return [_from_npm(name) for name in _IN_THE_VIEW]


def licence_texts(parts: list[Part]) -> str:
    """All licences in one file, each under the name of what it is for."""
    return "\n\n".join(f"{_head(part)}\n\n{part.text}\n" for part in parts)


def _head(part: Part) -> str:
    rule = "=" * 100
    told = f"{part.name} {part.version}, {part.licence}"
    return "\n".join([rule, told, *([part.source] if part.source else []), rule])


def _own() -> Part:
    told = project()
    text = LICENCE.read_text("utf-8").strip()
    return Part("Chromino", told["version"], told["license"], "", text)


def _from_npm(name: str) -> Part:
    folder = node_module(name)
    told: dict[str, Any] = json.loads((folder / "package.json").read_text("utf-8"))
    text = _text(folder / "LICENSE", told["license"], name)
    return Part(name, told["version"], told["license"], told["repository"]["url"], text)


def _python() -> Part:
    lock = json.loads((node_module("pyodide") / "pyodide-lock.json").read_text("utf-8"))
    source = "https://github.com/python/cpython"
    text = _text(None, "PSF-2.0", "CPython")
    return Part("CPython", lock["info"]["python"], "PSF-2.0", source, text)


def _segno() -> Part:
    inside = zipfile.Path(segno())
    [about] = [path for path in inside.iterdir() if path.name.endswith(".dist-info")]
    told = PathDistribution(about).metadata
    [licence] = [name for name in told.get_all("Classifier", ()) if name.startswith("License")]
    [source] = [url for url in told.get_all("Project-URL", ()) if url.startswith("Homepage")]
    text = _text(about / "licenses" / "LICENSE", licence, "segno")
    name = licence.rpartition(" :: ")[2]
    return Part("segno", told["Version"], name, source.partition(", ")[2], text)


def _text(own: Path | zipfile.Path | None, licence: str, name: str) -> str:
    """The licence as it came with the part, else the text that all have in common."""
    shared = LICENCE_TEXTS / f"{licence}.txt"
    found = next((path for path in (own, shared) if path and path.is_file()), None)
    if found is None:
        raise SystemExit(f"{name} is under {licence}, but its text is missing: {shared.name}.")
    return found.read_text(encoding="utf-8").strip()
