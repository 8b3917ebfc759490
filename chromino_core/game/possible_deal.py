"""Whether the rules ever deal like this: every tile of the box once, all hands full, and so on.

Deals come from programs and from records, and each of them says in its own way what is wrong.
"""

from __future__ import annotations

from typing import NoReturn, Protocol

from chromino_core.game.deal import START_KINDS, Deal
from chromino_core.placement import Placement
from chromino_core.problems import InvalidSetup, Value, shown
from chromino_core.rules import Rules
from chromino_core.tiles import Tile, all_tiles

__all__ = ["Box", "as_deal", "check_deal", "check_first", "check_hand", "check_start"]


class _Wrong(Protocol):
    """Raises an error that tells what is wrong with a deal, and where."""

    def __call__(self, what: str, at: str, /, **args: Value) -> NoReturn: ...


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
        if tile not in self._left:
            wrong = self._wrong
            wrong("duplicate" if tile in self._all else "not-in-box", at, tile=tile.text)
        del self._left[tile]
        return tile


def as_deal(value: object) -> Deal:
    """The value, if it is a deal at all, possible or not; raises `InvalidSetup` if it is none."""
    if not isinstance(value, Deal):
        raise InvalidSetup.because("not-a-deal", value=shown(value))
    start, hands = value.start, value.hands
    if not isinstance(start, Placement):
        raise InvalidSetup.because("deal-value", at="deal.start", value=shown(start))
    if not isinstance(hands, tuple):
        raise InvalidSetup.because("deal-value", at="deal.hands", value=shown(hands))
    in_hands = ((f"deal.hands[{seat}]", hand) for seat, hand in enumerate(hands))
    for at, tiles in (*in_hands, ("deal.bag", value.bag)):
        if not isinstance(tiles, tuple) or not all(isinstance(tile, Tile) for tile in tiles):
            raise InvalidSetup.because("deal-value", at=at, value=shown(tiles))
    return value


def _refuse(what: str, at: str, /, **args: Value) -> NoReturn:
    raise InvalidSetup.because(f"deal-{what}", at=at, **args)


def check_deal(deal: Deal, rules: Rules, wrong: _Wrong = _refuse) -> None:
    """Raise `InvalidSetup`, or what `wrong` raises, if the rules never deal like this."""
    check_start(deal.start, "deal.start", rules, wrong)
    check_first(deal.first, "deal.first", rules, len(deal.hands), wrong)
    box = Box(rules, wrong)
    box.take(deal.start.tile, "deal.start")
    for seat, hand in enumerate(deal.hands):
        at = f"deal.hands[{seat}]"
        for n, tile in enumerate(hand):
            box.take(tile, f"{at}[{n}]")
        check_hand(hand, at, rules, wrong)
    for n, tile in enumerate(deal.bag):
        box.take(tile, f"deal.bag[{n}]")
    if box.left:
        wrong("bag", "deal.bag", missing=", ".join(map(str, box.left[:5])))


def check_start(start: Placement, at: str, rules: Rules, wrong: _Wrong) -> None:
    """The first tile is of the agreed kind, and lies in the middle."""
    kind = START_KINDS[rules.start]
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
