"""Running esbuild, which turns our modules and their libraries into one file."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

__all__ = ["ROOT", "esbuild", "node_module"]

ROOT: Final = Path(__file__).resolve().parent.parent


def node_module(name: str) -> Path:
    """Where an npm package lies; ends the script kindly when it isn't installed."""
    folder = ROOT / "node_modules" / name
    if not folder.is_dir():
        raise SystemExit(f"The npm package {name} is not installed: `make site` sets it up.")
    return folder


def esbuild(entry: Path, out: Path, options: Iterable[str] = ()) -> None:
    """Bundle `entry` and what it imports into the ES module `out`; an error ends the script.

    Minified, for the browsers of 2022 and later; licence notices are left to the caller.
    """
    node_module("esbuild")
    command: list[str | Path] = [
        ROOT / ".ci" / "node",
        ROOT / "node_modules" / ".bin" / "esbuild",
        # Relative to the root, so that no folder of this machine gets into the result.
        entry.relative_to(ROOT),
        f"--outfile={out}",
        "--bundle",
        "--format=esm",
        "--minify",
        "--target=es2022",
        "--charset=utf8",
        "--legal-comments=none",
        "--log-level=warning",
        *options,
    ]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise SystemExit(f"{entry.relative_to(ROOT)} could not be bundled; see above.")
