"""Moves made at the board: who is told of them, and who waits for them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from chromino_core.words import in_one, sentence
from chromino_widget.callbacks import Callbacks
from chromino_widget.cell import runs_in_marimo, shell

__all__ = ["Move", "Moves"]


class Move(NamedTuple):
    """What somebody has done at the board."""

    seat: int
    action: str
    """A placement such as `BRY@0,1>`, or `draw`, `pass` and the like."""


class Moves:
    """Tells of moves: those who want to hear of every one, and those who wait for the next."""

    def __init__(self) -> None:
        self._callbacks = Callbacks("widget-on-move")
        self._waiting: list[asyncio.Future[Move]] = []
        self._heard = 0

    def watch(self, callback: Callable[[Move], Any], remove: bool) -> None:
        self._callbacks.watch(callback, remove)

    def hear(self) -> None:
        """Something has come from a board."""
        self._heard += 1

    def tell(self, move: Move) -> None:
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(move)
        self._callbacks.tell(move)

    async def next(self) -> Move:
        _check_that_moves_get_through()
        future: asyncio.Future[Move] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        heard = self._heard
        done, _ = await asyncio.wait([future], timeout=_PATIENCE)
        if not done and self._heard == heard:
            print(_with_the_other_way("widget-wait-held"))
        return await future


_PATIENCE: Final = 30
"""Seconds without a word from the board, after which one is told what may be the reason."""


def _check_that_moves_get_through() -> None:
    """Raise if what happens in the browser is kept back until the running cell has ended."""
    if sys.platform == "emscripten":
        raise RuntimeError(_with_the_other_way("widget-wait-lite"))
    if runs_in_marimo():
        raise RuntimeError(_with_the_other_way("widget-wait-marimo"))
    ipykernel = sys.modules.get("ipykernel")
    if ipykernel is not None and _runs_in_ipykernel():
        needed = (7, 4) if _has_one_line() else (7,)
        if ipykernel.version_info[:2] < needed:
            raise RuntimeError(_too_old(ipykernel.__version__, needed))


def _too_old(version: str, needed: tuple[int, ...]) -> str:
    if "google.colab" in sys.modules:  # which wants this version and no other
        return _with_the_other_way("widget-wait-colab")
    newer = ".".join(map(str, needed))
    return _with_the_other_way("widget-wait-ipykernel", version=version, needed=newer)


def _with_the_other_way(id: str, **args: str) -> str:
    return in_one(sentence(id, args), sentence("widget-wait-instead"))


def _runs_in_ipykernel() -> bool:
    return getattr(shell(), "kernel", None) is not None


def _has_one_line() -> bool:
    """Whether this is VS Code, which has one line to the kernel for cells and for widgets.

    JupyterLab has another one for widgets, a subshell, which ipykernel knows since 7.0. On the line
    of the cells, what a widget says passes a cell that awaits since 7.4, and waited before.
    """
    return "__vsc_ipynb_file__" in getattr(shell(), "user_ns", ())
