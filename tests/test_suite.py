"""The tests themselves: in any order, in any number of processes, in whatever company."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent

# What only these may begin: a process can have one of it at a time, in its main thread.
BROWSERS = {"browsing.py", "bench_lighthouse.py", "bench_memory.py", "bench_start.py"}


LOOPS = {"asyncio.run", "asyncio.Runner", "asyncio.new_event_loop"}


def called(path: Path) -> set[str]:
    """What is called in a file, as it is written there."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return {ast.unparse(node.func) for node in nodes if isinstance(node, ast.Call)}


def test_loops_and_browsers_keep_out_of_each_others_way() -> None:
    for path in TESTS.rglob("*.py"):
        text, calls = path.read_text("utf-8"), called(path)
        if "sync_playwright" in calls:
            assert path.name in BROWSERS
        # A widget looks for the loop of its notebook.
        has_widgets = "from chromino_widget import" in text and calls & {"Table", "BoardView"}
        if calls & LOOPS or (has_widgets and path.parent == TESTS):
            assert "pytest.mark.own_thread" in text, path


def run_pytest(folder: Path, *arguments: str) -> str:
    """What the tests of a folder print that has our settings."""
    (folder / "conftest.py").write_text((TESTS / "conftest.py").read_text("utf-8"), "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"]
    settings = ("-c", TESTS.parent / "pyproject.toml", "--rootdir", folder)
    done = subprocess.run(
        [*command, *settings, *arguments, folder],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout


THREADS = """
import threading

import pytest

def test_in_the_main_thread():
    assert threading.current_thread() is threading.main_thread()

@pytest.mark.own_thread
def test_in_its_own(tmp_path):
    assert tmp_path.is_dir()
    assert threading.current_thread() is not threading.main_thread()

@pytest.mark.own_thread
@pytest.mark.xfail(raises=ZeroDivisionError)
def test_what_fails_there():
    1 / 0
"""


def test_who_asks_for_it_has_a_thread_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "test_threads.py").write_text(THREADS)
    assert "2 passed, 1 xfailed" in run_pytest(tmp_path, "-n", "0")


SOME = """
import pytest

@pytest.mark.parametrize("n", range(9))
def test_often(n): ...

@pytest.mark.skip(reason="no such browser here")
def test_skipped(): ...

@pytest.mark.soak
@pytest.mark.parametrize("n", range(4))
def test_long(n): ...
"""


def test_the_order_is_shuffled_by_a_seed_that_is_printed(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(SOME)
    orders = []
    for seed in (1, 2):
        told = run_pytest(tmp_path, "-n", "0", "--collect-only", f"--randomly-seed={seed}")
        assert f"Using --randomly-seed={seed}" in told
        orders.append(re.findall(r"test_often\[\d\]", told))
        assert len(orders[-1]) == 9
    assert orders[0] != orders[1]
    assert set(orders[0]) == set(orders[1])


def test_the_longest_come_first(tmp_path: Path) -> None:
    longest = re.findall(r'"(test_\w+\.py)"', (TESTS / "conftest.py").read_text("utf-8"))
    assert {*longest} <= {path.name for path in TESTS.rglob("test_*.py")}
    names = ["test_a.py", longest[0], "test_z.py"]
    for name in names:
        (tmp_path / name).write_text("def test_one(): ...")
    told = run_pytest(tmp_path, "-n", "0", "--collect-only", "-q", "-p", "no:randomly")
    assert re.findall(r"test_\w+\.py", told) == [longest[0], "test_a.py", "test_z.py"]


@pytest.mark.parametrize("workers", ["0", "2"])
def test_what_was_left_out_is_told_last(tmp_path: Path, workers: str) -> None:
    (tmp_path / "test_some.py").write_text(SOME)
    *_, skipped, left, last = run_pytest(tmp_path, "-n", workers).splitlines()
    assert skipped == "Skipped: test_some.py::test_skipped: no such browser here"
    assert left == "Left to `make soak`: 4 long tests"
    assert "9 passed, 1 skipped" in last


def test_that_nothing_was_skipped_is_told_too(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("def test_one(): ...")
    assert "Skipped: nothing" in run_pytest(tmp_path).splitlines()
