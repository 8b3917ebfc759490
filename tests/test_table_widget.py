"""The table in a notebook, without a notebook: what it tells its views, and what Python can do."""

from __future__ import annotations

import asyncio
import html
import json
import re
import sys
import traceback
import types
from collections.abc import Iterator
from contextvars import ContextVar, Token
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import unquote

import pytest
import traitlets
from kernel import Front

import chromino_core
from chromino_core import Game, IllegalMove, InvalidSetup, edition, words
from chromino_core.observe import Observation
from chromino_widget import Change, Move, Table
from chromino_widget.callbacks import Callbacks
from chromino_widget.cell import being_answered
from chromino_widget.kernel_session import KernelSession
from chromino_widget.traces import from_own_line

pytestmark = pytest.mark.own_thread


def first(observation: Observation, rng: Random) -> str:
    return observation.actions[0]


def kinds_of(table: Table) -> list[str]:
    return [player["kind"] for player in table.view["players"]]


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


# Moves


def test_moves_at_the_board_are_told_and_those_of_python_are_not() -> None:
    table = Table(seed=7)
    front = Front(table)
    moves: list[Move] = []
    table.on_move(moves.append)
    action = table.game.legal_actions()[0]
    front.ask("act", seat=0, action=action)
    assert moves == [Move(0, action)]
    table.run_bots()
    assert [move.seat for move in moves] == [0, 1]
    table.game.push(table.game.legal_actions()[0])
    front.ask("act", seat=0, action="nonsense")
    assert len(moves) == 2
    table.on_move(moves.append, remove=True)
    table.run_bots()
    assert len(moves) == 2


def test_every_change_is_told_whoever_makes_it() -> None:
    table = Table(players=["Ann", "Ben"], seed=7)
    front = Front(table)
    changes: list[Change] = []
    table.on_change(changes.append)
    first = table.game.legal_actions()[0]
    front.ask("act", seat=0, action=first)
    front.ask("undo", seat=0)
    table.game.push(first)
    second = table.game.legal_actions()[0]
    table.game.push(second)
    table.game.pop()
    front.ask("new", players=[{"name": "Ann"}, {"name": "Ben"}], seed=8)
    front.ask("resign", seat=0)
    ann, ben = (Move(0, first),), (Move(1, second),)
    assert changes == [
        *(Change("move", ann), Change("undo", ann), Change("move", ann), Change("move", ben)),
        *(Change("undo", ben), Change("new", ()), Change("end", ())),
    ]
    table.on_change(changes.append, remove=True)
    front.ask("new", players=[{"name": "Ann"}, {"name": "Ben"}], seed=8)
    assert len(changes) == 7


@pytest.mark.parametrize("how", ["on_move", "on_change", "observe"])
def test_whoever_moves_when_told_is_heard_of_by_all_in_order(
    how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(players=2, seed=7)
    moves: list[Move] = []
    changes: list[Change] = []

    def reply(news: object) -> None:
        if len(table.game.log) < 3:
            act = {"seat": table.game.seat, "action": table.game.legal_actions()[0]}
            table._session.dispatch({"type": "act", **act})

    def fails(news: object) -> None:
        raise ZeroDivisionError("in the observer")

    if how == "observe":
        table.observe(reply, "log")
        table.observe(fails, ["last_move", "turn"])
    else:
        getattr(table, how)(reply)
    table.on_move(moves.append)
    table.on_change(changes.append)
    assert Front(table).ask("act", seat=0, action=table.game.legal_actions()[0])["ok"]
    log = [Move(*each) for each in table.game.log]
    assert len(log) == 3
    assert sorted(moves, key=log.index) == log
    assert [move for change in changes for move in change.moves] == log
    if how != "observe":
        assert moves == log
    assert ("in the observer" in capsys.readouterr().err) == (how == "observe")


def test_a_callback_is_called_once_however_often_it_is_named() -> None:
    table = Table(seed=7)
    heard: list[object] = []
    for _ in range(2):  # as when a cell is run again
        table.on_change(heard.append)
        table.on_move(heard.append)
    Front(table).ask("act", seat=0, action=table.game.legal_actions()[0])
    assert len(heard) == 2


def test_another_game_is_told_with_what_was_done_in_it() -> None:
    table = Table(players=2, seed=7)
    for _ in range(2):
        table.game.push(table.game.legal_actions()[0])
    changes: list[Change] = []
    table.on_change(changes.append)
    first = Move(*table.game.log[0])
    assert Front(table).ask("branch", ply=1, eyes=0)["ok"]
    assert changes == [Change("new", (first,))]


def test_who_has_given_up_may_be_seated_again_which_takes_that_back() -> None:
    table = Table(players=2, seed=7)
    changes: list[Change] = []
    table.on_change(changes.append)
    assert Front(table).ask("resign", seat=0)["ok"]
    Table(table.game, bots="random")
    assert changes == [Change("end", ()), Change("undo", ())]
    assert table.outcome is None


def test_an_interrupted_callback_is_called_again() -> None:
    heard: list[object] = []

    def stopped(news: object) -> None:
        heard.append(news)
        if news == "first":
            raise KeyboardInterrupt

    callbacks = Callbacks("widget-on-move")
    callbacks.watch(stopped, remove=False)
    with pytest.raises(KeyboardInterrupt):
        callbacks.tell("first")
    callbacks.tell("second")
    assert heard == ["first", "second"]


def test_what_bots_do_ends_with_the_end() -> None:
    table = Table(players=0, bots=["greedy", "random"], seed=7)
    changes: list[Change] = []
    table.on_change(changes.append)
    table.run_bots()
    assert [change.what for change in changes[:-1]] == ["move"] * (len(changes) - 1)
    assert changes[-1].what == "end"
    assert [tuple(move) for change in changes for move in change.moves] == list(table.game.log)


def test_what_is_observed_is_of_one_moment() -> None:
    table = Table(players=["Ann", "Ben"], seed=7)
    front = Front(table)
    at_first: dict[str, Any] = {"log": [], "last_move": None, "turn": 0, "outcome": None}
    assert table.get_state(list(at_first)) == at_first
    seen = []

    def note(change: object) -> None:
        seen.append((len(table.log), table.last_move, table.turn, table.view["ply"]))

    table.observe(note, "view")  # which is the first to change
    first = table.game.legal_actions()[0]
    last = {"seat": 0, "action": first}
    front.ask("act", seat=0, action=first)
    front.ask("undo", seat=0)
    table.game.push(first)
    assert seen == [(1, last, 1, 1), (0, None, 0, 0), (1, last, 1, 1)]
    states = [data["state"] for data in front.heard if data["method"] == "update"]
    assert [state["last_move"] for state in states] == [last, None, last]
    assert all({"log", "turn", "view"} <= state.keys() for state in states), "in one message"
    assert [state["_changes"] for state in states] == [1, 2, 3]
    second = table.game.legal_actions()[0]
    table.game.push(second)
    assert table.last_move == {"seat": 1, "action": second}
    assert front.ask("view", seat=1)["ok"]
    assert (table.view["seat"], table._changes) == (1, 4), "other eyes are no change of the game"
    front.ask("resign", seat=1)
    assert table.outcome == table.view["outcome"]
    assert table.outcome["winners"] == [0]
    for name in at_first:
        with pytest.raises(traitlets.TraitError, match="read-only"):
            setattr(table, name, getattr(table, name))


def test_what_another_person_sees_at_a_table_of_their_own_is_not_taken_back() -> None:
    for others, can_undo in ((lambda game: None, True), (lambda game: Table(game, seat=1), False)):
        table = Table(players=2, seed=7)
        other = others(table.game)
        Front(table).ask("act", seat=0, action=table.game.legal_actions()[0])
        assert table.view["can_undo"] is can_undo
        del other


def test_on_move_is_a_decorator_too() -> None:
    table = Table(players=0, bots=2)
    seats = []

    @table.on_move
    def note(move: Move) -> None:
        seats.append(move.seat)

    table.run_bots()
    assert set(seats) == {0, 1}
    assert callable(note)


def test_a_callback_may_move_itself() -> None:
    table = Table(players=2, seed=7)
    front = Front(table)

    @table.on_move
    def reply(move: Move) -> None:
        table.game.push(table.game.legal_actions()[0])

    answer = front.ask("act", seat=0, action=table.game.legal_actions()[0])
    assert answer["now"] == table.view["rev"]
    assert [seat for seat, _ in table.game.log] == [0, 1]


def test_a_callback_that_fails_breaks_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(seed=7)
    front = Front(table)
    heard: list[Move] = []

    @table.on_move
    def fails(move: Move) -> None:
        raise ZeroDivisionError("in the callback")

    table.on_move(heard.append)
    assert front.ask("act", seat=0, action=table.game.legal_actions()[0])["ok"]
    assert len(heard) == 1
    told = capsys.readouterr().err
    assert "in the callback" in told
    assert re.search(r'\(most recent call last\):\n  File ".*", line \d+, in fails\n', told)


def test_who_watches_moves_and_fails_keeps_them_from_nobody(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = Game(["Ann", "Ben"], seed=7)
    kernel = KernelSession(game, ["human", "human"], {})
    heard: list[Move] = []

    def fails(move: Move) -> None:
        raise ZeroDivisionError("in who watches")

    kernel.watch_moves(fails)
    kernel.watch_moves(heard.append)
    action = game.legal_actions()[0]
    assert kernel.session.dispatch({"type": "act", "seat": 0, "action": action})["ok"]
    assert heard == [Move(0, action)]
    assert "in who watches" in capsys.readouterr().err


def test_who_observes_the_view_and_fails_keeps_no_answer_back(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = Table(seed=7)
    front = Front(table)

    def fails(change: object) -> None:
        raise ZeroDivisionError("in the observer")

    table.observe(fails, "view")
    answer = front.ask("act", seat=0, action=table.game.legal_actions()[0])
    assert (answer["ok"], answer["now"]) == (True, table.view["rev"])
    assert "in the observer" in capsys.readouterr().err
    table.observe(fails, "theme")
    with pytest.raises(ZeroDivisionError):  # as with any widget
        table.theme = "dark"


def test_a_cell_can_wait_for_a_move() -> None:
    table = Table(seed=7)
    front = Front(table)
    action = table.game.legal_actions()[0]

    async def cell() -> Move:
        asyncio.get_running_loop().call_later(0.01, lambda: front.ask("act", seat=0, action=action))
        return await asyncio.wait_for(table.next_move(), 10)

    assert asyncio.run(cell()) == Move(0, action)


def test_who_waits_in_vain_is_told_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("chromino_widget.moves._PATIENCE", 0)
    table = Table(seed=7)
    action = table.game.legal_actions()[0]

    async def cell() -> None:
        waiting = asyncio.ensure_future(table.next_move())
        for _ in range(10):
            await asyncio.sleep(0)
        Front(table).ask("act", seat=0, action=action)
        assert await asyncio.wait_for(waiting, 10) == Move(0, action)

    asyncio.run(cell())
    assert capsys.readouterr().out.count("on_move(callback)") == 1


def test_who_hears_from_the_board_is_not_told_of_silence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(seed=7)
    front = Front(table)
    action = table.game.legal_actions()[0]

    async def long_wait(futures: Any, timeout: float) -> Any:
        front.ask("view", seat=0)
        asyncio.get_running_loop().call_soon(lambda: front.ask("act", seat=0, action=action))
        return set(), set(futures)

    monkeypatch.setattr("asyncio.wait", long_wait)
    assert asyncio.run(table.next_move()) == Move(0, action)
    assert capsys.readouterr().out == ""


def test_nobody_waits_for_a_move_in_a_game_that_is_over() -> None:
    table = Table(players=0, bots=2, seed=7)
    table.run_bots()
    with pytest.raises(IllegalMove, match="over"):
        asyncio.run(table.next_move())


# Bots


def test_bots_think_in_slices_and_what_people_do_gets_through() -> None:
    thoughts = []

    def slow(observation: Observation, rng: Random) -> Iterator[str]:
        for n in range(40):
            thoughts.append(sum(range(200_000)))  # a few milliseconds of thinking
            yield observation.actions[n % len(observation.actions)]

    table = Table(players=0, bots=[slow, slow], seed=7)
    front = Front(table)
    seen = []

    async def evening() -> None:
        assert front.ask("bot")["ok"]
        seen.append((table.view["thinking"], len(thoughts)))
        await asyncio.sleep(0)
        seen.append((table.view["thinking"], len(thoughts)))
        assert front.ask("move-now")["ok"]
        seen.append((table.view["thinking"], len(thoughts)))
        await asyncio.sleep(0)

    asyncio.run(evening())
    thinking, thought = zip(*seen, strict=True)
    assert thinking == (0, 0, None)
    assert thought[0] == 0 < thought[1] == thought[2] < 40
    assert len(table.game.log) == 1


def test_without_an_event_loop_bots_move_at_once() -> None:
    table = Table(players=0, bots=2, seed=7)
    assert Front(table).ask("bot")["ok"]
    assert len(table.game.log) == 1
    assert table.view["thinking"] is None


def test_run_bots_plays_on_to_the_next_person() -> None:
    table = Table(players=0, bots=["greedy", "random"], seed=7)
    assert table.run_bots() == len(table.game.log)
    assert table.view["outcome"]
    assert table.run_bots() == 0


def test_a_bot_that_raises_is_shown_and_may_be_replaced() -> None:
    def broken(observation: Observation, rng: Random) -> str:
        raise KeyError("no idea")

    table = Table(bots=[broken], seed=7)
    front = Front(table)
    front.ask("act", seat=0, action=table.game.legal_actions()[0])
    front.ask("bot")
    failed = {"name": "broken", "error": "KeyError: 'no idea'"}
    assert table.view["say"] == {"id": "bot-failed", "args": failed}
    assert isinstance(table.bot_error, KeyError)
    assert table.view["can_undo"]
    assert front.ask("seat", seat=1, kind="greedy", eyes=0)["ok"]
    assert table.run_bots() == 1


def test_run_bots_raises_what_a_bot_has_raised() -> None:
    def broken(observation: Observation, rng: Random) -> str:
        raise KeyError("no idea")

    with pytest.raises(KeyError, match="no idea"):
        Table(players=0, bots=[broken, "greedy"]).run_bots()


def test_a_bot_that_returns_nonsense_is_shown() -> None:
    table = Table(players=0, bots=[lambda seen, rng: "fly to the moon", "greedy"])
    with pytest.raises(IllegalMove, match="fly to the moon"):
        table.run_bots()
    assert table.view["say"]["id"] == "bot-failed"
    with pytest.raises(IllegalMove, match="fly to the moon") as caught:
        raise table.bot_error or AssertionError
    assert "<lambda>, which starts in" in caught.value.__notes__[0]


def test_of_nonsense_one_sees_where_the_bot_was_written_and_no_line_of_ours(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def poet(observation: Observation, rng: Random) -> str:
        return "fly to the moon"

    class Thinker:
        def think(self, observation: Observation) -> str:
            return observation.actions[0]

    bots: list[tuple[Any, str, str]] = [
        (poet, "fly to the moon", f"poet, which starts in {__file__}, line "),
        (Thinker(), "2 positional arguments", f"think, which starts in {__file__}, line "),
        (partial(poet), "fly to the moon", "That came from partial."),
    ]
    for bot, said, where in bots:
        table = Table(players=0, bots=[bot, "greedy"])
        Front(table).ask("bot")
        shown = capsys.readouterr().err
        assert said in shown
        assert where in shown
        assert "File" not in shown
        error: Any = table.bot_error
        assert len(traceback.extract_tb(error.whole_traceback)) > 1
        assert error.__context__ is None


def test_in_a_notebook_it_is_the_notebook_that_shows_errors_and_counts_cells(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[Any] = []

    def show(error: object, tb_offset: int) -> None:
        shown.append((error, tb_offset))

    compiler = types.SimpleNamespace(format_code_name=lambda file: ("Cell", "In[7]"))
    shell = types.SimpleNamespace(showtraceback=show, compile=compiler)
    monkeypatch.setattr("IPython.core.getipython.get_ipython", lambda: shell)
    table = Table(players=0, bots=[lambda seen, rng: "fly to the moon", "greedy"])
    Front(table).ask("bot")
    error = table.bot_error
    assert shown == [((IllegalMove, error, None), 0)]
    assert "starts in Cell In[7], line " in error.__notes__[0]  # type: ignore[union-attr]
    assert capsys.readouterr().err == ""


def test_a_mistake_in_a_bot_of_ours_is_shown_in_full(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nonsense(observation: object, rng: object) -> Iterator[str]:
        yield "fly to the moon"

    table = Table(players=0, bots=["greedy", "greedy"])
    monkeypatch.setitem(table._session._sitting.bots, "greedy", nonsense)
    Front(table).ask("bot")
    assert "sitting.py" in capsys.readouterr().err


def test_an_error_that_can_not_be_changed_is_shown_all_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    @dataclass(frozen=True)
    class Stuck(Exception):
        why: str

    def broken(observation: Observation, rng: Random) -> str:
        raise Stuck("no idea")

    table = Table(players=0, bots=[broken, "greedy"])
    assert Front(table).ask("bot")["ok"]
    assert table.view["say"]["id"] == "bot-failed"
    assert isinstance(table.bot_error, Stuck)
    assert re.search(r'last\):\n  File ".*", line \d+, in broken\n', capsys.readouterr().err)


def test_only_our_own_packages_are_ours() -> None:
    folder = Path(chromino_core.__file__).parent
    for file, lines in ((f"{folder}/extra.py", 1), (f"{folder}_bots/mine.py", 2)):
        made: dict[str, Any] = {}
        exec(compile("def fails(own):\n    own()", file, "exec"), made)

        def own() -> None:
            raise KeyError("no idea")

        with pytest.raises(KeyError) as caught:
            made["fails"](own)
        caught.value.with_traceback(caught.value.__traceback__.tb_next)  # type: ignore[union-attr]
        shown = traceback.extract_tb(from_own_line(caught.value).__traceback__)
        assert len(shown) == lines


def test_the_trace_of_a_bot_begins_with_its_own_line(capsys: pytest.CaptureFixture[str]) -> None:
    def broken(observation: Observation, rng: Random) -> str:
        raise KeyError("no idea")

    table = Table(players=0, bots=[broken, "greedy"])
    Front(table).ask("bot")
    error = table.bot_error
    assert error is not None
    assert [frame.name for frame in traceback.extract_tb(error.__traceback__)] == ["broken"]
    whole: Any = error
    assert len(traceback.extract_tb(whole.whole_traceback)) > 3
    assert re.search(r'last\):\n  File ".*", line \d+, in broken\n', capsys.readouterr().err)
    with pytest.raises(KeyError) as caught:
        table.run_bots()
    assert capsys.readouterr().err == "", "it is raised, and so not shown as well"
    _, *frames, bot = traceback.walk_tb(caught.value.__traceback__)
    assert bot[0].f_code is broken.__code__
    assert len(frames) == 2
    assert all(frame.f_locals["__tracebackhide__"] for frame, _ in frames), "a notebook hides them"
    Front(table).ask("bot")
    assert "in broken" in capsys.readouterr().err, "it is shown again"


def test_a_bot_whose_cell_was_run_again_is_the_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def cell(says: str) -> Any:
        def bot(observation: Observation, rng: Random) -> str:
            return observation.actions[0] if says == "good" else says

        bot.__module__, bot.__qualname__ = "__main__", "bot"
        monkeypatch.setattr("__main__.bot", bot, raising=False)
        return bot

    table = Table(players=0, bots=[cell("nonsense"), "greedy"], seed=7)
    front = Front(table)
    front.ask("bot")
    assert table.view["say"]["id"] == "bot-failed"
    another = lambda seen, rng: "another nonsense"  # noqa: E731
    monkeypatch.setattr("__main__.bot", another, raising=False)
    front.ask("bot")
    assert "<lambda>, which starts" in table.bot_error.__notes__[0]  # type: ignore[union-attr]
    cell("good")
    assert front.ask("bot")["ok"]
    assert [seat for seat, _ in table.game.log] == [0]
    assert table.bot_error is None


def test_run_bots_asks_a_bot_again_that_has_failed() -> None:
    def moody(observation: Observation, rng: Random) -> str:
        moods.append("bad" if not moods else "good")
        return observation.actions[0] if moods[-1] == "good" else "nonsense"

    moods: list[str] = []
    table = Table(players=0, bots=[moody, "greedy"], seed=7)
    Front(table).ask("bot")
    assert (len(table.game.log), table.view["say"]["id"]) == (0, "bot-failed")
    assert table.run_bots() > 10


def test_bots_that_only_share_a_name_with_something_stay_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuses(observation: Observation, rng: Random) -> str:
        raise AssertionError("somebody else's")

    def bot(observation: Observation, rng: Random) -> str:
        return observation.actions[0]

    names = {
        "of_a_module": ("some_module", "of_a_module", refuses),
        "local": ("__main__", "cell.<locals>.local", refuses),
        "of_a_kind": ("__main__", "of_a_kind", "a text"),
        "deleted": ("__main__", "deleted", None),
    }
    for name, (module, qualname, now) in names.items():
        bot.__module__, bot.__qualname__ = module, qualname
        for key in {name, qualname}:
            if now is not None:
                monkeypatch.setattr(sys.modules["__main__"], key, now, raising=False)
        table = Table(players=0, bots=[bot, "greedy"], seed=7)
        assert Front(table).ask("bot")["ok"]
        assert len(table.game.log) == 1, name


def test_a_better_bot_of_one_s_own_is_named_too() -> None:
    def worse(observation: Observation, rng: Random) -> str:
        return "nonsense"

    game = Game(["Ann", "Ben"], seed=7)
    table = Table(game, bots={0: first})
    Table(game, bots={0: worse})
    with pytest.raises(IllegalMove) as caught:
        table.run_bots()
    assert "worse, which starts" in caught.value.__notes__[0]


# The cell that shows it

VIEW = "application/vnd.jupyter.widget-view+json"


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str | None, dict[str, str]]]:
    """Whatever is displayed, each with its name, and whatever that is changed to."""
    outputs: list[tuple[str | None, dict[str, str]]] = []

    def display(data: dict[str, str], display_id: str | None = None, **_: object) -> None:
        outputs.append((display_id, data))

    monkeypatch.setattr("IPython.display.display", display)
    monkeypatch.setattr("IPython.display.update_display", display)
    return outputs


def test_below_a_table_there_is_a_picture_of_the_board_of_now(
    shown: list[tuple[str | None, dict[str, str]]],
) -> None:
    table = Table(players=["Ann", "Ben"], seed=7)
    name = table._host["picture"]
    table.game.push(table.game.legal_actions()[0])
    assert shown == [], "it isn't there yet"
    table._ipython_display_()
    (no_name, widget), (own_name, picture) = shown
    assert VIEW in widget
    assert widget["text/html"] == "<div></div>", "the picture says what to do where it can't be"
    assert (no_name, own_name) == (None, name)
    assert picture["image/svg+xml"] == table.svg
    how, image = picture["text/html"].split("</p>")
    assert how.startswith(f'<div class="{name}"><p>')
    assert "JupyterLab 4" in how
    assert image.startswith('<img alt="2 tiles on the table')

    front = Front(table)
    front.ask("view", seat=1)
    assert len(shown) == 2, "the board is the same"
    front.ask("act", seat=1, action=table.game.legal_actions()[0])
    assert len(shown) == 3
    assert shown[2][0] == name
    assert list(shown[2][1]) == ["text/html"], "it is sent after every move, and once is enough"
    assert '<img alt="3 tiles on the table' in shown[2][1]["text/html"]


Request = dict[str, str]


class OldKernel:
    """What a kernel before ipykernel 7.4 tells, and is told: the one request that it answers."""

    def __init__(self) -> None:
        self._parent = {"id": "cell"}

    def get_parent(self) -> Request:
        return self._parent

    def set_parent(self, request: Request) -> None:
        self._parent = request


class NewKernel:
    """Here every thread and every task has a request of its own."""

    def __init__(self) -> None:
        self._parent: ContextVar[Request] = ContextVar("parent")
        self._parent.set({"id": "cell"})

    def get_parent(self) -> Request:
        return self._parent.get()

    def set_parent(self, request: Request) -> None:
        self._parent.set(request)

    def set_thread_parent(self, request: Request) -> Token[Request]:
        return self._parent.set(request)

    def reset_thread_parent(self, token: Token[Request]) -> None:
        self._parent.reset(token)


@pytest.mark.parametrize("kernel", [OldKernel, NewKernel])
def test_everything_is_done_on_behalf_of_the_cell_until_its_page_is_loaded_again(
    kernel: type[OldKernel | NewKernel],
    monkeypatch: pytest.MonkeyPatch,
    shown: list[tuple[str | None, dict[str, str]]],
) -> None:
    ipython = kernel()
    monkeypatch.setattr("IPython.core.getipython.get_ipython", lambda: ipython)
    whose: list[tuple[object, Any]] = []

    def bot(observation: Observation, rng: Random) -> str:
        whose.append(("bot", being_answered()))
        return observation.actions[0]

    async def evening() -> None:
        table = Table(players=1, bots=[bot], seed=7)
        table.on_move(lambda move: whose.append((move.seat, being_answered())))
        front = Front(table)
        for page in (1, 2, 3):
            if page != 2:  # it is made and shown in a cell, and later shown in another one
                ipython.set_parent({"id": f"cell {page}"})
                table._ipython_display_()
            ipython.set_parent({"id": "message"})
            rev = len(table.game.log)
            front.ask("act", seat=0, action=table.game.legal_actions()[0], page=page)
            assert being_answered() == {"id": "message"}
            front.ask("bot", page=page)
            while len(table.game.log) < rev + 2:
                await asyncio.sleep(0)

    asyncio.run(evening())
    wanted: list[tuple[object, Any]] = []
    for page in ("cell 1", "message", "cell 3"):
        for_bots = page if kernel is NewKernel else "message"
        wanted += [(0, {"id": page}), ("bot", {"id": for_bots}), (1, {"id": for_bots})]
    assert whose == wanted


def test_before_it_is_shown_things_are_done_on_behalf_of_the_cell_that_made_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ipython = OldKernel()
    monkeypatch.setattr("IPython.core.getipython.get_ipython", lambda: ipython)
    table = Table(seed=7)  # for an HBox, say
    whose = []
    table.on_move(lambda move: whose.append(being_answered()))
    ipython.set_parent({"id": "message"})
    Front(table).ask("act", seat=0, action=table.game.legal_actions()[0], page=1)
    assert whose == [{"id": "cell"}]
    assert Table()._host["picture"] != table._host["picture"]


@pytest.mark.parametrize("runs", [True, False])
def test_a_view_in_marimo_is_asked_to_react(runs: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not Table()._host["reacts"]
    marimo = types.SimpleNamespace(running_in_notebook=lambda: runs)
    monkeypatch.setitem(sys.modules, "marimo", marimo)
    assert Table()._host["reacts"] is runs


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
