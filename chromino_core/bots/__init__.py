"""Players that are programs: one protocol, several levels."""

from collections.abc import Mapping
from typing import Final

from chromino_core.bots import counter, greedy, random_bot
from chromino_core.bots.protocol import Bot, Think, Thought, as_bot, checked, choose

__all__ = ["BEST_BOT", "BOTS", "Bot", "Think", "Thought", "as_bot", "checked", "choose"]

BOTS: Final[Mapping[str, Think]] = {
    "random": random_bot.think,
    "greedy": greedy.think,
    "counter": counter.think,
}
"""The bots that come with the game, by name, the weakest first."""

BEST_BOT: Final = list(BOTS)[-1]
"""The usual opponent; it gives hints, and takes the seats of those who give up."""
