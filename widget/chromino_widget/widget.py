"""What every board in a notebook has in common: how it looks, speaks, and talks to its view."""

from __future__ import annotations

import asyncio
import json
from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any, TypeAlias

import anywidget
import traitlets

from chromino_core import svg
from chromino_core.board import Board
from chromino_core.watched import tell_all
from chromino_core.words import chosen, sentence
from chromino_widget.callbacks import Callbacks
from chromino_widget.cell import Cell, Request, being_answered, on_behalf_of, runs_in_marimo
from chromino_widget.changes import Change, Moment, change_between
from chromino_widget.moves import Move, Moves
from chromino_widget.small_picture import as_image
from chromino_widget.words import LANGUAGES, catalogue, spoken_by

__all__ = ["Answer", "BoardWidget"]

Answer: TypeAlias = dict[str, Any]


class _AbstractWidget(ABCMeta, traitlets.MetaHasTraits):
    """Lets a widget have abstract parts, which traitlets' own kind of class doesn't know."""


class BoardWidget(anywidget.AnyWidget, metaclass=_AbstractWidget):
    """A board in a notebook. What is on it, and what may be done there, its subclasses know.

    Commands come from the view as messages, and go back as answers with the same id. The view that
    is to be painted is a trait, so that every place where the widget is shown has it.
    """

    _esm = Path(__file__).parent / "static" / "chromino.js"

    view = traitlets.Dict(help="What is painted, as plain data.").tag(
        sync=True, to_json=lambda view, widget: _as_text(view)
    )
    language = traitlets.Enum(
        ("system", *LANGUAGES), help="What the board speaks; system: as the browser."
    ).tag(sync=True)
    theme = traitlets.Enum(
        ("system", "light", "dark"), "system", help="Light or dark; system: as the notebook."
    ).tag(sync=True)
    patterns = traitlets.Enum(
        (True, False, "patterns", "contrast"),
        True,
        help="Whether colours have patterns; or patterns alone; or strong contrast.",
    ).tag(sync=True)
    help = traitlets.Enum(
        ("chosen", "all", "none"),
        "chosen",
        help="Where it is shown that tiles fit: the chosen one, all, none.",
    ).tag(sync=True)

    log: traitlets.List[Any] = traitlets.List(
        read_only=True, help="Every move so far, each as a list of its seat and its action."
    ).tag(sync=True)
    last_move = traitlets.Dict(
        None, allow_none=True, read_only=True, help="The last of them: its seat and its action."
    ).tag(sync=True)

    _changes = traitlets.Int().tag(sync=True)  # how often there was something to tell
    _seen = traitlets.Int().tag(sync=True)  # of these, by a view in marimo, which then reacts
    _host = traitlets.Dict().tag(sync=True)  # what is different for the view
    _settings = traitlets.Dict().tag(sync=True)  # what else a person has chosen there

    _is_painting = False

    @traitlets.default("language")
    def _usual_language(self) -> str:
        """What Python speaks, if somebody has chosen that; `speak` is then said once for all."""
        return chosen() or "system"

    def __init__(self, host: dict[str, Any], **looks: Any) -> None:
        unknown = sorted(looks.keys() - set(self.trait_names()))
        if unknown:
            own = type(self).__name__
            args = {"own": own, "names": ", ".join(unknown)}
            raise TypeError(sentence("widget-unknown-look", args))
        self._cell = Cell()
        host |= {"picture": self._cell.picture, "reacts": runs_in_marimo()}
        super().__init__(_host=host, **looks)
        self._moves = Moves()
        self._watching = Callbacks("widget-on-change")
        self._untold: list[Change] = []
        self._home = _running_loop()
        self.on_msg(self._hear)

    def close(self) -> None:
        """Away with the board; what is on it stays."""
        for leave in self._leave:
            leave()
        self._leave = ()
        super().close()

    # For subclasses

    def _paint(self, view: Answer, another: bool = False) -> None:
        """Let the traits have the view of now; who observes them can't keep an answer back."""
        before, laid = self.view, self.view.get("board")
        change = change_between(self._moment(before), self._moment(view)) if before else None
        if another:
            change = Change("new", tuple(Move(*each) for each in view["log"]))
        if change is not None:
            self._untold.append(change)
        # Who observes a trait may move, and then this is done once more within.
        is_within, self._is_painting = self._is_painting, True
        try:
            with self.hold_sync(), self.hold_trait_notifications():
                for name, value in self._told_by(view).items():
                    self.set_trait(name, value)
                self._changes += change is not None
        finally:
            self._is_painting = is_within
        if laid != view["board"] and self._cell.is_shown:
            self._cell.change_picture(self._small_picture)
        while self._untold:  # also those of who has moved within, in order
            self._watching.tell(self._untold.pop(0))

    def _moment(self, view: Answer) -> Moment:
        """What is compared to find out what has changed."""
        return view["log"], view["outcome"]

    def _told_by(self, view: Answer) -> dict[str, Any]:
        """What the traits say of a game with this view."""
        log = view["log"]
        last = dict(zip(("seat", "action"), log[-1], strict=True)) if log else None
        return {"view": view, "log": log, "last_move": last}

    def notify_change(self, change: Any) -> None:
        """Tell of a trait. While there is a view to be painted, nobody's mistake is in its way."""
        if self._is_painting:
            tell_all([super().notify_change], change)
        else:
            super().notify_change(change)

    _leave: tuple[Callable[[], None], ...] = ()
    """What ends its watching."""

    @property
    @abstractmethod
    def _board(self) -> Board:
        """The board of now, for its picture."""

    @abstractmethod
    def _answer(self, command: dict[str, Any]) -> Answer:
        """Carry out a command; afterwards the trait has the view of now."""

    # Messages

    def _hear(self, _widget: object, command: object, _buffers: object) -> None:
        if not isinstance(command, dict):
            return
        if command.get("type") == "words":
            self._tell(command, {"ok": True, "catalogue": catalogue(command.get("name"))})
            return
        self._moves.hear()
        whose = self._cell.whose(command.get("page"), being_answered())
        # JupyterLab hears widgets in a thread of its own. Games are no business of two threads, so
        # a move waits for the thread of the cells: for the end of one, or for an await in it.
        home = self._home
        if home is None or home is _running_loop() or not home.is_running():
            self._carry_out(command, whose)
        else:
            home.call_soon_threadsafe(self._carry_out, command, whose)

    def _carry_out(self, command: dict[str, Any], whose: Request | None) -> None:
        with on_behalf_of(whose):
            answer = self._answer(command)
        # The view has come as a trait already: a move's message stays small.
        if answer.get("view") == self.view:
            answer["now"] = answer.pop("view")["rev"]
        self._tell(command, answer)

    def _tell(self, command: dict[str, Any], answer: Answer) -> None:
        self.send({"id": command.get("id"), "answer": _as_text(answer)})

    # For people who write notebooks

    def on_move(self, callback: Callable[[Move], Any], remove: bool = False) -> Any:
        """Call back with every `Move` that is made at the board, by people and by bots.

        Also a decorator. With `remove` it is not called any more.
        """
        self._moves.watch(callback, remove)
        return callback

    def on_change(self, callback: Callable[[Change], Any], remove: bool = False) -> Any:
        """Call back with every `Change`: moves, also those of Python, undoing, a new game, the end.

        Also a decorator. With `remove` it is not called any more.
        """
        self._watching.watch(callback, remove)
        return callback

    async def next_move(self) -> Move:
        """Wait for the next move: `move = await table.next_move()`.

        Needs ipykernel 7; in VS Code 7.4.
        """
        return await self._moves.next()

    @property
    def svg(self) -> str:
        """A picture of the board as SVG text, as its `patterns` are."""
        language = spoken_by(self.language)
        return svg.board(self._board, patterns=self.patterns is not False, language=language)

    def _ipython_display_(self) -> None:
        """The widget, and below it a picture, which is seen where the widget itself can't be.

        It is another output, since Jupyter makes a widget anew when its own output is changed.
        Where there is no widget, nothing stands in its place.
        """
        data, metadata = self._as_widget()
        self._cell.show({**data, "text/html": "<div></div>"}, metadata, self._picture)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """All that in one, for whoever asks for nothing else."""
        data, metadata = self._as_widget(**kwargs)
        return {**data, **self._picture}, metadata

    def _as_widget(self, **kwargs: Any) -> tuple[dict[str, Any], Any]:
        shown = super()._repr_mimebundle_(**kwargs)
        data, metadata = shown if isinstance(shown, tuple) else (shown, {})
        return data or {}, metadata

    @property
    def _picture(self) -> dict[str, str]:
        """The board of now, as a picture for notebooks that are saved, exported, not trusted."""
        return {"image/svg+xml": self.svg, **self._small_picture}

    @property
    def _small_picture(self) -> dict[str, str]:
        """The same, once: it is sent after every move, and all hosts that show both show this."""
        how = escape(sentence("widget-how-to-play", {}, spoken_by(self.language)))
        html = f'<div class="{self._cell.picture}"><p>{how}</p>{as_image(self.svg)}</div>'
        return {"text/html": html}


def _as_text(data: dict[str, Any]) -> str:
    """As one text, for on its way to the view JupyterLite would lose every null in it."""
    return json.dumps(data, separators=(",", ":"))


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
