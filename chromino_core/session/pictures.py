"""Commands that need no game: a picture of any table, and the editions there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from chromino_core.board import Board
from chromino_core.problems import shown
from chromino_core.rules import books
from chromino_core.session.commands import Command, Handler, decline
from chromino_core.session.contract import Json
from chromino_core.session.sitting import Sitting
from chromino_core.words import COLOURS

__all__ = ["COMMANDS"]


def _picture(sitting: Sitting, command: Command) -> Json:
    """The table, or any other that is given, with a text alternative in any language."""
    from chromino_core import svg  # not earlier: few games need it, and all begin sooner

    data = command.data
    highlight = data.get("highlight", [])
    if not isinstance(highlight, list | tuple) or len(highlight) > 80:
        decline("command-field", field="highlight", value=shown(highlight))
    drawn = svg.board(
        _read_board(command) if "board" in data else sitting.game.board,
        coordinates=command.flag("coordinates"),
        highlight=highlight,
        contacts=data.get("contacts"),
        patterns=command.flag("patterns", True),
        **_read_words(command),
    )
    return {"svg": str(drawn)}


def _read_board(command: Command) -> Board:
    """A table of no more tiles than a box holds."""
    contacts = command.data.get("min_contacts", 2)
    geometry = command.data.get("geometry", "free")
    if contacts is None:  # to a board it would mean that nothing is said
        decline("min-contacts-range", value=shown(contacts))
    return Board(command.text("board", 2_000), min_contacts=contacts, geometry=geometry)


def _read_words(command: Command) -> dict[str, Any]:
    """The words of a picture: its title, its description, and the names of all colours."""
    words = Command(command.mapping("words"))
    told: dict[str, Any] = {
        field: words.text(field) for field in ("title", "description") if field in words.data
    }
    if "colours" in words.data:
        colours = Command(words.mapping("colours"))
        told["colours"] = {colour: colours.text(colour, 40) for colour in COLOURS}
    return told


def _editions(sitting: Sitting, command: Command) -> Json:
    return {"editions": books()}


COMMANDS: Final[Mapping[str, Handler[Sitting]]] = {
    "picture": Handler(_picture, acts=False, needs_game=False),
    "editions": Handler(_editions, acts=False, needs_game=False),
}
