"""Writes site/js/editions/editions.js, what the set-up screen may offer: `make editions`.

An edition is offered as its rulebook has it, with the variants that its rulebook knows. The engine
has the last word on what was chosen; a test sees to it that it never says no, and that the file
is fresh.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from builder.generate.javascript import constants
from builder.paths import EDITIONS_JS
from chromino_core.bots import BEST_BOT, BOTS
from chromino_core.game.player_names import LONGEST_NAME
from chromino_core.game.seed import MOST_SEED
from chromino_core.links import LONGEST
from chromino_core.problems import InvalidSetup
from chromino_core.records.json_text import LARGEST
from chromino_core.records.record import RECORD
from chromino_core.rules import EDITIONS, SYSTEMS, Rules
from chromino_core.session.seats import HUMAN
from chromino_core.tiles import all_tiles

__all__ = ["FREE", "GAMES", "OFFERS", "START_TABLE", "editions", "largest_hands"]

_DRAWING: Final = [1, 3, 4, 5, None]
"""What the books name; they allow any other number, too."""
_HANDS: Final = [False, True]

OFFERS: Final[dict[str, dict[str, list[Any]]]] = {
    "meccano-1998": {
        "scoring": [None, *SYSTEMS["meccano-1998"]],
    },
    "ravensburger-2001": {
        "draw_limit": _DRAWING,
        "open_hands": _HANDS,
        "scoring": [None, *SYSTEMS["ravensburger-2001"]],
    },
    "textures": {
        "draw_limit": _DRAWING,
        "open_hands": _HANDS,
        "scoring": [None, *SYSTEMS["textures"]],
    },
    "modern": {
        "draw_limit": _DRAWING,
        "open_hands": _HANDS,
        "scoring": [None, *SYSTEMS["modern"]],
        "first": ["seat", "random"],
    },
    "modern-zh": {
        "draw_limit": _DRAWING,
        "open_hands": _HANDS,
        "scoring": [None, *SYSTEMS["modern-zh"]],
        "first": ["seat", "random"],
    },
}
"""What may be agreed in each edition, by rule; the book's own way comes first."""


_MOST_TILES: Final = len(all_tiles(chameleons=True))
"""No box has more."""

FREE: Final = {"draw_limit": (1, _MOST_TILES)}
"""Where any other number may be agreed, too: the least and the most that the engine takes."""


class Choice(NamedTuple):
    """Something one can play."""

    id: str
    edition: str
    agreed: dict[str, Any]
    """What makes it this game and not simply the edition."""
    picture: str
    """A little table as it may come about in it."""


GAMES: Final = [
    Choice("modern", "modern", {}, "B*Y@0,0> RYG@1,-1> PBG@-1,1>"),
    Choice("modern-zh", "modern-zh", {}, "G*R@0,0> BGY@-1,-1> PRB@1,1>"),
    Choice("textures", "textures", {}, "BRY@0,0> RYG@1,-1> PBR@-1,1>"),
    Choice("ravensburger-2001", "ravensburger-2001", {}, "GPR@0,0> PRB@1,-1> YGP@-1,1>"),
    Choice("meccano-1998", "meccano-1998", {}, "BGY@0,0> GYP@1,-1> RBG@-1,1>"),
    Choice("junior-dominoes", "modern", {"geometry": "dominoes"}, "B*Y@0,-1v YPR@1,0> GRB@-3,0>"),
    Choice("junior-one-contact", "modern-zh", {"min_contacts": 1}, "P*R@0,0> RGB@2,-1> YBP@-2,1>"),
]
"""Every edition, and junior by each book that has it."""

START_TABLE: Final = (
    "B*Y@0,0> G*R@-1,-1> GYR@-1,-2> B*G@-2,-3v Y*P@-3,-4v YGP@-4,-4v R*P@-1,1> GRB@-2,0v YPB@0,2> "
    "YRB@3,0v BBP@2,3> RBY@-3,1v BPG@3,4> PBR@-4,-1v GYB@0,4> PPB@-5,-2v YBB@1,5> YPG@-3,4> "
    "PBG@-6,-1v YYR@4,-1v RPY@2,-2> PYY@5,-3v YGR@5,0> RRP@1,-3> PBP@3,-4> PPY@6,-4v PYR@7,-3v "
    "YRR@8,-2v GRR@6,1> GBG@6,2v"
)
"""The table that greets people."""

_SMALLEST_HAND: Final = 2
_SMALL_HAND: Final = 5
"""A child's hand holds fewer tiles."""
_LARGEST_HAND: Final = 12
"""Larger hands make no better game, and no screen shows them well."""


def largest_hands(rules: Rules) -> dict[int, int]:
    """The largest hand on offer for each number of players: the box must hold them all."""
    numbers = range(rules.min_players, rules.max_players + 1)
    return {players: _largest_hand(rules, players) for players in numbers}


def _largest_hand(rules: Rules, players: int) -> int:
    for size in range(_LARGEST_HAND, _SMALLEST_HAND, -1):
        try:
            Rules(**{**rules.as_dict(), "hand_size": size}).check_players(players)
        except InvalidSetup:
            continue
        return size
    return _SMALLEST_HAND


def editions() -> str:
    """The text of editions.js."""
    data = {
        "EDITIONS": {
            id: {
                "rules": rules.as_dict(),
                "systems": SYSTEMS[id],
                "offers": OFFERS[id],
                "largest_hands": largest_hands(rules),
            }
            for id, rules in EDITIONS.items()
        },
        "GAMES": [choice._asdict() for choice in GAMES],
        "FREE": FREE,
        "SMALLEST_HAND": _SMALLEST_HAND,
        "SMALL_HAND": _SMALL_HAND,
        "KINDS": [HUMAN, *BOTS],
        "PERSON": HUMAN,
        "STRONGEST": BEST_BOT,
        "LONGEST_NAME": LONGEST_NAME,
        "MOST_SEED": MOST_SEED,
        "LARGEST_RECORD": LARGEST,
        "RECORD_FORMAT": RECORD,
        "LONGEST_LINK": LONGEST,
        "MOST_TILES": _MOST_TILES,
        "START_TABLE": START_TABLE,
    }
    return constants(__file__, "chromino_core/rules.py", data)


if __name__ == "__main__":
    EDITIONS_JS.write_text(editions(), "utf-8")
