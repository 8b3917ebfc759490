"""A second engine for the turns: RULES.md sentence by sentence, in lists, sets and texts.

Slow and plain, it looks for legal placements with the referee and takes nothing from
`chromino_core`. A game is right when, after every action, each seat may do in both the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import referee


class Agreed(Protocol):
    """What the model reads of the rules."""

    @property
    def draw_limit(self) -> int | None: ...
    @property
    def play_drawn(self) -> bool: ...
    @property
    def voluntary_draw(self) -> str: ...
    @property
    def end(self) -> str: ...
    @property
    def chameleon_last(self) -> bool: ...
    @property
    def calls(self) -> bool: ...
    @property
    def min_contacts(self) -> int: ...
    @property
    def geometry(self) -> str: ...
    @property
    def scoring(self) -> str | None: ...


class Model:
    def __init__(
        self,
        rules: Agreed,
        table: Sequence[str],
        first: int,
        hands: Sequence[Sequence[str]],
        bag: Sequence[str],
    ) -> None:
        self.rules = rules
        self.table = list(table)
        self.hands = [list(hand) for hand in hands]
        self.bag = list(bag)
        self.first = first
        self.seat = first
        self.drawn: list[str] = []
        self.idle_turns = 0
        self.last_turns: int | None = None
        self.reason: str | None = None
        self.points = [0 for _ in hands]
        self.may_call: int | None = None
        self.may_be_caught: set[int] = set()
        self.announced: set[int] = set()
        self.overlooked: tuple[int, str] | None = None
        self.seen: list[set[str]] = [set() for _ in hands]
        self._scan: referee.Scan | None = None
        self._show_last_tiles()

    # What a seat may do

    def legal(self, seat: int) -> set[str]:
        if self.reason is not None:
            return set()
        return self._out_of_turn(seat) | (self._in_turn() if seat == self.seat else set())

    def _in_turn(self) -> set[str]:
        placements = {spot for tile in self._layable() for spot in self._spots(tile)}
        if placements:
            return placements | ({"draw"} if self._may_draw_instead() else set())
        return {"draw"} if self._may_draw() else {"pass"}

    def _layable(self) -> list[str]:
        """The tiles that this turn may lay, if they fit."""
        if self.drawn:
            return [self.drawn[-1]]
        hand = self.hands[self.seat]
        if len(hand) == 1 and "*" in hand[0] and not self.rules.chameleon_last:
            return []
        return hand

    def _may_draw(self) -> bool:
        limit = self.rules.draw_limit
        return bool(self.bag) and (limit is None or len(self.drawn) < limit)

    def _may_draw_instead(self) -> bool:
        if not self.bag:
            return False
        if self.rules.calls and len(self.hands[self.seat]) == 1:
            return True
        rivals = (seat for seat in range(len(self.hands)) if seat != self.seat)
        return self.rules.voluntary_draw == "last-shown" and any(map(self.shows_last, rivals))

    def _out_of_turn(self, seat: int) -> set[str]:
        if not self.rules.calls:
            return set()
        actions = {f"catch:{other}" for other in self.may_be_caught if other != seat}
        if self.may_call == seat:
            actions.add("call")
        if self.overlooked is not None and self.overlooked[0] != seat:
            actions |= {f"show:{spot}" for spot in self._spots(self.overlooked[1])}
        return actions

    def shows_last(self, seat: int) -> bool:
        if self.rules.calls:
            return seat in self.announced
        return len(self.hands[seat]) == 1

    def _spots(self, tile: str) -> set[str]:
        if self._scan is None:
            self._scan = referee.Scan(self.table, self.rules.min_contacts, self.rules.geometry)
        return self._scan.legal_placements(tile)

    # Doing it

    def act(self, seat: int, action: str) -> None:
        if action == "call":
            self.announced.add(seat)
            self.may_call = None
        elif action.startswith("catch:"):
            self._catch(int(action.removeprefix("catch:")))
        elif action.startswith("show:"):
            assert self.overlooked is not None
            self._take(self.overlooked[0], 2)
            self.overlooked = None
        else:
            self._turn_action(action)
        self._show_last_tiles()

    def _show_last_tiles(self) -> None:
        """What the others have once seen stays known until it is laid."""
        for seat, hand in enumerate(self.hands):
            if self.shows_last(seat):
                self.seen[seat].add(hand[0])
            self.seen[seat].intersection_update(hand)

    def _catch(self, seat: int) -> None:
        self.may_be_caught.discard(seat)
        if self.bag:
            self._take(seat, 1)
        else:
            self.announced.add(seat)

    def _take(self, seat: int, tiles: int) -> None:
        for _ in range(tiles):
            if self.bag:
                self.hands[seat].append(self.bag.pop(0))

    def _turn_action(self, action: str) -> None:
        seat = self.seat
        overlooks = (
            self.rules.calls
            and action == "draw"
            and self.shows_last(seat)
            and any(map(self._spots, self._layable()))
        )
        if self.may_call is not None:
            self.may_be_caught.add(self.may_call)
        self.may_be_caught.discard(seat)
        self.may_call = self.overlooked = None
        if action == "draw":
            if overlooks:
                self.overlooked = (seat, self.hands[seat][0])
            self._draw()
        elif action == "pass":
            self._end_turn(idle=not self.drawn)
        else:
            self._lay(action)

    def _draw(self) -> None:
        self.drawn.append(self.bag[0])
        self._take(self.seat, 1)
        self.announced.discard(self.seat)
        if not self.rules.play_drawn:
            self._end_turn(idle=False)

    def _lay(self, placement: str) -> None:
        seat, hand = self.seat, self.hands[self.seat]
        reading = placement[:3]
        hand.remove(min(reading, reading[::-1]))
        if self.rules.scoring is not None:
            self.points[seat] += referee.points(self.table, placement, self.rules.scoring)
        self.table.append(placement)
        self._scan = None
        self.announced.discard(seat)
        if len(hand) == 1:
            self.may_call = seat
        if not hand and self.last_turns is None:
            self.last_turns = self._turns_to_come() + 1
        self._end_turn(idle=False)

    def _turns_to_come(self) -> int:
        """After the turn in which the first hand was emptied."""
        if self.rules.end == "at-once":
            return 0
        if self.rules.end == "one-more-turn":
            return len(self.hands) - 1
        seat, turns = self.seat, 0
        while (seat + 1) % len(self.hands) != self.first:
            seat, turns = seat + 1, turns + 1
        return turns

    def _end_turn(self, idle: bool) -> None:
        self.drawn = []
        self.idle_turns = self.idle_turns + 1 if idle else 0
        self.seat = (self.seat + 1) % len(self.hands)
        if self.last_turns is not None:
            self.last_turns -= 1
            if self.last_turns == 0:
                self.reason = "emptied"
        elif self.idle_turns == len(self.hands):
            self.reason = "blocked"

    # The end

    def scores(self) -> list[int]:
        """After deductions, if the game is over."""
        if self.reason is None or self.rules.scoring not in ("kinds", "sides"):
            return self.points
        return [
            points - sum(map(referee.value_by_kind, hand))
            for points, hand in zip(self.points, self.hands, strict=True)
        ]

    def winners(self) -> list[int]:
        seats = range(len(self.hands))
        if self.rules.scoring is not None:
            scores = self.scores()
            return [seat for seat in seats if scores[seat] == max(scores)]
        emptied = [seat for seat in seats if not self.hands[seat]]
        fewest = min(len(hand) for hand in self.hands)
        return emptied or [seat for seat in seats if len(self.hands[seat]) == fewest]
