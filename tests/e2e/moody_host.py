"""A web host that may go away, come back, have another version, and knows what it has sent."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import re
import shutil
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any, BinaryIO, Final

from near_engine import near_worker
from quiet_server import QuietHandler, QuietServer

from builder.hosting.precache import put_service_worker
from builder.hosting.versions import address

__all__ = ["MoodyHost", "hearing_version", "moody_host", "near_version", "next_version"]


class _Handler(QuietHandler, SimpleHTTPRequestHandler):
    def __init__(self, *args: Any, host: MoodyHost) -> None:
        self._host = host
        super().__init__(*args, directory=str(host.folder))

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        if not self.path.startswith(self._host.prefix):
            self.send_error(404)
            return None
        self.path = "/" + self.path.removeprefix(self._host.prefix)
        self._host.asked.add(self._name())
        # A connection outlives a change of versions.
        self.directory = str(self._host.folder)
        if self._host.folder != self._host.first_folder or self._name() in self._host.damages:
            # Versions that were made within a second are of the same time, and not the same.
            del self.headers["If-Modified-Since"]
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        if self._name() in self._host.damages:
            self._host.damages.remove(self._name())
            data = data[:-1] + b"?"
        self._host.sent[self._name()] += len(data)
        outputfile.write(data)

    def _name(self) -> str:
        return self.path.partition("?")[0].removeprefix("/")

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


class _Server(QuietServer):
    def __init__(self, *args: Any) -> None:
        self.connections: set[socket.socket] = set()
        super().__init__(*args)

    def process_request(self, request: Any, client_address: Any) -> None:
        self.connections.add(request)
        super().process_request(request, client_address)


class MoodyHost:
    """Hands out `folder`, which may be changed, below `prefix`.

    It remembers the names of the files it was `asked` for, and how many bytes of each it has sent.
    What is named in `damages` arrives damaged, once.
    """

    def __init__(self, folder: Path, prefix: str) -> None:
        self.folder = self.first_folder = folder
        self.prefix = prefix
        self.asked: set[str] = set()
        self.sent: Counter[str] = Counter()
        self.damages: set[str] = set()
        self._port = 0
        self._server: _Server | None = None
        self.come_back()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}{self.prefix}"

    def go_away(self) -> None:
        """Answer nobody any more, not even those who are connected."""
        server, self._server = self._server, None
        if server is None:
            return
        server.shutdown()
        server.server_close()
        for connection in server.connections:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def come_back(self) -> None:
        self._server = _Server(("127.0.0.1", self._port), partial(_Handler, host=self))
        self._port = self._server.server_port
        run = partial(self._server.serve_forever, 0.05)
        threading.Thread(target=run, daemon=True).start()


@contextmanager
def moody_host(folder: Path, prefix: str = "/") -> Iterator[MoodyHost]:
    """The folder has a host of its own while in the block."""
    host = MoodyHost(folder, prefix)
    try:
        yield host
    finally:
        host.go_away()


_PROGRAMS: Final = ("chromino.js", "worker.js", "page.js", "index.html")
_WASM: Final = "pyodide/pyodide.asm.wasm"
_NOTHING: Final = b"\x00\x02\x01v"
"""A section of a wasm file that means nothing."""


def next_version(site: Path, folder: Path) -> Path:
    """The same page, but for all its programs; it says that it is version 2."""
    _copy(site, folder)
    wasm = (site / _WASM).read_bytes() + _NOTHING
    _change(site, folder, _WASM, wasm)
    _change(site, folder, f"{_WASM}.gz", gzip.compress(wasm, 1))
    for name in _PROGRAMS:
        text = (folder / name).read_bytes()
        told = b'document.documentElement.dataset.version = "2";' if name == "page.js" else b""
        html = name.endswith(".html")
        _change(site, folder, name, text + b"<!-- 2 -->" if html else told + b"/* 2 */\n" + text)
    return _sealed(site, folder)


def near_version(site: Path, folder: Path, engine: str) -> Path:
    """The same page, but its engine is at this address (`near_host`), and Python isn't kept."""
    _copy(site, folder)
    _change(site, folder, "worker.js", near_worker(engine).encode())
    _change(site, folder, "page.js", (folder / "page.js").read_bytes())  # which names the worker
    return _sealed(site, folder)


def hearing_version(site: Path, folder: Path) -> Path:
    """The same page, but a script that comes before all others is in it: `hearing.js`."""
    _copy(site, folder)
    shutil.copy(Path(__file__).with_name("hearing.js"), folder)
    page = folder / "index.html"
    # By its version, as the service worker keeps what the page asks for.
    first = f'<script src="{address(folder, "hearing.js")}"></script>'
    text = page.read_text("utf-8")
    page.write_text(text.replace("<script>", f"{first}<script>", 1), "utf-8")
    return _sealed(site, folder)


def _copy(site: Path, folder: Path) -> None:
    shutil.copytree(site, folder, ignore=shutil.ignore_patterns("lab"))
    if (site / "lab").is_dir():
        (folder / "lab").symlink_to(site / "lab")


def _sealed(site: Path, folder: Path) -> Path:
    """Let the page and its service worker know what has changed."""
    _allow_script(site, folder)
    put_service_worker(folder)
    if near := re.search(r"http://[\d.:]+/near/", (folder / "worker.js").read_text("utf-8")):
        # That engine is elsewhere, which the policy of real workers forbids.
        kept = (folder / "sw.js").read_text("utf-8")
        (folder / "sw.js").write_text(kept.replace("connect-src 'self'", f"connect-src {near[0]}"))
    return folder


def _allow_script(site: Path, folder: Path) -> None:
    """Let the content policy of the page know the script in it, which has new addresses."""
    page = folder / "index.html"
    before, after = (_script_hash(each / page.name) for each in (site, folder))
    page.write_text(page.read_text("utf-8").replace(before, after), "utf-8")


def _script_hash(page: Path) -> str:
    *_, script = re.findall(r"<script>(.*?)</script>", page.read_text("utf-8"), re.S)
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


def _change(site: Path, folder: Path, name: str, data: bytes) -> None:
    """Let a file be another one, for which programs ask by its new address."""
    (folder / name).write_bytes(data)
    for asker in _PROGRAMS:
        text = (folder / asker).read_text("utf-8")
        changed = text.replace(address(site, name), address(folder, name))
        (folder / asker).write_text(changed, "utf-8")
