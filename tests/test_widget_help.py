"""Bad use of the widget gets help: every mistake is told in a sentence that says what to do."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import types
from typing import Any

import pytest
from traitlets import TraitError

from builder.paths import ROOT
from chromino_core import Game
from chromino_widget import BoardView, Table

pytestmark = pytest.mark.own_thread


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ({"players": 9}, "for 1 to 8 players, not for 9"),
        ({"players": 0}, "for 1 to 8 players, not for 0"),
        ({"players": 1, "edition": "meccano-1998"}, "One player is too few"),
        ({"players": -1}, "can’t be -1 people"),
        ({"players": "Ann"}, r'players=\["Ann", "Ben"\]'),
        ({"players": True}, "number of people who play"),
        ({"players": ["Ann", 7]}, "7"),
        ({"bots": ["deep blue"]}, ": human, random, greedy, counter"),
        ({"bots": [3.5]}, "3.5 isn’t a bot"),
        ({"bots": {5: "greedy"}}, "There is no seat 5 for a bot: seats go from 0 to 1"),
        ({"bots": {"Ann": "greedy"}}, "There is no seat 'Ann'"),
        ({"bots": -1, "players": 2}, "can’t be -1 bots"),
        ({"bots": None, "players": 2, "edition": "1789"}, ": meccano-1998"),
        ({"seed": "lucky"}, "whole number"),
        ({"seat": 2}, "from 0 to 1"),
        ({"language": "de"}, "zh-Hant"),
        ({"theme": "pink"}, "dark"),
        ({"help": "a lot"}, "chosen"),
        ({"player": 2}, r"help\(Table\)"),
    ],
)
def test_a_table_that_cannot_be(how: dict[str, Any], sentence: str) -> None:
    with pytest.raises((ValueError, TypeError, TraitError), match=sentence):
        Table(**how)


def test_a_game_is_a_game_and_has_its_rules_already() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    with pytest.raises(TypeError, match=r"Game\.from_record"):
        Table(game.record())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="are for a new game"):
        Table(game, seed=7)
    with pytest.raises(ValueError, match="3 bots are too many: this game has 2 seats"):
        Table(game, bots=3)


def test_a_callback_is_a_function() -> None:
    with pytest.raises(TypeError, match="function that takes a move"):
        Table().on_move("print")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="function that takes a change, and 'print' isn"):
        Table().on_change("print")  # type: ignore[arg-type]


def test_without_anywidget_it_says_what_to_install() -> None:
    program = "import sys; sys.modules['anywidget'] = None; import chromino_widget"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "pip install 'chromino[widget]'" in done.stderr.splitlines()[-1]


def kernel_of(monkeypatch: pytest.MonkeyPatch, version: tuple[int, int], *names: str) -> None:
    """Let this Python look like the kernel of a notebook, which has defined these names."""
    ipykernel = types.ModuleType("ipykernel")
    ipykernel.version_info = version  # type: ignore[attr-defined]
    ipykernel.__version__ = ".".join(map(str, version))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "ipykernel", ipykernel)
    shell = types.SimpleNamespace(kernel=object(), user_ns=dict.fromkeys(names))
    monkeypatch.setattr("IPython.core.getipython.get_ipython", lambda: shell)


async def waits(board: Table | BoardView) -> bool:
    """Whether it begins to wait at all."""
    task = asyncio.ensure_future(board.next_move())
    await asyncio.sleep(0)
    waiting = not task.done()
    task.cancel()
    if not waiting:
        await task
    return waiting


@pytest.mark.parametrize("board", [Table, BoardView])
def test_an_old_kernel_cannot_wait_and_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, board: type[Table | BoardView]
) -> None:
    kernel_of(monkeypatch, (6, 31))
    with pytest.raises(RuntimeError, match=r"ipykernel 6\.31.*ipykernel 7 or newer.*on_move"):
        asyncio.run(waits(board()))
    kernel_of(monkeypatch, (7, 4))
    assert asyncio.run(waits(board()))


def test_where_cells_and_widgets_have_one_line_the_kernel_has_to_be_newer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for version in ((7, 0), (7, 3)):
        kernel_of(monkeypatch, version)
        assert asyncio.run(waits(Table()))
        kernel_of(monkeypatch, version, "__vsc_ipynb_file__")
        with pytest.raises(RuntimeError, match=r"ipykernel 7\.4 or newer.*on_move"):
            asyncio.run(waits(Table()))
    for version in ((7, 4), (8, 0)):
        kernel_of(monkeypatch, version, "__vsc_ipynb_file__")
        assert asyncio.run(waits(Table()))


def test_who_cannot_have_a_newer_kernel_is_not_told_to_install_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "google.colab", types.ModuleType("google.colab"))
    kernel_of(monkeypatch, (6, 31))
    with pytest.raises(RuntimeError, match=r"Google Colab.*on_move") as told:
        asyncio.run(waits(Table()))
    assert "install" not in str(told.value)


def test_where_a_cell_cannot_wait_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    marimo = types.SimpleNamespace(running_in_notebook=lambda: True)
    monkeypatch.setitem(sys.modules, "marimo", marimo)
    with pytest.raises(RuntimeError, match=r"marimo.*on_move"):
        asyncio.run(waits(Table()))
    monkeypatch.setattr(sys, "platform", "emscripten")
    with pytest.raises(RuntimeError, match=r"JupyterLite.*on_move"):
        asyncio.run(waits(Table()))
