"""Chromino: every edition of the game of three-square colour tiles, exact and fast.

>>> game = Game(["Ann", "Ben"], rules=edition("modern"), seed=7)
>>> game.outcome() is None
True
"""

from chromino_core.board import Board, Contact
from chromino_core.game import Game, Outcome
from chromino_core.observe import Observation
from chromino_core.placement import Placement
from chromino_core.problems import (
    ChrominoError,
    IllegalMove,
    InvalidNotation,
    InvalidRecord,
    InvalidSetup,
    Problem,
)
from chromino_core.rules import EDITIONS, Rules, edition
from chromino_core.session import Session
from chromino_core.tiles import Tile, all_tiles
