"""The archive as people use it: started, it is played; opened as a file, it says what to do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from axe import violations
from browsing import DESKTOP, PHONE
from fingers import Mouse
from page_fixtures import NewPage
from playwright.sync_api import Browser, Page, expect
from taken_along import free_port, started, unpack

from builder.archive import STARTS, archive

TITLES: Final = {
    "en-GB": "Almost there",
    "fr-CA": "On y est presque",
    "uk-UA": "Майже готово",
    "zh-TW": "還差一步",
    "de-DE": "Almost there",
}


@pytest.fixture(scope="module")
def unpacked(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    packed = archive(site, tmp_path_factory.mktemp("build"))
    return unpack(packed, tmp_path_factory.mktemp("clé 漢字"))


def test_nothing_is_in_the_archive_that_is_not_for_it(site: Path, unpacked: Path) -> None:
    files = {path.relative_to(unpacked) for path in unpacked.rglob("*") if path.is_file()}
    inside = {Path("page") / path.relative_to(site) for path in site.rglob("*") if path.is_file()}
    assert {str(path) for path in files - inside} == {"READ ME.txt", "serve.py", *STARTS}
    assert inside <= files
    for part in (part for path in files for part in path.parts):
        assert not part.startswith((".", "__pycache__")), part


@pytest.mark.pyodide
def test_a_start_file_starts_the_game(unpacked: Path, new_page: NewPage) -> None:
    with started(unpacked / "Start on Linux.sh", "--port", str(free_port())) as address:
        table = new_page(address)
        table.open(edition="modern", players="human,greedy", seed=7)
        laid = 0
        while laid < 3:
            table.wait_for_me()
            laid += table.act(Mouse(table)) == "lay"
        table.page.goto("about:blank")


@contextmanager
def opened(browser: Browser, unpacked: Path, locale: str) -> Iterator[Page]:
    """The page as its file is opened by a double click."""
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto((unpacked / "page" / "index.html").as_uri())
    yield page
    context.close()


@pytest.mark.parametrize("locale", TITLES)
def test_opened_as_a_file_it_says_what_to_do(browser: Browser, unpacked: Path, locale: str) -> None:
    with opened(browser, unpacked, locale) as page:
        expect(page.get_by_role("heading")).to_have_text(TITLES[locale])
        expect(page.get_by_role("listitem")).to_have_text(list(STARTS))
        expect(page.get_by_role("main")).to_have_count(1)
        expect(page.locator("body > :visible")).to_have_count(1)
        expect(page.get_by_role("img")).to_have_count(0)
        assert page.locator(".sheet-tile:visible").evaluate("tile => tile.naturalWidth") > 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_read_it(
    browser: Browser, unpacked: Path, size: tuple[int, int], theme: str
) -> None:
    with opened(browser, unpacked, "fr-FR") as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") == size[0]
        page.mouse.wheel(0, 2000)
        expect(page.locator(".small:visible")).to_be_in_viewport(ratio=1)


def test_served_it_is_never_seen(new_page: NewPage) -> None:
    table = new_page()
    table.open_start()
    expect(table.page.locator("#without-server")).to_be_hidden()
    expect(table.page.get_by_role("main")).to_have_count(1)
