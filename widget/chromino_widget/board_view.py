"""A board in a notebook, on which tiles can be laid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chromino_core import Board, Tile, all_tiles
from chromino_core.words import sentence
from chromino_widget.changes import Moment
from chromino_widget.moves import Move
from chromino_widget.study import Study
from chromino_widget.widget import Answer, BoardWidget

__all__ = ["BoardView"]


class BoardView(BoardWidget):
    """A board on which tiles can be laid, with no game around it.

    BoardView(board)                          with all tiles that are not on it yet
    BoardView(board, tiles=["BRY", "GPR"])    with these
    BoardView("B*Y@0,0>")                     a board from its text

    `view.board` is the board itself: what Python lays there is seen at once. Its looks are those of
    a `Table`: `language`, `theme`, `patterns`, `help`.
    """

    def __init__(
        self,
        board: Board | str = "",
        tiles: Iterable[Tile | str] | None = None,
        **looks: Any,
    ) -> None:
        self.board = Board(board) if isinstance(board, str) else board
        """The board. What Python lays on it, or lifts, is seen at once."""
        if not isinstance(self.board, Board):
            raise TypeError(sentence("widget-not-a-board", {"type": type(board).__name__}))
        self._study = Study(self.board, _rack_of(tiles))
        super().__init__({"study": True}, **looks)
        self._refresh()
        self._study.watch(self._refresh)
        self._leave = (self._study.leave,)
        self._study.watch_laying(lambda placement: self._moves.tell(Move(0, str(placement))))

    @property
    def _board(self) -> Board:
        return self.board

    def _moment(self, view: Answer) -> Moment:
        """With the tiles that were there from the beginning: Python may lift those, too."""
        return [[0, text] for text in view["board"]], None

    def _refresh(self) -> None:
        self._paint(self._study.view())

    def _answer(self, command: dict[str, Any]) -> Answer:
        answer = self._study.dispatch(command)
        self._paint(answer.get("view", self.view))
        return answer

    def __repr__(self) -> str:
        return f"BoardView({self.board!r})"


def _rack_of(tiles: Iterable[Tile | str] | None) -> list[Tile]:
    if tiles is None:
        return list(all_tiles(chameleons=True))
    if isinstance(tiles, str):
        raise TypeError(sentence("widget-tiles-list", {"value": repr(tiles)}))
    rack = [Tile(tile) for tile in tiles]
    twice = sorted({tile.text for tile in rack if rack.count(tile) > 1})
    if twice:
        raise ValueError(sentence("widget-tile-twice", {"tiles": ", ".join(twice)}))
    return rack
