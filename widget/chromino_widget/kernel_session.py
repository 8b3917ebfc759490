"""A session in a notebook's kernel, whose bots think while nothing else has to be done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Final
from weakref import WeakSet

from chromino_core import Game, Session
from chromino_core.bots import Think, as_bot
from chromino_core.observe import Observation
from chromino_core.problems import IllegalMove, Problem
from chromino_core.watched import tell_all
from chromino_widget.moves import Move
from chromino_widget.players import AnyBot

__all__ = ["KernelSession", "session_of"]

_SLICE_MS: Final = 10
_AT_ONCE_MS: Final = 1_000_000

_sessions: WeakSet[KernelSession] = WeakSet()


def session_of(game: Game) -> KernelSession | None:
    """The session that plays this game already."""
    return next((each for each in _sessions if each.game is game), None)


class KernelSession(Session):
    """A session that lets its bots think in slices on the kernel's event loop.

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
        """What a bot has raised last, with its traceback."""
        self._on_move: list[Callable[[Move], None]] = []
        self._thinking: asyncio.Task[None] | None = None
        super().__init__(bots={name: self._watched(bot) for name, bot in bots.items()})
        self._adopt(game, kinds, seed)
        self.watch(self._think_on)
        _sessions.add(self)

    def watch_moves(self, callback: Callable[[Move], None]) -> Callable[[], None]:
        """Call back with every move made at a board; returns a function that ends this."""
        self._on_move.append(callback)
        return lambda: self._on_move.remove(callback)

    def _push(self, action: str, seat: int) -> None:
        super()._push(action, seat)
        tell_all(self._on_move, Move(seat, action))

    # Bots

    def seat(self, kinds: Sequence[str], bots: Mapping[str, AnyBot]) -> None:
        """Others play on in this game."""
        self._bots.update({name: self._watched(bot) for name, bot in bots.items()})
        self._adopt(self.game, kinds, None)

    def _watched(self, bot: AnyBot) -> Think:
        """The bot; what it raises is kept, for the table shows only one line of it."""
        think = as_bot(bot)  # type: ignore[arg-type]  # those that are texts are not one's own

        def watched(observation: Observation, rng: Random) -> Iterator[str]:
            self.bot_error = None
            try:
                yield from think(observation, rng)
            except Exception as error:
                self.bot_error = error
                raise

        return watched

    def _think_on(self) -> None:
        """If a bot thinks, and nobody sees to that yet, see to it."""
        if self._thought is None or (self._thinking and not self._thinking.done()):
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # a program without an event loop has nothing else to do
            self._think_to_the_end()
        else:
            self._thinking = loop.create_task(self._think_in_slices())

    async def _think_in_slices(self) -> None:
        while self.think(_SLICE_MS) is not None:
            await asyncio.sleep(0)

    def _think_to_the_end(self) -> None:
        while self.think(_AT_ONCE_MS) is not None:
            pass

    def run_bots(self) -> int:
        """Let the bots move until a person has to, or the game is over; how many moves they made.

        Raises if a bot fails: its own exception, or `IllegalMove`.
        """
        before = len(self.game.log)
        while self._thought or self._next_bot() is not None:
            if self._thought is None:
                self.dispatch({"type": "bot"})
            self._think_to_the_end()
            if self._say is not None and self._say.id == "bot-failed":
                raise self.bot_error or IllegalMove([Problem(*self._say)])
        return len(self.game.log) - before
