"""Bots at a table in a notebook: the game's own and one's own, which may fail."""

from __future__ import annotations

import asyncio
import re
import sys
import traceback
import types
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from kernel import Front, first

import chromino_core
from chromino_core import Game, IllegalMove
from chromino_core.observe import Observation
from chromino_widget import Table
from chromino_widget.traces import from_own_line

pytestmark = pytest.mark.own_thread


def test_bots_think_in_slices_and_what_people_do_gets_through() -> None:
    thoughts = []

    def slow(observation: Observation, rng: Random) -> Iterator[str]:
        for n in range(40):
            thoughts.append(sum(range(200_000)))  # a few milliseconds of thinking
            yield observation.actions[n % len(observation.actions)]

    table = Table(players=0, bots=[slow, slow], seed=7)
    front = Front(table)
    seen = []

    async def evening() -> None:
        assert front.ask("bot")["ok"]
        seen.append((table.view["thinking"], len(thoughts)))
        await asyncio.sleep(0)
        seen.append((table.view["thinking"], len(thoughts)))
        assert front.ask("move-now")["ok"]
        seen.append((table.view["thinking"], len(thoughts)))
        await asyncio.sleep(0)

    asyncio.run(evening())
    thinking, thought = zip(*seen, strict=True)
    assert thinking == (0, 0, None)
    assert thought[0] == 0 < thought[1] == thought[2] < 40
    assert len(table.game.log) == 1


def test_without_an_event_loop_bots_move_at_once() -> None:
    table = Table(players=0, bots=2, seed=7)
    assert Front(table).ask("bot")["ok"]
    assert len(table.game.log) == 1
    assert table.view["thinking"] is None


def test_run_bots_plays_on_to_the_next_person() -> None:
    table = Table(players=0, bots=["greedy", "random"], seed=7)
    assert table.run_bots() == len(table.game.log)
    assert table.view["outcome"]
    assert table.run_bots() == 0


def test_a_bot_that_raises_is_shown_and_may_be_replaced() -> None:
    def broken(observation: Observation, rng: Random) -> str:
        raise KeyError("no idea")

    table = Table(bots=[broken], seed=7)
    front = Front(table)
    front.ask("act", seat=0, action=table.game.legal_actions()[0])
    front.ask("bot")
    failed = {"name": "broken", "error": "KeyError: 'no idea'"}
    assert table.view["say"] == {"id": "bot-failed", "args": failed}
    assert isinstance(table.bot_error, KeyError)
    assert table.view["can_undo"]
    assert front.ask("seat", seat=1, kind="greedy", eyes=0)["ok"]
    assert table.run_bots() == 1


def test_run_bots_raises_what_a_bot_has_raised() -> None:
    def broken(observation: Observation, rng: Random) -> str:
        raise KeyError("no idea")

    with pytest.raises(KeyError, match="no idea"):
        Table(players=0, bots=[broken, "greedy"]).run_bots()


def test_a_bot_that_returns_nonsense_is_shown() -> None:
    table = Table(players=0, bots=[lambda seen, rng: "fly to the moon", "greedy"])
    with pytest.raises(IllegalMove, match="fly to the moon"):
        table.run_bots()
    assert table.view["say"]["id"] == "bot-failed"
    with pytest.raises(IllegalMove, match="fly to the moon") as caught:
        raise table.bot_error or AssertionError
    assert "<lambda>, which starts in" in caught.value.__notes__[0]


def test_of_nonsense_one_sees_where_the_bot_was_written_and_no_line_of_ours(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def poet(observation: Observation, rng: Random) -> str:
        return "fly to the moon"

    class Thinker:
        def think(self, observation: Observation) -> str:
            return observation.actions[0]

    bots: list[tuple[Any, str, str]] = [
        (poet, "fly to the moon", f"poet, which starts in {__file__}, line "),
        (Thinker(), "2 positional arguments", f"think, which starts in {__file__}, line "),
        (partial(poet), "fly to the moon", "That came from partial."),
    ]
    for bot, said, where in bots:
        table = Table(players=0, bots=[bot, "greedy"])
        Front(table).ask("bot")
        shown = capsys.readouterr().err
        assert said in shown
        assert where in shown
        assert "File" not in shown
        error: Any = table.bot_error
        assert len(traceback.extract_tb(error.whole_traceback)) > 1
        assert error.__context__ is None


def test_in_a_notebook_it_is_the_notebook_that_shows_errors_and_counts_cells(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[Any] = []

    def show(error: object, tb_offset: int) -> None:
        shown.append((error, tb_offset))

    compiler = types.SimpleNamespace(format_code_name=lambda file: ("Cell", "In[7]"))
    shell = types.SimpleNamespace(showtraceback=show, compile=compiler)
    monkeypatch.setattr("IPython.core.getipython.get_ipython", lambda: shell)
    table = Table(players=0, bots=[lambda seen, rng: "fly to the moon", "greedy"])
    Front(table).ask("bot")
    error = table.bot_error
    assert shown == [((IllegalMove, error, None), 0)]
    assert "starts in Cell In[7], line " in error.__notes__[0]  # type: ignore[union-attr]
    assert capsys.readouterr().err == ""


def test_a_mistake_in_a_bot_of_ours_is_shown_in_full(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nonsense(observation: object, rng: object) -> Iterator[str]:
        yield "fly to the moon"

    table = Table(players=0, bots=["greedy", "greedy"])
    monkeypatch.setitem(table._session._sitting.bots, "greedy", nonsense)
    Front(table).ask("bot")
    assert "sitting.py" in capsys.readouterr().err


def test_an_error_that_can_not_be_changed_is_shown_all_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    @dataclass(frozen=True)
    class Stuck(Exception):
        why: str

    def broken(observation: Observation, rng: Random) -> str:
        raise Stuck("no idea")

    table = Table(players=0, bots=[broken, "greedy"])
    assert Front(table).ask("bot")["ok"]
    assert table.view["say"]["id"] == "bot-failed"
    assert isinstance(table.bot_error, Stuck)
    assert re.search(r'last\):\n  File ".*", line \d+, in broken\n', capsys.readouterr().err)


def test_only_our_own_packages_are_ours() -> None:
    folder = Path(chromino_core.__file__).parent
    for file, lines in ((f"{folder}/extra.py", 1), (f"{folder}_bots/mine.py", 2)):
        made: dict[str, Any] = {}
        exec(compile("def fails(own):\n    own()", file, "exec"), made)

        def own() -> None:
            raise KeyError("no idea")

        with pytest.raises(KeyError) as caught:
            made["fails"](own)
        caught.value.with_traceback(caught.value.__traceback__.tb_next)  # type: ignore[union-attr]
        shown = traceback.extract_tb(from_own_line(caught.value).__traceback__)
        assert len(shown) == lines


def test_the_trace_of_a_bot_begins_with_its_own_line(capsys: pytest.CaptureFixture[str]) -> None:
    def broken(observation: Observation, rng: Random) -> str:
        raise KeyError("no idea")

    table = Table(players=0, bots=[broken, "greedy"])
    Front(table).ask("bot")
    error = table.bot_error
    assert error is not None
    assert [frame.name for frame in traceback.extract_tb(error.__traceback__)] == ["broken"]
    whole: Any = error
    assert len(traceback.extract_tb(whole.whole_traceback)) > 3
    assert re.search(r'last\):\n  File ".*", line \d+, in broken\n', capsys.readouterr().err)
    with pytest.raises(KeyError) as caught:
        table.run_bots()
    assert capsys.readouterr().err == "", "it is raised, and so not shown as well"
    _, *frames, bot = traceback.walk_tb(caught.value.__traceback__)
    assert bot[0].f_code is broken.__code__
    assert len(frames) == 2
    assert all(frame.f_locals["__tracebackhide__"] for frame, _ in frames), "a notebook hides them"
    Front(table).ask("bot")
    assert "in broken" in capsys.readouterr().err, "it is shown again"


def test_a_bot_whose_cell_was_run_again_is_the_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def cell(says: str) -> Any:
        def bot(observation: Observation, rng: Random) -> str:
            return observation.actions[0] if says == "good" else says

        bot.__module__, bot.__qualname__ = "__main__", "bot"
        monkeypatch.setattr("__main__.bot", bot, raising=False)
        return bot

    table = Table(players=0, bots=[cell("nonsense"), "greedy"], seed=7)
    front = Front(table)
    front.ask("bot")
    assert table.view["say"]["id"] == "bot-failed"
    another = lambda seen, rng: "another nonsense"  # noqa: E731
    monkeypatch.setattr("__main__.bot", another, raising=False)
    front.ask("bot")
    assert "<lambda>, which starts" in table.bot_error.__notes__[0]  # type: ignore[union-attr]
    cell("good")
    assert front.ask("bot")["ok"]
    assert [seat for seat, _ in table.game.log] == [0]
    assert table.bot_error is None


def test_run_bots_asks_a_bot_again_that_has_failed() -> None:
    def moody(observation: Observation, rng: Random) -> str:
        moods.append("bad" if not moods else "good")
        return observation.actions[0] if moods[-1] == "good" else "nonsense"

    moods: list[str] = []
    table = Table(players=0, bots=[moody, "greedy"], seed=7)
    Front(table).ask("bot")
    assert (len(table.game.log), table.view["say"]["id"]) == (0, "bot-failed")
    assert table.run_bots() > 10


def test_bots_that_only_share_a_name_with_something_stay_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuses(observation: Observation, rng: Random) -> str:
        raise AssertionError("somebody else's")

    def bot(observation: Observation, rng: Random) -> str:
        return observation.actions[0]

    names = {
        "of_a_module": ("some_module", "of_a_module", refuses),
        "local": ("__main__", "cell.<locals>.local", refuses),
        "of_a_kind": ("__main__", "of_a_kind", "a text"),
        "deleted": ("__main__", "deleted", None),
    }
    for name, (module, qualname, now) in names.items():
        bot.__module__, bot.__qualname__ = module, qualname
        for key in {name, qualname}:
            if now is not None:
                monkeypatch.setattr(sys.modules["__main__"], key, now, raising=False)
        table = Table(players=0, bots=[bot, "greedy"], seed=7)
        assert Front(table).ask("bot")["ok"]
        assert len(table.game.log) == 1, name


def test_a_better_bot_of_one_s_own_is_named_too() -> None:
    def worse(observation: Observation, rng: Random) -> str:
        return "nonsense"

    game = Game(["Ann", "Ben"], seed=7)
    table = Table(game, bots={0: first})
    Table(game, bots={0: worse})
    with pytest.raises(IllegalMove) as caught:
        table.run_bots()
    assert "worse, which starts" in caught.value.__notes__[0]
