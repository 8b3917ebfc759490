"""Running esbuild, which turns our modules and their libraries into one file."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

from builder.node import node_command, node_module
from builder.paths import ROOT

__all__ = ["OLDEST", "esbuild"]

OLDEST: Final = {"Chrome": "111", "Edge": "111", "Firefox": "121", "Safari": "16.4"}
"""The first version of each browser that will do; it follows from what we use, and
`tests/test_oldest.py` knows since when browsers have that."""

_SCRIPT: Final = Path(__file__).with_suffix(".mjs")


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
    command = [*node_command(_SCRIPT), json.dumps(build)]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise SystemExit(f"{entry.relative_to(ROOT)} could not be bundled; see above.")
