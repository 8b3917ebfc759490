"""What the sub-commands share: their options, the game that these describe, and files."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NoReturn, TypeAlias

from chromino_core.bots import BOTS
from chromino_core.game import Game
from chromino_core.problems import shown
from chromino_core.rules import EDITIONS, Rules, edition
from chromino_core.seats import HUMAN, check_kinds
from chromino_core.untrusted import LARGEST

__all__ = [
    "Commands", "Parser", "Refusal", "add_command", "new_game", "players_of", "positive",
    "read_bytes", "rules_of",
]  # fmt: skip

_VALUES: Final[dict[str, Any]] = {
    "none": None, "true": True, "false": False, "yes": True, "no": False,
}  # fmt: skip
_VARIANTS: Final = (
    ("scoring", "SYSTEM", "simple, expert, contacts, kinds, sides, or none"),
    ("draw-limit", "N|none", "how many tiles may be drawn in a turn; none: until one fits"),
    ("hand-size", "N", "how many tiles each player gets"),
)


class Refusal(Exception):
    """Something that cannot be done, in one kind sentence."""


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence and says where help is."""

    def __init__(self, **options: Any) -> None:
        # An abbreviated option would change its meaning when another one is added.
        options["formatter_class"] = argparse.RawDescriptionHelpFormatter
        super().__init__(allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. See: {self.prog} --help\n")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def add_command(
    commands: Commands,
    name: str,
    run: Callable[[argparse.Namespace], int],
    help: str,
    examples: str,
    players: str,
) -> Parser:
    """A sub-command with what all have; `players` is who plays unless told otherwise."""
    description = f"{help[0].upper()}{help[1:]}."
    parser = commands.add_parser(
        name, help=help, description=description, epilog=f"examples:\n{examples}"
    )
    parser.set_defaults(run=run, usual_players=players, rule=[])
    parser.add_argument("--json", action="store_true", help="JSON, for programs")
    game = parser.add_argument_group("the game")
    game.add_argument(
        "--edition", default="modern", metavar="NAME", help=f"{', '.join(EDITIONS)} (modern)"
    )
    game.add_argument(
        "--players",
        metavar="WHO,WHO",
        help=f"human or a bot ({', '.join(BOTS)}) for each seat, with a name if you like: "
        f"Ann:human,counter ({players})",
    )
    game.add_argument("--seed", type=int, metavar="N", help="the same number, the same game again")
    variant = parser.add_argument_group("variants, as agreed before the game")
    for rule, metavar, told in _VARIANTS:
        variant.add_argument(
            f"--{rule}", dest="rule", action="append", type=f"{rule}={{}}".format,
            metavar=metavar, help=told,
        )  # fmt: skip
    variant.add_argument(
        "--open-hands", dest="rule", action="append_const", const="open_hands=yes",
        help="everybody sees all hands",
    )  # fmt: skip
    variant.add_argument("--junior", action="store_true", help="the game for young players")
    variant.add_argument(
        "--rule",
        action="append",
        metavar="NAME=VALUE",
        help="any other rule, e.g. first=random or end=at-once; may be repeated",
    )
    return parser


def positive(text: str) -> int:
    """Reads a whole number from 1 on."""
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{shown(text)} is not a whole number from 1 on")
    return int(text)


def rules_of(args: argparse.Namespace) -> Rules:
    """The edition with its variants."""
    variant: dict[str, Any] = {}
    if args.junior:
        one_contact = args.edition == "modern-zh"
        variant = {"min_contacts": 1} if one_contact else {"geometry": "dominoes"}
    for rule in args.rule:
        name, equals, value = rule.partition("=")
        if not equals:
            raise Refusal(f"--rule needs a name and a value, such as first=random, not {rule!r}.")
        number = re.fullmatch("-?[0-9]{1,9}", value)
        told = int(value) if number else _VALUES.get(value.lower(), value)
        variant[name.replace("-", "_")] = told
    return edition(args.edition, **variant)


def players_of(args: argparse.Namespace) -> list[dict[str, str]]:
    """Who plays, each with a name of their own."""
    players: list[dict[str, str]] = []
    for text in (args.players or args.usual_players).split(","):
        name, colon, kind = text.rpartition(":")
        check_kinds([kind], 1, BOTS)
        if not colon:
            same = sum(player["kind"] == kind for player in players)
            name = kind.capitalize() + (f" {same + 1}" if same else "")
            name = f"Player {len(players) + 1}" if kind == HUMAN else name
        players.append({"name": name, "kind": kind})
    return players


def new_game(args: argparse.Namespace, seed: int | None) -> Game:
    return Game([player["name"] for player in players_of(args)], rules_of(args), seed)


def read_bytes(path: str) -> bytes:
    """What is in a file, or with `-` what comes in; one byte too many shows that it's too much."""
    with sys.stdin.buffer if path == "-" else Path(path).open("rb") as file:
        return file.read(LARGEST + 1)
