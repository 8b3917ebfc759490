"""The Python packages that the notebooks of the lab may import: the kernel's, widgets, and ours."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

from builder.lite.lock import lock
from builder.paths import ROOT
from builder.python.wheels import write_wheel

__all__ = ["LOCK", "add_wheels"]

LOCK: Final = "pyodide-lock.json"

_FOREIGN: Final = ("jedi/third_party/django-stubs/", "jedi/third_party/typeshed/stubs/")
"""What jedi knows of packages that the lab cannot have. It is most of jedi."""


def add_wheels(folder: Path, fetched: Path, kernel: list[Path]) -> None:
    """Make the folder of wheels that were fetched, and ours, with a list of them.

    The list names the kernel's own wheels where they lie.
    """
    folder.mkdir()
    for wheel in fetched.glob("*.whl"):
        if wheel.name.startswith("jedi-"):
            _smaller(wheel, folder)
        else:
            shutil.copyfile(wheel, folder / wheel.name)
    _own(folder)
    listed = lock(sorted([*folder.glob("*.whl"), *kernel]), folder)
    (folder / LOCK).write_text(json.dumps(listed, indent=1), "utf-8")


def _smaller(jedi: Path, folder: Path) -> None:
    with zipfile.ZipFile(jedi) as archive:
        files = {
            name: archive.read(name)
            for name in archive.namelist()
            if not name.startswith(_FOREIGN) and not name.endswith(".dist-info/RECORD")
        }
    name, version, *_ = jedi.name.split("-")
    write_wheel(folder, f"{name}-{version}", files)


def _own(folder: Path) -> None:
    pip = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation"]
    run = subprocess.run(
        [*pip, "--wheel-dir", folder, ROOT], check=False, capture_output=True, text=True
    )
    if run.returncode:
        raise SystemExit(f"{run.stderr}\nThe wheel of Chromino could not be built.")
