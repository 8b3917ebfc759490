"""Commands as they come across the border: how they are read, carried out and answered.

A command is data that nobody trusts. Whatever takes commands, a session or a board to lay tiles on,
has a table of them, and answers all of them in one way: a refusal is an answer, never an exception.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, Generic, NamedTuple, NoReturn, TypeVar, overload

from chromino_core.game import Game
from chromino_core.problems import (
    ChrominoError,
    InvalidCommand,
    NotPermitted,
    Problem,
    Value,
    shown,
)
from chromino_core.records.json_text import read_json
from chromino_core.session.contract import Json, problem_data
from chromino_core.session.seats import Seats

__all__ = ["FIRST", "Command", "Commanded", "Handler", "decline", "in_text"]

_T = TypeVar("_T")

FIRST: Final = "first"
"""Eyes that a screen begins with, whoever plays."""


def in_text(data: Json) -> str:
    """As JSON text, for a host that speaks no Python."""
    return json.dumps(data, separators=(",", ":"))


def decline(id: str, **args: Value) -> NoReturn:
    raise InvalidCommand.because(id, **args)


class Command:
    """What somebody asks for, and the seats that they may speak for; None: for all."""

    __slots__ = ("_known", "data", "seats")

    def __init__(self, data: Mapping[str, Any], seats: Collection[int] | None = None) -> None:
        self.data = data
        self.seats = seats
        self._known: dict[str, int] = {}  # seats that it names, once they are known to be right

    def text(self, field: str, most: int = 10_000) -> str:
        value = self.data.get(field)
        if not isinstance(value, str) or len(value) > most:
            decline("command-field", field=field, value=shown(value))
        return value

    def flag(self, field: str, usual: bool = False) -> bool:
        value = self.data.get(field, usual)
        if not isinstance(value, bool):
            decline("command-field", field=field, value=shown(value))
        return value

    def mapping(self, field: str) -> Mapping[str, Any]:
        value = self.data.get(field, {})
        if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
            decline("command-field", field=field, value=shown(value))
        return value

    def number(self, field: str, most: int) -> int | None:
        """A number from 0 on, or None if it isn't there."""
        value = self.data.get(field)
        if value is not None and not (type(value) is int and 0 <= value <= most):
            decline("command-field", field=field, value=shown(value))
        return value

    def seat(self, game: Game, field: str = "seat") -> int:
        """A seat of the game that whoever asks may speak for."""
        seat = self._known.get(field)
        if seat is None:
            seat = self._known[field] = game.check_seat(self.data.get(field))
            self.check_own(seat)
        return seat

    def speaks_for(self, seat: int) -> bool:
        return self.seats is None or seat in self.seats

    def check_own(self, seat: int) -> None:
        if not self.speaks_for(seat):
            raise NotPermitted.because("not-your-seat", seat=seat)

    def check_for_hosts(self) -> None:
        """Who speaks for some seats has no say about the whole table."""
        if self.seats is not None:
            raise NotPermitted.because("only-for-hosts")

    def check_eyes(self, game: Game) -> None:
        """Refuse what names eyes that nobody has, before it changes anything."""
        if self.data.get(self._eyes) not in (None, FIRST):
            self.seat(game, self._eyes)

    def eyes(self, game: Game, seats: Seats) -> int | None:
        """Whose eyes the answer is for: those named, else the seat's, else the first person's."""
        field = self._eyes
        if field not in self.data:
            return next(filter(self.speaks_for, seats.people), None)
        if self.data[field] == FIRST:
            first = seats.first_eyes
            return first if first is not None and self.speaks_for(first) else None
        return None if self.data[field] is None else self.seat(game, field)

    @property
    def _eyes(self) -> str:
        # A seat that is given to another player is not looked from.
        return "eyes" if "eyes" in self.data or self.data.get("type") == "seat" else "seat"


class Handler(NamedTuple, Generic[_T]):
    """How one kind of command is carried out."""

    do: Callable[[_T, Command], Json | None]
    """What it returns is answered; None: the view is."""
    acts: bool = True
    """Whether something is done at the table: then it is refused if it was made in an older view,
    and the hand that comes with the answer has been seen."""
    needs_game: bool = True
    plays: bool = False
    """Whether it belongs to playing: where an answer is asked for, it would spoil or tell that."""


class Commanded(ABC, Generic[_T]):
    """Something that takes commands and answers them."""

    @property
    @abstractmethod
    def commands(self) -> Mapping[str, Handler[_T]]:
        """All that it can be asked for."""

    @property
    @abstractmethod
    def rev(self) -> int:
        """The number of the view of now."""

    @abstractmethod
    def view_for(self, command: Command) -> Json:
        """The view of now for whoever asks."""

    @abstractmethod
    def carry_out(self, handler: Handler[_T], command: Command) -> Json:
        """Do it, and tell what is answered besides that it is done. May raise what is refused."""

    @overload
    def dispatch(self, command: str | bytes, seats: Collection[int] | None = None) -> str: ...
    @overload
    def dispatch(
        self, command: Mapping[str, Any], seats: Collection[int] | None = None
    ) -> Json: ...
    def dispatch(
        self, command: Mapping[str, Any] | str | bytes, seats: Collection[int] | None = None
    ) -> Json | str:
        """Carry out a command, given as data or as JSON text; the answer comes in the same form.

        A host that speaks for some seats only says which; it neither sees nor moves the others.
        """
        answer = self.answer(command, seats)
        return in_text(answer) if isinstance(command, str | bytes) else answer

    def answer(self, asked: object, seats: Collection[int] | None = None) -> Json:
        """The same, but always as data."""
        answer: Json = {"id": None, "ok": False}
        try:
            data = read_json(asked) if isinstance(asked, str | bytes) else asked
            if not isinstance(data, Mapping):
                decline("command-object", value=shown(data))
            if isinstance(data.get("id"), str | int):
                answer["id"] = data["id"]
            kind, commands = data.get("type"), self.commands
            handler = commands.get(kind) if isinstance(kind, str) else None
            if handler is None:
                decline("command-unknown", value=shown(kind), known=", ".join(commands))
            command = Command(data, seats)
            if handler.acts and data.get("rev", self.rev) != self.rev:
                stale = problem_data(Problem("stale"))
                return answer | {"problems": [stale], "view": self.view_for(command)}
            return answer | {"ok": True} | self.carry_out(handler, command)
        except ChrominoError as error:
            return answer | {"problems": list(map(problem_data, error.problems))}
        except Exception as error:  # a mistake of ours must not tear down the host
            broken = Problem("internal-error", {"error": f"{type(error).__name__}: {error}"[:200]})
            return answer | {"problems": [problem_data(broken)]}
