"""What a host should send along with the page, if it can: a policy for its workers, above all.

The page has its content policy in itself, but a worker goes by what its own file came with. So this
is told in `_headers`, a file that some hosts go by (Netlify, Cloudflare Pages), and `serve.py` too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

__all__ = ["HEADERS", "WORKER_POLICY", "put_headers"]

WORKER_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
)
"""The engine runs, and nothing it knows can go elsewhere."""

HEADERS: Final = {
    "/*": {"X-Content-Type-Options": "nosniff"},
    "/worker.js": {"Content-Security-Policy": WORKER_POLICY},
    "/sw.js": {"Content-Security-Policy": WORKER_POLICY},
    "/lab/service-worker.js": {"Content-Security-Policy": WORKER_POLICY},
}
"""By the address below the page's own; `*` stands for the rest of it."""


def put_headers(out: Path) -> None:
    """Write them into the folder of the page."""
    lines = []
    for address, headers in HEADERS.items():
        lines += [address, *(f"  {name}: {value}" for name, value in headers.items())]
    (out / "_headers").write_text("".join(f"{line}\n" for line in lines), "utf-8")
