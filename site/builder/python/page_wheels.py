"""The wheels that the page is built from, as they were fetched: nothing of them is installed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from builder.paths import PAGE_WHEELS

__all__ = ["compilers", "segno"]

_SEGNO: Final = "segno-*.whl"


def segno() -> Path:
    """What draws QR codes."""
    [wheel] = _fetched(_SEGNO)
    return wheel


def compilers() -> list[Path]:
    """What compiles Python for Pyodide: pyodide-build, and what that needs."""
    drawn = segno()
    return [wheel for wheel in _fetched("*.whl") if wheel != drawn]


def _fetched(pattern: str) -> list[Path]:
    """The wheels of such names; ends the script kindly when they aren't there."""
    wheels = sorted(PAGE_WHEELS.glob(pattern))
    if not wheels:
        raise SystemExit(f"There is no {pattern} in {PAGE_WHEELS}: `make site` fetches it.")
    return wheels
