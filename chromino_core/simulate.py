"""Many games of bots among themselves, as rows that a data frame takes as they are.

>>> rows = simulate(["counter", "random"], games=20, seed=7)
>>> rows[0]  # doctest: +NORMALIZE_WHITESPACE
Played(game=0, seed=7, seat=0, bot='counter', first=True, won=True, share=1.0, score=None, left=0,
       turns=16, draws=0, placed=8, reason='emptied')
>>> sum(row.share for row in rows if row.bot == "counter") > 10
True

For pandas, `DataFrame(rows).groupby("bot").share.mean()` tells who plays best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from chromino_core.problems import InvalidSetup, Problem, shown
from chromino_core.progress import Progress, listener
from chromino_core.rules import Rules
from chromino_core.words import in_one, sentence, speaking, spoken

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future, ProcessPoolExecutor
    from multiprocessing.process import BaseProcess

    from chromino_core.bots import Bot
    from chromino_core.playing import Match

__all__ = ["Played", "simulate"]

_MOST_IN_A_PART: Final = 20
"""So many games are one piece of work for an executor, to tell of them soon; of very many, more."""

_OTHER_WAY: Final = Problem("simulate-instead")


class Played(NamedTuple):
    """What became of one seat in one game."""

    game: int
    """The number of the game, from 0."""
    seed: int
    """It dealt the game: `Game(players, rules, seed)` deals the same."""
    seat: int
    bot: str
    """The bot's name."""
    first: bool
    """Whether the seat began."""
    won: bool
    """Whether it won, alone or with others."""
    share: float
    """Its share of the win: 1.0, or where so many share it, 0.5, 0.33..."""
    score: int | None
    """Its points at the end; None without scoring."""
    left: int
    """How many tiles it had left."""
    turns: int
    """How many turns the game took, all seats together."""
    draws: int
    """How many times the seat drew a tile."""
    placed: int
    """How many tiles it laid."""
    reason: str
    """Why the game ended: `emptied` or `blocked`."""


def simulate(
    bots: Sequence[str | Bot | Callable[..., Any]],
    games: int = 100,
    *,
    edition: str | Rules = "modern",
    seed: int = 0,
    swap: bool = True,
    progress: bool | Progress | None = None,
    workers: int = 1,
    executor: Executor | None = None,
) -> list[Played]:
    """Let bots play, one in each seat; returns a row for each game and seat.

    `bots` come by their ids or are your own. With `swap`, every deal is played once for each way
    the bots can move round the table, one game after the other, so that neither the tiles nor the
    seats favour anybody; let `games` be a multiple of their number. Without, each game has a deal
    of its own. The seed goes up by one from deal to deal, and the same seed gives the same rows.

    `progress=True` shows a bar; a function of one's own is told how many games are over, and of how
    many. `workers` is how many processes share the work, or any `Executor` takes it; that changes
    nothing about the rows, unless a bot remembers something from game to game. A bot that fails
    ends it all: `BotFailed` says in which game, and follows from the bot's own error.
    """
    from chromino_core.playing import match  # not earlier: it needs the bots, which few games do

    planned = match(bots, edition, seed, swap)
    _check_count("games", games)
    _check_count("workers", workers)
    tell, close = listener(progress)
    if executor is not None and workers != 1:
        raise InvalidSetup.because("simulate-workers-or-executor")
    rows: list[Played] = []
    try:
        for part in _parts(planned, games, workers, executor):
            rows += part
            tell(len(rows) // len(planned.bots), games)
    finally:
        close()
    return rows


def _check_count(name: str, value: object) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise InvalidSetup.because("simulate-count", name=name, value=shown(value))


def _parts(
    planned: Match, games: int, workers: int, executor: Executor | None
) -> Iterator[list[Played]]:
    """The rows of the games, in their order, bit by bit."""
    if executor is not None:
        futures: list[Future[list[Played]]] = []
        try:
            yield from _shared_out(planned, games, executor, futures)
        finally:
            for future in futures:
                future.cancel()
    elif workers == 1:
        yield from map(planned.play, range(games))
    else:
        pool, started = _processes(workers)
        try:
            yield from _shared_out(planned, games, pool, [])
        except BaseException:
            # They would finish what they are at; a method for this comes with Python 3.14. What
            # they leave is not cancelled before that, for Python 3.11 minds it in a broken pool.
            for process in started:
                if process.pid:  # it was started
                    process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def _shared_out(
    planned: Match, games: int, executor: Executor, futures: list[Future[list[Played]]]
) -> Iterator[list[Played]]:
    """The same, by an executor; the futures are for whoever wants to cancel them."""
    from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

    work = _pickled(planned) if isinstance(executor, ProcessPoolExecutor) else planned
    size = max(1, min(_MOST_IN_A_PART, games // 40), games // 1_000)
    parts = (range(first, min(first + size, games)) for first in range(0, games, size))
    try:
        futures += (executor.submit(_play, work, part, spoken()) for part in parts)
        for future in futures:
            yield future.result()
    except BrokenExecutor as error:
        told = in_one(sentence("simulate-workers-ended"), sentence("simulate-instead"))
        raise RuntimeError(told) from error


class _Noted:
    """A context of `multiprocessing` that notes which processes it makes."""

    def __init__(self, context: Any) -> None:
        self.made: list[BaseProcess] = []
        self._context = context

    def __getattr__(self, name: str) -> Any:
        return getattr(self._context, name)

    def Process(self, *given: Any, **named: Any) -> BaseProcess:
        process: BaseProcess = self._context.Process(*given, **named)
        self.made.append(process)
        return process


def _processes(workers: int) -> tuple[ProcessPoolExecutor, list[BaseProcess]]:
    """Processes for work, all of them idle, and a list of those that have been made so far."""
    try:
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        noted: Any = _Noted(multiprocessing.get_context())
        pool = ProcessPoolExecutor(workers, noted, _leave_interrupts_to_the_first)
        pool.submit(int).cancel()  # starts one, if that is possible at all
    except (ImportError, OSError, RuntimeError) as error:
        raise RuntimeError(sentence("simulate-no-processes")) from error
    return pool, noted.made


def _leave_interrupts_to_the_first() -> None:
    """Ctrl+C reaches all processes, and one that tells of it is enough."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _pickled(planned: Match) -> bytes:
    import pickle

    try:
        return pickle.dumps(planned)
    except Exception as error:  # it is up to the bots what goes wrong
        raise InvalidSetup([Problem("simulate-not-sent"), _OTHER_WAY]) from error


def _play(work: Match | bytes, numbers: range, language: str) -> list[Played]:
    """What a worker does; should it fail, it says so as whoever waits for it would."""
    with speaking(language):
        planned = _unpickled(work) if isinstance(work, bytes) else work
        return [row for number in numbers for row in planned.play(number)]


def _unpickled(work: bytes) -> Match:
    import pickle

    try:
        planned: Match = pickle.loads(work)
    except Exception as error:  # and here as well
        raise InvalidSetup([Problem("simulate-not-found"), _OTHER_WAY]) from error
    return planned
