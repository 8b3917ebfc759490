"""A web host as people rent one, on this machine: it compresses, and lets browsers keep files.

What `site/serve.py` sends is larger, and is asked for again at every visit: beside it, a page that
is made for any host would look better than it is. This host also knows what it was asked for.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import unquote, urlsplit

from quiet_server import QuietHandler, serving

__all__ = ["Asked", "UsualHost", "usual_host"]

_SMALL_ALREADY: Final = {".gz", ".png", ".whl", ".zip"}
_TYPES: Final = {
    ".gz": "application/gzip",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
}

_KEPT: Final = "max-age=600"
"""As on GitHub Pages."""


class Asked(NamedTuple):
    """One file that a browser has asked for."""

    when: float
    """Milliseconds, as in a page's `performance.timeOrigin + performance.now()`."""
    name: str
    size: int
    """The bytes that it was sent."""
    is_worker: bool
    """Whether it is a service worker, which browsers ask for themselves, aside from the page."""


class _Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes = b""


class UsualHost:
    """The files of a folder, in memory before anybody asks; but the many in `lab` only then."""

    def __init__(self, folder: Path, *, compresses: bool) -> None:
        self.address = ""
        self.asked: list[Asked] = []
        self._compresses = compresses
        self._files = {
            path.relative_to(folder).as_posix(): path
            for path in folder.rglob("*")
            if path.is_file()
        }
        for name, path in self._files.items():
            if not name.startswith("lab/"):
                _answer(path, compresses)

    def answer(self, address: str, headers: Message) -> _Answer:
        """What a browser gets that asks for this."""
        name = unquote(urlsplit(address).path).removeprefix("/") or "index.html"
        path = self._files.get(name)
        answer = _answer(path, self._compresses) if path else _Answer(404, {})
        if path and headers["If-None-Match"] == answer.headers["ETag"]:
            answer = _Answer(304, answer.headers)
        is_worker = headers["Service-Worker"] == "script"
        self.asked.append(Asked(time.time() * 1e3, name, len(answer.body), is_worker))
        return answer


@cache
def _answer(path: Path, compresses: bool) -> _Answer:
    body = path.read_bytes()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    headers = {
        "Content-Type": kind,
        "Cache-Control": _KEPT,
        "ETag": f'"{hashlib.sha256(body).hexdigest()[:16]}"',
    }
    if compresses and path.suffix not in _SMALL_ALREADY:
        body = gzip.compress(body, 6)
        headers["Content-Encoding"] = "gzip"
    return _Answer(200, headers, body)


class _Handler(QuietHandler):
    def __init__(self, *args: Any, host: UsualHost) -> None:
        self._host = host
        super().__init__(*args)

    def do_GET(self) -> None:
        answer = self._host.answer(self.path, self.headers)
        self.send_response(answer.status)
        for name, value in answer.headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(answer.body)))
        self.end_headers()
        self.wfile.write(answer.body)


@contextmanager
def usual_host(folder: Path, *, compresses: bool = True) -> Iterator[UsualHost]:
    """The folder has a host of its own while in the block."""
    host = UsualHost(folder, compresses=compresses)
    with serving(partial(_Handler, host=host)) as address:
        host.address = address
        yield host
