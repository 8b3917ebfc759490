"""The dialog that shows a game to others."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, expect
from table_page import TablePage

from chromino_core.links import unpack

__all__ = ["field", "game_link", "linked_data", "open_share", "share"]


def share(table: TablePage) -> Locator:
    return table.page.locator("dialog.share")


def open_share(table: TablePage) -> Locator:
    """By the menu of the table; the link and the picture are there."""
    table.action("menu").click()
    table.page.get_by_role("dialog").locator('[data-action="share"]').click()
    expect(share(table).locator(".preview img")).to_be_visible()
    expect(table.action("copy-link")).to_be_enabled()
    return share(table)


def field(table: TablePage, name: str) -> Locator:
    """A text to be copied: `link`, `start` or `words`."""
    return table.page.locator(f'[data-field="{name}"]')


def game_link(table: TablePage) -> str:
    """The link of the game; the dialog is open."""
    return field(table, "link").input_value()


def linked_data(link: str) -> dict[str, Any]:
    """What is in a link, as anybody can unpack it."""
    fields = parse_qs(urlsplit(link).fragment)
    assert set(fields) == {"game", "kinds"}
    data: dict[str, Any] = unpack(fields["game"][0])
    return data
