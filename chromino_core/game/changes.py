"""How an action changes the state of a game: each function returns the state after it.

Whether the rules allow the action is asked before (`turn.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from chromino_core.game.deal import Deal
from chromino_core.game.state import Calls, Hands, Reason, State, last_tiles_shown, state_of
from chromino_core.rules import Rules
from chromino_core.tiles import Tile

__all__ = ["announce", "begin", "draw", "lay", "pass_on", "point_out", "punish"]

_T = TypeVar("_T")


def begin(rules: Rules, deal: Deal) -> State:
    """The state right after the deal."""
    return State(
        seat=deal.first,
        hands=deal.hands,
        taken=0,
        draws=0,
        passes=0,
        turns=0,
        left=None,
        over=None,
        points=(0,) * len(deal.hands),
        seen=last_tiles_shown(rules, deal.hands, ((),) * len(deal.hands)),
        calls=Calls(),
    )


def lay(state: State, rules: Rules, first: int, tile: Tile, points: int) -> State:
    """The seat to move has laid a tile, which ends its turn."""
    seat, hands, taken, _, _, _, left, _, earned, seen, calls = state
    hand = hands[seat]
    at = hand.index(tile)
    hand = hand[:at] + hand[at + 1 :]
    if tile in seen[seat]:
        seen = _put(seen, seat, tuple(other for other in seen[seat] if other is not tile))
    if rules.calls:
        calls = _turn_taken(calls, seat, caller=seat if len(hand) == 1 else None)
    elif len(hand) == 1:
        seen = _put(seen, seat, hand)
    if left is None and not hand:
        left = _turns_left(rules, seat, first, len(hands)) + 1
    if points:
        earned = _put(earned, seat, earned[seat] + points)
    hands = _put(hands, seat, hand)
    return _next_turn(state, hands, taken, 0, left, earned, seen, calls)


def draw(state: State, rules: Rules, bag: Sequence[Tile], overlooks: bool) -> State:
    """The seat to move has drawn; if drawn tiles may not be played, this ends its turn."""
    seat, hands, taken, draws, passes, turns, left, over, points, seen, calls = state
    hands = _put(hands, seat, (*hands[seat], bag[taken]))
    taken += 1
    if rules.calls:
        calls = _turn_taken(calls, seat, overlooked=seat if overlooks else None)
    if not rules.play_drawn:
        return _next_turn(state, hands, taken, 0, left, points, seen, calls)
    draws += 1
    return state_of((seat, hands, taken, draws, passes, turns, left, over, points, seen, calls))


def pass_on(state: State, rules: Rules) -> State:
    """The seat to move has passed."""
    seat, hands, taken, draws, passes, _, left, _, points, seen, calls = state
    if rules.calls:
        calls = _turn_taken(calls, seat)._replace(called=calls.called)
    passes = 0 if draws else passes + 1
    return _next_turn(state, hands, taken, passes, left, points, seen, calls)


def announce(state: State, seat: int) -> State:
    """The seat shows its last tile."""
    calls = state.calls
    return state._replace(
        seen=_put(state.seen, seat, state.hands[seat]),
        calls=calls._replace(
            caller=None if calls.caller == seat else calls.caller,
            catchable=tuple(other for other in calls.catchable if other != seat),
            called=tuple(sorted({*calls.called, seat})),
        ),
    )


def punish(state: State, bag: Sequence[Tile], seat: int, tiles: int) -> State:
    """The seat takes so many tiles from the front of the bag, or as many as are left."""
    taken = tuple(bag[state.taken : state.taken + tiles])
    calls = state.calls
    return state._replace(
        hands=_put(state.hands, seat, state.hands[seat] + taken),
        taken=state.taken + len(taken),
        calls=calls._replace(
            catchable=tuple(other for other in calls.catchable if other != seat),
            overlooked=None if calls.overlooked == seat else calls.overlooked,
        ),
    )


def point_out(state: State, bag: Sequence[Tile]) -> State:
    """Whoever has overlooked that the last tile fits takes two tiles."""
    overlooked = state.calls.overlooked
    return state if overlooked is None else punish(state, bag, overlooked, 2)


def _turns_left(rules: Rules, seat: int, first: int, players: int) -> int:
    """How many turns follow the one in which the seat has laid its last tile."""
    if rules.end == "one-more-turn":
        return players - 1
    if rules.end == "finish-round":
        return (first - seat - 1) % players
    return 0


def _turn_taken(
    calls: Calls, seat: int, caller: int | None = None, overlooked: int | None = None
) -> Calls:
    """A turn action closes the moment to call and to point out; who forgot can be caught."""
    forgotten = {*calls.catchable} if calls.caller is None else {*calls.catchable, calls.caller}
    return Calls(
        caller,
        tuple(sorted(forgotten - {seat})),
        tuple(other for other in calls.called if other != seat),
        overlooked,
    )


def _next_turn(
    state: State,
    hands: Hands,
    taken: int,
    passes: int,
    left: int | None,
    points: tuple[int, ...],
    seen: Hands,
    calls: Calls,
) -> State:
    """The seat's turn is over; it is the next one's, or the game is over."""
    over: Reason | None = None
    if left is not None:
        left -= 1
        if left == 0:
            over = "emptied"
    elif passes == len(hands):
        over = "blocked"
    seat, draws, turns = (state.seat + 1) % len(hands), 0, state.turns + 1
    return state_of((seat, hands, taken, draws, passes, turns, left, over, points, seen, calls))


def _put(items: tuple[_T, ...], at: int, item: _T) -> tuple[_T, ...]:
    changed = [*items]
    changed[at] = item
    return tuple(changed)
