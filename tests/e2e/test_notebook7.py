"""The first steps in Notebook 7."""

from __future__ import annotations

from first_steps import take_first_steps
from jupyter_servers import JupyterServer
from notebook_page import Notebook
from page_fixtures import sitting
from playwright.sync_api import Browser


def test_the_first_notebook_is_played_by_mouse_and_by_keyboard(
    browser: Browser, jupyter: JupyterServer
) -> None:
    path = jupyter.copy("1_play.ipynb", "notebook_7.ipynb")
    with sitting(browser, jupyter.address, pyodide=True) as place:
        # Notebook 7 itself stumbles over two of the plugins that it leaves out.
        place.guards.allow("(reading 'schema')", "'filebrowser:open-path' not registered")
        place.page.goto(f"{jupyter.address}notebooks/{path}")
        notebook = Notebook(place.page)
        notebook.wait_until_ready()
        take_first_steps(notebook)
