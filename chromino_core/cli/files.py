"""Records and pictures on disk; what goes wrong is told in one sentence."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from chromino_core.cli.arguments import Refusal
from chromino_core.game import Game
from chromino_core.problems import InvalidSetup, shown
from chromino_core.untrusted import LARGEST

__all__ = ["at_ply", "read_bytes", "read_game", "write_record", "write_text"]


def read_bytes(path: str) -> bytes:
    """What is in a file, or with `-` what comes in; one byte too many shows that it's too much."""
    try:
        if path == "-":
            return sys.stdin.buffer.read(LARGEST + 1)
        with Path(path).open("rb") as file:
            return file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Refusal(f"{_name(path)} cannot be read: {_reason(error)}.") from None


def read_game(path: str) -> Game:
    """The game of a record or position."""
    return Game.from_record(read_bytes(path))


def at_ply(game: Game, ply: int | None) -> Game:
    """The game after so many of its actions."""
    most = len(game.log)
    if ply is None or ply == most:
        return game
    least = most - len(game._before)
    if not least <= ply <= most:
        raise InvalidSetup.because("no-such-ply", ply=shown(ply), least=least, most=most)
    while len(game.log) > ply:
        game.pop()
    return game


def write_record(path: str, record: Mapping[str, Any]) -> None:
    write_text(path, json.dumps(record, ensure_ascii=False, indent=1) + "\n")


def write_text(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        raise Refusal(f"{_name(path)} cannot be written: {_reason(error)}.") from None


def _name(path: str) -> str:
    return "The standard input" if path == "-" else f"The file {shown(path)}"


def _reason(error: OSError | ValueError) -> str:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return reason[:1].lower() + reason[1:]
