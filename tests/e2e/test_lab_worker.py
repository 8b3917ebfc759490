"""The page and the lab beside it, each with a service worker of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from kept_page import wait_until_kept
from moody_host import moody_host
from notebook_page import Notebook
from page_fixtures import sitting
from playwright.sync_api import Browser

pytestmark = pytest.mark.pyodide

SCRIPTS = """async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    return all.map(({active}) => active.scriptURL);
}"""
IN_CHARGE = "navigator.serviceWorker.controller?.scriptURL"

# Notebooks reach the files beside them through the lab's service worker, and through nothing else.
FILES = "__import__('os').listdir()"


def test_the_lab_has_its_own_and_the_page_keeps_its(browser: Browser, site: Path) -> None:
    with (
        moody_host(site) as host,
        sitting(browser, host.address, pyodide=True, offline=True) as place,
    ):
        place.open_start()
        wait_until_kept(place)
        lab = f"{host.address}lab/service-worker.js?enableCache=false"
        ours = f"{host.address}sw.js"
        assert sorted(place.page.evaluate(SCRIPTS)) == sorted([lab, ours])

        place.page.goto(f"{host.address}lab/notebooks/index.html?path=en/1_play.ipynb")
        assert place.page.evaluate(IN_CHARGE) == lab
        notebook = Notebook(place.page)
        notebook.wait_until_ready()
        assert "1_play.ipynb" in notebook.kernel_says(FILES)
        assert place.page.evaluate(IN_CHARGE) == lab
        assert sorted(place.page.evaluate(SCRIPTS)) == sorted([lab, ours]), "ours is still there"

        host.go_away()
        place.page.goto(host.address)
        place.action("play").wait_for()
