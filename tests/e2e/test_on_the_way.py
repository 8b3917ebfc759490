"""Who changes their mind while the engine starts gets where they want to be, and nowhere else."""

from __future__ import annotations

from kept_games import kept
from late_engine import LateEngine
from playwright.sync_api import expect
from table_page import TablePage

from chromino_core import Game, edition
from chromino_core.links import pack

READY = "performance.getEntriesByName('chromino:ready').length"


def arrive(table: TablePage, late: LateEngine) -> None:
    """Wait until the engine has answered what was asked first."""
    late.arrive()
    for _ in range(600):
        if table.page.evaluate(READY):
            table.wait_for_paint()
            return
        table.wait_for_paint()
    raise AssertionError("it never answered")


def test_an_abandoned_game_does_not_take_the_place_of_what_one_reads(table: TablePage) -> None:
    late = LateEngine(table)
    table.open_start()
    table.action("play").click()
    table.action("rules").click()
    rules = table.page.locator("[data-rule]").first
    expect(rules).to_be_visible()
    arrive(table, late)
    expect(rules).to_be_visible()
    assert table.page.locator("[data-tile]").count() == 0
    assert kept(table) == [], "nobody wants it any more"
    table.action("back").click()
    table.action("play").wait_for()
    expect(table.action("continue")).to_have_count(0)
    table.action("play").click()
    table.wait_for_me()
    assert len(kept(table)) == 1


def test_nor_does_a_link_or_a_lesson(table: TablePage) -> None:
    late = LateEngine(table)
    link = pack(Game(["Ann", "Ben"], edition("modern"), 7).record())
    table.page.goto(f"{table.address}#game={link}&kinds=human,greedy")
    expect(table.page.get_by_role("heading", name="Setting the table")).to_be_visible()
    table.page.evaluate("location.hash = 'rules/modern'")
    table.action("back").wait_for()
    table.action("back").click()
    table.action("play").wait_for()
    table.action("learn").click()
    expect(table.page.get_by_role("heading", name="Setting the table")).to_be_visible()
    table.page.evaluate("location.hash = 'rules/modern'")
    rules = table.page.locator("[data-rule]").first
    expect(rules).to_be_visible()
    arrive(table, late)
    expect(rules).to_be_visible()
    assert table.page.locator("[data-tile]").count() == 0
    assert kept(table) == []
