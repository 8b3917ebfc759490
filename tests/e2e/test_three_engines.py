"""What people do first, in Chromium, Firefox and WebKit alike: the same steps in each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from any_page import AnyPage
from axe import rules_broken
from browsing import DESKTOP, PHONE
from engines import ENGINES, open_engine
from moody_host import MoodyHost, hearing_version, moody_host
from playwright.sync_api import Browser, Playwright
from wording import Wording

from builder.paths import FIRST_PLACES_CSS
from chromino_core import Placement, conundrums

pytestmark = pytest.mark.pyodide

LANGUAGES = ("fr", "uk", "zh-Hant", "en")
GAME = "?edition=modern&players=human,random&seed=7&hand_size=4"


@pytest.fixture(scope="session")
def hearing_site(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return hearing_version(site, tmp_path_factory.mktemp("hearing") / "site")


@pytest.fixture
def host(hearing_site: Path) -> Iterator[MoodyHost]:
    with moody_host(hearing_site) as host:
        yield host


@pytest.fixture(params=ENGINES)
def open_page(
    request: pytest.FixtureRequest, host: MoodyHost, playwright: Playwright, browser: Browser
) -> Iterator[Callable[[tuple[int, int]], AnyPage]]:
    """Opens somebody's browser, so large; nothing has gone wrong in it when it is closed."""
    with ExitStack() as stack:

        def make(size: tuple[int, int]) -> AnyPage:
            opened = open_engine(
                request.param, host.address, playwright=playwright, chromium=browser, size=size
            )
            page = AnyPage(stack.enter_context(opened), host.address)
            stack.callback(expect_no_complaints, page)
            return page

        yield make


@pytest.fixture
def page(open_page: Callable[[tuple[int, int]], AnyPage]) -> AnyPage:
    page = open_page(DESKTOP)
    page.settle()
    return page


LAST_WORD = "the last error of this test"


def expect_no_complaints(page: AnyPage) -> None:
    """No error was told but this one, which shows that it would have been heard."""
    page.see("console.error(args[0])", LAST_WORD)
    page.wait(lambda: any(LAST_WORD in told for told in page.engine.complaints()))
    assert [told for told in page.engine.complaints() if LAST_WORD not in told] == []


def expect_accessible(page: AnyPage) -> None:
    # A dialog that is only just coming is not there yet for axe, which looks at what is below it.
    page.wait_until_still()
    assert rules_broken(page.engine.run) == []


def test_a_whole_game_with_a_reload_in_the_middle(page: AnyPage) -> None:
    page.open(GAME)
    page.play(until_laid=5)
    expect_accessible(page)
    before = page.laid(), page.tiles()
    page.reload()
    page.wait_for_me()
    assert (page.laid(), page.tiles()) == before
    page.play()
    assert page.is_over
    expect_accessible(page)

    # The game is kept, and can be shown to others.
    page.press("Escape")
    page.action("menu")
    page.click('dialog [data-action="share"]')
    link = page.until("""one('[data-field="link"]')?.value""")
    page.action("qr-link")
    page.until("""one('dialog [role="img"] svg, dialog svg[role="img"], dialog .qr') !== null""")
    expect_accessible(page)
    page.open(f"?lang=en{link[link.index('#') :]}")
    page.until("laid() === args[0]", page.laid())


def test_a_conundrum_is_found_in_part_and_kept_and_printed(page: AnyPage) -> None:
    page.open("#conundrum")
    page.until("""one(".today .whole-table") !== null""")
    page.until("""all(".card .whole-table").length > 0""")
    expect_accessible(page)
    page.click('[data-conundrum="conundrum number 1"]')
    page.until("""one('[data-step="find-all"]') !== null""")
    first = min(conundrums.find({"number": 1}).answer())
    find_by_keyboard(page, Placement(first))
    page.until("""all('[data-mark="found"]').length === 1""")
    expect_accessible(page)
    page.reload()
    page.until("""all('[data-mark="found"]').length === 1""")
    page.action("leave-task")
    page.until("""one('[data-conundrum="conundrum number 1"][data-progress="begun"]') !== null""")
    page.action("print")
    page.until("""all(".paper img").length > 1 && all(".paper img").every((el) => el.complete)""")
    assert all(page.see('all(".paper img").map((el) => el.naturalWidth > 0)'))
    expect_accessible(page)


def find_by_keyboard(page: AnyPage, place: Placement) -> None:
    """Take its tile, turn it, walk to its middle with the arrows, and try it there."""
    turns = (0 if place.reading == place.tile.text else 2) + place.down
    page.press(str(page.tiles().index(place.tile.text) + 1), *"r" * turns, "b")
    here = """one('[role="gridcell"][tabindex="0"]')?.ariaLabel"""
    told = page.until(f"/column|row/.test({here}) && {here}")
    x, y = (int(re.search(rf"{axis} (-?\d+)", told)[1]) for axis in ("column", "row"))  # type: ignore[index]
    column, row = place.cells[1]
    across = "ArrowRight" if column > x else "ArrowLeft"
    down = "ArrowDown" if row > y else "ArrowUp"
    page.press(*[across] * abs(column - x), *[down] * abs(row - y), "Enter")


def test_by_keyboard_and_saved_games(page: AnyPage) -> None:
    page.open(GAME)
    # Who presses beside a dialog closes it.
    page.action("menu")
    page.until('one("dialog[open]") !== null')
    page.engine.click(8, 400)
    page.until('one("dialog[open]") === null')
    page.play(by_keyboard=True, until_laid=5)
    laid = page.laid()
    page.action("menu")
    page.click('dialog [data-action="games"]')
    page.click('dialog [data-action="yes"]')
    page.until('one("[data-game]") !== null')
    expect_accessible(page)
    page.action("open-game")
    page.wait_for_me()
    assert page.laid() == laid
    page.play(by_keyboard=True)
    assert page.is_over


def test_without_a_network_in_four_languages(page: AnyPage, host: MoodyHost) -> None:
    page.open("")
    page.until('navigator.serviceWorker.controller?.state === "activated"')
    host.go_away()
    for language in LANGUAGES:
        page.engine.goto(f"{host.address}?lang={language}")
        play = Wording(language).say("ui-play")
        page.until("""one('[data-action="play"]')?.innerText.includes(args[0])""", play)
        assert page.see("document.documentElement.lang") == language
    expect_accessible(page)
    page.open(GAME)
    page.play(until_laid=5)


def test_on_a_phone_the_first_table_stands_where_the_view_has_it(
    open_page: Callable[[tuple[int, int]], AnyPage],
) -> None:
    """The one from before any program runs, as `test_first_table.py` has it for Chromium."""
    css = FIRST_PLACES_CSS.read_text("utf-8").partition("(--phone)")[2]
    first = [
        float(re.findall(rf"--{part}: ([\d.]+)px", css)[0]) for part in ("free-top", "free-bottom")
    ]
    page = open_page(PHONE)
    page.engine.goto(page.address)
    page.until('one("[data-tile]") !== null')
    assert page.see("[innerWidth, innerHeight]") == list(PHONE)
    heights = '[".top", ".bottom"].map((part) => one(part).getBoundingClientRect().height)'
    assert page.see(heights) == pytest.approx(first, abs=3)
    expect_accessible(page)
