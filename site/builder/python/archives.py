"""Python for the page, in three archives of bytecode: the library's, the engine's, and segno's.

The first has what Pyodide and the engine need of the standard library. Segno, which is fetched when
the first QR code is wanted, needs more of it, and brings that along.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from builder.node import node_module, pyodide_command
from builder.paths import ARCHIVE_IMPORTER, ROOT
from builder.python.bytecode import Compile, compiler
from builder.python.engine_wheel import engine_wheel
from builder.python.segno_wheel import segno_wheel
from builder.python.wheels import ANY_PYTHON, write_wheel, write_zip

__all__ = ["STDLIB", "WHOLE_STDLIB", "Python", "Uses", "uses", "write_archives"]

WHOLE_STDLIB: Final = "python_stdlib.zip"
"""As Pyodide comes with it."""
STDLIB: Final = "stdlib.zip"

_IMPORTED_FIRST: Final = "sitecustomize.py"
"""By Python itself, when it starts."""

_USES: Final = Path(__file__).with_name("uses.mjs")


class Python(NamedTuple):
    """What there is to know about the archives: the names of the wheels, and what to import."""

    engine: str
    segno: str
    modules: list[str]
    """All modules that the engine may need, apart from those that Pyodide imports by itself."""


class Uses(NamedTuple):
    """What all that the page does with Python comes to."""

    failed: dict[str, str]
    """What doesn't work, and why."""
    modules: dict[str, list[str]]
    """What had to be imported: at the `start`, for the `engine`, and then for `segno`."""


def uses(stdlib: Path, engine: Path, segno: Path, imported: Iterable[str] = ()) -> Uses:
    """Do in Pyodide, with these archives, all that the page does.

    If modules to import are named, a Python does it that was then restored from memory.
    """
    command = [*pyodide_command(_USES), stdlib, engine, segno, *imported]
    run = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, encoding="utf-8")
    if run.returncode:
        raise SystemExit(f"{run.stderr}\nThe page's Python does not start.")
    return Uses(**json.loads(run.stdout))


def write_archives(folder: Path) -> Python:
    """Write the archives into the folder."""
    with compiler() as bytecode:
        return _write(folder, bytecode)


def _write(folder: Path, bytecode: Compile) -> Python:
    whole = node_module("pyodide") / WHOLE_STDLIB
    with tempfile.TemporaryDirectory() as sources:
        wheels = engine_wheel(Path(sources)), segno_wheel(Path(sources))
        failed, modules = uses(whole, *wheels)
        library, engine, segno = map(_files, (whole, *wheels))
    if failed:
        told = "\n".join(f"{use}: {how}" for use, how in failed.items())
        raise SystemExit(f"The page's Python can't do what it should.\n{told}")

    # A package must not be in two archives.
    packages = {_package(name) for name in modules["start"] + modules["engine"]}
    brought = [name for name in modules["segno"] if _package(name) not in packages]
    imported = modules["engine"] + [name for name in modules["segno"] if name not in brought]

    stdlib = {_IMPORTED_FIRST: ARCHIVE_IMPORTER.read_bytes()}
    stdlib |= _sources(modules["start"] + imported, library)
    segno |= _sources(brought, library)
    made = bytecode({**stdlib, **engine, **segno})
    write_zip(folder / STDLIB, _made(stdlib, made), packed=False)
    engine_name = _write_wheel(folder, wheels[0].name, _made(engine, made))
    segno_name = _write_wheel(folder, wheels[1].name, _made(segno, made))
    return Python(engine_name, segno_name, imported)


def _files(archive: Path) -> dict[str, bytes]:
    """What is in an archive, but for a wheel's own record of it."""
    with zipfile.ZipFile(archive) as files:
        names = [name for name in files.namelist() if not name.endswith((".dist-info/RECORD", "/"))]
        return {name: files.read(name) for name in names}


def _package(module: str) -> str:
    return module.partition(".")[0]


def _sources(modules: Iterable[str], library: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files of those modules that are in the library, by their paths."""
    places = [name.replace(".", "/") + end for name in modules for end in (".py", "/__init__.py")]
    return {path: library[path] for path in sorted(places) if path in library}


def _made(files: Iterable[str], made: Mapping[str, bytes]) -> dict[str, bytes]:
    """The same files, with bytecode in place of sources."""
    paths = [f"{path}c" if path.endswith(".py") else path for path in files]
    return {path: made[path] for path in paths}


def _write_wheel(folder: Path, wheel: str, files: dict[str, bytes]) -> str:
    """Write a wheel of bytecode, which is for one Python alone; returns its name."""
    lock = json.loads((node_module("pyodide") / "pyodide-lock.json").read_text("utf-8"))
    major, minor, _ = lock["info"]["python"].split(".")
    tag = f"cp{major}{minor}-none-any"
    name = wheel.removesuffix(f"-{ANY_PYTHON}.whl")
    about = f"{name}.dist-info/WHEEL"
    files[about] = files[about].replace(f"Tag: {ANY_PYTHON}".encode(), f"Tag: {tag}".encode())
    return write_wheel(folder, name, files, tag=tag, packed=False).name
