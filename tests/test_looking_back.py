"""Looking back at a game: with everyone's eyes once it is over, and to play on from any moment."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hosting import Json, ask, bots_move, done, kinds, refused
from moments import hidden_tiles, moment, moments
from situations import everything, play, situation, three
from variants import VARIANTS

from chromino_core import Game, Session


def hands(view: Json) -> list[list[str] | None]:
    return [player["hand"] for player in view["players"]]


def dealt(game: Game) -> list[list[str]]:
    return [[tile.text for tile in hand] for hand in game.hands]


def finished(*who: str, seed: int = 3) -> Session:
    """A game that the players, people too, have played to its end at random."""
    game = moment("modern", seed, 10_000)
    assert game.outcome()
    return Session(game, list(who) or ["human"] * len(game.players))


def just_over() -> Session:
    """Two people: the first has laid the last tile, and nobody has looked yet."""
    game = situation("modern", ["GYR", "PPP"], bag="GGP", end="at-once")
    return Session(play(game, "RYG@1,1>"))


# Everyone's hands


@pytest.mark.parametrize("variant", VARIANTS)
def test_everyone_sees_every_hand_at_every_moment_of_a_finished_game(variant: str) -> None:
    session = Session(moment(variant, 2, 10_000))
    past = session.game.copy()
    while True:
        ply = len(past.log)
        view = done(ask(session, "at", ply=ply, seat=0, everyone=True))
        assert hands(view) == dealt(past)
        assert view["turn"]["drawn"] == (past.drawn and past.drawn.text)
        own = done(ask(session, "at", ply=ply, seat=0))
        assert {**view, "players": 0, "turn": 0} == {**own, "players": 0, "turn": 0}
        if not past.undoable:
            break
        past.pop()


def test_a_game_that_was_given_up_is_over_too() -> None:
    session = Session(three())
    assert refused(ask(session, "at", ply=0, everyone=True)) == "hands-hidden"
    done(ask(session, "resign", seat=0))
    assert refused(ask(session, "at", ply=0, everyone=True)) == "hands-hidden", "two play on"
    done(ask(session, "resign", seat=1))
    assert hands(done(ask(session, "at", ply=0, everyone=True))) == dealt(session.game)


@pytest.mark.parametrize("variant", VARIANTS)
def test_in_a_running_game_the_hands_stay_hidden(variant: str) -> None:
    for game in moments(variant, 2, every=7):
        session = Session(game)
        if game.outcome():
            continue
        for seat in (*range(len(game.players)), None):
            for command in (
                {"type": "at", "ply": len(game.log), "everyone": True},
                {"type": "picture"},
                {"type": "picture", "contacts": str(game.board.placements[0])},
            ):
                text = json.dumps(session.dispatch({**command, "eyes": seat}))
                for tile in hidden_tiles(game, seat):
                    assert not any(f"({reading}@" in text for reading in tile.readings)
                    assert not any(f'"{reading}"' in text for reading in tile.readings)


def test_whoever_has_seen_all_hands_takes_nothing_back() -> None:
    session = just_over()
    done(ask(session, "at", ply=0, seat=0, everyone=True))
    assert not session.view(0)["can_undo"]
    assert refused(ask(session, "undo")) == "nothing-to-undo"


def test_everyone_is_yes_or_no() -> None:
    session = finished()
    values: list[Any] = [1, 0, None, "true", []]
    for value in values:
        assert refused(ask(session, "at", ply=0, everyone=value)) == "command-field"
    assert hands(done(ask(session, "at", ply=0, seat=1, everyone=False)))[0] is None


def test_a_host_of_some_seats_sees_everyone_at_the_end_and_only_then() -> None:
    command = {"type": "at", "ply": 0, "everyone": True}
    assert None not in hands(finished().dispatch(command, seats=[1])["view"])
    assert refused(Session(three()).dispatch(command, seats=[1])) == "hands-hidden"


# Branches


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_branch_is_the_game_as_it_was(variant: str) -> None:
    original = moment(variant, 2, 10_000)
    before = everything(original)
    for ply in range(0, len(original.log) + 1, 7):
        session = Session(original)
        view = done(ask(session, "branch", ply=ply))
        assert (view["ply"], view["live"], view["can_redo"]) == (ply, True, False)
        past = original.copy()
        while len(past.log) > ply:
            past.pop()
        assert session.game == past
        assert session.game is not original
    assert everything(original) == before


def test_a_branch_goes_its_own_way() -> None:
    session = Session(three())
    first = session.game
    done(ask(session, "act", seat=0, action="RYG@1,1>"))
    done(ask(session, "branch", ply=0))
    done(ask(session, "act", seat=0, action="RYG@1,-1>"))
    assert [action for _, action in first.log] == ["RYG@1,1>"]
    assert [action for _, action in session.game.log] == ["RYG@1,-1>"]
    told: list[int] = []
    session.watch(lambda: told.append(1))
    first.pop()
    assert told == [], "the first game is no longer watched"
    session.game.pop()
    assert told == [1]


def test_the_same_players_go_on_and_nobody_has_given_up() -> None:
    session = Session(three(), ["human", "human", "random"])
    done(ask(session, "resign", seat=0))
    view = done(ask(session, "resign", seat=1))
    assert view["outcome"]["reason"] == "resigned"
    view = done(ask(session, "branch", ply=0))
    assert view["outcome"] is None
    assert kinds(view) == ["counter", "human", "random"]
    assert not any(player["resigned"] for player in view["players"])


def test_the_end_of_a_finished_game_is_its_end_in_a_branch_too() -> None:
    session = finished()
    outcome = session.view(0)["outcome"]
    assert done(ask(session, "branch", ply=len(session.game.log)))["outcome"] == outcome


def test_a_branch_plays_on_to_the_end() -> None:
    session = finished("human", "greedy")
    done(ask(session, "branch", ply=len(session.game.log) // 2))
    done(ask(session, "seat", seat=0, kind="greedy"))
    bots_move(session)
    assert session.view(0)["outcome"]


def test_undo_reaches_back_over_the_branch_to_the_beginning() -> None:
    session = finished("human", "greedy")
    done(ask(session, "branch", ply=len(session.game.log) - 3))
    while session.view(0)["can_undo"]:
        done(ask(session, "undo"))
    assert not [seat for seat, _ in session.game.log if seat == 0]


def test_several_people_take_back_only_what_nobody_has_seen() -> None:
    session = Session(play(three(), "RYG@1,1>", "PBR@-1,-1>", "draw"))
    assert done(ask(session, "branch", ply=1, eyes=0))["can_undo"]
    assert not done(ask(session, "branch", ply=1, eyes=1))["can_undo"], "the next player looks"


def test_a_branch_ends_thoughts_and_forgets_what_was_undone() -> None:
    session = Session(play(three(), "RYG@1,1>"), ["human", "greedy", "greedy"])
    done(ask(session, "undo"))
    assert done(ask(session, "branch", ply=0))["can_redo"] is False
    done(ask(session, "act", seat=0, action="RYG@1,1>"))
    assert done(ask(session, "bot"))["thinking"] == 1
    view = done(ask(session, "branch", ply=1))
    assert (view["thinking"], view["next_bot"]) == (None, 1)
    assert session.think(1000) is None


def test_bots_of_a_branch_have_another_chance() -> None:
    session = Session(moment("modern", 3, 0), ["random", "random"])
    played = set()
    for _ in range(8):
        done(ask(session, "branch", ply=0))
        bots_move(session)
        played.add(session.game.log)
    assert len(played) > 1


def test_a_branch_of_a_game_that_began_in_mid_game_begins_no_earlier() -> None:
    game = Game.from_position(
        {
            "format": "chromino-position/1",
            "rules": three().rules.as_dict(),
            "players": ["Ann", "Ben"],
            "board": "BRY@0,0>",
            "hands": [["GRY", "GGG"], ["PPP"]],
            "bag": [None] * 4,
            "seat": 0,
            "drawn": None,
            "scores": None,
        }
    )
    session = Session(game)
    assert refused(ask(session, "branch", ply=1)) == "no-such-ply"
    assert session.game is game
    done(ask(session, "branch", ply=0))
    assert session.game == game


def test_a_branch_that_cannot_be_made() -> None:
    assert refused(ask(Session(), "branch", ply=0)) == "no-game"
    session = finished()
    game, rev = session.game, session.view(0)["rev"]
    for ply in (-1, len(game.log) + 1, True, 1.0, "1", None):
        assert refused(ask(session, "branch", ply=ply)) == "no-such-ply"
    assert refused(ask(session, "branch", ply=0, eyes=9)) == "no-such-seat"
    answer = session.dispatch({"type": "branch", "ply": 0}, seats=[0])
    assert refused(answer) == "only-for-hosts"
    assert session.game is game
    assert session.view(0)["rev"] == rev


def test_a_branch_of_a_game_that_has_moved_on_is_stale() -> None:
    """Its moments are counted in the game one has seen, as is what one does in it."""
    session = Session(three())
    rev = session.view(0)["rev"]
    done(ask(session, "act", seat=0, action="RYG@1,1>", rev=rev))
    answer = ask(session, "branch", ply=0, rev=rev)
    assert [problem["id"] for problem in answer["problems"]] == ["stale"]
    assert answer["view"] == session.view(0)
    done(ask(session, "branch", ply=0, rev=answer["view"]["rev"]))
