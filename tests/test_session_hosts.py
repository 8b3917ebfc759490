"""Several hosts of one session: whose seats they speak for, and how all stay in step."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hosting import Json, any_placement, ask, endless, let_think, new, refused, three_with_a_call
from moments import moment, play_on
from situations import play, situation

from chromino_core import Game, Observation, Session, Tile
from chromino_core.links import unpack
from chromino_core.session import Host

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


def test_a_restricted_host_undoes_no_other_persons_draw_along_with_its_own_placement() -> None:
    game = situation("modern", ["GYR GGG", "PBR PPP"], bag="GGP GPP", open_hands=True)
    session = Session(play(game, "RYG@1,1>", "PBR@-1,-1>", "draw"))
    command = {"id": 9, "type": "undo", "seat": None}
    for seats in ([0], [1]):
        assert refused(session.dispatch(command, seats=seats)) == "not-your-seat"
    assert session.dispatch(command, seats=[0, 1])["ok"]
    assert game.log == ((0, "RYG@1,1>"),)
    command["type"] = "redo"
    for seats in ([0], [1]):
        assert refused(session.dispatch(command, seats=seats)) == "not-your-seat"
    assert session.dispatch(command, seats=[0, 1])["ok"]


def test_a_restricted_host_undoes_the_bots_reply_along_with_its_own_placement() -> None:
    game = situation("modern", ["GYR GGG", "PBR PPP"], bag="GGP GPP")
    session = Session(play(game, "RYG@1,1>", "PBR@-1,-1>"), ["human", "greedy"])
    for type, plies in (("undo", 0), ("redo", 2)):
        assert session.dispatch({"type": type, "seat": None}, seats=[0])["ok"]
        assert len(game.log) == plies


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


class Clumsy(Host):
    """Makes a mistake in whatever it hears of, once it is told to."""

    clumsy = False

    def take(self, held: Game | None, game: Game) -> Game:
        self._slip()
        return game

    def on_move(self, seat: int, action: str) -> None:
        self._slip()

    def on_failure(self, seat: int, kind: str, error: Exception) -> None:
        self._slip()

    def _slip(self) -> None:
        if self.clumsy:
            raise ZeroDivisionError("the host's own mistake")


def fails(observation: Observation, rng: Random) -> str:
    raise LookupError("the bot's own mistake")


@pytest.fixture
def clumsy() -> Clumsy:
    return Clumsy()


def test_a_host_that_fails_keeps_no_move_back(
    clumsy: Clumsy, capsys: pytest.CaptureFixture[str]
) -> None:
    session = new("human", "human", session=Session(host=clumsy))
    clumsy.clumsy = True
    action = any_placement(session)
    assert ask(session, "act", seat=0, action=action)["view"]["log"] == [[0, action]]
    assert "ZeroDivisionError: the host's own mistake" in capsys.readouterr().err


def test_a_host_that_fails_to_hear_of_a_bots_failure_doesnt_stop_the_table(
    clumsy: Clumsy, capsys: pytest.CaptureFixture[str]
) -> None:
    session = new("fails", "human", session=Session(bots={"fails": fails}, host=clumsy))
    clumsy.clumsy = True
    ask(session, "bot")
    let_think(session)
    view = session.view(1)
    assert (view["say"]["id"], view["thinking"]) == ("bot-failed", None)
    assert "ZeroDivisionError: the host's own mistake" in capsys.readouterr().err


def test_a_host_that_fails_to_take_a_game_keeps_the_one_that_is_there(clumsy: Clumsy) -> None:
    session = new("human", "human", session=Session(host=clumsy))
    ask(session, "act", seat=0, action=any_placement(session))
    before = session.game, session.games, session.view(0)
    clumsy.clumsy = True
    answer = ask(session, "new", players=[{}, {}, {}])
    assert answer["problems"][0]["id"] == "internal-error"
    assert (session.game, session.games, session.view(0)) == before
    session.game.pop()
    assert session.view(0)["rev"] == before[2]["rev"] + 1, "it is still watched"


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
