"""Players who give up: when that ends the game, who wins then, and games saved in between."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hosting import Json, ask, bots_move, done, kinds, refused, said
from hypothesis import given
from hypothesis import strategies as st
from moments import hidden_tiles, moment, play_on, through_json
from situations import everything, play, situation, three
from variants import VARIANTS

from chromino_core import Observation, Session
from chromino_core.bots import BOTS
from chromino_core.session.seats import Seats


def over(view: Json, winners: list[int]) -> None:
    """Nothing can be done any more."""
    assert view["outcome"]["reason"] == "resigned"
    assert view["outcome"]["winners"] == winners
    assert view["turn"]["actions"] == []
    assert all(entry["legal"] == [] for entry in view["hand"])
    assert (view["next_bot"], view["thinking"]) == (None, None)
    assert (view["can_undo"], view["can_redo"]) == (False, False)


def test_against_a_bot_the_game_is_over_and_the_bot_wins() -> None:
    session = Session(moment("modern", 1, 9), ["human", "greedy"])
    view = done(ask(session, "resign", seat=0, rev=session.view(0)["rev"]))
    over(view, [1])
    assert view["outcome"]["scores"] is None
    assert view["outcome"]["left"] == [len(hand) for hand in session.game.hands]
    assert [player["resigned"] for player in view["players"]] == [True, False]
    assert kinds(view) == ["human", "greedy"]
    assert said(view) == ("say-won-resigned", {"name": "Player 2"})
    assert session.game.outcome() is None, "the rules know nothing of it"
    assert session.game.record()["result"] is None


def test_the_scores_are_those_of_the_moment() -> None:
    session = Session(moment("modern-expert", 1, 12), ["human", "greedy", "random"])
    view = done(ask(session, "resign", seat=0))
    over(view, [1, 2])
    assert view["outcome"]["scores"] == list(session.game.scores() or ())
    assert any(view["outcome"]["scores"])
    assert said(view) == ("say-joint-resigned", {"count": 2})


def test_alone_nobody_wins() -> None:
    session = Session(moment("modern-solo", 1, 9))
    view = done(ask(session, "resign", seat=0))
    over(view, [])
    args = {"turns": session.game.turns, "drawn": session.game.tiles_drawn}
    assert said(view) == ("say-solo-resigned", args)


def test_with_two_people_the_other_wins() -> None:
    session = Session(three(), ["human", "human", "greedy"])
    view = done(ask(session, "resign", seat=1))
    assert view["outcome"] is None
    assert (view["seat"], view["players"][1]["kind"]) == (1, "counter")
    over(done(ask(session, "resign", seat=0)), [2])
    two = Session(moment("modern", 1, 9))
    view = done(ask(two, "resign", seat=1, eyes=0))
    over(view, [0])
    assert view["seat"] == 0


def test_while_people_are_left_a_bot_plays_on() -> None:
    session = Session(three(), ["human", "human", "random"])
    view = done(ask(session, "resign", seat=0))
    assert view["outcome"] is None
    assert kinds(view) == ["counter", "human", "random"], "the best bot"
    assert [player["resigned"] for player in view["players"]] == [True, False, False]
    assert said(view) == ("say-resigned", {"name": "Player 1"})
    assert view["next_bot"] == 0
    bots_move(session)
    view = session.view(1)
    assert view["turn"]["seat"] == 1
    assert view["players"][0]["resigned"]
    assert view["say"]["id"] != "say-resigned"


def test_bots_may_give_up_too() -> None:
    session = Session(three(), ["random", "random", "random"])
    view = done(ask(session, "resign", seat=0))
    assert view["outcome"] is None, "where there were no people, bots play on"
    assert view["next_bot"] == 0
    over(done(ask(session, "resign", seat=2)), [1])


def test_nobody_gives_up_twice_or_too_late() -> None:
    session = Session(three(), ["human", "human", "human"])
    done(ask(session, "resign", seat=0))
    answer = ask(session, "resign", seat=0)
    assert refused(answer) == "already-resigned"
    assert answer["problems"][0]["args"] == {"name": "Player 1"}
    done(ask(session, "resign", seat=1))
    assert refused(ask(session, "resign", seat=1)) == "already-resigned"
    assert refused(ask(session, "resign", seat=2)) == "game-over"
    ended = Session(play_on(three(), Random(1)))
    assert refused(ask(ended, "resign", seat=0)) == "game-over"


def test_a_seat_that_was_given_up_is_for_bots_only() -> None:
    session = Session(three(), ["human", "human", "human"])
    done(ask(session, "resign", seat=0))
    assert refused(ask(session, "seat", seat=0, kind="human")) == "already-resigned"
    assert kinds(done(ask(session, "seat", seat=0, kind="random")))[0] == "random"
    done(ask(session, "resign", seat=1))
    assert refused(ask(session, "seat", seat=1, kind="human")) == "already-resigned"
    assert refused(ask(session, "seat", seat=2, kind="greedy")) == "game-over"


def test_people_who_leave_without_giving_up_may_come_back_to_win() -> None:
    session = Session(three(), ["human", "human", "greedy"])
    done(ask(session, "resign", seat=0))
    view = done(ask(session, "seat", seat=1, kind="random"))
    assert view["outcome"] is None
    assert view["next_bot"] == 0, "bots play on meanwhile"
    assert done(ask(session, "seat", seat=1, kind="human"))["seat"] == 1


def endless(observation: Observation, rng: Random) -> Any:
    while True:
        yield observation.actions[0]


def test_giving_up_stops_the_own_thought_and_at_the_end_every_thought() -> None:
    session = Session(three(), ["endless", "human", "human"], bots={"endless": endless})
    done(ask(session, "bot"))
    assert done(ask(session, "resign", seat=1))["thinking"] == 0
    assert session.think(0) == 0
    view = done(ask(session, "resign", seat=2))
    over(view, [0])
    assert session.think(0) is None
    assert session.game.log == ()


def test_what_was_done_before_somebody_gave_up_stays_done() -> None:
    game = three()
    session = Session(game, ["human", "human", "greedy"])
    play(game, "RYG@1,1>")
    view = done(ask(session, "resign", seat=1, eyes=0))
    assert not view["can_undo"]
    play(game, "PBR@-1,-1>", "draw", "pass", "draw", "pass")
    assert not session.view(0)["can_undo"]


def test_the_end_of_a_game_that_somebody_gave_up() -> None:
    """Who would have won by the rules has given up; the best of the others wins."""
    game = situation("modern", ["GYR", "PPP GPG GPP", "GGG PGP"], bag="GGP BBB")
    session = Session(game, ["human", "human", "human"])
    done(ask(session, "resign", seat=0))
    play(game, "RYG@1,1>", "draw", "pass", "draw", "pass")
    assert game.outcome() is not None
    view = session.view(1)
    assert view["outcome"] == {
        "reason": "emptied", "winners": [2], "scores": None, "left": [0, 4, 3],
    }  # fmt: skip
    assert said(view) == ("say-won-emptied", {"name": "Player 3"})
    assert game.outcome() == ("emptied", (0,), None, (0, 4, 3))


@pytest.mark.parametrize("variant", ["modern", "modern-solo", "meccano-1998", "modern-expert"])
def test_every_command_is_answered_after_the_end(variant: str) -> None:
    game = moment(variant, 1, 9)
    seats = range(len(game.players))
    session = Session(game, ["human", "greedy", "greedy"][: len(game.players)])
    done(ask(session, "resign", seat=0))
    before, rev = everything(game), session.view(0)["rev"]
    action, tile = game.legal_actions()[0], game.hands[0][0].text
    for seat in seats:
        assert refused(ask(session, "act", seat=seat, action=action)) == "game-over"
        assert refused(ask(session, "miss", seat=seat, tile=tile)) == "game-over"
        assert refused(ask(session, "hint", seat=seat)) == "no-hint"
        why = ask(session, "why", seat=seat, action=action)
        assert [problem["id"] for problem in why["problems"]] == ["game-over"]
        assert refused(ask(session, "seat", seat=seat, kind="greedy")) == "game-over"
    assert refused(ask(session, "bot")) == "game-over"
    assert refused(ask(session, "undo")) == "nothing-to-undo"
    assert refused(ask(session, "redo")) == "nothing-to-redo"
    assert refused(ask(session, "move-now")) == refused(ask(session, "cancel")) == "nobody-thinks"
    assert ask(session, "save", **{"as": "link"})["ok"]
    for seat in (*seats, None):
        view = session.view(seat)
        over(view, list(seats)[1:])
        last = done(ask(session, "at", ply=len(game.log), seat=seat))
        assert (last["outcome"], last["say"]) == (view["outcome"], view["say"])
        assert done(ask(session, "at", ply=len(game.log) - 1, seat=seat))["outcome"] is None
    assert (everything(game), session.view(0)["rev"]) == (before, rev)
    assert done(ask(session, "new", players=[{}]))["outcome"] is None


@pytest.mark.parametrize("variant", VARIANTS)
def test_giving_up_shows_nobodys_tiles(variant: str) -> None:
    game = moment(variant, 2, 15)
    if game.outcome() or game.rules.open_hands:
        return
    session = Session(game)
    for quitter in range(len(game.players) - 1):
        done(ask(session, "resign", seat=quitter))
        for seat in (*range(len(game.players)), None):
            view = session.view(seat)
            del view["match"]
            text = json.dumps(view)
            for tile in hidden_tiles(game, seat):
                assert not any(f'"{reading}' in text for reading in tile.readings)


# Saved games


def reloaded(session: Session) -> Session:
    """What a host does: save, and load into another session."""
    saved = through_json(ask(session, "save"))
    assert sorted(saved) == ["eyes", "id", "kinds", "ok", "record", "resigned", "task"]
    other = Session()
    done(ask(other, "load", **{key: saved[key] for key in ("record", "kinds", "resigned")}))
    return other


def same_table(one: Session, other: Session) -> None:
    for seat in (*range(len(one.game.players)), None):
        views = [session.view(seat) for session in (one, other)]
        for view in views:
            for passing in ("rev", "say", "can_undo", "can_redo"):
                del view[passing]
        assert views[0] == views[1]


@pytest.mark.parametrize("quitters", [[], [1], [0], [1, 0], [2, 0]])
def test_a_saved_game_resumes_with_those_who_gave_up(quitters: list[int]) -> None:
    session = Session(moment("modern-expert", 1, 12), ["human", "human", "random"])
    for seat in quitters:
        done(ask(session, "resign", seat=seat))
    assert ask(session, "save")["resigned"] == sorted(quitters)
    other = reloaded(session)
    same_table(session, other)
    if len(quitters) == 2:
        over(other.view(0), sorted({0, 1, 2}.difference(quitters)))
        assert refused(ask(other, "undo")) == "nothing-to-undo"
    for seat in quitters:
        assert refused(ask(other, "resign", seat=seat)) == "already-resigned"


def test_a_game_ended_by_giving_up_stays_ended_when_loaded() -> None:
    session = Session(moment("modern", 1, 9), ["human", "greedy"])
    done(ask(session, "resign", seat=0))
    other = reloaded(session)
    over(other.view(0), [1])
    assert said(other.view(0)) == ("say-won-resigned", {"name": "Player 2"})


@pytest.mark.parametrize("variant", ["modern", "modern-expert", "textures-kinds"])
def test_a_game_that_has_ended_by_the_rules_is_loaded_with_its_other_winners(variant: str) -> None:
    record = moment(variant, 1, 2000).record()
    [winner] = record["result"]["winners"]
    view = done(ask(Session(), "load", record=record, resigned=[winner]))
    assert view["outcome"]["reason"] == record["result"]["reason"]
    losses = [-score for score in record["result"]["scores"] or ()] or record["result"]["left"]
    best = min(loss for seat, loss in enumerate(losses) if seat != winner)
    assert view["outcome"]["winners"] == [
        seat for seat, loss in enumerate(losses) if loss == best and seat != winner
    ]


def test_without_kinds_a_bot_sits_where_somebody_gave_up() -> None:
    record = moment("modern-expert", 1, 12).record()
    view = done(ask(Session(), "load", record=record, resigned=[2]))
    assert kinds(view) == ["human", "human", "counter"]
    assert view["outcome"] is None


BAD: list[Any] = [None, 0, "0", {}, [3], [-1], [True], ["0"], [0, 0], [0, 1, 2], [[0]], [0.0]]


@pytest.mark.parametrize("resigned", BAD, ids=str)
def test_a_wrong_list_of_those_who_gave_up_changes_nothing(resigned: Any) -> None:
    session = Session(moment("modern-expert", 1, 12))
    game, record = session.game, session.game.record()
    id = refused(ask(session, "load", record=record, resigned=resigned))
    assert id in ("command-field", "no-such-seat")
    assert session.game is game


# The table on its own

TABLES = st.lists(st.sampled_from(["human", *BOTS]), min_size=1, max_size=8)


@given(TABLES, st.data())
def test_one_after_the_other_gives_up(kinds: list[str], data: st.DataObject) -> None:
    game = moment("ravensburger-2001-eight", 1, 3)
    seats = Seats(tuple(kinds))
    while not seats.given_up:
        assert seats.outcome(game) is None
        seat = data.draw(st.sampled_from(seats.contenders))
        before, seats = seats, seats.resign(seat)
        assert seats.resigned == before.resigned | {seat}
        if not seats.given_up:
            assert seats.kinds[seat] != "human", "somebody plays on"
            assert bool(seats.people) == ("human" in kinds)
            assert len(seats.contenders) > 1
        assert Seats(seats.kinds).resign(*seats.resigned) == seats, "as it is loaded"
    outcome = seats.outcome(game)
    assert outcome is not None
    assert outcome.winners == tuple(seats.contenders)
    assert len(outcome.winners) < 2 or not set(seats.people) & set(outcome.winners)
