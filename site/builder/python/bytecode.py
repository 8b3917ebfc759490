"""Python as bytecode for the Python of the page, which starts much sooner from it."""

from __future__ import annotations

import io
import subprocess
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeAlias

from builder.node import pyodide_command
from builder.paths import ROOT
from builder.python.page_wheels import compilers

__all__ = ["Compile", "compiler"]

Compile: TypeAlias = Callable[[Mapping[str, bytes]], dict[str, bytes]]
"""Compiles modules, by their paths, once; the bytecode of `a/b.py` is called `a/b.pyc`."""

_SCRIPT: Final = Path(__file__).with_suffix(".mjs")


@contextmanager
def compiler() -> Iterator[Compile]:
    """Starts at once, and gets ready while others still find out what there is to compile."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, "bytecode.zip")
        command = [*pyodide_command(_SCRIPT), made, *compilers()]
        with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE) as run:

            def bytecode(sources: Mapping[str, bytes]) -> dict[str, bytes]:
                run.communicate(_zipped(sources))
                if run.returncode:
                    raise SystemExit("Python could not be compiled; see above.")
                with zipfile.ZipFile(made) as archive:
                    return {path: archive.read(path) for path in archive.namelist()}

            try:
                yield bytecode
            finally:
                run.kill()


def _zipped(sources: Mapping[str, bytes]) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for path, source in sorted(sources.items()):
            archive.writestr(path, source)
    return data.getvalue()
