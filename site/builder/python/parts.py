"""Puts Python into the page: Pyodide, and what it runs.

Large files lie there a second time, packed: hosts that compress nothing are common, and a browser
unpacks while it loads. Making all this takes seconds, so it is kept in `build/python`, under a name
that tells what it was made from.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final

from builder.node import node_module
from builder.paths import ARCHIVE_IMPORTER, BUILT_PYTHON, QR_CODE_JS
from builder.python.archives import STDLIB, WHOLE_STDLIB, Python, write_archives
from builder.python.engine_wheel import engine_wheel
from builder.python.page_wheels import compilers
from builder.python.segno_wheel import segno_wheel

__all__ = ["Python", "put_python"]

_LONG_S: Final = 3600
"""After so many seconds nobody uses any more what was made from other sources."""

_WASM: Final = "pyodide.asm.wasm"
_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", _WASM)
_TOLD: Final = "python.json"


def put_python(out: Path, *, whole: bool) -> Python:
    """Put Pyodide and `stdlib.zip` into the page's folder `pyodide`, and the wheels beside that.

    `whole` adds the whole standard library, of which notebooks may need anything.
    """
    pyodide = node_module("pyodide")
    (out / "pyodide").mkdir(parents=True, exist_ok=True)
    for name in (*_PYODIDE, *([WHOLE_STDLIB] if whole else [])):
        shutil.copyfile(pyodide / name, out / "pyodide" / name)
    made = _made()
    for file in made.iterdir():
        if file.name != _TOLD:
            beside = file.name.endswith((".whl", ".whl.gz"))
            # Copied, because a link would let whoever changes the page change what is kept.
            shutil.copyfile(file, (out if beside else out / "pyodide") / file.name)
    return Python(**json.loads((made / _TOLD).read_text("utf-8")))


def _made() -> Path:
    """The folder with what is made here, from now or from earlier."""
    made = BUILT_PYTHON / _key()
    if not made.is_dir():
        print("Compiling Python for the page")
        BUILT_PYTHON.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILT_PYTHON) as folder:
            new = Path(folder, "made")
            new.mkdir()
            _make(new)
            _keep(new, made)
    os.utime(made)
    for other in BUILT_PYTHON.iterdir():
        with suppress(FileNotFoundError):  # another build has just ended
            if other.stat().st_mtime < time.time() - _LONG_S:
                shutil.rmtree(other, ignore_errors=True)
    return made


def _make(folder: Path) -> None:
    with ThreadPoolExecutor() as pool:
        packing = [pool.submit(_pack, node_module("pyodide") / _WASM, folder)]
        told = write_archives(folder)
        (folder / _TOLD).write_text(json.dumps(told._asdict()), "utf-8")
        for file in (folder / STDLIB, *folder.glob("*.whl")):
            packing.append(pool.submit(_pack, file, folder))
        for packed in packing:
            packed.result()


def _pack(file: Path, folder: Path) -> None:
    # With neither a name nor a date in it.
    (folder / f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))


def _keep(new: Path, made: Path) -> None:
    """Nobody ever sees a folder that isn't complete; and another build may have been quicker."""
    try:
        new.rename(made)
    except OSError:
        if not made.is_dir():
            raise


def _key() -> str:
    digest = hashlib.sha256()
    for name, data in _inputs():
        digest.update(f"{name} {len(data)}\n".encode())
        digest.update(data)
    return digest.hexdigest()[:16]


def _inputs() -> Iterator[tuple[str, bytes]]:
    """Whatever makes a difference, with a name."""
    pyodide, here = node_module("pyodide"), Path(__file__).parent
    files = [pyodide / name for name in (*_PYODIDE, WHOLE_STDLIB, "pyodide-lock.json")]
    scripts = [*here.glob("*.py"), *here.glob("*.mjs"), QR_CODE_JS, ARCHIVE_IMPORTER]
    with tempfile.TemporaryDirectory() as folder:
        wheels = [engine_wheel(Path(folder)), segno_wheel(Path(folder))]
        for file in (*files, *sorted(scripts), *compilers(), *wheels):
            yield file.name, file.read_bytes()
