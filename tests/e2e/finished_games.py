"""What is true of every game that was played on the page to its end."""

from __future__ import annotations

from playwright.sync_api import expect
from table_page import Fingers, TablePage

from chromino_core import Game

__all__ = ["assert_played", "play_a_whole_game"]


def play_a_whole_game(table: TablePage, fingers: Fingers, *, seed: int, hand_size: int) -> None:
    """Against a bot, from its address to its end."""
    table.open(edition="modern", players="human,greedy", seed=seed, hand_size=hand_size)
    table.play_to_the_end(fingers)
    assert_played(table, edition="modern", hand_size=hand_size)


def assert_played(table: TablePage, **rules: object) -> Game:
    """Let the engine replay the game that the page saves, which it does by the rules alone.

    Returns that game. It has been played by these rules, the person has laid tiles in it, and the
    screen tells the winners.
    """
    record = table.record()
    game = Game.from_record(record)
    outcome = game.outcome()
    assert outcome is not None
    assert game.rules.as_dict() | rules == game.rules.as_dict()
    assert any(seat == table.me and "@" in action for seat, action in game.log)
    for seat in range(len(game.players)):
        if seat in outcome.winners:
            expect(table.seat(seat)).to_contain_text("winner")
        else:
            expect(table.seat(seat)).not_to_contain_text("winner")
    return game
