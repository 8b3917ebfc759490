"""Parts of the page that come when they are asked for: the dialogs."""

from __future__ import annotations

from looking import notice
from playwright.sync_api import Locator, Route, expect
from table_page import TablePage
from waiting import wait_until
from wording import Wording

DIALOGS = "**/page.dialogs.*.js"


def about(table: TablePage) -> Locator:
    return table.page.locator("dialog.about")


def test_they_are_fetched_once_when_the_first_of_them_is_asked_for(table: TablePage) -> None:
    fetched: list[str] = []

    def note(route: Route) -> None:
        fetched.append(route.request.url)
        route.continue_()

    table.page.route(DIALOGS, note)
    table.open_start()
    assert not fetched
    for _ in range(2):
        table.action("about").click()
        expect(about(table)).to_be_visible()
        table.page.keyboard.press("Escape")
        expect(about(table)).to_have_count(0)
    assert len(fetched) == 1


def test_a_part_that_does_not_come_is_told_and_comes_after_a_reload(table: TablePage) -> None:
    table.page.route(DIALOGS, lambda route: route.abort())
    table.guards.allow("page.dialogs", "ERR_FAILED")
    table.open_start()
    table.action("about").click()
    expect(notice(table, "ui-part-missing")).to_contain_text(Wording("en").say("ui-part-missing"))
    table.page.unroute(DIALOGS)
    table.open_start()
    table.action("about").click()
    expect(about(table)).to_be_visible()
    expect(notice(table, "ui-part-missing")).to_have_count(0)


def test_who_has_gone_elsewhere_meanwhile_does_without(table: TablePage) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    table.page.route(DIALOGS, hold)
    table.open_start()
    table.action("about").click()
    wait_until(table.page, lambda: held)
    table.action("games").click()
    expect(table.page.locator("html")).to_have_attribute("data-screen", "games")
    [part] = held
    part.continue_()
    # Who asks for it after the page has it after the page.
    table.page.evaluate("async (part) => void (await import(part))", part.request.url)
    expect(about(table)).to_have_count(0)
