"""The session's commands: new, act, why, at, hint, save and load, and whose view they answer."""

from __future__ import annotations

import json
from random import Random

from hosting import any_placement, ask, bots_move, new, refused
from moments import moment, through_json
from situations import everything, situation

from chromino_core import Game, Session, edition
from chromino_core.links import link, unpack


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
