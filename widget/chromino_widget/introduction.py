"""The first steps in a notebook."""

from __future__ import annotations

from typing import Any

from chromino_core.introduction import introduction
from chromino_core.words import player_name
from chromino_widget.table import Table
from chromino_widget.words import spoken_by

__all__ = ["Introduction"]


class Introduction(Table):
    """How the game goes: lay a tile, draw one, lay the rest. Then a game begins at the same table.

    Introduction()                        as the page shows it to who is new
    Introduction("dominoes")              tiles are laid end to end
    Introduction(language="fr")           all that a `Table` can be told about how it looks

    Who plays, and by which rules, is not asked here: that is what a `Table` is for.
    """

    def __init__(self, geometry: str = "free", **looks: Any) -> None:
        self._check_looks(looks)
        name = player_name(1, spoken_by(looks.get("language")))
        super().__init__(introduction(geometry, name), **looks)
        task = {"type": "task", "task": "introduction", "geometry": geometry}
        self._answer({**task, "name": name})
