"""The deal: the tile that is laid first, who begins, the hands and the bag."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from chromino_core.placement import Placement, place
from chromino_core.rules import Rules
from chromino_core.tiles import Tile, all_tiles

__all__ = ["START_KINDS", "Deal", "deal", "hand_out"]

START_KINDS: Final = {"tricolour": "three-colour", "chameleon": "chameleon"}
"""The kind of the tile that is laid first, by the rule for the start."""

_STARTS: Final = {
    start: [tile for tile in all_tiles(chameleons=True) if tile.kind == kind]
    for start, kind in START_KINDS.items()
}
"""The tiles of which one is laid first, by the rule for the start."""


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
