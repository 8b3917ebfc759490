"""Boards without a kernel: in saved, exported and untrusted notebooks, and where all is too old."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Final
from urllib.parse import urlsplit

import nbformat
import pytest
from jupyter_servers import JupyterServer, new_notebook, open_lab
from nbclient import NotebookClient
from nbconvert import HTMLExporter
from nbformat import NotebookNode, from_dict
from notebook_page import Notebook, NotebookTable
from page_fixtures import NewPage
from playwright.sync_api import Browser, Locator, Page, expect
from wording import Wording

from chromino_core.words import sentence
from chromino_widget import Table

# What people have kept


@pytest.fixture(scope="module")
def kept() -> NotebookNode:
    """A notebook with a table, as it was when it had been run."""
    notebook = new_notebook("from chromino_widget import Table\nTable(seed=7)")
    return NotebookClient(as_node(notebook)).execute()


def as_node(notebook: dict[str, Any]) -> NotebookNode:
    node: NotebookNode = from_dict(notebook)  # type: ignore[no-untyped-call]
    return node


@pytest.fixture(scope="module")
def lab(browser: Browser, jupyter: JupyterServer) -> Iterator[Notebook]:
    # What JupyterLab has for widgets doesn't expect a notebook without a kernel, nor one whose
    # widgets are gone.
    told = "Cannot read properties of null (reading 'kernel')", "widget model not found"
    with open_lab(browser, jupyter, *told) as lab:
        yield lab


def expect_picture(picture: Locator, tiles: int = 1) -> None:
    expect(picture).to_be_visible()
    count = "One tile" if tiles == 1 else f"{tiles} tiles"
    described = re.compile(f"{count} on the table: green, wild, red, across")
    expect(picture).to_have_attribute("alt", described)
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 100


HOW_TO_PLAY: Final = sentence("widget-how-to-play")


def expect_once(words: Locator) -> None:
    """They may be there for other places, too."""
    expect(words.filter(visible=True)).to_have_count(1)


def test_an_exported_notebook_has_a_picture(kept: NotebookNode, new_page: NewPage) -> None:
    exporter = HTMLExporter()  # type: ignore[no-untyped-call]
    html, _ = exporter.from_notebook_node(as_node({**kept, "metadata": {}}))
    table = new_page()
    # The export itself asks for scripts of its own, which it doesn't get here.
    table.guards.allow(urlsplit(exporter.require_js_url).netloc)
    show(table.page, table.address, html)
    expect_picture(table.page.locator("img"))
    expect_once(table.page.get_by_text(HOW_TO_PLAY))


def test_a_saved_notebook_has_a_picture_and_when_trusted_its_board(
    kept: NotebookNode, lab: Notebook, jupyter: JupyterServer
) -> None:
    (jupyter.root / "kept.ipynb").write_text(json.dumps(kept))
    lab.open("kept.ipynb", kernel=False)
    expect_picture(lab.output(0).locator("img"))
    expect(lab.panel.locator(".chromino-table")).to_have_count(0)

    lab.open("kept.ipynb")
    expect_picture(lab.output(0).locator("img"))
    lab.trust()
    [table] = lab.tables(1)
    table.expect_on_board(1)
    table.expect_trouble("ui-kernel-silent")
    expect(lab.output(0).locator("img")).to_be_hidden()
    expect(lab.output(0).get_by_text(HOW_TO_PLAY).filter(visible=True)).to_have_count(0)


# What a pupil did is in the file that the teacher gets


@pytest.fixture(scope="module")
def played(lab: Notebook, jupyter: JupyterServer) -> NotebookNode:
    """A notebook in which two tiles were laid by hand after its only cell had been run."""
    cell = "from chromino_widget import Table\ntable = Table(players=1, seed=7)\ntable"
    lab.open(jupyter.write("played.ipynb", cell))
    lab.run_all()
    [table] = lab.tables(1)
    for tiles in (2, 3):
        table.lay_by_click()
        table.expect_on_board(tiles)
    assert lab.kernel_says("len(table.log)") == "2"  # all that was said before has come, too
    expect(lab.output(0).locator("img")).to_have_attribute(
        "alt", re.compile("3 tiles on the table")
    )
    expect(lab.output(0).locator("img")).to_be_hidden()
    table.expect_on_board(3)
    lab.command("docmanager:save")
    node: NotebookNode = nbformat.read(jupyter.root / "played.ipynb", 4)  # type: ignore[no-untyped-call]
    return node


def test_a_notebook_that_was_played_in_and_saved_has_every_move(
    played: NotebookNode, lab: Notebook, jupyter: JupyterServer
) -> None:
    assert len(played["cells"][0]["outputs"]) == 2
    # What was changed elsewhere nobody has trusted here, and no kernel knows the table.
    played = as_node({**played, "cells": played["cells"] + new_notebook("# Done!")["cells"]})
    (jupyter.root / "handed_in.ipynb").write_text(json.dumps(played))
    lab.open("handed_in.ipynb")
    expect_picture(lab.output(0).locator("img"), tiles=3)
    expect_once(lab.output(0).get_by_text(HOW_TO_PLAY))

    lab.trust()
    # JupyterLab has an error to tell there, which helps nobody.
    expect(lab.output(0).first).to_have_text(re.compile("model not found"))
    expect(lab.output(0).first).to_be_hidden()
    expect_once(lab.output(0).get_by_text(HOW_TO_PLAY))
    expect_picture(lab.output(0).locator("img"), tiles=3)


@pytest.mark.parametrize("with_state", [False, True], ids=["without_state", "with_state"])
def test_an_export_of_what_was_played_has_every_move_offline(
    played: NotebookNode, new_page: NewPage, with_state: bool
) -> None:
    notebook = {**played, "metadata": {**played["metadata"]}}
    if with_state:
        view = "application/vnd.jupyter.widget-view+json"
        [id] = [out["data"][view]["model_id"] for out in played["cells"][0]["outputs"][:1]]
        notebook["metadata"]["widgets"] = {
            "application/vnd.jupyter.widget-state+json": {
                "version_major": 2,
                "version_minor": 0,
                "state": {id: widget_state(Table(seed=7))},
            }
        }
    exporter = HTMLExporter()  # type: ignore[no-untyped-call]
    html, _ = exporter.from_notebook_node(as_node(notebook))
    assert with_state == ("widget-state+json" in html)
    table = new_page()
    # The export itself asks for scripts of its own, which it doesn't get here.
    table.guards.allow("unpkg.com", "jsdelivr.net", urlsplit(exporter.require_js_url).netloc)
    show(table.page, table.address, html)
    expect_picture(table.page.locator("img"), tiles=3)


def widget_state(table: Table) -> dict[str, Any]:
    """A model as JupyterLab saves it, if one has told it to."""
    module = {"model_module": "anywidget", "model_module_version": "~0.11.*"}
    return {**module, "model_name": "AnyModel", "state": table.get_state()}


# The view by itself, with a model of which the test is the other end

EMPTY: Final = """<!doctype html><html lang=en><title>A notebook</title>
<link rel=icon href='data:,'><main><h1>A notebook</h1><div id=output></div></main></html>"""

STAND_IN: Final = """async ([traits, closed, speechless]) => {
    const {default: widget} = await import("./chromino.js");
    const listeners = [];
    window.sent = [];
    window.tell = (name, ...given) =>
        listeners.filter(([each]) => each === name).forEach(([, callback]) => callback(...given));
    const model = {
        get: (name) => traits[name],
        set: (name, value) => (traits[name] = value),
        save_changes() {},
        send: (command) => sent.push(command),
        on: (...listener) => listeners.push(listener),
        off: () => {},
    };
    if (speechless) delete model.send;
    const output = document.querySelector("#output");
    const el = document.createElement("div");
    (closed ? output.attachShadow({mode: "closed"}) : output).append(el);
    window.el = el;
    widget.render({model, el});
}"""

NAMES: Final = ("view", "language", "theme", "patterns", "help", "_host", "_settings")

_NOON: Final = 12 * 3600 * 1000
"""Some time; it passes only when a test says so."""

Render = Callable[..., Page]


def show(page: Page, address: str, html: str) -> None:
    """Go to a page of this text, which is beside the view."""
    page.route("**/notebook.html", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto(f"{address}notebook.html")


@pytest.fixture
def render(new_page: NewPage) -> Render:
    """Puts a table into an empty page, whose model says nothing by itself."""

    def render(closed: bool = False, speechless: bool = False, script: str = "0") -> Page:
        table = new_page()
        table.page.clock.install(time=0)
        show(table.page, table.address, EMPTY)
        table.page.clock.pause_at(_NOON)
        state: dict[str, Any] = Table(seed=7).get_state()
        traits = {name: state[name] for name in NAMES}
        table.page.evaluate(script)
        table.page.evaluate(STAND_IN, [traits, closed, speechless])
        return table.page

    return render


def test_silence_is_told_after_three_seconds_until_somebody_answers(render: Render) -> None:
    page = render()
    table = NotebookTable(page.locator(".chromino-table"))
    page.clock.run_for(2_900)
    expect(table.find('[role="alert"]')).to_have_count(0)
    page.clock.run_for(200)
    table.expect_trouble("ui-kernel-silent")
    table.expect_on_board(1)
    assert len(table.tiles()) == 8

    answer = json.dumps({"ok": True, "catalogue": None})
    page.evaluate("answer => tell('msg:custom', {id: sent[0].id, answer})", answer)
    page.clock.run_for(100)
    expect(table.find('[role="alert"]')).to_have_count(0)


# In the frames of other notebooks, as their sources tell of them

FRAMED: Final = """<!doctype html><html lang=en><title>A notebook</title>
<link rel=icon href='data:,'><iframe src=output.html title=Output
style="width: 100%; height: 150px; border: 0"></iframe></html>"""

OUTPUT: Final = """<!doctype html><html lang=en><title>Output</title><body style="margin: 8px">
<div id=output></div></body></html>"""

AS_HIGH_AS_ITS_CONTENT: Final = """() => {
    const frame = document.querySelector("iframe");
    const root = frame.contentDocument.documentElement;
    window.heights = [];
    new frame.contentWindow.ResizeObserver(() => {
        heights.push(root.offsetHeight);
        frame.style.height = `${root.offsetHeight}px`;
    }).observe(root);
}"""

FOUR_FRAMES: Final = """async () => {
    for (let n = 0; n < 4; n += 1) await new Promise(requestAnimationFrame);
    return heights;
}"""


@pytest.mark.parametrize("host", ["colab", "vs_code"])
def test_the_height_of_a_frame_is_no_measure_for_the_table(new_page: NewPage, host: str) -> None:
    table = new_page()
    page = table.page
    page.route("**/output.html", lambda route: route.fulfill(body=OUTPUT, content_type="text/html"))
    show(page, table.address, FRAMED)
    frame = page.frame(url=re.compile("output.html"))
    assert frame is not None
    frame.wait_for_selector("#output", state="attached")
    if host == "colab":
        page.evaluate(AS_HIGH_AS_ITS_CONTENT)
    else:
        frame.evaluate("window.top = window.parent = window")
    state: dict[str, Any] = Table(seed=7).get_state()
    frame.evaluate(STAND_IN, [{name: state[name] for name in NAMES}, False, False])
    place = frame.locator(".chromino-table")
    expect(place).to_have_js_property("offsetHeight", 576)
    if host == "colab":
        page.wait_for_function("heights.at(-1) >= 576")
        heights = page.evaluate(FOUR_FRAMES)
        assert page.evaluate(FOUR_FRAMES) == heights, "nor does one grow with the other"
        expect(place).to_have_js_property("offsetHeight", 576)


SAYS: Final = """([root, name, value]) => {
    const element = document[root];
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
}"""

VS_CODE: Final = ("body", "data-vscode-theme-kind")
COLAB: Final = ("documentElement", "theme")


@pytest.mark.parametrize("ink", ["black", "white"])
def test_a_notebook_that_says_whether_it_is_dark_is_believed(render: Render, ink: str) -> None:
    page = render(script=f"document.body.style.color = '{ink}'")
    place = page.locator("#output > div > div")
    for where, what, scheme in [
        (VS_CODE, "vscode-dark", "dark"),
        (VS_CODE, "vscode-light", "light"),
        (VS_CODE, "vscode-high-contrast", "dark"),
        (VS_CODE, "vscode-high-contrast-light", "light"),
        (VS_CODE, None, "dark" if ink == "white" else "light"),
        (COLAB, "dark", "dark"),
        (COLAB, "light", "light"),
        (COLAB, "sepia", "dark" if ink == "white" else "light"),
    ]:
        page.evaluate(SAYS, [*where, what])
        expect(place).to_have_css("color-scheme", scheme)
        dark = place.locator(".chromino-table[data-dark]")
        expect(dark).to_have_count(1 if scheme == "dark" else 0)


def test_a_table_works_where_nobody_can_look_into(render: Render) -> None:
    page = render(closed=True)
    page.clock.run_for(100)
    tile = page.evaluate_handle(
        "el.querySelector('.chromino-table').shadowRoot.querySelector('[data-tile=\"GGG\"]')"
    ).as_element()
    assert tile is not None
    box = tile.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.clock.run_for(100)
    assert tile.get_attribute("aria-pressed") == "true"
    page.keyboard.press("Escape")
    page.clock.run_for(100)
    assert tile.get_attribute("aria-pressed") == "false"


@pytest.mark.parametrize(
    "old", [{"speechless": True}, {"script": "CSS.supports = () => false"}], ids=["host", "browser"]
)
def test_what_is_too_old_says_so(render: Render, old: dict[str, Any]) -> None:
    page = render(**old)
    expect(page.get_by_role("alert")).to_have_text(Wording("en").say("ui-notebook-old"))
    expect(page.locator(".chromino-table")).to_have_count(0)
