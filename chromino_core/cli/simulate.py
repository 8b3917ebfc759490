"""`chromino simulate`: let bots play many games, and count."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from chromino_core.bots import BOTS, Think, choose
from chromino_core.cli.arguments import (
    Parser,
    Player,
    add_command,
    add_game_options,
    at_least,
    check_bots,
    players_of,
    rules_of,
    seed_of,
)
from chromino_core.game import Game
from chromino_core.rules import Rules
from chromino_core.setup import MOST_SEED

__all__ = ["Summary", "add", "play_out"]

_EXAMPLES = """\
  chromino simulate --games 1000 --players greedy,random
  chromino simulate --games 200 --players greedy,greedy,random --edition meccano-1998 --seed 1
  chromino simulate --games 500 --scoring expert --json

Game 0 is dealt by the seed, game 1 by the next number, and so on. A bot that sits in seat 0 begins
in most editions: swap the players to see what that is worth."""


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = add_command(
        commands, "simulate", _run,
        "let bots play many games, and count",
        "Lets bots play many games against each other and tells who won how often.",
        _EXAMPLES,
    )  # fmt: skip
    parser.add_argument(
        "--games", type=at_least(1), default=100, metavar="N", help="how many games (100)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_game_options(parser, "greedy,random")


@dataclass
class Share:
    """What one player has come to, over all games."""

    wins: int = 0
    shared: int = 0
    draws: int = 0
    left: int = 0
    points: int = 0


@dataclass
class Summary:
    """What many games have come to."""

    players: Sequence[Player]
    rules: Rules
    seed: int
    shares: list[Share] = field(default_factory=list)
    games: int = 0
    turns: int = 0
    choices: int = 0
    """Legal placements that players had at the beginning of their turns, in all."""
    blocked: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.shares = [Share() for _ in self.players]

    def count(self, game: Game, choices: int) -> None:
        outcome = game.outcome()
        if outcome is None:
            return
        self.games += 1
        self.turns += game.turns
        self.choices += choices
        self.blocked += outcome.reason == "blocked"
        for seat, share in enumerate(self.shares):
            if seat in outcome.winners:
                share.wins += len(outcome.winners) == 1
                share.shared += len(outcome.winners) > 1
            share.left += outcome.left[seat]
            share.points += outcome.scores[seat] if outcome.scores else 0
        for seat, action in game.log:
            self.shares[seat].draws += action == "draw"

    def as_dict(self) -> dict[str, Any]:
        scored = self.rules.scoring is not None
        return {
            "games": self.games,
            "seed": self.seed,
            "rules": self.rules.as_dict(),
            "players": [
                {
                    "name": player.name,
                    "kind": player.kind,
                    "wins": share.wins,
                    "shared": share.shared,
                    "win_share": self._mean(share.wins + share.shared),
                    "draws_per_game": self._mean(share.draws),
                    "left_per_game": self._mean(share.left),
                    "points_per_game": self._mean(share.points) if scored else None,
                }
                for player, share in zip(self.players, self.shares, strict=True)
            ],
            "turns_per_game": self._mean(self.turns),
            "draws_per_game": self._mean(sum(share.draws for share in self.shares)),
            "placements_per_turn": self.choices / self.turns if self.turns else None,
            "blocked": self.blocked,
            "blocked_share": self._mean(self.blocked),
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1) if self.seconds else None,
        }

    def _mean(self, total: int) -> float | None:
        return round(total / self.games, 4) if self.games else None

    def lines(self) -> list[str]:
        """The same as a table."""
        if not self.games:
            return ["No game was finished."]
        told = self.as_dict()
        scored = self.rules.scoring is not None
        width = max(8, *(len(player.name) for player in self.players))
        head = f"{'':{width}}{'wins':>8}{'shared':>8}{'won':>8}{'draws':>8}{'left':>8}"
        lines = [
            f"{self.games:,} games of {self.rules.edition}, from seed {self.seed}",
            "",
            head + (f"{'points':>9}" if scored else ""),
        ]
        for player in told["players"]:
            line = f"{player['name']:{width}}{player['wins']:>8,}{player['shared']:>8,}"
            line += f"{player['win_share']:>8.1%}"
            line += f"{player['draws_per_game']:>8.2f}{player['left_per_game']:>8.2f}"
            lines.append(line + (f"{player['points_per_game']:>9.1f}" if scored else ""))
        return [
            *lines,
            "",
            f"turns a game           {told['turns_per_game']:>8.1f}",
            f"placements to choose   {told['placements_per_turn']:>8.1f}   a turn",
            f"blocked games          {told['blocked_share']:>8.1%}",
            f"games a second         {told['games_per_second'] or 0:>8,.0f}",
        ]


def play_out(game: Game, bots: Sequence[Think], rng: Random) -> int:
    """Let the bots play to the end; returns how many placements they could choose from in all."""
    choices, turns = 0, -1
    while game.outcome() is None:
        if game.turns != turns:
            turns = game.turns
            choices += sum(action[3:4] == "@" for action in game.legal_actions())
        if game.rules.calls and _out_of_turn(game, bots, rng):
            continue
        seat = game.seat
        action = choose(bots[seat], game.observe(seat), rng)
        game.push(action or "", seat)
    return choices


def _out_of_turn(game: Game, bots: Sequence[Think], rng: Random) -> bool:
    """Whether somebody called, caught or showed; who has laid last is asked first."""
    last = game.log[-1][0] if game.log else 0
    for seat in sorted(range(len(bots)), key=lambda seat: seat != last):
        if seat != game.seat and game.legal_actions(seat):
            action = choose(bots[seat], game.observe(seat), rng)
            if action is not None:
                game.push(action, seat)
                return True
    return False


def _run(args: argparse.Namespace) -> int:
    players, seed = players_of(args), seed_of(args)
    check_bots(players)
    summary = Summary(players, rules_of(args), seed)
    names = [player.name for player in players]
    bots = [BOTS[player.kind] for player in players]
    progress = _Progress(args.games)
    begun = perf_counter()
    stopped = False
    try:
        for number in range(args.games):
            dealt = (seed + number) % (MOST_SEED + 1)
            game = Game(names, summary.rules, dealt)
            summary.count(game, play_out(game, bots, Random(f"bots {dealt}")))
            summary.seconds = perf_counter() - begun
            progress.tell(summary.games, summary.seconds)
    except KeyboardInterrupt:
        stopped = True
    progress.clear()
    if stopped:
        print(f"Stopped after {summary.games:,} of {args.games:,} games.", file=sys.stderr)
    print(json.dumps(summary.as_dict()) if args.json else "\n".join(summary.lines()))
    return 130 if stopped else 0


class _Progress:
    """A line that grows on the error stream, if somebody looks at it and waits."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._next = 1.0 if sys.stderr.isatty() else float("inf")
        self._shown = False

    def tell(self, done: int, seconds: float) -> None:
        if seconds >= self._next and done < self._games:
            self._next, self._shown = seconds + 0.2, True
            left = seconds / done * (self._games - done)
            line = f"{done:,} of {self._games:,} games, about {left:.0f} s to go"
            print(f"\r{line:<60}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self._shown:
            print(f"\r{'':<60}\r", end="", file=sys.stderr, flush=True)
