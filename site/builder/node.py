"""Node, and the packages that npm has installed for it."""

from __future__ import annotations

from pathlib import Path

from builder.paths import CI, NODE_MODULES

__all__ = ["node_command", "node_module", "pyodide_command"]


def node_command(script: Path) -> list[str | Path]:
    """How to run a script; its arguments follow."""
    return [CI / "node", "node", script]


def pyodide_command(script: Path) -> list[str | Path]:
    """The same for one that runs Pyodide: it is compiled quickly, for it never runs for long."""
    return [CI / "node", "node", "--liftoff-only", script]


def node_module(name: str) -> Path:
    """Where an npm package lies; ends the script kindly when it isn't installed."""
    folder = NODE_MODULES / name
    if not folder.is_dir():
        raise SystemExit(f"The npm package {name} is not installed: `make site` sets it up.")
    return folder
