"""Pictures: `chromino svg`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import Capture, output_of, refusal_of, run
from told import tells

from chromino_core import Game


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["BRY"], "<title>blue, red, yellow</title>"),
        (["yrb"], "<title>yellow, red, blue</title>"),
        (["B*Y@0,0> BRY@0,1>"], "2 tiles on the table"),
        (["B*Y@0,0>", "BRY@0,1>", "--coordinates"], "<text"),
        (["B*Y@0,0>", "--contacts", "YRB@2,1v"], "Contacts of"),
        (["B*Y@0,0>", "--highlight=-1,0", "--highlight", "B*Y@0,0>"], "Marked: column -1, row 0"),
        (["B*Y@0,0>", "--title", "A & B"], "<title>A &amp; B</title>"),
        (["--seed", "7"], "One tile on the table"),
        (["--seed", "7", "--hand", "1"], "8 tiles in the hand"),
        (["B*Y@0,0> YRR@3,0>", "--rule", "min-contacts=1"], "2 tiles"),
    ],
)
def test_svg_draws(words: list[str], part: str, capsys: Capture) -> None:
    printed = output_of(capsys, "svg", *words)
    assert printed.startswith("<svg ")
    assert part in printed


def test_svg_patterns_can_be_left_out(capsys: Capture) -> None:
    assert "<path" in output_of(capsys, "svg", "BRY")
    assert "<path" not in output_of(capsys, "svg", "BRY", "--no-patterns")


def test_svg_of_a_record(tmp_path: Path, capsys: Capture) -> None:
    game = Game(["Ann", "Ben"], seed=7)
    while len(game.board) < 4:
        game.push(game.legal_actions()[0])
    record, picture = tmp_path / "game.json", tmp_path / "table.svg"
    record.write_text(json.dumps(game.record()))
    assert "4 tiles" in output_of(capsys, "svg", "--record", str(record))
    assert "One tile" in output_of(capsys, "svg", "--record", str(record), "--ply", "0")
    assert tells(
        refusal_of(capsys, "svg", "--record", str(record), "--ply", "99"), "no-such-ply", ply=99
    )
    told = json.loads(
        output_of(capsys, "svg", "--record", str(record), "--output", str(picture), "--json")
    )
    assert told == {"board": str(game.board), "output": str(picture), "svg": None}
    assert "4 tiles" in picture.read_text("utf-8")
    piped = run("svg", "--record", "-", "--json", input=json.dumps(game.record()))
    assert json.loads(piped.stdout)["svg"] + "\n" == picture.read_text("utf-8")
