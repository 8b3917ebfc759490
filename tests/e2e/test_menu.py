"""The menu stays as it is while the game goes on behind it."""

from __future__ import annotations

from late import late_bots
from page_fixtures import NewPage
from playwright.sync_api import expect


def test_nothing_moves_below_a_finger_when_there_is_a_first_move(new_page: NewPage) -> None:
    table = new_page(settings={"pace": "slow"})
    table.page.clock.install()
    late_bots(table)
    table.open(edition="modern", players="greedy,greedy", seed=7)
    table.action("menu").click()
    looks_back = table.page.locator(".menu [data-action=replay]")
    expect(looks_back).to_be_disabled()
    entries = table.page.locator(".menu .entry")
    before = [entry.bounding_box() for entry in entries.all()]
    table.page.clock.fast_forward("10:00")
    expect(looks_back).to_be_enabled()
    assert [entry.bounding_box() for entry in entries.all()] == before
