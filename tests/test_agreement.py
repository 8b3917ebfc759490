"""The same games on CPython and in Pyodide, under any hash seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest
from agreement import DEALS, agreement, digest
from playthrough import GOLDEN, SEEDS
from pyodide_node import run_in_pyodide

from builder.paths import ROOT

NEEDED = [
    "chromino_core",
    "tests/data",
    *(f"tests/{name}.py" for name in ("playthrough", "referee", "tables", "variants")),
]


@pytest.fixture(scope="module")
def here() -> dict[str, Any]:
    return agreement()


def in_cpython(hash_seed: str) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "tests/agreement.py"]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_bench_sums(here: dict[str, Any]) -> None:
    """Counted by brute force, elsewhere."""
    sums = {box: (found["hand"], found["rest"]) for box, found in here["bench"].items()}
    assert sums == {"75": (875, 5173), "80": (1231, 7618)}


def test_what_is_compared(here: dict[str, Any]) -> None:
    assert len(here["deals"]) == len(set(here["deals"].values())) == DEALS
    texts = {name: (GOLDEN / f"{name}.txt").read_text("utf-8") for name in SEEDS}
    assert here["golden"] == {name: digest(text) for name, text in texts.items()}


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_hash_seeds(here: dict[str, Any], hash_seed: str) -> None:
    assert in_cpython(hash_seed) == here


def test_pyodide(here: dict[str, Any]) -> None:
    assert json.loads(run_in_pyodide("tests/agreement.py", NEEDED)) == here
