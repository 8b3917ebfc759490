"""The Chromino table in a notebook: the board of the page, played by the engine in the kernel.

`Table` plays a game, `BoardView` lays tiles on a board. Begin with `help(Table)`.
"""

try:
    import anywidget as _anywidget  # noqa: F401
except ImportError as error:
    raise ImportError(
        "The table in a notebook needs anywidget, which is not installed here. "
        "Install it with:  pip install 'chromino[widget]'"
    ) from error

from chromino_widget.board_view import BoardView
from chromino_widget.changes import Change
from chromino_widget.moves import Move
from chromino_widget.table import Table

__all__ = ["BoardView", "Change", "Move", "Table"]
