"""What a table in a notebook tells of moves and changes, and who waits for them."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
import traitlets
from kernel import Front

from chromino_core import Game, IllegalMove
from chromino_widget import Change, Move, Table
from chromino_widget.callbacks import Callbacks
from chromino_widget.kernel_session import KernelSession

pytestmark = pytest.mark.own_thread


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
