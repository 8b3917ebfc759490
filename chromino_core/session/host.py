"""What a host of a session may want to hear of, or to do in its own way."""

from __future__ import annotations

from chromino_core.game import Game

__all__ = ["Host"]


class Host:
    """Who hosts a session: a page, a kernel, a terminal. Each may override what concerns it.

    Besides this, hosts use what is public in `Session`, and nothing else.
    """

    def take(self, held: Game | None, game: Game) -> Game:
        """Another game comes to the table. The one that is returned is played.

        A notebook, whose `game` should always be the one on the table, lets that become the other.
        """
        return game

    def on_move(self, seat: int, action: str) -> None:
        """A person at the table, or a bot, has moved, and all who watch have been told."""

    def on_failure(self, seat: int, kind: str, error: Exception) -> None:
        """A bot of that kind has raised this, or it says what was wrong with what it returned.

        Those who watch are told afterwards; the view says it in one line.
        """
