"""A phone has little room: nothing lies on anything else there, and nothing is cut off."""

from __future__ import annotations

import pytest
from browsing import FAST, PHONE
from covered import STATES, look
from fingers import Mouse
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage

NARROWEST = (344, 740)
LYING = (740, 360)


@pytest.mark.parametrize("state", [*STATES, "scores"])
def test_panels_keep_clear_of_each_other(new_page: NewPage, state: str) -> None:
    table = new_page(settings={**FAST, "language": "fr", "motion": "reduced"})
    how = STATES.get(state, {"players": "human,greedy", "scoring": "expert"})
    table.open(**{"edition": "modern", "seed": 7, **how})
    if state == "bots alone":
        table.action("pause").click()
    else:
        table.wait_for_me()
    for size in (PHONE, NARROWEST, LYING):
        met = [told for told in look(table, size) if " meets " in told]
        assert met == [], size


@pytest.mark.parametrize("size", [PHONE, NARROWEST])
def test_whoever_sits_first_is_beside_the_buttons(new_page: NewPage, size: tuple[int, int]) -> None:
    table = new_page(settings={**FAST, "language": "uk", "motion": "reduced"})
    table.open(edition="modern", players="human,greedy", seed=7, scoring="expert")
    table.wait_for_me()
    look(table, size)
    first, button = table.seat(0).bounding_box(), table.action("log").bounding_box()
    assert first
    assert button
    assert first["y"] < button["y"] + button["height"] / 2
    assert first["x"] + first["width"] < button["x"]


def test_the_whole_menu_is_seen_at_once(table: TablePage) -> None:
    table.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    table.open(edition="modern", players="human,greedy", seed=7)
    # Who has moved can look back, too.
    table.act(Mouse(table))
    table.wait_for_me()
    table.action("menu").click()
    expect(table.page.locator('.menu [data-action="replay"]')).to_be_visible()
    entries = table.page.locator(".menu .entry")
    expect(entries.last).to_be_visible()
    for entry in entries.all():
        expect(entry).to_be_in_viewport(ratio=1)
