"""The command line in tests: in this process, or as a program of its own."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from chromino_core.__main__ import main

__all__ = ["Capture", "output_of", "refusal_of", "run"]

Capture = pytest.CaptureFixture[str]


def run(*words: str, input: str = "", shows: str = "utf-8") -> subprocess.CompletedProcess[str]:
    """The program of its own, in a terminal that shows the letters of an encoding."""
    return subprocess.run(
        [sys.executable, "-m", "chromino_core", *words],
        input=input, capture_output=True, encoding=shows, timeout=60, check=False,
        env={**os.environ, "PYTHONIOENCODING": shows},
    )  # fmt: skip


def output_of(capsys: Capture, *words: str) -> str:
    """Run a command line that works; returns what it prints."""
    code = main(words)
    told = capsys.readouterr()
    assert (code, told.err) == (0, "")
    return told.out


def refusal_of(capsys: Capture, *words: str) -> str:
    """Run a command line that doesn't work; returns its one sentence."""
    code = main(words)
    told = capsys.readouterr()
    assert code == 2
    assert told.out == ""
    assert told.err.endswith("\n")
    assert "\n" not in told.err[:-1]
    assert "Traceback" not in told.err
    return told.err
