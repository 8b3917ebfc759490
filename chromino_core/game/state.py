"""The state of a game besides its board: immutable, so that undoing is keeping the one before.

Each function takes a state and returns the next one; whether the rules allow the action is asked
elsewhere (`game.py`), before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from chromino_core.game.deal import Deal
from chromino_core.rules import Rules
from chromino_core.tiles import Tile

__all__ = [
    "Calls",
    "Reason",
    "State",
    "announce",
    "begin",
    "draw",
    "last_tiles_shown",
    "lay",
    "overlooked_tile",
    "pass_on",
    "point_out",
    "punish",
]

Reason: TypeAlias = Literal["emptied", "blocked"]
_T = TypeVar("_T")
_Hands: TypeAlias = tuple[tuple[Tile, ...], ...]


class Calls(NamedTuple):
    """Who has announced the last tile and who has forgotten to; only in games with calls."""

    caller: int | None = None
    """The seat that may call now: it has just come down to one tile."""
    catchable: tuple[int, ...] = ()
    """Seats that didn't call in time."""
    called: tuple[int, ...] = ()
    """Seats whose last tile is announced and shown."""
    overlooked: int | None = None
    """The seat that has just drawn although its shown last tile would fit."""


_NO_CALLS: Final = Calls()


class State(NamedTuple):
    seat: int
    """Whose turn it is."""
    hands: _Hands
    """The tiles of each seat; after a draw, the tile drawn last is the last of its hand."""
    taken: int
    """How many tiles have been taken out of the bag."""
    draws: int
    """How many tiles the seat has drawn in this turn."""
    passes: int
    """Turns in a row, up to now, in which a seat merely passed."""
    turns: int
    """Turns that are over."""
    left: int | None
    """How many turns are still to come since a hand was emptied; None: all hands have tiles."""
    over: Reason | None
    points: tuple[int, ...]
    """What each seat's placements have earned; all 0 without scoring."""
    seen: _Hands
    """The tiles in each hand that all the others have once seen."""
    calls: Calls


_make = tuple.__new__
"""What `State(...)` comes to; without the detour it takes half the time, turn after turn."""


def begin(rules: Rules, deal: Deal) -> State:
    seen = last_tiles_shown(rules, deal.hands, ((),) * len(deal.hands))
    points = (0,) * len(deal.hands)
    return State(deal.first, deal.hands, 0, 0, 0, 0, None, None, points, seen, _NO_CALLS)


def last_tiles_shown(rules: Rules, hands: _Hands, seen: _Hands) -> _Hands:
    """What all have seen: where nobody needs to call, a last tile is shown by itself."""
    if rules.calls:
        return seen
    return tuple(hand if len(hand) == 1 else known for hand, known in zip(hands, seen, strict=True))


def lay(state: State, rules: Rules, first: int, tile: Tile, points: int) -> State:
    """The seat to move has laid a tile, which ends its turn."""
    seat, hands, taken, _, _, turns, left, _, earned, seen, calls = state
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
    return _next_turn(seat, _put(hands, seat, hand), taken, 0, turns, left, earned, seen, calls)


def draw(state: State, rules: Rules, bag: Sequence[Tile], overlooks: bool) -> State:
    """The seat to move has drawn; if drawn tiles may not be played, this ends its turn."""
    seat, hands, taken, draws, passes, turns, left, over, points, seen, calls = state
    hands = _put(hands, seat, (*hands[seat], bag[taken]))
    taken += 1
    if rules.calls:
        calls = _turn_taken(calls, seat, overlooked=seat if overlooks else None)
    if rules.play_drawn:
        fields = seat, hands, taken, draws + 1, passes, turns, left, over, points, seen, calls
        return _make(State, fields)
    return _next_turn(seat, hands, taken, 0, turns, left, points, seen, calls)


def pass_on(state: State, rules: Rules) -> State:
    """The seat to move has passed."""
    seat, hands, taken, draws, passes, turns, left, _, points, seen, calls = state
    if rules.calls:
        calls = _turn_taken(calls, seat)._replace(called=calls.called)
    passes = 0 if draws else passes + 1
    return _next_turn(seat, hands, taken, passes, turns, left, points, seen, calls)


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


def overlooked_tile(state: State) -> Tile | None:
    """The shown last tile of the seat that has just drawn instead of laying it, if one has."""
    overlooked = state.calls.overlooked
    return None if overlooked is None else state.hands[overlooked][0]


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
    seat: int,
    hands: _Hands,
    taken: int,
    passes: int,
    turns: int,
    left: int | None,
    points: tuple[int, ...],
    seen: _Hands,
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
    seat = (seat + 1) % len(hands)
    fields = seat, hands, taken, 0, passes, turns + 1, left, over, points, seen, calls
    return _make(State, fields)


def _put(items: tuple[_T, ...], at: int, item: _T) -> tuple[_T, ...]:
    return items[:at] + (item,) + items[at + 1 :]  # noqa: RUF005 (faster than unpacking)
