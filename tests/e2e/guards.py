"""What must not happen on any page: errors, and requests to anywhere else."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

__all__ = ["Guards"]

_OF_THE_PAGE_ITSELF: Final = ("data", "blob", "about")

_GIVEN_UP: Final = ("net::ERR_ABORTED", "NS_BINDING_ABORTED", "NS_BASE_STREAM_CLOSED")
"""As Chromium calls it, and Firefox, which has two words for it."""

_FOR_NO_PAGE: Final = "/favicon.ico"
"""Browsers with windows want it for a file that is no page, which can't name another icon."""


class Guards:
    """`all` that goes wrong in a browser context, also behind the back of a test."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self._home = urlsplit(address).netloc
        self.all: list[str] = []
        self._allowed = [_FOR_NO_PAGE]
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)

    def allow(self, *parts: str) -> None:
        """From now on, and before, whatever contains one of these is part of the test."""
        self._allowed += parts

    @property
    def complaints(self) -> list[str]:
        """What was not allowed."""
        return [told for told in self.all if not any(part in told for part in self._allowed)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):
            url = message.location.get("url", "")
            self.all.append(f"console: {message.text} ({url})")

    def _error(self, error: WebError) -> None:
        self.all.append(f"uncaught: {error.error.stack or error.error.message}")

    def _request(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.netloc != self._home and url.scheme not in _OF_THE_PAGE_ITSELF:
            self.all.append(f"elsewhere: {request.method} {request.url}")

    def _failed(self, request: Request) -> None:
        # A page that goes away gives up what it has asked for; that is no failure.
        if request.failure not in _GIVEN_UP:
            self.all.append(f"failed: {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.all.append(f"status {response.status}: {response.url}")
