"""Python's memory as a browser keeps it, and what may happen to it (site/js/engine/snapshot.js)."""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import BrowserContext, Page, Request
from waiting import wait_until

__all__ = [
    "Asked",
    "Snapshot",
    "change",
    "forget",
    "put_aside",
    "put_back",
    "snapshots",
    "wait_for_snapshot",
]

_STORE: Final = "`chromino-snapshot ${new URL('./', location.href)}`"
"""The name that it is kept under, in JavaScript: each page of a host has its own."""

_TOOLS: Final = f"""
    const STORE = {_STORE}, ASIDE = "put aside by a test";
    const kept = async (name) => {{
        if (!(await caches.has(name))) return [];
        const store = await caches.open(name);
        const keys = await store.keys();
        const found = await Promise.all(keys.map(async (key) => [key.url, await store.match(key)]));
        return found.filter(([, response]) => response);  // another one may just take its place
    }};
    const digestOf = async (bytes) => {{
        const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
        return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    }};
    const copy = async (from, to) => {{
        await caches.delete(to);
        const store = await caches.open(to);
        for (const [url, response] of await kept(from)) await store.put(url, response);
    }};
"""

_SNAPSHOTS: Final = f"""async () => {{{_TOOLS}
    return Promise.all((await kept(STORE)).map(async ([url, response]) => {{
        const bytes = await response.arrayBuffer();
        const digest = response.headers.get("X-Digest");
        return [url, bytes.byteLength, (await digestOf(bytes)) === digest];
    }}));
}}"""

_PUT_ASIDE: Final = f"async () => {{{_TOOLS} await copy(STORE, ASIDE); }}"
_PUT_BACK: Final = f"async () => {{{_TOOLS} await copy(ASIDE, STORE); }}"
_FORGET: Final = f"caches.delete({_STORE})"

_CHANGE: Final = f"""async (change) => {{{_TOOLS}
    const [[url, response]] = await kept(STORE);
    const before = new Uint8Array(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    const entry = {{url, headers, bytes: before}};
    await CHANGE;
    await caches.delete(STORE);
    const changed = new Response(entry.bytes, {{headers: entry.headers}});
    await (await caches.open(STORE)).put(entry.url, changed);
}}"""


class Snapshot(NamedTuple):
    address: str
    size: int
    is_whole: bool
    """Whether it is as it was when it was made."""


class Asked(list[str]):
    """The names of the files that pages and workers have asked for, without their versions."""

    def __init__(self, context: BrowserContext) -> None:
        super().__init__()
        context.on("request", self._note)

    def _note(self, request: Request) -> None:
        self.append(request.url.partition("?")[0].rpartition("/")[2])

    @property
    def long_way(self) -> bool:
        """Whether Python was started from its files; else it was from its memory."""
        parts = [
            any(name.startswith(part) for name in self) for part in ("stdlib", "chromino_core")
        ]
        assert parts in ([True, True], [False, False]), self
        return parts[0]


def snapshots(page: Page) -> list[Snapshot]:
    """All that are kept."""
    return [Snapshot(*told) for told in page.evaluate(_SNAPSHOTS)]


def wait_for_snapshot(page: Page) -> Snapshot:
    """The only one that is kept, as soon as it is."""
    wait_until(page, lambda: snapshots(page))
    [snapshot] = snapshots(page)
    assert snapshot.is_whole
    return snapshot


def put_aside(page: Page) -> None:
    """Copy what is kept, so that it can be put back."""
    page.evaluate(_PUT_ASIDE)


def put_back(page: Page) -> None:
    page.evaluate(_PUT_BACK)


def forget(page: Page) -> None:
    page.evaluate(_FORGET)


def change(page: Page, how: str) -> None:
    """Change `entry`, which has `url`, `headers` and `bytes`, by a line of JavaScript."""
    page.evaluate(_CHANGE.replace("CHANGE", how, 1))
