"""For what holds at every table: of each kind of game, and from any seed."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st
from tables import GAMES

__all__ = ["every_game", "seeds"]

every_game = pytest.mark.parametrize(("min_contacts", "geometry"), GAMES)
seeds = st.integers(0, 2**32 - 1)
