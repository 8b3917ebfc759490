"""The archive in the hands of those who take the page along: unpacked, and started."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["free_port", "started", "unpack"]


def unpack(archive: Path, folder: Path) -> Path:
    """Unpack into the folder, with permissions but read-only; returns what came out."""
    with zipfile.ZipFile(archive) as packed:
        for entry in packed.infolist():
            Path(packed.extract(entry, folder)).chmod((entry.external_attr >> 16) & 0o555)
    [out] = folder.iterdir()
    for inside in (out, *out.rglob("*")):
        if inside.is_dir():
            inside.chmod(0o555)
    return out


def free_port() -> int:
    with socket.socket() as some:
        some.bind(("127.0.0.1", 0))
        port: int = some.getsockname()[1]
        return port


@contextmanager
def started(script: Path, *options: str, path: Path | None = None) -> Iterator[str]:
    """Open the script as a double click does; yields the address that it tells.

    `path` is the only folder in which it finds programs.
    """
    run = subprocess.Popen(
        [script, "--no-open", *options],
        cwd="/",
        env={**os.environ, **({"PATH": str(path)} if path else {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    with run:
        assert run.stdout is not None
        try:
            told = run.stdout.readline()
            address = re.search(r"http://\S+/", told)
            assert address, told
            yield address[0]
        finally:
            run.terminate()
