"""The page as a browser keeps it for use without a network."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page
from table_page import TablePage
from waiting import wait_until

__all__ = [
    "damage",
    "evict",
    "kept_addresses",
    "kept_bytes",
    "spoil",
    "version_in",
    "wait_until_kept",
]

_FILES: Final = """
    const name = (await caches.keys()).find((name) => name.startsWith("chromino-files "));
    const files = name && await caches.open(name);
    const found = async (part) => (await files.keys()).find(({url}) => url.includes(part));
"""

_ADDRESSES: Final = f"""async () => {{{_FILES}
    return files ? (await files.keys()).map(({{url}}) => url) : [];
}}"""

_EVICT: Final = f"async (part) => {{{_FILES} return files.delete(await found(part)); }}"

# One byte is another one, and everything else as it was.
_DAMAGE: Final = f"""async (part) => {{{_FILES}
    const key = await found(part);
    const kept = await files.match(key);
    const bytes = new Uint8Array(await kept.arrayBuffer());
    bytes[bytes.length >> 1] ^= 1;
    await files.put(key, new Response(bytes, {{headers: kept.headers}}));
}}"""

_SPOIL: Final = f"""async (part) => {{{_FILES}
    const key = await found(part);
    const kept = await files.match(key);
    await files.put(key, new Response("spoilt", {{headers: kept.headers}}));
}}"""

_BYTES: Final = f"""async (part) => {{{_FILES}
    return (await (await files.match(await found(part))).arrayBuffer()).byteLength;
}}"""


def wait_until_kept(table: TablePage) -> None:
    """Wait until the page has a service worker that keeps it, and is in charge."""
    wait_until(
        table.page,
        lambda: table.page.evaluate("navigator.serviceWorker.controller?.state === 'activated'"),
    )


def kept_addresses(table: TablePage) -> list[str]:
    """What is kept, relative to the page."""
    addresses: list[str] = table.page.evaluate(_ADDRESSES)
    return [each.removeprefix(table.address) for each in addresses]


def evict(table: TablePage, part: str) -> None:
    """Let the browser lose the file in whose address this is."""
    assert table.page.evaluate(_EVICT, part)


def damage(table: TablePage, part: str) -> None:
    """Let the file in whose address this is be kept wrongly."""
    table.page.evaluate(_DAMAGE, part)


def spoil(table: TablePage, part: str) -> None:
    """Let nothing of the file in whose address this is be left."""
    table.page.evaluate(_SPOIL, part)


def kept_bytes(table: TablePage, part: str) -> int:
    """How large the file is, as it is kept, in whose address this is."""
    size: int = table.page.evaluate(_BYTES, part)
    return size


def version_in(page: Page) -> str:
    """Which version of the page is open."""
    found: str = page.evaluate("document.documentElement.dataset.version ?? '1'")
    return found
