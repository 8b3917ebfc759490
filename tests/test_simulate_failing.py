"""Many games of bots: what may go wrong, and how they are stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from typing import Any

import pytest
from many_games import AtOnce, lazy

from builder.paths import ROOT
from chromino_core import (
    BotFailed,
    Game,
    IllegalMove,
    InvalidBot,
    InvalidSetup,
    Observation,
    simulate,
    words,
)
from chromino_core.playing import match, play_out
from chromino_core.simulate import _processes

# What may go wrong


@pytest.mark.parametrize(
    ("wrong", "error", "sentence"),
    [
        ({"bots": "counter"}, InvalidSetup, "bots has to be a list with a bot for each seat"),
        ({"bots": None}, InvalidSetup, "bots has to be a list"),
        (
            {"bots": ["counter", "deep blue"]},
            InvalidSetup,
            "known: random, greedy, counter",
        ),
        ({"bots": ["counter", 7]}, InvalidBot, "7 isn’t a bot"),
        ({"bots": ["random"] * 9}, InvalidSetup, "for 1 to 8 players, not for 9"),
        ({"edition": "1789"}, InvalidSetup, "This edition isn’t known here. .*'1789'"),
        ({"edition": 3}, InvalidSetup, "3 isn’t a set of rules"),
        ({"seed": -1}, InvalidSetup, "The game number, seed, can’t be -1"),
        (
            {"games": 0},
            InvalidSetup,
            "games has to be a whole number, 1 or more, such as games=2, not 0",
        ),
        ({"games": "9"}, InvalidSetup, "games has to be a whole number"),
        ({"workers": True}, InvalidSetup, "workers has to be a whole number"),
        (
            {"workers": 2, "executor": AtOnce()},
            InvalidSetup,
            "workers or an executor, but not both",
        ),
        ({"progress": "yes"}, InvalidSetup, "progress can be True, for a bar, or a function"),
    ],
)
def test_kind_errors(wrong: dict[str, Any], error: type[Exception], sentence: str) -> None:
    given: dict[str, Any] = {"bots": ["random", "random"], "games": 1, **wrong}
    with pytest.raises(error, match=sentence):
        simulate(given.pop("bots"), **given)


@pytest.mark.parametrize(
    ("bots", "rules"),
    [("counter", "modern"), (["deep blue"], "modern"), ([7], "modern"), (["random"] * 9, "modern"),
     (["random"], 3), (["random"], "1789")],
)  # fmt: skip
def test_what_is_wrong_is_told_before_anybody_begins(bots: Any, rules: Any) -> None:
    with pytest.raises(InvalidSetup):
        match(bots, rules, 0, True)


def broken(observation: Observation, rng: Random) -> str:
    if len(observation.log) > 5:
        return observation.actions[99]  # the line to look at
    return observation.actions[0]


@pytest.mark.parametrize("how", [{}, {"workers": 2}, {"executor": AtOnce()}])
def test_a_bot_that_fails_is_named_and_its_line_is_shown(how: dict[str, Any]) -> None:
    sentence = r"broken \(seat=1, game=0, seed=4\) has failed: IndexError: tuple index"
    with pytest.raises(BotFailed, match=sentence) as caught:
        simulate([lazy, broken], 40, seed=4, **how)
    told = "".join(traceback.format_exception(caught.value))
    assert "observation.actions[99]  # the line to look at" in told


def test_workers_that_are_ended_leave_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pool looks after its workers in a thread of its own, in which nothing may fail either."""
    shutdown = ProcessPoolExecutor.shutdown

    def later(pool: ProcessPoolExecutor, **how: Any) -> None:
        thread: Any = pool._executor_manager_thread
        thread.join(60)  # it sees first that the workers have ended
        shutdown(pool, **how)

    monkeypatch.setattr(ProcessPoolExecutor, "shutdown", later)
    failed: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", failed.append)
    with pytest.raises(BotFailed):
        simulate([lazy, broken], 400, seed=4, workers=2)
    assert failed == []


def test_a_bot_that_does_nonsense_is_named() -> None:
    with pytest.raises(
        BotFailed, match=r"bot \(seat=0, game=0, seed=0\).*isn’t allowed: 'resign'"
    ) as caught:
        simulate([lambda seen, rng: "resign", lazy], 1)
    assert isinstance(caught.value.__cause__, IllegalMove)
    with pytest.raises(BotFailed, match="isn’t allowed: None"):
        simulate([lambda seen, rng: None, lazy], 1)


def test_a_seat_without_a_bot_is_no_illegal_move() -> None:
    with pytest.raises(InvalidBot) as caught:
        play_out(Game(["Ann", "Ben"], seed=1), [lazy], Random(1))
    assert caught.value.problems[0].id == "no-bot"


@pytest.mark.parametrize("executor", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_workers_speak_the_language_of_who_waits(executor: Callable[[int], Executor]) -> None:
    """Also where they were there before it was chosen."""
    with executor(1) as pool:
        pool.submit(int).result()
        with words.speaking("fr"), pytest.raises(BotFailed) as caught:
            simulate([nonsense, lazy], 1, executor=pool)
    french = words.sentence("bot-nonsense", {"value": "'resign'"}, "fr")
    name = "nonsense (seat=0, game=0, seed=0)"
    args: dict[str, str | int] = {"name": name, "error": f"IllegalMove: {french}"}
    with words.speaking("fr"):
        assert str(caught.value) == words.sentence("bot-failed", args, "fr")


def nonsense(observation: Observation, rng: Random) -> str:
    return "resign"


def test_what_other_processes_cannot_get(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InvalidSetup, match=r"can’t be sent to other processes. Leave workers at 1"):
        simulate([lambda seen, rng: seen.actions[0], "random"], 2, workers=2)
    with ProcessPoolExecutor(1) as pool:
        pool.submit(int).result()  # it begins now, and knows nothing of what comes later

        def late(observation: Observation, rng: Random) -> str:
            return observation.actions[0]

        late.__qualname__ = "late"
        monkeypatch.setitem(globals(), "late", late)
        with pytest.raises(InvalidSetup, match=r"can’t find these bots. .*ThreadPoolExecutor\(\)"):
            simulate([late, "random"], 2, executor=pool)


def test_where_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: Any, **named: Any) -> None:
        raise NotImplementedError

    monkeypatch.setattr("concurrent.futures.ProcessPoolExecutor", refuse)
    with pytest.raises(
        RuntimeError, match="No other processes can be started here, so leave workers at 1"
    ):
        simulate(["random", "random"], 2, workers=2)


def dies(observation: Observation, rng: Random) -> str:
    os._exit(1)


def test_workers_that_end_early() -> None:
    with pytest.raises(
        RuntimeError, match="The workers stopped before the games were over"
    ) as caught:
        simulate([dies, "random"], 2, workers=2)
    assert isinstance(caught.value.__cause__, BrokenProcessPool)


# Stopping it

SCRIPT = """
import signal, sys
from chromino_core import simulate
signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background it may be ignored
def tell(done, of):
    print(done, flush=True)
try:
    simulate(["random", "random"], 10**5, progress=tell, workers=int(sys.argv[1]))
except KeyboardInterrupt:
    print("stopped", flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="there Ctrl+C is sent in another way")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_stops_everything_at_once(workers: str) -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, workers],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    assert program.stdout is not None
    assert program.stdout.readline()
    os.killpg(program.pid, signal.SIGINT)  # as a terminal does, to all of them
    out, err = program.communicate(timeout=60)
    assert (out.splitlines()[-1], err, program.returncode) == ("stopped", "", 0)


def test_workers_leave_interrupts_to_who_started_them() -> None:
    """Or each of them would tell of it, in the middle of whatever it is at."""
    pool, _ = _processes(1)
    with pool:
        assert pool.submit(signal.getsignal, signal.SIGINT).result() is signal.SIG_IGN


def naps_or_fails(observation: Observation, rng: Random) -> str:
    """In one game it never comes to an end; in the other it fails once that has begun."""
    napping = Path(os.environ["CHROMINO_TEST_NAP"])
    if observation.hand == Game(["Ann", "Ben"], seed=1).hands[0]:
        napping.touch()
        time.sleep(600)
    while not napping.exists():
        time.sleep(0.05)
    raise KeyError("enough")


def test_workers_that_are_still_at_it_are_stopped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CHROMINO_TEST_NAP", str(tmp_path / "napping"))
    begun = time.monotonic()
    with pytest.raises(BotFailed, match="enough"):
        simulate([naps_or_fails, "random"], 2, workers=2, swap=False)
    assert time.monotonic() - begun < 500, "nobody waited for the nap"


def test_what_waits_is_not_begun() -> None:
    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with ThreadPoolExecutor(1) as pool:
        begun: list[int] = []

        def counted(observation: Observation, rng: Random) -> Iterator[str]:
            begun.append(len(observation.log))
            yield observation.actions[0]

        with pytest.raises(KeyboardInterrupt):
            simulate([counted, counted], 4_000, progress=stop, executor=pool)
    assert begun.count(0) < 2_000
