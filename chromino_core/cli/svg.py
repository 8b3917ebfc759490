"""`chromino svg`: draw a table, a tile, a hand or a moment of a saved game."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

from chromino_core import svg
from chromino_core.board import Board
from chromino_core.cli.arguments import (
    Commands,
    Refusal,
    add_command,
    new_game,
    read_bytes,
    rules_of,
)
from chromino_core.game import Game
from chromino_core.problems import Cell, InvalidSetup
from chromino_core.tiles import Tile

__all__ = ["add"]

_EXAMPLES = """\
  chromino svg "B*Y@0,0> BRY@0,1>" --coordinates > table.svg
  chromino svg --record game.json --ply 12 --highlight=3,-1 --output moment.svg
  chromino svg "B*Y@0,0>" --contacts "YRB@2,1v"    a tile being tried
  chromino svg --seed 7 --hand 0                   a hand that seed 7 deals"""


def add(commands: Commands) -> None:
    help = "draw a table, a tile, a hand or a moment of a saved game"
    parser = add_command(commands, "svg", _run, help, _EXAMPLES, "human,human")
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


def _run(args: argparse.Namespace) -> int:
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
        return svg.tile(Tile(words[0].upper()), patterns=patterns), None
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
    most = len(game.log)
    least, ply = most - len(game._before), most if args.ply is None else args.ply
    if not least <= ply <= most:
        raise InvalidSetup.because("no-such-ply", ply=ply, least=least, most=most)
    while len(game.log) > ply:
        game.pop()
    return game


def _cell_or_placement(text: str) -> Cell | str:
    match = re.fullmatch(r"(-?[0-9]{1,7}),(-?[0-9]{1,7})", text)
    return (int(match[1]), int(match[2])) if match else text
