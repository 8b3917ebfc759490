"""The session: every command, refusals as answers, bots in slices, several eyes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from moments import moment, play_on, through_json
from situations import everything, play, situation
from variants import VARIANTS

from chromino_core import Game, InvalidSetup, Observation, Session, Tile, edition
from chromino_core.game.deal import deal
from chromino_core.links import link, unpack
from chromino_core.words import sentence

Json = dict[str, Any]
CHANGING = [
    "new", "act", "undo", "redo", "seat", "resign", "bot", "move-now", "cancel", "load", "branch",
]  # fmt: skip
READING = ["view", "at", "why", "miss", "hint", "save", "picture", "editions"]
COMMANDS = [*CHANGING, *READING]


def new(*kinds: str, seed: int = 7, session: Session | None = None, **rules: Any) -> Session:
    session = Session() if session is None else session
    answer = session.dispatch(
        {
            "id": 1,
            "type": "new",
            "rules": {"edition": "modern", **rules},
            "seed": seed,
            "players": [{"name": f"P{n}", "kind": kind} for n, kind in enumerate(kinds)],
        }
    )
    assert answer["ok"], answer
    return session


def ask(session: Session, type: str, **more: Any) -> Json:
    answer = session.dispatch({"id": 9, "type": type, **more})
    assert answer["id"] == 9
    assert not answer["ok"] or "view" in answer or "problems" in answer or len(answer) > 2
    return answer


def refused(answer: Json) -> str:
    """The id of the only problem."""
    assert answer["ok"] is False
    assert "view" not in answer
    [problem] = answer["problems"]
    assert list(problem) == ["id", "args", "cells"]
    assert problem["id"] != "internal-error"
    return str(problem["id"])


def any_placement(session: Session) -> str:
    return next(action for action in session.game.legal_actions() if action[3:4] == "@")


def let_think(session: Session, ms: float = 1000) -> None:
    while session.think(ms) is not None:
        pass


def bots_move(session: Session) -> None:
    """What a host does until a person is to move."""
    while (view := session.view())["next_bot"] is not None:
        assert ask(session, "bot", rev=view["rev"])["ok"]
        let_think(session)


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


# Commands


def test_new() -> None:
    session = Session()
    answer = session.dispatch(
        {
            "id": 1,
            "type": "new",
            "rules": {"edition": "textures", "scoring": "kinds"},
            "players": [{"name": "Ann"}, {"kind": "greedy"}],
            "seed": 5,
        }
    )
    view = answer["view"]
    assert view["rules"] == edition("textures", scoring="kinds").as_dict()
    assert [(p["name"], p["kind"]) for p in view["players"]] == [
        ("Ann", "human"),
        ("Player 2", "greedy"),
    ]
    assert session.game == Game(["Ann", "Player 2"], edition("textures", scoring="kinds"), 5)
    assert "seed" not in json.dumps(view)


def test_new_without_rules_is_modern_and_without_seed_is_any() -> None:
    session = Session()
    hands = set()
    for _ in range(3):
        answer = session.dispatch({"id": 1, "type": "new", "players": [{}]})
        assert answer["view"]["rules"]["edition"] == "modern"
        hands.add(session.game.hands)
    assert len(hands) == 3


def test_act() -> None:
    session = new("human", "human")
    action = any_placement(session)
    answer = ask(session, "act", seat=0, action=action)
    assert answer["ok"]
    assert answer["view"]["log"] == [[0, action]]
    assert answer["view"]["seat"] == 0
    assert session.game.log == ((0, action),)


def test_an_illegal_act_has_every_problem_with_its_cells() -> None:
    session = Session(situation("modern", ["GYR GGG", "PPP GPG"], bag="GGP"))
    answer = ask(session, "act", seat=1, action="GGG@0,0>")
    assert [problem["id"] for problem in answer["problems"]][:3] == [
        "not-your-turn",
        "not-in-hand",
        "occupied",
    ]
    assert answer["problems"][2]["cells"] == [[0, 0], [1, 0], [2, 0]]
    assert through_json(answer) == answer


def test_why() -> None:
    session = new("human", "human")
    legal = ask(session, "why", seat=0, action=any_placement(session))
    assert (legal["ok"], legal["problems"]) == (True, [])
    answer = ask(session, "why", seat=0, action="RRR@50,50>")
    expected = session.game.problems("RRR@50,50>", 0)
    assert answer["ok"] is True
    assert [p["id"] for p in answer["problems"]] == [p.id for p in expected]
    assert session.game.log == ()


def test_at_gives_every_ply_read_only() -> None:
    game = moment("meccano-1998", 3, 25)
    session = Session(game)
    for eyes in (0, 1, None):
        if eyes is not None:
            session.reveal(eyes)
        live = session.view(eyes)
        past = game.copy()
        for ply in range(len(game.log), -1, -1):
            view = ask(session, "at", ply=ply, seat=eyes)["view"]
            assert view["ply"] == ply
            assert view["live"] is False
            assert view["log"] == [list(entry) for entry in game.log[:ply]]
            assert view["board"] == [str(placement) for placement in past.board]
            assert view["seat"] == eyes
            if eyes is not None:
                assert [e["tile"] for e in view["hand"]] == [t.text for t in past.hands[eyes]]
            assert all(entry["legal"] == [] for entry in view["hand"])
            assert view["turn"]["actions"] == []
            assert not view["can_undo"]
            assert not view["can_redo"]
            assert all(
                player["hand"] is None
                for seat, player in enumerate(view["players"])
                if seat != eyes
            )
            if ply:
                past.pop()
        assert session.view(eyes) == live


def test_at_begins_where_the_game_began() -> None:
    sample = moment("modern", 3, 10).observe(0).sample(Random(1))
    sample.push(sample.legal_actions()[0])
    session = Session(sample)
    assert refused(ask(session, "at", ply=9)) == "no-such-ply"
    assert ask(session, "at", ply=10)["ok"]
    assert ask(session, "at", ply=11)["ok"]
    assert refused(ask(session, "at", ply=12)) == "no-such-ply"


def test_hint() -> None:
    session = new("human", "human")
    assert ask(session, "hint", seat=0)["hint"] in session.game.legal_actions()
    assert refused(ask(session, "hint", seat=1)) == "no-hint"
    assert session.game.log == ()


def test_save_and_load() -> None:
    session = new("human", "greedy")
    ask(session, "act", seat=0, action=any_placement(session))
    bots_move(session)
    saved = through_json(ask(session, "save"))
    assert saved["record"] == session.game.record()
    assert (saved["kinds"], saved["resigned"]) == (["human", "greedy"], [])
    other = new("human")
    answer = ask(other, "load", record=saved["record"], kinds=saved["kinds"])
    assert answer["ok"]
    assert other.game == session.game
    assert [player["kind"] for player in answer["view"]["players"]] == ["human", "greedy"]
    assert ask(other, "load", record=json.dumps(saved["record"]))["ok"], "text will do"
    assert other.view()["players"][1]["kind"] == "human", "unless one says otherwise"


def test_load_with_wrong_kinds_changes_nothing() -> None:
    session = new("human", "greedy")
    record, game = session.game.record(), session.game
    for kinds in (["human"], ["human", "x"], "hg", None, [["human"], "human"]):
        assert refused(ask(session, "load", record=record, kinds=kinds)) in (
            "command-field",
            "unknown-kind",
        )
    assert refused(ask(session, "load", record=record, seat=2)) == "no-such-seat"
    assert session.game is game


def test_save_and_load_a_link() -> None:
    session = new("human", "greedy")
    text = ask(session, "save", **{"as": "link", "seat": 0})["link"]
    assert text == link(session.game, 0)
    assert unpack(text)["hands"][1] == [None] * 8
    spectator = ask(session, "save", **{"as": "link", "seat": None})
    assert spectator["whole"] is False
    assert unpack(spectator["link"])["hands"] == [[None] * 8] * 2
    other = Session()
    assert ask(other, "load", link=text)["ok"]
    assert other.game.hands[0] == session.game.hands[0]


def test_view_for_a_seat_for_a_spectator_and_by_default() -> None:
    session = new("greedy", "human", "human")
    assert ask(session, "view", seat=2)["view"] == session.view(2)
    assert ask(session, "view", seat=None)["view"] == session.view(None)
    assert ask(session, "view")["view"]["seat"] == 1, "the first person's"
    assert new("greedy", "random").dispatch({"type": "view"})["view"]["seat"] is None
    assert ask(session, "view", seat=2, eyes=1)["view"] == session.view(1), "eyes go first"
    assert ask(session, "view", seat=2, eyes=None)["view"] == session.view(None)
    placement = any_placement(session)
    assert ask(session, "act", seat=0, action=placement, eyes=2)["view"] == session.view(2)


def test_a_command_with_a_wrong_seat_changes_nothing() -> None:
    session = new("human", "greedy")
    ask(session, "act", seat=0, action=any_placement(session))
    before, view = everything(session.game), session.view(0)
    for type in ("undo", "bot"):
        assert refused(ask(session, type, seat=9)) == "no-such-seat"
        assert everything(session.game) == before
        assert session.view(0) == view
    ask(session, "undo")
    assert refused(ask(session, "redo", seat=9)) == "no-such-seat"
    assert session.view(0)["can_redo"]


# Bots


def test_a_bot_thinks_in_slices_and_then_moves() -> None:
    session = new("greedy", "human", seed=3, open_hands=True)
    answer = ask(session, "bot")
    assert answer["view"]["thinking"] == 0
    assert answer["view"]["say"] == {"id": "say-thinking", "args": {"name": "P0"}}
    assert answer["view"]["next_bot"] is None
    assert refused(ask(session, "bot")) == "no-bot", "a second one is too many"
    slices = 0
    while session.think(0) is not None:
        slices += 1
        assert session.game.log == ()
        assert session.view(1)["thinking"] == 0
    assert slices > 0
    assert len(session.game.log) == 1
    assert session.view(1)["thinking"] is None
    assert session.think(10) is None


def test_next_bot() -> None:
    session = new("human", "greedy", "random")
    assert session.view(0)["next_bot"] is None
    assert refused(ask(session, "bot")) == "no-bot"
    ask(session, "act", seat=0, action=any_placement(session))
    assert session.view(0)["next_bot"] == 1
    bots_move(session)
    assert session.view(0)["turn"]["seat"] == 0


def test_bots_play_a_whole_game() -> None:
    for variant in ("meccano-1998", "modern-expert", "textures-kinds", "modern-junior"):
        game = VARIANTS[variant].game(1)
        session = Session(game, ["greedy", "random", "greedy"][: len(game.players)])
        bots_move(session)
        assert game.outcome()
        assert refused(ask(session, "bot")) == "no-bot"


def test_the_same_seed_the_same_game_of_bots() -> None:
    logs = []
    for seed in (4, 4, 5):
        session = new("random", "greedy", seed=seed)
        bots_move(session)
        logs.append(session.game.log)
    assert logs[0] == logs[1] != logs[2]


def test_a_bot_cannot_work_the_deal_out_from_its_generator() -> None:
    found = []

    def cheat(observation: Observation, rng: Random) -> str:
        copy = Random()
        copy.setstate(rng.getstate())
        found.append(deal(observation.rules, 2, copy).hands)
        return observation.actions[0]

    session = new("cheat", "human", session=Session(bots={"cheat": cheat}))
    hands = session.game.hands
    ask(session, "bot")
    let_think(session)
    assert found
    assert found[0] != hands


def endless(observation: Observation, rng: Random) -> Iterator[str]:
    while True:
        yield from observation.actions


def test_move_now_and_cancel() -> None:
    session = new("endless", "human", session=Session(bots={"endless": endless}))
    for type in ("move-now", "cancel"):
        assert refused(ask(session, type)) == "nobody-thinks"
    ask(session, "bot")
    assert session.think(5) == 0
    answer = ask(session, "cancel")
    assert answer["view"]["thinking"] is None
    assert session.game.log == ()
    assert session.think(5) is None
    ask(session, "bot")
    assert session.think(5) == 0
    assert ask(session, "move-now")["view"]["log"] != []


def test_move_now_before_the_first_slice() -> None:
    session = new("endless", "human", session=Session(bots={"endless": endless}))
    first = session.game.legal_actions()[0]
    ask(session, "bot")
    assert ask(session, "move-now")["view"]["log"] == [[0, first]]


def test_the_budget() -> None:
    session = new("endless", "human", session=Session(bots={"endless": endless}))
    budgets: list[Any] = [-1, 1.5, True, "9", [], 10**5000, 10**300]
    for ms in budgets:
        assert refused(ask(session, "bot", ms=ms)) == "command-field"
    ask(session, "bot", ms=0)
    assert session.think(1000) is None, "one thought, and the time is up"
    assert len(session.game.log) == 1
    session = new("endless", "human", session=Session(bots={"endless": endless}))
    ask(session, "bot", ms=60_000)
    assert session.think(3) == 0, "still thinking"
    assert session.game.log == ()


def failing(observation: Observation, rng: Random) -> Iterator[str]:
    yield observation.actions[0]
    raise ZeroDivisionError("oh")


FAILING: dict[str, Any] = {
    "raises": failing,
    "nothing": lambda observation, rng: None,
    "nonsense": lambda observation, rng: "resign",
    "number": lambda observation, rng: 10**5000,
    "stops": lambda observation, rng: iter(()),
    "takes nothing": lambda: "draw",
}


@pytest.mark.parametrize("kind", FAILING)
def test_a_bot_that_fails_says_so(kind: str) -> None:
    session = new(kind, "human", session=Session(bots=FAILING))
    before = everything(session.game)
    rev = ask(session, "bot")["view"]["rev"]
    let_think(session)
    view = session.view(1)
    assert view["say"]["id"] == "bot-failed"
    assert view["say"]["args"]["name"] == "P0"
    assert len(view["say"]["args"]["error"]) <= 200
    assert view["thinking"] is None
    assert view["rev"] > rev
    assert everything(session.game) == before
    assert ask(session, "act", seat=0, action=any_placement(session))["ok"], "the game goes on"


def three_with_a_call(*kinds: str, **bots: Any) -> Session:
    """Seat 0 has just laid its second-last tile and may call."""
    game = situation(
        "meccano-1998", ["GYR PBR", "GGG PPP", "GPG PGP"], bag="GGP GPP YYY YYP GGY BBB"
    )
    return Session(play(game, "RYG@1,1>"), kinds, bots=bots)


def test_bots_call_out_of_turn() -> None:
    session = three_with_a_call("greedy", "human", "greedy")
    assert session.view(1)["next_bot"] == 0
    bots_move(session)
    assert session.game.log[-1] == (0, "call")
    assert session.view(1)["players"][0]["called"]


def test_bots_catch_out_of_turn() -> None:
    session = three_with_a_call("human", "human", "greedy")
    ask(session, "act", seat=1, action="draw")
    assert session.view(0)["next_bot"] == 2
    bots_move(session)
    assert (2, "catch:0") in session.game.log
    assert session.game.seat == 0


def test_bots_that_decline_are_asked_once_until_something_changes() -> None:
    """Also if there are several, none of which wants to."""

    def idle(observation: Observation, rng: Random) -> str | None:
        return None if observation.to_move != observation.seat else observation.actions[0]

    session = Session(
        play(
            situation(
                "meccano-1998",
                ["GYR PBR", "GGG PPP", "GPG PGP", "BBG BBP"],
                bag="GGP GPP YYY YYP GGY BBB",
            ),
            "RYG@1,1>",
            "draw",
        ),
        ["human", "idle", "human", "idle"],
        bots={"idle": idle},
    )
    asked = []
    while (seat := session.view(None)["next_bot"]) is not None:
        asked.append(seat)
        assert len(asked) < 9, "endless"
        ask(session, "bot")
        let_think(session)
    assert asked == [1, 3]
    ask(session, "act", seat=2, action="draw")
    assert session.view(None)["next_bot"] == 1, "asked again"
    session.game.pop()
    ask(session, "act", seat=2, action="catch:0")
    assert session.view(None)["next_bot"] is None


def test_a_bot_that_fails_in_turn_waits_until_it_is_told_to_try_again() -> None:
    moods = iter(["bad", "good"])

    def moody(observation: Observation, rng: Random) -> str:
        return "resign" if next(moods) == "bad" else observation.actions[0]

    session = new("moody", "human", session=Session(bots={"moody": moody}))
    assert session.view(1)["next_bot"] == 0
    ask(session, "bot")
    let_think(session)
    assert session.view(1)["say"]["id"] == "bot-failed"
    assert session.view(1)["next_bot"] is None, "a host that goes by this would never stop"
    ask(session, "bot")
    let_think(session)
    assert [seat for seat, _ in session.game.log] == [0]


def test_a_bot_that_fails_out_of_turn_is_not_asked_again() -> None:
    session = three_with_a_call("broken", "human", "human", broken=failing)
    ask(session, "bot")
    let_think(session)
    view = session.view(1)
    assert view["say"]["id"] == "bot-failed"
    assert view["next_bot"] is None


def test_whoever_acts_interrupts_the_bot() -> None:
    session = three_with_a_call("human", "endless", "human", endless=endless)
    ask(session, "bot")
    assert session.think(2) == 1
    assert ask(session, "act", seat=0, action="call")["view"]["thinking"] is None
    assert session.think(2) is None
    assert session.game.log[-1] == (0, "call")


@pytest.mark.parametrize("end", [None, ZeroDivisionError])
def test_a_thought_that_is_given_up_while_it_lasts_comes_to_nothing(end: Any) -> None:
    """A bot may have means of its own to talk to the host."""
    session = Session()

    def rash(observation: Observation, rng: Random) -> Iterator[str]:
        assert session.dispatch({"type": "cancel"})["ok"]
        yield observation.actions[0]
        if end:
            raise end

    session = new("rash", "human", session=Session(bots={"rash": rash}))
    rev = ask(session, "bot")["view"]["rev"]
    assert session.think(1000) is None
    view = session.view(1)
    assert (view["rev"], view["thinking"], view["log"]) == (rev + 1, None, [])
    assert view["say"]["id"] == "say-turn"


@pytest.mark.parametrize("kinds", [["human"], ["human", "x"], "ab", [None, None]])
def test_wrong_kinds(kinds: Any) -> None:
    with pytest.raises(InvalidSetup):
        Session(Game(["Ann", "Ben"], seed=1), kinds)


# Several eyes, several hosts


def test_a_restricted_host_sees_and_moves_only_its_seats() -> None:
    session = new("human", "human", "greedy")
    placement = any_placement(session)

    def said(type: str, **more: Any) -> Json:
        return session.dispatch({"id": 1, "type": type, **more}, seats=[1])

    assert said("view")["view"]["seat"] == 1
    assert said("view", seat=1)["ok"]
    assert said("view", seat=None)["ok"]
    for type in ("view", "act", "why", "miss", "hint", "at", "resign"):
        refusal = said(type, seat=0, action=placement, ply=0, tile="PYR")
        assert refused(refusal) == "not-your-seat"
    assert refused(said("view", seat=1, eyes=0)) == "not-your-seat"
    assert refused(said("save", **{"as": "link", "seat": 0})) == "not-your-seat"
    for type in ("save", "new", "load", "seat"):
        refusal = said(type, players=[{}], record={}, seat=1, kind="greedy")
        assert refused(refusal) == "only-for-hosts"
    assert unpack(said("save", **{"as": "link"})["link"])["hands"][0] == [None] * 8
    assert session.game.log == ()
    assert session.dispatch({"type": "view"}, seats=[])["view"]["seat"] is None
    stale = session.dispatch({"type": "act", "seat": 0, "rev": 99}, seats=[1])
    assert refused(stale) == "not-your-seat"


def test_a_restricted_host_undoes_only_what_its_seats_did() -> None:
    session = new("human", "human")
    ask(session, "act", seat=0, action=any_placement(session))
    command = {"id": 9, "type": "undo", "seat": None}
    assert refused(session.dispatch(command, seats=[1])) == "not-your-seat"
    assert session.dispatch(command, seats=[0])["ok"]
    command["type"] = "redo"
    assert refused(session.dispatch(command, seats=[1])) == "not-your-seat"
    assert session.dispatch(command, seats=[0])["ok"]


def test_the_tiles_of_others_are_in_no_answer() -> None:
    session = new("human", "human", "greedy", seed=5)
    secret = {tile.text for tile in (*session.game.hands[0], *session.game.hands[2])}
    answers = [
        session.dispatch({"id": 1, "type": type, "seat": 1, "ply": 0, "action": "draw"}, seats=[1])
        for type in ("view", "at", "why", "hint", "act", "undo", "redo", "move-now", "cancel")
    ]
    for answer in answers:
        answer.get("view", {}).pop("match", None)
        text = json.dumps(answer)
        assert not [tile for tile in secret if tile in text or tile[::-1] in text]


# In step


def test_changes_from_python_reach_the_session() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    session = Session(game)
    told: list[int] = []
    stop = session.watch(lambda: told.append(session.view(0)["ply"]))
    rev = session.view(0)["rev"]
    game.push(game.legal_actions()[0])
    assert session.view(0)["rev"] == rev + 1
    game.pop()
    assert told == [1, 0]
    stop()
    stop()
    game.push(game.legal_actions()[0])
    assert told == [1, 0]


def test_a_change_from_python_interrupts_a_bot_and_forgets_redo() -> None:
    session = new("human", "endless", session=Session(bots={"endless": endless}))
    ask(session, "act", seat=0, action=any_placement(session))
    ask(session, "bot")
    session.think(1)
    session.game.push(session.game.legal_actions()[0])
    assert session.view(0)["thinking"] is None
    assert session.think(1) is None
    ask(session, "undo")
    assert session.view(0)["can_redo"]
    session.game.push(session.game.legal_actions()[0])
    assert not session.view(0)["can_redo"]


def test_another_game_is_no_longer_watched() -> None:
    session = new("human", "human")
    old = session.game
    new("human", session=session)
    rev = session.view(0)["rev"]
    old.push(old.legal_actions()[0])
    assert session.view(0)["rev"] == rev


def test_those_who_watch_get_the_same_view_as_those_who_ask() -> None:
    """A view asked for in the callback is already the final one of its revision."""
    session = three_with_a_call("human", "greedy", "idle", idle=lambda observation, rng: None)
    told: list[int] = []
    views: dict[int, Json] = {}

    def watching() -> None:
        view = session.view(None)
        told.append(view["rev"])
        views[view["rev"]] = view

    session.watch(watching)
    for type, more in [
        ("act", {"seat": 0, "action": "call"}),
        ("undo", {}),
        ("redo", {}),
        ("bot", {}),
        ("cancel", {}),
        ("bot", {}),
        ("move-now", {}),
        ("bot", {}),
    ]:
        answer = ask(session, type, **{"seat": None, **more})
        assert answer["ok"], (type, answer)
        assert session.view(None) == views[session.view(None)["rev"]], type
    let_think(session)
    assert session.view(None) == views[session.view(None)["rev"]]
    ask(session, "new", players=[{}, {}])
    assert session.view(None) == views[session.view(None)["rev"]]
    assert len(told) == len(views), "each told once"


def test_a_watcher_that_fails_keeps_no_move_and_nobody_else_back(
    capsys: pytest.CaptureFixture[str],
) -> None:
    session = new("human", "human")
    told: list[str] = []

    def fails() -> None:
        raise ZeroDivisionError("the watcher's own mistake")

    for who in (session.game, session):
        who.watch(fails)
        who.watch(lambda: told.append("told"))
    rev, action = session.view(0)["rev"], any_placement(session)
    answer = ask(session, "act", seat=0, action=action, rev=rev)
    assert (answer["ok"], answer["view"]["log"]) == (True, [[0, action]])
    assert answer["view"]["rev"] == session.view(0)["rev"] == rev + 1
    assert told == ["told", "told"]
    errors = capsys.readouterr().err
    assert errors.count("ZeroDivisionError: the watcher's own mistake") == 2
    assert "in fails" in errors, "with its traceback"
    for change in ("undo", "redo"):
        assert ask(session, change, seat=0)["ok"], change
    assert session.game.log == ((0, action),)


def test_several_views_of_one_game_show_the_same_table() -> None:
    session = new("human", "human", "human", open_hands=True)
    play_on(session.game, Random(1), plies=9)
    views = [session.view(seat) for seat in (0, 1, 2, None)]
    for field in ("rev", "board", "log", "bag", "outcome", "rules", "last"):
        assert len({json.dumps(view[field]) for view in views}) == 1


def test_a_session_of_a_game_that_began_in_mid_game() -> None:
    sample = moment("modern", 3, 10).observe(0).sample(Random(1))
    session = Session(sample, ["human", "greedy"])
    assert session.view(0)["last"] is not None
    assert not session.view(0)["can_undo"]
    assert Tile(session.view(0)["hand"][0]["tile"]) == sample.hands[0][0]
