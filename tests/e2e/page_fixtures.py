"""Fixtures: the page, a browser, and a table to play at.

Every page is watched. At the end of a test no error, no failed request and no request to anywhere
else may have happened, unless the test has allowed it: `table.guards.allow("part of the text")`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from browsing import built_site, new_context, open_chromium, open_playwright
from guards import Guards
from late import all_answered
from moody_host import near_version
from near_engine import NearEngine, near_host
from playwright.sync_api import Browser, Error, Playwright, expect
from serve import serve
from table_page import TablePage

from builder.paths import BUILD, ROOT

__all__ = [
    "NewPage",
    "address",
    "begun",
    "browser",
    "near_site",
    "new_page",
    "playwright",
    "pytest_runtest_makereport",
    "site",
    "sitting",
    "table",
]

NewPage = Callable[..., TablePage]

_FAILURES = BUILD / "failures"

# How fast a machine is says nothing about whether the page is right.
_PATIENCE_MS = 120_000
expect.set_options(timeout=_PATIENCE_MS)
_LAST_LOOK_MS = 5_000


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder with the page."""
    return built_site()


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the page is served."""
    with serve(site) as address:
        yield address


@pytest.fixture(scope="session")
def near_site(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The page for tests behind a service worker that are not about Python: its engine is near."""
    with near_host() as engine:
        yield near_version(site, tmp_path_factory.mktemp("near") / "site", engine)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with open_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with open_chromium(playwright) as browser:
        yield browser


_open: list[TablePage] = []


@contextmanager
def sitting(
    browser: Browser, address: str, *, pyodide: bool = False, **how: Any
) -> Iterator[TablePage]:
    """A page of its own in a browser in which nobody has played yet; for `how` see `new_context`.

    With `pyodide` its engine runs in the browser, as people have it. What went wrong on the page is
    told when it closes.
    """
    context = new_context(browser, address, **how)
    if not pyodide:
        NearEngine().serve(context)
    context.set_default_timeout(_PATIENCE_MS)
    guards = Guards(context, address)
    guards.allow("/near/")
    table = TablePage(context.new_page(), address, guards)
    _open.append(table)
    try:
        with all_answered(context):
            yield table
    except Exception as error:
        # A test that has opened the page by itself closes it before anybody could look.
        for page in context.pages:
            with suppress(Error):
                seen = page.locator("body").aria_snapshot(timeout=_LAST_LOOK_MS)
                error.add_note("\n".join([page.url, *guards.all, seen]))
        raise
    finally:
        _open.remove(table)
        context.close()
    assert guards.complaints == [], "\n".join(guards.complaints)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell what was on the screens when a test failed, and photograph them."""
    report = yield
    if report.failed and report.when != "teardown":
        pages = [(page, table.guards) for table in _open for page in table.page.context.pages]
        for n, (page, guards) in enumerate(pages, 1):
            photo = _FAILURES / f"{re.sub(r'[^a-z0-9]+', '-', item.name)}-{n}.png"
            page.screenshot(path=photo)
            seen = page.locator("body").aria_snapshot()
            told = [f"{page.url}, see {photo.relative_to(ROOT)}", *guards.all, seen]
            report.sections.append((f"On screen {n}", "\n".join(told)))
    return report


@pytest.fixture(scope="module")
def begun(browser: Browser, address: str) -> Iterator[TablePage]:
    """A game that has just begun, for tests that lay nothing and share it."""
    with sitting(browser, address) as table:
        table.open(edition="modern", players="human,greedy", seed=7)
        yield table


@pytest.fixture
def new_page(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Makes pages: `new_page(size=PHONE, touch=True)`."""
    pyodide = request.node.get_closest_marker("pyodide") is not None
    with ExitStack() as stack:

        def make(address: str = address, **how: Any) -> TablePage:
            return stack.enter_context(sitting(browser, address, pyodide=pyodide, **how))

        yield make


@pytest.fixture
def table(new_page: NewPage) -> TablePage:
    """A page on a desktop, where bots are quick and nothing moves."""
    return new_page()
