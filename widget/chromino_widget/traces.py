"""What went wrong in a notebook's own code: shown from the line on that its author knows."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TypeVar

import chromino_core
from chromino_core.words import sentence
from chromino_widget.cell import shell

__all__ = ["from_own_line", "show"]

_E = TypeVar("_E", bound=BaseException)

_OURS: Final = tuple(f"{Path(file).parent}{os.sep}" for file in (chromino_core.__file__, __file__))


def from_own_line(error: _E, bot: object = None) -> _E:
    """The same error; its traceback begins with the first line that is not ours, if there is one.

    If there is none, as when a bot has returned nonsense, a note says where the bot was written,
    and no line of ours is shown. All of the traceback is kept as `whole_traceback`.
    """
    whole = own = error.__traceback__
    while own is not None and _is_ours(own):
        own = own.tb_next
    if own is whole or (own is None and bot is None):
        return error
    with suppress(AttributeError):  # somebody's error may take no attributes
        error.whole_traceback = whole  # type: ignore[attr-defined]
        if own is None:
            error.add_note(_written(bot))
    return error.with_traceback(own)


def _is_ours(trace: TracebackType) -> bool:
    return trace.tb_frame.f_code.co_filename.startswith(_OURS)


def _written(bot: object) -> str:
    think: Callable[..., Any] | object = getattr(bot, "think", bot)
    code = getattr(think, "__code__", None)
    if code is None:
        return sentence("widget-bot-named", {"name": type(bot).__name__})
    compiler = getattr(shell(), "compile", None)  # it knows the cells by their numbers
    cell = compiler.format_code_name(code.co_filename) if compiler is not None else None
    place = " ".join(cell) if cell else code.co_filename
    args = {"name": code.co_name, "place": place, "line": str(code.co_firstlineno)}
    return sentence("widget-bot-written", args)


def show(error: BaseException) -> None:
    """Show what a callback or a bot has raised, and go on."""
    from_own_line(error)
    given = type(error), error, error.__traceback__
    ipython = shell()
    if ipython is not None:
        ipython.showtraceback(given, tb_offset=0)
    else:
        traceback.print_exception(*given, file=sys.stderr)
