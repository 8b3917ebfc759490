"""Who plays: people and bots, as somebody names them in a cell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from chromino_core.bots import BEST_BOT, BOTS, Bot, as_bot
from chromino_core.session.seats import HUMAN
from chromino_core.words import bot_name, player_name, sentence

__all__ = ["AnyBot", "Bots", "People", "Seated", "new_players", "seated"]

AnyBot: TypeAlias = str | Bot | Callable[..., Any]
"""A bot that comes with the game by its name, or one's own: a function, or what has `think`."""
Bots: TypeAlias = AnyBot | int | Sequence[AnyBot] | Mapping[int, AnyBot]
"""Bots for the last seats, or each for its own seat; a number is so many of the best."""
People: TypeAlias = int | Sequence[str]


class Seated(NamedTuple):
    kinds: list[str]
    """Of each seat, `human` or which bot."""
    own: Mapping[str, AnyBot]
    """The bots that don't come with the game, by kind."""


def new_players(
    people: People | None, bots: Bots | None, language: str | None = None
) -> tuple[list[str], Seated]:
    """Names, and who sits where; if nobody is named, one person and the best bot."""
    if people is None:
        people = 1
        bots = BEST_BOT if bots is None else bots
    names = _names_of(people, language)
    bots = () if bots is None else bots
    table = seated(len(names) + _count(bots), bots)
    called: list[str] = []
    for kind in table.kinds:
        if kind == HUMAN:
            called.append(names.pop(0))
        else:
            name = bot_name(kind, language) if kind in BOTS else kind
            called.append(_unlike(name, [*called, *names]))
    return called, table


def _names_of(people: People, language: str | None) -> list[str]:
    if isinstance(people, int) and not isinstance(people, bool):
        if people < 0:
            raise ValueError(sentence("widget-people", {"number": people}))
        return [player_name(n, language) for n in range(1, people + 1)]
    if isinstance(people, list | tuple):
        return list(people)
    raise TypeError(sentence("widget-players-list", {"value": repr(people)}))


def seated(seats: int, bots: Bots) -> Seated:
    """Who sits where in a game with so many seats."""
    kinds = [HUMAN] * seats
    own: dict[str, AnyBot] = {}
    for seat, bot in _by_seat(seats, bots).items():
        if seat not in range(seats):
            raise ValueError(sentence("widget-no-seat", {"seat": repr(seat), "last": seats - 1}))
        kinds[seat] = bot if isinstance(bot, str) else _kind_of(bot, own)
    return Seated(kinds, own)


def _by_seat(seats: int, bots: Bots) -> Mapping[int, AnyBot]:
    if isinstance(bots, Mapping):
        return bots
    if _count(bots) > seats:
        args = {"count": _count(bots), "seats": seats}
        raise ValueError(sentence("widget-too-many-bots", args))
    if isinstance(bots, int):
        bots = [BEST_BOT] * bots
    each = list(bots) if isinstance(bots, list | tuple) else [bots]
    return dict(enumerate(each, seats - len(each)))  # type: ignore[arg-type]


def _count(bots: Bots) -> int:
    if isinstance(bots, int) and not isinstance(bots, bool):
        if bots < 0:
            raise ValueError(sentence("widget-bots", {"number": bots}))
        return bots
    return len(bots) if isinstance(bots, list | tuple | Mapping) else 1


def _kind_of(bot: AnyBot, own: dict[str, AnyBot]) -> str:
    """What a bot of one's own is called; the same one is called the same."""
    as_bot(bot)  # type: ignore[arg-type]  # raises if it is none
    for kind, known in own.items():
        if known is bot:
            return kind
    name = str(getattr(bot, "__name__", type(bot).__name__))
    # A lambda has no name.
    kind = _unlike(name if name.isidentifier() else "bot", [HUMAN, *BOTS, *own])
    own[kind] = bot
    return kind


def _unlike(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody else has it."""
    taken = set(others)
    numbered = (f"{name} {n}" for n in range(2, len(taken) + 3))
    return name if name not in taken else next(each for each in numbered if each not in taken)
