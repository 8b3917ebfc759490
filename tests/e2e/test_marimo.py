"""The first steps in marimo."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from jupyter_servers import marimo_server
from notebook_page import NotebookTable, place_of
from page_fixtures import sitting
from playwright.sync_api import Browser, expect

# A notebook of marimo is a program; a cell runs again when what it reads has changed.
APP: Final = """
import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo
    from chromino_widget import Table
    told, tell = mo.state("nothing yet")
    table = Table(players=1, seed=7)
    table.on_move(lambda move: tell(move.action))
    widget = mo.ui.anywidget(table)
    mo.hstack([widget, mo.plain_text("beside it")])
    return mo, table, told, widget


@app.cell
def _(mo, table, told):
    mo.md(f"Told: {told()}; in Python {len(table.game.board)}")
    return


@app.cell
def _(mo, widget):
    mo.md(f"Observed: {len(widget.log)} moves, last {widget.last_move}, turn {widget.turn}")
    return


@app.cell
def _(mo, widget):
    again = mo.ui.run_button(label="push")
    again
    return again,


@app.cell
def _(again, table):
    if again.value:
        table.game.push(table.game.legal_actions()[0])
    return


@app.cell
def _(mo, widget):
    mo.md(f"Language: {widget.value['language']}")
    return
"""


def test_a_table_is_played_by_mouse_and_by_keyboard(browser: Browser, tmp_path: Path) -> None:
    app = tmp_path / "app.py"
    app.write_text(APP)
    with (
        marimo_server(app) as address,
        sitting(browser, address, pyodide=True, offline=True) as place,
    ):
        place.page.goto(address)
        table = NotebookTable(place.page.locator(".chromino-table"))
        app_says = place.page.locator(".markdown")
        expect(app_says.first).to_have_text("Told: nothing yet; in Python 1")
        observed = app_says.filter(has_text="Observed")
        expect(observed).to_have_text("Observed: 0 moves, last None, turn 0")
        assert place_of(table.place)[2] - place_of(table.place)[0] > 300

        table.lay_by_click()
        once = re.compile("^Observed: 1 moves, last {'seat': 0, 'action': '...@")
        expect(observed).to_have_text(once)
        expect(app_says.first).to_have_text(re.compile("^Told: ...@.*; in Python 2$"))
        table.expect_on_board(2)

        table.action("settings").click()
        table.find('[data-setting="language"] input[value="uk"]').check()
        expect(table.find(".chromino")).to_have_attribute("lang", "uk")
        expect(app_says.filter(has_text="Language")).to_have_text("Language: uk")

        table.close_dialog()
        table.tab_into()
        table.lay_by_keys()
        expect(app_says.first).to_have_text(re.compile("^Told: ...@.*; in Python 3$"))
        table.expect_on_board(3)
        expect(observed).to_contain_text("2 moves")

        # Also what Python does, and what is taken back.
        place.page.locator("marimo-button button").click()
        expect(observed).to_contain_text("3 moves")
        table.action("undo").click()
        expect(observed).to_contain_text("2 moves")
