"""Many games of bots: the rows, and that nothing but the seed decides them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from many_games import AtOnce, lazy
from pyodide_node import run_in_pyodide
from variants import VARIANTS

import chromino_core
from chromino_core import (
    BotFailed,
    Game,
    Observation,
    Session,
    edition,
    simulate,
)
from chromino_core.playing import AnyBot, _rows, play_out
from chromino_core.progress import listener
from chromino_core.simulate import Played


def silent(observation: Observation, rng: Random) -> str | None:
    """Says nothing out of turn."""
    return rng.choice(observation.actions) if observation.to_move == observation.seat else None


# The rows


def test_a_row_for_each_game_and_seat() -> None:
    rows = simulate(["greedy", lazy, "random"], games=6, edition="modern", seed=3)
    assert [(row.game, row.seat) for row in rows] == [
        (n, seat) for n in range(6) for seat in (0, 1, 2)
    ]
    assert [row.seed for row in rows[::3]] == [3, 3, 3, 4, 4, 4], "every deal three times"
    assert [row.bot for row in rows[:9]] == [
        "greedy", "lazy", "random", "random", "greedy", "lazy", "lazy", "random", "greedy",
    ]  # fmt: skip
    for row in rows:
        assert all(type(value) in (int, float, str, bool, type(None)) for value in row)
        assert row.first == (row.seat == 0)
        assert (row.left == 0) == (row.won and row.reason == "emptied")


def test_without_swapping_every_game_has_a_deal_of_its_own() -> None:
    rows = simulate([lazy, "random"], games=3, seed=2**32 - 2, swap=False)
    assert [row.seed for row in rows[::2]] == [2**32 - 2, 2**32 - 1, 0]
    assert [row.bot for row in rows] == ["lazy", "random"] * 3


@pytest.mark.parametrize("variant", ["modern", "meccano-1998-contacts", "textures-kinds"])
def test_the_rows_tell_how_the_games_went(variant: str) -> None:
    rules, players = VARIANTS[variant].agreed(), VARIANTS[variant].players
    rows = simulate(["random"] * players, games=4, edition=rules, seed=5, swap=False)
    for number in range(4):
        game = Game(["random"] * players, rules, seed=5 + number)
        play_out(game, ["random"] * players, Random(f"bots {5 + number}"))
        outcome = game.outcome()
        assert outcome is not None
        for seat, row in enumerate(rows[number * players : (number + 1) * players]):
            wins = [row.won, round(row.share * len(outcome.winners), 9)]
            assert wins == [seat in outcome.winners, seat in outcome.winners]
            assert row.score == (outcome.scores and outcome.scores[seat])
            assert (row.left, row.turns, row.reason) == (
                outcome.left[seat],
                game.turns,
                outcome.reason,
            )
            moves = [move for move in game.moves() if move.seat == seat]
            assert row.draws == sum(move.kind == "draw" for move in moves)
            assert row.placed == sum(move.kind == "lay" for move in moves)
            assert row.first == (game.deal.first == seat)


def test_every_bot_plays_under_its_name_wherever_it_sits() -> None:
    def ann(observation: Observation, rng: Random) -> str:
        assert observation.players[observation.seat] == "ann"
        return observation.actions[0]

    def ben(observation: Observation, rng: Random) -> str:
        assert observation.players[observation.seat] == "ben"
        return observation.actions[-1]

    rows = simulate([ann, ben, ann], games=3)
    assert [row.bot for row in rows[::3]] == ["ann", "ann", "ben"]


def test_who_begins_is_told_also_where_chance_decides() -> None:
    rules = edition("modern", first="random")
    rows = simulate(["random", "random"], games=8, edition=rules, swap=False)
    began = [Game(["Ann", "Ben"], rules, seed).seat for seed in range(8)]
    assert [row.seat for row in rows if row.first] == began
    assert {*began} == {0, 1}


def test_who_share_a_win_get_a_share_of_it() -> None:
    game = Game(["Ann", "Ben", "Cem"], seed=1)
    outcome = play_out(game, ["random"] * 3, Random(1))
    shared = _rows(game, outcome._replace(winners=(0, 2)), 0, 1)
    assert [(row.won, row.share) for row in shared] == [(True, 0.5), (False, 0.0), (True, 0.5)]


def test_bots_are_told_apart_by_their_names() -> None:
    def other(*_: Any) -> None: ...

    other.__name__ = "lazy"
    bots: list[AnyBot] = [
        "random",
        lambda seen, rng: seen.actions[0],
        lazy,
        lazy,
        lambda seen, rng: seen.actions[-1],
    ]
    rows = simulate(bots, games=1, swap=False)
    assert [row.bot for row in rows] == ["random", "bot", "lazy", "lazy", "bot 2"]
    with pytest.raises(BotFailed, match=r"lazy 2 \(seat=1, game=0, seed=0\)"):
        simulate([lazy, other], games=1)


def test_what_a_frame_needs() -> None:
    assert Played._fields == (
        "game", "seed", "seat", "bot", "first", "won", "share", "score", "left", "turns", "draws",
        "placed", "reason",
    )  # fmt: skip
    assert chromino_core.simulate is simulate, "the function, not the module of that name"


# Calls


def test_bots_call_as_they_do_at_a_table() -> None:
    """The same games as in a session, whatever is said out of turn."""
    names = ["counter", "silent", "random"]
    said = []
    for seed in range(8):
        session = Session(bots={"silent": silent})
        players = [{"name": name, "kind": name} for name in names]
        session.dispatch({
            "type": "new", "seed": seed, "players": players, "rules": {"edition": "meccano-1998"},
        })  # fmt: skip
        while session.view()["next_bot"] is not None:
            session.dispatch({"type": "bot"})
            while session.think(1000) is not None:
                pass
        game = Game(names, edition("meccano-1998"), seed)
        play_out(game, ["counter", silent, "random"], Random(f"bots {seed}"))
        assert game.log == session.game.log
        said += [(names[seat], action[:5]) for seat, action in game.log]
    assert ("counter", "call") in said
    assert ("counter", "catch") in said
    assert not {("silent", "call"), ("silent", "show:")} & {*said}


# The same rows, whoever does the work

BOTS: list[AnyBot] = [lazy, "random"]


@pytest.fixture(scope="module")
def rows() -> list[Played]:
    return simulate([lazy, "random"], games=50, edition="meccano-1998", seed=9)


@pytest.mark.parametrize("executor", [AtOnce, lambda: ThreadPoolExecutor(3)])
def test_any_executor(executor: Callable[[], Executor], rows: list[Played]) -> None:
    with executor() as work:
        assert simulate(BOTS, 50, edition="meccano-1998", seed=9, executor=work) == rows


def test_processes(rows: list[Played]) -> None:
    assert simulate([lazy, "random"], 50, edition="meccano-1998", seed=9, workers=2) == rows


def test_one_pool_for_several_times(rows: list[Played]) -> None:
    with ProcessPoolExecutor(1) as pool:
        for _ in range(2):
            assert simulate(BOTS, 50, edition="meccano-1998", seed=9, executor=pool) == rows


# How far it is


@pytest.mark.parametrize("how", [{}, {"executor": AtOnce()}])
def test_a_function_is_told_how_far_it_is(how: dict[str, Any]) -> None:
    told: list[tuple[int, int]] = []
    simulate([lazy, lazy], 5, progress=lambda done, of: told.append((done, of)), **how)
    assert told == [(n, 5) for n in range(1, 6)]


def test_a_bar(capsys: pytest.CaptureFixture[str]) -> None:
    simulate([lazy, lazy], 4, progress=True)
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\r" + "█" * 30 + " 100 %  4/4\n")
    assert err.count("\r") == 4
    tell, close = listener(True)
    for done in range(1, 1_001):
        tell(done, 1_000)
    close()
    assert capsys.readouterr().err.count("\r") == 101, "once for each per cent"
    simulate([lazy, lazy], 4, progress=False)
    simulate([lazy, lazy], 4)
    assert capsys.readouterr().err == ""


# In the browser's Python


def test_in_pyodide() -> None:
    told = run_in_pyodide("tests/simulate_in_pyodide.py", ["chromino_core"]).splitlines()
    rows = simulate(["counter", "random"], 4, seed=1)
    assert told == [repr(rows), "No other processes can be started here, so leave workers at 1."]
