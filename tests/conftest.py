"""Options of the tests, and settings that hold for all of them."""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# It prints what it plays, in another Python: to import it is to run it.
collect_ignore = ["simulate_in_pyodide.py"]

# How fast a machine is says nothing about whether the engine is right.
settings.register_profile(
    "patient", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("patient")

# Nor does the language of whoever runs the tests.
for variable in ("CHROMINO_LANGUAGE", "LANGUAGE"):
    os.environ.pop(variable, None)
os.environ["LC_ALL"] = "C.UTF-8"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-golden",
        action="store_true",
        help="write the golden playthroughs, perft counts and pictures anew, not compare them",
    )


@pytest.fixture
def rewrite_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--rewrite-golden"))


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Give a test a thread in which no event loop runs, if it has asked for one.

    In the main one Playwright's does, from the first test in a browser until the process ends.
    """
    if not pyfuncitem.get_closest_marker("own_thread"):
        return (yield)
    test = pyfuncitem.obj
    with ThreadPoolExecutor(1) as thread:
        pyfuncitem.obj = lambda **given: thread.submit(test, **given).result()
        try:
            return (yield)
        finally:
            pyfuncitem.obj = test


# Tests come in any order, but for these: one that takes half a minute and comes last keeps everyone
# waiting.

_LONGEST = (
    "test_three_engines.py",
    "test_jupyterlab.py",
    "test_jupyterlab_kernel.py",
    "test_jupyterlite.py",
    "test_lab_worker.py",
    "test_view_logic.py",
)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in _LONGEST)


# What was left out, and why: one line each, at the very end.

_LONG = pytest.StashKey[int]()
"""How many long tests there are, which only `make soak` runs."""


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    long = [item for item in items if item.get_closest_marker("soak")]
    if long:
        stash = long[0].config.stash
        stash[_LONG] = stash.get(_LONG, 0) + len(long)


def pytest_sessionfinish(session: pytest.Session) -> None:
    # A worker has all tests, and tells the process that writes the last lines.
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["long"] = session.config.stash.get(_LONG, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    if told := getattr(node, "workeroutput", None):
        node.config.stash[_LONG] = told["long"]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    skipped = terminalreporter.getreports("skipped")
    for report in skipped:
        _, _, why = report.longrepr
        terminalreporter.write_line(f"Skipped: {report.nodeid}: {why.removeprefix('Skipped: ')}")
    if not skipped:
        terminalreporter.write_line("Skipped: nothing")
    if long := config.stash.get(_LONG, 0):
        terminalreporter.write_line(f"Left to `make soak`: {long} long tests")
