"""Conundrums that go from hand to hand: by link, as a result, as a QR code; and what is no link."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
import segno
from browsing import FAST, PHONE
from conundrum_page import (
    MONDAY,
    ByMouse,
    ByTouch,
    conundrums_in_store,
    expect_found,
    expect_solved,
    open_one,
    places_of,
    set_day,
    solve,
)
from fingers import Mouse
from looking import notice
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage
from waiting import wait_until
from wording import Wording

from chromino_core import conundrums
from chromino_core.links import pack

CASES: Final = json.loads((Path(__file__).parent / "hostile_links.json").read_text("utf-8"))

SENT: Final = """
    window.sent = [];
    Navigator.prototype.canShare = () => true;
    Navigator.prototype.share = async (data) => { window.sent.push(data); };
"""

# Links


def test_a_link_opens_the_same_conundrum_in_a_fresh_browser(new_page: NewPage) -> None:
    conundrum = conundrums.generate(7, 2)
    table = new_page(size=PHONE, touch=True)
    open_one(table, f"#conundrum={conundrum.link}")
    assert table.tiles() == [tile.text for tile in conundrum.tiles]
    places = places_of({"link": conundrum.link})
    solve(ByTouch(table), places[:1])
    # It stays in the address: a reload comes back to it, and the link may be passed on.
    assert table.page.url == f"{table.address}#conundrum={conundrum.link}"
    table.page.reload()
    expect_found(table, 1)
    solve(ByTouch(table), places[1:])
    expect_solved(table)


@pytest.mark.parametrize("fragment", [f"#conundrum/{MONDAY}", "#conundrum/17"])
def test_days_and_the_collection_have_addresses_of_their_own(
    new_page: NewPage, fragment: str
) -> None:
    table = new_page()
    set_day(table, "2026-11-20")
    name = fragment.partition("/")[2]
    reference = {"number": 17} if name == "17" else {"date": name}
    open_one(table, fragment)
    assert table.tiles() == [tile.text for tile in conundrums.find(reference).tiles]
    # From one to the other, as by a link on another page.
    table.page.evaluate("location.hash = '#conundrum/18'")
    other = conundrums.find({"number": 18})
    expect(table.page.get_by_text("Conundrum 18", exact=True)).to_be_visible()
    wait_until(table.page, lambda: table.tiles() == [tile.text for tile in other.tiles])
    assert table.page.url == f"{table.address}#conundrum/18"


# The result


def result_of(table: TablePage) -> list[str]:
    """What is offered to be shared, in its lines."""
    table.action("share-task").click()
    return table.page.locator('[data-field="result"]').input_value().split("\n")


def test_the_result_goes_out_as_sentences_a_picture_and_the_link(table: TablePage) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    set_day(table, MONDAY)
    open_one(table, f"#conundrum/{MONDAY}")
    places = places_of({"date": MONDAY})
    table.action("tip").click()
    solve(ByMouse(table), places)
    told, picture, link = result_of(table)
    assert told.startswith("Chromino conundrum of November 16, grade 1.")
    assert f"I found all {len(places)} spots." in told
    assert "one hint" in told
    assert picture == "■" * len(places)
    assert link == f"{table.address}#conundrum/{MONDAY}"
    for place in places:
        assert str(place) not in "\n".join([told, picture, link])
    table.action("copy-result").click()
    expect(table.action("copy-result")).to_have_text("Copied")
    copied: str = table.page.evaluate("navigator.clipboard.readText()")
    assert copied.split("\n") == [told, picture, link]


def test_the_device_is_asked_to_send_it_where_it_can(new_page: NewPage) -> None:
    table = new_page(size=PHONE, touch=True, settings={**FAST, "language": "uk"})
    table.page.add_init_script(SENT)
    open_one(table, "#conundrum/1")
    table.action("give-up").tap()
    table.action("yes").tap()
    lines = result_of(table)
    say = Wording("uk").say
    assert say("conundrum-result-number", number=1, grade=1) in lines[0]
    table.action("share-result").tap()
    [sent] = table.page.evaluate("window.sent")
    assert sent == {"text": "\n".join(lines)}


def test_before_it_is_done_the_link_alone_is_shown(table: TablePage) -> None:
    open_one(table, "#conundrum/1")
    table.action("menu").click()
    table.page.get_by_role("dialog").locator('[data-action="share"]').click()
    shown = table.page.locator('[data-field="result"]').input_value()
    assert shown == f"{table.address}#conundrum/1"


@pytest.mark.pyodide
def test_a_qr_code_has_the_link(table: TablePage) -> None:
    link = conundrums.generate(7, 2).link
    open_one(table, f"#conundrum={link}")
    table.action("menu").click()
    table.page.get_by_role("dialog").locator('[data-action="share"]').click()
    table.action("qr-result").click()
    code = segno.make(f"{table.address}#conundrum={link}", error="L", micro=False)
    drawn = code.svg_data_uri(border=4, light="white", omitsize=True)
    expect(table.page.get_by_role("img", name="QR code")).to_have_attribute("src", drawn)


def test_every_conundrum_has_a_code_that_a_phone_can_read(address: str) -> None:
    longest = max((each.link for each in conundrums.collection()), key=len)
    code = segno.make(f"{address}#conundrum={longest}", error="L", micro=False)
    assert code.symbol_size(border=0)[0] <= 90


# What is no link to a conundrum


def fragment(case: dict[str, Any]) -> str:
    if "conundrum" in case:
        return f"#conundrum={pack({'conundrum': case['conundrum'] * case.get('times', 1)})}"
    if "data" in case:
        return f"#conundrum={pack(case['data'])}"
    filled = "A" * case.get("fill", 0)
    return f"{case['fragment']}{filled}"


def test_damaged_links_leave_what_is_on_the_table(table: TablePage) -> None:
    table.page.on("dialog", lambda dialog: pytest.fail(f"it ran: {dialog.message}"))
    table.open(edition="modern", players="human,greedy", seed=7)
    table.act(Mouse(table))
    table.wait_for_me()
    before = [table.tiles(), table.says()]
    assert len(CASES["conundrums"]) >= 20
    for case in CASES["conundrums"]:
        table.page.evaluate("hash => { location.hash = hash; }", fragment(case))
        line = notice(table, case["problem"])
        expect(line).to_be_visible()
        assert len(line.inner_text()) < 1000, case["name"]
        line.locator("button").click()
        expect(line).to_have_count(0)
        assert [table.tiles(), table.says()] == before, case["name"]
        assert "#" not in table.page.url, case["name"]
    assert conundrums_in_store(table) == {}
    table.act(Mouse(table))
    table.wait_for_me()


def test_a_fresh_browser_shows_the_start_and_a_word_about_it(new_page: NewPage) -> None:
    table = new_page()
    for case in CASES["conundrums"][:3]:
        table.page.goto("about:blank")
        table.page.goto(table.address + fragment(case))
        expect(notice(table, case["problem"])).to_be_visible()
        expect(table.action("play")).to_be_visible()
        assert table.page.url == table.address


def test_a_bad_link_leaves_the_conundrum_that_is_on_the_table(table: TablePage) -> None:
    open_one(table, "#conundrum/1")
    places = places_of({"number": 1})
    solver = ByMouse(table)
    solve(solver, places[:1])
    table.page.evaluate("location.hash = '#conundrum/61'")
    expect(notice(table, "conundrum-number")).to_be_visible()
    table.action("notice-close").click()
    expect_found(table, 1)
    solve(solver, places[1:])
    expect_solved(table)
