"""What a game begins with besides its rules: the players' names, a seed and the deal."""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from chromino_core.names import seen
from chromino_core.placement import Placement, place
from chromino_core.problems import InvalidSetup, shown
from chromino_core.rules import Rules
from chromino_core.tiles import Tile, all_tiles

__all__ = [
    "LONGEST_NAME", "MOST_SEED", "START_KINDS", "Deal", "chance", "check_names", "check_seed",
    "deal", "hand_out", "usual_name",
]  # fmt: skip

MOST_SEED: Final = 2**32 - 1
LONGEST_NAME: Final = 60

START_KINDS: Final = {"tricolour": "three-colour", "chameleon": "chameleon"}
"""The kind of the tile that is laid first, by the rule for the start."""

_STARTS: Final = {
    start: [tile for tile in all_tiles(chameleons=True) if tile.kind == kind]
    for start, kind in START_KINDS.items()
}
"""The tiles of which one is laid first, by the rule for the start."""


def chance(seed: object, purpose: str = "") -> Random:
    """The randomness that a seed gives, or if nobody asked for one, that nobody can find out.

    A seed has so few bits that all can be tried until one deals a hand that is known. Not from
    `random` alone: that repeats itself in a restored snapshot.
    """
    number = int.from_bytes(os.urandom(16), "big") if seed is None else check_seed(seed)
    return Random(f"{purpose} {number}" if purpose else number)


def check_seed(seed: object) -> int:
    """The seed, or a fresh one that can be told, and asked for again."""
    if seed is None:
        return int.from_bytes(os.urandom(4), "big")
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= MOST_SEED:
        return seed
    raise InvalidSetup.because("seed-range", value=shown(seed), most=MOST_SEED)


def check_names(players: object) -> tuple[str, ...]:
    """The players' names as they are seen; who has only hidden characters for one has none."""
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise InvalidSetup.because("players-list", value=shown(players))
    return tuple(_check_name(name, seat) for seat, name in enumerate(players))


def usual_name(seat: int) -> str:
    """What a player is called who has no name."""
    return f"Player {seat + 1}"


def _check_name(given: object, seat: int) -> str:
    if not isinstance(given, str) or not given.strip() or len(given) > LONGEST_NAME:
        raise InvalidSetup.because("player-name", seat=seat, value=shown(given), most=LONGEST_NAME)
    name = seen(given)
    if any(_is_control(letter) for letter in name):
        raise InvalidSetup.because("player-name-control", seat=seat, value=shown(given))
    return name if name.strip() else usual_name(seat)


def _is_control(letter: str) -> bool:
    code = ord(letter)
    return code < 32 or 127 <= code < 160 or 0xD800 <= code < 0xE000


class Deal(NamedTuple):
    start: Placement
    first: int
    """The seat that begins."""
    hands: tuple[tuple[Tile, ...], ...]
    bag: tuple[Tile, ...]
    """The tiles to draw, the next one first."""


def deal(rules: Rules, players: int, rng: Random) -> Deal:
    """Look out the first tile, mix the others and deal; or deal, then draw for the first tile."""
    if rules.first == "draw-off":
        return _deal_and_draw_off(rules, players, rng)
    tiles = list(all_tiles(rules.chameleons))
    start = rng.choice(_STARTS[rules.start])
    tiles.remove(start)
    rng.shuffle(tiles)
    first = rng.randrange(players) if rules.first == "random" else 0
    hands, bag = hand_out(tiles, rules.hand_size, players)
    return Deal(place(start.text, 0), first, hands, bag)


def _deal_and_draw_off(rules: Rules, players: int, rng: Random) -> Deal:
    """Going round, everyone draws; the first three-colour tile is laid, and who drew it begins."""
    tiles = list(all_tiles(rules.chameleons))
    while True:
        rng.shuffle(tiles)
        hands, bag = hand_out(tiles, rules.hand_size, players)
        for turn, tile in enumerate(bag):
            if tile.kind == "three-colour":
                rest = [other for other in bag if other is not tile]
                rng.shuffle(rest)  # the other tiles drawn have gone back into the bag
                return Deal(place(tile.text, 0), turn % players, hands, tuple(rest))


def hand_out(
    tiles: Sequence[Tile], size: int, players: int
) -> tuple[tuple[tuple[Tile, ...], ...], tuple[Tile, ...]]:
    """The hands, and the bag with what is left."""
    hands = tuple(tuple(tiles[seat * size : (seat + 1) * size]) for seat in range(players))
    return hands, tuple(tiles[players * size :])
