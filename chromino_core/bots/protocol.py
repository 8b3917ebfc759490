"""What a bot is: something that thinks about an observation and yields ever better actions.

`think(observation, rng)` yields the best action so far; whoever hosts it may stop it at any moment
and take the last one. A plain function that returns one action will do as well. Asked out of turn
(in games with calls), a bot may yield nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Protocol, TypeAlias

from chromino_core.actions import Catch, Show
from chromino_core.observe import Observation
from chromino_core.placement import Placement
from chromino_core.problems import IllegalMove, shown

__all__ = ["Bot", "Think", "as_bot", "checked", "choose"]

Think: TypeAlias = Callable[[Observation, Random], Iterator[str]]


class Bot(Protocol):
    """A player that is a program."""

    def think(self, observation: Observation, rng: Random) -> Iterator[str]: ...


def as_bot(bot: Bot | Callable[..., Any]) -> Think:
    """The way a bot thinks: of an object with `think`, of a generator, or of a plain function."""
    think = getattr(bot, "think", bot)
    if not callable(think):
        raise IllegalMove.because("not-a-bot", value=shown(bot))

    def wrapped(observation: Observation, rng: Random) -> Iterator[str]:
        thought = think(observation, rng)
        if isinstance(thought, Iterator):
            yield from thought
        elif thought is not None:
            yield thought

    return wrapped


def choose(bot: Bot | Callable[..., Any], observation: Observation, rng: Random) -> str | None:
    """What a bot does after it has thought to the end; None: out of turn, it does nothing.

    Raises `IllegalMove` if that is nothing the seat may do.
    """
    best: str | None = None
    for action in as_bot(bot)(observation, rng):
        best = action
    if best is None and observation.to_move != observation.seat:
        return None
    return checked(best, observation)


def checked(action: object, observation: Observation) -> str:
    """The text of the action, if the seat may do it."""
    # Of anything else not even the text is asked for: a bot may return any nonsense.
    if isinstance(action, str | Placement | Catch | Show) and str(action) in observation.actions:
        return str(action)
    raise IllegalMove.because("bot-nonsense", value=shown(action))
