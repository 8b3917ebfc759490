"""An engine that is late: people see the page without it for as long as a test wants."""

from __future__ import annotations

from playwright.sync_api import Route
from table_page import TablePage

__all__ = ["LateEngine"]


class LateEngine:
    """From the next page on, no worker starts before `arrive` is called."""

    def __init__(self, table: TablePage) -> None:
        self._context = table.page.context
        self._held: list[Route] = []
        self._context.route("**/worker.js?*", self._hold)

    def _hold(self, route: Route) -> None:
        self._held.append(route)

    def arrive(self) -> None:
        self._context.unroute("**/worker.js?*", self._hold)
        for route in self._held:
            route.fallback()
