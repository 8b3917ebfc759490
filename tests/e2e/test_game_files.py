"""Games as files: saved, chosen or dropped anywhere, and refused when they are none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from browsing import FAST
from fingers import Mouse
from games_page import (
    THREE,
    brings,
    deed,
    dropped,
    entry,
    files,
    open_games,
    played,
    three_games,
)
from kept_games import kept, kept_when, listed, put
from looking import expect_on_board, notice
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage
from wording import Wording

from chromino_core import Game
from chromino_core.records.json_text import LARGEST

HOSTILE: dict[str, str] = json.loads(
    (Path(__file__).parent / "hostile_files.json").read_text("utf-8")
)


def text_of(game: Game) -> str:
    return json.dumps(game.record())


def saved(table: TablePage, id: str) -> tuple[str, str]:
    """The name and the text of the file that a game of the list is saved as."""
    with table.page.expect_download() as download:
        deed(table, id, "export")
    return download.value.suggested_filename, download.value.path().read_text("utf-8")


def records(table: TablePage) -> list[Any]:
    return [game["record"] for game in kept(table)]


# Out and in again


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_that_is_saved_and_opened_is_the_same(new_page: NewPage, language: str) -> None:
    words = Wording(language)
    table = new_page(settings={**FAST, "language": language})
    game = played(9, "Марічка", "🦊 Fox/..", id="modern-zh", scoring="expert")
    put(table, listed(game, id="mine", changed=1_790_000_000_000))
    open_games(table)
    name, text = saved(table, "mine")
    assert name == "chromino-Марічка-Fox-modern-zh-2026-09-21.json"
    assert json.loads(text) == game.record()

    # In another browser, where nobody knows who is a bot.
    other = new_page(settings={**FAST, "language": language})
    open_games(other)
    brings(other, files(game=text))
    expect(other.page.get_by_role("dialog", name=words.say("ui-seats"))).to_be_visible()
    [there] = kept(other)
    assert there["record"] == game.record()
    assert there["id"] != "mine"
    assert Game.from_record(there["record"]) == game


def test_opening_the_same_file_twice_overwrites_nothing(table: TablePage) -> None:
    three_games(table)
    before = kept(table)
    open_games(table)
    for count in (4, 5):
        bring_again(table, count)
        open_games_from_the_table(table)
    expect(table.page.locator("[data-game]")).to_have_count(5)
    now = {game["id"]: game for game in kept(table)}
    assert [now[game["id"]] for game in before] == before
    assert records(table).count(THREE["c"].record()) == 3


def bring_again(table: TablePage, then: int) -> None:
    """Open a file, and wait until so many games are kept."""
    brings(table, files(again=text_of(THREE["c"])))
    expect(table.page.locator("dialog.seats")).to_be_visible()
    kept_when(table, lambda games: len(games) == then)


def open_games_from_the_table(table: TablePage) -> None:
    table.page.keyboard.press("Escape")
    table.page.goto(table.address)
    table.wait_for_table()
    if table.page.get_by_role("dialog").count():
        table.page.get_by_role("dialog").get_by_role("button").first.click()
    table.action("menu").click()
    table.action("games").click()
    table.action("yes").click()
    expect(table.page.locator("[data-game]").first).to_be_visible()


def test_a_finished_game_opens_at_its_end(table: TablePage) -> None:
    open_games(table)
    over = played(1000)
    brings(table, files(over=text_of(over)))
    expect(table.action("rematch")).to_be_visible()
    assert records(table) == [over.record()]
    assert kept(table)[0]["over"]


# Dropping


def test_a_file_can_be_dropped_anywhere(table: TablePage) -> None:
    table.open_start()
    hint = table.page.locator("#drop")
    file = files(game=text_of(THREE["b"]))
    dropped(table, file, "dragover")
    expect(hint).to_be_visible()
    expect(hint).to_have_text("Drop it here to open the game")
    # Who takes it away again is not bothered.
    expect(hint).to_be_hidden()
    dropped(table, file, "dragover", "drop")
    expect(hint).to_be_hidden()
    expect(table.page.locator("dialog.seats")).to_be_visible()
    assert records(table) == [THREE["b"].record()]


def test_what_is_no_file_is_not_for_us(table: TablePage) -> None:
    table.open_start()
    dropped(table, [], "dragover", "drop")
    expect(table.page.locator("#drop")).to_be_hidden()
    assert kept(table) == []


def test_several_go_to_the_others_and_the_table_waits(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    table.act(Mouse(table))
    table.wait_for_me()
    [mine] = kept(table)
    brought = files(
        one=text_of(THREE["a"]), two=text_of(played(1000)), none="[]", three=text_of(THREE["c"])
    )
    dropped(table, brought)
    expect(table.page.locator("[data-game]")).to_have_count(4)
    expect(notice(table, "ui-games-added")).to_contain_text("3 games added.")
    expect(notice(table, "ui-file-refused")).to_contain_text("“none.json” can’t be opened.")
    table.action("back").click()
    expect_on_board(table, 3)
    Mouse(table).lay()
    expect_on_board(table, 5)
    table.page.reload()
    table.wait_for_table()
    expect_on_board(table, 5)
    assert len([game for game in kept(table) if game["id"] == mine["id"]]) == 1


# Files that are none


def test_hostile_files_are_refused_and_change_nothing(table: TablePage) -> None:
    table.page.on("dialog", lambda dialog: pytest.fail(f"it ran: {dialog.message}"))
    table.open(edition="modern", players="human,greedy", seed=7)
    table.act(Mouse(table))
    table.wait_for_me()
    before = kept(table)
    hand = table.tiles()
    refused = notice(table, "ui-file-refused")
    assert len(HOSTILE) >= 12
    for n, (what, text) in enumerate(HOSTILE.items()):
        name = f"<img src=x onerror=alert({n})>.json"
        dropped(table, [{"name": name, "text": text}])
        expect(refused, what).to_contain_text(name)
        table.action("notice-close").click()
        expect(refused).to_have_count(0)
    assert table.page.locator("img[src=x]").count() == 0
    assert kept(table) == before
    assert table.tiles() == hand
    Mouse(table).lay()
    expect_on_board(table, 5)


def test_what_is_too_large_or_no_text_is_not_even_read(table: TablePage) -> None:
    table.open_start()
    dropped(table, [{"name": "large.json", "text": " " * (LARGEST + 1)}])
    refused = notice(table, "ui-file-refused")
    expect(refused).to_contain_text("it has more than 1,000,000 bytes")
    table.page.evaluate(
        """() => {
            const dataTransfer = new DataTransfer();
            const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
            for (let n = 1; n <= 5; n++) dataTransfer.items.add(new File([photo], `${n}.jpg`));
            document.body.dispatchEvent(new DragEvent("drop", {dataTransfer, bubbles: true}));
        }"""
    )
    expect(refused).to_contain_text("“1.jpg” can’t be opened. This isn’t a saved game.")
    expect(refused).to_contain_text("2 more files can’t be opened either.")
    expect(entry(table, "any")).to_have_count(0)
    expect(table.page.locator("[data-game]")).to_have_count(0)
