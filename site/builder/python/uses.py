"""All that the page's worker asks of Python: every command of a session, and what may go wrong.

`uses.mjs` runs this in Pyodide: when the page is built, to see which modules of the standard
library are needed, and in the tests, to see that those are enough.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable
from importlib import import_module
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import chromino_core
from chromino_core import Lesson
from chromino_core.bots import BOTS
from chromino_core.conundrums import find
from chromino_core.observe import Observation
from chromino_core.session import Session

__all__ = ["USES", "failures"]

Json: TypeAlias = dict[str, Any]

_PEOPLE: Final = [{"name": "Ann"}, {"name": "Зоя"}]
_BOTS: Final = [{"name": kind.title(), "kind": kind} for kind in BOTS]
_PLIES: Final = 12
_TO_THE_END: Final = 1_000

_carried_out: set[str] = set()
"""The types of commands."""


def failures() -> dict[str, str]:
    """What fails of all this, and how: nothing, if all is well."""
    failed = {type: "is never tried" for type in Session().commands if type not in USES}
    for name, use in USES.items():
        _carried_out.clear()
        try:
            use()
            if name in Session().commands and name not in _carried_out:
                failed[name] = "was not carried out"
        except Exception:
            failed[name] = traceback.format_exc()
    return failed


# Commands, as text like the worker's


def _answer(session: Session, type: str, **more: Any) -> Json:
    answer: Json = json.loads(session.dispatch(json.dumps({"id": 1, "type": type, **more})))
    return answer


def _ask(session: Session, type: str, **more: Any) -> Json:
    answer = _answer(session, type, **more)
    if not answer["ok"]:
        raise RuntimeError(f"{type}: {answer['problems']}")
    _carried_out.add(type)
    return answer


def _check_refused(answer: Json, id: str | None = None) -> None:
    """It is refused, for this reason or whatever, but for none that is a mistake of ours."""
    told = [problem["id"] for problem in answer.get("problems", [])]
    if answer["ok"] or (told == ["internal-error"] if id is None else told != [id]):
        raise RuntimeError(f"{id or 'a refusal'} was expected: {answer}")


def _new(players: list[dict[str, str]] = _PEOPLE) -> Session:
    session = Session()
    _ask(session, "new", players=players, seed=7)
    return session


def _played(plies: int) -> Session:
    """A game in which people have done the first thing they may, again and again."""
    session = _new()
    while len(session.game.log) < plies and session.game.outcome() is None:
        seat = session.game.seat
        _ask(session, "act", seat=seat, action=session.game.legal_actions(seat)[0])
    return session


def _begins() -> None:
    for rules in _ask(Session(), "editions")["editions"]:
        _ask(Session(), "new", players=_PEOPLE, rules={"edition": rules["edition"]})
    game = _new().game
    start, hand = game.board.placements[0].tile.text, [tile.text for tile in game.hands[0]]
    shown = {"start": start, "first": 0, "seat": 0, "hand": hand}
    _ask(Session(), "new", players=_PEOPLE, shown=shown)


def _takes_back() -> None:
    session = _played(1)
    _ask(session, "undo")
    _ask(session, "redo")


def _looks_back() -> None:
    session = _played(_TO_THE_END)
    for ply in (0, _PLIES):
        _ask(session, "at", ply=ply, everyone=True)


def _tells_why() -> None:
    session = _played(_PLIES)
    _ask(session, "why", seat=session.game.seat, action="pass")


def _comes_near() -> None:
    session = _new()
    for seat, hand in enumerate(session.game.hands):
        for tile in hand:
            if not session.game.board.legal_placements(tile):
                _ask(session, "miss", seat=seat, tile=tile.text)


def _hints() -> None:
    session = _played(_PLIES)
    _ask(session, "hint", seat=session.game.seat)


def _leave() -> None:
    session = _played(_PLIES)
    _ask(session, "seat", seat=0, kind="counter")
    _ask(session, "resign", seat=1)


def _bots_play() -> None:
    session = _new(_BOTS)
    while session.game.outcome() is None:
        _ask(session, "bot", ms=100)
        while session.think(1) is not None:
            pass


def _bots_are_hurried() -> None:
    session = _new(_BOTS)
    _ask(session, "bot")
    _ask(session, "cancel")
    _ask(session, "bot")
    _ask(session, "move-now")


def _keeps() -> None:
    session = _played(_PLIES)
    saved = _ask(session, "save")
    _ask(Session(), "load", record=saved["record"], kinds=saved["kinds"])
    for played in (session, _played(_TO_THE_END)):
        link = _ask(played, "save", **{"as": "link"})["link"]
        _ask(Session(), "load", link=link)


def _draws() -> None:
    words = {"title": "Le jeu", "description": "Стіл", "colours": dict.fromkeys("RGBYP*", "色")}
    _ask(_played(_PLIES), "picture", coordinates=True, highlight=["B*Y@0,0>"], words=words)
    _ask(Session(), "picture", board="B*Y@0,0> BRY@0,1>", patterns=False)


# Tasks

_CONUNDRUM: Final = {"text": "BBG|B*Y@0,0> BRY@0,1>"}


def _asks() -> None:
    """Every command of a task, at a conundrum and at a lesson of two steps."""
    _ask(Session(), "task", task="introduction")
    session = Session()
    _ask(session, "task", conundrum=_CONUNDRUM)
    _ask(session, "try", answer="BBG@0,2>")
    _ask(session, "try", answer="BBG@-1,-1>")
    _ask(session, "tip")
    saved = _ask(session, "save")
    _ask(Session(), "load", record=saved["record"], kinds=saved["kinds"], task=saved["task"])
    _ask(session, "give-up")
    lesson = Lesson("?", [find(_CONUNDRUM).task] * 2).to_json()
    session = Session()
    _ask(session, "task", lesson=lesson)
    _ask(session, "next-step")
    saved = _ask(session, "save")
    _ask(Session(), "load", record=saved["record"], kinds=saved["kinds"], task=saved["task"])


def _conundrums() -> None:
    session = Session()
    _ask(session, "conundrums")
    for ref in ({"date": "2026-11-16"}, {"seed": 7, "grade": 5}):
        link = _ask(session, "conundrum", of=ref)["conundrum"]["link"]
        _ask(session, "task", conundrum={"link": link})


def _prints() -> None:
    session = Session()
    for answers in (False, True):
        order = {"of": [{"number": 1}, {"number": 60}], "paper": "a4", "ink": "grey"}
        says = _ask(session, "sheet", **order, answers=answers)["says"]
        words = dict.fromkeys(says, "…")
        _ask(session, "sheet", **order, answers=answers, words=words, language="fr")


# What may go wrong


def _refuses() -> None:
    session = _new()
    for wrong in ("", "[]", "{", "[" * 100_000, '{"type": 9e999}', '"\\ud800"', "\x00"):
        _check_refused(json.loads(session.dispatch(wrong)))
    for type in ("no such command", "act", "load", "at", "new", "picture", "seat", "why"):
        _check_refused(_answer(session, type, link="!", ply="x", board="?"))
    _check_refused(_answer(session, "view", seat=9), "no-such-seat")


def _fails() -> None:
    """A bot breaks, or there is a mistake of ours."""

    def broken(observation: Observation, rng: Random) -> str:
        raise ZeroDivisionError("by a bot")

    session = Session(bots={"broken": broken})
    _ask(session, "new", players=[{"kind": "broken"}, {}])
    _ask(session, "bot")
    while session.think(1) is not None:
        pass

    class Mistaken(dict[str, Any]):
        def get(self, key: str, default: Any = None) -> Any:
            raise LookupError("a mistake")

    _check_refused(session.dispatch(Mistaken()), "internal-error")


def _tells_where() -> None:
    """A traceback names files and lines, although there are no sources."""
    told = StringIO()
    try:
        try:
            Session().game.copy()
        except ValueError as error:
            raise ExceptionGroup("several", [error, SyntaxError("друга")]) from error
    except ExceptionGroup:
        traceback.print_exc(file=told)
        traceback.print_stack(file=told)
    if 'sitting.py", line' not in told.getvalue() or "друга" not in told.getvalue():
        raise RuntimeError(told.getvalue())


def _imports() -> None:
    """Some modules are imported where they are needed, and not only at the start."""
    package = Path(chromino_core.__file__).parent
    for file in package.rglob("*.py*"):
        if file.parent.name != "__pycache__":
            [*folders, name] = file.relative_to(package.parent).with_suffix("").parts
            import_module(".".join(folders if name == "__init__" else [*folders, name]))


USES: Final[dict[str, Callable[[], object]]] = {
    "new": _begins,
    "act": lambda: _played(_TO_THE_END),
    "undo": _takes_back,
    "redo": _takes_back,
    "at": _looks_back,
    "why": _tells_why,
    "miss": _comes_near,
    "hint": _hints,
    "seat": _leave,
    "resign": _leave,
    "bot": _bots_play,
    "move-now": _bots_are_hurried,
    "cancel": _bots_are_hurried,
    "task": _asks,
    "try": _asks,
    "tip": _asks,
    "give-up": _asks,
    "next-step": _asks,
    "conundrum": _conundrums,
    "conundrums": _conundrums,
    "sheet": _prints,
    "view": lambda: _ask(_new(), "view", seat=None),
    "reveal": lambda: _ask(_played(1), "reveal", seat=1),
    "load": _keeps,
    "branch": lambda: _ask(_played(_PLIES), "branch", ply=2),
    "save": _keeps,
    "picture": _draws,
    "editions": lambda: _ask(Session(), "editions"),
    "refusals": _refuses,
    "failures": _fails,
    "tracebacks": _tells_where,
    "modules": _imports,
}
