"""A web host with ways of its own: it has packed files unpacked by the browser, or breaks off."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

__all__ = ["OddHost", "odd_host"]


class OddHost:
    """Hands out a folder at `address`."""

    def __init__(self, *, tells_packed: bool = False) -> None:
        self.address = ""
        self.tells_packed = tells_packed
        self.breaks_off = ""
        """Where this is part of a file's name, the connection breaks in the middle of the file."""


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

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

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing: a browser that is closed goes away in the middle of a file."""


@contextmanager
def odd_host(folder: Path, *, tells_packed: bool = False) -> Iterator[OddHost]:
    """The folder has a host of its own while in the block."""
    host = OddHost(tells_packed=tells_packed)
    with _Server(("127.0.0.1", 0), partial(_Handler, host=host, folder=folder)) as server:
        host.address = f"http://127.0.0.1:{server.server_port}/"
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        try:
            yield host
        finally:
            server.shutdown()
