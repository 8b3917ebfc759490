"""Keeps the page for use without a network: the list of its files, in the service worker.

Each file is kept under the address by which the page asks for it. What also lies there packed is
fetched packed, as the page itself does, and kept unpacked: then a browser can compile it while it
is read, and keep what it has compiled.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypedDict

from builder.bundle.esbuild import esbuild
from builder.hosting.hashes import integrity
from builder.hosting.headers import WORKER_POLICY
from builder.hosting.versions import address, version_of
from builder.paths import SERVICE_WORKER_PROGRAM

__all__ = ["File", "files", "put_service_worker"]

_NOTICE: Final = "/* Chromino service worker, MIT */"

_PAGE: Final = "index.html"
_PROGRAMS: Final = (_PAGE, "page.js", "worker.js")
_PACKED: Final = ".gz"
_VERSIONED: Final = re.compile(r"[\w./-]+\?v=[0-9a-f]+")

# Others ask for these, and know no versions: the browser, whoever follows a link.
_PLAIN: Final = ("*.webmanifest", "icon.svg", "icons/*.png", "licences.txt")

_ENGINE: Final = ("worker.js", "pyodide/*", "*.whl")
"""What only the engine needs: it is checked when a start has failed, and not at every start."""


class Packed(TypedDict):
    """How a file is fetched, if not as it is."""

    url: str
    integrity: str
    type: str


class File(TypedDict):
    """A file to keep; `null` stands for the version of an address that has it in itself."""

    url: str
    revision: str | None
    integrity: str
    engine: bool
    packed: Packed | None
    policy: str | None
    """A worker's, which goes by what its file comes with; not every host can send it along."""


def put_service_worker(out: Path) -> None:
    """Write `sw.js` into the folder of the page, in which all else is already."""
    define = {"FILES": json.dumps(files(out))}
    # No module: not every browser takes those for service workers.
    esbuild(
        SERVICE_WORKER_PROGRAM, out / "sw.js", define=define, format="iife", banner={"js": _NOTICE}
    )


def files(out: Path) -> list[File]:
    """All that the page needs: itself, what it asks for, and what is asked for on its behalf."""
    plain = [path.relative_to(out).as_posix() for each in _PLAIN for path in sorted(out.glob(each))]
    return [
        # By no name, because some hosts lead away from it.
        {**_plain(out, _PAGE), "url": "./"},
        *(_plain(out, name) for name in plain),
        *(_versioned(out, name) for name in sorted(_asked(out))),
    ]


def _asked(out: Path) -> set[str]:
    """The names of the files that the page's programs ask for by their versions."""
    asked = set()
    for versioned in _addresses(out):
        name = versioned.partition("?")[0]
        if not (out / name).is_file() or address(out, name) != versioned:
            raise SystemExit(f"The page asks for {versioned}, which isn't there.")
        # What is fetched packed is kept unpacked.
        asked.add(name.removesuffix(_PACKED))
    return asked


def _addresses(out: Path) -> Iterator[str]:
    for name in _PROGRAMS:
        for found in _VERSIONED.findall((out / name).read_text("utf-8")):
            yield found.removeprefix("./")


def _plain(out: Path, name: str) -> File:
    path = out / name
    return {
        "url": name,
        "revision": version_of(path),
        "integrity": integrity(path.read_bytes()),
        "engine": False,
        "packed": None,
        "policy": None,
    }


def _versioned(out: Path, name: str) -> File:
    path = out / name
    return {
        "url": address(out, name),
        "revision": None,
        "integrity": integrity(path.read_bytes()),
        "engine": any(Path(name).match(each) for each in _ENGINE),
        "packed": _packed(out, name) if (out / f"{name}{_PACKED}").is_file() else None,
        "policy": WORKER_POLICY if name == "worker.js" else None,
    }


def _packed(out: Path, name: str) -> Packed:
    return {
        "url": address(out, f"{name}{_PACKED}"),
        "integrity": integrity((out / f"{name}{_PACKED}").read_bytes()),
        # Browsers insist on the one, and nobody asks about the others.
        "type": "application/wasm" if name.endswith(".wasm") else "application/zip",
    }
