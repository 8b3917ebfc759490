"""Why an action is against the rules of the turn; the table has reasons of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chromino_core.actions import Word
from chromino_core.game.state import State, overlooked_tile
from chromino_core.problems import Problem
from chromino_core.rules import Rules
from chromino_core.tiles import Tile

__all__ = ["catch", "draw_or_pass", "lay", "show"]


def lay(state: State, seat: int, tile: Tile, ends_with_chameleon: bool) -> Iterator[Problem]:
    hand = state.hands[seat]
    if seat != state.seat:
        yield Problem("not-your-turn", {"seat": state.seat})
    if tile not in hand:
        yield Problem("not-in-hand", {"tile": tile.text})
    elif seat == state.seat and state.draws and tile is not hand[-1]:
        yield Problem("must-lay-drawn", {"tile": hand[-1].text})
    elif ends_with_chameleon:
        yield Problem("chameleon-last")


def show(state: State, seat: int, tile: Tile) -> Iterator[Problem]:
    overlooked = overlooked_tile(state)
    if overlooked is None:
        yield Problem("nothing-to-show")
    elif state.calls.overlooked == seat:
        yield Problem("show-yourself")
    elif tile is not overlooked:
        yield Problem("show-other-tile", {"tile": overlooked.text})


def catch(state: State, seat: int, caught: int) -> Iterator[Problem]:
    if caught == seat:
        yield Problem("catch-yourself")
    elif caught not in state.calls.catchable:
        yield Problem("nothing-to-catch")


def draw_or_pass(
    state: State,
    rules: Rules,
    seat: int,
    action: Word,
    playable: Sequence[Tile],
    may_draw: bool,
    bag: int,
) -> Iterator[Problem]:
    if seat != state.seat:
        yield Problem("not-your-turn", {"seat": state.seat})
        return
    if may_draw if action == "draw" else not playable and not may_draw:
        return
    if playable and state.draws:
        yield Problem("must-lay-drawn", {"tile": playable[0].text})
    elif playable:
        yield Problem("must-play")
    if action == "pass":
        if not playable:
            yield Problem("must-draw")
        return
    if not bag:
        yield Problem("bag-empty")
    if rules.draw_limit is not None and state.draws >= rules.draw_limit:
        yield Problem("draw-limit", {"limit": rules.draw_limit})
