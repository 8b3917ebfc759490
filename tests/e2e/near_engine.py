"""The engine of a page in the tests' own Python, which spares them the seconds that Pyodide takes.

All else is as people have it: the page, its worker, what they tell each other, what is kept. Tests
that are about Python in the browser, or play whole games, are marked `pyodide` and have it there.
"""

from __future__ import annotations

import json
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from esbuild import esbuild
from playwright.sync_api import BrowserContext, Route

from chromino_core import Session

__all__ = ["NearEngine"]

_WORKER: Final = Path(__file__).parent / "near_worker.js"


@cache
def _worker() -> str:
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder) / "worker.js"
        esbuild(_WORKER, built)
        return built.read_text("utf-8")


class NearEngine:
    """Answers the workers of a browser, each of which has a session of its own."""

    def __init__(self, context: BrowserContext) -> None:
        self._sessions: list[Session] = []
        self._changed: set[int] = set()
        context.route(
            "**/worker.js?*",
            lambda route: route.fulfill(body=_worker(), content_type="text/javascript"),
        )
        context.route("**/near/**", self._answer)

    def _answer(self, route: Route) -> None:
        [*_, key, what] = route.request.url.split("/")
        text = route.request.post_data or ""
        answer = {"key": self._begin()} if what == "begin" else self._ask(int(key), what, text)
        route.fulfill(body=json.dumps(answer), content_type="application/json")

    def _begin(self) -> int:
        key = len(self._sessions)
        session = Session()
        session.watch(lambda: self._changed.add(key))
        self._sessions.append(session)
        return key

    def _ask(self, key: int, what: str, text: str) -> dict[str, object]:
        session = self._sessions[key]
        told = session.dispatch(text) if what == "dispatch" else session.think(float(text))
        changed = key in self._changed
        self._changed.discard(key)
        return {"changed": changed, "told": told}
