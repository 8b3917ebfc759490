"""Chromium, Firefox and WebKit: the little that the smoke tests do with a browser, in each of them.

Playwright drives Chromium, and Firefox over WebDriver BiDi. WebKit has a WebDriver of its own, in
`webkit.py`. Which of them is on the machine, `.ci/engines` knows.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from browsing import DESKTOP
from guards import Guards
from playwright.sync_api import Browser, Page, Playwright
from webkit import open_webkit

from builder.paths import CI

__all__ = ["ENGINES", "Engine", "open_engine", "open_firefox", "paths"]

ENGINES: Final = ("chromium", "firefox", "webkit")

# What Playwright can't tell Firefox by itself.
_STILL: Final[dict[str, str | float | bool]] = {"ui.prefersReducedMotion": 1}


class Engine(Protocol):
    """A browser with one page."""

    def goto(self, address: str) -> None:
        """Open an address; what it needs may still be on its way."""

    def reload(self) -> None: ...

    def run(self, function: str, *args: Any) -> Any:
        """Call a JavaScript function in the page, which may return a promise."""

    def click(self, x: float, y: float) -> None: ...

    def press(self, key: str) -> None:
        """Press a key, by the name that the page hears."""

    def photograph(self, path: Path) -> None: ...

    def complaints(self) -> list[str]:
        """What has gone wrong in the page so far, by its console and its requests."""


class _Driven:
    """A browser that Playwright drives."""

    def __init__(self, page: Page, guards: Guards) -> None:
        self._page = page
        self._guards = guards

    def goto(self, address: str) -> None:
        self._page.goto(address, wait_until="commit")

    def reload(self) -> None:
        self._page.reload(wait_until="commit")

    def run(self, function: str, *args: Any) -> Any:
        return self._page.evaluate(f"args => ({function})(...args)", list(args))

    def click(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def photograph(self, path: Path) -> None:
        self._page.screenshot(path=path)

    def complaints(self) -> list[str]:
        return self._guards.complaints


@contextmanager
def open_engine(
    name: str,
    address: str,
    *,
    playwright: Playwright,
    chromium: Browser,
    size: tuple[int, int] = DESKTOP,
) -> Iterator[Engine]:
    """A browser in which nobody has played yet, and nothing moves, for the page at an address."""
    if name == "webkit":
        driver, window, screen, setpriv = paths(name)
        with open_webkit(driver, window, screen, setpriv, size) as webkit:
            yield webkit
    elif name == "chromium":
        with _a_page(chromium, address, size) as page:
            yield page
    else:
        with open_firefox(playwright) as firefox, _a_page(firefox, address, size) as page:
            yield page


@contextmanager
def open_firefox(playwright: Playwright) -> Iterator[Browser]:
    """The machine's Firefox, in which nothing moves."""
    [path] = paths("firefox")
    firefox = playwright.firefox.launch(
        channel="moz-firefox", executable_path=path, firefox_user_prefs=_STILL
    )
    try:
        yield firefox
    finally:
        firefox.close()


@contextmanager
def _a_page(browser: Browser, address: str, size: tuple[int, int]) -> Iterator[_Driven]:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en-GB", reduced_motion="reduce"
    )
    guards = Guards(context, address)
    try:
        yield _Driven(context.new_page(), guards)
    finally:
        context.close()


def paths(name: str) -> list[str]:
    """Where an engine is, and what it needs; a test in one that isn't there is skipped."""
    found = subprocess.run([CI / "engines", name], capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.skip(found.stderr.strip())
    return found.stdout.split("\n")[:-1]
