"""A board to lay tiles on, and no game: what a session is for a game, in the same words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from chromino_core import Board, IllegalMove, Placement, Session, Tile
from chromino_core.nearest import nearest_on
from chromino_core.problems import Message
from chromino_core.rules import edition
from chromino_core.session.commands import Command, Commanded, Handler
from chromino_core.session.contract import Json, Player, View, problem_data
from chromino_core.session.seats import HUMAN
from chromino_core.session.view import listed, message_data
from chromino_core.watched import Watched

__all__ = ["Study"]


class Study(Watched, Commanded["Study"]):
    """A board, and the tiles that may be laid on it in any order.

    Undoing takes off what was laid since the study began.
    """

    def __init__(self, board: Board, tiles: Sequence[Tile]) -> None:
        self._watchers = []
        self.board = board
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
        self._first = min(self._first, len(self.board))
        self._rev += 1
        self._tell()

    @property
    def rev(self) -> int:
        return self._rev

    @property
    def rack(self) -> list[Tile]:
        """The tiles that are not on the board yet."""
        lying = {placement.tile for placement in self.board}
        return [tile for tile in self._tiles if tile not in lying]

    def check_in_rack(self, tile: Tile) -> None:
        if tile not in self.rack:
            raise IllegalMove.because("not-in-hand", tile=tile.text)

    # What is done

    def lay(self, placement: Placement) -> None:
        self.check_in_rack(placement.tile)
        self.board.lay(placement)
        self._undone.clear()
        self._on_lay(placement)

    def undo(self) -> None:
        if len(self.board) == self._first:
            raise IllegalMove.because("nothing-to-undo")
        self._undone.append(self.board.lift())

    def redo(self) -> None:
        # Python may have changed the board since; then it is laid only if it still fits.
        if not self._undone:
            raise IllegalMove.because("nothing-to-redo")
        self.board.lay(self._undone[-1])
        self._undone.pop()

    # Commands

    @property
    def commands(self) -> Mapping[str, Handler[Study]]:
        return _COMMANDS

    def carry_out(self, handler: Handler[Study], command: Command) -> Json:
        told = handler.do(self, command)
        return {"view": self.view_for(command)} if told is None else told

    def view_for(self, command: Command) -> Json:
        return self.view(command.data.get("tile"))

    # The view

    def view(self, asked: object = None) -> Json:
        """The board as a view paints it: as if one player had the turn for ever."""
        board, rack = self.board, self.rack
        laid = [str(placement) for placement in board]
        log = [[0, text] for text in laid[self._first :]]
        said = Message("ui-study" if rack else "ui-study-done")
        player = Player(name="", kind=HUMAN, count=len(rack))
        painted = View(
            rev=self._rev,
            seat=0,
            ply=len(log),
            rules=self._rules(),
            need=board.min_contacts,
            players=[vars(player)],
            people=[0],
            turn={"seat": 0, "draws": 0, "drawn": None, "actions": []},
            board=laid,
            bag=0,
            hand=self._hand(rack, asked),
            log=log,
            last={"seat": 0, "action": laid[-1], "points": None, "sum": None} if log else None,
            eyes=0,
            can_undo=bool(log),
            can_redo=bool(self._undone),
            say=message_data(said),
        )
        return vars(painted)

    def _rules(self) -> Json:
        contacts, geometry = self.board.min_contacts, self.board.geometry
        return edition("modern", min_contacts=contacts, geometry=geometry).as_dict()

    def _hand(self, rack: Sequence[Tile], asked: object) -> list[Json]:
        """Each tile with its placements; null where the list was left out, as in a game."""
        places = dict(listed({tile: self.board.legal_placements(tile) for tile in rack}, asked))
        return [{"tile": tile.text, "legal": _texts(places[tile])} for tile in rack]


def _texts(placements: Sequence[Placement] | None) -> list[list[str | None]] | None:
    return None if placements is None else [[str(placement), None] for placement in placements]


def _act(study: Study, command: Command) -> None:
    study.lay(Placement(command.text("action")))


def _why(study: Study, command: Command) -> Json:
    problems = study.board.problems(command.text("action"))
    return {"problems": list(map(problem_data, problems))}


def _miss(study: Study, command: Command) -> Json:
    tile = Tile(command.text("tile"))
    study.check_in_rack(tile)
    if study.board.fitting([tile]):
        raise IllegalMove.because("tile-fits", tile=tile.text)
    miss = nearest_on(study.board, tile)
    problems = list(map(problem_data, study.board.problems(miss)))
    return {"miss": str(miss), "problems": problems}


def _elsewhere(study: Study, command: Command) -> Json:
    """What has nothing to do with this board is what a session says without a game."""
    return Session().dispatch(command.data)


_COMMANDS: Final[Mapping[str, Handler[Study]]] = {
    "act": Handler(_act),
    "undo": Handler(lambda study, command: study.undo()),
    "redo": Handler(lambda study, command: study.redo()),
    "why": Handler(_why, acts=False),
    "miss": Handler(_miss, acts=False),
    "view": Handler(lambda study, command: None, acts=False),
    "picture": Handler(_elsewhere, acts=False),
    "editions": Handler(_elsewhere, acts=False),
}
