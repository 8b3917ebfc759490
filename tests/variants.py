"""The games that the tests play: every edition, its variants, and other sensible rules."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from chromino_core.game import Game
from chromino_core.rules import Rules, edition


class Variant(NamedTuple):
    edition: str
    players: int
    rules: dict[str, Any]

    def agreed(self) -> Rules:
        return edition(self.edition, **self.rules)

    def game(self, seed: int) -> Game:
        return Game(names(self.players), rules=self.agreed(), seed=seed)


def names(players: int) -> list[str]:
    return [f"Player {number}" for number in range(1, players + 1)]


_CHROMINO: dict[str, Any] = {"play_drawn": False, "calls": True, "voluntary_draw": "last-shown"}

VARIANTS = {
    "meccano-1998": Variant("meccano-1998", 3, {}),
    "meccano-1998-two": Variant("meccano-1998", 2, {}),
    "meccano-1998-five": Variant("meccano-1998", 5, {}),
    "meccano-1998-contacts": Variant("meccano-1998", 2, {"scoring": "contacts"}),
    "meccano-1998-small-hands": Variant("meccano-1998", 3, {"hand_size": 3}),
    "meccano-1998-small-bag": Variant("meccano-1998", 4, {"hand_size": 18}),
    "meccano-1998-no-bag": Variant("meccano-1998", 2, {"hand_size": 37}),
    "meccano-1998-no-calls": Variant("meccano-1998", 3, {"calls": False, "hand_size": 4}),
    "meccano-1998-no-voluntary-draw": Variant("meccano-1998", 3, {"voluntary_draw": "never"}),
    "meccano-1998-finish-round": Variant(
        "meccano-1998", 4, {"end": "finish-round", "hand_size": 2}
    ),
    "ravensburger-2001": Variant("ravensburger-2001", 2, {}),
    "ravensburger-2001-eight": Variant("ravensburger-2001", 8, {}),
    "ravensburger-2001-solo": Variant("ravensburger-2001", 1, {}),
    "ravensburger-2001-draw-3": Variant("ravensburger-2001", 3, {"draw_limit": 3}),
    "ravensburger-2001-draw-unlimited": Variant("ravensburger-2001", 2, {"draw_limit": None}),
    "ravensburger-2001-sides": Variant("ravensburger-2001", 3, {"scoring": "sides"}),
    "textures": Variant("textures", 4, {}),
    "textures-simple": Variant("textures", 2, {"scoring": "simple"}),
    "textures-kinds": Variant("textures", 3, {"scoring": "kinds", "draw_limit": 4}),
    "textures-sides": Variant("textures", 2, {"scoring": "sides", "open_hands": True}),
    "modern": Variant("modern", 2, {}),
    "modern-four-open": Variant("modern", 4, {"open_hands": True}),
    "modern-solo": Variant("modern", 1, {}),
    "modern-expert": Variant("modern", 3, {"scoring": "expert"}),
    "modern-draw-5": Variant("modern", 3, {"draw_limit": 5}),
    "modern-small-bag": Variant("modern", 3, {"hand_size": 25, "draw_limit": None}),
    "modern-one-tile-each": Variant("modern", 5, {"hand_size": 1}),
    "modern-junior": Variant("modern", 2, {"geometry": "dominoes", "hand_size": 5}),
    "modern-junior-expert": Variant("modern", 3, {"geometry": "dominoes", "scoring": "expert"}),
    "modern-with-calls": Variant("modern", 3, {**_CHROMINO, "hand_size": 3}),
    "modern-random-first": Variant("modern", 4, {"first": "random", "hand_size": 3}),
    "modern-tricolour-start": Variant("modern", 2, {"start": "tricolour", "chameleon_last": True}),
    "modern-zh": Variant("modern-zh", 3, {}),
    "modern-zh-expert": Variant("modern-zh", 2, {"scoring": "expert"}),
    "modern-zh-junior": Variant("modern-zh", 2, {"min_contacts": 1, "hand_size": 5}),
    "modern-zh-small-hands": Variant("modern-zh", 6, {"hand_size": 2}),
}


def any_action(game: Game, rng: Random, meddling: float = 0.5) -> tuple[int, str]:
    """A seat and something it may do; out of turn, if there is such a thing, every other time."""
    meddlers = [
        (seat, action)
        for seat in range(len(game.players))
        if seat != game.seat
        for action in sorted(game.legal_actions(seat))
    ]
    if meddlers and rng.random() < meddling:
        return rng.choice(meddlers)
    return game.seat, rng.choice(sorted(game.legal_actions()))
