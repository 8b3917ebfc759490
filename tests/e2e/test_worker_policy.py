"""The policy of the engine's worker, which doesn't go by the page's: it reaches nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from kept_page import wait_until_kept
from moody_host import MoodyHost, moody_host
from page_fixtures import sitting
from playwright.sync_api import Browser
from serve import serve
from table_page import TablePage

pytestmark = pytest.mark.pyodide

# The worker's `fetch` is no longer what it was.
TELL: Final = """(address) => new Promise((done) => {
    const request = new XMLHttpRequest();
    request.onloadend = () => done();
    request.open("GET", address);
    request.send();
})"""


@contextmanager
def elsewhere(table: TablePage, folder: Path) -> Iterator[MoodyHost]:
    with moody_host(folder) as other:
        table.guards.allow(other.address, "Content Security Policy")
        yield other


def tell(table: TablePage, other: MoodyHost) -> set[str]:
    """What another host has heard of, once the worker has told it something."""
    worker = table.page.workers[0]  # another one may be rehearsing
    worker.evaluate(TELL, f"{other.address}secret")
    return other.asked


def test_our_own_server_sends_it(browser: Browser, site: Path, tmp_path: Path) -> None:
    with serve(site) as address, sitting(browser, address, pyodide=True) as table:
        table.open(edition="modern", players="human,greedy", seed=7)
        with elsewhere(table, tmp_path) as other:
            assert tell(table, other) == set()


def test_on_other_hosts_it_is_kept_with_the_page(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    with (
        moody_host(site) as host,
        sitting(browser, host.address, pyodide=True, offline=True) as table,
    ):
        table.open(edition="modern", players="human,greedy", seed=7)
        wait_until_kept(table)
        table.open(edition="modern", players="human,greedy", seed=7)
        with elsewhere(table, tmp_path) as other:
            assert tell(table, other) == set()
