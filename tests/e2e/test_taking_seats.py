"""Who sits where: a bot takes over and gives back, people give up, leave and come back."""

from __future__ import annotations

from fingers import Mouse
from late import late_bots
from looking import expect_on_board, heard
from page_fixtures import NewPage
from playwright.sync_api import Locator, expect
from table_page import TablePage

from chromino_core import Game


def first_hand(players: int = 2) -> list[str]:
    names = [f"Player {n}" for n in range(1, players + 1)]
    return [tile.text for tile in Game(names, seed=7).hands[0]]


def dialog(table: TablePage) -> Locator:
    return table.page.get_by_role("dialog")


def from_menu(table: TablePage, action: str) -> None:
    table.action("menu").click()
    table.action(action).click()


def give_seat(table: TablePage, seat: int, kind: str) -> None:
    """Let a player of another kind have a seat, which has to be confirmed."""
    from_menu(table, "seats")
    table.action(f"seat-{seat}-{kind}").click()
    expect(dialog(table)).to_contain_text("Player 1")
    table.action("yes").click()
    expect(table.action(f"seat-{seat}-{kind}")).to_have_attribute("aria-pressed", "true")
    table.page.keyboard.press("Escape")
    expect(dialog(table)).to_have_count(0)


def test_a_bot_takes_my_seat_and_i_take_it_back(new_page: NewPage) -> None:
    table = new_page(settings={"pace": "slow"})
    late_bots(table)
    table.open(edition="modern", players="human,greedy", seed=7)
    give_seat(table, 0, "greedy")
    expect(heard(table)).to_contain_text("A bot now plays for Player 1: Greedy bot.")
    expect(table.seat(0)).to_contain_text("Bot:")
    # Nobody sits before the screen who would have tiles.
    expect(table.page.locator("[data-tile]")).to_have_count(0)
    table.action("skip").click()
    expect_on_board(table, 2)
    table.action("pause").click()

    give_seat(table, 0, "human")
    expect(heard(table)).to_contain_text("A person now plays for Player 1.")
    expect(table.seat(0)).to_contain_text("Person:")
    # The bot has laid one of my tiles; the others are mine again.
    expect(table.page.locator("[data-tile]")).to_have_count(7)
    assert set(table.tiles()) < set(first_hand())


def test_giving_up_against_one_bot_asks_first_and_ends_the_game(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    from_menu(table, "resign")
    expect(dialog(table)).to_contain_text("Give up?")
    expect(table.action("no")).to_be_focused()
    table.action("no").click()
    expect(dialog(table)).to_have_count(0)
    assert table.tiles() == first_hand()

    from_menu(table, "resign")
    table.action("yes").click()
    expect(dialog(table)).to_contain_text("Kim wins!")
    expect(dialog(table)).to_contain_text("The game was given up.")
    expect(dialog(table).get_by_role("row", name="Player 1")).to_contain_text("gave up")
    expect(dialog(table).get_by_role("row", name="Kim")).to_contain_text("winner")


def test_of_two_people_the_other_one_wins(table: TablePage) -> None:
    table.open(edition="modern", players="human,human", seed=7)
    table.action("hand-over").click()
    from_menu(table, "resign")
    table.action("yes").click()
    expect(dialog(table)).to_contain_text("Player 2 wins!")
    # What the winner holds stays hidden.
    assert table.tiles() == first_hand()

    table.page.reload()
    table.wait_for_table()
    expect(dialog(table)).to_contain_text("Player 2 wins!")


def test_of_three_the_others_play_on_and_a_bot_takes_the_seat(table: TablePage) -> None:
    third = [tile.text for tile in Game(["Player 1", "Kim", "Player 3"], seed=7).hands[2]]
    table.open(edition="modern", players="human,greedy,human", seed=7)
    table.action("hand-over").click()
    from_menu(table, "resign")
    table.action("yes").click()

    # The device is still in the hands of the one who gave up.
    expect(dialog(table)).to_contain_text("Pass the device to Player 3")
    expect(table.page.locator("[data-tile]")).to_have_count(0)
    table.action("hand-over").click()
    expect(dialog(table)).to_have_count(0)
    expect(table.seat(0)).to_contain_text("Bot:")
    expect(table.seat(0)).to_contain_text("gave up")
    expect(table.seat(2)).to_have_attribute("aria-current", "true")
    assert table.tiles() == third
    # Against two bots there is nobody left to hand the device to.
    table.me = 2
    table.act(Mouse(table))
    expect(table.seat(2)).to_have_attribute("aria-current", "true")
    expect(dialog(table)).to_have_count(0)


def test_who_leaves_is_asked_and_can_come_back(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    table.act(Mouse(table))
    table.wait_for_me()
    hand = table.tiles()
    from_menu(table, "leave")
    expect(dialog(table)).to_contain_text("Leave the table?")
    table.page.keyboard.press("Escape")
    expect(dialog(table)).to_have_count(0)
    assert table.tiles() == hand

    from_menu(table, "leave")
    table.action("yes").click()
    door = table.action("continue")
    expect(door).to_contain_text("Player 1 and Kim · Today’s box")
    # Who has left on purpose finds the start, not the table.
    table.open_start()
    door.click()
    table.wait_for_table()
    expect_on_board(table, 3)
    assert table.tiles() == hand

    # Neither does a new game cost anybody this one.
    from_menu(table, "new")
    expect(dialog(table)).to_contain_text("This one stays saved.")
    table.action("yes").click()
    expect(table.action("start")).to_be_visible()
    table.action("back").click()
    table.action("continue").click()
    table.wait_for_table()
    assert table.tiles() == hand
