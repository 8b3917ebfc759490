"""What builds the page keeps its shape: imports point one way, and one module knows all places."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from builder import paths
from builder.paths import SITE

BUILDER: Final = SITE / "builder"
MODULES: Final = sorted(BUILDER.rglob("*.py"))

# From the ground up: what is in a line may import what is in those above, and its own folder.
LAYERS: Final = [
    "paths",
    "project words node",
    "generate python",
    "bundle",
    "hosting",
    "archive notebooks",
    "page lite",
]
HEIGHT: Final = {name: height for height, line in enumerate(LAYERS) for name in line.split()}


def part_of(module: str) -> str:
    """A module or a folder of the builder, of `builder.page.build` for instance `page`."""
    return module.split(".")[1]


def imported(path: Path) -> list[ast.ImportFrom]:
    tree = ast.parse(path.read_text("utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(BUILDER).as_posix())
def test_imports_point_one_way(path: Path) -> None:
    own = path.relative_to(BUILDER).with_suffix("").parts[0]
    for node in imported(path):
        if node.module and node.module.startswith("builder."):
            other = part_of(node.module)
            assert other == own or HEIGHT[other] < HEIGHT[own], f"{own} imports {other}"
            assert not any(alias.name.startswith("_") for alias in node.names), node.module


def test_every_part_has_its_layer() -> None:
    parts = {path.relative_to(BUILDER).with_suffix("").parts[0] for path in MODULES}
    assert parts - {"__init__"} == HEIGHT.keys()


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(BUILDER).as_posix())
def test_one_module_knows_where_things_lie(path: Path) -> None:
    if path.name != "paths.py":
        found = re.findall(
            r'.*(?:parent\.parent|parents\[|\b(?:ROOT|SITE|WORDS) / ").*', path.read_text()
        )
        assert [line for line in found if "pyproject.toml" not in line] == []


@pytest.mark.parametrize("name", paths.__all__)
def test_what_is_committed_is_where_it_is_said_to_be(name: str) -> None:
    found = getattr(paths, name)
    for path in found if isinstance(found, tuple) else [found]:
        assert path.is_relative_to(paths.BUILD) or path.exists(), name
