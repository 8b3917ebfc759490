"""Bots in a session: they think in slices, fail, decline, and are told to hurry or to stop."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hosting import (
    any_placement,
    ask,
    bots_move,
    endless,
    let_think,
    new,
    refused,
    three_with_a_call,
)
from situations import everything, play, situation
from variants import VARIANTS

from chromino_core import Game, InvalidSetup, Observation, Session
from chromino_core.bots import BEST_BOT, BOTS
from chromino_core.game.deal import deal


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


def test_the_usual_opponent_is_one_of_ours_whatever_bots_one_adds() -> None:
    told = Session(bots={"endless": endless}).dispatch(
        {"type": "new", "players": [{"name": "Ann"}, {"name": "Ben", "kind": "endless"}]}
    )["view"]["kinds"]
    assert [known["kind"] for known in told] == ["human", *BOTS, "endless"]
    assert [known["kind"] for known in told if known["usual"]] == [BEST_BOT]
