"""What is handed out: a small wheel with the engine alone, and a README whose picture is true."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

from chromino_core import Board, svg

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / ".github" / "board.svg"

# The table on the picture in README.md.
TABLE = (
    "G*R@0,0> BGG@-1,-1> GRR@0,1> GGP@0,-2> GPB@1,-3> GPG@-2,-3> BGR@-1,2> "
    "GBB@-2,-2v GRG@0,3> BBP@-2,1v BPB@-3,2v RRB@-5,1> RRR@3,0v RGR@1,4> "
    "RRY@4,1v RPR@4,-2v RYB@5,2v BRY@6,1v RYR@7,2v YRY@8,1v RYG@9,2v "
    "RPB@3,5>"
)


def test_the_wheel_is_small_and_has_the_engine_alone(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-qq"]
    subprocess.run([*command, "--wheel-dir", tmp_path, ROOT], check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.stat().st_size < 100_000
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
        metadata = next(name for name in names if name.endswith("METADATA"))
        lines = files.read(metadata).decode().splitlines()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"chromino_core", "chromino"}
    assert "chromino_core/py.typed" in names
    needs = [line for line in lines if line.startswith("Requires-Dist")]
    assert all("extra ==" in line for line in needs), "nothing is needed at run time"


def test_the_picture_of_the_readme_is_what_the_engine_draws(rewrite_golden: bool) -> None:
    board = Board(TABLE)
    drawn = svg.board(board, highlight=board.placements[-1:]) + "\n"
    if rewrite_golden:
        PICTURE.write_text(drawn, "utf-8")
    assert PICTURE.read_text("utf-8") == drawn
