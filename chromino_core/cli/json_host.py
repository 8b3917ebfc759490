"""The session for programs: a command a line in, an answer a line out."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from typing import Any, Final

from chromino_core.session import Session
from chromino_core.untrusted import LARGEST

__all__ = ["run"]

_SLICE: Final = 1000  # milliseconds of a bot's thinking between two looks


def run(session: Session, first: Mapping[str, Any]) -> int:
    """Answer until nothing more comes in."""
    _print(first)
    for line in _lines():
        answer = json.loads(session.dispatch(line))
        if answer["ok"] and answer.get("view", {}).get("thinking") is not None:
            while session.think(_SLICE) is not None:
                pass
            seat = answer["view"]["seat"]
            answer["view"] = session.dispatch({"type": "view", "seat": seat})["view"]
        _print(answer)
    return 0


def _lines() -> Iterator[str | bytes]:
    """Lines that say something; one that is too long is cut, and refused for it."""
    stream: Any = getattr(sys.stdin, "buffer", sys.stdin)
    while line := stream.readline(LARGEST + 2):
        if line.strip():
            yield line
        while len(line) > LARGEST and line[-1:] not in (b"\n", "\n"):
            line = stream.readline(LARGEST + 2)


def _print(answer: Mapping[str, Any]) -> None:
    print(json.dumps(answer, ensure_ascii=False, separators=(",", ":")), flush=True)
