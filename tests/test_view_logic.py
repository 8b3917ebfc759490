"""The page's JavaScript that needs no browser, tested in Node: tests/js/*.test.mjs."""

from __future__ import annotations

import subprocess

from builder.paths import ROOT


def test_the_tests_in_node_pass() -> None:
    tests = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("tests/js/*.test.mjs"))
    assert tests
    command = [".ci/node", "node", "--import", "./tests/js/catalogues.mjs", "--test", *tests]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, f"\n{done.stdout}\n{done.stderr}"
