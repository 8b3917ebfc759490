"""Who changes their mind while the engine starts gets where they want to be, and nowhere else."""

from __future__ import annotations

import pytest
from games_page import entry, played
from kept_games import kept, listed, put
from late import Late, late_engine
from playwright.sync_api import expect
from table_page import TablePage

from chromino_core import Game, edition
from chromino_core.links import pack

READY = "() => performance.getEntriesByName('chromino:ready').length > 0"


def arrive(table: TablePage, late: Late) -> None:
    """Wait until the engine has answered what was asked first."""
    late.arrive()
    table.page.wait_for_function(READY)
    table.wait_for_paint()


def change_ones_mind(table: TablePage, late: Late) -> None:
    """Whoever waits for a table reads the rules instead, and goes on reading when it comes."""
    expect(table.page.get_by_role("heading", name="Setting the table")).to_be_visible()
    table.page.evaluate("location.hash = 'rules/modern'")
    rules = table.page.locator("[data-rule]").first
    expect(rules).to_be_visible()
    arrive(table, late)
    expect(rules).to_be_visible()
    assert table.page.locator("[data-tile]").count() == 0
    expect(table.page.locator("[data-notice]")).to_have_count(0)


def test_an_abandoned_game_does_not_take_the_place_of_what_one_reads(table: TablePage) -> None:
    late = late_engine(table)
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


def test_nor_of_the_games_that_are_kept(table: TablePage) -> None:
    put(table, listed(played(2), id="a"))
    late = late_engine(table)
    table.open_start()
    table.action("play").click()
    table.action("games").click()
    arrive(table, late)
    expect(entry(table, "a")).to_be_visible()
    assert table.page.locator("[data-tile]").count() == 0
    assert [game["id"] for game in kept(table)] == ["a"]


def test_nor_does_a_game_that_was_kept(table: TablePage) -> None:
    put(table, listed(played(2), id="a"), current="a")
    late = late_engine(table)
    table.page.goto(table.address)
    change_ones_mind(table, late)


LINK = pack(Game(["Ann", "Ben"], edition("modern"), 7).record())


@pytest.mark.parametrize(
    "link",
    [f"#game={LINK}&kinds=human,greedy", "#game=1AAAA", "?players=human,greedy&hand_size=79"],
    ids=["whole", "damaged", "impossible"],
)
def test_nor_does_a_link(table: TablePage, link: str) -> None:
    late = late_engine(table)
    table.page.goto(f"{table.address}{link}")
    change_ones_mind(table, late)
    assert kept(table) == []


def test_nor_does_a_lesson(table: TablePage) -> None:
    late = late_engine(table)
    table.open_start()
    table.action("learn").click()
    change_ones_mind(table, late)
    assert kept(table) == []
