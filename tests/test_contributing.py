"""CONTRIBUTING names files that are there, and walks through the house without getting lost."""

from __future__ import annotations

import re
from typing import Final

import pytest

from builder.paths import ROOT

TEXT: Final = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
NAME: Final = re.compile(r"`([\w./-]+\.(?:py|js|mjs|css|ts|html|json|txt|yml))`")
NAMED: Final = sorted(set(NAME.findall(TEXT)))
HOUSE: Final = [
    path.relative_to(ROOT).as_posix()
    for folder in ("chromino_core", "widget", "site", "tests", "notebooks", ".ci", ".github")
    for path in (ROOT / folder).rglob("*")
    if path.is_file() and "node_modules" not in path.parts
] + [path.name for path in ROOT.iterdir() if path.is_file()]

MADE: Final = {"sw.js", "service-worker.js", "index.html", "worker.js"}
"""What the build makes under a name of its own, too."""


def places(name: str) -> list[str]:
    """Where a file of this name is: a path may begin anywhere, as it does in a walk."""
    return [path for path in HOUSE if path == name or path.endswith(f"/{name}")]


def test_it_was_read() -> None:
    assert len(NAMED) > 60


@pytest.mark.parametrize("name", NAMED)
def test_every_file_that_it_names_is_there(name: str) -> None:
    if not name.startswith(("build/", "lab/")) and name.rsplit("/", maxsplit=1)[-1] not in MADE:
        assert places(name), f"there is no {name}"


@pytest.mark.parametrize("walk", ["One move", "One legal listing", "One start"])
def test_each_walk_goes_from_file_to_file(walk: str) -> None:
    _, _, rest = TEXT.partition(f"**{walk}**")
    steps = rest.partition("\n\n**")[0].partition("\n## ")[0]
    met = NAME.findall(steps)
    assert len(met) >= 7
    for name in met:
        [_] = places(name)
