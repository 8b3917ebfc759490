"""Runs a script of this repository in Pyodide, the Python that the page uses."""

import subprocess
from collections.abc import Sequence

from builder.paths import NODE_MODULES, ROOT

TIMEOUT_S = 900


def run_in_pyodide(script: str, paths: Sequence[str]) -> str:
    """What `script` prints in Pyodide under Node, given copies of `paths` and nothing else.

    All paths are relative to the repository's root, as in
    `run_in_pyodide("tests/agreement.py", ["chromino_core", "tests/golden"])`.
    """
    if not (NODE_MODULES / "pyodide").is_dir():
        raise RuntimeError("Pyodide is not installed: run `make test` once, it sets everything up")
    command = [".ci/node", "node", "tests/pyodide/run.mjs", script, *paths]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=TIMEOUT_S, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{script} failed in Pyodide (exit {done.returncode}):\n{done.stderr}")
    return done.stdout
