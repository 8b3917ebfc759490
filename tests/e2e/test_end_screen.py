"""The end of a game: who has won and why, and what one may do next."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from browsing import DESKTOP, FAST, PHONE
from catalogue import LANGUAGES
from kept_games import JUST_BOTH, finished, kept, moment, take_up
from looking import expect_on_board
from page_fixtures import NewPage
from playwright.sync_api import Locator, expect
from table_page import TablePage

from chromino_core import Game

PEOPLE = ("human", "human", "human")


class End(NamedTuple):
    game: Game
    kinds: tuple[str, ...]
    headline: str
    reason: str
    rows: list[str]


def blocked() -> Game:
    """Nobody can lay anything, and the bag is empty."""
    game = Game.from_record(moment("ravensburger-2001", "BRY@0,0>", ["GGG PPP", "GPP"]))
    for _ in range(2):
        game.push("pass")
    return game


# The seeds were looked for: those of few actions that end like this.
ENDS = {
    "joint": End(
        finished("ravensburger-2001", 3, 0, hand_size=2),
        PEOPLE,
        "Player 1 and Player 2 share first place!",
        "Player 1 and Player 2 each laid every tile.",
        ["Player 1 winner 0", "Player 2 winner 0", "Player 3 1"],
    ),
    "blocked": End(
        blocked(),
        JUST_BOTH,
        "Player 2 wins!",
        "Nothing fits any more, and the bag is empty. Player 2 had the fewest tiles left: 1.",
        ["Player 1 2", "Player 2 winner 1"],
    ),
    "alone": End(
        finished("modern", 1, 9, hand_size=2),
        ("human",),
        "Well done!",
        "Done! You took 17 turns and drew 12 tiles.",
        [],
    ),
    "shared by me": End(
        finished("modern", 2, 214, hand_size=2, scoring="expert"),
        JUST_BOTH,
        "You and Player 2 share first place!",
        "The last tile has been laid. You and Player 2 scored the most points: 13 each.",
        ["Player 1 winner 13 0", "Player 2 winner 13 0"],
    ),
}


SHORT = finished("ravensburger-2001", 2, 30, hand_size=2)
WON = End(
    SHORT,
    ("greedy", "human"),
    "You win!",
    "You laid every tile.",
    ["Player 1 2", "Player 2 winner 0"],
)
LOST = WON._replace(kinds=JUST_BOTH, headline="Player 2 wins!", reason="Player 2 laid every tile.")


def end_screen(table: TablePage) -> Locator:
    return table.page.get_by_role("dialog")


def take_up_end(table: TablePage, end: End) -> None:
    """Open the page with a game that is over; who has won and why is told."""
    take_up(table, end.game.record(), end.kinds, over=True)
    expect(end_screen(table)).to_have_accessible_name(end.headline)
    expect(end_screen(table).get_by_text(end.reason, exact=True)).to_be_visible()
    rows = end_screen(table).get_by_role("rowgroup").last.get_by_role("row")
    told = [re.sub(r"\s+", " ", text.strip()) for text in rows.all_text_contents()]
    assert told == end.rows


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS.keys())
def test_it_tells_who_has_won_and_why(table: TablePage, end: End) -> None:
    take_up_end(table, end)


def test_a_rematch_has_the_same_rules_and_players(table: TablePage) -> None:
    take_up_end(table, LOST)
    table.action("rematch").click()
    expect(end_screen(table)).to_have_count(0)
    expect_on_board(table, 1)
    expect(table.page.locator("[data-tile]")).to_have_count(2)
    old, new = kept(table)
    assert old["record"] == SHORT.record()
    assert new["kinds"] == list(JUST_BOTH)
    for field in ("rules", "players"):
        assert new["record"][field] == old["record"][field]
    # It is another game: tiles are dealt anew.
    assert new["record"]["deal"] != old["record"]["deal"]


def test_one_saves_it_looks_at_the_table_and_sets_up_another_one(table: TablePage) -> None:
    take_up_end(table, WON)
    assert Game.from_record(table.record()) == SHORT

    table.action("look").click()
    expect(end_screen(table)).to_have_count(0)
    expect(table.seat(1)).to_contain_text("winner")
    table.action("result").click()
    expect(end_screen(table)).to_have_accessible_name("You win!")
    table.page.keyboard.press("Escape")
    expect(end_screen(table)).to_have_count(0)

    # The game is over: nothing is lost that one would have to be asked about.
    table.action("result").click()
    table.action("new").click()
    expect(table.action("start")).to_be_visible()


_LINES = """button => {
    const words = document.createRange();
    words.selectNodeContents([...button.childNodes].filter(each => each.data?.trim()).at(-1));
    return new Set([...words.getClientRects()].map(line => line.top)).size;
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_has_room_for_its_words(
    new_page: NewPage, language: str, size: tuple[int, int]
) -> None:
    table = new_page(size=size, settings={**FAST, "language": language})
    take_up(table, SHORT.record(), JUST_BOTH, over=True)
    buttons = end_screen(table).locator(".choices .button")
    expect(buttons).to_have_count(6)
    lines = {each.inner_text().strip(): each.evaluate(_LINES) for each in buttons.all()}
    assert lines == dict.fromkeys(lines, 1)
