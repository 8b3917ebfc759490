"""A session in a notebook's kernel, whose bots think while nothing else has to be done."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Final
from weakref import WeakSet

from chromino_core import Game, Session
from chromino_core.bots import Think, as_bot
from chromino_core.observe import Observation
from chromino_core.session import Host
from chromino_core.watched import tell_all
from chromino_widget.moves import Move
from chromino_widget.players import AnyBot
from chromino_widget.traces import from_own_line, show

__all__ = ["KernelSession", "session_of"]

_SLICE_MS: Final = 10
_AT_ONCE_MS: Final = 1_000_000

_sessions: WeakSet[KernelSession] = WeakSet()


def session_of(game: Game) -> KernelSession | None:
    """The session that plays this game already."""
    return next((each for each in _sessions if each.session.game is game), None)


class KernelSession(Host):
    """The host of a session: lets its bots think in slices on the kernel's event loop.

    In between, the kernel hears what people do at the board. There is one session for a game, and
    any number of tables.
    """

    def __init__(
        self,
        game: Game,
        kinds: Sequence[str],
        bots: Mapping[str, AnyBot],
        seed: int | None = None,
    ) -> None:
        self.bot_error: Exception | None = None
        """What a bot has raised last, or what was wrong with what it has returned."""
        self._own: dict[str, AnyBot] = {}
        self._raises = False  # whoever has called for the bots is told by an exception
        self._on_move: list[Callable[[Move], None]] = []
        self._thinking: asyncio.Task[None] | None = None
        self.session = Session(host=self)
        self.seat(kinds, bots, game, seed)
        self.session.watch(self._think_on)
        _sessions.add(self)

    def seat(
        self,
        kinds: Sequence[str],
        bots: Mapping[str, AnyBot],
        game: Game | None = None,
        seed: int | None = None,
    ) -> None:
        """These play, in this game or in the one that is on the table."""
        self._own.update(bots)
        known = {name: self._watched(bot) for name, bot in bots.items()}
        self.session.play(self.session.game if game is None else game, kinds, known, seed)

    def watch_moves(self, callback: Callable[[Move], None]) -> Callable[[], None]:
        """Call back with every move made at a board; returns a function that ends this."""
        self._on_move.append(callback)
        return lambda: self._on_move.remove(callback)

    # What the session tells

    def take(self, held: Game | None, game: Game) -> Game:
        """A notebook's `game` is the one on the table, also when another one comes there."""
        if held is None or game is held:
            return game
        held.become(game)
        return held

    def on_move(self, seat: int, action: str) -> None:
        tell_all(self._on_move, Move(seat, action))

    def on_failure(self, seat: int, kind: str, error: Exception) -> None:
        """It is told in one line on the table; its author needs the rest."""
        own = self._own.get(kind)
        self.bot_error = from_own_line(error, None if own is None else _newest(own))
        if not self._raises:
            show(self.bot_error)

    # Bots

    def _watched(self, bot: AnyBot) -> Think:
        """The bot as it is now: a cell that defines it may have been run again."""
        as_bot(bot)  # type: ignore[arg-type]  # those that are texts are not one's own

        def watched(observation: Observation, rng: Random) -> Iterator[str]:
            self.bot_error = None
            yield from as_bot(_newest(bot))(observation, rng)  # type: ignore[arg-type]

        return watched

    def _think_on(self) -> None:
        """If a bot thinks, and nobody sees to that yet, see to it."""
        if self.session.thinking is None or (self._thinking and not self._thinking.done()):
            return
        loop: asyncio.AbstractEventLoop | None
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            loop = None
        # Only here, so that what a bot raises hasn't happened "during handling" of that.
        if loop is None:  # a program without an event loop has nothing else to do
            self._think_to_the_end()
        else:
            self._thinking = loop.create_task(self._think_in_slices())

    async def _think_in_slices(self) -> None:
        while self.session.think(_SLICE_MS) is not None:
            await asyncio.sleep(0)

    def _think_to_the_end(self) -> None:
        while self.session.think(_AT_ONCE_MS) is not None:
            pass

    def run_bots(self) -> int:
        """Let the bots move until a person has to, or the game is over; how many moves they made.

        Raises if a bot fails: its own exception, or `IllegalMove`.
        """
        __tracebackhide__ = True  # a notebook shows the line that has called it, then the bot's own
        session = self.session
        before = len(session.game.log)
        if session.has_failed:
            session.ask_again()  # it may have been mended
        self._raises = True
        try:
            while session.thinking is not None or session.next_bot is not None:
                if session.thinking is None:
                    session.dispatch({"type": "bot"})
                self._think_to_the_end()
                if session.has_failed and self.bot_error is not None:
                    raise self.bot_error
        finally:
            self._raises = False
        return len(session.game.log) - before


def _newest(bot: AnyBot) -> AnyBot:
    """The function that has this name in the notebook now."""
    name = getattr(bot, "__qualname__", "")
    if getattr(bot, "__module__", None) != "__main__" or not name.isidentifier():
        return bot
    now = getattr(sys.modules["__main__"], name, bot)
    return now if type(now) is type(bot) else bot
