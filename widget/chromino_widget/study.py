"""A board to lay tiles on, and no game: what a session is for a game, in the same words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeAlias

from chromino_core import Board, ChrominoError, IllegalMove, InvalidSetup, Placement, Session, Tile
from chromino_core.nearest import nearest_on
from chromino_core.problems import Problem, shown
from chromino_core.rules import edition
from chromino_core.session.view import Json, problem_data
from chromino_core.tiles import MATCHES
from chromino_core.watched import Watched

__all__ = ["Study"]

_Handler: TypeAlias = Callable[["Study", Mapping[str, Any]], Json | None]
"""Carries a command out; what it returns is answered, else the view."""

_MOST_LISTED: Final = 550
"""So many placements are listed at most in one view, to keep it small."""

_CHANGING: Final = ("act", "undo", "redo")


class Study(Watched):
    """A board, and the tiles that may be laid on it in any order.

    Undoing takes off what was laid since the study began.
    """

    def __init__(self, board: Board, tiles: Sequence[Tile]) -> None:
        self._watchers = []
        self._board = board
        self._tiles = tiles
        self._first = len(board)
        self._undone: list[Placement] = []
        self._rev = 1
        self._on_lay: Callable[[Placement], None] = lambda placement: None
        self.leave = board.watch(self._changed)
        """From then on, what happens on the board is told to nobody."""

    def watch_laying(self, callback: Callable[[Placement], None]) -> None:
        """Call back with every tile that is laid at the board."""
        self._on_lay = callback

    def _changed(self) -> None:
        self._first = min(self._first, len(self._board))
        self._rev += 1
        self._tell()

    # Commands

    def dispatch(self, command: Mapping[str, Any]) -> Json:
        """Carry out a command; a refusal is an answer, never an exception."""
        kind = command.get("type")
        if kind in ("picture", "editions"):  # which have nothing to do with this board
            return Session().dispatch(command)
        answer: Json = {"id": command.get("id"), "ok": False}
        handler = self._HANDLERS.get(str(kind))
        try:
            if handler is None:
                known = ", ".join(self._HANDLERS)
                raise InvalidSetup.because("command-unknown", value=shown(kind), known=known)
            if kind in _CHANGING and command.get("rev", self._rev) != self._rev:
                return answer | {"problems": [problem_data(Problem("stale"))], "view": self.view()}
            told = handler(self, command)
            return answer | {"ok": True} | (told or {"view": self.view(command.get("tile"))})
        except ChrominoError as error:
            return answer | {"problems": list(map(problem_data, error.problems))}

    def _act(self, command: Mapping[str, Any]) -> None:
        placement = Placement(str(command.get("action")))
        self._check_in_rack(placement.tile)
        self._board.lay(placement)
        self._undone.clear()
        self._on_lay(placement)

    def _undo(self, command: Mapping[str, Any]) -> None:
        if len(self._board) == self._first:
            raise IllegalMove.because("nothing-to-undo")
        self._undone.append(self._board.lift())

    def _redo(self, command: Mapping[str, Any]) -> None:
        # Python may have changed the board since; then it is laid only if it still fits.
        if not self._undone:
            raise IllegalMove.because("nothing-to-redo")
        self._board.lay(self._undone[-1])
        self._undone.pop()

    def _why(self, command: Mapping[str, Any]) -> Json:
        problems = self._board.problems(str(command.get("action")))
        return {"problems": list(map(problem_data, problems))}

    def _miss(self, command: Mapping[str, Any]) -> Json:
        tile = Tile(str(command.get("tile")))
        self._check_in_rack(tile)
        if self._board.fitting([tile]):
            raise IllegalMove.because("tile-fits", tile=tile.text)
        miss = nearest_on(self._board, tile)
        problems = list(map(problem_data, self._board.problems(miss)))
        return {"miss": str(miss), "problems": problems}

    _HANDLERS: ClassVar[Mapping[str, _Handler]] = {
        "act": _act,
        "undo": _undo,
        "redo": _redo,
        "why": _why,
        "miss": _miss,
        "view": lambda *_: None,
    }

    # The view

    @property
    def rack(self) -> list[Tile]:
        """The tiles that are not on the board yet."""
        lying = {placement.tile for placement in self._board}
        return [tile for tile in self._tiles if tile not in lying]

    def _check_in_rack(self, tile: Tile) -> None:
        if tile not in self.rack:
            raise IllegalMove.because("not-in-hand", tile=tile.text)

    def view(self, asked: object = None) -> Json:
        """The board as a view paints it: as if one player had the turn for ever."""
        board, rack = self._board, self.rack
        laid = [str(placement) for placement in board]
        log = [[0, text] for text in laid[self._first :]]
        last = {"seat": 0, "action": laid[-1], "points": None, "sum": None} if log else None
        return {
            "rev": self._rev,
            "seat": 0,
            "ply": len(log),
            "live": True,
            "rules": self._rules(),
            "need": board.min_contacts,
            "match": dict(MATCHES),
            "players": [_player(len(rack))],
            "turn": {"seat": 0, "draws": 0, "drawn": None, "actions": []},
            "board": laid,
            "bag": 0,
            "hand": self._hand(rack, asked),
            "log": log,
            "last": last,
            "thinking": None,
            "next_bot": None,
            "can_undo": bool(log),
            "can_redo": bool(self._undone),
            "outcome": None,
            "say": {"id": "ui-study" if rack else "ui-study-done", "args": {}},
        }

    def _rules(self) -> Json:
        contacts, geometry = self._board.min_contacts, self._board.geometry
        return edition("modern", min_contacts=contacts, geometry=geometry).as_dict()

    def _hand(self, rack: Sequence[Tile], asked: object) -> list[Json]:
        """Each tile with its placements; null where the list was left out, as in a game."""
        places = {tile: self._board.legal_placements(tile) for tile in rack}
        listed: dict[Tile, list[list[Any]] | None] = {}
        room = _MOST_LISTED
        for tile in sorted(rack, key=lambda tile: tile.text != asked):
            room -= len(places[tile])
            fits = room >= 0 or tile.text == asked
            listed[tile] = [[str(placement), None] for placement in places[tile]] if fits else None
        return [{"tile": tile.text, "legal": listed[tile]} for tile in rack]


def _player(count: int) -> Json:
    return {
        "name": "",
        "kind": "human",
        "count": count,
        "shown": [],
        "hand": None,
        "score": None,
        "called": False,
        "resigned": False,
    }
