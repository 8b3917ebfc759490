"""Pages of conundrums, and of their answers, in the colours and the words that are wanted."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from chromino_core.palette import COLOURED, GREY
from chromino_core.problems import InvalidPicture, Message, shown
from chromino_core.svg.described import Say
from chromino_core.svg.paper.answer import Answer
from chromino_core.svg.paper.filling import Panel, Way, filled
from chromino_core.svg.paper.page import PAPERS, Head, page, room_on, together
from chromino_core.svg.paper.puzzle import Entry, Puzzle
from chromino_core.svg.paper.question import Question
from chromino_core.svg.paper.speech import Noted, Speech, Told, said_of
from chromino_core.svg.picture import Svg
from chromino_core.words import spoken

__all__ = ["sheet", "sheet_messages"]

_INKS: Final = {"colour": COLOURED, "grey": GREY}

_TO_ASK: Final = Way((2, 1), 6, 4.7)  # for a pencil
_TO_ANSWER: Final = Way((1,), 12, 3.8)  # for eyes


def sheet(
    conundrums: Iterable[Puzzle],
    *,
    answers: bool = False,
    paper: str = "a4",
    ink: str = "colour",
    title: str | None = None,
    names: Iterable[Message | str] = (),
    language: str | None = None,
    words: Mapping[str, str] | None = None,
) -> list[Svg]:
    """Pages to print: the conundrums, or with `answers` every spot of each.

    `paper` is "a4" or "letter"; `ink` is "colour", or "grey" where the patterns tell everything.
    `names` say what each conundrum is, such as the day it is for. What is said is in the
    `language`, else in the one that is spoken; a host with words of its own asks for the
    `sheet_messages`, and gives what it makes of them as `words`.
    """
    say: Speech = Say(language) if words is None else Told(words)
    order = _Order(list(conundrums), answers, paper, ink, title, list(names), language or spoken())
    return order.pages(say)


def sheet_messages(
    conundrums: Iterable[Puzzle],
    *,
    answers: bool = False,
    paper: str = "a4",
    ink: str = "colour",
    title: str | None = None,
    names: Iterable[Message | str] = (),
) -> dict[str, Message]:
    """All that such pages say, each under the key by which `sheet` looks for its words."""
    noted = Noted()
    order = _Order(list(conundrums), answers, paper, ink, title, list(names), spoken())
    order.pages(noted)
    return noted.messages


class _Order(NamedTuple):
    """What is to be printed."""

    puzzles: list[Puzzle]
    answers: bool
    paper: str
    ink: str
    title: str | None
    names: list[Message | str]
    language: str

    def pages(self, say: Speech) -> list[Svg]:
        _check("sheet-paper", self.paper, PAPERS)
        _check("sheet-ink", self.ink, _INKS)
        panels = list(self._panels(say))
        if not panels:
            raise InvalidPicture.because("sheet-none")
        parts = filled(room_on(self.paper), panels, _TO_ANSWER if self.answers else _TO_ASK)
        inks, head = _INKS[self.ink], self._head(say)
        return [
            page(self.paper, inks, self.language, head, (number, len(parts)), say, shapes)
            for number, shapes in enumerate(parts, 1)
        ]

    def _panels(self, say: Speech) -> Iterator[Panel]:
        inks = _INKS[self.ink]
        for n, puzzle in enumerate(self.puzzles):
            name = said_of(self.names[n], say) if n < len(self.names) else ""
            entry = Entry(n + 1, name, puzzle)
            if self.answers:
                yield Answer(entry, inks, say)
            else:
                yield Question(entry, inks, say)

    def _head(self, say: Speech) -> Head:
        title = say("ui-sheet-title") if self.title is None else self.title
        if self.answers:
            title = together(title, say("ui-sheet-answers"))
            return Head(title, say("ui-sheet-how-answers"), "")
        return Head(title, say("ui-sheet-how"), say("ui-sheet-name"))


def _check(id: str, value: object, known: Collection[str]) -> None:
    if value not in list(known):  # it may be anything
        raise InvalidPicture.because(id, value=shown(value), known=", ".join(known))
