"""Whether a text tells a message of the catalogues, whatever its words are and its arguments."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from chromino_core import words

__all__ = ["tells"]


def tells(said: str, id: str, language: str = "en", /, **args: str | int) -> bool:
    """Whether the message is in what was said; blanks don't count, for lines are broken there.

    Who has a name isn't addressed, unless it is said: `you="does"`.
    """
    args = {"you": "no", **args} if "name" in args else args
    return re.search(_pattern(_catalogue(language)[id], args), _pressed(said)) is not None


def _pressed(text: str) -> str:
    return "".join(text.split())


@cache
def _catalogue(language: str) -> dict[str, Any]:
    folder = Path(words.__file__).parent
    found: dict[str, Any] = json.loads((folder / f"{language}.json").read_text("utf-8"))
    return found


def _pattern(pattern: Any, args: dict[str, str | int]) -> str:
    if isinstance(pattern, str):
        return re.escape(_pressed(pattern))
    return "".join(
        _pattern(part, args) if isinstance(part, str) else _part(part, args) for part in pattern
    )


def _part(part: list[Any], args: dict[str, str | int]) -> str:
    if len(part) == 1:
        return re.escape(_pressed(str(args[part[0]]))) if part[0] in args else ".*?"
    cases = part[1]
    value = str(args.get(part[0], ""))
    several = [cases[value]] if value in cases else cases.values()
    return f"(?:{'|'.join(_pattern(each, args) for each in several)})"
