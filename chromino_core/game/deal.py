"""The deal: the tile that is laid first, who begins, the hands and the bag.

One that was not dealt here is checked. It comes from a program or from a record, and each of them
says in its own way what is `wrong` with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple, NoReturn, TypeAlias

from chromino_core.placement import Placement, place
from chromino_core.problems import InvalidSetup, Value, shown
from chromino_core.rules import Rules
from chromino_core.tiles import Tile, all_tiles

__all__ = [
    "Box", "Deal", "check_deal", "check_first", "check_hand", "check_start", "deal", "hand_out",
]  # fmt: skip

_START_KINDS: Final = {"tricolour": "three-colour", "chameleon": "chameleon"}
"""The kind of the tile that is laid first, by the rule for the start."""

_STARTS: Final = {
    start: [tile for tile in all_tiles(chameleons=True) if tile.kind == kind]
    for start, kind in _START_KINDS.items()
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


# What can be dealt

_Wrong: TypeAlias = Callable[..., NoReturn]
"""Raises an error that tells what is wrong with a deal, and where."""


def _refuse(what: str, at: str, **args: Value) -> NoReturn:
    raise InvalidSetup.because(f"deal-{what}", at=at, **args)


class Box:
    """The tiles of an edition, each to be taken out once."""

    def __init__(self, rules: Rules, wrong: _Wrong) -> None:
        self._all = all_tiles(rules.chameleons)
        self._left = dict.fromkeys(self._all)
        self._wrong = wrong

    @property
    def left(self) -> list[Tile]:
        return list(self._left)

    def take(self, tile: Tile, at: str) -> Tile:
        wrong = self._wrong
        if not isinstance(tile, Tile):
            wrong("value", at, value=shown(tile))
        if tile not in self._left:
            wrong("duplicate" if tile in self._all else "not-in-box", at, tile=tile.text)
        del self._left[tile]
        return tile

    def take_all(self, tiles: tuple[Tile, ...], at: str) -> None:
        wrong = self._wrong
        if not isinstance(tiles, tuple):
            wrong("value", at, value=shown(tiles))
        for n, tile in enumerate(tiles):
            self.take(tile, f"{at}[{n}]")


def check_deal(deal: Deal, rules: Rules, wrong: _Wrong = _refuse) -> None:
    """Raise `InvalidSetup`, or what `wrong` raises, if the rules never deal like this."""
    if not isinstance(deal, Deal):
        raise InvalidSetup.because("not-a-deal", value=shown(deal))
    start, first, hands, bag = deal
    if not isinstance(start, Placement):
        wrong("value", "deal.start", value=shown(start))
    if not isinstance(hands, tuple) or not hands:
        wrong("value", "deal.hands", value=shown(hands))
    check_start(start, "deal.start", rules, wrong)
    check_first(first, "deal.first", rules, len(hands), wrong)
    box = Box(rules, wrong)
    box.take(start.tile, "deal.start")
    for seat, hand in enumerate(hands):
        at = f"deal.hands[{seat}]"
        box.take_all(hand, at)
        check_hand(hand, at, rules, wrong)
    box.take_all(bag, "deal.bag")
    if box.left:
        wrong("bag", "deal.bag", missing=", ".join(map(str, box.left[:5])))


def check_start(start: Placement, at: str, rules: Rules, wrong: _Wrong) -> None:
    """The first tile is of the agreed kind, and lies in the middle."""
    kind = _START_KINDS[rules.start]
    if start.slot != 0 or start.tile.kind != kind:
        wrong("start", at, kind=kind, value=str(start))


def check_first(seat: object, at: str, rules: Rules, players: int, wrong: _Wrong) -> int:
    """The seat, if it can be the one that begins."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        wrong("integer", at, value=shown(seat), least=0, most=players - 1)
    if rules.first == "seat" and seat != 0:
        wrong("first", at, value=seat)
    return seat


def check_hand(hand: tuple[Tile, ...], at: str, rules: Rules, wrong: _Wrong) -> None:
    if len(hand) != rules.hand_size:
        wrong("hand-size", at, count=len(hand), size=rules.hand_size)
