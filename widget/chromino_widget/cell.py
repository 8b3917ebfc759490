"""The cell that shows a board: there one sees what is printed for it, and there is its picture."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeAlias
from uuid import uuid4

__all__ = ["Cell", "Request", "being_answered", "on_behalf_of", "runs_in_marimo", "shell"]

Request: TypeAlias = Mapping[str, Any]
"""A message that the kernel answers to, such as the one that runs a cell."""


def shell() -> Any:
    """IPython, if this is a notebook of its kind."""
    if "IPython" not in sys.modules:
        return None
    from IPython.core.getipython import get_ipython

    return get_ipython()


def runs_in_marimo() -> bool:
    return "marimo" in sys.modules and bool(sys.modules["marimo"].running_in_notebook())


def being_answered() -> Request | None:
    """What the kernel is answering to just now: a cell that runs, or a message of a widget."""
    return getattr(shell(), "get_parent", lambda: None)() or None


@contextmanager
def on_behalf_of(request: Request | None) -> Iterator[None]:
    """What is printed, shown or raised meanwhile is seen where that request was made.

    Whatever is begun meanwhile on the event loop goes on in the same way.
    """
    ipython = shell()
    if request is None or not hasattr(ipython, "set_parent"):
        yield
    elif hasattr(ipython, "set_thread_parent"):
        tokens = ipython.set_thread_parent(request)
        try:
            yield
        finally:
            ipython.reset_thread_parent(tokens)
    else:  # before 7.4, ipykernel sets it for every thread
        before = ipython.get_parent()
        ipython.set_parent(request)
        try:
            yield
        finally:
            ipython.set_parent(before)


class Cell:
    """Where a board was shown last, or else where it was made."""

    def __init__(self) -> None:
        self._run = being_answered()
        self._page: object = None
        self.picture = f"chromino-picture-{uuid4().hex[:12]}"
        """What the picture is called, for the view to hide it where it is itself."""
        self.is_shown = False
        """Whether there is a picture of it to be changed."""

    def whose(self, page: object, message: Request | None) -> Request | None:
        """On whose behalf to do what was asked for on that page of a browser.

        A page that was loaded again doesn't know of the cell's run any more. What is printed there
        is in JupyterLab's log, as with any other widget.
        """
        if self._page is None:
            self._page = page
        return self._run if self._run is not None and page == self._page else message

    def show(self, widget: Mapping[str, Any], metadata: Any, picture: Mapping[str, str]) -> None:
        """Show the widget in the cell that runs, and below it the picture, which can be changed."""
        from IPython.display import display

        self._run, self._page, self.is_shown = being_answered(), None, True
        display(dict(widget), raw=True, metadata=metadata)  # type: ignore[no-untyped-call]
        display(self._below(picture), raw=True, display_id=self.picture)  # type: ignore[no-untyped-call]

    def _below(self, picture: Mapping[str, str]) -> dict[str, str]:
        """The picture as the output below the widget's, which is not seen where the widget is lost.

        JupyterLab says "model not found" there, if a notebook is opened again that is trusted and
        has no state of widgets. Nothing but that is a widget's output with no element in it.
        """
        lost = ".jp-OutputArea-child:has(> .jupyter-widgets):not(:has(> .jupyter-widgets > *))"
        style = f"<style>{lost}:has(+ * .{self.picture}) {{ display: none; }}</style>"
        return {**picture, "text/html": picture["text/html"] + style}

    def change_picture(self, picture: Mapping[str, str]) -> None:
        """The same wherever it lies; nobody sees that while the board itself is there."""
        from IPython.display import update_display

        update_display(self._below(picture), raw=True, display_id=self.picture)  # type: ignore[no-untyped-call]
