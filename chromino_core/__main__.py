"""The command line: `python -m chromino_core`, or `chromino` once it is installed."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from chromino_core.cli import play, study
from chromino_core.cli.arguments import Parser, Refusal
from chromino_core.problems import ChrominoError

__all__ = ["main"]

_EXAMPLES = """\
examples:
  chromino                                     a game against a bot, right here
  chromino play --players Ann:human,Ben:human  two people at one screen
  chromino simulate --games 1000               bots against bots
  chromino svg BRY --output tile.svg           a picture of a tile

`chromino play --help` tells more about playing, and so on for the others."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help")):
        words.insert(0, "play")
    try:
        args = _parser().parse_args(words)
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
        print(f"{error.filename}: {error.strerror}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _parser() -> Parser:
    parser = Parser(
        prog="chromino",
        description="Chromino: play it, let bots play it, count its moves, draw its tables.",
        epilog=_EXAMPLES,
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    play.add(commands)
    study.add(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
