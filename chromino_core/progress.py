"""How far something long has got: a bar on a line of its own, or whatever one likes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final, TypeAlias

from chromino_core.problems import InvalidSetup, shown

__all__ = ["Progress", "listener"]

Progress: TypeAlias = Callable[[int, int], object]
"""Is told how much is done, and of how much."""

_WIDTH: Final = 30


def listener(progress: bool | Progress | None) -> tuple[Progress, Callable[[], None]]:
    """What is to be told how far it is, and what is to be called at the end, however it comes."""
    if callable(progress):
        return progress, lambda: None
    if progress is None or isinstance(progress, bool):
        bar = _Bar() if progress else None
        return (bar.tell, bar.close) if bar else (lambda done, of: None, lambda: None)
    raise InvalidSetup.because("simulate-progress", value=shown(progress))


class _Bar:
    """Goes back to the start of its line each time, which terminals and notebooks can do alike."""

    def __init__(self) -> None:
        self._percent = -1

    def tell(self, done: int, of: int) -> None:
        percent = 100 * done // of
        if percent != self._percent:
            self._percent = percent
            full = _WIDTH * done // of
            bar = "█" * full + "·" * (_WIDTH - full)
            print(f"\r{bar} {percent:3} %  {done:,}/{of:,}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self._percent >= 0:
            print(file=sys.stderr, flush=True)
