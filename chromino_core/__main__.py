"""The command line: `python -m chromino_core`, or `chromino` once it is installed."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from chromino_core import words
from chromino_core.cli import conundrum, play, study
from chromino_core.cli.arguments import Parser, Refusal, examples, file_trouble
from chromino_core.cli.wording import plainer_if_need_be, say
from chromino_core.problems import ChrominoError

__all__ = ["main"]

_EXAMPLES: Final = (
    ("chromino", "cli-example-bot"),
    ("chromino play --players Ann:human,Ben:human", "cli-example-two"),
    ("chromino play --lang fr", "cli-example-lang"),
    ("chromino conundrum", "cli-example-today"),
    ("chromino simulate --games 1000", "cli-example-simulate"),
    ("chromino svg BRY --output tile.svg", "cli-example-tile"),
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    plainer_if_need_be(sys.stdout)
    plainer_if_need_be(sys.stderr)
    try:
        language, rest = _language(given)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    with words.speaking(language):
        return _run(rest)


def _language(given: list[str]) -> tuple[str, list[str]]:
    """The language to speak, from the first word on, and what else was given; the last counts."""
    language, rest, coming = words.wanted(), list[str](), iter(given)
    for word in coming:
        name, equals, value = word.partition("=")
        if name == "--lang" and (equals or (value := next(coming, ""))):
            # Says so in the language known so far if there is no such one.
            with words.speaking(language), words.speaking(words.language_of(value) or value):
                language = words.spoken()
        else:
            rest.append(word)
    return language, rest


def _run(given: list[str]) -> int:
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help")):
        given.insert(0, "play")
    try:
        args = _parser().parse_args(given)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 2
    except (ChrominoError, Refusal) as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever reads has enough; and Python must not complain when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        print(file_trouble(error), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _parser() -> Parser:
    told = examples([(typed, say(id)) for typed, id in _EXAMPLES], say("cli-more-help"))
    parser = Parser(prog="chromino", description=say("cli-program"), epilog=told)
    title = say("cli-commands")
    commands = parser.add_subparsers(title=title, metavar="COMMAND", required=True)
    play.add(commands)
    conundrum.add(commands)
    study.add(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
