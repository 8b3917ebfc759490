"""How the current game looks is kept with it, so that a reload can show it at once."""

from __future__ import annotations

from fingers import Mouse
from games_page import deed, played
from kept_games import kept_when, listed, put, seen_last, take_up
from page_fixtures import NewPage
from table_page import TablePage

from chromino_core import Session


def moved(table: TablePage) -> None:
    """The person has laid a tile, the bot has answered, and that is kept."""
    table.act(Mouse(table))
    table.wait_for_me()
    kept_when(table, lambda games: len(games[-1]["record"]["actions"]) >= 2)


def test_one_person_finds_the_own_hand_again(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    moved(table)
    [game] = kept_when(table, lambda games: True)
    seen = seen_last(table)
    assert seen
    assert "view" not in game
    assert seen["id"] == game["id"]
    session = Session()
    loaded = session.dispatch(
        {"type": "load", **{key: game[key] for key in ("record", "kinds", "resigned")}}
    )
    assert seen["view"] == {**loaded["view"], "rev": seen["view"]["rev"]}
    assert seen["view"]["hand"]


def test_of_several_people_nobodys_tiles_are_kept(table: TablePage) -> None:
    table.open(edition="modern", players="human,human", seed=7)
    table.action("hand-over").click()
    Mouse(table).lay()
    kept_when(table, lambda games: len(games[-1]["record"]["actions"]) >= 1)
    seen = seen_last(table)
    assert seen
    assert (seen["view"]["seat"], seen["view"]["hand"]) == (None, [])
    assert [player["hand"] for player in seen["view"]["players"]] == [None, None]


def test_it_goes_with_its_game(new_page: NewPage) -> None:
    table = new_page()
    take_up(table, played(4).record())
    assert seen_last(table)
    put(table, listed(played(3), id="another"), current="kept by a test")
    table.page.goto(table.address)
    table.wait_for_table()
    for action in ("menu", "games", "yes"):
        table.action(action).click()
    deed(table, "another", "delete")
    kept_when(table, lambda games: len(games) == 1)
    assert seen_last(table), "another game was deleted"
    deed(table, "kept by a test", "delete")
    kept_when(table, lambda games: not games)
    assert seen_last(table) is None
