"""Moves made at the board: who is told of them, and who waits for them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from ipywidgets import CallbackDispatcher  # type: ignore[import-untyped]

from chromino_core.words import in_one, sentence

__all__ = ["Move", "Moves"]


class Move(NamedTuple):
    """What somebody has done at the board."""

    seat: int
    action: str
    """A placement such as `BRY@0,1>`, or `draw`, `pass` and the like."""


class Moves:
    """Tells of moves: those who want to hear of every one, and those who wait for the next."""

    def __init__(self) -> None:
        # It shows what goes wrong in a callback, and goes on.
        self._callbacks = CallbackDispatcher()
        self._waiting: list[asyncio.Future[Move]] = []

    def watch(self, callback: Callable[[Move], Any], remove: bool) -> None:
        if not callable(callback):
            raise TypeError(sentence("widget-on-move", {"value": repr(callback)}))
        self._callbacks.register_callback(callback, remove=remove)

    def tell(self, move: Move) -> None:
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(move)
        self._callbacks(move)

    async def next(self) -> Move:
        _check_that_moves_get_through()
        future: asyncio.Future[Move] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        return await future


def _check_that_moves_get_through() -> None:
    """Raise if what happens in the browser is kept back until the running cell has ended."""
    if sys.platform == "emscripten":
        raise RuntimeError(_cannot_wait("widget-wait-lite"))
    if "marimo" in sys.modules and sys.modules["marimo"].running_in_notebook():
        raise RuntimeError(_cannot_wait("widget-wait-marimo"))
    ipykernel = sys.modules.get("ipykernel")
    if ipykernel is not None and _runs_in_ipykernel() and ipykernel.version_info[0] < 7:
        raise RuntimeError(_cannot_wait("widget-wait-ipykernel", version=ipykernel.__version__))


def _cannot_wait(id: str, **args: str) -> str:
    return in_one(sentence(id, args), sentence("widget-wait-instead"))


def _runs_in_ipykernel() -> bool:
    from IPython.core.getipython import get_ipython

    return getattr(get_ipython(), "kernel", None) is not None
