"""What every board in a notebook has in common: how it looks, speaks, and talks to its view."""

from __future__ import annotations

import asyncio
import base64
import json
import re
from collections.abc import Callable
from html import escape, unescape
from pathlib import Path
from typing import Any, Final, TypeAlias

import anywidget
import traitlets

from chromino_core import svg
from chromino_core.board import Board
from chromino_core.watched import tell_all
from chromino_core.words import sentence
from chromino_widget.moves import Move, Moves
from chromino_widget.words import LANGUAGES, catalogue, spoken_by

__all__ = ["Answer", "BoardWidget"]

Answer: TypeAlias = dict[str, Any]

_DESCRIPTION: Final = re.compile("<desc>(.*?)</desc>", re.DOTALL)


class BoardWidget(anywidget.AnyWidget):
    """A board in a notebook. What is on it, and what may be done there, its subclasses know.

    Commands come from the view as messages, and go back as answers with the same id. The view that
    is to be painted is a trait, so that every place where the widget is shown has it.
    """

    _esm = Path(__file__).parent / "static" / "chromino.js"

    view = traitlets.Dict(help="What is painted, as plain data.").tag(
        sync=True, to_json=lambda view, widget: _as_text(view)
    )
    language = traitlets.Enum(
        ("system", *LANGUAGES), "system", help="What the board speaks; system: as the browser."
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

    _host = traitlets.Dict().tag(sync=True)  # what is different for the view
    _settings = traitlets.Dict().tag(sync=True)  # what else a person has chosen there

    def __init__(self, host: dict[str, bool], **looks: Any) -> None:
        unknown = sorted(looks.keys() - set(self.trait_names()))
        if unknown:
            own = type(self).__name__
            args = {"own": own, "names": ", ".join(unknown)}
            raise TypeError(sentence("widget-unknown-look", args))
        super().__init__(_host=host, **looks)
        self._moves = Moves()
        self._home = _running_loop()
        self.on_msg(self._hear)

    def close(self) -> None:
        """Away with the board; what is on it stays."""
        for leave in self._leave:
            leave()
        self._leave = ()
        super().close()

    # For subclasses

    def _paint(self, view: Answer) -> None:
        """Let the trait have the view of now; who observes it can't keep an answer back."""
        tell_all([self.set_trait], "view", view)

    _leave: tuple[Callable[[], None], ...] = ()
    """What ends its watching."""

    @property
    def _board(self) -> Board:
        """The board of now, for its picture."""
        raise NotImplementedError

    def _answer(self, command: dict[str, Any]) -> Answer:
        """Carry out a command; afterwards the trait has the view of now."""
        raise NotImplementedError

    # Messages

    def _hear(self, _widget: object, command: object, _buffers: object) -> None:
        if not isinstance(command, dict):
            return
        if command.get("type") == "words":
            self._tell(command, {"ok": True, "catalogue": catalogue(command.get("name"))})
            return
        # JupyterLab hears widgets in a thread of its own. Games are no business of two threads, so
        # a move waits for the thread of the cells: for the end of one, or for an await in it.
        home = self._home
        if home is None or home is _running_loop() or not home.is_running():
            self._carry_out(command)
        else:
            home.call_soon_threadsafe(self._carry_out, command)

    def _carry_out(self, command: dict[str, Any]) -> None:
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

    async def next_move(self) -> Move:
        """Wait for the next move: `move = await table.next_move()`. Needs ipykernel 7."""
        return await self._moves.next()

    @property
    def svg(self) -> str:
        """A picture of the board as SVG text, as its `patterns` are."""
        language = spoken_by(self.language)
        return svg.board(self._board, patterns=self.patterns is not False, language=language)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, and a picture of it wherever the widget itself can't be: saved, exported."""
        shown = super()._repr_mimebundle_(**kwargs)
        data, metadata = shown if isinstance(shown, tuple) else (shown, {})
        picture = self.svg
        told = sentence("widget-how-to-play", {}, spoken_by(self.language))
        pictured = {"image/svg+xml": picture, "text/html": _as_html(picture, told)}
        return {**(data or {}), **pictured}, metadata


def _as_text(data: dict[str, Any]) -> str:
    """As one text, for on its way to the view JupyterLite would lose every null in it."""
    return json.dumps(data, separators=(",", ":"))


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def _as_html(picture: str, told: str) -> str:
    """The picture for where scripts don't run, and what is told below; a sanitizer leaves both."""
    encoded = base64.b64encode(picture.encode()).decode()
    words = _DESCRIPTION.search(picture)
    alternative = escape(unescape(words[1])) if words else ""
    image = f'<img alt="{alternative}" src="data:image/svg+xml;base64,{encoded}">'
    return f"{image}<p>{escape(told)}</p>"
