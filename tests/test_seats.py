"""Who sits where: seats that change hands in mid-game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hosting import ask, bots_move, done, kinds, refused, said
from moments import play_on
from situations import everything, play, three

from chromino_core import Observation, Session

# Seats that change hands


def test_a_bot_takes_a_seat_and_a_person_takes_it_back() -> None:
    session = Session(three(), ["human", "greedy", "greedy"])
    rev = session.view(0)["rev"]
    assert session.view(0)["next_bot"] is None
    view = done(ask(session, "seat", seat=0, kind="greedy", rev=rev))
    assert kinds(view) == ["greedy", "greedy", "greedy"]
    assert (view["rev"], view["next_bot"], view["seat"]) == (rev + 1, 0, None)
    done(ask(session, "bot"))
    assert session.think(1000) is None
    assert [seat for seat, _ in session.game.log] == [0], "the bot has moved in this seat"
    view = done(ask(session, "seat", seat=0, kind="human"))
    assert kinds(view) == ["human", "greedy", "greedy"]
    assert (view["seat"], view["next_bot"]) == (0, 1)


def test_the_seat_that_changes_is_not_the_one_that_looks() -> None:
    session = Session(three(), ["greedy", "human", "human"])
    assert done(ask(session, "seat", seat=0, kind="random"))["seat"] == 1, "the first person"
    assert done(ask(session, "seat", seat=1, kind="random"))["seat"] == 2
    assert done(ask(session, "seat", seat=1, kind="random", eyes=0))["seat"] == 0
    assert done(ask(session, "seat", seat=2, kind="human", eyes=None))["seat"] is None
    stale = ask(session, "seat", seat=0, kind="human", rev=0, eyes=2)
    assert (stale["ok"], stale["view"]["seat"]) == (False, 2)
    stale = ask(session, "seat", seat=0, kind="human", rev=0)
    assert (stale["ok"], stale["view"]["seat"]) == (False, 2), "the only person there is"
    assert kinds(stale["view"])[0] == "random"


def endless(observation: Observation, rng: Random) -> Any:
    while True:
        yield observation.actions[0]


def test_whoever_thinks_stops_when_the_seat_changes_and_others_think_on() -> None:
    session = Session(three(), ["endless", "human", "greedy"], bots={"endless": endless})
    assert done(ask(session, "bot"))["thinking"] == 0
    assert session.think(0) == 0
    assert done(ask(session, "seat", seat=2, kind="random"))["thinking"] == 0
    assert session.think(0) == 0
    view = done(ask(session, "seat", seat=0, kind="human"))
    assert (view["thinking"], view["next_bot"]) == (None, None)
    assert session.think(0) is None
    assert session.game.log == ()


def test_a_bot_that_failed_is_replaced_and_the_game_goes_on() -> None:
    session = Session(three(), ["broken", "human", "human"], bots={"broken": lambda *_: "jump"})
    done(ask(session, "bot"))
    session.think(1000)
    assert session.view(1)["say"]["id"] == "bot-failed"
    assert session.view(1)["next_bot"] is None
    view = done(ask(session, "seat", seat=0, kind="greedy"))
    assert (view["next_bot"], view["say"]["id"]) == (0, "say-turn")
    bots_move(session)
    assert session.game.log[0][0] == 0


def test_a_seat_may_change_after_the_game_has_ended_by_the_rules() -> None:
    session = Session(play_on(three(), Random(1)), ["human", "human", "human"])
    assert kinds(done(ask(session, "seat", seat=2, kind="random")))[2] == "random"


# Undo when seats change


def test_one_person_against_bots_may_go_back_over_moves_of_a_stand_in() -> None:
    game = three()
    session = Session(game, ["human", "greedy", "greedy"])
    start = everything(game)
    play(game, "RYG@1,1>")
    done(ask(session, "seat", seat=0, kind="greedy"))
    play(game, "PBR@-1,-1>", "draw", "pass")
    view = done(ask(session, "seat", seat=0, kind="human"))
    assert view["can_undo"]
    assert said(done(ask(session, "undo")))[1]["plies"] == 4
    assert everything(game) == start
    view = done(ask(session, "seat", seat=1, kind="random"))
    assert view["can_redo"], "nobody is wronged"


@pytest.mark.parametrize("before", ["human", "greedy"])
def test_what_was_done_before_another_person_came_or_went_stays_done(before: str) -> None:
    after = {"human": "greedy", "greedy": "human"}[before]
    game = three()
    session = Session(game, ["human", before, "greedy"])
    play(game, "RYG@1,1>")
    assert session.view(0)["can_undo"]
    assert not done(ask(session, "seat", seat=1, kind=after))["can_undo"]
    assert refused(ask(session, "undo", seat=0)) == "nothing-to-undo"
    play(game, "PBR@-1,-1>", "draw", "pass")
    assert not session.view(0)["can_undo"]
    done(ask(session, "seat", seat=1, kind="greedy"))
    play(game, "draw", "pass", "draw", "pass", "draw", "pass")
    assert not session.view(0)["can_undo"], "there was nothing to decide since"


def test_what_one_could_do_again_is_forgotten_with_a_second_person() -> None:
    game = three()
    session = Session(game, ["human", "greedy", "greedy"])
    play(game, "RYG@1,1>", "PBR@-1,-1>")
    done(ask(session, "undo"))
    assert session.view(0)["can_redo"]
    view = done(ask(session, "seat", seat=1, kind="human"))
    assert not view["can_redo"], "the bot's reply is not for a person to do"
    assert refused(ask(session, "redo")) == "nothing-to-redo"


def test_the_same_people_as_before_may_undo_as_before() -> None:
    session = Session(three(), ["human", "human", "greedy"])
    done(ask(session, "act", seat=0, action="RYG@1,1>"))
    assert done(ask(session, "seat", seat=2, kind="random", eyes=0))["can_undo"]
    assert done(ask(session, "seat", seat=1, kind="human", eyes=0))["can_undo"]
    assert done(ask(session, "undo", seat=0))["can_redo"]
    assert done(ask(session, "seat", seat=2, kind="greedy", eyes=0))["can_redo"]


def test_with_open_hands_undo_stays_free() -> None:
    session = Session(three(open_hands=True), ["human", "human", "greedy"])
    play(session.game, "RYG@1,1>", "PBR@-1,-1>")
    assert done(ask(session, "seat", seat=1, kind="greedy"))["can_undo"]
    assert said(done(ask(session, "undo")))[1]["plies"] == 2
    assert done(ask(session, "seat", seat=1, kind="human"))["can_redo"]
