"""The introduction in a notebook: three steps, then a game at the same table."""

from __future__ import annotations

from typing import Any

import pytest
from kernel import Front, kinds_of

from chromino_core import Game, InvalidSetup, words
from chromino_widget import Change, Introduction, Table

pytestmark = pytest.mark.own_thread


def take_steps(front: Front) -> list[str]:
    """Do what the marks say to the end; returns the steps one is led through."""
    steps = []
    while not (task := front.widget.view["task"])["done"]:
        steps.append(task["kind"])
        where = task["marks"][-1]["where"]
        action = where.get("action") or where["placement"]
        assert front.ask("act", seat=0, action=action)["ok"]
    return [*steps, task["kind"]]


@pytest.mark.parametrize("geometry", ["free", "dominoes"])
def test_it_leads_from_the_first_tile_to_the_last(geometry: str) -> None:
    table = Introduction(geometry)
    front = Front(table)
    assert table.game.rules.geometry == geometry
    assert (table.view["seat"], len(table.view["hand"])) == (0, 2)
    assert take_steps(front) == ["lay", "draw", "drawn", "last", "done"]
    assert [view["task"]["kind"] for view in front.views] == ["draw", "drawn", "last", "done"]
    assert table.outcome == table.view["outcome"]
    assert table.outcome["winners"] == [0]
    assert table.last_move == {"seat": 0, "action": table.game.log[-1][1]}


def test_it_is_free_as_most_games_are_and_marks_the_places() -> None:
    table = Introduction()
    assert table.game.rules.geometry == "free"
    assert table.help == "chosen"
    assert repr(table) == "<Introduction of Player 1: modern, 3 on the table>"


def test_python_can_take_a_step_and_a_step_back() -> None:
    table = Introduction()
    heard: list[Change] = []
    table.on_change(heard.append)
    table.game.push(table.game.legal_actions()[0])
    assert table.view["task"]["kind"] == "draw"
    table.game.pop()
    assert table.view["task"]["kind"] == "lay"
    assert [change.what for change in heard] == ["move", "undo"]


def test_then_a_game_begins_at_the_same_table() -> None:
    table = Introduction()
    game, front = table.game, Front(table)
    take_steps(front)
    players = [{"name": "Ann"}, {"name": "Bob", "kind": "counter"}]
    assert front.ask("new", rules={"edition": "modern"}, players=players, seat=0)["ok"]
    assert table.game is game
    assert (table.view["task"], kinds_of(table)) == (None, ["human", "counter"])
    assert table.view["outcome"] is None
    assert table.log == []


def test_who_takes_the_steps_has_a_name_in_the_language_of_the_table() -> None:
    assert Introduction(language="fr").game.players == ("Joueur 1",)
    assert Introduction(language="fr").language == "fr"
    with words.speaking("uk"):
        table = Introduction()
    assert (table.language, table.game.players) == ("uk", (words.player_name(1, "uk"),))


@pytest.mark.parametrize("look", [{"theme": "dark"}, {"patterns": False}, {"help": "all"}])
def test_it_looks_as_any_table_can(look: dict[str, Any]) -> None:
    table = Introduction(**look)
    [(name, value)] = look.items()
    assert getattr(table, name) == value


def test_another_table_shows_the_same_steps() -> None:
    table = Introduction()
    other = Table(table.game)
    take_steps(Front(table))
    assert other.view["task"]["done"]


# What it does not know


@pytest.mark.parametrize(
    "more",
    [
        {"game": Game(["Ann", "Ben"], seed=7)},
        {"players": 2},
        {"bots": "counter"},
        {"edition": "modern"},
        {"seed": 7},
        {"seat": 0},
        {"hand_size": 3},
        {"colour": "pink"},
    ],
    ids=lambda more: next(iter(more)),
)
def test_what_is_for_a_table_is_refused_and_nobodys_game_is_touched(more: dict[str, Any]) -> None:
    [name] = more
    with pytest.raises(TypeError, match=rf"^Introduction doesn’t know {name}\. help\(Intro"):
        Introduction(**more)
    if isinstance(game := more.get("game"), Game):
        assert game == Game(["Ann", "Ben"], seed=7)


@pytest.mark.parametrize("geometry", ["cubes", "", 7, None, []])
def test_tiles_can_be_laid_in_no_other_way(geometry: Any) -> None:
    with pytest.raises(InvalidSetup, match="possible: free, dominoes"):
        Introduction(geometry)
