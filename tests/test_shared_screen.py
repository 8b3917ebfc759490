"""What a view tells a screen that several share: whose eyes are next, and whom one waits for."""

from __future__ import annotations

import re
from itertools import product
from random import Random
from typing import Any

import pytest
from hosting import Json, ask, bots_move, done
from moments import moment, moments, play_on
from situations import play, situation, three
from variants import VARIANTS

from builder.paths import VIEW_JS
from chromino_core import Game, Session
from chromino_core.session.contract import Player, View

CONTRACT = VIEW_JS / "contract.d.ts"


def looks(view: Json) -> tuple[Any, Any, Any]:
    return view["seat"], view["eyes"], view["hand_over"]


def two(*kinds: str, **rules: Any) -> Session:
    game = situation("modern", ["GYR GGG BBB", "PBR PPP GPG"], bag="GGP GPP PGP PGG", **rules)
    return Session(game, kinds)


# Whose eyes


def test_two_people_hand_the_screen_on_after_every_turn() -> None:
    session = two("human", "human")
    assert looks(session.view(None)) == (None, 0, 0), "nobody knows yet who sits there"
    assert looks(session.view(0)) == (0, 0, None)
    view = done(ask(session, "act", seat=0, action="RYG@1,1>"))
    assert looks(view) == (0, 1, 1)
    assert looks(done(ask(session, "reveal", seat=1))) == (1, 1, None)


def test_open_hands_need_no_cover() -> None:
    session = two("human", "human", open_hands=True)
    assert looks(session.view(None)) == (None, 0, None)
    assert looks(session.view(1)) == (1, 0, None)


def test_one_person_keeps_the_screen() -> None:
    session = two("human", "greedy")
    assert looks(session.view(None)) == (None, 0, None), "there is nobody to hide the tiles from"
    view = done(ask(session, "act", seat=0, action="RYG@1,1>"))
    assert looks(view) == (0, 0, None)


def test_while_a_bot_moves_the_screen_stays_where_it_is() -> None:
    session = Session(three(), ["greedy", "human", "human"])
    assert looks(session.view(2)) == (2, 2, None)
    assert looks(session.view(None)) == (None, 1, 1)
    assert looks(session.view(0)) == (0, 1, 1)


def test_bots_alone_are_looked_at_with_nobodys_eyes() -> None:
    session = two("greedy", "random")
    assert looks(session.view(None)) == (None, None, None)
    assert looks(session.view(1)) == (1, None, None)


def test_who_has_given_up_hands_the_screen_on() -> None:
    session = Session(three(), ["human", "human", "greedy"])
    view = done(ask(session, "resign", seat=0, eyes=0))
    assert view["people"] == [1]
    assert looks(view) == (0, 1, 1)


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_over_or_past_is_looked_at_as_it_is(variant: str) -> None:
    session = Session(moment(variant, 1, 10_000))
    for seat in (*range(len(session.game.players)), None):
        assert looks(session.view(seat)) == (seat, seat, None)
    past = done(ask(session, "at", ply=0, seat=0))
    assert (looks(past), past["waits"], past["next_bot"]) == ((0, 0, None), [], None)


@pytest.mark.parametrize("open_hands", [False, True])
def test_the_mover_looks_if_a_person_and_covers_are_only_for_secrets(open_hands: bool) -> None:
    for kinds in product(["human", "greedy"], repeat=3):
        session = Session(three(open_hands=open_hands), kinds)
        rng = Random(3)
        while not session.game.outcome():
            for seat in (0, 1, 2, None):
                view = session.view(seat)
                people, mover = view["people"], view["turn"]["seat"]
                assert people == [seat for seat, kind in enumerate(kinds) if kind == "human"]
                assert view["eyes"] in (people or [None])
                assert mover not in people or view["eyes"] == mover
                assert view["hand_over"] in (None, view["eyes"])
                if open_hands or view["eyes"] == seat or (len(people) == 1 and seat is None):
                    assert view["hand_over"] is None
                elif people:
                    assert view["hand_over"] == view["eyes"]
            session.game.push(rng.choice(session.game.legal_actions()))


# Whom one waits for


def calling(*kinds: str) -> Session:
    game = situation("meccano-1998", ["GYR PBR", "GGG PPP", "GPG PGP"], bag="GGP GPP YYY YYG")
    return Session(play(game, "RYG@1,1>"), kinds)


def test_bots_wait_for_a_person_who_may_still_call() -> None:
    session = calling("human", "greedy", "greedy")
    view = session.view(0)
    assert (view["waits"], view["next_bot"]) == ([0], 1)
    assert done(ask(session, "act", seat=0, action="call"))["waits"] == []


def test_people_at_one_screen_wait_for_each_other_too() -> None:
    session = calling("human", "human", "greedy")
    assert session.view(0)["waits"] == [0], "the next one has not looked yet"
    assert session.view(1)["waits"] == [], "who is to move may do so"
    play(session.game, "1 draw")
    assert session.view(1)["waits"] == [1], "who may catch the other"


def test_nobody_waits_for_bots() -> None:
    assert calling("greedy", "human", "human").view(1)["waits"] == []


@pytest.mark.parametrize("variant", VARIANTS)
def test_waiting_is_for_people_who_may_do_something_out_of_turn(variant: str) -> None:
    for game in moments(variant, 2, every=5):
        session = Session(game)
        for seat in (*range(len(game.players)), None):
            view = session.view(seat)
            mover = view["turn"]["seat"]
            for person in view["waits"]:
                assert person != mover
                assert game.legal_actions(person)
            if not game.rules.calls or seat == mover:
                assert view["waits"] == []


# Who may play


def test_every_kind_of_player_is_told_in_order_with_its_words() -> None:
    def mine(*_: object) -> None: ...

    session = Session(three(), bots={"mine": mine})
    kinds = session.view(0)["kinds"]
    assert [each["kind"] for each in kinds] == ["human", "random", "greedy", "counter", "mine"]
    assert [each["name"] and each["name"]["id"] for each in kinds] == [
        "ui-kind-human", "ui-kind-random", "ui-kind-greedy", "ui-kind-counter", None,
    ]  # fmt: skip


# Playing on


def test_one_can_play_on_from_any_moment_but_the_end_of_the_rules() -> None:
    session = Session(moment("modern", 1, 10_000))
    last = len(session.game.log)
    assert done(ask(session, "at", ply=last - 1, seat=0))["can_branch"]
    assert not done(ask(session, "at", ply=last, seat=0))["can_branch"]
    assert not session.view(0)["can_branch"]


def test_one_can_play_on_from_where_a_game_was_given_up() -> None:
    session = Session(moment("modern", 1, 9), ["human", "greedy"])
    view = done(ask(session, "resign", seat=0))
    assert view["outcome"]
    assert view["can_branch"]
    assert done(ask(session, "branch", ply=view["ply"]))["outcome"] is None


# The border


def declared(name: str) -> set[str]:
    """The keys of an interface in contract.d.ts."""
    [body] = re.findall(
        rf"export interface {name} {{\n(.*?)\n}}", CONTRACT.read_text("utf-8"), re.S
    )
    return set(re.findall(r"^  (\w+)\??:", body, re.M))


@pytest.mark.parametrize(("name", "kind"), [("View", View), ("Player", Player)])
def test_screens_are_told_of_every_key(name: str, kind: type) -> None:
    assert declared(name) == set(kind.__dataclass_fields__)  # type: ignore[attr-defined]


def test_to_look_changes_nothing() -> None:
    session = Session(Game(["Ann", "Ben"], seed=7))
    play_on(session.game, Random(1))
    told: list[int] = []
    session.watch(lambda: told.append(1))
    before = session.view(0), session.view(1)
    for seat, command in product((0, 1, None), ("view", "at", "save")):
        done_or_kept = ask(session, command, seat=seat, ply=0)
        assert done_or_kept["ok"]
    assert (session.view(0), session.view(1)) == before
    assert not told
    bots_move(session)
    assert (session.view(0), session.view(1)) == before
