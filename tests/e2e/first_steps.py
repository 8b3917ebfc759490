"""What one does first with the first notebook, the same in every notebook application."""

from __future__ import annotations

import re
from typing import Final

from notebook_page import Notebook, NotebookTable
from playwright.sync_api import expect

__all__ = ["take_first_steps"]

_ABOVE_THE_TABLE: Final = 4
"""The cell before the one that has the table."""


def take_first_steps(notebook: Notebook) -> None:
    """Run all of notebook 1, lay a tile by mouse and one by keyboard, and see what Python sees."""
    notebook.run_all()
    _introduction, table = notebook.tables(2)
    note = notebook.panel.locator(".widget-label")
    # Nobody has moved for the person, who has the first move.
    expect(note).to_have_text("No move yet: lay a tile above.")
    table.expect_turn_of(0)
    table.expect_on_board(1)
    bot = notebook.kernel_says("game.players[1]")

    table.draw_until_something_fits()
    laid = int(notebook.kernel_says("len(game.board)"))
    table.lay_by_click()
    _expect_python_knows(notebook, table, laid + 1)
    expect(note).to_have_text(re.compile(rf"^{re.escape(bot)}: "))

    table.draw_until_something_fits()
    laid = int(notebook.kernel_says("len(game.board)"))
    notebook.activate(_ABOVE_THE_TABLE)
    table.tab_into()
    table.lay_by_keys()
    _expect_python_knows(notebook, table, laid + 1)


def _expect_python_knows(notebook: Notebook, table: NotebookTable, laid: int) -> None:
    """The person's tile is the last but what the bot may have done since."""
    placement = notebook.kernel_says("[move.action for move in game.moves() if move.seat == 0][-1]")
    assert notebook.kernel_says(f"str(game.board).split()[{laid - 1}]") == placement
    table.expect_laid(placement)
