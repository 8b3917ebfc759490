"""A game: its deal, its state, whose turn it is, what may be done, and how it ends."""

from chromino_core.game.game import Game

__all__ = ["Game"]
