"""Settings: each changes the table at once, and is still so when one comes back."""

from __future__ import annotations

from typing import Final

from fingers import Mouse
from kept_games import moment, take_up
from late import SLOW_MS, late_bots
from looking import expect_on_board, expect_says
from page_fixtures import NewPage
from playwright.sync_api import Locator, expect
from table_page import TablePage
from waiting import wait_until

CHOSEN: Final = {
    "theme": "Dark",
    "tiles": "High contrast",
    "motion": "None",
    "help": "All tiles",
    "pace": "Slow",
}
SWITCHED_ON: Final = ("sound", "confirm", "auto")

NOTE_WAITS: Final = """
    globalThis.waits = [];
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (does, ms) => {
        waits.push(ms);
        return setTimeout(does, ms);
    };
"""

FAST_MS: Final = 60
"""So long a bot waits that plays fast."""

LISTEN: Final = """
    globalThis.heard = 0;
    const createOscillator = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        globalThis.heard += 1;
        return createOscillator.call(this);
    };
"""


def setting(table: TablePage, name: str) -> Locator:
    return table.page.locator(f'[data-setting="{name}"]')


def switch(table: TablePage, name: str) -> Locator:
    return setting(table, name).get_by_role("switch")


def option(table: TablePage, name: str, label: str) -> Locator:
    return setting(table, name).get_by_role("radio", name=label, exact=True)


def choose(table: TablePage, name: str, label: str) -> None:
    """Choose in the settings, which are open."""
    option(table, name, label).click()
    expect(option(table, name, label)).to_be_checked()


def ground(table: TablePage) -> str:
    """The colour of the table."""
    colour: str = table.page.locator("main.chromino").evaluate(
        "main => getComputedStyle(main).backgroundColor"
    )
    return colour


def test_the_look_changes_at_once_and_everything_outlives_a_reload(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    main = table.page.locator("main.chromino")
    light = ground(table)
    table.action("settings").click()
    for name, label in CHOSEN.items():
        expect(option(table, name, label)).not_to_be_checked()
        choose(table, name, label)
    for name in SWITCHED_ON:
        expect(switch(table, name)).not_to_be_checked()
        switch(table, name).click()
    assert ground(table) != light
    expect(table.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(main).to_have_attribute("data-tiles", "contrast")
    expect(main).to_have_attribute("data-motion", "reduced")

    table.page.reload()
    table.wait_for_table()
    table.action("settings").click()
    for name, label in CHOSEN.items():
        expect(option(table, name, label)).to_be_checked()
    for name in SWITCHED_ON:
        expect(switch(table, name)).to_be_checked()
    choose(table, "theme", "Light")
    assert ground(table) == light
    choose(table, "theme", "Dark")
    table.page.keyboard.press("Escape")

    # The other screens look the same.
    table.action("menu").click()
    table.action("leave").click()
    table.action("yes").click()
    start = table.page.locator(".chromino")
    expect(start).to_have_attribute("data-theme", "dark")
    expect(start).to_have_attribute("data-tiles", "contrast")


def test_sound_is_off_until_one_wants_it(table: TablePage) -> None:
    table.page.add_init_script(LISTEN)
    table.open(edition="modern", players="human,greedy", seed=7)
    Mouse(table).lay()
    expect_on_board(table, 3)
    assert table.page.evaluate("heard") == 0
    table.action("settings").click()
    switch(table, "sound").click()
    table.page.keyboard.press("Escape")
    Mouse(table).lay()
    expect_on_board(table, 5)
    assert table.page.evaluate("heard") > 0


def test_the_speed_of_bots_changes_while_one_waits(new_page: NewPage) -> None:
    table = new_page(settings={"pace": "slow"})
    late_bots(table)
    table.page.add_init_script(NOTE_WAITS)
    table.open(edition="modern", players="human,greedy", seed=7)
    Mouse(table).lay()
    expect(table.action("skip")).to_be_visible()
    # Others wait for other things.
    assert SLOW_MS in table.page.evaluate("waits")
    table.action("settings").click()
    table.page.evaluate("waits.length = 0")
    choose(table, "pace", "Fast")
    wait_until(table.page, lambda: FAST_MS in table.page.evaluate("waits"))
    assert SLOW_MS not in table.page.evaluate("waits")
    table.page.keyboard.press("Escape")
    expect_on_board(table, 3)


def test_nothing_is_drawn_by_itself_while_one_looks_at_the_settings(table: TablePage) -> None:
    table.page.clock.install()
    take_up(table, moment("ravensburger-2001", "BRY@0,0>", ["GGG PPP", "GPP PGP"], "RYG YYY"))
    table.action("settings").click()
    switch(table, "auto").click()
    table.page.clock.fast_forward("10:00")
    table.wait_for_paint()
    expect(table.page.locator("[data-tile]")).to_have_count(2)
    table.page.keyboard.press("Escape")
    expect_says(table, "say-lay-drawn")
    assert table.tiles() == ["GGG", "PPP", "GYR"]


def test_of_two_tables_each_keeps_what_was_chosen_at_it_and_hears_of_the_other(
    table: TablePage,
) -> None:
    # Two tables are open at once only where there are no locks.
    table.page.context.add_init_script("delete Navigator.prototype.locks;")
    table.open(edition="modern", players="human,greedy", seed=7)
    Mouse(table).lay()
    table.wait_for_me()
    other = TablePage(table.page.context.new_page(), table.address, table.guards)
    other.page.goto(table.address)
    other.wait_for_table()
    other.action("settings").click()
    choose(other, "tiles", "High contrast")
    table.page.bring_to_front()  # a tab in the background paints nothing
    table.action("settings").click()
    expect(option(table, "tiles", "High contrast")).to_be_checked()
    switch(table, "confirm").click()
    kept = table.page.evaluate("JSON.parse(localStorage['chromino settings'])")
    assert (kept["tiles"], kept["confirm"]) == ("contrast", True)
    other.page.bring_to_front()
    expect(switch(other, "confirm")).to_be_checked()
