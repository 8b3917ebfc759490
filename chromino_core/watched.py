"""What can be watched: boards, games and sessions tell of their changes in the same way."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import ParamSpec

__all__ = ["Watched", "tell_all"]

_P = ParamSpec("_P")


class Watched:
    """Something that changes, and tells those who want to know."""

    __slots__ = ("_watchers",)

    _watchers: list[Callable[[], None]]

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change; returns a function that ends this.

        What the callback raises is shown on the error stream, and stops nobody.
        """
        self._watchers.append(callback)

        def unwatch() -> None:
            if callback in self._watchers:
                self._watchers.remove(callback)

        return unwatch

    def _tell(self) -> None:
        tell_all(self._watchers)


def tell_all(
    callbacks: Iterable[Callable[_P, object]], *args: _P.args, **kwargs: _P.kwargs
) -> None:
    """Call all of them, also if one raises: what they are told of has happened.

    Whoever wrote that one sees its traceback, in a terminal as in a notebook.
    """
    for callback in tuple(callbacks):
        try:
            callback(*args, **kwargs)
        except Exception as error:
            # Not `sys.excepthook`: a notebook's goes to where the notebook was started.
            sys.__excepthook__(type(error), error, error.__traceback__)
