"""Commands about conundrums that need no table: what one is, all that were chosen, and paper."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from chromino_core.problems import Message, shown
from chromino_core.session.commands import Command, Handler, decline
from chromino_core.session.contract import Json
from chromino_core.session.sitting import Sitting
from chromino_core.session.view import message_data

__all__ = ["COMMANDS"]

_MOST: Final = 60
"""So many are printed at once: as many as there are in the collection."""


def _conundrum(sitting: Sitting, command: Command) -> Json:
    return {"conundrum": _data(command.data.get("of"))}


def _conundrums(sitting: Sitting, command: Command) -> Json:
    from chromino_core import conundrums  # not earlier: few games need it, and all begin sooner

    count = len(conundrums.collection())
    return {"conundrums": [_data({"number": number}) for number in range(1, count + 1)]}


def _data(ref: Any) -> Json:
    from chromino_core import conundrums

    conundrum = conundrums.find(ref)
    return {
        "ref": dict(ref),
        "text": conundrum.text,
        "link": conundrum.link,
        "board": [str(placement) for placement in conundrum.board],
        "tiles": [tile.text for tile in conundrum.tiles],
        "grade": conundrum.grade,
        "counts": dict(conundrum.counts),
        "rebuild": conundrum.rebuild,
    }


def _sheet(sitting: Sitting, command: Command) -> Json:
    """Pages to print, as pictures; or, as long as no words are given, what they have to say."""
    from chromino_core import conundrums, svg

    asked = command.data.get("of")
    if not isinstance(asked, list | tuple) or not 0 < len(asked) <= _MOST:
        decline("command-field", field="of", value=shown(asked))
    printed = [conundrums.find(ref) for ref in asked]
    answers, paper, ink = command.flag("answers"), command.text("paper"), command.text("ink")
    names = _read_names(command, len(printed))
    if "words" not in command.data:
        says = svg.sheet_messages(printed, answers=answers, paper=paper, ink=ink, names=names)
        return {"says": {key: message_data(said) for key, said in says.items()}}
    words, given = Command(command.mapping("words")), command.mapping("words")
    pages = svg.sheet(
        printed,
        answers=answers,
        paper=paper,
        ink=ink,
        names=names,
        language=command.text("language", 35),
        words={key: words.text(key) for key in given},
    )
    return {"pages": [str(page) for page in pages]}


def _read_names(command: Command, most: int) -> list[Message | str]:
    """What each conundrum is called, in words that the page has chosen."""
    names = command.data.get("names", [])
    if not isinstance(names, list | tuple) or len(names) > most:
        decline("command-field", field="names", value=shown(names))
    for name in names:
        if not isinstance(name, str) or len(name) > 200:
            decline("command-field", field="names", value=shown(name))
    return list(names)


COMMANDS: Final[Mapping[str, Handler[Sitting]]] = {
    "conundrum": Handler(_conundrum, acts=False, needs_game=False),
    "conundrums": Handler(_conundrums, acts=False, needs_game=False),
    "sheet": Handler(_sheet, acts=False, needs_game=False),
}
