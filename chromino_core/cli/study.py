"""`chromino simulate`, `perft` and `svg`: study the game by counting, and by pictures."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from chromino_core import svg
from chromino_core.board import Board
from chromino_core.bots import BOTS
from chromino_core.cli.arguments import (
    Commands,
    Refusal,
    add_command,
    add_game,
    examples,
    new_game,
    players_of,
    positive,
    read_bytes,
    rules_of,
)
from chromino_core.cli.wording import padded, say, width
from chromino_core.game import Game
from chromino_core.game.seed import check_seed
from chromino_core.perft import divide
from chromino_core.playing import Match
from chromino_core.problems import Cell
from chromino_core.simulate import Played

__all__ = ["add"]

_SVG: Final = (
    ('chromino svg "B*Y@0,0> BRY@0,1>" --coordinates > table.svg', ""),
    ("chromino svg --record game.json --ply 12 --highlight=3,-1 --output moment.svg", ""),
    ('chromino svg "B*Y@0,0>" --contacts "YRB@2,1v"', "cli-example-tried"),
    ("chromino svg --seed 7 --hand 0", "cli-example-hand"),
)


def add(commands: Commands) -> None:
    told = examples(
        [
            ("chromino simulate --games 1000 --players counter,random", ""),
            ("chromino simulate --games 500 --scoring expert --seed 1 --json", ""),
        ],
        say("cli-simulate-note"),
    )
    parser = add_command(commands, "simulate", _simulate, told)
    add_game(parser, "counter,random")
    games = say("cli-simulate-games")
    parser.add_argument("--games", type=positive, default=100, metavar="N", help=games)

    told = examples([("chromino perft --depth 3 --seed 7 --divide", "")], say("cli-perft-note"))
    parser = add_command(commands, "perft", _perft, told)
    add_game(parser, "human,human")
    depth = say("cli-perft-depth")
    parser.add_argument("--depth", type=positive, default=2, metavar="N", help=depth)
    parser.add_argument("--divide", action="store_true", help=say("cli-perft-divide"))

    told = examples([(typed, say(id) if id else "") for typed, id in _SVG])
    parser = add_command(commands, "svg", _svg, told)
    add_game(parser, "human,human")
    option = parser.add_argument
    option("text", nargs="*", help=say("cli-svg-text", board='"B*Y@0,0> BRY@0,1>"'))
    option("--record", metavar="FILE", help=say("cli-svg-record"))
    option("--ply", type=int, metavar="N", help=say("cli-svg-ply"))
    option("--hand", type=int, metavar="SEAT", help=say("cli-svg-hand"))
    option("--coordinates", action="store_true", help=say("cli-svg-coordinates"))
    ring = say("cli-svg-highlight")
    option("--highlight", action="append", default=[], metavar="WHERE", help=ring)
    option("--contacts", metavar="PLACEMENT", help=say("cli-svg-contacts"))
    option("--no-patterns", action="store_true", help=say("cli-svg-no-patterns"))
    option("--title", metavar="TEXT", help=say("cli-svg-title"))
    option("--output", metavar="FILE", help=say("cli-svg-output"))


def _simulate(args: argparse.Namespace) -> int:
    players, rules, seed = players_of(args), rules_of(args), check_seed(args.seed)
    if any(player["kind"] not in BOTS for player in players):
        raise Refusal(say("cli-only-bots", known=", ".join(BOTS)))
    kinds = tuple(player["kind"] for player in players)
    names = tuple(player["name"] for player in players)
    planned = Match(kinds, names, rules, seed, swap=False)
    rows: list[Played] = []
    begun = perf_counter()
    try:
        for number in range(args.games):
            rows += planned.play(number)
            _show_progress(number + 1, args.games)
    except KeyboardInterrupt:
        print(say("cli-stopped", done=len(rows) // len(players), games=args.games), file=sys.stderr)
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
        _print_table(rules.edition, table, summary)
    return 0 if games == args.games else 130


def _print_table(
    edition: str, table: Sequence[Mapping[str, Any]], summary: Mapping[str, Any]
) -> None:
    print(say("cli-means", edition=edition))
    heads = [say(f"cli-column-{key}") for key in list(table[0])[2:]]
    wide = 2 + max(7, *map(width, heads))
    print(" " * 12 + "".join(padded(head, wide, right=True) for head in heads))
    for row in table:
        name, _, *cells = ("" if cell is None else str(cell) for cell in row.values())
        print(padded(name, 12) + "".join(padded(cell, wide, right=True) for cell in cells))
    for key, value in summary.items():
        label = say(f"cli-row-{key.replace('_', '-')}")
        print(f"{padded(label, 20)}{value:>10}")


def _show_progress(done: int, games: int) -> None:
    """A line that counts along, for whoever waits at a terminal."""
    if sys.stderr.isatty() and (done % 50 == 0 or done == games):
        end = "\r" if done < games else "\r\033[K"
        told = say("cli-progress", done=done, games=games)
        print(told, end=end, file=sys.stderr, flush=True)


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
    show = (lambda line: None) if args.json else print
    show(say("cli-perft-head", edition=args.edition, players=len(game.players), seed=seed))
    columns = {"depth": 7, "leaves": 14, "seconds": 10}
    heads = [padded(say(f"cli-column-{key}"), wide, right=True) for key, wide in columns.items()]
    show("".join(heads))
    counts: list[int] = []
    begun = perf_counter()
    for depth in range(1, args.depth + 1):
        shares = divide(game, depth)
        counts.append(sum(shares.values()))
        seconds = perf_counter() - begun
        show(f"{depth:>7}{counts[-1]:>14,}{seconds:>10.2f}")
    if args.divide:
        for action in sorted(shares):
            show(f"  {action:<12}{shares[action]:>12,}")
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
        raise Refusal(say("cli-text-alone"))
    if args.ply is not None and not args.record:
        raise Refusal(say("cli-ply-needs-record"))
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
            hand = game.hands[game.check_seat(args.hand)]
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
    game.rewind(len(game.log) if args.ply is None else args.ply)
    return game


def _cell_or_placement(text: str) -> Cell | str:
    match = re.fullmatch(r"(-?[0-9]{1,7}),(-?[0-9]{1,7})", text)
    return (int(match[1]), int(match[2])) if match else text
