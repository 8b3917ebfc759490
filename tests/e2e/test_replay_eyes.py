"""With whose eyes one looks back: one's own while the game runs, anybody's when it is over."""

from __future__ import annotations

import pytest
from axe import violations
from bare_table import sit_down
from browsing import DESKTOP, PHONE
from kept_games import finished, past
from page_fixtures import NewPage
from playwright.sync_api import Locator, expect
from table_page import TablePage

from chromino_core import Game, Session
from chromino_core.words import tile_name

GAME = finished("modern", 4, 5)
LAST = len(GAME.log)
MIDDLE = LAST // 2


def open_hand(table: TablePage, seat: int) -> Locator:
    return table.seat(seat).locator(".faces [role=img]")


def expect_hands(table: TablePage, game: Game, *seats: int) -> None:
    """The hands of these seats lie open, and no other."""
    for seat, hand in enumerate(game.hands):
        tiles = open_hand(table, seat)
        expect(tiles).to_have_count(len(hand) if seat in seats else 0)
        if seat in seats:
            names = tiles.evaluate_all("all => all.map(each => each.ariaLabel)")
            assert names == [tile_name(tile.text) for tile in hand]


def look_back(table: TablePage, ply: int) -> None:
    table.action("replay").click()
    table.page.get_by_role("slider").fill(str(ply))
    expect_at(table, ply)


def expect_at(table: TablePage, ply: int) -> None:
    lying = past(GAME, ply).board.placements
    count = "one tile" if len(lying) == 1 else f"{len(lying)} tiles"
    expect(table.page.get_by_role("grid")).to_have_attribute("aria-label", f"Table with {count}")
    expect(table.page.get_by_role("slider")).to_have_value(str(ply))


def test_when_it_is_over_everyone_is_seen_at_every_moment(table: TablePage) -> None:
    sit_down(table, Session(GAME.copy(), ["human", "greedy", "greedy", "greedy"]))
    look_back(table, MIDDLE)
    eyes = table.page.get_by_role("combobox", name="Seen by")
    expect(eyes.locator("option:checked")).to_have_text("Everyone")
    expect(eyes.locator("option")).to_have_text(["Everyone", *GAME.players])
    expect_hands(table, past(GAME, MIDDLE), 0, 1, 2, 3)
    table.action("replay-first").click()
    expect_at(table, 0)
    expect_hands(table, past(GAME, 0), 0, 1, 2, 3)


def test_one_looks_with_the_eyes_of_a_seat_until_one_changes_them(table: TablePage) -> None:
    sit_down(table, Session(GAME.copy(), ["human", "greedy", "greedy", "greedy"]))
    look_back(table, MIDDLE)
    eyes = table.page.get_by_role("combobox", name="Seen by")
    eyes.select_option("Player 3")
    expect_hands(table, past(GAME, MIDDLE), 2)
    expect_at(table, MIDDLE)
    table.action("replay-next").click()
    expect_at(table, MIDDLE + 1)
    expect_hands(table, past(GAME, MIDDLE + 1), 2)
    expect(eyes.locator("option:checked")).to_have_text("Player 3")
    eyes.select_option("Everyone")
    expect_hands(table, past(GAME, MIDDLE + 1), 0, 1, 2, 3)


def test_while_it_runs_one_has_only_ones_own_eyes(table: TablePage) -> None:
    game = past(GAME, MIDDLE)
    sit_down(table, Session(game, ["human", "greedy", "greedy", "greedy"]))
    table.action("menu").click()
    look_back(table, MIDDLE - 3)
    expect(table.page.get_by_role("combobox")).to_have_count(0)
    expect_hands(table, past(GAME, MIDDLE - 3), 0)


def test_a_game_that_was_given_up_is_over_too(table: TablePage) -> None:
    session = Session(past(GAME, MIDDLE), ["human", "greedy", "greedy", "greedy"])
    session.dispatch({"type": "resign", "seat": 0})
    sit_down(table, session)
    look_back(table, 2)
    expect_hands(table, past(GAME, 2), 0, 1, 2, 3)


def boxes(parts: Locator) -> list[dict[str, float]]:
    """Where the parts are that are to be seen, all at once."""
    found: list[dict[str, float]] = parts.evaluate_all(
        """all => all.filter((part) => part.checkVisibility())
            .map((part) => part.getBoundingClientRect().toJSON())"""
    )
    return found


@pytest.mark.parametrize("players", [2, 8])
@pytest.mark.parametrize("size", [DESKTOP, PHONE, PHONE[::-1]], ids=["desktop", "phone", "side"])
def test_all_hands_and_the_bar_have_room(
    new_page: NewPage, players: int, size: tuple[int, int]
) -> None:
    table = new_page(size=size, touch=size != DESKTOP)
    game = finished("modern", players, 5)
    sit_down(table, Session(game, ["human"] + ["greedy"] * (players - 1)))
    table.action("replay").click()
    expect(table.page.get_by_role("slider")).to_be_focused()
    width, height = size
    for box in boxes(table.page.locator(".replay, .replay *")):
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
    touched = boxes(table.page.locator(".replay button, .replay select, .replay input"))
    assert min(min(box["width"], box["height"]) for box in touched) >= 24
    bar = table.page.locator(".replay").bounding_box()
    hands = table.page.locator(".players").bounding_box()
    assert bar is not None
    assert hands is not None
    # The hands are above the board, or beside it.
    room = max(bar["y"] - (hands["y"] + hands["height"]), hands["x"])
    assert room > 100, "the board is what one looks at"
    table.seat(players - 1).scroll_into_view_if_needed()
    expect(open_hand(table, players - 1).first).to_be_in_viewport()
    for theme in ("light", "dark"):
        table.page.emulate_media(color_scheme=theme)
        assert violations(table.page) == []
