"""Functions of the notebook's author, which are told of something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chromino_core.words import sentence
from chromino_widget.traces import show

__all__ = ["Callbacks"]


class Callbacks:
    """Functions of one argument. What they raise is shown, and stops nobody."""

    def __init__(self, refusal: str) -> None:
        self._refusal = refusal
        """The message for what is no function."""
        self._each: list[Callable[[Any], Any]] = []
        self._news: list[object] = []

    def watch(self, callback: Callable[[Any], Any], remove: bool) -> None:
        if not callable(callback):
            raise TypeError(sentence(self._refusal, {"value": repr(callback)}))
        if remove:
            self._each = [each for each in self._each if each != callback]
        elif callback not in self._each:
            self._each.append(callback)

    def tell(self, news: object) -> None:
        """Tell all of them; what one of them causes meanwhile they all hear of afterwards."""
        self._news.append(news)
        if len(self._news) > 1:
            return
        try:
            while self._news:
                self._tell(self._news[0])
                self._news.pop(0)
        finally:
            self._news.clear()  # if somebody has interrupted

    def _tell(self, news: object) -> None:
        for callback in tuple(self._each):
            try:
                callback(news)
            except Exception as error:
                show(error)
