"""The page's wheel: the engine without what a page never does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from builder.paths import ENGINE, LICENCE, ROOT
from builder.project import project
from builder.python.wheels import lines, write_wheel

__all__ = ["engine_wheel"]

_NOT_FOR_PAGES: Final = (
    "cli/",
    "__main__.py",
    "text.py",
    "perft.py",
    "playing.py",
    "records/moves.py",
)
"""Programs for the terminal, studies, and tables for data frames."""


def engine_wheel(folder: Path) -> Path:
    """Write the wheel into the folder; returns its path."""
    told = project()
    name = f"chromino_core-{told['version']}"
    info = f"{name}.dist-info"
    files = dict(_sources())
    files[f"{info}/licenses/LICENSE"] = LICENCE.read_bytes()
    files[f"{info}/METADATA"] = lines(
        "Metadata-Version: 2.4",
        "Name: chromino_core",
        f"Version: {told['version']}",
        f"Summary: {told['description']}",
        f"Requires-Python: {told['requires-python']}",
        f"License-Expression: {told['license']}",
        "License-File: LICENSE",
    )
    files[f"{info}/WHEEL"] = lines(
        "Wheel-Version: 1.0",
        "Generator: site/builder/python/engine_wheel.py",
        "Root-Is-Purelib: true",
        "Tag: py3-none-any",
    )
    return write_wheel(folder, name, files)


def _sources() -> Iterator[tuple[str, bytes]]:
    for path in sorted(ENGINE.rglob("*")):
        inside = path.relative_to(ENGINE).as_posix()
        if path.name == "py.typed" or (
            path.suffix == ".py" and not inside.startswith(_NOT_FOR_PAGES)
        ):
            yield path.relative_to(ROOT).as_posix(), path.read_bytes()
