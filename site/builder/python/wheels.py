"""Writing zip files, and wheels, the zip files that the page's Python unpacks."""

from __future__ import annotations

import base64
import hashlib
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

__all__ = ["ANY_PYTHON", "lines", "write_wheel", "write_zip"]

ANY_PYTHON: Final = "py3-none-any"

# The oldest that a zip file can tell: the same sources give the same bytes on any day.
_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


def write_zip(path: Path, files: Mapping[str, bytes], *, packed: bool) -> Path:
    """Write the files in their order, packed each, or as they are; returns the path."""
    method = zipfile.ZIP_DEFLATED if packed else zipfile.ZIP_STORED
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, _LONG_AGO)
            entry.create_system = 3  # the same on every system, too
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data, method, 9)
    return path


def write_wheel(
    folder: Path,
    name: str,
    files: Mapping[str, bytes],
    *,
    tag: str = ANY_PYTHON,
    packed: bool = True,
) -> Path:
    """Write the files, and a record of them, into the folder; returns the path.

    The name is as in `segno-1.6.6`, and the tag tells which Python it is for. Among the files
    are those that a wheel needs, but no record.
    """
    record = f"{name}.dist-info/RECORD"
    recorded = lines(*(_recorded(path, data) for path, data in files.items()), f"{record},,")
    return write_zip(folder / f"{name}-{tag}.whl", {**files, record: recorded}, packed=packed)


def lines(*lines: str) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _recorded(path: str, data: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{path},sha256={digest},{len(data)}"
