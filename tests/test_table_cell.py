"""The cell that shows a table: the picture below it, and where what is printed appears."""

from __future__ import annotations

import asyncio
import sys
import types
from contextvars import ContextVar, Token
from random import Random
from typing import Any

import pytest
from kernel import Front

from chromino_core.observe import Observation
from chromino_widget import Table
from chromino_widget.cell import being_answered

pytestmark = pytest.mark.own_thread

VIEW = "application/vnd.jupyter.widget-view+json"


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str | None, dict[str, str]]]:
    """Whatever is displayed, each with its name, and whatever that is changed to."""
    outputs: list[tuple[str | None, dict[str, str]]] = []

    def display(data: dict[str, str], display_id: str | None = None, **_: object) -> None:
        outputs.append((display_id, data))

    monkeypatch.setattr("IPython.display.display", display)
    monkeypatch.setattr("IPython.display.update_display", display)
    return outputs


def test_below_a_table_there_is_a_picture_of_the_board_of_now(
    shown: list[tuple[str | None, dict[str, str]]],
) -> None:
    table = Table(players=["Ann", "Ben"], seed=7)
    name = table._host["picture"]
    table.game.push(table.game.legal_actions()[0])
    assert shown == [], "it isn't there yet"
    table._ipython_display_()
    (no_name, widget), (own_name, picture) = shown
    assert VIEW in widget
    assert widget["text/html"] == "<div></div>", "the picture says what to do where it can't be"
    assert (no_name, own_name) == (None, name)
    assert picture["image/svg+xml"] == table.svg
    how, image = picture["text/html"].split("</p>")
    assert how.startswith(f'<div class="{name}"><p>')
    assert "JupyterLab 4" in how
    assert image.startswith('<img alt="2 tiles on the table')

    front = Front(table)
    front.ask("view", seat=1)
    assert len(shown) == 2, "the board is the same"
    front.ask("act", seat=1, action=table.game.legal_actions()[0])
    assert len(shown) == 3
    assert shown[2][0] == name
    assert list(shown[2][1]) == ["text/html"], "it is sent after every move, and once is enough"
    assert '<img alt="3 tiles on the table' in shown[2][1]["text/html"]


Request = dict[str, str]


class OldKernel:
    """What a kernel before ipykernel 7.4 tells, and is told: the one request that it answers."""

    def __init__(self) -> None:
        self._parent = {"id": "cell"}

    def get_parent(self) -> Request:
        return self._parent

    def set_parent(self, request: Request) -> None:
        self._parent = request


class NewKernel:
    """Here every thread and every task has a request of its own."""

    def __init__(self) -> None:
        self._parent: ContextVar[Request] = ContextVar("parent")
        self._parent.set({"id": "cell"})

    def get_parent(self) -> Request:
        return self._parent.get()

    def set_parent(self, request: Request) -> None:
        self._parent.set(request)

    def set_thread_parent(self, request: Request) -> Token[Request]:
        return self._parent.set(request)

    def reset_thread_parent(self, token: Token[Request]) -> None:
        self._parent.reset(token)


@pytest.mark.parametrize("kernel", [OldKernel, NewKernel])
def test_everything_is_done_on_behalf_of_the_cell_until_its_page_is_loaded_again(
    kernel: type[OldKernel | NewKernel],
    monkeypatch: pytest.MonkeyPatch,
    shown: list[tuple[str | None, dict[str, str]]],
) -> None:
    ipython = kernel()
    monkeypatch.setattr("IPython.core.getipython.get_ipython", lambda: ipython)
    whose: list[tuple[object, Any]] = []

    def bot(observation: Observation, rng: Random) -> str:
        whose.append(("bot", being_answered()))
        return observation.actions[0]

    async def evening() -> None:
        table = Table(players=1, bots=[bot], seed=7)
        table.on_move(lambda move: whose.append((move.seat, being_answered())))
        front = Front(table)
        for page in (1, 2, 3):
            if page != 2:  # it is made and shown in a cell, and later shown in another one
                ipython.set_parent({"id": f"cell {page}"})
                table._ipython_display_()
            ipython.set_parent({"id": "message"})
            rev = len(table.game.log)
            front.ask("act", seat=0, action=table.game.legal_actions()[0], page=page)
            assert being_answered() == {"id": "message"}
            front.ask("bot", page=page)
            while len(table.game.log) < rev + 2:
                await asyncio.sleep(0)

    asyncio.run(evening())
    wanted: list[tuple[object, Any]] = []
    for page in ("cell 1", "message", "cell 3"):
        for_bots = page if kernel is NewKernel else "message"
        wanted += [(0, {"id": page}), ("bot", {"id": for_bots}), (1, {"id": for_bots})]
    assert whose == wanted


def test_before_it_is_shown_things_are_done_on_behalf_of_the_cell_that_made_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ipython = OldKernel()
    monkeypatch.setattr("IPython.core.getipython.get_ipython", lambda: ipython)
    table = Table(seed=7)  # for an HBox, say
    whose = []
    table.on_move(lambda move: whose.append(being_answered()))
    ipython.set_parent({"id": "message"})
    Front(table).ask("act", seat=0, action=table.game.legal_actions()[0], page=1)
    assert whose == [{"id": "cell"}]
    assert Table()._host["picture"] != table._host["picture"]


@pytest.mark.parametrize("runs", [True, False])
def test_a_view_in_marimo_is_asked_to_react(runs: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not Table()._host["reacts"]
    marimo = types.SimpleNamespace(running_in_notebook=lambda: runs)
    monkeypatch.setitem(sys.modules, "marimo", marimo)
    assert Table()._host["reacts"] is runs
