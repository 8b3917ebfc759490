"""`chromino perft`: count the ways a game can go on."""

from __future__ import annotations

import argparse
import json
from time import perf_counter
from typing import Any

from chromino_core.cli.arguments import (
    Parser,
    add_command,
    add_game_options,
    at_least,
    new_game,
    seed_of,
)
from chromino_core.perft import divide

__all__ = ["add"]

_EXAMPLES = """\
  chromino perft --depth 3 --seed 7            the counts for depths 1, 2 and 3
  chromino perft --depth 3 --seed 7 --divide   how many of them begin with which action
  chromino perft --depth 4 --seed 7 --json     for programs"""


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = add_command(
        commands, "perft", _run,
        "count all sequences of legal actions of a dealt game",
        "Counts all sequences of legal actions of a game that a seed deals. Engines that agree on\n"
        "such a count agree on the rules; where they don't, --divide shows which action is off.",
        _EXAMPLES,
    )  # fmt: skip
    parser.add_argument(
        "--depth", type=at_least(1), default=2, metavar="N", help="how many actions ahead (2)"
    )
    parser.add_argument("--divide", action="store_true", help="the count of each first action")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_game_options(parser, "human,human")


def _run(args: argparse.Namespace) -> int:
    seed = seed_of(args)
    game = new_game(args, seed)
    rows: list[tuple[int, int, float]] = []
    shares: dict[str, int] = {}
    if not args.json:
        print(f"{args.edition}, {len(game.players)} players, seed {seed}")
        print(f"{'depth':>7}{'leaves':>14}{'seconds':>10}")
    for depth in range(1, args.depth + 1):
        start = perf_counter()
        shares = divide(game, depth)
        rows.append((depth, sum(shares.values()), perf_counter() - start))
        if not args.json:
            print(f"{depth:>7}{rows[-1][1]:>14,}{rows[-1][2]:>10.2f}", flush=True)
    if not args.json:
        for action in sorted(shares) if args.divide else ():
            print(f"  {action:<12}{shares[action]:>12,}")
        return 0
    answer: dict[str, Any] = {
        "rules": game.rules.as_dict(),
        "players": len(game.players),
        "seed": seed,
        "depth": args.depth,
        "leaves": rows[-1][1],
        "by_depth": [leaves for _, leaves, _ in rows],
        "seconds": round(sum(seconds for *_, seconds in rows), 3),
    }
    if args.divide:
        answer["divide"] = shares
    print(json.dumps(answer))
    return 0
