"""JSON from outside: bounded before it is parsed, so that no text can break the program down."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from chromino_core.problems import InvalidRecord, shown
from chromino_core.records.reader import refuse
from chromino_core.words import HUGE

__all__ = ["LARGEST", "read_json"]

LARGEST: Final = 1_000_000
"""No record has more bytes: the longest possible game has far fewer."""

_DEEPEST: Final = 20
"""A command with a record in it has five levels."""

# Strings as a whole, so that brackets in them don't count; an open one reaches to the end.
_TOKENS: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)


def read_json(text: str | bytes) -> Any:
    """The data of a JSON text; never an exception but `InvalidRecord`."""
    if len(text) > LARGEST:
        refuse("record-too-large", "record", most=LARGEST)
    try:
        text = text if isinstance(text, str) else text.decode("utf-8")
        _check_depth(text)
        return json.loads(
            text,
            parse_constant=lambda word: refuse("record-number", "record", value=word),
            object_pairs_hook=_object,
        )
    except UnicodeDecodeError:
        refuse("record-not-text", "record")
    except json.JSONDecodeError as error:
        refuse("record-not-json", "record", line=error.lineno, column=error.colno)
    except InvalidRecord:
        raise
    except ValueError:  # a number with thousands of digits
        refuse("record-number", "record", value=HUGE)


def _check_depth(text: str) -> None:
    """Not left to the parser: in a browser, deep JSON makes it break down together with Python."""
    if text.count("[") + text.count("{") <= _DEEPEST:
        return
    depth = 0
    for token in _TOKENS.finditer(text):
        first = text[token.start()]
        if first in "[{":
            depth += 1
            if depth > _DEEPEST:
                refuse("record-too-deep", "record")
        elif first in "]}":
            depth -= 1


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object in which no key is there twice, since programs disagree about which one counts."""
    data = dict(pairs)
    if len(data) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                refuse("record-key-twice", "record", key=shown(key))
            seen.add(key)
    return data
