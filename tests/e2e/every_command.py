"""Every command that a session knows, with the answers of the Python that runs the tests.

A browser that is sent the same commands has to give the same answers, whatever its Python was
started from.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from typing import Any, Final, NamedTuple, TypeAlias

from asked import CHOOSE, EDGES, FIND_ALL, NUMBER, PLACES, TEXT, lesson
from hostile import CASES

from chromino_core import Session

__all__ = ["Burst", "Json", "carried_out", "every_command"]

Json: TypeAlias = dict[str, Any]

_MOST_ACTIONS: Final = 400
_SLICE_MS: Final = 1000
_LARGEST: Final = 1_000_000
"""Longer texts than this take their time to get to a browser."""


class Burst(NamedTuple):
    """Commands that are sent at once, so that nobody has time to think between them."""

    commands: list[Json]
    answers: list[Json]
    then: Json | None
    """The view when a bot has thought; None: none did."""


class _Host:
    """Asks as a worker of the page does (session_host.js), and writes down what was said."""

    def __init__(self) -> None:
        self.said: list[Burst] = []
        self._session = Session()
        self._eyes: Json = {}
        self._thinks = False

    def ask(self, *commands: Json) -> Json:
        """What became of the last of these commands, and of what a bot thought about it."""
        answers = [self._answer(command) for command in commands]
        then = self._then() if self._thinks else None
        self.said.append(Burst(list(commands), answers, then))
        return {"view": then} if then else answers[-1]

    def _answer(self, command: Json) -> Json:
        answer: Json = json.loads(self._session.dispatch(json.dumps(command)))
        view = answer.get("view")
        if view and view["live"]:
            self._eyes = {"seat": view["seat"]}
            self._thinks = view["thinking"] is not None
        return answer

    def _then(self) -> Json:
        while self._session.think(_SLICE_MS) is not None:
            pass
        self._thinks = False
        view: Json = self._answer({"type": "view", **self._eyes})["view"]
        return view


def every_command() -> list[Burst]:
    """All that can be asked, well and badly."""
    host = _Host()
    for part in (
        _without_a_game,
        _a_game,
        _seats,
        _pictures,
        _kept_and_shared,
        _tasks,
        _badly,
        _whole_games,
    ):
        part(host)
    return host.said


def carried_out(said: list[Burst]) -> set[str]:
    """The commands that were not only sent, but done."""
    return {
        command["type"]
        for burst in said
        for command, answer in zip(burst.commands, burst.answers, strict=True)
        if answer["ok"]
    }


def _new(*kinds: str, seed: int = 7, **rules: Any) -> Json:
    players = [{"name": name, "kind": kind} for name, kind in zip("ABCDEFGH", kinds, strict=False)]
    return {"type": "new", "rules": rules, "players": players, "seed": seed}


def _without_a_game(host: _Host) -> None:
    host.ask({"type": "editions", "id": "a text"})
    for kind in Session().commands:
        if kind not in ("new", "editions"):
            host.ask({"type": kind, "id": 5})


def _a_game(host: _Host) -> None:
    """One person against a bot: moves, refusals, help, and looking back."""
    view = host.ask(_new("human", "greedy", edition="modern"))["view"]
    host.ask({"type": "act", "seat": 0, "action": "pass"})
    host.ask({"type": "why", "seat": 0, "action": "draw"})
    host.ask({"type": "why", "seat": 0, "action": "RRR@40,40>"})
    for tile in view["hand"]:
        host.ask({"type": "view", "seat": 0, "tile": tile["tile"]})
        host.ask({"type": "miss", "seat": 0, "tile": tile["tile"]})
    hint = host.ask({"type": "hint", "seat": 0})["hint"]
    host.ask({"type": "act", "seat": 0, "action": hint, "rev": view["rev"] - 1})  # too late
    host.ask({"type": "act", "seat": 0, "action": hint, "rev": view["rev"]})
    host.ask({"type": "bot"}, {"type": "cancel"})
    host.ask({"type": "bot"}, {"type": "view", "seat": None}, {"type": "move-now"})
    host.ask({"type": "cancel"})
    host.ask({"type": "undo"})
    host.ask({"type": "undo"})
    host.ask({"type": "redo"})
    host.ask({"type": "bot", "ms": 60_000})
    for ply in (0, 1, 2, 99, -1, "1"):
        host.ask({"type": "at", "ply": ply, "seat": 0})
    host.ask({"type": "at", "ply": 1, "everyone": True})
    host.ask({"type": "branch", "ply": 1, "game": "other"})


def _seats(host: _Host) -> None:
    host.ask(_new("human", "human", "random", edition="textures"))
    hint = host.ask({"type": "hint", "seat": 0})["hint"]
    host.ask({"type": "act", "seat": 0, "action": hint})
    host.ask({"type": "reveal", "seat": 1})
    host.ask({"type": "reveal", "seat": None})
    host.ask(_new("human", "human", "random", edition="textures"))
    host.ask({"type": "seat", "seat": 0, "kind": "greedy"})
    host.ask({"type": "bot"})
    host.ask({"type": "seat", "seat": 0, "kind": "clever"})
    host.ask({"type": "resign", "seat": 1})
    host.ask({"type": "seat", "seat": 1, "kind": "human"})
    host.ask(_new("human", "greedy", seed=1, edition="meccano-1998"))
    host.ask({"type": "resign", "seat": 0})
    host.ask({"type": "at", "ply": 0, "everyone": True})
    seen = {
        "start": "B*Y",
        "first": 0,
        "seat": 0,
        "hand": ["GPP", "BBG", "BRY", "PRP", "GGG", "RYB", "YGY", "PBP"],
    }
    host.ask({**_new("human", "greedy"), "shown": seen})
    host.ask({**_new("human", "greedy"), "shown": {**seen, "hand": ["GPP", "GPP"]}})


def _pictures(host: _Host) -> None:
    # A page has its own words; in Python, those of the catalogues would come in.
    colours = dict.fromkeys("RYGBP*", "∗")
    words = {"title": "Стіл <&>", "description": "桌", "colours": colours}
    options: Json = {"coordinates": True, "patterns": False, "contacts": "BRY@0,1>"}
    board = "B*Y@0,0> BRY@0,1>"
    host.ask({"type": "picture", "words": words})
    host.ask({"type": "picture", "board": board, "words": words, "highlight": [[0, 0]]})
    host.ask({"type": "picture", "board": "B*Y@0,0>", "words": words, **options})
    for wrong in ("B*Y@0,0> RRR@0,1>", "?", 5):
        host.ask({"type": "picture", "board": wrong})


def _kept_and_shared(host: _Host) -> None:
    host.ask(_new("human", "greedy", seed=3, edition="modern"))
    for _ in range(6):
        view = host.ask({"type": "view", "seat": 0})["view"]
        if view["next_bot"] is not None:
            host.ask({"type": "bot"})
        else:
            host.ask(
                {"type": "act", "seat": 0, "action": host.ask({"type": "hint", "seat": 0})["hint"]}
            )
    saved = host.ask({"type": "save"})
    link = host.ask({"type": "save", "as": "link", "seat": 0})["link"]
    host.ask({"type": "load", "record": saved["record"], "kinds": saved["kinds"], "game": "kept"})
    host.ask({"type": "load", "record": json.dumps(saved["record"]), "resigned": [0]})
    host.ask({"type": "load", "link": link, "seat": None})
    for wrong in ("", "1AAAAAAAAAAAA", link[:40], f"{link}AAAA", "1Ґрати", "1" * 30_000):
        host.ask({"type": "load", "link": wrong})
    for data in (b"[" * 100_000, b"\0" * 14_000_000, b"{}", b"\xff"):
        host.ask({"type": "load", "link": _packed(data)})


def _tasks(host: _Host) -> None:
    for geometry in ("free", "dominoes"):
        host.ask({"type": "task", "task": "introduction", "geometry": geometry, "name": "A"})
        host.ask({"type": "save"})
    link = host.ask({"type": "conundrum", "of": {"seed": 5, "grade": 4}})["conundrum"]["link"]
    for ref in ({"date": "2026-11-16"}, {"number": 20}, {"link": link}, {"text": TEXT}):
        host.ask({"type": "task", "conundrum": ref, "game": "conundrum"})
        host.ask({"type": "tip"})
    host.ask({"type": "try", "answer": PLACES[0]})
    host.ask({"type": "try", "answer": "BBG@0,2>"})
    host.ask({"type": "act", "seat": 0, "action": PLACES[1]})
    kept = host.ask({"type": "save"})["task"]
    host.ask({"type": "give-up"})
    host.ask({"type": "task", **kept})
    host.ask({"type": "task", "lesson": lesson(FIND_ALL, NUMBER, EDGES, CHOOSE)})
    for answer in (PLACES, 75, [[0, 1], [0, 2]], "red"):
        host.ask({"type": "try", "answer": answer})
        host.ask({"type": "next-step"})
    order = {"type": "sheet", "of": [{"number": 1}, {"number": 20}], "paper": "a4", "ink": "grey"}
    for answers in (False, True):
        says = host.ask({**order, "answers": answers})["says"]
        words = dict.fromkeys(says, "謎題")
        host.ask({**order, "answers": answers, "words": words, "language": "zh-Hant"})
    for wrong in ({"date": "0000-01-01"}, {"date": "9999-12-31"}, {"number": 61}, {"link": "?"}, 5):
        host.ask({"type": "task", "conundrum": wrong})
        host.ask({"type": "conundrum", "of": wrong})
    host.ask({"type": "task", "lesson": lesson({**FIND_ALL, "goal": {"kind": "dance"}})})


def _badly(host: _Host) -> None:
    for case in CASES.values():
        text = _text(case.make())
        if text is not None and len(text) < _LARGEST:
            host.ask({"type": "load", "record": text})
    host.ask({"type": "nonsense", "id": 1})
    host.ask({"id": "no type"})
    host.ask({"type": ["new"]})
    host.ask({"type": "new", "players": "Ann"})
    host.ask({"type": "new", "players": [{"name": "A"}, {"name": "B\0"}]})
    host.ask(_new("human", "greedy", edition="modern", hand_size=10**15))
    host.ask({**_new("human", "greedy"), "seed": -1})
    host.ask({"type": "act", "seat": 7, "action": "draw"})
    host.ask({"type": "act", "seat": 0, "action": "я" * 5_000})


def _whole_games(host: _Host) -> None:
    """Bots alone, to the end, by rules that differ in all that can."""
    for edition in ("modern", "meccano-1998", "ravensburger-2001"):
        view = host.ask(_new("counter", "random", "greedy", edition=edition))["view"]
        for _ in range(_MOST_ACTIONS):
            if view["outcome"]:
                break
            view = host.ask({"type": "bot"})["view"]
        assert view["outcome"], edition
        host.ask({"type": "at", "ply": 3, "everyone": True})
        host.ask({"type": "save"})
        host.ask({"type": "save", "as": "link"})


def _text(data: Any) -> str | None:
    """The text of what claims to be a record; None: no JSON could hold it."""
    if isinstance(data, str):
        return data
    try:
        return json.dumps(data)
    except (TypeError, ValueError):
        return None


def _packed(data: bytes) -> str:
    """Any bytes as a link to a game."""
    packer = zlib.compressobj(level=9, wbits=-15)
    code = urlsafe_b64encode(packer.compress(data) + packer.flush())
    return "1" + code.decode().rstrip("=")
