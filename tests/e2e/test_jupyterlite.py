"""The first steps in JupyterLite: Jupyter in the page, with no server and no network."""

from __future__ import annotations

from pathlib import Path

import pytest
from first_steps import take_first_steps
from moody_host import moody_host
from notebook_page import Notebook
from page_fixtures import sitting
from playwright.sync_api import Browser

pytestmark = pytest.mark.pyodide

TELL = """
import js

request = js.XMLHttpRequest.new()
request.open("GET", "{}secret", False)
try:
    request.send()
except Exception:
    print("It is not allowed.")
"""


def test_the_first_notebook_is_played_by_mouse_and_by_keyboard(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    assert (site / "lab").is_dir(), "the page has no notebooks in it: `make lite` builds them"
    # Every page of these tests is watched, and may ask nobody else for anything.
    with (
        moody_host(site) as host,
        sitting(browser, host.address, pyodide=True, offline=True) as place,
    ):
        place.page.goto(f"{host.address}lab/notebooks/index.html?path=en/1_play.ipynb")
        notebook = Notebook(place.page)
        notebook.wait_until_ready()
        take_first_steps(notebook)

        # A notebook is a program, which may be anybody's: what it knows stays here, though this
        # host sends no policy along.
        with moody_host(tmp_path) as other:
            place.guards.allow(other.address, "Content Security Policy")
            assert notebook.tell_kernel(TELL.format(other.address)) == "It is not allowed.\n"
            assert other.asked == set()
