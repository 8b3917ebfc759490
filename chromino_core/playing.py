"""Bots at a table among themselves: whose turn it is to think, and whole games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from chromino_core import rules as rulebook
from chromino_core.actions import lays
from chromino_core.bots import BOTS, Bot, as_bot, choose
from chromino_core.game import Game
from chromino_core.game.outcome import Outcome
from chromino_core.game.seed import MOST_SEED, chance, check_seed
from chromino_core.problems import BotFailed, InvalidBot, InvalidSetup, shown
from chromino_core.rules import Rules
from chromino_core.simulate import Played

__all__ = ["AnyBot", "Match", "match", "play_out"]

AnyBot: TypeAlias = str | Bot | Callable[..., Any]
"""A bot that comes with the game by its id, or one's own."""


def play_out(game: Game, bots: Sequence[AnyBot], rng: Random, /, **where: int) -> Outcome:
    """Let the bots play to the end, as at any table: who has nothing to say is not asked twice.

    A bot that fails ends it with `BotFailed`, which names it, its seat, and `where` that was.
    """
    thinks = [BOTS[bot] if isinstance(bot, str) else as_bot(bot) for bot in bots]
    asked = everyone = frozenset(range(len(thinks)))
    while (outcome := game.outcome()) is None:
        seat = game.next_of(asked)
        if seat is None:  # no bot declines in its own turn, so there are too few of them
            raise InvalidBot.because("no-bot")
        try:
            action = choose(thinks[seat], game.observe(seat), rng)
        except Exception as error:  # bots may be anybody's code
            told = f"{type(error).__name__}: {error}"[:200]
            # No words, which would be those of one language: these are the columns of the rows.
            place = ", ".join(f"{key}={value}" for key, value in {"seat": seat, **where}.items())
            name = f"{game.players[seat]} ({place})"
            raise BotFailed.because("bot-failed", name=name, error=told) from error
        if action is None:
            asked = asked - {seat}
        else:
            game.push(action, seat)
            asked = everyone
    return outcome


class Match(NamedTuple):
    """Games that are to be played, each by its number."""

    bots: tuple[AnyBot, ...]
    names: tuple[str, ...]
    rules: Rules
    seed: int
    """It deals the first game; the next number deals the next one."""
    swap: bool
    """Whether each deal is played again until every bot had every seat."""

    def play(self, number: int) -> list[Played]:
        """The rows of one game, seat by seat."""
        players = len(self.bots)
        deal, turned = divmod(number, players) if self.swap else (number, 0)
        seed = (self.seed + deal) % (MOST_SEED + 1)
        names = self.names[-turned:] + self.names[:-turned]
        bots = self.bots[-turned:] + self.bots[:-turned]
        game = Game(names, self.rules, seed)
        outcome = play_out(game, bots, chance(seed, "bots"), game=number, seed=seed)
        return _rows(game, outcome, number, seed)


def match(bots: Sequence[AnyBot], rules: str | Rules, seed: int, swap: bool) -> Match:
    """A match that can be played; raises what helps if it can't."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise InvalidSetup.because("simulate-bots", value=shown(bots))
    for bot in bots:
        if not isinstance(bot, str):
            as_bot(bot)  # raises if it is none
        elif bot not in BOTS:
            known = ", ".join(BOTS)
            raise InvalidSetup.because("unknown-kind", value=shown(bot), known=known)
    agreed = rulebook.edition(rules) if isinstance(rules, str) else rules
    if not isinstance(agreed, Rules):
        raise InvalidSetup.because("not-rules", value=shown(rules))
    agreed.check_players(len(bots))
    return Match(tuple(bots), _names(bots), agreed, check_seed(seed), swap)


def _names(bots: Sequence[AnyBot]) -> tuple[str, ...]:
    """What each bot is called: the same one the same, and others never so."""
    called: list[tuple[AnyBot, str]] = []
    for bot in bots:
        same = [name for other, name in called if other is bot or other == bot]
        called.append((bot, same[0] if same else _name(bot, {name for _, name in called})))
    return tuple(name for _, name in called)


def _name(bot: AnyBot, taken: Collection[str]) -> str:
    if isinstance(bot, str):
        return bot
    name = str(getattr(bot, "__name__", type(bot).__name__))
    name = name if name.isidentifier() else "bot"  # a lambda has no name
    numbered = (f"{name} {number}" for number in range(2, len(taken) + 3))
    return next(each for each in (name, *numbered) if each not in {*taken, *BOTS})


def _rows(game: Game, outcome: Outcome, number: int, seed: int) -> list[Played]:
    log = game.log
    return [
        Played(
            game=number,
            seed=seed,
            seat=seat,
            bot=bot,
            first=seat == game.deal.first,
            won=seat in outcome.winners,
            share=(seat in outcome.winners) / len(outcome.winners),
            score=None if outcome.scores is None else outcome.scores[seat],
            left=outcome.left[seat],
            turns=game.turns,
            draws=log.count((seat, "draw")),
            placed=sum(by == seat and lays(action) for by, action in log),
            reason=outcome.reason,
        )
        for seat, bot in enumerate(game.players)
    ]
