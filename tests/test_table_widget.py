"""The table in a notebook: who plays, whose eyes it has, and what can be read off it."""

from __future__ import annotations

import html
import json
import re
import sys
import types
from typing import Any
from urllib.parse import unquote

import pytest
from kernel import Front, first, kinds_of

from chromino_core import Game, InvalidSetup, edition, words
from chromino_widget import Change, Table
from chromino_widget.widget import BoardWidget

pytestmark = pytest.mark.own_thread


def test_a_board_has_to_say_what_lies_on_it_and_what_commands_do() -> None:
    with pytest.raises(TypeError, match=r"abstract.*_answer.*_board"):
        BoardWidget({})


# Who plays


def test_one_person_against_the_best_bot() -> None:
    table = Table(seed=7)
    assert kinds_of(table) == ["human", "counter"]
    assert table.game.players == ("Player 1", "Counter")
    assert table.game.rules == edition("modern")
    assert table.view["seat"] == 0
    assert len(table.view["hand"]) == 8


@pytest.mark.parametrize(
    ("how", "names", "kinds"),
    [
        ({"players": 2}, ["Player 1", "Player 2"], ["human", "human"]),
        ({"players": ["Ann"]}, ["Ann"], ["human"]),
        ({"bots": "random"}, ["Player 1", "Random"], ["human", "random"]),
        ({"bots": 2}, ["Player 1", "Counter", "Counter 2"], ["human", "counter", "counter"]),
        ({"bots": first}, ["Player 1", "first"], ["human", "first"]),
        ({"bots": [first, first]}, ["Player 1", "first", "first 2"], ["human", "first", "first"]),
        ({"players": 0, "bots": ["greedy", first]}, ["Greedy", "first"], ["greedy", "first"]),
        ({"players": ["Counter"], "bots": 1}, ["Counter", "Counter 2"], ["human", "counter"]),
        ({"players": ["Ann"], "bots": {0: first}}, ["first", "Ann"], ["first", "human"]),
    ],
)
def test_people_first_then_bots(how: dict[str, Any], names: list[str], kinds: list[str]) -> None:
    table = Table(**how)
    assert list(table.game.players) == names
    assert kinds_of(table) == kinds


def test_bots_of_the_same_name_are_told_apart() -> None:
    bots = [lambda seen, rng: seen.actions[0], lambda seen, rng: seen.actions[-1]]
    table = Table(players=0, bots=bots, seed=7)
    assert kinds_of(table) == ["bot", "bot 2"]
    assert table.run_bots() > 10


def test_an_edition_by_name_or_by_its_rules() -> None:
    assert Table(edition="meccano-1998", players=3).game.rules.calls
    rules = edition("modern", scoring="expert")
    assert Table(edition=rules).game.rules is rules


def test_what_is_different_from_the_edition_is_said_to_the_table() -> None:
    assert Table(edition="modern", hand_size=3).game.rules == edition("modern", hand_size=3)
    rules = edition("meccano-1998", open_hands=True)
    assert Table(edition=rules, hand_size=3, players=2).game.rules == edition(
        "meccano-1998", open_hands=True, hand_size=3
    )
    with pytest.raises(InvalidSetup, match="hand_size"):
        Table(hand_size=-1)
    with pytest.raises(TypeError, match="are for a new game"):
        Table(Game(["Ann", "Ben"]), hand_size=3)


def test_the_same_seed_deals_the_same_game() -> None:
    assert Table(seed=7).record["deal"] == Table(seed=7).record["deal"]
    assert Table(seed=7).record["deal"] != Table(seed=8).record["deal"]


def test_the_same_seed_lets_bots_play_the_same_game() -> None:
    def played(seed: int) -> dict[str, Any]:
        table = Table(players=0, bots=["random", "greedy"], seed=seed)
        table.run_bots()
        return table.record

    assert played(7) == played(7)
    assert played(7) != played(8)


# What the views are told


def test_a_move_at_the_board_changes_the_game_and_every_view() -> None:
    table = Table(seed=7, players=["Ann", "Ben"])
    other = Table(table.game)
    front, far = Front(table), Front(other)
    action = table.game.legal_actions()[0]
    answer = front.ask("act", seat=0, action=action, rev=table.view["rev"])
    assert answer["ok"]
    assert "view" not in answer, "it has come as a trait"
    assert answer["now"] == table.view["rev"]
    assert table.game.log == ((0, action),)
    assert [view["board"][-1] for view in front.views] == [action]
    assert [view["board"][-1] for view in far.views] == [action]


def test_what_python_does_is_painted() -> None:
    table = Table(seed=7)
    front = Front(table)
    table.game.push(table.game.legal_actions()[0])
    assert [view["ply"] for view in front.views] == [1]
    table.game.pop()
    assert [view["ply"] for view in front.views] == [1, 0]


def test_a_refusal_is_an_answer_and_changes_nothing() -> None:
    table = Table(seed=7)
    front = Front(table)
    before = table.view
    answer = front.ask("act", seat=0, action="pass")
    assert (answer["ok"], answer["problems"][0]["id"]) == (False, "must-play")
    assert front.views == []
    assert table.view == before


def test_a_stale_command_gets_the_view_of_now() -> None:
    table = Table(seed=7)
    front = Front(table)
    rev = table.view["rev"]
    table.game.push(table.game.legal_actions()[0])
    answer = front.ask("act", seat=0, action="draw", rev=rev)
    assert answer["problems"][0]["id"] == "stale"
    assert answer["now"] == table.view["rev"]


def test_a_moment_of_the_past_is_only_for_the_one_who_asks() -> None:
    table = Table(seed=7)
    front = Front(table)
    table.game.push(table.game.legal_actions()[0])
    answer = front.ask("at", ply=0)
    assert answer["view"]["ply"] == 0
    assert table.view["ply"] == 1


def test_a_message_stays_small_on_a_full_table() -> None:
    rules = edition("modern", min_contacts=1)
    table = Table(players=0, bots=2, seed=3, edition=rules)
    eyes = Table(table.game, seat=0)
    fronts = Front(table), Front(eyes)
    table.run_bots()
    assert len(table.view["board"]) > 10
    assert max(len(json.dumps(data)) for front in fronts for data in front.heard) < 20_000


def test_the_words_of_a_language_are_sent_when_asked_for() -> None:
    front = Front(Table())
    assert "ui-kernel-gone" in front.ask("words", name="fr")["catalogue"]
    assert "rules" in front.ask("words", name="rules/uk")["catalogue"]
    for name in ("en", "de", "../../secret", None, ["fr"], 7):
        assert front.ask("words", name=name)["catalogue"] is None


@pytest.mark.parametrize(
    "command",
    [
        {"type": "nonsense"},
        {"type": None},
        {"type": []},
        {"type": "act"},
        {"type": "at", "ply": "x"},
    ],
)
def test_a_front_end_that_asks_strange_things_gets_an_answer(command: dict[str, Any]) -> None:
    answer = Front(Table(seed=7)).ask(**command)
    assert not answer["ok"]
    assert answer["problems"]


@pytest.mark.parametrize("content", [None, 7, "act", ["act"]])
def test_what_is_no_command_is_left_alone(content: object) -> None:
    table = Table(seed=7)
    front = Front(table)
    table._handle_custom_msg(content, [])
    assert front.heard == []


# Whose eyes


def told(front: Front) -> set[str]:
    """Every tile in the hands that a view was told of."""
    views = [*front.views, front.widget.view]
    return {entry["tile"] for view in views for entry in view["hand"]}


def test_each_seat_sees_its_own_tiles_only() -> None:
    ann = Table(players=["Ann", "Ben"], seed=7, seat=0)
    fronts = Front(ann), Front(Table(ann.game, seat=1)), Front(Table(ann.game, seat=None))
    hands = [{tile.text for tile in hand} for hand in ann.game.hands]
    assert fronts[0].ask("act", seat=0, action=ann.game.legal_actions()[0])["ok"]
    assert fronts[0].ask("view", seat=1)["problems"][0]["id"] == "not-your-seat"
    assert fronts[2].ask("view", seat=0)["problems"][0]["id"] == "not-your-seat"
    assert fronts[1].ask("save")["problems"][0]["id"] == "only-for-hosts"
    assert told(fronts[0]) < hands[0], "without the tile that was laid"
    assert told(fronts[1]) == hands[1]
    assert told(fronts[2]) == set()
    assert [front.widget.view["seat"] for front in fronts] == [0, 1, None]
    assert all(len(front.views) == 1 for front in fronts)
    others = json.dumps([fronts[0].heard, fronts[2].heard])
    assert not any(f'"{tile}"' in others for tile in hands[1])


def test_of_two_people_at_one_screen_nobody_is_shown_before_somebody_has_looked() -> None:
    table = Table(players=2, seed=7)
    front = Front(table)
    assert (table.view["seat"], table.view["hand"]) == (None, [])
    assert front.ask("view", seat=1)["ok"]
    assert table.view["seat"] == 1
    table.game.push(table.game.legal_actions()[0])
    assert table.view["seat"] == 1, "the eyes stay the same until somebody else has looked"


def test_with_bots_alone_one_watches() -> None:
    assert Table(players=0, bots=2).view["seat"] is None


# A game that is there already


def test_a_game_gets_bots_for_its_last_seats_and_better_ones_later() -> None:
    game = Game(["Ann", "Ben", "Cem"], seed=7)
    table = Table(game, bots=["random"])
    assert kinds_of(table) == ["human", "human", "random"]
    again = Table(game, bots={1: first})
    assert kinds_of(again) == kinds_of(table) == ["human", "first", "human"]


def test_a_table_that_is_closed_is_told_nothing() -> None:
    table = Table(seed=7)
    other = Table(table.game)
    other.close()
    table.game.push(table.game.legal_actions()[0])
    assert (table.view["ply"], other.view["ply"]) == (1, 0)


def test_the_game_of_a_notebook_is_the_one_on_the_table_whatever_is_played_there() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    table, watched = Table(game), []
    front = Front(table)
    game.watch(lambda: watched.append(len(game.log)))
    game.push(game.legal_actions()[0])
    record = game.record()
    assert front.ask("branch", ply=0, eyes=0)["ok"]
    assert (table.game is game, game.log, table.view["ply"]) == (True, (), 0)
    players = [{"name": name} for name in ("Ann", "Ben", "Cem")]
    assert front.ask("new", players=players, seed=8)["ok"]
    assert (table.game is game, game.players) == (True, ("Ann", "Ben", "Cem"))
    assert game.record() == Game(["Ann", "Ben", "Cem"], seed=8).record()
    game.push(game.legal_actions()[0])
    assert watched == [1, 0, 0, 1]
    assert table.view["ply"] == 1
    assert Table(game).view["log"] == table.log
    assert Game.from_record(record).log


def test_another_game_is_painted_once_on_every_table(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(players=2, seed=7)
    far = Front(Table(table.game))
    players = [{"name": name} for name in ("Ann", "Ben", "Cem")]
    assert Front(table).ask("new", players=players, seed=8)["ok"]
    assert [len(view["players"]) for view in far.views] == [3]
    assert capsys.readouterr().err == ""


def test_a_game_that_can_not_be_begun_changes_nothing() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    front = Front(Table(game))
    before = game.record()
    other = Game(["Cem", "Dia"], seed=8).record()
    assert not front.ask("new", players=[{"kind": "nobody"}] * 2)["ok"]
    assert not front.ask("load", record=other, kinds=["human", "nobody"])["ok"]
    assert game.record() == before


# What can be read off a table


def test_record_and_picture() -> None:
    table = Table(seed=7)
    table.game.push(table.game.legal_actions()[0])
    assert Game.from_record(table.record) == table.game
    assert table.svg == table.game.board._repr_svg_()
    assert Table(table.game, patterns=False).svg != table.svg


def test_a_table_speaks_what_python_speaks() -> None:
    assert Table().language == "system"
    with words.speaking("uk"):
        table = Table()
        assert (table.language, Table(language="fr").language) == ("uk", "fr")
    assert table.language == "uk"
    assert table.game.players[0] == words.player_name(1, "uk")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_table_calls_players_by_names_of_its_language(language: str) -> None:
    table = Table(players=2, bots="greedy", language=language)
    people = [words.player_name(n, language) for n in (1, 2)]
    assert list(table.game.players) == [*people, words.bot_name("greedy", language)]
    data, _ = table._repr_mimebundle_()
    assert words.sentence("widget-how-to-play", {}, language) in html.unescape(data["text/html"])
    title = words.sentence("picture-title-table", {}, language)
    assert f"<title>{title}</title>" in html.unescape(table.svg)
    table.close()


def test_what_is_spoken_is_spoken_by_tables_that_say_nothing_else() -> None:
    with words.speaking("fr"):
        assert next(iter(Table(players=1).game.players)) == "Joueur 1"
        with pytest.raises(TypeError, match="ne connaît pas colour"):
            Table(colour="red")


WIDGET = "application/vnd.jupyter.widget-view+json"


def test_where_widgets_are_not_there_is_a_picture() -> None:
    table = Table(seed=7)
    data, _ = table._repr_mimebundle_()
    assert WIDGET in data
    assert data["image/svg+xml"] == table.svg
    [address] = re.findall(r'src="data:image/svg\+xml,([^"]+)"', data["text/html"])
    assert unquote(address).startswith("<svg ")
    assert 'alt="One tile on the table: green, wild, red' in data["text/html"]
    assert "JupyterLab 4" in data["text/html"]
    assert data["text/plain"] == "<Table of Player 1, Counter: modern, 1 on the table>"


def test_colab_is_told_what_to_show_a_table_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """It shows a widget that isn't one of Jupyter's own only by a manager that its output names."""
    manager = {"url": "https://colab.example/manager.js"}
    colab = types.SimpleNamespace(
        enable_custom_widget_manager=lambda: None,
        _widgets=types.SimpleNamespace(_installed_url=manager["url"]),
    )
    monkeypatch.setitem(sys.modules, "google.colab.output", colab)
    shown: list[tuple[Any, dict[str, Any]]] = []
    monkeypatch.setattr("IPython.display.display", lambda data, **how: shown.append((data, how)))
    Table(seed=7)._ipython_display_()
    (widget, how), (picture, _) = shown
    assert how["metadata"][WIDGET]["colab"]["custom_widget_manager"] == manager
    assert WIDGET in widget
    assert WIDGET not in picture


def test_nothing_is_drawn_for_a_table_that_nobody_looks_at(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(players=0, bots=2, seed=7)
    monkeypatch.setattr("chromino_widget.widget.svg.board", None)
    changes: list[Change] = []
    table.on_change(changes.append)
    table.run_bots()
    assert changes[-1].what == "end"
    assert capsys.readouterr().err == ""


def test_names_are_no_markup_in_the_picture() -> None:
    table = Table(players=["<img src=x onerror=alert(1)>", "Ben"])
    data, _ = table._repr_mimebundle_()
    assert "onerror" not in data["text/html"] + data["image/svg+xml"]


def test_settings_are_traits_and_reach_the_view() -> None:
    table = Table(language="fr", theme="dark", patterns="contrast", help="all")
    front = Front(table)
    table.language, table.patterns = "uk", False
    states = [data["state"] for data in front.heard if data["method"] == "update"]
    assert states == [{"language": "uk"}, {"patterns": False}]
