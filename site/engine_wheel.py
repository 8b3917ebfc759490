"""The wheel that the page unpacks: the engine without its terminal programs."""

from __future__ import annotations

import base64
import hashlib
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from esbuild import ROOT

__all__ = ["engine_wheel"]

_PACKAGE: Final = ROOT / "chromino_core"
_TERMINAL: Final = {"cli", "__main__.py"}

# The oldest that a zip file can tell: the same sources give the same bytes on any day.
_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


def engine_wheel(folder: Path) -> Path:
    """Write the wheel into the folder; returns its path."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    name = f"chromino_core-{project['version']}"
    info = f"{name}.dist-info"
    files = dict(_sources())
    files[f"{info}/licenses/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    files[f"{info}/METADATA"] = _lines(
        "Metadata-Version: 2.4",
        "Name: chromino_core",
        f"Version: {project['version']}",
        f"Summary: {project['description']}",
        f"Requires-Python: {project['requires-python']}",
        f"License-Expression: {project['license']}",
        "License-File: LICENSE",
    )
    files[f"{info}/WHEEL"] = _lines(
        "Wheel-Version: 1.0",
        "Generator: site/engine_wheel.py",
        "Root-Is-Purelib: true",
        "Tag: py3-none-any",
    )
    record = f"{info}/RECORD"
    files[record] = _lines(*(_recorded(path, data) for path, data in files.items()), f"{record},,")

    wheel = folder / f"{name}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for path, data in files.items():
            entry = zipfile.ZipInfo(path, _LONG_AGO)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)
    return wheel


def _sources() -> Iterator[tuple[str, bytes]]:
    for path in sorted(_PACKAGE.rglob("*")):
        inside = path.relative_to(_PACKAGE)
        if path.name == "py.typed" or (path.suffix == ".py" and inside.parts[0] not in _TERMINAL):
            yield path.relative_to(ROOT).as_posix(), path.read_bytes()


def _lines(*lines: str) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _recorded(path: str, data: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{path},sha256={digest},{len(data)}"
