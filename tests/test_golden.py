"""The golden playthroughs in `tests/golden` are what the engine plays today.

After a change that is meant to alter them: `pytest --rewrite-golden`, then read the difference.
"""

from __future__ import annotations

import difflib

import pytest
from playthrough import GOLDEN, SEEDS, transcript

from chromino_core.rules import EDITIONS


@pytest.mark.parametrize("name", SEEDS)
def test_playthrough(name: str, rewrite_golden: bool) -> None:
    path = GOLDEN / f"{name}.txt"
    played = transcript(name, SEEDS[name])
    if rewrite_golden:
        GOLDEN.mkdir(exist_ok=True)
        path.write_text(played, "utf-8", newline="\n")
    golden = path.read_text("utf-8")
    if played != golden:
        lines = difflib.unified_diff(
            golden.splitlines(),
            played.splitlines(),
            f"golden/{name}.txt",
            "played now",
            lineterm="",
        )
        pytest.fail("\n".join(lines), pytrace=False)


def test_there_is_no_other_file() -> None:
    assert sorted(path.stem for path in GOLDEN.iterdir()) == sorted(SEEDS)


@pytest.mark.parametrize("id", EDITIONS)
def test_every_edition_is_played(id: str) -> None:
    assert f"edition:        {id}\n" in (GOLDEN / f"{id}.txt").read_text("utf-8")
