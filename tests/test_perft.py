"""Leaf counts: in how many ways the next few actions can go, for fixed deals, in `tests/perft`.

Only the seat to move acts. When a count is off, the failure lists it action by action: go on from
the one that looks wrong. `pytest --rewrite-golden -m ""` writes the counts anew.
"""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

import pytest
from model import Model
from situations import model_of
from variants import VARIANTS

from chromino_core.game import Game
from chromino_core.perft import divide, perft
from chromino_core.rules import EDITIONS

PERFT = Path(__file__).parent / "perft"
QUICK = 2_000
"""Larger counts are for `make soak`."""
BY_MODEL = 60
"""Counts up to this are counted by the plain model too."""


class Line(NamedTuple):
    variant: str
    players: int
    seed: int
    depth: int
    leaves: int

    def __str__(self) -> str:
        return " ".join(map(str, self))


def perft_of_model(model: Model, depth: int) -> int:
    if depth == 0 or model.reason is not None:
        return 1
    count = 0
    for action in model.legal(model.seat):
        after = deepcopy(model)
        after.act(model.seat, action)
        count += perft_of_model(after, depth - 1)
    return count


def breakdown(game: Game, depth: int) -> str:
    """The count of each first action, to be compared with that of another engine."""
    parts = divide(game, depth)
    return "\n".join(f"  {action}: {parts[action]}" for action in sorted(parts))


def lines_of(edition: str) -> list[Line]:
    found = []
    for text in (PERFT / f"{edition}.txt").read_text("utf-8").splitlines():
        if text and not text.startswith("#"):
            variant, *numbers = text.split()
            found.append(Line(variant, *map(int, numbers)))
    return found


def check(line: Line) -> None:
    game = VARIANTS[line.variant].game(line.seed)
    assert len(game.players) == line.players
    count = perft(game, line.depth)
    if count != line.leaves:
        parts = breakdown(game, line.depth)
        pytest.fail(f"{line}: now it is {count}:\n{parts}", pytrace=False)
    assert game == VARIANTS[line.variant].game(line.seed), "undone"


def rewrite(edition: str) -> None:
    path = PERFT / f"{edition}.txt"
    head = [text for text in path.read_text("utf-8").splitlines() if text.startswith("#")]
    lines = [
        line._replace(leaves=perft(VARIANTS[line.variant].game(line.seed), line.depth))
        for line in lines_of(edition)
    ]
    path.write_text("\n".join([*head, *map(str, lines)]) + "\n", "utf-8", newline="\n")


@pytest.mark.parametrize("edition", EDITIONS)
def test_perft(edition: str, rewrite_golden: bool) -> None:
    if rewrite_golden:
        rewrite(edition)
    for line in lines_of(edition):
        if line.leaves <= QUICK:
            check(line)


@pytest.mark.soak
@pytest.mark.parametrize("edition", EDITIONS)
def test_deep_perft(edition: str) -> None:
    for line in lines_of(edition):
        if line.leaves > QUICK:
            check(line)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_plain_model_counts_the_same(edition: str) -> None:
    for line in lines_of(edition):
        if line.leaves <= BY_MODEL and line.depth <= 4:
            model = model_of(VARIANTS[line.variant].game(line.seed))
            assert perft_of_model(model, line.depth) == line.leaves, str(line)


def test_every_variant_is_counted() -> None:
    counted = {line.variant for edition in EDITIONS for line in lines_of(edition)}
    assert counted == set(VARIANTS)
