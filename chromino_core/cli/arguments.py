"""What the sub-commands share: their options, and the game that these options describe."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, NoReturn

from chromino_core.bots import BOTS
from chromino_core.game import Game
from chromino_core.problems import InvalidSetup, shown
from chromino_core.rules import EDITIONS, Rules, edition
from chromino_core.setup import check_seed
from chromino_core.undo import HUMAN

__all__ = [
    "Parser", "Player", "Refusal", "add_command", "add_game_options", "at_least", "check_bots",
    "new_game", "players_of", "rules_of", "seed_of",
]  # fmt: skip

_JUNIOR: Final[dict[str, dict[str, Any]]] = {
    "dominoes": {"geometry": "dominoes"},
    "one-contact": {"min_contacts": 1},
}
_JUNIOR_OF: Final = {"modern": "dominoes", "modern-zh": "one-contact"}
_WORDS: Final[dict[str, Any]] = {
    "none": None, "true": True, "false": False, "yes": True, "no": False,
}  # fmt: skip


class Refusal(Exception):
    """Something that cannot be done, in one kind sentence."""


class Player(NamedTuple):
    """Who sits at the table."""

    name: str
    kind: str

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence and says where help is."""

    def __init__(self, **options: Any) -> None:
        # An abbreviated option would change its meaning when another one is added.
        options.setdefault("allow_abbrev", False)
        options.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(**options)

    def error(self, message: str) -> NoReturn:
        told = re.sub(r"^argument (.+?): ", r"\1: ", message).rstrip(".")
        told = re.sub(r"COMMAND: invalid choice: (\S+) .*", r"there is no command \1", told)
        self.exit(2, f"{self.prog}: {told}. See: {self.prog} --help\n")


def add_command(
    commands: argparse._SubParsersAction[Parser],
    name: str,
    run: Callable[[argparse.Namespace], int],
    help: str,
    description: str,
    examples: str,
) -> Parser:
    """A sub-command with what every one of them has."""
    parser = commands.add_parser(
        name, help=help, description=description, epilog=f"examples:\n{examples}"
    )
    parser.set_defaults(run=run)
    return parser


def at_least(least: int) -> Callable[[str], int]:
    """Reads a whole number that is not too small."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{shown(text)} is not a whole number") from None
        if value < least:
            raise argparse.ArgumentTypeError(f"{value} is too small, the least is {least}")
        return value

    return read


def _draw_limit(text: str) -> int | None:
    return None if text.lower() == "none" else at_least(1)(text)


def add_game_options(parser: argparse.ArgumentParser, players: str) -> None:
    """The options that describe a game; `players` is who plays unless told otherwise."""
    game = parser.add_argument_group("the game")
    game.add_argument(
        "--edition", default="modern", metavar="NAME", help=f"{', '.join(EDITIONS)} (modern)"
    )
    game.add_argument(
        "--players",
        default=None,
        metavar="WHO,WHO",
        help=f"human or a bot ({', '.join(BOTS)}) for each seat, with a name if you like: "
        f"Ann:human,greedy ({players})",
    )
    game.add_argument(
        "--seed", type=at_least(0), metavar="N", help="the same number deals the same game again"
    )
    game.set_defaults(usual_players=players)
    variant = parser.add_argument_group("variants, as agreed before the game")
    variant.add_argument(
        "--scoring", metavar="SYSTEM", help="simple, expert, contacts, kinds, sides, or none"
    )
    variant.add_argument(
        "--draw-limit",
        type=_draw_limit,
        default=argparse.SUPPRESS,
        metavar="N|none",
        help="how many tiles may be drawn in a turn; none: until one fits",
    )
    variant.add_argument("--open-hands", action="store_true", help="everybody sees all hands")
    variant.add_argument(
        "--junior",
        nargs="?",
        const="",
        metavar="HOW",
        help="for young players: dominoes or one-contact (as the edition has it)",
    )
    variant.add_argument(
        "--hand-size", type=at_least(1), metavar="N", help="how many tiles each player gets"
    )
    variant.add_argument(
        "--rule",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="any other rule, e.g. first=random or end=at-once; may be repeated",
    )


def rules_of(args: argparse.Namespace) -> Rules:
    """The edition with its variants."""
    variant: dict[str, Any] = {}
    if args.scoring is not None:
        variant["scoring"] = _value(args.scoring)
    if "draw_limit" in args:
        variant["draw_limit"] = args.draw_limit
    if args.open_hands:
        variant["open_hands"] = True
    if args.junior is not None:
        variant |= _junior(args.junior, args.edition)
    if args.hand_size is not None:
        variant["hand_size"] = args.hand_size
    for text in args.rule:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refusal(f"--rule needs a name and a value, such as first=random, not {text!r}.")
        variant[name.strip().replace("-", "_")] = _value(value.strip())
    return edition(args.edition, **variant)


def _junior(how: str, edition_id: str) -> dict[str, Any]:
    how = how or _JUNIOR_OF.get(edition_id, "")
    if not how:
        raise Refusal(
            f"The edition {edition_id} has no junior game of its own: "
            "choose --junior dominoes or --junior one-contact."
        )
    if how not in _JUNIOR:
        raise Refusal(f"There is no junior game {shown(how)}: it is dominoes or one-contact.")
    return _JUNIOR[how]


def _value(text: str) -> Any:
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text


def players_of(args: argparse.Namespace) -> list[Player]:
    """Who plays, each with a name of their own."""
    players: list[Player] = []
    for text in (args.players or args.usual_players).split(","):
        name, colon, kind = text.rpartition(":")
        kind = kind.strip().lower()
        if kind != HUMAN and kind not in BOTS:
            known = ", ".join([HUMAN, *BOTS])
            raise InvalidSetup.because("unknown-kind", value=shown(kind), known=known)
        players.append(Player(name.strip() if colon else _usual_name(kind, players), kind))
    return players


def _usual_name(kind: str, others: Sequence[Player]) -> str:
    if kind == HUMAN:
        return f"Player {len(others) + 1}"
    same = sum(player.kind == kind for player in others)
    return kind.capitalize() + (f" {same + 1}" if same else "")


def check_bots(players: Sequence[Player]) -> None:
    """Refuse people where only programs can play."""
    if any(player.is_human for player in players):
        raise Refusal(f"Here only bots can play: {', '.join(BOTS)}.")


def seed_of(args: argparse.Namespace) -> int:
    """The seed, or a fresh one: known in any case, so that the same game can be had again."""
    return check_seed(args.seed)


def new_game(args: argparse.Namespace, seed: int) -> Game:
    return Game([player.name for player in players_of(args)], rules_of(args), seed)
