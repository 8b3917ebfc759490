"""The Chromino table in a notebook: the board of the page, played by the engine in the kernel.

`Table` plays a game, `BoardView` lays tiles on a board, `Introduction` shows how it goes,
`ConundrumView` asks for every place of a tile, `TaskView` any other question. Begin with
`help(Table)`.
"""

try:
    import anywidget as _anywidget  # noqa: F401
except ImportError as error:
    from chromino_core.words import sentence as _sentence

    raise ImportError(_sentence("widget-needs-anywidget")) from error

from chromino_widget.board_view import BoardView
from chromino_widget.changes import Change
from chromino_widget.conundrum_view import ConundrumView
from chromino_widget.introduction import Introduction
from chromino_widget.moves import Move
from chromino_widget.table import Table
from chromino_widget.task_view import TaskView

__all__ = ["BoardView", "Change", "ConundrumView", "Introduction", "Move", "Table", "TaskView"]
