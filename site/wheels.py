"""Writing wheels, the zip files that the page's Python unpacks."""

from __future__ import annotations

import base64
import hashlib
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

__all__ = ["lines", "write_wheel"]

# The oldest that a zip file can tell: the same sources give the same bytes on any day.
_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


def write_wheel(folder: Path, name: str, files: Mapping[str, bytes]) -> Path:
    """Write the files of pure Python, and a record of them, into the folder; returns the path.

    The name is as in `segno-1.6.6`; among the files are those that a wheel needs, but no record.
    """
    record = f"{name}.dist-info/RECORD"
    recorded = lines(*(_recorded(path, data) for path, data in files.items()), f"{record},,")
    wheel = folder / f"{name}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for path, data in {**files, record: recorded}.items():
            entry = zipfile.ZipInfo(path, _LONG_AGO)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)
    return wheel


def lines(*lines: str) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _recorded(path: str, data: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{path},sha256={digest},{len(data)}"
