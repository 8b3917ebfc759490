"""`chromino conundrum`: today's conundrum or others, to solve here, to print, or as data."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final, NoReturn, TypeAlias

from chromino_core import conundrums, svg
from chromino_core.cli.arguments import Commands, Refusal, add_command, examples, positive
from chromino_core.cli.screen import Terminal
from chromino_core.cli.solving import Solving, answer_lines, heading
from chromino_core.cli.typed import SOLVING, called
from chromino_core.cli.wording import say
from chromino_core.conundrums import Conundrum
from chromino_core.conundrums.result import name_of
from chromino_core.game.seed import check_seed
from chromino_core.session import Session

__all__ = ["add"]

_EXAMPLES: Final = (
    ("chromino conundrum", "cli-example-today"),
    ("chromino conundrum --number 12", "cli-example-chosen"),
    ("chromino conundrum --grade 5", "cli-example-new"),
    ("chromino conundrum --number 1 --count 12 --sheet easy.svg", "cli-example-sheet"),
    ("chromino conundrum --number 1 --count 12 --sheet answers.svg --answers", ""),
)
_USUAL_GRADE: Final = 3
_MOST: Final = 60
_FRESH: Final = 10**9  # a seed that somebody can read out
_IN_A_LINK: Final = "#conundrum="

_Reference: TypeAlias = dict[str, Any]


def add(commands: Commands) -> None:
    note = say("cli-conundrum-note", help=called("help", SOLVING))
    told = examples([(typed, say(id) if id else "") for typed, id in _EXAMPLES], note)
    parser = add_command(commands, "conundrum", _run, told)
    which = parser.add_argument_group(say("cli-group-conundrum")).add_argument
    which("--date", metavar="DAY", help=say("cli-conundrum-date", day="2026-11-16"))
    which("--number", type=int, metavar="N", help=say("cli-conundrum-number"))
    which("--seed", type=int, metavar="N", help=say("cli-conundrum-seed"))
    which("--grade", type=int, metavar="1-5", help=say("cli-conundrum-grade", usual=_USUAL_GRADE))
    which("--link", metavar="TEXT", help=say("cli-conundrum-link"))
    which("--count", type=positive, default=1, metavar="N", help=say("cli-conundrum-count"))
    parser.add_argument("--list", action="store_true", help=say("cli-conundrum-list"))
    parser.add_argument("--answers", action="store_true", help=say("cli-conundrum-answers"))
    paper = parser.add_argument_group(say("cli-group-paper")).add_argument
    paper("--sheet", metavar="FILE", help=say("cli-conundrum-sheet"))
    paper("--paper", default="a4", metavar="NAME", help=say("cli-conundrum-paper"))
    paper("--ink", default="colour", metavar="NAME", help=say("cli-conundrum-ink"))
    paper("--title", metavar="TEXT", help=say("cli-conundrum-title"))


def _run(args: argparse.Namespace) -> int:
    references = _listed(args) if args.list else _asked(args)
    chosen = [conundrums.find(reference) for reference in references]
    both = list(zip(references, chosen, strict=True))
    pages = _written_pages(args, references, chosen) if args.sheet else []
    if args.json:
        data = {"conundrums": [_as_data(*each, args.answers) for each in both]}
        print(json.dumps({**data, "pages": pages} if args.sheet else data))
    elif args.sheet:
        print("\n".join(pages))
    elif args.answers:
        print("\n\n".join("\n".join(answer_lines(*each)) for each in both))
    elif args.list:
        print("\n".join(heading(*each) for each in both))
    else:
        return _solve(both)
    return 0


# Which of them


def _listed(args: argparse.Namespace) -> list[_Reference]:
    """The whole collection."""
    if given := _given(args):
        _refuse(given[0], "list")
    return [{"number": number} for number in range(1, len(conundrums.collection()) + 1)]


def _asked(args: argparse.Namespace) -> list[_Reference]:
    """What the options ask for: so many days, numbers or seeds, one after the other."""
    given = _given(args)
    if len(given) > 1:
        _refuse(given[1], given[0])
    if args.grade is not None and given not in ([], ["seed"]):
        _refuse("grade", given[0])
    if args.link is not None and args.count > 1:
        _refuse("count", "link")
    if args.count > _MOST:
        raise Refusal(say("cli-conundrum-many", value=args.count, most=_MOST))
    several = range(args.count)
    if args.link is not None:
        return [{"link": args.link.rpartition(_IN_A_LINK)[2]}]
    if args.number is not None:
        return [{"number": args.number + n} for n in several]
    if args.seed is not None or args.grade is not None:
        seed = check_seed(args.seed) if args.seed is not None else check_seed(None) % _FRESH
        grade = _USUAL_GRADE if args.grade is None else args.grade
        return [{"seed": seed + n, "grade": grade} for n in several]
    return [{"date": day} for day in _days(args.date, args.count)]


def _days(first: str | None, count: int) -> list[str]:
    """So many days from one on, else from today on."""
    day = str(date.today()) if first is None else first
    conundrums.daily(day)  # which says what is wrong with it
    return [str(date.fromisoformat(day) + timedelta(n)) for n in range(count)]


def _given(args: argparse.Namespace) -> list[str]:
    """The options that name a conundrum."""
    return [way for way in ("date", "number", "seed", "link") if getattr(args, way) is not None]


def _refuse(option: str, other: str) -> NoReturn:
    """Two options don't go together."""
    raise Refusal(say("cli-conundrum-alone", option=f"--{option}", other=f"--{other}"))


# What is done with them


def _as_data(reference: _Reference, conundrum: Conundrum, with_answers: bool) -> dict[str, Any]:
    """What a session tells of it, and its answers if they are asked for."""
    answer = Session().dispatch({"type": "conundrum", "of": reference})
    data: dict[str, Any] = answer["conundrum"]
    return {**data, "answers": sorted(conundrum.answer())} if with_answers else data


def _written_pages(
    args: argparse.Namespace, references: Sequence[_Reference], chosen: Sequence[Conundrum]
) -> list[str]:
    """Writes a file for every page; returns their names."""
    pages = svg.sheet(
        chosen,
        answers=args.answers,
        paper=args.paper,
        ink=args.ink,
        title=args.title,
        names=[name_of(reference) or "" for reference in references],
    )
    path, names = Path(args.sheet), list[str]()
    for number, page in enumerate(pages, 1):
        numbered = len(pages) > 1 and path.name
        one = path.with_name(f"{path.stem}-{number}{path.suffix}") if numbered else path
        one.write_text(page + "\n", "utf-8")
        names.append(str(one))
    return names


def _solve(both: Sequence[tuple[_Reference, Conundrum]]) -> int:
    """One after the other, until somebody leaves."""
    told, code = list[str](), None
    with Terminal() as terminal:
        for left, (reference, conundrum) in enumerate(both, 1 - len(both)):
            solving = Solving(terminal, reference, conundrum)
            code = solving.run(more=left < 0)
            told.append(solving.farewell())
            if code is not None:
                break
    print("", *told, sep="\n")
    return code or 0
