"""Waiting for what a page doesn't show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

__all__ = ["wait_until"]

_MOST_LOOKS: Final = 2400
_LOOK_MS: Final = 50


def wait_until(page: Page, true: Callable[[], Any]) -> None:
    """Look again and again; a content policy forbids Playwright to do it inside the page."""
    for _ in range(_MOST_LOOKS):
        if true():
            return
        page.wait_for_timeout(_LOOK_MS)
    raise AssertionError("it never came true")
