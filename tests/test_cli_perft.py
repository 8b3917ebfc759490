"""Counting what may come: `chromino perft`."""

from __future__ import annotations

import json
from pathlib import Path

from command_line import Capture, output_of
from variants import VARIANTS

from chromino_core import Game, edition
from chromino_core.perft import divide, perft


def test_perft_counts_as_the_files_say() -> None:
    folder = Path(__file__).parent / "perft"
    texts = [file.read_text("utf-8") for file in sorted(folder.glob("*.txt"))]
    lines = [line.split() for text in texts for line in text.splitlines()]
    counted = 0
    for variant, *numbers in (line for line in lines if line and line[0] != "#"):
        _, seed, depth, leaves = map(int, numbers)
        if leaves <= 300:
            counted += 1
            assert perft(VARIANTS[variant].game(seed), depth) == leaves
    assert counted or not folder.exists()


def test_perft_changes_nothing_and_tells_nobody() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    before, told = game.copy(), []
    game.watch(lambda: told.append(1))
    assert perft(game, 2) == sum(divide(game, 2).values())
    assert list(divide(game, 1)) == game.legal_actions()
    assert game == before
    assert told == []
    assert (perft(game, 0), divide(game, 0)) == (1, {})


def test_perft_prints_a_table(capsys: Capture) -> None:
    game = Game(["Ann", "Ben"], seed=7)
    printed = output_of(capsys, "perft", "--depth", "2", "--seed", "7", "--divide")
    assert f"{perft(game, 2):,}" in printed
    for action, leaves in divide(game, 2).items():
        assert f"{action} " in printed
        assert f" {leaves:,}\n" in printed


def test_perft_as_json(capsys: Capture) -> None:
    game = Game(["Ann", "Ben", "Cy"], rules=edition("textures"), seed=7)
    words = (
        "perft --depth 2 --seed 7 --divide --json --edition textures --players human,human,human"
    )
    told = json.loads(output_of(capsys, *words.split()))
    assert told["leaves"] == perft(game, 2)
    assert told["by_depth"] == [perft(game, 1), perft(game, 2)]
    assert told["divide"] == divide(game, 2)
