"""Who puts the words of a page: the catalogues here, or a host that has catalogues of its own.

A page of the browser has no words in Python. It is told first what there is to say, and then draws
with what it has made of that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from chromino_core.problems import Message, Value

__all__ = ["Noted", "Speech", "Told", "said_of"]


class Speech(Protocol):
    """Says the messages of a page."""

    def __call__(self, id: str, **args: Value) -> str: ...


class Noted:
    """Says nothing, and notes what there is to say, each under a key."""

    def __init__(self) -> None:
        self.messages: dict[str, Message] = {}

    def __call__(self, id: str, **args: Value) -> str:
        self.messages[_key(id, args)] = Message(id, args)
        return ""


class Told:
    """Says what a host has made of the messages, by their keys."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self._words = words

    def __call__(self, id: str, **args: Value) -> str:
        return self._words.get(_key(id, args), id)


def _key(id: str, args: Mapping[str, Value]) -> str:
    return " ".join([id, *(f"{name}={value}" for name, value in args.items())])


def said_of(message: Message | str, say: Speech) -> str:
    """A name as it was given, or in words."""
    return message if isinstance(message, str) else say(message.id, **message.args)
