"""`.ci/engines` finds Firefox and WebKit on a machine, or says what is missing there."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from builder.paths import CI

ENGINES: Final = CI / "engines"
WEBKIT: Final = ("WebKitWebDriver", "Xvfb", "setpriv")
"""What it needs beside its window, which no test can put where Debian has it."""

_LONG_S: Final = 60
"""By then a command that calls itself for ever has not ended, and any other has."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere browsers are elsewhere")


class Machine:
    """One that has no commands but these, and nothing to install others with."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("bash", "true"):
            self.borrow(name)

    def borrow(self, name: str) -> None:
        """Have a command of the real machine."""
        path = shutil.which(name)
        if path is None:
            pytest.skip(f"this machine has no {name} to borrow")
        (self.folder / name).symlink_to(path)

    def has(self, name: str, *, status: int = 0) -> Path:
        """Have a command that does nothing but end so."""
        path = self.folder / name
        path.write_text(f"#!{self.folder / 'bash'}\nexit {status}\n")
        path.chmod(0o755)
        return path

    def engines(self, *args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [ENGINES, *args],
            env={"PATH": str(self.folder)},
            capture_output=True,
            text=True,
            check=False,
            timeout=_LONG_S,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize("name", ["firefox-esr", "firefox"])
def test_the_firefox_of_the_machine_is_found(machine: Machine, name: str) -> None:
    path = machine.has(name)
    assert machine.engines("firefox").stdout.splitlines() == [str(path)]


def test_a_command_that_only_tells_how_to_install_firefox_is_none(machine: Machine) -> None:
    machine.has("firefox-esr", status=1)
    path = machine.has("firefox")
    assert machine.engines("firefox").stdout.splitlines() == [str(path)]


@pytest.mark.parametrize(("name", "package"), [("firefox", "firefox-esr"), ("webkit", "xvfb")])
def test_a_machine_without_an_engine_is_told_what_to_install(
    machine: Machine, name: str, package: str
) -> None:
    """The search ends, though it is called what the engine is called."""
    found = machine.engines(name)
    assert found.returncode == 1
    assert package in found.stderr
    assert not found.stdout


def test_where_nothing_can_be_installed_that_is_told_and_is_no_failure(machine: Machine) -> None:
    told = machine.engines()
    assert told.returncode == 0
    assert told.stdout.count("the tests in it will be skipped") == 2


@pytest.fixture
def with_webkit(machine: Machine) -> Machine:
    for name in WEBKIT:
        machine.borrow(name)
    if machine.engines("webkit").returncode:
        pytest.skip("this machine has no window of WebKit")
    return machine


def test_a_line_for_each_part_of_webkit(with_webkit: Machine) -> None:
    driver, window, screen, setpriv = with_webkit.engines("webkit").stdout.splitlines()
    assert Path(window).name == "MiniBrowser"
    assert [Path(path).name for path in (driver, screen, setpriv)] == [*WEBKIT]


@pytest.mark.parametrize("part", WEBKIT)
def test_webkit_is_there_when_every_part_of_it_is(with_webkit: Machine, part: str) -> None:
    (with_webkit.folder / part).unlink()
    assert with_webkit.engines("webkit").returncode == 1
    if part == "setpriv":
        # BusyBox has one, too, but it can't end a program with ours.
        with_webkit.has(part, status=1)
        assert with_webkit.engines("webkit").returncode == 1
    assert "the tests in it will be skipped" in with_webkit.engines().stdout


def test_other_names_start_nothing(machine: Machine) -> None:
    machine.has("chromium")
    told = machine.engines("chromium")
    assert told.returncode == 2
    assert "firefox, webkit" in told.stderr
