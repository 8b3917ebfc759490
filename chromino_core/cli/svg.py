"""`chromino svg`: draw a table, a tile, a hand or a moment of a saved game."""

from __future__ import annotations

import argparse
import json
import re

from chromino_core import svg
from chromino_core.board import Board
from chromino_core.cli.arguments import (
    Parser,
    Refusal,
    add_command,
    add_game_options,
    at_least,
    new_game,
    rules_of,
    seed_of,
)
from chromino_core.cli.files import at_ply, read_game, write_text
from chromino_core.problems import Cell
from chromino_core.tiles import Tile

__all__ = ["add"]

_EXAMPLES = """\
  chromino svg "B*Y@0,0> BRY@0,1>" --coordinates > table.svg
  chromino svg BRY --output tile.svg
  chromino svg --record game.json --ply 12 --highlight=3,-1 --output moment.svg
  chromino svg "B*Y@0,0>" --contacts "YRB@2,1v"    a tile being tried: what matches, what doesn't
  chromino svg --seed 7 --hand 0                   a hand of the game that seed 7 deals"""


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = add_command(
        commands, "svg", _run,
        "draw a table, a tile, a hand or a moment of a saved game",
        "Draws a picture as SVG: of a table given as text, of a single tile, of a saved game,\n"
        "or else of the game that a seed deals.",
        _EXAMPLES,
    )  # fmt: skip
    parser.add_argument(
        "text", nargs="*", help='a board, such as "B*Y@0,0> BRY@0,1>", or a tile, such as BRY'
    )
    parser.add_argument("--record", metavar="FILE", help="a saved game; - reads standard input")
    parser.add_argument(
        "--ply", type=at_least(0), metavar="N", help="after so many actions of the saved game"
    )
    parser.add_argument(
        "--hand", type=at_least(0), metavar="SEAT", help="a hand instead; seats count from 0"
    )
    parser.add_argument("--coordinates", action="store_true", help="number columns and rows")
    parser.add_argument(
        "--highlight",
        action="append",
        default=[],
        metavar="WHERE",
        help="ring a placement or a cell, as --highlight=0,1; may be repeated",
    )
    parser.add_argument(
        "--contacts", metavar="PLACEMENT", help="mark what a tile touches, on the table or tried"
    )
    parser.add_argument("--no-patterns", action="store_true", help="colours without patterns")
    parser.add_argument("--title", metavar="TEXT", help="the picture's title")
    parser.add_argument("--output", metavar="FILE", help="write there instead of printing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_game_options(parser, "human,human")


def _run(args: argparse.Namespace) -> int:
    if args.text and args.record:
        raise Refusal("Give a board or tile, or a record with --record, but not both.")
    if args.ply is not None and not args.record:
        raise Refusal("--ply is a moment of a saved game: give one with --record.")
    picture, board = _picture(args)
    if args.output:
        write_text(args.output, picture + "\n")
    if args.json:
        answer = {"board": board, "output": args.output, "svg": None if args.output else picture}
        print(json.dumps(answer))
    elif not args.output:
        print(picture)
    return 0


def _picture(args: argparse.Namespace) -> tuple[str, str | None]:
    """The picture, and the text of the table if it shows one."""
    words = " ".join(args.text).split()
    if len(words) == 1 and "@" not in words[0]:
        return svg.tile(Tile(words[0].upper()), patterns=not args.no_patterns), None
    if words:
        rules = rules_of(args)
        options = {"min_contacts": rules.min_contacts, "geometry": rules.geometry}
        board = Board(" ".join(words), **options)  # type: ignore[arg-type]
        if args.hand is not None:
            raise Refusal("A board has no hands: --hand goes with --record or --seed.")
    else:
        game = read_game(args.record) if args.record else new_game(args, seed_of(args))
        game = at_ply(game, args.ply)
        board = game.board
        if args.hand is not None:
            hand = game.hands[game._check_seat(args.hand)]
            return svg.hand(hand, patterns=not args.no_patterns, title=args.title), None
    picture = svg.board(
        board,
        coordinates=args.coordinates,
        highlight=[_cell(text) or text for text in args.highlight],
        contacts=args.contacts,
        patterns=not args.no_patterns,
        title=args.title,
    )
    return picture, str(board)


def _cell(text: str) -> Cell | None:
    match = re.fullmatch(r"\s*(-?[0-9]{1,7})\s*,\s*(-?[0-9]{1,7})\s*", text)
    return (int(match[1]), int(match[2])) if match else None
