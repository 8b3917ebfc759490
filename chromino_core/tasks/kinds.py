"""Every kind of goal, by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chromino_core.tasks.goal import Goal
from chromino_core.tasks.goals.best import Best
from chromino_core.tasks.goals.choose import Choose
from chromino_core.tasks.goals.empty import Empty
from chromino_core.tasks.goals.find_all import FindAll
from chromino_core.tasks.goals.lay import Lay
from chromino_core.tasks.goals.legal import Legal
from chromino_core.tasks.goals.may import May
from chromino_core.tasks.goals.next import Next
from chromino_core.tasks.goals.number import Number
from chromino_core.tasks.goals.score import Score
from chromino_core.tasks.goals.which_edges import WhichEdges
from chromino_core.tasks.goals.which_tile import WhichTile

__all__ = ["GOALS"]

GOALS: Final[Mapping[str, type[Goal]]] = {
    "lay": Lay,
    "find-all": FindAll,
    "which-edges": WhichEdges,
    "legal": Legal,
    "score": Score,
    "best": Best,
    "may": May,
    "next": Next,
    "which-tile": WhichTile,
    "empty": Empty,
    "choose": Choose,
    "number": Number,
}
