"""Python as bytecode for the Python of the page, which starts much sooner from it."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from esbuild import ROOT

__all__ = ["bytecode", "compilers"]

_WHEELS: Final = Path(sys.prefix) / "pyodide-build"


def compilers() -> list[Path]:
    """The wheels of what compiles; ends the script kindly when they aren't there."""
    wheels = sorted(_WHEELS.glob("*.whl"))
    if not wheels:
        raise SystemExit(f"There are no wheels in {_WHEELS}: `make site` fetches them.")
    return wheels


def bytecode(sources: Mapping[str, bytes]) -> dict[str, bytes]:
    """Compile modules, by their paths; the bytecode of `a/b.py` is called `a/b.pyc`."""
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "sources.zip"), Path(folder, "bytecode.zip")
        with zipfile.ZipFile(given, "w") as archive:
            for path, source in sorted(sources.items()):
                archive.writestr(path, source)
        node: list[str | Path] = [ROOT / ".ci" / "node", "node", "site/python_bytecode.mjs"]
        if subprocess.run([*node, given, made, *compilers()], cwd=ROOT, check=False).returncode:
            raise SystemExit("Python could not be compiled; see above.")
        with zipfile.ZipFile(made) as archive:
            return {path: archive.read(path) for path in archive.namelist()}
