"""Chromino: every edition of the game of three-square colour tiles, exact, typed and fast.

>>> game = Game(["Ann", "Ben"], rules=edition("modern"), seed=7)
>>> print(game.board)
G*R@0,0>
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from chromino_core.actions import Action, AnyAction, Call, Catch, Draw, Lay, Pass, Show
from chromino_core.board import Board, FrozenBoard, Laid
from chromino_core.contacts import Contact
from chromino_core.game import Game
from chromino_core.game.deal import Deal
from chromino_core.game.outcome import Outcome
from chromino_core.game.turn import Offer
from chromino_core.placement import Placement
from chromino_core.problems import (
    BotFailed,
    ChrominoError,
    IllegalMove,
    InvalidBot,
    InvalidCommand,
    InvalidConundrum,
    InvalidNotation,
    InvalidPicture,
    InvalidRecord,
    InvalidSetup,
    InvalidTask,
    Message,
    NoSuchMoment,
    NoSuchSeat,
    NotPermitted,
    Problem,
)
from chromino_core.rules import EDITIONS, Rules, edition
from chromino_core.scoring import Tally
from chromino_core.simulate import Played, simulate
from chromino_core.tiles import Hand, Tile, Tiles, all_tiles

if TYPE_CHECKING:
    from chromino_core import conundrums
    from chromino_core.observe import Observation
    from chromino_core.records.moves import Moved
    from chromino_core.session import Session
    from chromino_core.tasks import Lesson, Task

__all__ = [
    "EDITIONS",
    "Action",
    "AnyAction",
    "Board",
    "BotFailed",
    "Call",
    "Catch",
    "ChrominoError",
    "Contact",
    "Deal",
    "Draw",
    "FrozenBoard",
    "Game",
    "Hand",
    "IllegalMove",
    "InvalidBot",
    "InvalidCommand",
    "InvalidConundrum",
    "InvalidNotation",
    "InvalidPicture",
    "InvalidRecord",
    "InvalidSetup",
    "InvalidTask",
    "Laid",
    "Lay",
    "Lesson",
    "Message",
    "Moved",
    "NoSuchMoment",
    "NoSuchSeat",
    "NotPermitted",
    "Observation",
    "Offer",
    "Outcome",
    "Pass",
    "Placement",
    "Played",
    "Problem",
    "Rules",
    "Session",
    "Show",
    "Tally",
    "Task",
    "Tile",
    "Tiles",
    "all_tiles",
    "conundrums",
    "edition",
    "simulate",
]

# Loaded when they are first asked for, so that importing the game itself stays quick.
_UPSTAIRS = {
    "Lesson": "chromino_core.tasks",
    "Moved": "chromino_core.records.moves",
    "Observation": "chromino_core.observe",
    "Session": "chromino_core.session",
    "Task": "chromino_core.tasks",
}
_PACKAGES = ("conundrums",)


def __getattr__(name: str) -> Any:
    if name in _PACKAGES:
        return import_module(f"{__name__}.{name}")
    if name not in _UPSTAIRS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_UPSTAIRS[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
