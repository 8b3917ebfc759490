"""A web host with ways of its own: it has packed files unpacked by the browser, or breaks off."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

from quiet_server import QuietHandler, serving

__all__ = ["OddHost", "odd_host"]


class OddHost:
    """Hands out a folder at `address`."""

    def __init__(self, *, tells_packed: bool = False) -> None:
        self.address = ""
        self.tells_packed = tells_packed
        self.breaks_off = ""
        """Where this is part of a file's name, the connection breaks in the middle of the file."""


class _Handler(QuietHandler, SimpleHTTPRequestHandler):
    def __init__(self, *args: Any, host: OddHost, folder: Path) -> None:
        self._host = host
        super().__init__(*args, directory=str(folder))

    def end_headers(self) -> None:
        if self._host.tells_packed and ".gz" in self.path:
            self.send_header("Content-Encoding", "gzip")
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        if self._host.breaks_off and self._host.breaks_off in self.path:
            data = data[: len(data) // 2]
            self.close_connection = True
        outputfile.write(data)


@contextmanager
def odd_host(folder: Path, *, tells_packed: bool = False) -> Iterator[OddHost]:
    """The folder has a host of its own while in the block."""
    host = OddHost(tells_packed=tells_packed)
    with serving(partial(_Handler, host=host, folder=folder)) as address:
        host.address = address
        yield host
