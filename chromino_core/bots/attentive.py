"""What an attentive player does before anything else, in games with calls."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["call_catch_or_show"]


def call_catch_or_show(actions: Iterable[str]) -> str | None:
    """The first of these that the actions allow; None if there is nothing to say."""
    for action in actions:
        if action == "call" or action.startswith(("catch:", "show:")):
            return action
    return None
