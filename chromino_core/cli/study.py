"""`chromino simulate`, `perft` and `svg`: study the game by counting, and by pictures."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from chromino_core import svg
from chromino_core.board import Board
from chromino_core.bots import BOTS
from chromino_core.cli.arguments import (
    Commands,
    Refusal,
    add_command,
    new_game,
    players_of,
    positive,
    read_bytes,
    rules_of,
)
from chromino_core.game import Game
from chromino_core.perft import divide
from chromino_core.playing import Match
from chromino_core.problems import Cell
from chromino_core.record import rewind
from chromino_core.setup import check_seed
from chromino_core.simulate import Played

__all__ = ["add"]

_SIMULATE = """\
  chromino simulate --games 1000 --players counter,random
  chromino simulate --games 500 --scoring expert --seed 1 --json

The first game is dealt by the seed, the second by the next number, and so on. Seat 0 begins in
most editions: swap the players to see what that is worth."""
_PERFT = """\
  chromino perft --depth 3 --seed 7 --divide

Engines that agree on such counts agree on the rules; --divide shows which first action is off."""
_SVG = """\
  chromino svg "B*Y@0,0> BRY@0,1>" --coordinates > table.svg
  chromino svg --record game.json --ply 12 --highlight=3,-1 --output moment.svg
  chromino svg "B*Y@0,0>" --contacts "YRB@2,1v"    a tile being tried
  chromino svg --seed 7 --hand 0                   a hand that seed 7 deals"""


def add(commands: Commands) -> None:
    help = "let bots play many games against each other, and count who wins"
    parser = add_command(commands, "simulate", _simulate, help, _SIMULATE, "counter,random")
    parser.add_argument(
        "--games", type=positive, default=100, metavar="N", help="how many games (100)"
    )
    help = "count all sequences of legal actions of a dealt game"
    parser = add_command(commands, "perft", _perft, help, _PERFT, "human,human")
    parser.add_argument(
        "--depth", type=positive, default=2, metavar="N", help="how many actions ahead (2)"
    )
    parser.add_argument("--divide", action="store_true", help="the count of each first action")
    help = "draw a table, a tile, a hand or a moment of a saved game"
    parser = add_command(commands, "svg", _svg, help, _SVG, "human,human")
    option = parser.add_argument
    option("text", nargs="*", help='a board, such as "B*Y@0,0> BRY@0,1>", or a tile, such as BRY')
    option("--record", metavar="FILE", help="a saved game; - reads standard input")
    option("--ply", type=int, metavar="N", help="after so many actions of the saved game")
    option("--hand", type=int, metavar="SEAT", help="a hand instead; seats count from 0")
    option("--coordinates", action="store_true", help="number columns and rows")
    option(
        "--highlight",
        action="append",
        default=[],
        metavar="WHERE",
        help="ring a placement or a cell, as --highlight=0,1; may be repeated",
    )
    option("--contacts", metavar="PLACEMENT", help="mark what a tile touches, laid or tried")
    option("--no-patterns", action="store_true", help="colours without patterns")
    option("--title", metavar="TEXT", help="the picture's title")
    option("--output", metavar="FILE", help="write there instead of printing")


def _simulate(args: argparse.Namespace) -> int:
    players, rules, seed = players_of(args), rules_of(args), check_seed(args.seed)
    if any(player["kind"] not in BOTS for player in players):
        raise Refusal(f"Here only bots can play: {', '.join(BOTS)}.")
    kinds = tuple(player["kind"] for player in players)
    names = tuple(player["name"] for player in players)
    rules.check_players(len(players))
    planned = Match(kinds, names, rules, seed, swap=False)
    rows: list[Played] = []
    begun = perf_counter()
    try:
        for number in range(args.games):
            rows += planned.play(number)
            _show_progress(number + 1, args.games)
    except KeyboardInterrupt:
        done = len(rows) // len(players)
        print(f"Stopped after {done:,} of {args.games:,} games.", file=sys.stderr)
    games, seconds = len(rows) // len(players), perf_counter() - begun
    first_seats = rows[:: len(players)]

    def mean(number: int) -> float:
        return round(number / max(1, games), 3)

    summary: dict[str, Any] = {
        "games": games,
        "seed": seed,
        "turns": mean(sum(row.turns for row in first_seats)),
        "blocked": mean(sum(row.reason == "blocked" for row in first_seats)),
        "games_per_second": round(games / seconds, 1),
    }
    table: list[dict[str, Any]] = [
        player | _means(rows[seat :: len(players)], mean) for seat, player in enumerate(players)
    ]
    if args.json:
        print(json.dumps(summary | {"rules": rules.as_dict(), "players": table}))
    else:
        print(f"{rules.edition}; numbers but wins and shared are means of a game")
        for row in [dict(zip(table[0], table[0], strict=True)), *table]:
            name, _, *cells = ("" if cell is None else cell for cell in row.values())
            print(f"{name:<12}" + "".join(f"{cell:>9}" for cell in cells))
        for key, value in summary.items():
            print(f"{key.replace('_', ' '):<20}{value:>10}")
    return 0 if games == args.games else 130


def _show_progress(done: int, games: int) -> None:
    """A line that counts along, for whoever waits at a terminal."""
    if sys.stderr.isatty() and (done % 50 == 0 or done == games):
        end = "\r" if done < games else "\r\033[K"
        print(f"{done:,} of {games:,} games", end=end, file=sys.stderr, flush=True)


def _means(rows: Sequence[Played], mean: Callable[[int], float]) -> dict[str, Any]:
    """What the games came to for one player."""
    wins = sum(row.share == 1 for row in rows)
    won = sum(row.won for row in rows)
    scores = [row.score for row in rows if row.score is not None]
    return {
        "wins": wins,
        "shared": won - wins,
        "won": mean(won),
        "draws": mean(sum(row.draws for row in rows)),
        "left": mean(sum(row.left for row in rows)),
        "points": mean(sum(scores)) if scores else None,
    }


def _perft(args: argparse.Namespace) -> int:
    seed = check_seed(args.seed)
    game = new_game(args, seed)
    say = (lambda line: None) if args.json else print
    say(f"{args.edition}, {len(game.players)} players, seed {seed}")
    say(f"{'depth':>7}{'leaves':>14}{'seconds':>10}")
    counts: list[int] = []
    begun = perf_counter()
    for depth in range(1, args.depth + 1):
        shares = divide(game, depth)
        counts.append(sum(shares.values()))
        seconds = perf_counter() - begun
        say(f"{depth:>7}{counts[-1]:>14,}{seconds:>10.2f}")
    if args.divide:
        for action in sorted(shares):
            say(f"  {action:<12}{shares[action]:>12,}")
    if args.json:
        answer = {
            "rules": game.rules.as_dict(), "players": len(game.players), "seed": seed,
            "depth": args.depth, "leaves": counts[-1], "by_depth": counts,
            "seconds": round(seconds, 3),
        }  # fmt: skip
        print(json.dumps(answer | ({"divide": shares} if args.divide else {})))
    return 0


def _svg(args: argparse.Namespace) -> int:
    if args.text and (args.record or args.hand is not None):
        raise Refusal("A board or tile given as text has no --record and no --hand.")
    if args.ply is not None and not args.record:
        raise Refusal("--ply is a moment of a saved game: give one with --record.")
    picture, board = _picture(args)
    if args.output:
        Path(args.output).write_text(picture + "\n", "utf-8")
    if args.json:
        answer = {"board": board, "output": args.output, "svg": None if args.output else picture}
        print(json.dumps(answer))
    elif not args.output:
        print(picture)
    return 0


def _picture(args: argparse.Namespace) -> tuple[str, str | None]:
    """The picture, and the text of the table if it shows one."""
    words, patterns = " ".join(args.text).split(), not args.no_patterns
    if len(words) == 1 and "@" not in words[0]:
        return svg.tile(words[0].upper(), patterns=patterns), None
    if words:
        rules = rules_of(args)
        board = Board(" ".join(words), min_contacts=rules.min_contacts, geometry=rules.geometry)
    else:
        game = _game(args)
        board = game.board
        if args.hand is not None:
            hand = game.hands[game._check_seat(args.hand)]
            return svg.hand(hand, patterns=patterns, title=args.title), None
    picture = svg.board(
        board,
        coordinates=args.coordinates,
        highlight=[_cell_or_placement(text) for text in args.highlight],
        contacts=args.contacts,
        patterns=patterns,
        title=args.title,
    )
    return picture, str(board)


def _game(args: argparse.Namespace) -> Game:
    """The saved game after so many of its actions, or else the one that is dealt."""
    if not args.record:
        return new_game(args, args.seed)
    game = Game.from_record(read_bytes(args.record))
    rewind(game, len(game.log) if args.ply is None else args.ply)
    return game


def _cell_or_placement(text: str) -> Cell | str:
    match = re.fullmatch(r"(-?[0-9]{1,7}),(-?[0-9]{1,7})", text)
    return (int(match[1]), int(match[2])) if match else text
