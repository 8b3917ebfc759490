"""Listing wheels as Pyodide wants them, so that an `import` in a notebook finds its package."""

from __future__ import annotations

import hashlib
import json
import os
import zipfile
from collections.abc import Iterator
from importlib.metadata import PathDistribution
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from builder.node import node_module

__all__ = ["lock"]

_EXTRAS: Final = {"chromino": "widget"}

_IN_THE_LAB: Final = {"jupyterlab-widgets", "widgetsnbextension"}
"""What ipywidgets needs beside it is JavaScript, and that is an extension of the lab."""


def lock(wheels: list[Path], folder: Path) -> dict[str, Any]:
    """What a lock file in the folder says of these wheels.

    Ends the script if one of them needs something that is not among them.
    """
    told = json.loads((node_module("pyodide") / "pyodide-lock.json").read_text("utf-8"))
    info: dict[str, str] = told["info"]
    entries = [_entry(wheel, folder, info["python"]) for wheel in wheels]
    packages = {entry["name"]: entry for entry in entries}
    for name, entry in packages.items():
        for needed in entry["depends"]:
            if needed not in packages:
                raise SystemExit(f"{name} needs {needed}: add it to .ci/lite-wheels.txt.")
    return {"info": info, "packages": packages}


def _entry(wheel: Path, folder: Path, python: str) -> dict[str, Any]:
    inside = zipfile.Path(wheel)
    [about] = [path for path in inside.iterdir() if path.name.endswith(".dist-info")]
    package = PathDistribution(about)
    name = canonicalize_name(package.metadata["Name"])
    return {
        "name": name,
        "version": package.version,
        "file_name": Path(os.path.relpath(wheel, folder)).as_posix(),
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": sorted(_imports(inside)),
        "depends": sorted(_depends(name, package.requires or [], python)),
        "unvendored_tests": False,
    }


def _imports(inside: zipfile.Path) -> Iterator[str]:
    for path in inside.iterdir():
        if path.name.endswith(".py"):
            yield path.name.removesuffix(".py")
        elif (path / "__init__.py").exists():
            yield path.name


def _depends(name: str, requires: list[str], python: str) -> Iterator[str]:
    browser = {
        "extra": _EXTRAS.get(name, ""),
        "platform_system": "Emscripten",
        "python_full_version": python,
        "python_version": python.rpartition(".")[0],
        "sys_platform": "emscripten",
    }
    for requirement in map(Requirement, requires):
        needed = canonicalize_name(requirement.name)
        if needed in _IN_THE_LAB:
            continue
        if requirement.marker is None or requirement.marker.evaluate(browser):
            yield needed
