"""The wheel of segno, which draws QR codes: as it is installed here, without its own program."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from wheels import write_wheel

__all__ = ["segno_wheel"]

_NEEDED: Final = ("__init__.py", "consts.py", "encoder.py", "utils.py", "writers.py")
_TOLD: Final = ("METADATA", "WHEEL", "licenses/LICENSE")


def segno_wheel(folder: Path) -> Path:
    """Write the wheel into the folder; returns its path. The page fetches it when it needs it."""
    try:
        installed = distribution("segno")
    except PackageNotFoundError:
        raise SystemExit("The package segno is not installed: `make site` sets it up.") from None
    name = f"segno-{installed.version}"
    paths = [f"segno/{file}" for file in _NEEDED] + [f"{name}.dist-info/{file}" for file in _TOLD]
    files = {path: Path(str(installed.locate_file(path))).read_bytes() for path in paths}
    return write_wheel(folder, name, files)
