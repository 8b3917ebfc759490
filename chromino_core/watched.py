"""What can be watched: boards, games and sessions tell of their changes in the same way."""

from __future__ import annotations

from collections.abc import Callable

__all__ = ["Watched"]


class Watched:
    """Something that changes, and tells those who want to know."""

    __slots__ = ("_watchers",)

    _watchers: list[Callable[[], None]]

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change; returns a function that ends this."""
        self._watchers.append(callback)

        def unwatch() -> None:
            if callback in self._watchers:
                self._watchers.remove(callback)

        return unwatch

    def _tell(self) -> None:
        for callback in tuple(self._watchers):
            callback()
