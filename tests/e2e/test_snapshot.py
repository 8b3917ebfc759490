"""A later visit starts from Python's memory; where there is none, one plays all the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from fingers import Mouse
from kept_games import to_nothing
from kept_snapshot import (
    Asked,
    Snapshot,
    change,
    forget,
    put_aside,
    put_back,
    snapshots,
    wait_for_snapshot,
)
from late import late_engine
from looking import expect_on_board, notice
from page_fixtures import NewPage, sitting
from playwright.sync_api import Browser, ConsoleMessage, Route, expect
from table_page import TablePage
from waiting import wait_until

pytestmark = pytest.mark.pyodide

GAME: Final = {"edition": "modern", "players": "human,greedy", "seed": 7}

A_WHILE_MS: Final = 2_500
"""After that the page makes a memory."""
SOME_TIME_MS: Final = 2_000
"""That takes no longer, from when it has its files."""

HARMLESS: Final = "Service Worker registration blocked by Playwright"


COUNT_READY: Final = """
globalThis.ready = 0;
globalThis.Worker = class extends Worker {
    constructor(address, options) {
        super(address, options);
        const counts = !options.name.includes("rehearsal");
        this.addEventListener("message", ({data}) => { if (data.ready && counts) ready += 1; });
    }
};
"""


class Visitor:
    """Somebody who has been here once; `asked` is what the browser asked for since it last was."""

    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.page = table.page
        self.asked = Asked(table.page.context)
        self.alarms: list[str] = []
        table.page.context.on("console", self._note)
        table.page.add_init_script(COUNT_READY)
        table.page.clock.install()

    def _note(self, message: ConsoleMessage) -> None:
        if message.type not in ("info", "log", "debug") and HARMLESS not in message.text:
            self.alarms.append(message.text)

    def come(self) -> None:
        """Come for a game, and make a move in it."""
        self.play()
        assert self.alarms == []

    def play(self) -> None:
        """The same, whatever is said about it."""
        self.asked.clear()
        self.table.open(**GAME)
        self.table.act(Mouse(self.table))
        self.table.wait_for_me()
        expect_on_board(self.table, 3)

    def stay(self) -> Snapshot:
        """Stay long enough for a memory to be made, by the clock of the page; what is kept then."""
        self.page.clock.fast_forward(A_WHILE_MS)
        wait_until(self.page, lambda: self.page.evaluate("localStorage.getItem('chromino memory')"))
        return wait_for_snapshot(self.page)

    def when_rehearsing(self, answer: Callable[[Route], object]) -> None:
        """Have the library answered like this in the rehearsal of the next visit, not before."""
        asked: list[Route] = []

        def first_to_the_page(route: Route) -> None:
            asked.append(route)
            if len(asked) == 1:
                route.continue_()
            else:
                answer(route)

        self.page.context.route("**/stdlib.zip.gz?*", first_to_the_page)

    def wait_for_rehearsal(self) -> None:
        """Wait until Python is started once more; on a busy machine it may have been already."""
        self.page.clock.fast_forward(A_WHILE_MS)
        wait_until(self.page, lambda: self.asked.count("stdlib.zip.gz") == 2)

    def stay_in_vain(self) -> None:
        """Stay until a memory has been made, and could not be kept."""
        self.wait_for_rehearsal()
        self.page.wait_for_timeout(SOME_TIME_MS)
        assert snapshots(self.page) == []
        assert self.alarms == []

    def wait_for_worker(self, count: int) -> None:
        """Wait until the page has had so many workers that were ready."""
        wait_until(self.page, lambda: self.page.evaluate("ready") == count)

    def expect_long_way_once(self) -> None:
        """This visit takes the long way, the next one doesn't have to."""
        self.come()
        assert self.asked.long_way
        self.stay()
        self.come()
        assert not self.asked.long_way


@pytest.fixture(scope="module")
def first_visit(browser: Browser, address: str) -> Iterator[Visitor]:
    with sitting(browser, address, pyodide=True) as table:
        visitor = Visitor(table)
        visitor.come()
        assert visitor.asked.long_way
        visitor.stay()
        put_aside(table.page)
        yield visitor


@pytest.fixture
def visitor(first_visit: Visitor) -> Visitor:
    """Who was here once, a moment ago."""
    # What the test before has left behind may still be about to keep a memory of its own.
    to_nothing(first_visit.table)
    put_back(first_visit.page)
    return first_visit


# What is kept, and what may happen to it


def test_the_second_visit_needs_neither_the_library_nor_the_engine(visitor: Visitor) -> None:
    [before] = snapshots(visitor.page)
    for _ in range(2):
        visitor.come()
        assert not visitor.asked.long_way
        assert not [name for name in visitor.asked if name.endswith((".whl", ".whl.gz", ".zip"))]
        # The rest is asked for once, and small.
        assert [name for name in visitor.asked if "asm" in name or ".gz" in name] == [
            "pyodide.asm.mjs",
            "pyodide.asm.wasm.gz",
        ]
    assert snapshots(visitor.page) == [before]


RIGHT_DIGEST: Final = "entry.headers['x-digest'] = await digestOf(entry.bytes)"

OF_ANOTHER_PYODIDE: Final = f"""(async () => {{
    const [, count] = new Uint32Array(entry.bytes.buffer, 0, 2);
    entry.bytes[4 * (2 + count) + 16] ^= 1; // in the build id, on the first page
    {RIGHT_DIGEST};
}})()"""

DAMAGE: Final = {
    # All that a digest shows is tried in tests/js/snapshot.test.mjs.
    "one bit": "(entry.bytes[entry.bytes.length >> 1] ^= 1)",
    # What is well kept, and is of no use all the same.
    "no memory at all": f"""(async () => {{
        entry.bytes = new Uint8Array(8);
        {RIGHT_DIGEST};
    }})()""",
    "no squeezed memory": f"""(async () => {{
        entry.bytes = entry.bytes.slice(0, 5000);
        {RIGHT_DIGEST};
    }})()""",
    "of another engine": "(entry.url = entry.url.replace(/snapshot.[^?]+/, 'snapshot/00'))",
    "of another worker": "(entry.url = entry.url.replace(/v=.*/, 'v=00'))",
}


@pytest.mark.parametrize("how", DAMAGE)
def test_what_is_of_no_use_is_replaced(visitor: Visitor, how: str) -> None:
    [good] = snapshots(visitor.page)
    change(visitor.page, DAMAGE[how])
    visitor.come()
    assert visitor.asked.long_way
    visitor.page.clock.fast_forward(A_WHILE_MS)
    wait_until(
        visitor.page, lambda: [each.address for each in snapshots(visitor.page)] == [good.address]
    )
    assert wait_for_snapshot(visitor.page).size > 1_000_000


def test_a_new_one_that_was_made_in_need_is_as_good(visitor: Visitor) -> None:
    [good] = snapshots(visitor.page)
    change(visitor.page, OF_ANOTHER_PYODIDE)
    visitor.expect_long_way_once()
    [new] = snapshots(visitor.page)
    assert new.address == good.address


def test_a_slow_device_has_its_memory_in_the_end(new_page: NewPage) -> None:
    visitor = Visitor(new_page())
    held: list[Route] = []
    visitor.when_rehearsing(held.append)
    visitor.come()
    visitor.page.clock.fast_forward(A_WHILE_MS)
    wait_until(visitor.page, lambda: held)
    visitor.page.clock.run_for(20_000)
    held[0].continue_()
    visitor.page.context.unroute("**/stdlib.zip.gz?*")
    wait_for_snapshot(visitor.page)
    # What has made it goes away, and the game goes on.
    visitor.page.clock.run_for(10_000)
    wait_until(visitor.page, lambda: len(visitor.page.workers) == 1)
    Mouse(visitor.table).lay()
    expect_on_board(visitor.table, 5)


def test_a_memory_that_can_not_be_made_is_not_missed(new_page: NewPage) -> None:
    """Pyodide refuses to copy itself, or the files are gone by then."""
    visitor = Visitor(new_page())

    def no_copy(route: Route) -> None:
        program = route.fetch()
        copy = "API.makeSnapshot=function(t){"
        text = program.text().replace(copy, f"{copy}throw new Error('no copy');")
        assert text != program.text()
        route.fulfill(response=program, body=text)

    visitor.page.context.route("**/pyodide.asm.mjs?*", no_copy)
    visitor.come()
    visitor.stay_in_vain()
    # How much Pyodide has to say about that depends on when its worker is ended.
    visitor.table.guards.allow("404", "standard library", "pyodide.asm.mjs")
    visitor.page.context.unroute("**/pyodide.asm.mjs?*")
    visitor.when_rehearsing(lambda route: route.fulfill(status=404, body=""))
    visitor.play()
    visitor.wait_for_rehearsal()
    wait_until(visitor.page, lambda: len(visitor.page.workers) == 1)
    assert snapshots(visitor.page) == []
    visitor.page.context.unroute("**/stdlib.zip.gz?*")
    visitor.play()


def test_what_is_gone_is_made_anew(visitor: Visitor) -> None:
    forget(visitor.page)
    visitor.expect_long_way_once()


NOTHING_KEPT: Final = {
    "no caches": "delete WorkerGlobalScope.prototype.caches;",
    "no access": """for (const deed of ["has", "open", "match", "delete", "keys"])
        CacheStorage.prototype[deed] = async () => {
            throw new DOMException("no", "SecurityError"); };""",
    "nothing can be put": """Cache.prototype.put = async () => {
        throw new DOMException("full", "QuotaExceededError"); };""",
}


@contextmanager
def come_with(visitor: Visitor, line: str) -> Iterator[None]:
    """Come the long way, with workers that begin with this line, as if in another browser."""

    def answer(route: Route) -> None:
        worker = route.fetch()
        route.fulfill(response=worker, body=f"{line}\n{worker.text()}")

    visitor.page.context.route("**/worker.js?*", answer)
    try:
        visitor.come()
        assert visitor.asked.long_way
        yield
    finally:
        visitor.page.context.unroute("**/worker.js?*")


@pytest.mark.parametrize("how", NOTHING_KEPT)
def test_where_nothing_can_be_kept_one_plays_all_the_same(visitor: Visitor, how: str) -> None:
    forget(visitor.page)
    with come_with(visitor, NOTHING_KEPT[how]):
        visitor.stay_in_vain()
    if how == "no caches":
        # And where things can be kept again, they are.
        visitor.expect_long_way_once()


def test_what_is_lost_while_it_is_read_is_not_needed(visitor: Visitor) -> None:
    lost = """for (const {prototype} of [Cache, CacheStorage]) {
        const {match} = prototype;
        prototype.match = async function (...given) {
            const kept = await match.apply(this, given);
            const pull = (out) => out.error(new DOMException("evicted", "NotFoundError"));
            return kept && new Response(new ReadableStream({pull}), {headers: kept.headers});
        };
    }"""
    with come_with(visitor, lost):
        visitor.stay()
    visitor.come()
    assert not visitor.asked.long_way


def test_a_disk_that_is_full_keeps_no_half(new_page: NewPage) -> None:
    visitor = Visitor(new_page())
    origin = visitor.table.address.rstrip("/")
    devtools = visitor.page.context.new_cdp_session(visitor.page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 5_000_000})
    visitor.come()
    visitor.stay_in_vain()
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    visitor.expect_long_way_once()


def test_a_file_that_is_missing_costs_no_memory(visitor: Visitor) -> None:
    """Of the few that a later visit needs; the memory is as good as before."""
    table, kept = visitor.table, snapshots(visitor.page)
    table.guards.allow("pyodide.asm", "404")
    for file in ("pyodide.asm.wasm.gz", "pyodide.asm.mjs"):
        visitor.asked.clear()
        visitor.page.route(f"**/{file}?*", lambda route: route.fulfill(status=404, body=""))
        visitor.page.goto(table.address)
        expect(visitor.page.get_by_role("heading", name="didn’t arrive")).to_be_focused()
        assert snapshots(visitor.page) == kept
        visitor.page.unroute(f"**/{file}?*")
        table.action("try-again").click()
        table.wait_for_table()
        assert not visitor.asked.long_way
    visitor.alarms.clear()


# A worker that dies


DIE: Final = "setTimeout(() => { throw new Error('out of luck'); })"


def test_another_worker_takes_over_from_memory(visitor: Visitor) -> None:
    visitor.come()
    hand = visitor.table.tiles()
    visitor.asked.clear()
    [worker] = visitor.page.workers
    worker.evaluate(DIE)
    visitor.wait_for_worker(2)
    visitor.table.act(Mouse(visitor.table))
    visitor.table.wait_for_me()
    expect_on_board(visitor.table, 5)
    assert not visitor.asked.long_way
    assert "worker.js" in visitor.asked
    assert set(visitor.table.tiles()) < set(hand)


def test_a_moment_needs_no_words_and_more_does(new_page: NewPage) -> None:
    """By the clock of the page, which stands still until the test moves it on."""
    visitor = Visitor(new_page())
    page = visitor.page
    visitor.come()
    visitor.stay()
    visitor.come()
    told = notice(visitor.table, "ui-restarting")
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))

    late = late_engine(visitor.table)
    visitor.asked.clear()
    page.workers[0].evaluate(DIE)
    wait_until(page, lambda: "worker.js" in visitor.asked)
    page.clock.run_for(450)
    expect(told).to_have_count(0)
    page.clock.run_for(100)
    expect(told).to_contain_text("One moment: we are picking the game up again")
    late.arrive()
    expect(told).to_have_count(0)

    visitor.wait_for_worker(2)
    page.workers[0].evaluate(DIE)
    visitor.wait_for_worker(3)
    page.clock.run_for(2000)
    expect(told).to_have_count(0)
    assert not visitor.asked.long_way
