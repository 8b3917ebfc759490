"""The session's border: text or data, garbage, refusals as answers, and revisions."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hosting import any_placement, ask, new, refused
from hypothesis import given, settings
from hypothesis import strategies as st
from moments import moment, through_json
from situations import everything

from chromino_core import Game, InvalidSetup, Session
from chromino_core.words import sentence

CHANGING = [
    "new", "act", "undo", "redo", "seat", "resign", "bot", "move-now", "cancel", "load", "branch",
]  # fmt: skip
READING = ["view", "at", "why", "miss", "hint", "save", "picture", "editions"]
COMMANDS = [*CHANGING, *READING]


# The border


def test_data_in_data_out_text_in_text_out() -> None:
    command = {"id": "a", "type": "new", "seed": 1, "players": [{"name": "Ann"}]}
    answer = Session().dispatch(command)
    text = Session().dispatch(json.dumps(command))
    assert isinstance(text, str)
    assert json.loads(text) == answer == through_json(answer)
    assert json.loads(Session().dispatch(json.dumps(command).encode())) == answer
    assert list(answer) == ["id", "ok", "view"]
    assert text.isascii(), "so that no transport can spoil it"


def test_an_answer_has_the_id_of_its_command() -> None:
    session = new("human")
    for id in (0, 7, "x", -1, "\ud800"):
        assert session.dispatch({"id": id, "type": "view"})["id"] == id
        answer = session.dispatch(json.dumps({"id": id, "type": "view"}))
        assert json.loads(answer)["id"] == id
        answer.encode()
    nothings: list[Any] = [None, [], {}, 1.5]
    for nothing in nothings:
        assert session.dispatch({"id": nothing, "type": "view"})["id"] is None


@pytest.mark.parametrize("type", COMMANDS)
def test_every_command_exists(type: str) -> None:
    problems = Session().dispatch({"id": 1, "type": type}).get("problems", [])
    assert [problem["id"] for problem in problems] != ["command-unknown"]


@pytest.mark.parametrize("type", [t for t in COMMANDS if t not in ("new", "load", "editions")])
def test_without_a_game_there_is_nothing_to_do(type: str) -> None:
    session = Session()
    for more in ({}, {"seat": 0}, {"seat": 0, "action": "draw"}, {"ply": 0}, {"rev": 99}):
        id = refused(ask(session, type, **more))
        assert id in ("no-game", "nobody-thinks", "nothing-to-redo", "no-such-seat")
    with pytest.raises(InvalidSetup, match=sentence("no-game")):
        session.view()
    with pytest.raises(InvalidSetup):
        _ = session.game
    assert session.think(0) is None


GARBAGE: list[Any] = [
    None, 1, 1.5, True, "", "x", [], [1], {},
    {"type": None},
    {"type": 7},
    {"type": 10**5000},
    {"type": []},
    {"type": {}},
    {"type": "NEW"},
    {"type": "view "},
    {"type": "__init__"},
    {"type": "_new"},
    {"type": "act"},
    {"type": "act", "seat": "0", "action": "draw"},
    {"type": "act", "seat": 0},
    {"type": "act", "seat": 0, "action": None},
    {"type": "act", "seat": 0, "action": ["draw"]},
    {"type": "act", "seat": 0, "action": ""},
    {"type": "act", "seat": 0, "action": "x" * 10**5},
    {"type": "act", "seat": 99, "action": "draw"},
    {"type": "act", "seat": True, "action": "draw"},
    {"type": "act", "seat": 10**5000, "action": "draw"},
    {"type": "act", "seat": 0, "action": "BRY@1e9,0>"},
    {"type": "act", "seat": 0, "action": "\ud800"},
    {"type": "at"},
    {"type": "at", "ply": -1},
    {"type": "at", "ply": 1.0},
    {"type": "at", "ply": "1"},
    {"type": "at", "ply": True},
    {"type": "at", "ply": 10**5000},
    {"type": "at", "ply": 0, "seat": 9},
    {"type": "at", "ply": 0, "everyone": True},
    {"type": "at", "ply": 0, "everyone": 1},
    {"type": "branch"},
    {"type": "branch", "ply": 1},
    {"type": "branch", "ply": -1},
    {"type": "branch", "ply": "0"},
    {"type": "branch", "ply": 0, "seat": 9},
    {"type": "why"},
    {"type": "why", "seat": 0},
    {"type": "why", "seat": 0, "action": "jump"},
    {"type": "hint"},
    {"type": "hint", "seat": []},
    {"type": "view", "seat": -1},
    {"type": "view", "seat": "me"},
    {"type": "view", "eyes": 2},
    {"type": "view", "eyes": "0", "seat": 0},
    {"type": "bot", "ms": 1},
    {"type": "miss"},
    {"type": "miss", "seat": 0},
    {"type": "miss", "seat": 0, "tile": 7},
    {"type": "miss", "seat": 0, "tile": "BRYY"},
    {"type": "miss", "seat": 0, "tile": "B*B"},
    {"type": "miss", "seat": 2, "tile": "BRY"},
    {"type": "seat"},
    {"type": "seat", "seat": 0},
    {"type": "seat", "kind": "greedy"},
    {"type": "seat", "seat": 2, "kind": "greedy"},
    {"type": "seat", "seat": True, "kind": "greedy"},
    {"type": "seat", "seat": 0, "kind": "wizard"},
    {"type": "seat", "seat": 0, "kind": ["greedy"]},
    {"type": "seat", "seat": 0, "kind": "greedy", "eyes": 2},
    {"type": "resign"},
    {"type": "resign", "seat": None},
    {"type": "resign", "seat": 2},
    {"type": "resign", "seat": 0, "eyes": -1},
    {"type": "load"},
    {"type": "load", "record": None},
    {"type": "load", "record": "x"},
    {"type": "load", "link": None},
    {"type": "load", "link": 7},
    {"type": "load", "link": "1AAAA"},
    {"type": "load", "record": {}},
    {"type": "new"},
    {"type": "new", "players": []},
    {"type": "new", "players": "Ann"},
    {"type": "new", "players": ["Ann"]},
    {"type": "new", "players": [{"name": 7}]},
    {"type": "new", "players": [{"name": None}]},
    {"type": "new", "players": [{"kind": "wizard"}]},
    {"type": "new", "players": [{"kind": []}]},
    {"type": "new", "players": [{}] * 9},
    {"type": "new", "players": [{}], "seed": -1},
    {"type": "new", "players": [{}], "seed": 2**32},
    {"type": "new", "players": [{}], "seed": "7"},
    {"type": "new", "players": [{}], "seed": True},
    {"type": "new", "players": [{}], "seat": 1},
    {"type": "new", "players": [{}], "seat": "x"},
    {"type": "new", "players": [{}], "eyes": 1},
    {"type": "new", "players": [{}], "shown": []},
    {"type": "new", "players": [{}], "shown": {"start": "B*Y"}},
    {"type": "new", "players": [{}], "rules": []},
    {"type": "new", "players": [{}], "rules": {"edition": 5}},
    {"type": "new", "players": [{}], "rules": {"x": 1}},
    {"type": "new", "players": [{}], "rules": {1: 1}},
    {"type": "new", "players": [{}], "rules": {"id": 1}},
    {"type": "new", "players": [{}], "rules": {"hand_size": float("nan")}},
    {"type": "move-now"},
    {"type": "cancel"},
    {"type": "redo"},
    {"type": "undo"},
]  # fmt: skip


@pytest.mark.parametrize("command", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_gets_an_answer_and_changes_nothing(command: Any) -> None:
    session = new("human", "human")
    game, before, view = session.game, everything(session.game), session.view(0)
    told: list[int] = []
    session.watch(lambda: told.append(1))
    answer = session.dispatch(command)
    if isinstance(command, str):
        answer = json.loads(answer)
    assert answer["ok"] is False
    assert answer["problems"]
    for problem in answer["problems"]:
        assert problem["id"] != "internal-error", problem
        json.dumps(problem)
    assert session.game is game
    assert everything(game) == before
    assert session.view(0) == view
    assert told == []


def test_there_is_enough_garbage() -> None:
    assert len(GARBAGE) >= 40


VALUES: st.SearchStrategy[Any] = (
    st.none()
    | st.booleans()
    | st.integers(-2, 12)
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["draw", "pass", "call", "human", "greedy", "link", "BRY@0,1>", "catch:0"])
)
FIELDS = [
    "id",
    "rev",
    "seat",
    "action",
    "ply",
    "ms",
    "tile",
    "players",
    "rules",
    "seed",
    "kinds",
    "record",
    "link",
    "as",
    "name",
    "eyes",
    "kind",
    "resigned",
    "shown",
    "everyone",
    "board",
    "min_contacts",
    "geometry",
    "highlight",
    "contacts",
    "coordinates",
    "patterns",
    "words",
    "title",
    "colours",
]
COMMAND = st.fixed_dictionaries(
    {"type": st.sampled_from(COMMANDS)},
    optional={
        field: VALUES
        | st.lists(VALUES, max_size=3)
        | st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=3)
        | st.lists(
            st.dictionaries(st.sampled_from(["name", "kind"]), VALUES, max_size=2), max_size=3
        )
        for field in FIELDS
    },
)
RECORD = moment("meccano-1998-small-hands", 2, 9).record()


@settings(max_examples=150)
@given(st.lists(COMMAND | VALUES, max_size=12), st.none() | st.lists(st.integers(0, 2)))
def test_dispatch_never_raises(commands: list[Any], seats: list[int] | None) -> None:
    session = Session(Game.from_record(RECORD), ["human", "greedy", "random"])
    for command in commands:
        texts = [json.dumps(command)] if isinstance(command, dict) else [command]
        for given_as in (command, *texts):
            answer = session.dispatch(given_as, seats)
            if isinstance(given_as, str | bytes):
                answer = json.loads(answer)
            assert isinstance(answer["ok"], bool)
            ids = [problem["id"] for problem in answer.get("problems", [])]
            assert "internal-error" not in ids, answer
        session.think(0)


def test_a_mistake_of_ours_is_an_answer_too(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new("human")
    monkeypatch.setattr(Game, "offers", lambda *_: 1 / 0)
    assert session.dispatch({"id": 1, "type": "view"})["problems"][0]["id"] == "internal-error"


# Revisions


@pytest.mark.parametrize("type", CHANGING)
def test_a_stale_command_changes_nothing_and_gets_the_current_view(type: str) -> None:
    session = new("human", "greedy")
    rev = session.view(0)["rev"]
    ask(session, "act", seat=0, action=any_placement(session), rev=rev)
    before, view = everything(session.game), session.view(0)
    revs: list[Any] = [rev, rev + 5, None, "x", 1.5, []]
    for stale in revs:
        answer = ask(session, type, seat=0, rev=stale, action="draw", players=[{}])
        assert answer["ok"] is False
        [problem] = answer["problems"]
        assert (problem["id"], problem["args"]) == ("stale", {})
        assert answer["view"] == view
        assert everything(session.game) == before


@pytest.mark.parametrize("type", READING)
def test_what_changes_nothing_cannot_be_stale(type: str) -> None:
    session = new("human", "greedy")
    assert ask(session, type, seat=0, rev=99, ply=0, action="draw", tile="PYR")["ok"]


def test_every_change_has_its_own_rev() -> None:
    session = new("human", "greedy")
    revs = [session.view(0)["rev"]]
    for command in ({"type": "act", "seat": 0, "action": any_placement(session)}, {"type": "undo"}):
        revs.append(session.dispatch({**command, "rev": revs[-1]})["view"]["rev"])
    for type in READING:
        assert ask(session, type, seat=0, ply=0, action="draw", tile="PYR")["ok"]
        assert session.view(0)["rev"] == revs[-1]
    assert revs == sorted(set(revs))
