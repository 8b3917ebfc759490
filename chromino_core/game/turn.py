"""What may be done now, by whom and why, and what not and why not. All else asks here.

A `Turn` is the moment that the rules look at: the seat to move may lay, draw or pass; out of turn,
in games with calls, anybody may call, catch or show.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from chromino_core.actions import AnyAction, Call, Catch, Draw, Lay, Pass, Show
from chromino_core.board import Board
from chromino_core.game.state import State, overlooked_tile, shows_last
from chromino_core.problems import Message, Problem, Value
from chromino_core.rules import Rules
from chromino_core.tiles import Tile

__all__ = [
    "Move", "Offer", "Turn", "ends_with_chameleon", "legal", "legal_calls", "offers", "playable",
    "problems",
]  # fmt: skip

Move: TypeAlias = int | Draw | Pass | Call | Catch | Show
"""What an action does. Laying a tile is the slot, for there may be many, and most are not done."""

_DRAW: Final = Draw()
_PASS: Final = Pass()
_CALL: Final = Call()
_ONLY_DRAW: Final[Mapping[str, Move]] = {"draw": _DRAW}
_ONLY_PASS: Final[Mapping[str, Move]] = {"pass": _PASS}


class Turn(NamedTuple):
    """A moment of a game, as the rules look at it."""

    rules: Rules
    players: tuple[str, ...]
    state: State
    board: Board
    bag: int
    """How many tiles are left to draw."""


class Offer(NamedTuple):
    """Something that a seat may do now, and why."""

    seat: int
    action: AnyAction
    why: Message


# What may be done


def legal(rules: Rules, state: State, board: Board, bag: int) -> Mapping[str, Move]:
    """What the seat to move may do, by its text, in a fixed order."""
    lays = board.legal_texts(_candidates(rules, state))
    otherwise = _draw_or_pass(rules, state, bag, bool(lays))
    if not rules.calls:
        if otherwise is None:
            return lays
        if not lays:
            return _ONLY_DRAW if otherwise is _DRAW else _ONLY_PASS
    moves: dict[str, Move] = {**lays}
    if otherwise is not None:
        moves[str(otherwise)] = otherwise
    if rules.calls:
        moves.update((str(call), call) for call in legal_calls(state, board, state.seat))
    return moves


def legal_calls(state: State, board: Board, seat: int) -> Iterator[Call | Catch | Show]:
    """What the seat may do out of turn."""
    calls = state.calls
    if calls.caller == seat:
        yield _CALL
    for other in calls.catchable:
        if other != seat:
            yield Catch(other)
    if calls.overlooked not in (None, seat) and (tile := overlooked_tile(state)):
        yield from map(Show, board.legal_placements(tile))


def playable(turn: Turn) -> list[Tile]:
    """The tiles that the seat to move may lay."""
    return turn.board.fitting(_candidates(turn.rules, turn.state))


def _candidates(rules: Rules, state: State) -> Sequence[Tile]:
    """The tiles that the seat to move may lay where they fit: after a draw only the last one."""
    hand = state.hands[state.seat]
    if state.draws:
        return hand[-1:]
    return () if len(hand) == 1 and ends_with_chameleon(rules, hand) else hand


def ends_with_chameleon(rules: Rules, hand: Sequence[Tile]) -> bool:
    """Whether only a chameleon is left in the hand, which must not be laid last."""
    return len(hand) == 1 and hand[0].is_chameleon and not rules.chameleon_last


def _draw_or_pass(rules: Rules, state: State, bag: int, can_lay: bool) -> Draw | Pass | None:
    """What the seat to move may do instead of laying a tile."""
    if can_lay:
        return _DRAW if bag and _may_draw_instead(rules, state) else None
    limit = rules.draw_limit
    return _DRAW if bag and (limit is None or state.draws < limit) else _PASS


def _may_draw_instead(rules: Rules, state: State) -> bool:
    """Whether the seat to move may draw although it could lay a tile."""
    if rules.calls and len(state.hands[state.seat]) == 1:
        return True  # a player may overlook that the last tile fits
    return rules.voluntary_draw == "last-shown" and any(
        shows_last(rules, state, other) for other in range(len(state.hands)) if other != state.seat
    )


# Why


def offers(turn: Turn, seat: int) -> Iterator[Offer]:
    """Everything the seat may do now, and why; in the order of `legal`."""
    state = turn.state
    if state.over:
        return
    if seat == state.seat:
        fitting = playable(turn)
        why = Message("say-lay")
        if state.draws:
            why = Message("say-lay-drawn", {"tile": state.hands[seat][-1].text})
        for tile in fitting:
            for placement in turn.board.legal_placements(tile):
                yield Offer(seat, Lay(placement), why)
        otherwise = _draw_or_pass(turn.rules, state, turn.bag, bool(fitting))
        if otherwise is not None:
            yield Offer(seat, otherwise, _why_not_lay(turn, otherwise, fitting))
    for call in legal_calls(state, turn.board, seat):
        yield Offer(seat, call, _why_call(turn, call))


def _why_not_lay(turn: Turn, action: Draw | Pass, fitting: list[Tile]) -> Message:
    """Why the seat to move may draw or pass."""
    state, limit = turn.state, turn.rules.draw_limit
    hand = state.hands[state.seat]
    if fitting:
        return Message("why-draw-instead")
    if state.draws:
        args: dict[str, Value] = {"tile": hand[-1].text}
        if isinstance(action, Pass):
            return Message("why-pass-drawn", args)
        if limit is None:
            return Message("why-draw-on", args)
        left = limit - state.draws
        return Message("why-draw-again", {"tile": hand[-1].text, "left": left})
    passes = isinstance(action, Pass)
    if ends_with_chameleon(turn.rules, hand):
        return Message("why-pass-chameleon" if passes else "why-draw-chameleon")
    return Message("why-pass" if passes else "why-draw", {"count": len(hand)})


def _why_call(turn: Turn, action: Call | Catch | Show) -> Message:
    if isinstance(action, Call):
        return Message("why-call")
    if isinstance(action, Catch):
        return Message("why-catch", {"name": turn.players[action.seat]})
    overlooked = turn.state.calls.overlooked
    return Message("why-show", {"name": "" if overlooked is None else turn.players[overlooked]})


# Why not


def problems(turn: Turn, action: AnyAction, seat: int) -> tuple[Problem, ...]:
    """Every reason why the seat may not do this now; none if it may."""
    if turn.state.over:
        return (Problem("game-over"),)
    if isinstance(action, Lay):
        return (*_not_lay(turn, action, seat), *turn.board.problems(action.placement))
    if isinstance(action, Show):
        return (*_not_show(turn, action, seat), *turn.board.problems(action.placement))
    if isinstance(action, Call):
        return () if turn.state.calls.caller == seat else (Problem("nothing-to-call"),)
    if isinstance(action, Catch):
        return tuple(_not_catch(turn, action, seat))
    return tuple(_not_draw_or_pass(turn, action, seat))


def _not_lay(turn: Turn, action: Lay, seat: int) -> Iterator[Problem]:
    state, tile = turn.state, action.placement.tile
    hand = state.hands[seat]
    if seat != state.seat:
        yield Problem("not-your-turn", {"seat": state.seat})
    if tile not in hand:
        yield Problem("not-in-hand", {"tile": tile.text})
    elif seat == state.seat and state.draws and tile is not hand[-1]:
        yield Problem("must-lay-drawn", {"tile": hand[-1].text})
    elif ends_with_chameleon(turn.rules, hand):
        yield Problem("chameleon-last")


def _not_show(turn: Turn, action: Show, seat: int) -> Iterator[Problem]:
    overlooked = overlooked_tile(turn.state)
    if overlooked is None:
        yield Problem("nothing-to-show")
    elif turn.state.calls.overlooked == seat:
        yield Problem("show-yourself")
    elif action.placement.tile is not overlooked:
        yield Problem("show-other-tile", {"tile": overlooked.text})


def _not_catch(turn: Turn, action: Catch, seat: int) -> Iterator[Problem]:
    if action.seat == seat:
        yield Problem("catch-yourself")
    elif action.seat not in turn.state.calls.catchable:
        yield Problem("nothing-to-catch")


def _not_draw_or_pass(turn: Turn, action: Draw | Pass, seat: int) -> Iterator[Problem]:
    state, limit = turn.state, turn.rules.draw_limit
    if seat != state.seat:
        yield Problem("not-your-turn", {"seat": state.seat})
        return
    fitting = playable(turn)
    if action == _draw_or_pass(turn.rules, state, turn.bag, bool(fitting)):
        return
    if fitting and state.draws:
        yield Problem("must-lay-drawn", {"tile": fitting[0].text})
    elif fitting:
        yield Problem("must-play")
    if isinstance(action, Pass):
        if not fitting:
            yield Problem("must-draw")
        return
    if not turn.bag:
        yield Problem("bag-empty")
    if limit is not None and state.draws >= limit:
        yield Problem("draw-limit", {"limit": limit})
