"""Who sits at the table: people, bots, and those who have given up.

Giving up is no rule of the game, so the game and its record know nothing of it.

>>> Seats(("human", "human", "random")).resign(0)
Seats(kinds=('counter', 'human', 'random'), resigned=frozenset({0}))
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Final

from chromino_core.bots import BEST_BOT
from chromino_core.game import Game
from chromino_core.game.outcome import Outcome, outcome_of
from chromino_core.problems import InvalidSetup, shown

__all__ = ["HUMAN", "Seats", "check_kinds"]

HUMAN: Final = "human"


@dataclass(frozen=True)
class Seats:
    kinds: tuple[str, ...]
    """Of each seat, `human` or which bot."""
    resigned: frozenset[int] = frozenset()
    """Those who have given up; they cannot win any more."""

    # Worked out once, for they are asked for in every view.
    people: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """The seats in which people sit."""
    contenders: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """The seats that can still win."""
    given_up: bool = field(init=False, repr=False, compare=False)
    """Whether the game is over because one seat is left, or no person."""

    def __post_init__(self) -> None:
        people = tuple(seat for seat, kind in enumerate(self.kinds) if kind == HUMAN)
        left = tuple(seat for seat in range(len(self.kinds)) if seat not in self.resigned)
        nobody = bool(people) and self.resigned.issuperset(people)
        given_up = bool(self.resigned) and (len(left) < 2 or nobody)
        object.__setattr__(self, "people", people)
        object.__setattr__(self, "contenders", left)
        object.__setattr__(self, "given_up", given_up)

    @property
    def first_eyes(self) -> int | None:
        """Whose eyes a screen begins with; nobody's, before one of several people has taken it."""
        return self.people[0] if len(self.people) == 1 else None

    def hand_over(self, seat: int, kind: str) -> Seats:
        return replace(self, kinds=(*self.kinds[:seat], kind, *self.kinds[seat + 1 :]))

    def resign(self, *seats: int) -> Seats:
        """These give up; if the game goes on, a bot plays on for each of them."""
        after = replace(self, resigned=self.resigned.union(seats))
        if not after.given_up:
            for seat in after.resigned.intersection(after.people):
                after = after.hand_over(seat, BEST_BOT)
        return after

    def outcome(self, game: Game) -> Outcome | None:
        """Who has won the game at this table; None while it runs."""
        ended = game.outcome()
        if ended is not None:
            return outcome_of(ended.reason, ended.scores, ended.left, self.resigned)
        if self.given_up:
            left = tuple(map(len, game.hands))
            return Outcome("resigned", self.contenders, game.scores(), left)
        return None


def check_kinds(kinds: object, players: int, bots: Collection[str]) -> list[str]:
    if not isinstance(kinds, list | tuple) or len(kinds) != players:
        raise InvalidSetup.because("command-field", field="kinds", value=shown(kinds))
    for kind in kinds:
        if kind != HUMAN and kind not in list(bots):
            known = ", ".join([HUMAN, *bots])
            raise InvalidSetup.because("unknown-kind", value=shown(kind), known=known)
    return list(kinds)
