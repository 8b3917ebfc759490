"""The engine of a page in the tests' own Python, which spares them the seconds that Pyodide takes.

All else is as people have it: the page, its worker, what they tell each other, what is kept. Tests
that are about Python in the browser, or play whole games, are marked `pyodide` and have it there.
"""

from __future__ import annotations

import json
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Route
from quiet_server import QuietHandler, serving

from builder.bundle.esbuild import esbuild
from chromino_core.session import Viewers

__all__ = ["NearEngine", "command_in", "near_host", "near_worker"]

_WORKER: Final = Path(__file__).parent / "near_worker.js"


@cache
def near_worker(address: str = "near/") -> str:
    """The program of a worker whose engine answers at this address."""
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder) / "worker.js"
        esbuild(_WORKER, built, define={"NEAR": json.dumps(address)})
        return built.read_text("utf-8")


def command_in(route: Route) -> str | None:
    """The type of the command that a page asks its near engine to carry out."""
    if not route.request.url.endswith("/dispatch"):
        return None
    text, *_ = json.loads(route.request.post_data or "")
    return str(json.loads(text)["type"])


class NearEngine:
    """Answers workers, each of which has a session of its own."""

    def __init__(self) -> None:
        self._sessions: list[Viewers] = []
        self._changed: set[int] = set()
        self._one_at_a_time = threading.Lock()

    def serve(self, context: BrowserContext) -> None:
        """Be the engine of all pages of a browser, but of those behind a service worker."""
        context.route(
            "**/worker.js?*",
            lambda route: route.fulfill(body=near_worker(), content_type="text/javascript"),
        )
        context.route("**/near/**", self._route)

    def _route(self, route: Route) -> None:
        answer = self.answer(route.request.url, route.request.post_data or "")
        route.fulfill(body=answer, content_type="application/json")

    def answer(self, address: str, text: str) -> str:
        [*_, key, what] = address.split("/")
        with self._one_at_a_time:
            begins = what == "begin"
            return json.dumps({"key": self._begin()} if begins else self._ask(key, what, text))

    def _begin(self) -> int:
        key = len(self._sessions)
        session = Viewers()
        session.watch(lambda: self._changed.add(key))
        self._sessions.append(session)
        return key

    def _ask(self, key: str, what: str, text: str) -> dict[str, object]:
        session = self._sessions[int(key)]
        told: object
        match what:
            case "dispatch":
                told = session.dispatch(*json.loads(text))
            case "news":
                told = session.news(json.loads(text))
            case "first_view":
                told = session.first_view()
            case _:
                told = session.think(float(text))
        changed = int(key) in self._changed
        self._changed.discard(int(key))
        return {"changed": changed, "told": told}


class _Handler(QuietHandler):
    def __init__(self, *args: Any, engine: NearEngine) -> None:
        self._engine = engine
        super().__init__(*args)

    def do_POST(self) -> None:
        text = self.rfile.read(int(self.headers["Content-Length"])).decode()
        answer = self._engine.answer(self.path, text).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(answer)))
        self.send_header("Access-Control-Allow-Origin", "*")
        self.end_headers()
        self.wfile.write(answer)


@contextmanager
def near_host() -> Iterator[str]:
    """An engine at an address of its own, which is there for pages behind a service worker too."""
    with serving(partial(_Handler, engine=NearEngine())) as address:
        yield f"{address}near/"
