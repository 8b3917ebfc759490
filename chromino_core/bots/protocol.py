"""What a bot is: something that thinks about an observation and yields ever better actions.

`think(observation, rng)` yields the best action so far; whoever hosts it may stop it at any moment
and take the last one. A plain function that returns one action will do as well. Asked out of turn
(in games with calls), a bot may yield nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf
from random import Random
from time import perf_counter
from typing import Any, Protocol, TypeAlias

from chromino_core.observe import Observation
from chromino_core.placement import Placement
from chromino_core.problems import IllegalMove, InvalidBot, shown

__all__ = ["Bot", "Think", "Thought", "as_bot", "checked", "choose"]

Think: TypeAlias = Callable[[Observation, Random], Iterator[str]]


class Bot(Protocol):
    """A player that is a program."""

    def think(self, observation: Observation, rng: Random) -> Iterator[str]: ...


def as_bot(bot: Bot | Callable[..., Any]) -> Think:
    """The way a bot thinks: of an object with `think`, of a generator, or of a plain function.

    Raises `InvalidBot` if it is nothing of the kind.
    """
    think = getattr(bot, "think", bot)
    if not callable(think):
        raise InvalidBot.because("not-a-bot", value=shown(bot))

    def wrapped(observation: Observation, rng: Random) -> Iterator[str]:
        thought = think(observation, rng)
        if isinstance(thought, Iterator):
            yield from thought
        elif thought is not None:
            yield thought

    return wrapped


class Thought:
    """A bot that is thinking, slice by slice, so that nobody has to wait for it."""

    def __init__(
        self, think: Think, observation: Observation, rng: Random, ms: float | None = None
    ) -> None:
        self.seat = observation.seat
        self.best: str | None = None
        """What it has found so far."""
        self._observation = observation
        self._actions = think(observation, rng)
        self._until = inf if ms is None else perf_counter() + ms / 1000

    def go_on(self, ms: float) -> bool:
        """Think for a while, at least once; whether that was all. May raise anything."""
        end = perf_counter() + ms / 1000
        for action in self._actions:
            self.best = action
            now = perf_counter()
            if now >= min(end, self._until):
                return now >= self._until
        return True

    def action(self) -> str | None:
        """What the bot does after all; None: out of turn, it does nothing.

        Raises `IllegalMove` if that is nothing the seat may do.
        """
        if self.best is None and self._observation.to_move != self.seat:
            return None
        return checked(self.best, self._observation)


def choose(bot: Bot | Callable[..., Any], observation: Observation, rng: Random) -> str | None:
    """What a bot does after it has thought to the end, as `Thought.action` tells it."""
    thought = Thought(as_bot(bot), observation, rng)
    thought.go_on(inf)
    return thought.action()


def checked(action: object, observation: Observation) -> str:
    """The text of the action, if the seat may do it."""
    # Of anything else not even the text is asked for: a bot may return any nonsense.
    if isinstance(action, str | Placement) and str(action) in observation.actions:
        return str(action)
    raise IllegalMove.because("bot-nonsense", value=shown(action))
