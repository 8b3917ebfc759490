"""Who plays: people and bots, as somebody names them in a cell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from chromino_core.bots import BOTS, Bot, as_bot
from chromino_core.seats import HUMAN

__all__ = ["AnyBot", "Bots", "People", "Players", "bots_of", "players_of"]

AnyBot: TypeAlias = str | Bot | Callable[..., Any]
"""A bot that comes with the game by its name, or one's own: a function, or what has `think`."""
Bots: TypeAlias = AnyBot | int | Iterable[AnyBot]
People: TypeAlias = int | Sequence[str]

_BEST: Final = list(BOTS)[-1]


class Players(NamedTuple):
    names: list[str]
    kinds: list[str]
    """Of each, `human` or which bot."""
    bots: Mapping[str, AnyBot]
    """The bots that don't come with the game, by kind."""


def players_of(people: People | None, bots: Bots | None) -> Players:
    """The people, then the bots; if nobody is named, one person and the best bot."""
    if people is None:
        people = 1
        bots = _BEST if bots is None else bots
    names = _names_of(people)
    kinds, own = bots_of(() if bots is None else bots)
    called = list(names)
    for kind in kinds:
        called.append(_unlike(kind.title() if kind in BOTS else kind, called))
    return Players(called, [HUMAN] * len(names) + kinds, own)


def _names_of(people: People) -> list[str]:
    if isinstance(people, int) and not isinstance(people, bool):
        if people < 0:
            raise ValueError(f"There can't be {people} people at the table.")
        return [f"Player {n}" for n in range(1, people + 1)]
    if isinstance(people, list | tuple):
        return list(people)
    raise TypeError(
        'players is how many people play, or a list of their names, as in players=["Ann", "Ben"]; '
        f"it can't be {people!r}."
    )


def bots_of(bots: Bots) -> tuple[list[str], dict[str, AnyBot]]:
    """The kind of each bot, and those that are one's own by kind."""
    kinds: list[str] = []
    own: dict[str, AnyBot] = {}
    for bot in _each(bots):
        if isinstance(bot, str):
            kinds.append(bot)
            continue
        as_bot(bot)  # raises if it is none
        kind = next((name for name, known in own.items() if known is bot), None)
        if kind is None:
            kind = _unlike(_name_of(bot), [HUMAN, *BOTS, *own])
            own[kind] = bot
        kinds.append(kind)
    return kinds, own


def _each(bots: Bots) -> list[AnyBot]:
    if isinstance(bots, int) and not isinstance(bots, bool):
        return [_BEST] * bots
    if isinstance(bots, list | tuple):
        return list(bots)
    return [bots]  # type: ignore[list-item]  # one alone, or nonsense that is refused later


def _name_of(bot: object) -> str:
    name = str(getattr(bot, "__name__", type(bot).__name__))
    return name if name.isidentifier() else "bot"  # a lambda has no name


def _unlike(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody else has it."""
    taken = set(others)
    numbered = (f"{name} {n}" for n in range(2, len(taken) + 3))
    return name if name not in taken else next(each for each in numbered if each not in taken)
