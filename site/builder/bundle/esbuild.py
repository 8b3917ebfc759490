"""Running esbuild, which turns our modules and their libraries into one file, or a few."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

from builder.node import node_command, node_module
from builder.paths import ROOT

__all__ = ["OLDEST", "esbuild", "esbuild_in_parts"]

OLDEST: Final = {"Chrome": "111", "Edge": "111", "Firefox": "121", "Safari": "16.4"}
"""The first version of each browser that will do; it follows from what we use, and
`tests/test_oldest.py` knows since when browsers have that."""

_SCRIPT: Final = Path(__file__).with_suffix(".mjs")


def esbuild(entry: Path, out: Path, **options: Any) -> None:
    """Bundle `entry` and what it imports into the ES module `out`; an error ends the script.

    Minified, for the oldest browsers that we support; licence notices are left to the caller.
    """
    _run(entry, {"outfile": str(out), **options})


def esbuild_in_parts(entry: Path, out: Path, **options: Any) -> None:
    """The same, but what is imported by `import()` stays out of `out`, until it is asked for.

    It comes into a file beside it, and so does what both need; their names tell whose part they
    are, and their version: `page.dialogs.5U2EPRKO.js`.
    """
    parts = {
        "splitting": True,
        "outdir": str(out.parent),
        "entryNames": out.stem,
        "chunkNames": f"{out.stem}.[name].[hash]",
    }
    _run(entry, {**parts, **options})


def _run(entry: Path, options: dict[str, Any]) -> None:
    node_module("esbuild")
    build = {
        # Relative to the root, so that no folder of this machine gets into the result.
        "entryPoints": [entry.relative_to(ROOT).as_posix()],
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
