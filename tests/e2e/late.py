"""What is late: people see the page without it for as long as a test wants."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import BrowserContext, Page, Route
from table_page import TablePage

__all__ = ["SLOW_MS", "Late", "all_answered", "late_bots", "late_engine"]

SLOW_MS: Final = 1800
"""So long a bot waits that plays slowly."""

_LATE_BOTS: Final = f"""
    const {{ setTimeout }} = globalThis;
    globalThis.botsAreLate = true;
    globalThis.setTimeout = (does, ms, ...given) =>
        setTimeout(does, botsAreLate && ms === {SLOW_MS} ? 300_000 : ms, ...given);
"""

_LOOK_S: Final = 0.05


class Late:
    """From now on, who asks for an address waits until it arrives, as it has to in the end."""

    def __init__(self, where: Page | BrowserContext, address: str) -> None:
        self.asked: list[Route] = []
        self._arrived = False
        where.route(address, self._hold)

    def _hold(self, route: Route) -> None:
        if self._arrived:
            route.fallback()
        else:
            self.asked.append(route)

    def arrive(self, how: Callable[[Route], None] = Route.fallback) -> None:
        """Have it arrive as usual; or have those who wait be told `Route.abort`."""
        self._arrived = True
        for route in self.asked:
            how(route)


def late_engine(table: TablePage) -> Late:
    """From the next page on, no worker starts before this arrives."""
    return Late(table.page.context, "**/worker.js?*")


def late_bots(table: TablePage) -> None:
    """From the next page on, bots that play slowly wait until one hastens them, or minutes."""
    table.page.add_init_script(_LATE_BOTS)


@contextmanager
def all_answered(context: BrowserContext, patience_s: float = 10) -> Iterator[None]:
    """Nobody is kept waiting in the end: Playwright never gives up what a test holds back.

    It would still wait when the page has been closed, and be thrown away, with a warning, in the
    middle of any other test.
    """
    before = asyncio.all_tasks()
    yield
    waiting = [task for task in asyncio.all_tasks() - before if _answers(task)]
    end = time.monotonic() + patience_s
    while not all(task.done() for task in waiting):
        assert time.monotonic() < end, "what a page has asked for is held back, and never let go"
        context.cookies()  # Tasks go on while something is asked of the browser.
        time.sleep(_LOOK_S)


def _answers(task: asyncio.Task[object]) -> bool:
    return getattr(task.get_coro(), "__name__", "") == "_on_route"
