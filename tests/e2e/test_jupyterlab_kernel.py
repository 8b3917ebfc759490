"""A real kernel in JupyterLab: it is busy, or gone, or runs what people have written."""

from __future__ import annotations

import re
from typing import Final

from jupyter_servers import JupyterServer
from notebook_page import Notebook
from playwright.sync_api import expect


def test_a_move_waits_for_the_running_cell(lab: Notebook, jupyter: JupyterServer) -> None:
    lab.open(
        jupyter.write(
            "busy.ipynb",
            "from chromino_widget import Table\ntable = Table(players=1, seed=7)\ntable",
            "import time\nfrom pathlib import Path\nprint('Busy.')\n"
            "while not Path('enough').exists():\n    time.sleep(0.02)\n"
            "print(len(table.game.board))",
        )
    )
    lab.run(0)
    [table] = lab.tables(1)
    lab.begin_to_run(1)
    expect(lab.output(1)).to_have_text("Busy.")
    tile = table.try_to_lay()
    table.expect_trouble("ui-kernel-silent")
    # It lies there for all to see, though the kernel has not heard of it.
    expect(table.tile(tile)).to_have_count(0)
    table.expect_on_board(2)
    (jupyter.root / "enough").touch()
    expect(table.find('[role="alert"]')).to_have_count(0)
    table.expect_on_board(2)
    expect(lab.output(1)).to_have_text("Busy. 1")


def test_a_kernel_that_goes_is_missed_and_one_plays_on_when_it_is_back(
    lab: Notebook, jupyter: JupyterServer
) -> None:
    path = jupyter.write(
        "gone.ipynb", "from chromino_widget import Table", "table = Table(players=1, seed=7)\ntable"
    )
    lab.open(path)
    lab.run_all()
    [table] = lab.tables(1)
    table.lay_by_click()
    assert lab.kernel_says("len(table.game.board)") == "2"

    lab.command("docmanager:save")
    lab.page.goto(f"{jupyter.address}lab/tree/{path}")
    lab.wait_until_ready()
    [table] = lab.tables(1)
    table.expect_on_board(2)
    expect(table.find('[role="alert"]')).to_have_count(0)

    lab.page.evaluate("notebook.sessionContext.restartKernel()")
    table.expect_trouble("ui-kernel-gone")
    table.expect_on_board(2)
    lab.wait_until_ready()
    lab.run_all()
    [table] = lab.tables(1)
    table.lay_by_click()
    assert lab.kernel_says("len(table.game.board)") == "2"

    lab.page.evaluate("notebook.sessionContext.shutdown()")
    table.try_to_lay()
    table.expect_trouble("ui-kernel-gone")
    table.expect_on_board(2)


# Programs of people

BOTS: Final = """
from chromino_widget import Table

def last(observation, rng):
    return observation.actions[-1]

def clumsy(observation, rng):
    return {}["no such key"]

def poet(observation, rng):
    return "a tile of my own"
"""


def test_own_bots_play_or_fail_in_peace(lab: Notebook, jupyter: JupyterServer) -> None:
    bots = ("last", "clumsy", "poet")
    tables = [f"{bot}_table = Table(bots=[{bot}], seed=7)\n{bot}_table" for bot in bots]
    lab.open(jupyter.write("bots.ipynb", BOTS, *tables))
    lab.run_all()
    last, clumsy, poet = lab.tables(3)

    last.lay_by_click()
    last.expect_turn_of(0)
    assert lab.kernel_says("last_table.game.log[-1][0], last_table.bot_error") == "1 None"

    clumsy.lay_by_click()
    clumsy.expect_says("bot-failed")
    expect(clumsy.find("[data-say]")).to_contain_text("KeyError: 'no such key'")
    assert lab.kernel_says("repr(clumsy_table.bot_error)") == "KeyError('no such key')"
    clumsy.action("menu").click()
    clumsy.action("seats").click()
    clumsy.action("seat-1-greedy").click()
    clumsy.action("close").click()
    clumsy.expect_turn_of(0)
    assert lab.kernel_says("clumsy_table.game.log[-1][0]") == "1"

    poet.lay_by_click()
    poet.expect_says("bot-failed")
    expect(poet.find("[data-say]")).to_contain_text("a tile of my own")
    poet.action("undo").click()
    poet.expect_turn_of(0)
    poet.expect_on_board(1)


# What is printed and raised is seen below the table

TALKING: Final = """
from chromino_widget import Table
import ipywidgets

out = ipywidgets.Output()

def chatty(observation, rng):
    print("I think of", len(observation.actions))
    return observation.actions[0]

table = Table(bots=[chatty], seed=7)

@table.on_move
def tell(move):
    print("moved by", move.seat)

@table.on_move
@out.capture()
def note(move):
    print("noted", move.seat)

@table.on_change
def fail(change):
    if change.moves[-1].seat == 0:
        raise ZeroDivisionError("in my own function")

display(table)
"""


def test_what_callbacks_and_bots_print_and_raise_is_below_their_table(
    lab: Notebook, jupyter: JupyterServer
) -> None:
    lab.open(jupyter.write("talking.ipynb", TALKING, "out"))
    lab.run_all()
    [table] = lab.tables(1)
    below = lab.cell(0).locator(".jp-Cell-outputArea")
    for _ in range(3):
        table.draw_until_something_fits()
        table.lay_by_click()
        table.expect_turn_of(0)
        seats = lab.kernel_says("*(seat for seat, _ in table.game.log)").split()
        for told in ("moved by 0", "moved by 1", "I think of"):
            times = seats.count("0" if told == "moved by 0" else "1")
            expect(below).to_contain_text(re.compile(f"({told}.*){{{times}}}", re.DOTALL))
        noted = re.compile(r"^\s*" + r"\s+".join(f"noted {each}" for each in seats) + r"\s*$")
        expect(lab.cell(1).locator(".jupyter-widgets .jp-OutputArea")).to_have_text(noted)
    wrong = lab.output(0).filter(has_text="in my own function").first
    expect(wrong).to_contain_text(
        re.compile(r"ZeroDivisionError\s+Traceback[^\n]*\nCell In\[1\], line \d+, in fail")
    )
    expect(wrong).not_to_contain_text("callbacks.py")


BROKEN: Final = """
def broken(observation, rng):
    print("mended")
    return observation.actions[0]
"""


def test_a_bot_that_was_mended_tries_again(lab: Notebook, jupyter: JupyterServer) -> None:
    failing = BROKEN.replace('print("mended")', "observation.nonsense")
    table_cell = "from chromino_widget import Table\ntable = Table(bots=[broken], seed=7)\ntable"
    lab.open(jupyter.write("mended.ipynb", failing, table_cell, BROKEN))
    lab.run(0)
    lab.run(1)
    [table] = lab.tables(1)
    table.lay_by_click()
    table.expect_says("bot-failed")
    wrong = lab.cell(1).locator(".jp-RenderedText").filter(has_text="AttributeError")
    expect(wrong).to_contain_text(re.compile(r"Traceback[^\n]*\nCell In\[1\], line 2, in broken"))
    expect(wrong).not_to_contain_text("protocol.py")
    lab.run(2)
    table.action("bot-again").click()
    table.expect_turn_of(0)
    expect(table.action("bot-again")).to_have_count(0)
    expect(lab.cell(1).locator(".jp-RenderedText").last).to_have_text(re.compile("^mended"))
    assert lab.kernel_says("table.log[-1][0], table.bot_error") == "1 None"
