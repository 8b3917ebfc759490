"""Running esbuild, which turns our modules and their libraries into one file."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

__all__ = ["OLDEST", "ROOT", "esbuild", "node_module"]

ROOT: Final = Path(__file__).resolve().parent.parent

OLDEST: Final = {"Chrome": "111", "Edge": "111", "Firefox": "121", "Safari": "16.4"}
"""The first version of each browser that will do; it follows from what we use, and
`tests/test_oldest.py` knows since when browsers have that."""


def node_module(name: str) -> Path:
    """Where an npm package lies; ends the script kindly when it isn't installed."""
    folder = ROOT / "node_modules" / name
    if not folder.is_dir():
        raise SystemExit(f"The npm package {name} is not installed: `make site` sets it up.")
    return folder


def esbuild(entry: Path, out: Path, **options: Any) -> None:
    """Bundle `entry` and what it imports into the ES module `out`; an error ends the script.

    Minified, for the oldest browsers that we support; licence notices are left to the caller.
    """
    node_module("esbuild")
    build = {
        # Relative to the root, so that no folder of this machine gets into the result.
        "entryPoints": [entry.relative_to(ROOT).as_posix()],
        "outfile": str(out),
        "bundle": True,
        "format": "esm",
        "minify": True,
        "target": [f"{name.lower()}{version}" for name, version in OLDEST.items()],
        "charset": "utf8",
        "legalComments": "none",
        "logLevel": "warning",
        **options,
    }
    command: list[str | Path] = [
        ROOT / ".ci" / "node",
        "node",
        "site/esbuild.mjs",
        json.dumps(build),
    ]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise SystemExit(f"{entry.relative_to(ROOT)} could not be bundled; see above.")
