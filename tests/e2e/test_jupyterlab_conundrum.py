"""A conundrum in a real JupyterLab: solved at the board, and Python knows."""

from __future__ import annotations

from asked import PLACES, TEXT
from jupyter_servers import JupyterServer
from notebook_page import Notebook
from playwright.sync_api import expect
from touching import ByMouse, lay
from wording import Wording

CELL = f"""\
from chromino_core.conundrums import Conundrum
from chromino_widget import ConundrumView
view = ConundrumView(Conundrum.from_text({TEXT!r}), language="uk")
view"""


def test_a_conundrum_is_solved_in_a_notebook(lab: Notebook, jupyter: JupyterServer) -> None:
    lab.open(jupyter.write("conundrum.ipynb", CELL))
    lab.run_all()
    [table] = lab.tables(1)
    words, way = Wording("uk"), ByMouse(table)
    status = table.find('.guide [role="status"]')
    expect(status).to_have_text(words.say("task-find-all", count=1))
    assert lab.kernel_says("view.found, view.done") == "[] False"

    lay(way, "BBG@0,2>")
    table.expect_says("mismatch")
    assert lab.kernel_says("view.found, view.view['task']['wrong']") == "[] 1"
    for n, place in enumerate(PLACES, 1):
        lay(way, place)
        expect(table.find('[data-mark="found"]')).to_have_count(n)
    assert lab.kernel_says("view.found, view.done") == f"{PLACES} True"
    told = words.say("task-said-done", found=4, of=4)
    expect(table.find(".guide .result")).to_have_text(told)


def test_a_conundrum_is_given_up_in_a_notebook_by_keyboard(
    lab: Notebook, jupyter: JupyterServer
) -> None:
    lab.open(jupyter.write("given_up.ipynb", CELL))
    lab.run_all()
    [table] = lab.tables(1)
    table.tile("BBG").focus()
    lab.page.keyboard.press("t")
    expect(table.find(".guide .tip")).to_have_text(Wording("uk").say("task-tip-left", left=4))
    lab.page.keyboard.press("g")
    table.action("yes").focus()
    lab.page.keyboard.press("Enter")
    expect(table.find('[data-mark="given"]')).to_have_count(4)
    assert lab.kernel_says("view.found, view.done") == "[] True"
