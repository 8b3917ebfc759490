"""What is handed out: a wheel with engine and widget, and a README whose picture is true."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from builder.paths import ROOT, WORDS
from chromino_core import Board, svg
from chromino_widget.words import LANGUAGES

PICTURE = ROOT / ".github" / "board.svg"

# The table on the picture in README.md.
TABLE = (
    "G*R@0,0> BGG@-1,-1> GRR@0,1> GGP@0,-2> GPB@1,-3> GPG@-2,-3> BGR@-1,2> "
    "GBB@-2,-2v GRG@0,3> BBP@-2,1v BPB@-3,2v RRB@-5,1> RRR@3,0v RGR@1,4> "
    "RRY@4,1v RPR@4,-2v RYB@5,2v BRY@6,1v RYR@7,2v YRY@8,1v RYG@9,2v "
    "RPB@3,5>"
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-qq"]
    subprocess.run([*command, "--wheel-dir", folder, ROOT], check=True, capture_output=True)
    [path] = folder.glob("*.whl")
    with zipfile.ZipFile(path) as files:
        yield files


def test_the_wheel_has_the_engine_the_widget_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    names = wheel.namelist()
    tops = {name.split("/")[0].split("-")[0] for name in names}
    assert tops == {"chromino_core", "chromino_widget", "chromino"}
    assert {"chromino_core/py.typed", "chromino_widget/py.typed"} <= set(names)
    metadata = next(name for name in names if name.endswith("METADATA"))
    lines = wheel.read(metadata).decode().splitlines()
    needs = [line for line in lines if line.startswith("Requires-Dist")]
    assert all("extra ==" in line for line in needs), "nothing is needed at run time"


def test_the_wheel_has_the_view_and_its_words(wheel: zipfile.ZipFile) -> None:
    view = wheel.read("chromino_widget/static/chromino.js")
    assert view == (ROOT / "widget/chromino_widget/static/chromino.js").read_bytes()
    words = {name for name in wheel.namelist() if name.endswith(".ftl")}
    known = [f"rules/{language}" for language in LANGUAGES] + list(LANGUAGES[1:])
    assert words == {f"chromino_widget/words/{name}.ftl" for name in known}
    for name in known:
        source = WORDS / f"{name}.ftl"
        assert wheel.read(f"chromino_widget/words/{name}.ftl") == source.read_bytes()


def test_the_wheel_has_the_licences_of_what_is_in_the_view(wheel: zipfile.ZipFile) -> None:
    [name] = [name for name in wheel.namelist() if name.endswith("licenses/widget/licences.txt")]
    text = wheel.read(name).decode()
    view = wheel.read("chromino_widget/static/chromino.js").decode()
    banner = view.partition("*/")[0]
    for library, licence, words in (
        ("lit-html", "BSD-3-Clause", "Redistributions in binary form must reproduce the above"),
        ("@fluent/bundle", "Apache-2.0", "END OF TERMS AND CONDITIONS"),
    ):
        assert f"{library} ({licence})" in banner
        assert re.search(rf"^{library} [\d.]+, {licence}$", text, re.MULTILINE)
        assert words in text


def test_the_widget_reads_its_words_from_the_wheel(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    program = (
        "from chromino_widget import Table, words\n"
        "print(words.__file__)\n"
        "print(words.catalogue('uk') == open(r'%s', encoding='utf-8').read())\n"
        "print(Table(seed=7))\n" % (WORDS / "uk.ftl")
    )
    command = [sys.executable, "-c", program]
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        command, cwd=tmp_path, env=env, capture_output=True, text=True, check=True
    )
    file, same, table = done.stdout.splitlines()
    assert Path(file).is_relative_to(tmp_path)
    assert (same, table) == ("True", "<Table of Player 1, Counter: modern, 1 on the table>")


def test_the_picture_of_the_readme_is_what_the_engine_draws(rewrite_golden: bool) -> None:
    board = Board(TABLE)
    drawn = svg.board(board, highlight=board.placements[-1:]) + "\n"
    if rewrite_golden:
        PICTURE.write_text(drawn, "utf-8")
    assert PICTURE.read_text("utf-8") == drawn
