"""Several screens of one session: each has its own eyes, and sees nothing that is not for them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hosting import Json, ask
from moments import hidden_tiles, moment
from situations import situation, three

from chromino_core import Game, Session
from chromino_core.session import Viewer, Viewers


def two(**rules: Any) -> Viewers:
    """Two people, each with a screen of their own, and the one that was there first."""
    game = situation("modern", ["GYR GGG BBB", "PBR PPP GPG"], bag="GGP GPP PGP PGG", **rules)
    viewers = Viewers(Session(game))
    viewers.join("Ann", [0])
    viewers.join("Ben", [1])
    return viewers


def act(viewers: Viewers, name: str, seat: int, action: str) -> Json:
    return viewers.dispatch({"type": "act", "seat": seat, "action": action}, name)


def refused(answer: Json) -> str:
    assert not answer["ok"]
    return str(answer["problems"][0]["id"])


def hands(viewers: Viewers) -> dict[str, list[str]]:
    return {name: [each["tile"] for each in view["hand"]] for name, view in viewers.views().items()}


def test_every_screen_has_its_own_eyes() -> None:
    viewers = two()
    assert hands(viewers) == {
        "": [],
        "Ann": ["GYR", "GGG", "BBB"],
        "Ben": ["PBR", "PPP", "GPG"],
    }
    answer = act(viewers, "Ann", 0, "RYG@1,1>")
    assert answer["view"]["seat"] == 0
    assert [view["seat"] for view in viewers.views().values()] == [None, 0, 1]
    assert viewers.views()["Ann"] == answer["view"]


def test_the_shared_screen_looks_with_the_eyes_it_was_given_last() -> None:
    viewers = Viewers(Session(three()))
    viewers.dispatch({"type": "reveal", "seat": 2})
    assert viewers.views()[""]["seat"] == 2
    viewers.dispatch({"type": "at", "ply": 0, "eyes": 1})
    viewers.dispatch({"type": "why", "seat": 0, "action": "draw"})
    assert viewers.views()[""]["seat"] == 2, "to look back is not to be handed the screen"
    viewers.dispatch({"type": "view", "seat": None})
    assert viewers.views()[""]["seat"] is None


def test_text_in_text_out() -> None:
    viewers = two()
    text = viewers.dispatch('{"id": 3, "type": "view", "seat": 1}', "Ben")
    assert json.loads(text)["view"] == viewers.views()["Ben"]
    assert json.loads(viewers.news()) == viewers.views()
    assert json.loads(viewers.news("Ben")).keys() == {"", "Ann"}
    viewers.dispatch({"type": "reveal", "seat": 1})
    assert json.loads(viewers.first_view()) == viewers.session.view(None)
    assert viewers.views()[""]["seat"] == 1, "which is nobody's to look at yet"


@pytest.mark.parametrize("field", ["seat", "eyes"])
def test_a_screen_speaks_and_sees_only_for_its_seats(field: str) -> None:
    viewers = two()
    for command in ("view", "undo", "at", "reveal", "hint"):
        answer = viewers.dispatch({"type": command, field: 1, "ply": 0}, "Ann")
        assert refused(answer) in ("not-your-seat", "no-such-seat"), command
    assert refused(act(viewers, "Ann", 1, "draw")) == "not-your-seat"
    for command in ("new", "load", "save", "branch", "seat"):
        assert refused(viewers.dispatch({"type": command, "seat": 0}, "Ann")) == "only-for-hosts"
    assert viewers.dispatch({"type": "view"}, "Ann")["view"]["seat"] == 0


def test_an_unknown_screen_is_a_spectators() -> None:
    viewers = two()
    view = viewers.dispatch({"type": "view"}, "somebody")["view"]
    assert (view["seat"], view["hand"]) == (None, [])
    assert refused(act(viewers, "somebody", 0, "RYG@1,1>")) == "not-your-seat"
    assert viewers.views()["somebody"]["seat"] is None


def test_neither_ever_gets_the_hidden_tiles_of_the_other() -> None:
    for seed in range(6):
        game = Game(["Ann", "Ben"], seed=seed)
        viewers = Viewers(Session(game))
        names = ["Ann", "Ben"]
        for seat, name in enumerate(names):
            viewers.join(name, [seat])
        rng = Random(seed)
        while not game.outcome():
            seat = game.seat
            action = rng.choice(game.legal_actions())
            commands: list[Json] = [
                {"type": "act", "seat": seat, "action": action},
                {"type": "undo"} if rng.random() < 0.2 else {"type": "view"},
                {"type": "at", "ply": rng.randrange(len(game.log) + 1)},
            ]
            for command in commands:
                told = {names[seat]: viewers.dispatch(json.dumps(command), names[seat])}
                for name, view in json.loads(viewers.news()).items():
                    told[name] = told.get(name, "") + json.dumps(view)
                for name, own in {"Ann": 0, "Ben": 1, "": None}.items():
                    for tile in hidden_tiles(game, own):
                        assert f'"{tile}"' not in told[name], (seed, name, tile, command)


def test_who_has_a_screen_sees_every_move_so_nobody_takes_it_back() -> None:
    viewers = two()
    assert not act(viewers, "Ann", 0, "RYG@1,1>")["view"]["can_undo"], "Ben has seen it"
    assert refused(viewers.dispatch({"type": "undo", "seat": 0}, "Ann")) == "nothing-to-undo"
    viewers.leave("Ben")
    assert not viewers.views()["Ann"]["can_undo"], "it was seen all the same"


def test_a_move_that_nobody_else_has_seen_can_be_taken_back() -> None:
    viewers = two()
    viewers.leave("Ben")
    assert act(viewers, "Ann", 0, "RYG@1,1>")["view"]["can_undo"]
    assert viewers.dispatch({"type": "undo", "seat": 0}, "Ann")["ok"]


def test_open_hands_are_undone_freely_on_any_screen() -> None:
    viewers = two(open_hands=True)
    assert act(viewers, "Ann", 0, "RYG@1,1>")["view"]["can_undo"]
    assert refused(viewers.dispatch({"type": "undo", "seat": 1}, "Ben")) == "not-your-seat"
    assert viewers.dispatch({"type": "undo", "seat": 0}, "Ann")["ok"]


def test_in_another_game_every_screen_begins_anew() -> None:
    viewers = Viewers(Session(three()))
    for seat, name in enumerate(["Ann", "Ben", "Cy"]):
        viewers.join(name, [seat])
    viewers.join("other table")
    viewers.dispatch({"type": "reveal", "seat": 1}, "other table")
    assert viewers.views()["other table"]["seat"] == 1
    players = [{"kind": "human"}, {"kind": "human"}]
    assert viewers.dispatch({"type": "new", "players": players, "eyes": "first"})["ok"]
    eyes = {name: view["seat"] for name, view in viewers.views().items()}
    assert eyes == {"": None, "Ann": 0, "Ben": 1, "Cy": None, "other table": None}


@pytest.mark.parametrize(
    ("kinds", "eyes"),
    [(["human", "greedy"], 0), (["random", "human"], 1), (["human", "human"], None),
     (["random", "random"], None)],
)  # fmt: skip
def test_a_screen_begins_with_the_eyes_of_the_only_person(kinds: list[str], eyes: Any) -> None:
    session = Session(moment("modern", 1, 9), kinds)
    assert Viewer(session).eyes == eyes
    saved = ask(session, "save")
    assert saved["eyes"] == eyes
    other = Session()
    view = ask(other, "load", record=saved["record"], kinds=kinds, eyes="first")["view"]
    assert view["seat"] == eyes
    assert ask(other, "branch", ply=3, eyes="first")["view"]["seat"] == eyes


def test_to_begin_with_nobodys_eyes_reveals_nothing() -> None:
    session = Session(moment("modern", 1, 0))
    action = next(each for each in session.game.legal_actions() if each[3:4] == "@")
    ask(session, "act", seat=0, action=action)
    saved, other = ask(session, "save"), Session()
    view = ask(other, "load", record=saved["record"], eyes="first")["view"]
    assert view["can_undo"], "the next person has not looked yet"
    assert not ask(other, "load", record=saved["record"], eyes=1)["view"]["can_undo"]
