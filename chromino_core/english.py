"""What is said in English, whatever language is spoken.

>>> tile_name("B*Y")
'blue, wild, yellow'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chromino_core import words

__all__ = ["COLOUR_NAMES", "sentence", "tile_name"]

COLOUR_NAMES: Final = words.colour_names("en")


def tile_name(reading: str, colours: Mapping[str, str] = COLOUR_NAMES) -> str:
    """What one calls a tile: its colours as they are read."""
    return words.tile_name(reading, "en", colours)


def sentence(id: str, args: Mapping[str, words.Argument] = {}) -> str:
    """The message in English."""
    return words.sentence(id, args, "en")
