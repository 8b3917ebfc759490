"""What the sub-commands share: their options, the game that these describe, and files."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn, Protocol

from chromino_core import words
from chromino_core.bots import BOTS
from chromino_core.cli.wording import say, wrap
from chromino_core.game import Game
from chromino_core.problems import shown
from chromino_core.records.json_text import LARGEST
from chromino_core.rules import EDITIONS, Rules, edition
from chromino_core.session.seats import HUMAN, check_kinds

__all__ = [
    "Commands", "Parser", "Refusal", "add_command", "add_game", "examples", "file_trouble",
    "kind_called", "new_game", "players_of", "positive", "read_bytes", "rules_of",
]  # fmt: skip

_VALUES: Final[dict[str, Any]] = {
    "none": None, "true": True, "false": False, "yes": True, "no": False,
}  # fmt: skip
_VARIANTS: Final = (
    ("scoring", "SYSTEM", "cli-option-scoring"),
    ("draw-limit", "N|none", "cli-option-draw-limit"),
    ("hand-size", "N", "cli-option-hand-size"),
)
_WIDE: Final = 96

# How argparse complains, and the message that says the same.
_COMPLAINTS: Final = (
    (r"argument COMMAND: invalid choice: (?P<value>'.*?') \(choose from (?P<known>.*)\)",
     "cli-no-command"),
    (r"argument (?P<option>\S+): expected one argument", "cli-needs-value"),
    (r"argument (?P<option>\S+): not positive: (?P<value>.*)", "cli-bad-number"),
    (r"argument (?P<option>\S+): invalid \w+ value: (?P<value>.*)", "cli-bad-value"),
    (r"unrecognized arguments: (?P<words>.*)", "cli-unknown-option"),
    (r"argument (?P<option>\S+): ignored explicit argument (?P<value>.*)", "cli-no-value"),
)  # fmt: skip


class Refusal(Exception):
    """Something that cannot be done, in one kind sentence."""


_HEADINGS: Final = {"positional arguments": "cli-arguments", "options": "cli-options"}
"""How argparse calls what belongs to no group, and the message that says the same."""


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help in the language that is spoken, whose letters may be wide."""

    def start_section(self, heading: str | None) -> None:
        id = _HEADINGS.get(heading or "")
        super().start_section(say(id) if id else heading)

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        told = f"{say('cli-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, told)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(text, width)


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence and says where help is."""

    def __init__(self, **options: Any) -> None:
        # An abbreviated option would change its meaning when another one is added.
        super().__init__(allow_abbrev=False, add_help=False, formatter_class=_Formatter, **options)
        self.add_argument("-h", "--help", action="help", help=say("cli-option-help"))
        # Whatever it is, it was heard before there was a parser.
        known = ", ".join(words.LANGUAGES)
        self.add_argument("--lang", metavar="NAME", help=say("cli-option-lang", known=known))

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{words.in_one(_complaint(message), _see_help(self.prog))}\n")


def _complaint(message: str) -> str:
    for pattern, id in _COMPLAINTS:
        if found := re.fullmatch(pattern, message):
            told = found.groupdict()
            if "known" in told:
                told["known"] = told["known"].replace("'", "")
            return say(id, **told)
    return f"{message}."


def _see_help(program: str) -> str:
    return say("cli-see-help", program=program)


def examples(rows: Sequence[tuple[str, str]], note: str = "") -> str:
    """What one may type and what that does, in columns, and something to know below."""
    wide = max((len(typed) for typed, told in rows if told), default=0)
    lines = [f"  {typed:<{wide}}  {told}".rstrip() for typed, told in rows]
    below = ["", *wrap(note, _WIDE)] if note else []
    return "\n".join([say("cli-examples"), *lines, *below])


class Commands(Protocol):
    """What argparse has for sub-commands."""

    def add_parser(self, name: str, *, help: str, description: str, epilog: str) -> Parser: ...


def add_command(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], int], examples: str
) -> Parser:
    """A sub-command with what all have."""
    about = say(f"cli-{name}")
    parser = commands.add_parser(name, help=about, description=about, epilog=examples)
    parser.set_defaults(run=run)
    parser.add_argument("--json", action="store_true", help=say("cli-option-json"))
    return parser


def add_game(parser: Parser, players: str) -> None:
    """The options that describe a game; `players` is who plays unless told otherwise."""
    parser.set_defaults(usual_players=players, rule=[])
    game = parser.add_argument_group(say("cli-group-game"))
    editions = say("cli-option-edition", known=", ".join(EDITIONS))
    game.add_argument("--edition", default="modern", metavar="NAME", help=editions)
    who = say("cli-option-players", bots=", ".join(BOTS), usual=players)
    game.add_argument("--players", metavar="WHO,WHO", help=who)
    game.add_argument("--seed", type=int, metavar="N", help=say("cli-option-seed"))
    variant = parser.add_argument_group(say("cli-group-variants"))
    for rule, metavar, told in _VARIANTS:
        variant.add_argument(
            f"--{rule}", dest="rule", action="append", type=f"{rule}={{}}".format,
            metavar=metavar, help=say(told),
        )  # fmt: skip
    variant.add_argument(
        "--open-hands", dest="rule", action="append_const", const="open_hands=yes",
        help=say("cli-option-open-hands"),
    )  # fmt: skip
    variant.add_argument("--junior", action="store_true", help=say("cli-option-junior"))
    variant.add_argument(
        "--rule", action="append", metavar="NAME=VALUE", help=say("cli-option-rule")
    )


def positive(text: str) -> int:
    """Reads a whole number from 1 on."""
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) == 0:
        raise argparse.ArgumentTypeError(f"not positive: {shown(text)}")
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
            raise Refusal(say("cli-rule-form", value=shown(rule)))
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
            name = words.bot_name(kind) + (f" {same + 1}" if same else "")
            name = words.player_name(len(players) + 1) if kind == HUMAN else name
        players.append({"name": name, "kind": kind})
    return players


def kind_called(name: str) -> str:
    """Who is called so: a bot, if it is the name of one in any language, else a person."""
    for kind in BOTS:
        names = {words.bot_name(kind, language) for language in words.LANGUAGES}
        if re.sub(" [0-9]+$", "", name) in names:
            return kind
    return HUMAN


def new_game(args: argparse.Namespace, seed: int | None) -> Game:
    return Game([player["name"] for player in players_of(args)], rules_of(args), seed)


def file_trouble(error: OSError) -> str:
    """Why a file could not be had, or nothing be printed: that has no file's name."""
    why = str(error.strerror or error)
    if error.filename is None:
        return say("cli-no-room", error=why)
    if isinstance(error, FileNotFoundError):
        return say("cli-no-file", file=str(error.filename))
    return say("cli-file-refused", file=str(error.filename), error=why)


def read_bytes(path: str) -> bytes:
    """What is in a file, or with `-` what comes in; one byte too many shows that it's too much."""
    with sys.stdin.buffer if path == "-" else Path(path).open("rb") as file:
        return file.read(LARGEST + 1)
