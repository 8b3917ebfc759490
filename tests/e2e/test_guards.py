"""The guards of all other tests: they hear what goes wrong, and nothing that is merely given up."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

import pytest
from engines import open_firefox
from guards import Guards
from late import Late, all_answered
from playwright.sync_api import Browser, Page, Playwright, Route
from waiting import wait_until

PROMISED: Final = 2000
"""So many bytes a file should have that is sent only in part."""


class _Handler(BaseHTTPRequestHandler):
    """`/cut` and `/endless` come in part, `/silent` and `/missing` not at all, others whole."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self.close_connection = True
        if self.path == "/silent":
            return
        if self.path == "/missing":
            self.send_error(404)
            return
        whole = self.path not in ("/cut", "/endless")
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", "4" if whole else str(PROMISED))
        self.end_headers()
        self.wfile.write(b"Page")
        self.wfile.flush()
        if self.path == "/endless":
            self.connection.recv(1)  # until nobody waits any more

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def host() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="module", params=["chromium", "firefox"])
def any_browser(
    request: pytest.FixtureRequest, browser: Browser, playwright: Playwright
) -> Iterator[Browser]:
    if request.param == "chromium":
        yield browser
        return
    with open_firefox(playwright) as firefox:
        yield firefox


@pytest.fixture
def watched(any_browser: Browser, host: str) -> Iterator[tuple[Page, Guards]]:
    context = any_browser.new_context()
    guards = Guards(context, host)
    page = context.new_page()
    page.goto(host)
    yield page, guards
    context.close()


def ask(page: Page, path: str) -> None:
    page.evaluate("path => { void fetch(path).then(file => file.text()).catch(() => 0) }", path)


@pytest.mark.parametrize("path", ["silent", "cut", "missing"])
def test_a_file_that_does_not_arrive_is_heard_of(watched: tuple[Page, Guards], path: str) -> None:
    page, guards = watched
    ask(page, path)
    wait_until(page, lambda: any(path in told for told in guards.complaints))


def test_what_a_page_gives_up_is_no_failure(watched: tuple[Page, Guards], host: str) -> None:
    page, guards = watched
    with page.expect_response("**/endless"):
        ask(page, "endless")
    page.goto(f"{host}?next")
    # By then all has been told that was to be told.
    ask(page, "silent")
    wait_until(page, lambda: guards.complaints)
    assert all("silent" in told for told in guards.complaints)


@pytest.mark.parametrize("holder", ["page", "context"])
def test_who_is_kept_waiting_for_ever_is_noticed(watched: tuple[Page, Guards], holder: str) -> None:
    page, guards = watched
    guards.allow("held")
    with ExitStack() as watching:
        watching.enter_context(all_answered(page.context, patience_s=0.2))
        held = Late(page if holder == "page" else page.context, "**/held")
        ask(page, "held")
        wait_until(page, lambda: held.asked)
        with pytest.raises(AssertionError, match="held back"):
            watching.close()
    with all_answered(page.context):
        ask(page, "held")
        held.arrive(Route.abort)
