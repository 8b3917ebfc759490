"""Inside another site's page nothing is lost by one press: that site may hide what is pressed."""

from __future__ import annotations

from pathlib import Path

from games_page import three_games
from kept_games import kept
from playwright.sync_api import FrameLocator, expect
from serve import serve
from table_page import TablePage

AROUND = """<!doctype html><title>Class 3b</title><link rel=icon href='data:,'>
<iframe src="{}" width=1000 height=700></iframe>"""


def games_within(table: TablePage, address: str) -> FrameLocator:
    """Open a page that shows ours inside it, and in that the list of games."""
    table.page.goto(address)
    frame = table.page.frame_locator("iframe")
    frame.locator('[data-action="games"]').click()
    return frame


def delete(frame: FrameLocator, id: str) -> None:
    frame.locator(f'[data-game="{id}"] [data-action="game-more"]').click()
    frame.locator('[data-action="game-delete"]').click()


def test_deleting_takes_a_second_press_in_a_strangers_frame(
    table: TablePage, tmp_path: Path
) -> None:
    around = AROUND.format(table.address)
    three_games(table)
    ours = f"{table.address}class.html"
    table.page.route(ours, lambda route: route.fulfill(body=around, content_type="text/html"))
    frame = games_within(table, ours)
    delete(frame, "a")
    # It is out of the list at once; that it is deleted is told when it is.
    expect(frame.locator('[data-notice="ui-games-deleted"]')).to_be_visible()
    expect(frame.locator("[data-game]")).to_have_count(2)

    (tmp_path / "index.html").write_text(around, "utf-8")
    with serve(tmp_path) as stranger:
        table.guards.allow(stranger, "Blocked autofocusing")
        delete_with_care(games_within(table, stranger))
    table.page.goto(f"{table.address}licences.txt")
    assert [game["id"] for game in kept(table)] == ["c"]


def delete_with_care(frame: FrameLocator) -> None:
    delete(frame, "b")
    question = frame.get_by_role("dialog", name="Delete “Game b”?")
    expect(question.locator('[data-action="delete-no"]')).to_be_focused()
    question.locator('[data-action="delete-no"]').click()
    expect(question).to_have_count(0)
    expect(frame.locator("[data-game]")).to_have_count(2)
    delete(frame, "b")
    question.locator('[data-action="delete-yes"]').click()
    expect(frame.locator("[data-game]")).to_have_count(1)
    expect(frame.locator('[data-notice="ui-games-deleted"]')).to_be_visible()
    frame.locator('[data-action="erase"]').click()
    expect(frame.locator('[data-action="erase-no"]')).to_be_focused()
