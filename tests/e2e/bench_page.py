"""How fast the page is; run by `make bench`, after the engine's figures.

Nothing here fails by being slow: the figures are for reading, and `--json` is for programs. All is
wall-clock time; of several rounds the best counts, because other programs can only make a round
slower. Longest tasks come from Chromium's own trace, frames from requestAnimationFrame. Tables of
80 and of 1,000 tiles don't come about in a game, so the view is given made-up ones, without Python.
"""

from __future__ import annotations

import gzip
import json
import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

from bench import sprawl
from browsing import built_site, new_context, open_browser
from catalogue import LANGUAGES
from figures import Figure, options, percentiles, tell
from fingers import Mouse, middle
from guards import Guards
from playwright.sync_api import Browser, Page, expect
from serve import serve
from table_page import TablePage
from tables import grow, texts

from chromino_core import Board, Session
from chromino_core.tiles import all_tiles

VISITS: Final = 3
ROUNDS: Final = 3
HAND: Final = 8
GAMES: Final = (1, 2)
"""Seeds of games that are played alone, for the placements in them."""

BARE: Final = """<!doctype html><html lang="en"><title>bare</title>
<style>.chromino-table { position: fixed; inset: 0 }</style><body></body></html>"""

SHOW: Final = """async (view) => {
    const { table } = await import("./chromino.js");
    const link = {
        send: async () => ({ id: null, ok: true }),
        onView: (callback) => (callback(view), () => {}),
        words: async () => null,
        close() {},
    };
    table(document.body, link);
}"""


# Tables that do not come about in a game


def view_of(board: Board, rng: Random) -> dict[str, Any]:
    """The first view of a new game, but with this board, and a hand of which much fits."""
    session = Session()
    players = [{"name": "Ann", "kind": "human"}, {"name": "Ben", "kind": "greedy"}]
    view: dict[str, Any] = session.dispatch({"type": "new", "seed": 1, "players": players})["view"]
    fitting = [tile for tile in all_tiles() if board.legal_placements(tile)]
    hand = rng.sample(fitting, min(HAND, len(fitting)))
    view["board"] = texts(board)
    view["hand"] = [
        {"tile": tile.text, "legal": [[str(at), None] for at in board.legal_placements(tile)]}
        for tile in hand
    ]
    return view


@contextmanager
def bare_table(browser: Browser, address: str, board: Board) -> Iterator[TablePage]:
    """The view alone, at the page's own address, with this board on it."""
    context = new_context(browser, address)
    page = context.new_page()
    page.route("**/bare", lambda route: route.fulfill(body=BARE, content_type="text/html"))
    page.goto(f"{address}bare")
    page.evaluate(SHOW, view_of(board, Random(1)))
    table = TablePage(page, address, Guards(context, address))
    page.locator("[data-tile]").first.wait_for()
    yield table
    context.close()


# What people do


def hover(page: Page) -> None:
    """With a tile up, over the whole board."""
    page.locator("[data-tile]").first.click()
    for row in range(150, 600, 50):
        page.mouse.move(200, row)
        page.mouse.move(1100, row + 25, steps=12)
    page.keyboard.press("Escape")


def drag(page: Page) -> None:
    page.mouse.move(*middle(page.locator("[data-tile]").first))
    page.mouse.down()
    for row in range(150, 600, 50):
        page.mouse.move(200, row, steps=3)
        page.mouse.move(1100, row + 25, steps=12)
    page.mouse.move(*middle(page.locator("[data-tile]").first), steps=5)
    page.mouse.up()


def zoom(page: Page) -> None:
    page.mouse.move(640, 300)
    for notch in [100] * 15 + [-100] * 30 + [100] * 15:
        page.mouse.wheel(0, notch)


def pan(page: Page) -> None:
    for row in range(200, 500, 60):
        page.mouse.move(1000, row)
        page.mouse.down()
        page.mouse.move(250, row + 40, steps=15)
        page.mouse.move(1000, row + 20, steps=15)
        page.mouse.up()


# Measuring


def longest_task(browser: Browser, page: Page, work: Callable[[Page], None]) -> float:
    """The milliseconds of the longest task of the main thread while the work is done."""
    browser.start_tracing(page=page, categories=["disabled-by-default-devtools.timeline"])
    work(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks: list[float] = [
        event.get("dur", 0)  # the first and the last may be cut off
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in mains
    ]
    return max(tasks) / 1e3


def frames(page: Page, work: Callable[[Page], None]) -> list[float]:
    """The milliseconds between two frames while the work is done."""
    page.evaluate(
        """() => {
            window.frames = [];
            const next = (now) => { frames.push(now); window.frame = requestAnimationFrame(next); };
            window.frame = requestAnimationFrame(next);
        }"""
    )
    work(page)
    times: list[float] = page.evaluate("cancelAnimationFrame(window.frame), window.frames")
    return [later - sooner for sooner, later in pairwise(times)]


WATCH_CLICK: Final = """tile => {
    const [root] = [...document.querySelectorAll("*")].flatMap((el) => el.shadowRoot ?? []);
    const frame = () => new Promise(requestAnimationFrame);
    window.repainted = new Promise((done) => addEventListener("click", async ({ timeStamp }) => {
        while (root.querySelector(`[data-tile="${tile}"]`)) await frame();
        await frame();
        await frame();
        done(performance.now() - timeStamp);
    }, { once: true, capture: true }));
}"""


class TimedMouse(Mouse):
    """Notes how long each click on a spot takes until the tile lies there for all to see."""

    def __init__(self, table: TablePage) -> None:
        super().__init__(table)
        self.times: list[float] = []

    def lay(self) -> None:
        tile, spot = self.table.find_spot(self)
        self.table.page.evaluate(WATCH_CLICK, tile)
        self.table.page.mouse.click(spot.x, spot.y)
        expect(self.table.tile(tile)).to_have_count(0)  # or nobody would ever be told
        self.times.append(self.table.page.evaluate("window.repainted"))


WATCH_LANGUAGE: Final = """language => {
    const [root] = [...document.querySelectorAll("*")].flatMap((el) => el.shadowRoot ?? []);
    const frame = () => new Promise(requestAnimationFrame);
    const chosen = async (done, { timeStamp }) => {
        while (root.querySelector("main").lang !== language) await frame();
        await frame();
        done(performance.now() - timeStamp);
    };
    window.repainted = new Promise((done) =>
        root.addEventListener("input", (event) => chosen(done, event), { once: true }));
}"""


# Figures


def large_tables(browser: Browser, address: str, _: Path) -> Iterator[Figure]:
    with bare_table(browser, address, grow(Random(4), 80)) as table:
        for name, work in (("hovering", hover), ("dragging", drag), ("zooming", zoom)):
            longest = min(longest_task(browser, table.page, work) for _ in range(ROUNDS))
            yield Figure(f"{name}, 80 tiles: longest task", longest, "ms", "at most 50")
    with bare_table(browser, address, sprawl(Random(4), 1_000)) as table:
        yield from smoothness(table.page, "panning", pan)
        yield from smoothness(table.page, "zooming", zoom)
        table.page.mouse.wheel(0, 2_000)
        yield from smoothness(table.page, "panning from afar", pan)


def smoothness(page: Page, name: str, work: Callable[[Page], None]) -> Iterator[Figure]:
    rounds = [percentiles(frames(page, work)) for _ in range(ROUNDS)]
    p50, p95 = min(rounds, key=lambda cuts: cuts[1])
    yield Figure(f"{name}, 1,000 tiles: frame", p50, "ms")
    yield Figure("  95 % of frames", p95, "ms", "at most 33")


def placing(browser: Browser, address: str, _: Path) -> Iterator[Figure]:
    times: list[float] = []
    for seed in GAMES:
        context = new_context(browser, address)
        table = TablePage(context.new_page(), address, Guards(context, address))
        table.open(edition="modern", players="human", seed=seed, hand_size=12)
        mouse = TimedMouse(table)
        table.play_to_the_end(mouse)
        times += mouse.times
        context.close()
    p50, p95 = percentiles(times)
    yield Figure(f"click to repaint, {len(times)} times", p50, "ms", "at most 100")
    yield Figure("  95 % of them", p95, "ms")


def speaking(browser: Browser, address: str, _: Path) -> Iterator[Figure]:
    """The first time each language is chosen, its words are fetched and read as well."""
    times: list[float] = []
    for _visit in range(VISITS):
        context = new_context(browser, address)
        table = TablePage(context.new_page(), address, Guards(context, address))
        table.open(edition="modern", players="human,greedy", seed=7)
        table.action("settings").click()
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            table.page.evaluate(WATCH_LANGUAGE, language)
            table.page.locator(f'[data-setting="language"] input[value="{language}"]').check()
            times.append(table.page.evaluate("window.repainted"))
        context.close()
    yield Figure(f"another language, {len(times)} times", statistics.median(times), "ms")
    yield Figure("  the slowest of them", max(times), "ms", "at most 100")


def size(_browser: Browser, _address: str, site: Path) -> Iterator[Figure]:
    packed = gzip.compress((site / "chromino.js").read_bytes(), 9, mtime=0)
    yield Figure("view bundle, gzipped", len(packed) / 1e3, "kB", "at most 90")


PARTS: Final = {
    f"The view at 1280 x 800, without Python, best of {ROUNDS}": large_tables,
    "Placing a tile, Python included, median": placing,
    "Choosing another language in mid-game, median": speaking,
    "Size; bench_start.py tells how soon it is there": size,
}


def main() -> None:
    as_json = options(__doc__).parse_args().json
    site = built_site()
    with serve(site) as address, open_browser(whole=True) as browser:
        parts = ((title, part(browser, address, site)) for title, part in PARTS.items())
        tell(parts, as_json=as_json)


if __name__ == "__main__":
    main()
