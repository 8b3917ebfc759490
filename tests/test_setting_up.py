"""What is installed, and when: all of it by its hash, and to play no more than playing needs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from builder.paths import ROOT

CI: Final = ROOT / ".ci"
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS: Final = PROJECT["project"]["optional-dependencies"]
LISTS: Final[dict[str, list[str]]] = {
    "tools": [*EXTRAS["dev"], *EXTRAS["jupyter"], *EXTRAS["widget"]],
    **PROJECT["dependency-groups"],
}
"""What each list in .ci has to hold."""


def pins(name: str) -> list[tuple[Requirement, list[str]]]:
    """The exact versions of a list, each with the hashes of its files."""
    text = (CI / f"{name}.txt").read_text("utf-8").replace("\\\n", "")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    split = [(line.partition(" --hash=")[0], re.findall(r"--hash=(\S+)", line)) for line in lines]
    return [(Requirement(pin), hashes) for pin, hashes in split]


def versions(name: str) -> set[tuple[str, str]]:
    return {(canonicalize_name(pin.name), str(pin.specifier)) for pin, _ in pins(name)}


# What comes from PyPI


def test_every_list_is_one_that_can_be_renewed() -> None:
    assert {path.stem for path in CI.glob("*.txt")} == LISTS.keys()
    renew = (CI / "renew").read_text("utf-8")
    assert set(re.findall(r"^list (\S+)\.txt", renew, re.MULTILINE)) == LISTS.keys()


@pytest.mark.parametrize("name", LISTS)
def test_every_version_is_exact_and_every_file_has_its_hash(name: str) -> None:
    for pin, hashes in pins(name):
        assert re.fullmatch(r"==[\w.]+", str(pin.specifier)), pin
        assert pin.url is None
        assert hashes
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes)


@pytest.mark.parametrize("name", LISTS)
def test_a_list_holds_what_is_wanted(name: str) -> None:
    listed = {canonicalize_name(pin.name): pin for pin, _ in pins(name)}
    for wanted in map(Requirement, LISTS[name]):
        if wanted.name != "chromino":
            [exact] = listed[canonicalize_name(wanted.name)].specifier
            assert wanted.specifier.contains(exact.version), wanted


@pytest.mark.parametrize("name", ["page-wheels", "lite-wheels", "lite-tools"])
def test_what_is_in_two_lists_has_one_version(name: str) -> None:
    tools = versions("tools")
    known = {package for package, _ in tools}
    assert {(package, version) for package, version in versions(name) if package in known} <= tools


def commands(program: str) -> list[str]:
    """The commands in our recipes and scripts that install something by this program."""
    files = [ROOT / "Makefile", *(path for path in CI.iterdir() if path.is_file())]
    texts = [path.read_text("utf-8").replace("\\\n", "") for path in files]
    install = rf"\b{program}[\"']? (?:ci|install|download)\b"
    wanted = re.compile(rf"^(?!\s*#)(?=.*{install}).*$", re.MULTILINE)
    return [command for text in texts for command in wanted.findall(text)]


def test_pip_installs_nothing_but_what_the_lists_know() -> None:
    found = commands("pip")
    assert len(found) > 5
    for command in found:
        ours = command.endswith(" -e .") and "--no-deps --no-build-isolation" in command
        # Which only writes the lists, somewhere else, and by itself.
        renews = "$scratch" in command and re.search(r" uv==[\d.]+$", command)
        checked = "$(FROM_LIST)" in command or "--no-deps --require-hashes" in command
        assert ours or renews or checked, command
    assert "FROM_LIST := --no-deps --require-hashes" in (ROOT / "Makefile").read_text("utf-8")


# What comes from npm


def test_no_package_runs_a_script_when_it_is_installed() -> None:
    found = commands("npm")
    assert len(found) == 3
    assert all("--ignore-scripts" in command for command in found)


@pytest.mark.parametrize("folder", [ROOT, CI / "lighthouse"])
def test_every_package_has_its_hash(folder: Path) -> None:
    lock = json.loads((folder / "package-lock.json").read_text("utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert len(packages) > 10
    for name, package in packages.items():
        assert package["integrity"].startswith("sha512-"), name


# What playing needs


def dry_run(*goals: str) -> str:
    """What make would do if nothing were there yet."""
    make = ["make", "--dry-run", "--always-make", *goals]
    env = {name: value for name, value in os.environ.items() if name != "MAKEFLAGS"}
    run = subprocess.run(make, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    return run.stdout.replace("\\\n", "")


def test_playing_installs_no_tools() -> None:
    played, tested = dry_run("play"), dry_run("test")
    assert re.findall(r"-r (\S+)", played) == [".ci/page-wheels.txt"]
    assert re.findall(r"npm \w+ --omit=dev", played) == ["npm ci --omit=dev"]
    assert len(re.findall(r"npm (?:ci|install)", played)) == 1
    assert "site/serve.py" in played
    lists = {f".ci/{name}.txt" for name in LISTS if name != "node"}
    assert set(re.findall(r"-r (\S+)", tested)) == lists, "and the tests have all"


def test_the_page_is_built_from_nothing_that_is_for_developers() -> None:
    package = json.loads((ROOT / "package.json").read_text("utf-8"))
    assert package["devDependencies"].keys() == {"axe-core", "typescript"}


def test_the_page_is_built_by_python_alone() -> None:
    """By its scripts and the engine, that is, without what is installed for developers."""
    program = "import builder.page.build; print('built by Python alone')"
    run = subprocess.run(
        [sys.executable, "-S", "-c", program],
        env={"PYTHONPATH": f"{ROOT / 'site'}{os.pathsep}{ROOT}", "PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout == "built by Python alone\n", run.stderr


def test_pip_runs_before_it_is_installed(tmp_path: Path) -> None:
    venv.create(tmp_path / ".venv", with_pip=False, symlinks=True)
    (tmp_path / ".ci").mkdir()
    script = tmp_path / ".ci" / "pip"
    script.write_bytes((CI / "pip").read_bytes())
    script.chmod(0o755)
    run = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert re.match(r"pip \d+\S* from .*\.whl.pip ", run.stdout)
    assert not (tmp_path / ".venv" / "bin" / "pip").exists()


# Telling what is done


@pytest.mark.parametrize(("ends", "told"), [(0, True), (3, False)])
def test_a_step_tells_what_it_does_and_ends_as_its_command(ends: int, told: bool) -> None:
    command: list[str | Path] = [
        CI / "step",
        "Baking, with flour",
        "sh",
        "-c",
        f"echo mixed; exit {ends}",
    ]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == ends
    first, second, *last = run.stdout.splitlines()
    assert (first, second) == ("Baking, with flour", "mixed")
    assert bool(last) is told
    assert all(re.fullmatch(r" +Baking: done in \d+ s", line) for line in last)


def test_a_long_step_tells_that_it_goes_on(tmp_path: Path) -> None:
    """Here the clock is fast, and the step waits for it."""
    quick = re.sub(r"^every_s=\d+$", "every_s=0.1", (CI / "step").read_text("utf-8"), flags=re.M)
    (tmp_path / "step").write_text(quick, "utf-8")
    seen = tmp_path / "seen"
    with seen.open("w") as out:
        wait = ["sh", "-c", f'until grep -q "Baking ... " "{seen}"; do sleep 0.05; done']
        step: list[str | Path] = ["bash", tmp_path / "step", "Baking, slowly"]
        subprocess.run([*step, *wait], stdout=out, check=True)
    assert re.search(r"^ +Baking \.\.\. \d+ s$", seen.read_text("utf-8"), re.MULTILINE)
