"""Golden playthroughs: whole games, chosen by seeds, as texts that a person can check.

The actions are picked by a fixed rule out of what may be done, in alphabetical order, so a text
changes only when the rules do, or the deal. It runs in Pyodide too, without pytest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

from variants import VARIANTS, any_action

from chromino_core.game import Game

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 5
MOST_ACTIONS = 2_000

# Chosen for what happens in them: joint winners, blocked games, calls, catches, shown spots.
SEEDS = {
    "meccano-1998": 18,
    "meccano-1998-two": 27,
    "meccano-1998-five": 6,
    "meccano-1998-contacts": 37,
    "meccano-1998-finish-round": 16,
    "meccano-1998-small-bag": 45,
    "meccano-1998-no-bag": 29,
    "ravensburger-2001": 26,
    "ravensburger-2001-eight": 27,
    "ravensburger-2001-solo": 33,
    "ravensburger-2001-draw-3": 53,
    "ravensburger-2001-draw-unlimited": 28,
    "ravensburger-2001-sides": 32,
    "textures": 44,
    "textures-simple": 40,
    "textures-kinds": 19,
    "textures-sides": 3,
    "modern": 38,
    "modern-four-open": 3,
    "modern-solo": 14,
    "modern-expert": 26,
    "modern-draw-5": 14,
    "modern-small-bag": 18,
    "modern-one-tile-each": 9,
    "modern-junior": 1,
    "modern-junior-expert": 24,
    "modern-with-calls": 18,
    "modern-random-first": 8,
    "modern-zh": 44,
    "modern-zh-expert": 6,
    "modern-zh-junior": 1,
    "modern-zh-small-hands": 15,
}


def transcript(name: str, seed: int) -> str:
    """The whole game of a variant and a seed."""
    return "\n".join([*_opening(name, seed), *_course(name, seed)]) + "\n"


def _opening(name: str, seed: int) -> Iterator[str]:
    game = VARIANTS[name].game(seed)
    yield f"{name}, {len(game.players)} players, seed {seed}"
    yield ""
    for field, value in game.rules.as_dict().items():
        yield f"{field + ':':16}{value}"
    yield ""
    yield f"first tile      {game.board}"
    yield f"begins          seat {game.seat}"
    for seat, hand in enumerate(game.hands):
        yield f"seat {seat}          {' '.join(tile.text for tile in hand)}"
    yield from _wrapped(f"bag of {len(game.bag)}", [tile.text for tile in game.bag], 20)
    yield ""


def _course(name: str, seed: int) -> Iterator[str]:
    """One line per action: what the seat chose out of how many, and how matters stand then."""
    game, rng = VARIANTS[name].game(seed), Random(f"{name} {seed}")
    while game.outcome() is None and len(game.log) < MOST_ACTIONS:
        seat, action = any_action(game, rng)
        options = len(game.legal_actions(seat))
        game.push(action, seat)
        yield f"{len(game.log):4}  seat {seat}  {action:18} 1 of {options:3}  {_standing(game)}"
    yield ""
    yield from _wrapped("table", [str(placement) for placement in game.board], WIDTH)
    yield from _ending(game)


def _standing(game: Game) -> str:
    hands = " ".join(f"{len(hand):2}" for hand in game.hands)
    shown = "".join(str(s) if game.shows_last(s) else "-" for s in range(len(game.players)))
    line = f"hands {hands}  shown {shown}  bag {len(game.bag):2}"
    scores = game.scores()
    return line if scores is None else f"{line}  scores {' '.join(map(str, scores))}"


def _ending(game: Game) -> Iterator[str]:
    outcome = game.outcome()
    yield f"turns           {game.turns}"
    yield f"tiles drawn     {game.tiles_drawn}"
    if outcome is None:
        yield "unfinished"
        return
    for seat, hand in enumerate(game.hands):
        yield f"seat {seat}          {' '.join(tile.text for tile in hand) or 'nothing left'}"
    yield f"reason          {outcome.reason}"
    yield f"winners         {' '.join(map(str, outcome.winners))}"
    if outcome.scores is not None:
        yield f"scores          {' '.join(map(str, outcome.scores))}"


def _wrapped(title: str, words: Iterable[str], width: int) -> Iterator[str]:
    """Words in lines of so many, the first of them with a title."""
    rest = list(words)
    yield f"{title:16}{' '.join(rest[:width])}".rstrip()
    for start in range(width, len(rest), width):
        yield f"{'':16}{' '.join(rest[start : start + width])}"
