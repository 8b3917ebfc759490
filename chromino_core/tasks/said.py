"""What an author says: a plain text, or a message of the catalogues by its id.

>>> read_said("Look at the other end.", "hints[0]")
Message(id='task-plain', args={'text': 'Look at the other end.'})
>>> read_said({"id": "mismatch", "args": {"colour": "R", "neighbour": "B"}}, "text").sentence
'Here red would touch blue.'
"""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

from chromino_core.names import seen
from chromino_core.problems import InvalidTask, Message, Value, shown
from chromino_core.tasks.fields import Fields, is_number
from chromino_core.tiles import BY_READING, MATCHES

__all__ = ["ID", "Said", "plainly", "read_said"]

Said: TypeAlias = str | dict[str, Any]
"""As an author writes it: a text, or `{"id": "...", "args": {...}}`."""

_MOST_LETTERS: Final = 2_000
_MOST_ARGS: Final = 20
_LONGEST_ARGUMENT: Final = 200
_HIGHEST: Final = 10**9
ID: Final = re.compile(r"[a-z][a-z0-9]{0,30}(?:-[a-z0-9]{1,30}){0,9}")
"""What messages and problems are called."""
_ARGUMENT: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,40}")
_CONTROL: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")


def plainly(text: str) -> Message:
    """A text of somebody's own, which is in no catalogue; nobody sees what hides in it."""
    return Message("task-plain", {"text": _seen(text)})


def _seen(text: str) -> str:
    """What is seen of a text; of a long one that takes a while, unless nothing can hide in it."""
    if all(seen(letter) == letter for letter in set(text)):
        return text
    return seen(text)


def _read_text(value: Any, at: str, most: int) -> str:
    """A text in which there is something to read, as it is seen."""
    if isinstance(value, str) and len(value) <= most and not _CONTROL.search(value):
        text = _seen(value)
        if text.strip():
            return text
    raise InvalidTask.because("task-field", at=at, value=shown(value))


def read_said(value: Any, at: str) -> Message:
    """What is said, out of plain data."""
    if isinstance(value, str):
        return Message("task-plain", {"text": _read_text(value, at, _MOST_LETTERS)})
    fields = Fields(value, at, ("id",), ("args",))
    id, args = fields.get("id"), fields.get("args") if fields.has("args") else {}
    if not isinstance(id, str) or not ID.fullmatch(id):
        fields.nonsense("id")
    is_known = isinstance(args, dict) and len(args) <= _MOST_ARGS
    if not is_known or not all(map(_ARGUMENT.fullmatch, args)):
        fields.nonsense("args")
    message = Message(id, {name: _value(name, args[name], fields.at("args")) for name in args})
    try:
        message.sentence  # noqa: B018 (whether something is missing that it has to tell)
    except KeyError:
        fields.nonsense("args")
    return message


def _value(name: str, value: Any, at: str) -> Value:
    if name == "tile":
        known = isinstance(value, str) and value in BY_READING
    elif name in ("colour", "neighbour"):
        known = isinstance(value, str) and value in MATCHES
    else:
        if isinstance(value, str):
            return _read_text(value, f"{at}.{name}", _LONGEST_ARGUMENT)
        known = is_number(value, -_HIGHEST, _HIGHEST)
    if not known:
        raise InvalidTask.because("task-field", at=f"{at}.{name}", value=shown(value))
    return value  # type: ignore[no-any-return]
