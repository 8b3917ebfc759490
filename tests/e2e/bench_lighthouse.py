"""What Lighthouse says of the built page; run by `make bench`, at the end.

Lighthouse looks at the page as a slow phone would see it, and as a desktop. Nothing here fails by
being slow: the figures are for reading, and `--json` is for programs. The last reports are left as
build/lighthouse-phone.report.html and -desktop.report.html, which tell what costs points.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
from collections.abc import Iterator
from typing import Any, Final

from browsing import browser_path, built_site
from figures import Figure, options, tell
from playwright.sync_api import sync_playwright
from serve import serve

from builder.paths import BUILD, CI

RUNS: Final = 5
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
SCREENS: Final[dict[str, list[str]]] = {"phone": [], "desktop": ["--preset=desktop"]}
"""What to tell Lighthouse; a phone is what it thinks of by itself."""

LAST_LINES: Final = 12
"""So much of what it tells of its work is shown when it fails, with the reason at the end."""

COMMAND: Final = (
    str(CI / "node"),
    "node",
    str(CI / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"),
    "--no-enable-error-reporting",
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    f"--only-categories={','.join(CATEGORIES)}",
    "--output=json",
    "--output=html",
)


def look(address: str, screen: str, chromium: str) -> dict[str, Any]:
    """One report, fresh from an empty browser; where there is none, Lighthouse says why."""
    path = BUILD / f"lighthouse-{screen}"
    run = subprocess.run(
        [*COMMAND, f"--output-path={path}", *SCREENS[screen], address],
        check=False,
        env={**os.environ, "CHROME_PATH": chromium},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if run.returncode:
        last = "\n".join(run.stdout.splitlines()[-LAST_LINES:])
        raise SystemExit(f"{last}\nLighthouse has failed at {address}: see above.")
    report: dict[str, Any] = json.loads(path.with_suffix(".report.json").read_text("utf-8"))
    return report


def figures(address: str, screen: str, chromium: str) -> Iterator[Figure]:
    reports = [look(address, screen, chromium) for _ in range(RUNS)]
    for category in CATEGORIES:
        scores = [100 * report["categories"][category]["score"] for report in reports]
        yield Figure(f"{screen}: {category}", statistics.median(scores), "", "at least 95")
    shifts = [report["audits"]["cumulative-layout-shift"]["numericValue"] for report in reports]
    yield Figure(f"{screen}: layout shift, at worst", max(shifts), "", "0")


def own_chromium() -> str:
    """Where Playwright has put its browser."""
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def main() -> None:
    as_json = options(__doc__).parse_args().json
    chromium = browser_path(whole=True) or own_chromium()
    with serve(built_site()) as address:
        parts = (
            (f"Lighthouse on a {screen}, median of {RUNS}", figures(address, screen, chromium))
            for screen in SCREENS
        )
        tell(parts, as_json=as_json)


if __name__ == "__main__":
    main()
