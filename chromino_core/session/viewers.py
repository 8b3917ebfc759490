"""The screens on which one session is seen: each has its own eyes, and gets its own views.

>>> from chromino_core import Game, Session
>>> session = Session(Game(["Ann", "Ben"], seed=7))
>>> viewers = Viewers(session)
>>> viewers.join("tablet", seats=[1])
>>> [(name, view["seat"], len(view["hand"])) for name, view in viewers.views().items()]
[('', None, 0), ('tablet', 1, 8)]

A screen that several people hand round speaks for all of them, and its eyes change. One that was
joined for some seats speaks for these alone, and whoever sits there sees every move at once, so
that nobody else can take it back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, overload

from chromino_core.session.commands import in_text
from chromino_core.session.contract import Json
from chromino_core.session.session import Session

__all__ = ["Viewer", "Viewers"]


class Viewer:
    """One screen: with whose eyes it looks, and for which seats it speaks; None: for all."""

    def __init__(self, session: Session, seats: Collection[int] | None = None) -> None:
        self._session = session
        self._seats = seats
        self._games = session.games
        self._eyes = self._first_eyes()
        self._look_away = [session.look_on(seat) for seat in seats or ()]

    def _first_eyes(self) -> int | None:
        return self._session.first_eyes if self._seats is None else next(iter(self._seats), None)

    @property
    def eyes(self) -> int | None:
        """Whose eyes it has now; in another game, those that it begins with."""
        if self._games != self._session.games:
            self._games, self._eyes = self._session.games, self._first_eyes()
        return self._eyes

    def view(self) -> Json:
        """The table of now, as this screen may show it."""
        eyes = self.eyes
        there = eyes is not None and eyes < len(self._session.game.players)
        return self._session.view(eyes if there else None)

    @overload
    def dispatch(self, command: str | bytes) -> str: ...
    @overload
    def dispatch(self, command: Mapping[str, Any]) -> Json: ...
    def dispatch(self, command: Mapping[str, Any] | str | bytes) -> Json | str:
        """Carry out a command of this screen's; from then on it has the eyes of the answer."""
        answer = self._session.answer(command, self._seats)
        view = answer.get("view")
        if view and view["live"]:
            self._games, self._eyes = self._session.games, view["seat"]
        return in_text(answer) if isinstance(command, str | bytes) else answer

    def close(self) -> None:
        """Nobody looks there any more."""
        for look_away in self._look_away:
            look_away()
        self._look_away = []


class Viewers:
    """The screens of one session, by name. The one without a name is the host's own.

    A name that was never joined is a spectator's.
    """

    def __init__(self, session: Session | None = None) -> None:
        self.session = Session() if session is None else session
        self._each = {"": Viewer(self.session)}

    def join(self, name: str, seats: Collection[int] | None = None) -> None:
        """Another screen, or the same once more for other seats."""
        self.leave(name)
        self._each[name] = Viewer(self.session, seats)

    def leave(self, name: str) -> None:
        if name in self._each:
            self._each.pop(name).close()

    @overload
    def dispatch(self, command: str | bytes, name: str = "") -> str: ...
    @overload
    def dispatch(self, command: Mapping[str, Any], name: str = "") -> Json: ...
    def dispatch(self, command: Mapping[str, Any] | str | bytes, name: str = "") -> Json | str:
        """Carry out a command of the screen with that name."""
        if name not in self._each:
            self.join(name, [])
        return self._each[name].dispatch(command)

    def views(self) -> dict[str, Json]:
        """The table of now for each screen, for after a change."""
        return {name: viewer.view() for name, viewer in self._each.items()}

    def news(self, told: str | None = None) -> str:
        """The same as JSON text, but for the screen that has been told already."""
        others = (name for name in self._each if name != told)
        return in_text({name: self._each[name].view() for name in others})

    def first_view(self) -> str:
        """What a screen begins with, as JSON text: to be kept for the next time."""
        return in_text(self.session.view(self.session.first_eyes))

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change; returns a function that ends this."""
        return self.session.watch(callback)

    def think(self, ms: float) -> int | None:
        """Let the bot think for a while, as `Session.think` does."""
        return self.session.think(ms)
