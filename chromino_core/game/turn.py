"""What the rules of the turn allow."""

from __future__ import annotations

from collections.abc import Sequence

from chromino_core.rules import Rules
from chromino_core.tiles import Tile

__all__ = ["ends_with_chameleon"]


def ends_with_chameleon(rules: Rules, hand: Sequence[Tile]) -> bool:
    """Whether only a chameleon is left in the hand, which must not be laid last."""
    return len(hand) == 1 and hand[0].is_chameleon and not rules.chameleon_last
