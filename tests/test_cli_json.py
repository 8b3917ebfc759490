"""The terminal for programs: a game as lines of JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from command_line import run

from chromino_core import Game


def answers(options: str, commands: list[Any]) -> Iterator[dict[str, Any]]:
    lines = [each if isinstance(each, str) else json.dumps(each) for each in commands]
    done = run("play", "--json", *options.split(), input="".join(f"{line}\n" for line in lines))
    assert (done.returncode, done.stderr) == (0, "")
    return map(json.loads, done.stdout.splitlines())


def test_json_lines() -> None:
    commands = [
        {"id": 1, "type": "view", "seat": 0},
        {"id": 2, "type": "act", "seat": 0, "action": "pass"},
        {"id": 3, "type": "act", "seat": 0, "action": "BYG@1,-1>"},
        "",
        {"id": 4, "type": "bot", "seat": 0},
        "nonsense",
        {"id": 5, "type": "save"},
    ]
    first, seen, refused, laid, moved, nonsense, saved = answers("--seed 3", commands)
    assert first["ok"]
    assert first["view"]["hand"] == [], "nobody's hand is shown before somebody asks"
    assert [entry["tile"] for entry in seen["view"]["hand"]][2] == "BYG"
    assert (refused["ok"], refused["problems"][0]["id"]) == (False, "must-play")
    assert laid["view"]["next_bot"] == 1
    assert (moved["id"], moved["view"]["thinking"], moved["view"]["ply"]) == (4, None, 2)
    assert moved["view"]["seat"] == 0
    assert nonsense["problems"][0]["id"] == "record-not-json"
    assert Game.from_record(saved["record"]).log[0] == (0, "BYG@1,-1>")


def test_bots_play_a_whole_game_for_a_program() -> None:
    commands = [{"id": n, "type": "bot"} for n in range(120)]
    last = list(answers("--seed 3 --players greedy,random --hand-size 3", commands))[-1]
    assert last["problems"][0]["id"] == "no-bot"


def test_a_line_that_is_too_long_is_refused() -> None:
    huge = '"' + "x" * 3_000_000 + '"'
    _, refused, view = answers("--seed 3", [huge, {"type": "view"}])
    assert refused["problems"][0]["id"] == "record-too-large"
    assert view["ok"]
