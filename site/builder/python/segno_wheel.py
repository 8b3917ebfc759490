"""The wheel of segno, which draws QR codes: as it was published, without its own program."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Final

from builder.python.page_wheels import segno
from builder.python.wheels import write_wheel

__all__ = ["segno_wheel"]

_NEEDED: Final = ("__init__.py", "consts.py", "encoder.py", "utils.py", "writers.py")
_TOLD: Final = ("METADATA", "WHEEL", "licenses/LICENSE")


def segno_wheel(folder: Path) -> Path:
    """Write the wheel into the folder; returns its path. The page fetches it when it needs it."""
    published = segno()
    name = "-".join(published.name.split("-")[:2])
    paths = [f"segno/{file}" for file in _NEEDED] + [f"{name}.dist-info/{file}" for file in _TOLD]
    with zipfile.ZipFile(published) as archive:
        files = {path: archive.read(path) for path in paths}
    return write_wheel(folder, name, files)
