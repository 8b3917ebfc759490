"""How much memory a first visit takes at most; run by `make bench`, after the start-up.

The page and its workers, Python's memory among them, live in one process of the browser, whose peak
Linux tells. What the rehearsal adds to it (snapshot_rehearsal.js) is what it must be sure of first.
"""

from __future__ import annotations

import os
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from bench_start import MISSING, READY, TIMES
from browsing import built_site, open_profile
from figures import Figure, options, tell
from playwright.sync_api import Playwright, sync_playwright
from usual_host import UsualHost, usual_host

ROUNDS: Final = 3

_PROCESSES: Final = Path("/proc")
_FORGET_PEAK: Final = "5"
"""What clear_refs understands as: begin to measure the peak anew."""


class Visit(NamedTuple):
    """Of the page's process, in kB."""

    first: int
    """The peak until one can play."""
    between: int
    """What it has then."""
    second: int
    """The peak from then on, when Python was started once more behind the scenes."""


def _status(process: Path, field: str) -> str:
    lines = (process / "status").read_text("utf-8").splitlines()
    return next((each.split()[1] for each in lines if each.startswith(f"{field}:")), "0")


def _is_ours(process: Path) -> bool:
    """Whether this very program has started it, or something it has started."""
    while process.name not in ("0", "1"):
        process = _PROCESSES / _status(process, "PPid")
        if process.name == str(os.getpid()):
            return True
    return False


def _renderers() -> Iterator[Path]:
    for process in _PROCESSES.glob("[0-9]*"):
        try:
            if b"--type=renderer" in (process / "cmdline").read_bytes() and _is_ours(process):
                yield process
        except OSError:
            continue  # it has just ended


def _kilobytes(process: Path, field: str) -> int:
    return int(_status(process, field))


def visit(playwright: Playwright, host: UsualHost) -> Visit:
    """Come for the first time, and stay until everything is put away for the next."""
    with open_profile(playwright) as context:
        page = context.new_page()
        page.goto(host.address, wait_until="commit")
        page.evaluate(TIMES, [READY])
        process = max(_renderers(), key=lambda each: _kilobytes(each, "VmHWM"))
        first, between = _kilobytes(process, "VmHWM"), _kilobytes(process, "VmRSS")
        (process / "clear_refs").write_text(_FORGET_PEAK, "ascii")
        if missing := page.evaluate(MISSING):
            print(f"  (there is still no {' and no '.join(missing)})", file=sys.stderr)
        return Visit(first, between, _kilobytes(process, "VmHWM"))


def figures(visits: list[Visit]) -> Iterator[Figure]:
    first, between, second = (statistics.median(each) / 1e3 for each in zip(*visits, strict=True))
    yield Figure("peak until one can play", first, "MB")
    yield Figure("  after that", between, "MB")
    yield Figure("peak with the rehearsal", second, "MB")
    yield Figure("  more than after the start", second - between, "MB")


def main() -> None:
    parser = options(__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"default: {ROUNDS}")
    told = parser.parse_args()
    if not _PROCESSES.is_dir():
        print("Memory is measured on Linux only.", file=sys.stderr)
        return
    title = f"Memory of the page and its workers at a first visit, medians of {told.rounds}"
    with sync_playwright() as playwright, usual_host(built_site()) as host:
        visits = [visit(playwright, host) for _ in range(told.rounds)]
    tell([(title, figures(visits))], as_json=told.json)


if __name__ == "__main__":
    main()
