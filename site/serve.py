"""Serves the page to this machine alone.

python site/serve.py [--port 8000] [--no-open]
"""

from __future__ import annotations

import argparse
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, Final

__all__ = ["serve"]

_BUILT: Final = Path(__file__).resolve().parent.parent / "build" / "site"

_USUAL_PORT: Final = 8217
"""A browser keeps saved games by address, so the address should be the same every time."""

# Spelled out, because some machines have other ideas, and browsers insist on these.
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
    ".zip": "application/zip",
    "": "application/octet-stream",
}


class _Page(SimpleHTTPRequestHandler):
    """Hands out the files of one folder, below `prefix`, and no list of what is in it."""

    protocol_version = "HTTP/1.1"
    extensions_map = _TYPES

    def __init__(self, *args: Any, prefix: str, **options: Any) -> None:
        self._prefix = prefix
        super().__init__(*args, **options)

    def send_head(self) -> BytesIO | BinaryIO | None:
        if not self.path.startswith(self._prefix):
            self.send_error(404)
            return None
        self.path = "/" + self.path.removeprefix(self._prefix)
        return super().send_head()

    def list_directory(self, path: Any) -> None:
        self.send_error(404)

    def end_headers(self) -> None:
        # Asked for again at every visit, so that a page built anew is seen at once.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing: the terminal is for the one line that tells the address."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        # A browser that goes away in the middle of a file is no news.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def serve(folder: Path, port: int = 0, prefix: str = "/") -> Iterator[str]:
    """Serve the folder below `prefix` while in the block; yields the address of the page.

    Port 0 stands for any that is free.
    """
    handler = partial(_Page, directory=str(folder), prefix=prefix)
    with _Server(("127.0.0.1", port), handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{prefix}"
        finally:
            server.shutdown()


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve the page to this machine alone.")
    parser.add_argument("--port", type=int, help=f"default: {_USUAL_PORT}, or else any free one")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    options = parser.parse_args()
    if not (_BUILT / "index.html").is_file():
        raise SystemExit("The page is not built yet: `make play` builds it and comes back here.")
    with ExitStack() as stack:
        try:
            address = stack.enter_context(serve(_BUILT, options.port or _USUAL_PORT))
        except (OSError, OverflowError) as error:
            if options.port:
                raise SystemExit(f"Port {options.port} can't be used: {error}") from None
            address = stack.enter_context(serve(_BUILT))
        print(f"Chromino is at {address} (Ctrl-C ends it)", flush=True)
        if not options.no_open:
            webbrowser.open(address)
        with suppress(KeyboardInterrupt):
            threading.Event().wait()
    print()


if __name__ == "__main__":
    main()
