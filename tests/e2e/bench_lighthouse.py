"""What Lighthouse says of the built page; run by `make bench`, at the end.

Lighthouse looks at the page as a slow phone would see it, and as a desktop. Nothing here fails by
being slow: the figures are for reading, and `--json` is for programs. The last reports are left as
build/lighthouse-phone.report.html and -desktop.report.html, which tell what costs points.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
from collections.abc import Iterator
from typing import Any, Final

from bench import Figure, line
from browsing import ROOT, browser_path, built_site
from playwright.sync_api import sync_playwright
from serve import serve

RUNS: Final = 5
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
SCREENS: Final[dict[str, list[str]]] = {"phone": [], "desktop": ["--preset=desktop"]}
"""What to tell Lighthouse; a phone is what it thinks of by itself."""

COMMAND: Final = (
    str(ROOT / ".ci" / "node"),
    "node",
    str(ROOT / ".ci" / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"),
    "--quiet",
    "--no-enable-error-reporting",
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    f"--only-categories={','.join(CATEGORIES)}",
    "--output=json",
    "--output=html",
)


def look(address: str, screen: str, chromium: str) -> dict[str, Any]:
    """One report, fresh from an empty browser."""
    path = ROOT / "build" / f"lighthouse-{screen}"
    subprocess.run(
        [*COMMAND, f"--output-path={path}", *SCREENS[screen], address],
        check=True,
        env={**os.environ, "CHROME_PATH": chromium},
    )
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
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    as_json = parser.parse_args().json
    told = []
    chromium = browser_path(whole=True) or own_chromium()
    if not as_json:
        print(f"\nLighthouse, median of {RUNS}")
    with serve(built_site()) as address:
        for screen in SCREENS:
            for figure in figures(address, screen, chromium):
                told.append(figure._asdict())
                if not as_json:
                    print(line(figure), flush=True)
    if as_json:
        print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
