"""From one version to the next: found, announced, taken when one likes, and never half of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from fingers import Mouse
from kept_page import evict, kept_addresses, version_in, wait_until_kept
from kept_snapshot import forget
from looking import expect_on_board, notice
from moody_host import MoodyHost, moody_host, next_version
from page_fixtures import sitting
from playwright.sync_api import Browser, Error, Page, expect
from table_page import TablePage
from waiting import wait_until

from builder.hosting.versions import address

LOOK_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"
WAITS = "navigator.serviceWorker.getRegistration().then(({waiting}) => waiting !== null)"


class Versions(NamedTuple):
    """The page, and what it will be next."""

    now: Path
    newer: Path


@pytest.fixture(scope="module")
def real(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Versions:
    """As people have it."""
    return Versions(site, next_version(site, tmp_path_factory.mktemp("newer") / "site"))


@pytest.fixture(scope="module")
def near(near_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Versions:
    """With an engine that is there at once, for what isn't about Python."""
    return Versions(near_site, next_version(near_site, tmp_path_factory.mktemp("newer") / "site"))


@contextmanager
def playing(browser: Browser, site: Path) -> Iterator[tuple[MoodyHost, TablePage]]:
    """A game in the middle, on a page that is kept: three tiles lie on the table."""
    with (
        moody_host(site) as host,
        sitting(browser, host.address, pyodide=True, offline=True) as table,
    ):
        table.open(edition="modern", players="human,greedy", seed=7)
        table.act(Mouse(table))
        table.wait_for_me()
        expect_on_board(table, 3)
        wait_until_kept(table)
        yield host, table


def find(table: TablePage) -> None:
    """Look for a new version, as when one comes back to the page, until it is there and waits."""
    table.page.evaluate(LOOK_AGAIN)
    wait_until(table.page, lambda: table.page.evaluate(WAITS))


def expect_newer(table: TablePage, newer: Path) -> None:
    """It is the new version, all of it, and nothing is lost."""
    wait_until(table.page, lambda: seen_version(table.page) == "2")
    table.wait_for_table()
    expect_on_board(table, 3)
    wait_until_kept(table)
    wait_until(table.page, lambda: programs(table) == [address(newer, "page.js")])
    table.act(Mouse(table))


def seen_version(page: Page) -> str | None:
    """Which version is open; None while there is none, for the page reloads."""
    try:
        return version_in(page)
    except Error:
        return None


def programs(table: TablePage) -> list[str]:
    return [each for each in kept_addresses(table) if each.startswith("page.js")]


# Taken


def test_a_new_version_is_announced_in_mid_game_and_taken_when_one_agrees(
    browser: Browser, real: Versions
) -> None:
    with playing(browser, real.now) as (host, table):
        host.folder = real.newer
        find(table)
        offer = notice(table, "ui-update-ready")
        expect(offer).to_be_visible()
        # Until then nothing changes, and what one has is whole.
        assert len(programs(table)) == 2
        table.act(Mouse(table))
        table.action("undo").click()
        expect_on_board(table, 3)
        assert version_in(table.page) == "1"
        offer.locator('[data-action="notice-offer"]').click()
        expect_newer(table, real.newer)
        expect(offer).to_have_count(0)
        host.go_away()
        table.page.reload()
        table.wait_for_table()
        assert version_in(table.page) == "2"


def test_a_new_version_that_waits_is_taken_at_the_next_start(
    browser: Browser, near: Versions
) -> None:
    with playing(browser, near.now) as (host, table):
        lab = table.page.context.new_page()
        lab.goto(f"{host.address}lab/jupyter-lite.json")  # which is somebody else's, and may stay
        host.folder = near.newer
        find(table)
        expect(notice(table, "ui-update-ready")).to_be_visible()
        starts = []
        table.page.on("domcontentloaded", lambda _: starts.append(table.page.url))
        table.page.reload()
        expect_newer(table, near.newer)
        expect(notice(table, "ui-update-ready")).to_have_count(0)
        # The old version, and then the new one; in between the old one again if that took long.
        assert 2 <= len(starts) <= 3


def test_a_start_never_reloads_twice(browser: Browser, near: Versions) -> None:
    with playing(browser, near.now) as (host, table):
        host.folder = near.newer
        find(table)
        # As if the last start had taken it, and it still waits.
        table.page.evaluate("sessionStorage.setItem('chromino taken', '')")
        table.page.reload()
        table.wait_for_table()
        expect(notice(table, "ui-update-ready")).to_be_visible()
        assert version_in(table.page) == "1"
        table.page.reload()
        expect_newer(table, near.newer)
        # The next version can be taken in the same way.
        assert table.page.evaluate("sessionStorage.getItem('chromino taken')") is None


def test_while_another_tab_is_open_nothing_is_taken_unasked(
    browser: Browser, near: Versions
) -> None:
    with playing(browser, near.now) as (host, table):
        other = table.page.context.new_page()
        other.goto(host.address)
        other.locator('[data-action="play-here"]').wait_for()
        host.folder = near.newer
        find(table)
        table.page.reload()
        table.page.locator('[data-action="play-here"], [data-say]').first.wait_for(timeout=60_000)
        assert version_in(table.page) == "1"
        if table.action("play-here").count():
            table.action("play-here").click()
            table.wait_for_table()
        offer = notice(table, "ui-update-ready")
        offer.locator('[data-action="notice-offer"]').click()
        # What the other one would ask for next is gone, so it comes along.
        wait_until(table.page, lambda: seen_version(other) == "2")
        other.close()
        table.page.reload()
        expect_newer(table, near.newer)


# Never half of it


def expect_to_give_way(browser: Browser, versions: Versions, part: str) -> None:
    """What can't be put back, because the host has another version by now, is given up."""
    with playing(browser, versions.now) as (host, table):
        host.folder = versions.newer
        evict(table, part)
        forget(table.page)
        # Whatever is tried is refused because it isn't what it should be.
        table.guards.allow("integrity", "ERR_FAILED", "Failed to load resource", "ERR_ABORTED")
        table.guards.allow("dynamically imported module")
        table.page.reload()
        expect_newer(table, versions.newer)


@pytest.mark.parametrize("part", ["/page.js", "/chromino.js", "/?revision", "/worker.js"])
def test_a_version_that_is_lost_and_nowhere_to_be_had_gives_way_to_the_next(
    browser: Browser, near: Versions, part: str
) -> None:
    expect_to_give_way(browser, near, part)


def test_python_that_is_lost_and_nowhere_to_be_had_gives_way_to_the_next(
    browser: Browser, real: Versions
) -> None:
    expect_to_give_way(browser, real, "asm.wasm")


def test_half_a_version_is_never_taken(browser: Browser, near: Versions, tmp_path: Path) -> None:
    half = tmp_path / "half"
    shutil.copytree(near.newer, half, symlinks=True)
    shutil.copyfile(near.now / "page.js", half / "page.js")
    with playing(browser, near.now) as (host, table):
        host.folder = half
        table.guards.allow("integrity", "ERR_FAILED", "Failed to load resource")
        table.page.evaluate(LOOK_AGAIN)
        wait_until(
            table.page, lambda: host.sent["page.js"] > 2 * (near.now / "page.js").stat().st_size
        )
        table.page.reload()
        table.wait_for_table()
        expect_on_board(table, 3)
        assert version_in(table.page) == "1"
        expect(notice(table, "ui-update-ready")).to_have_count(0)
        host.folder = near.newer
        find(table)
        table.page.reload()
        expect_newer(table, near.newer)


def test_two_versions_on_one_host_leave_each_other_alone(
    browser: Browser, near: Versions, tmp_path: Path
) -> None:
    (tmp_path / "old").symlink_to(near.now)
    (tmp_path / "new").symlink_to(near.newer)
    with (
        moody_host(tmp_path) as host,
        sitting(browser, f"{host.address}old/", pyodide=True, offline=True) as table,
    ):
        for name in ("old", "new"):
            table.page.goto(f"{host.address}{name}/")
            table.action("play").wait_for()
            wait_until_kept(table)
        host.go_away()
        for name, expected in (("old", "1"), ("new", "2")):
            table.page.goto(f"{host.address}{name}/")
            table.action("play").wait_for()
            assert version_in(table.page) == expected
