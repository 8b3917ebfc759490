"""Tasks at a table: what a session, its views and what is kept of it have to know of one."""

from __future__ import annotations

from abc import ABC, abstractmethod

from chromino_core.game import Game
from chromino_core.introduction import INTRODUCTION, task_of
from chromino_core.session.contract import Json

__all__ = ["Introduction", "TableTask"]


class TableTask(ABC):
    """Something that is asked of the person at a table. It doesn't change; another one comes."""

    @property
    @abstractmethod
    def asks(self) -> str | None:
        """What is given as an answer; None: one plays, and the view tells where tiles fit."""

    @property
    def tiles(self) -> tuple[str, ...]:
        """The tiles that are asked about, whatever is in the hand; none: those in the hand are."""
        return ()

    @abstractmethod
    def step(self, game: Game) -> Json:
        """Where one is in it, as a view tells it."""

    @abstractmethod
    def kept(self) -> str | Json:
        """What `load` needs besides the record to go on with it."""


class Introduction(TableTask):
    """The first steps: what is to be done next follows from the game."""

    @property
    def asks(self) -> None:
        return None

    def step(self, game: Game) -> Json:
        return task_of(game)

    def kept(self) -> str:
        return INTRODUCTION
