"""Looking for all spots of a conundrum in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from chromino_core import text
from chromino_core.cli.arguments import Refusal
from chromino_core.cli.screen import Terminal, said, table
from chromino_core.cli.typed import SOLVING, aligned, called, understood
from chromino_core.cli.wording import say
from chromino_core.conundrums import Conundrum
from chromino_core.conundrums.result import name_of, result
from chromino_core.placement import Placement
from chromino_core.problems import Problem
from chromino_core.words import in_one, typed

__all__ = ["Solving", "answer_lines", "heading"]

_WIDE: Final = 400
_BETWEEN: Final = " · "


def heading(reference: Mapping[str, Any], conundrum: Conundrum) -> str:
    """Which conundrum it is, how hard, and how many spots its tiles have."""
    name = name_of(reference)
    which = name.sentence if name else say("ui-task-conundrum")
    told = [which, say("ui-sheet-grade", grade=conundrum.grade)]
    told += [f"{tile} {count}" for tile, count in conundrum.counts.items()]
    return _BETWEEN.join(told)


def answer_lines(reference: Mapping[str, Any], conundrum: Conundrum) -> list[str]:
    """For each of its tiles the table with the spots, and a list of them."""
    lines = [heading(reference, conundrum)]
    for tile in conundrum.tiles:
        places = [place for place in map(Placement, conundrum.task.answers()) if place.tile is tile]
        lines += ["", *table(conundrum.board, _WIDE, _WIDE, rings=places, numbered=True)]
        lines.append(_counted(places))
    return lines


def _counted(places: Sequence[Placement | str]) -> str:
    """Spots with the numbers that they have on the table."""
    return "  ".join(f"{n}:{place}" for n, place in enumerate(places, 1))


class _Left(Exception):
    """Somebody wants to leave."""


class Solving:
    """A person who looks for the spots."""

    def __init__(
        self, terminal: Terminal, reference: Mapping[str, Any], conundrum: Conundrum
    ) -> None:
        self._terminal = terminal
        self._reference = reference
        self._conundrum = conundrum
        self._task = conundrum.task
        self._found: list[str] = []
        self._tries: list[bool] = []
        self._tips = 0
        self._given_up = False
        self._notes: list[str] = []  # for the next screen
        self._rings: list[Placement] = []  # what these speak of

    @property
    def _is_over(self) -> bool:
        return self._given_up or len(self._found) >= self._task.total

    def run(self, *, more: bool) -> int | None:
        """Look until all is found; returns None if somebody wants to go on to one more.

        Else it is the exit code.
        """
        try:
            while not self._is_over:
                self._step()
            self._end(more)
        except (_Left, EOFError):
            return 0
        except KeyboardInterrupt:
            return 130
        return None if more else 0

    def farewell(self) -> str:
        """The last words, on the screen that was there before: what can be told to others."""
        if not self._is_over:
            found, of = len(self._found), self._task.total
            return say("cli-conundrum-bye", found=found, of=of)
        told = result(
            self._conundrum,
            self._reference,
            found=self._found,
            wrong=self._tries.count(False),
            tips=self._tips,
            given_up=self._given_up,
            tries=self._tries,
        )
        return told.text

    # What is on the screen

    def _step(self) -> None:
        first = self._conundrum.board.placements[0]
        taken = f"{self._conundrum.tiles[0]}@{first.x},{first.y}>"  # whatever is right, this isn't
        asked = self._task.text.sentence
        how = say("cli-conundrum-how", move=taken, help=called("help", SOLVING))
        self._paint(in_one(asked, how), places=self._found)
        if line := self._terminal.ask():
            self._command(line)

    def _paint(self, *below: str, places: Sequence[str]) -> None:
        """The screen with some spots and what has come up, which is then forgotten."""
        terminal, conundrum = self._terminal, self._conundrum
        # At these spaces no line is broken.
        told = heading(self._reference, conundrum).split(_BETWEEN)
        top = [*terminal.wrap(_BETWEEN.join(part.replace(" ", "\u00a0") for part in told)), ""]
        listed = terminal.wrap(_counted(places)) if places else []
        bottom = ["", *self._tiles(), *listed, "", *terminal.wrap(*self._notes, *below)]
        columns, rows = terminal.size
        room = rows - len(top) - len(bottom) - 1
        rings = self._rings or [*map(Placement, places)]
        lines = table(
            conundrum.board, columns - 3, room, terminal.colour, rings, numbered=not self._rings
        )
        space = [""] * (room - len(lines)) if terminal.is_screen else []
        terminal.paint([*top, *lines, *space, *bottom])
        self._notes, self._rings = [], []

    def _tiles(self) -> list[str]:
        """Each tile with how many of its spots were found."""
        lines = []
        for tile, of in self._conundrum.counts.items():
            picture = text.hand([tile], colour=self._terminal.colour).split("\n")[1]
            found = sum(Placement(each).tile.text == tile for each in self._found)
            lines.append(f"{picture}  {say('ui-count', made=found, need=of)}")
        return lines

    def _end(self, more: bool) -> None:
        """All that was found; or what was left, after giving up."""
        if self._given_up:
            left = [each for each in self._task.answers() if each not in self._found]
            self._paint(say("task-said-given-up"), places=left)
        else:
            self._paint(places=self._found)
        self._terminal.ask(say("cli-let-be" if more else "cli-end-leave"))

    # What people type

    def _command(self, line: str) -> None:
        try:
            self._carry_out(line)
        except (Refusal, ValueError) as error:
            self._notes = [str(error)]

    def _carry_out(self, line: str) -> None:
        word, rest = understood(line, SOLVING)
        match word:
            case "lay":
                self._try(rest)
            case "tip":
                self._tip()
            case "give-up":
                self._given_up = self._agrees("cli-give-up")
            case "help":
                self._terminal.paint([*_help_lines(self._terminal.wide), ""])
                self._terminal.ask(say("cli-back"))
            case "quit":
                if self._agrees("cli-conundrum-quit"):
                    raise _Left
            case _:
                raise Refusal(say("cli-riddle", line=line, word=called("help", SOLVING)))

    def _agrees(self, question: str) -> bool:
        yes, no = typed("cli-typed-yes"), typed("cli-typed-no")
        answer = self._terminal.ask(f"{say(question, yes=yes[0], no=no[0])} ")
        return answer.lower() in (*yes, "y", "yes", "q")

    def _try(self, place: str) -> None:
        """One spot: right, found before, or wrong and why."""
        verdict = self._task.check(place, self._found)
        self._found += verdict.right
        if not verdict.again:
            self._tries.append(not verdict.wrong)
        args = {"found": len(self._found), "of": self._task.total}
        if verdict.wrong:
            self._notes = [_told(verdict.wrong[0].problems)]
            self._rings = self._near(Placement(place))
        elif verdict.done:
            self._notes = [say("task-said-done", **args)]
        else:
            self._notes = [say("task-said-again" if verdict.again else "task-said-found", **args)]

    def _near(self, place: Placement) -> list[Placement]:
        """A spot to be seen beside the table, if it isn't far away."""
        board = self._conundrum.board
        covers = any(board.at(cell) for cell in place.cells)
        return [place] if covers or board.contacts(place) else []

    def _tip(self) -> None:
        """A little more than the last time."""
        self._tips += 1
        tip = self._task.tip(min(self._tips, self._task.tips), self._found)
        places = [where["placement"] for where, _ in tip.marks if "placement" in where]
        self._rings = [*map(Placement, places)]
        self._notes = [tip.words.sentence]


def _told(problems: Sequence[Problem]) -> str:
    return in_one(*(said(problem._asdict()) for problem in problems))


def _help_lines(columns: int) -> list[str]:
    """What one can type, and what that does."""
    move = "BRY@0,1>"
    rows = [
        (move, say("cli-help-lay", tile=move[:3])),
        (called("tip", SOLVING), say("cli-help-tip")),
        (called("give-up", SOLVING), say("cli-help-give-up")),
        (called("quit", SOLVING), say("cli-help-leave")),
    ]
    return aligned(rows, columns)
