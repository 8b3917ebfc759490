"""The first steps in a notebook."""

from __future__ import annotations

from typing import Any

from chromino_widget.table import Table

__all__ = ["Introduction"]


class Introduction(Table):
    """How the game goes: lay a tile, draw one, lay the rest. Then a game begins at the same table.

    Introduction()                        as the page shows it to who is new
    Introduction("dominoes")              tiles are laid end to end
    Introduction(language="fr")           all that a `Table` can be told about how it looks
    """

    def __init__(self, geometry: str = "free", **looks: Any) -> None:
        # Here the places are marked, and one touch is enough.
        super().__init__(**{"help": "chosen", **looks})
        task = {"type": "task", "task": "introduction", "geometry": geometry}
        self._answer({**task, "name": self.game.players[0]})
