"""How soon one can play; run by `make bench`, after the page's other figures.

The unit is a bare Pyodide: `loadPyodide` of the same version, in a module worker of a page that has
nothing else, from a host of the same kind, from the navigation until it has resolved. The two take
turns round by round, each in a new browser, so that a slow phase of the machine meets both. A later
visit is held against a later visit to the bare one, which is quicker than its first one, too.

Nothing here fails by being slow: the figures are for reading, and `--json` is for programs.
"""

from __future__ import annotations

import gzip
import json
import shutil
import statistics
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from browsing import built_site, open_profile
from figures import Figure, options, tell
from playwright.sync_api import BrowserContext, Playwright, sync_playwright
from usual_host import Asked, UsualHost, usual_host

from builder.paths import NODE_MODULES

ROUNDS: Final = 10
FEW_ROUNDS: Final = 2
"""For the host that does not compress, which only completes the picture."""

VISITS: Final = ("first", "second", "third")

RESOLVED: Final = "bare:resolved"
FIRST_BOARD, PLAYABLE, READY = (f"chromino:{name}" for name in ("first-board", "playable", "ready"))

Wanted = Mapping[str, tuple[str, ...]]
"""What the ratios of a mark should be, visit by visit."""

WANTED: Final[Wanted] = {
    FIRST_BOARD: ("less than 0.10",) * len(VISITS),
    PLAYABLE: ("less than 0.15",) * len(VISITS),
    READY: ("at most 0.50", "at most 0.25", "at most 0.22"),
}
WANTED_SLOW: Final[Wanted] = {READY: ("at most 0.70", "at most 0.25", "at most 0.25")}

BITS: Final = 10_000_000
SLOW: Final = {
    "offline": False,
    "latency": 40,
    "downloadThroughput": BITS / 8,
    "uploadThroughput": BITS / 8,
}
FAST: Final = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}

QUIET: Final = 500
"""Milliseconds to stay at least: a browser takes its time to put compiled code away."""

CORE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")

BARE_PAGE: Final = """<!doctype html>
<html lang="en"><title>bare</title><link rel="icon" href="data:,"><script>
new Worker("worker.js", { type: "module" }).onmessage = () => performance.mark("bare:resolved");
</script></html>
"""

BARE_WORKER: Final = """import { loadPyodide } from "./pyodide.mjs";
const indexURL = new URL("./", location.href).href;
const lockFileContents = { info: %s, packages: {} };
await loadPyodide({ indexURL, packageBaseUrl: indexURL, lockFileContents });
postMessage("resolved");
"""

TIMES: Final = """marks => new Promise((done, fail) => {
    setTimeout(() => fail(new Error(`${marks} did not all come within a minute`)), 60_000);
    const times = () => marks.map((mark) => performance.getEntriesByName(mark)[0]?.startTime);
    new PerformanceObserver(() => {
        if (!times().includes(undefined)) done([performance.timeOrigin, ...times()]);
    }).observe({ type: "mark", buffered: true });
})"""

MISSING: Final = """async () => {
    const patience = performance.now() + 30_000;
    const missing = async () => {
        const name = `chromino-snapshot ${new URL("./", location.href)}`;
        const kept = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
        const worker = (await navigator.serviceWorker.getRegistration())?.active?.state;
        return [
            ...(kept.length === 0 ? ["snapshot"] : []),
            ...(worker === "activated" ? [] : ["service worker"]),
        ];
    };
    while ((await missing()).length && performance.now() < patience)
        await new Promise((done) => setTimeout(done, 50));
    return missing();
}"""
"""What the page should have put away by now, so that the next visit is quick, and has not."""


# Visits


class Site(NamedTuple):
    """One of the two that are compared."""

    host: UsualHost
    marks: tuple[str, ...]
    """What is waited for at a visit, the last one last."""
    missing: str


class Visit(NamedTuple):
    """When each mark came, in milliseconds from the navigation, and what the host was asked for."""

    times: dict[str, float]
    asked: list[Asked]
    """Before the last mark."""
    sent: int
    """The bytes that the host has sent until the visit was over."""


def visit(context: BrowserContext, site: Site, *, slow: bool, comes_back: bool) -> Visit:
    """Go there in a new tab; who comes back stays until all is put away for the next visit."""
    site.host.asked.clear()
    page = context.new_page()
    # Asked of a page, Chromium slows its dedicated workers down as well: the bare Pyodide takes as
    # much longer as its bytes take. A service worker it leaves alone; but what that one would ask
    # for while the page waits is counted at the host, and told beside the times.
    network = context.new_cdp_session(page)
    network.send("Network.emulateNetworkConditions", SLOW if slow else FAST)
    page.goto(site.host.address, wait_until="commit")
    origin, *times = page.evaluate(TIMES, site.marks)
    if comes_back:
        network.send("Network.emulateNetworkConditions", FAST)
        if missing := page.evaluate(site.missing):
            print(f"  (after 30 s there is no {' and no '.join(missing)})", file=sys.stderr)
        page.wait_for_timeout(QUIET)
    page.close()
    return Visit(
        dict(zip(site.marks, times, strict=True)),
        [each for each in site.host.asked if each.when <= origin + times[-1]],
        sum(each.size for each in site.host.asked),
    )


class Rounds(NamedTuple):
    """The visits to both, as `bare[round][visit]`."""

    bare: list[list[Visit]]
    ours: list[list[Visit]]

    def unit(self, n: int) -> float:
        return median(self.bare, n, RESOLVED)


def median(rounds: list[list[Visit]], n: int, mark: str) -> float:
    return statistics.median(visits[n].times[mark] for visits in rounds)


class Bench(NamedTuple):
    """The browser's maker and the folders of both sites."""

    playwright: Playwright
    bare: Path
    ours: Path
    rounds: int

    def take_turns(
        self, rounds: int, visits: int = len(VISITS), *, slow: bool = False, compresses: bool = True
    ) -> Rounds:
        """In every round each of the two has a new browser, for so many visits."""
        done = Rounds([], [])
        with (
            usual_host(self.bare, compresses=compresses) as bare,
            usual_host(self.ours, compresses=compresses) as ours,
        ):
            sites = (
                Site(bare, (RESOLVED,), "() => []"),
                Site(ours, (FIRST_BOARD, PLAYABLE, READY), MISSING),
            )
            for _ in range(rounds):
                for site, all_visits in zip(sites, done, strict=True):
                    with open_profile(self.playwright) as context:
                        all_visits.append(
                            [
                                visit(context, site, slow=slow, comes_back=left > 0)
                                for left in reversed(range(visits))
                            ]
                        )
        return done


def write_bare(folder: Path) -> None:
    """The page of a bare Pyodide: the package as it comes, without its list of other packages."""
    pyodide = NODE_MODULES / "pyodide"
    for name in CORE:
        shutil.copyfile(pyodide / name, folder / name)
    info = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    (folder / "index.html").write_text(BARE_PAGE, "utf-8")
    (folder / "worker.js").write_text(BARE_WORKER % json.dumps(info), "utf-8")


# Figures


def on_this_machine(bench: Bench) -> Iterator[Figure]:
    rounds = bench.take_turns(bench.rounds)
    yield from compare(rounds, WANTED)
    yield from first_bytes(bench, rounds.ours[0][0])


def on_a_slow_network(bench: Bench) -> Iterator[Figure]:
    yield from compare(bench.take_turns(bench.rounds, slow=True), WANTED_SLOW)


def from_a_plain_host(bench: Bench) -> Iterator[Figure]:
    """Such as `python -m http.server`: what isn't stored small comes large."""
    rounds = bench.take_turns(min(bench.rounds, FEW_ROUNDS), 1, slow=True, compresses=False)
    yield from compare(rounds, {READY: ("",)})


def compare(rounds: Rounds, wanted: Wanted) -> Iterator[Figure]:
    for n, which in enumerate(VISITS[: len(rounds.bare[0])]):
        yield Figure(f"bare Pyodide, {which} visit", rounds.unit(n), "ms")
        for mark, ratios in wanted.items():
            time = median(rounds.ours, n, mark)
            yield Figure(f"  {mark}", time, "ms")
            yield Figure(f"    to bare's {which} visit", time / rounds.unit(n), "x", ratios[n])
            if n and mark == READY:
                yield Figure("    to bare's first visit", time / rounds.unit(0), "x")
        if n:
            asked = [sum(not each.is_worker for each in visits[n].asked) for visits in rounds.ours]
            yield Figure("  files asked for till then", max(asked), "", "0")


def first_bytes(bench: Bench, first: Visit) -> Iterator[Figure]:
    """A file counts as it is when it is stored small, and otherwise as gzip makes it."""
    ours = sum(packed(bench.ours / each.name) for each in first.asked if each.size)
    bare = sum(packed(bench.bare / name) for name in CORE)
    yield Figure("gzipped core files of bare Pyodide", bare / 1e3, "kB")
    yield Figure(f"  {len(first.asked)} files until {READY}", ours / 1e3, "kB")
    yield Figure("    to bare's", ours / bare, "x", "at most 0.85")
    yield Figure("  all, to be there offline, too", first.sent / 1e3, "kB")


def packed(path: Path) -> int:
    body = path.read_bytes()
    return len(body if path.suffix == ".gz" else gzip.compress(body, 9, mtime=0))


PARTS: Final[dict[str, Callable[[Bench], Iterator[Figure]]]] = {
    "Start; the ratio to the same visit is the one that has to hold": on_this_machine,
    "Start on a network of 10 Mbit/s and 40 ms": on_a_slow_network,
    f"The same from a host that doesn't compress, {FEW_ROUNDS} rounds": from_a_plain_host,
}


def main() -> None:
    parser = options(__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"default: {ROUNDS}")
    told = parser.parse_args()
    if not told.json:
        print(f"\nMedians of {told.rounds} rounds, each in a new browser")
    with TemporaryDirectory() as bare, sync_playwright() as playwright:
        write_bare(Path(bare))
        bench = Bench(playwright, Path(bare), built_site(), told.rounds)
        tell(((title, part(bench)) for title, part in PARTS.items()), as_json=told.json)


if __name__ == "__main__":
    main()
