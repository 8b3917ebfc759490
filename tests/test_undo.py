"""How far an undo goes back: as far as is fair to the others at the table."""

from __future__ import annotations

from random import Random
from typing import Any

from hosting import Json, ask
from situations import everything, play, situation

from chromino_core import Game, Session


def table(game: Game, *kinds: str) -> Session:
    return Session(game, kinds)


def two(first: str = "GYR GGG BBB", second: str = "PBR PPP GPG", **rules: Any) -> Game:
    """Seat 0 can lay `RYG@1,1>`, seat 1 then `PBR@-1,-1>`, and then nothing more fits."""
    return situation("modern", [first, second], bag="GGP GPP PGP PGG", **rules)


def undone(answer: Json) -> tuple[int, int]:
    assert answer["ok"], answer
    assert answer["view"]["say"]["id"] == "say-undone"
    args = answer["view"]["say"]["args"]
    return args["plies"], args["draws"]


# One person against bots


def test_back_to_the_persons_last_decision_over_the_bots_reply() -> None:
    game = two()
    session = table(game, "human", "greedy")
    start = everything(game)
    assert not session.view(0)["can_undo"]
    play(game, "RYG@1,1>", "PBR@-1,-1>")
    assert session.view(0)["can_undo"]
    assert undone(ask(session, "undo")) == (2, 0)
    assert everything(game) == start
    assert ask(session, "undo")["problems"][0]["id"] == "nothing-to-undo"


def test_also_over_draws_and_forced_passes_and_the_view_says_so() -> None:
    game = two()
    session = table(game, "human", "greedy")
    play(game, "RYG@1,1>", "PBR@-1,-1>", "draw", "pass", "draw", "pass")
    assert undone(ask(session, "undo")) == (6, 2)
    assert game.log == ()


def test_a_forced_draw_is_no_decision() -> None:
    game = situation("modern", ["GGG PPP", "GPG PGP"], bag="GGP GPP PPG")
    session = table(game, "human", "greedy")
    play(game, "draw", "pass", "draw", "pass")
    assert not session.view(0)["can_undo"]
    assert ask(session, "undo")["problems"][0]["id"] == "nothing-to-undo"


def test_a_draw_of_ones_own_choice_is_a_decision() -> None:
    game = situation("meccano-1998", ["GYR PBR", "GBR PPP"], bag="GGP GPP YYY")
    session = table(game, "greedy", "human")
    play(game, "RYG@1,1>", "0 call")
    assert len(game.legal_actions()) > 1
    play(game, "draw", "draw")
    assert undone(ask(session, "undo")) == (2, 2)
    assert game.log[-1] == (0, "call")


def test_a_call_and_a_catch_are_decisions() -> None:
    game = situation("meccano-1998", ["GYR PBR", "GGG PPP"], bag="GGP GPP YYY")
    session = table(game, "human", "greedy")
    play(game, "RYG@1,1>", "0 call", "1 draw")
    assert undone(ask(session, "undo")) == (2, 1)
    assert game.log == ((0, "RYG@1,1>"),)
    assert undone(ask(session, "undo")) == (1, 0)


def test_a_solo_game() -> None:
    game = situation("modern", ["GYR GGG PPP"], bag="GGP GPP")
    session = table(game, "human")
    play(game, "RYG@1,1>", "draw", "pass", "draw", "pass")
    assert undone(ask(session, "undo")) == (5, 2)


def test_also_after_the_end() -> None:
    game = two(first="GYR")
    session = table(game, "human", "greedy")
    play(game, "RYG@1,1>", "PBR@-1,-1>")
    assert game.outcome()
    assert undone(ask(session, "undo")) == (2, 0)
    assert game.outcome() is None


# Several people with hidden hands


def test_the_own_placement_until_another_person_has_looked() -> None:
    game = two()
    session = table(game, "human", "human")
    start = everything(game)
    ask(session, "act", seat=0, action="RYG@1,1>")
    session.view(0)
    session.view(None)
    assert session.view(0)["can_undo"]
    assert undone(ask(session, "undo", seat=0)) == (1, 0)
    assert everything(game) == start
    ask(session, "act", seat=0, action="RYG@1,1>")
    assert not ask(session, "reveal", seat=1)["view"]["can_undo"]
    assert not session.view(0)["can_undo"]
    assert ask(session, "undo", seat=0)["problems"][0]["id"] == "nothing-to-undo"


def test_to_ask_for_a_view_changes_nothing() -> None:
    session = table(two(), "human", "human")
    ask(session, "act", seat=0, action="RYG@1,1>")
    before = [session.view(seat) for seat in (0, 1, None)]
    assert before == [session.view(seat) for seat in (0, 1, None)]
    for command in ("view", "why", "miss", "save", "picture"):
        ask(session, command, seat=1, action="draw", tile="PPP")
    ask(session, "at", ply=0, seat=1)
    assert before == [session.view(seat) for seat in (0, 1, None)]
    assert before[0]["can_undo"]


def test_a_hand_is_revealed_once_and_the_table_is_another_then() -> None:
    session = table(two(), "human", "human")
    view = ask(session, "act", seat=0, action="RYG@1,1>")["view"]
    told: list[int] = []
    session.watch(lambda: told.append(session.view(0)["rev"]))
    own = ask(session, "reveal", seat=0)
    assert own["view"] == view, "one's own is nothing new"
    revealed = ask(session, "reveal", seat=1, rev=view["rev"] - 1)
    assert revealed["ok"], "never too late"
    assert revealed["view"] == session.view(1)
    assert revealed["view"]["rev"] == view["rev"] + 1
    assert [entry["tile"] for entry in revealed["view"]["hand"]] == ["PBR", "PPP", "GPG"]
    assert ask(session, "reveal", seat=1)["view"] == revealed["view"]
    assert told == [view["rev"] + 1]


def test_revealing_needs_a_seat_of_ones_own() -> None:
    session = table(two(), "human", "human")
    for seat in (None, 2, -1, "1"):
        assert ask(session, "reveal", seat=seat)["problems"][0]["id"] == "no-such-seat"
    answer = session.dispatch({"type": "reveal", "seat": 1}, seats=[0])
    assert answer["problems"][0]["id"] == "not-your-seat"


def test_a_bot_that_thinks_is_not_disturbed_by_revealing() -> None:
    game = situation("modern", ["GYR GGY", "PBR PPP", "GPG PGP"], bag="GGP GPP")
    session = table(game, "human", "greedy", "human")
    ask(session, "act", seat=0, action="RYG@1,1>")
    ask(session, "bot", seat=0)
    answer = ask(session, "reveal", seat=2)
    assert (answer["view"]["thinking"], answer["view"]["can_undo"]) == (1, False)


def test_what_can_still_be_taken_back_is_looked_back_at_with_the_own_eyes() -> None:
    session = table(two(), "human", "human")
    ask(session, "act", seat=0, action="RYG@1,1>")
    for ply in (0, 1):
        assert ask(session, "at", ply=ply, seat=0)["view"]["hand"]
        past = ask(session, "at", ply=ply, seat=1)["view"]
        assert (past["seat"], past["hand"], past["players"][1]["hand"]) == (None, [], None)
    ask(session, "reveal", seat=1)
    assert ask(session, "at", ply=0, seat=1)["view"]["hand"]
    assert ask(session, "undo")["problems"][0]["id"] == "nothing-to-undo"


def test_a_move_that_is_answered_with_anothers_eyes_has_revealed_the_hand() -> None:
    session = table(two(), "human", "human")
    view = ask(session, "act", seat=0, action="RYG@1,1>", eyes=1)["view"]
    assert view["hand"]
    assert not view["can_undo"]


def test_who_has_a_screen_of_ones_own_sees_every_move_at_once() -> None:
    session = table(two(), "human", "human")
    look_away = session.look_on(1)
    view = ask(session, "act", seat=0, action="RYG@1,1>")["view"]
    assert not view["can_undo"]
    ask(session, "act", seat=1, action="PBR@-1,-1>")
    assert session.view(1)["can_undo"], "one's own move"
    ask(session, "undo", seat=1)
    look_away()
    assert not session.view(0)["can_undo"], "it was seen all the same"
    ask(session, "act", seat=1, action="PBR@-1,-1>")
    assert session.view(1)["can_undo"]


def test_the_end_shows_all_hands_so_nothing_is_taken_back() -> None:
    for scoring in (None, "kinds"):
        game = two(first="GYR", second="PBR PPP", scoring=scoring, end="at-once")
        session = table(game, "human", "human")
        view = ask(session, "act", seat=0, action="RYG@1,1>")["view"]
        assert view["outcome"]
        assert not view["can_undo"]
        assert ask(session, "undo", seat=0)["problems"][0]["id"] == "nothing-to-undo"
        assert not table(game.copy(), "human", "human").view(0)["can_undo"]


def test_after_the_next_ones_move_it_is_the_next_ones() -> None:
    game = two()
    session = table(game, "human", "human")
    ask(session, "act", seat=0, action="RYG@1,1>")
    ask(session, "reveal", seat=1)
    ask(session, "act", seat=1, action="PBR@-1,-1>")
    assert undone(ask(session, "undo", seat=1)) == (1, 0)
    assert game.log == ((0, "RYG@1,1>"),)
    assert ask(session, "undo", seat=1)["problems"][0]["id"] == "nothing-to-undo"


def test_never_over_a_draw() -> None:
    game = situation("modern", ["GGG PPP", "GPG PGP"], bag="RYP GPP PPG")
    session = table(game, "human", "human")
    ask(session, "act", seat=0, action="draw")
    assert not session.view(0)["can_undo"]
    ask(session, "act", seat=0, action="RYP@1,1>")
    assert undone(ask(session, "undo", seat=0)) == (1, 0)
    assert game.log == ((0, "draw"),)
    assert ask(session, "undo", seat=0)["problems"][0]["id"] == "nothing-to-undo"


def test_not_over_a_bots_reply() -> None:
    game = situation("modern", ["GYR GGY", "PBR PPP", "GPG PGP"], bag="GGP GPP")
    session = table(game, "human", "greedy", "human")
    play(game, "RYG@1,1>")
    assert session.view(0)["can_undo"]
    play(game, "PBR@-1,-1>")
    assert not session.view(0)["can_undo"]


def test_the_call_goes_back_with_its_placement_but_a_catch_does_not() -> None:
    game = situation("meccano-1998", ["GYR PBR", "GGG PPP"], bag="GGP GPP YYY")
    session = table(game, "human", "human")
    play(game, "RYG@1,1>", "0 call")
    assert undone(ask(session, "undo", seat=0)) == (2, 0)
    play(game, "RYG@1,1>", "draw", "1 catch:0")
    assert not session.view(None)["can_undo"]


def test_a_place_that_was_shown_is_not_undone() -> None:
    game = situation("meccano-1998", ["GYR PBR", "GGG PPP"], bag="GGP GPP YYY YYP")
    play(game, "RYG@1,1>", "0 call", "draw", "draw")
    show = next(action for action in game.legal_actions(1) if action.startswith("show:"))
    play(game, f"1 {show}")
    assert not table(game, "human", "human").view(None)["can_undo"]


# Open hands, and bots alone


def test_with_open_hands_undo_is_free() -> None:
    game = two(open_hands=True)
    session = table(game, "human", "human")
    play(game, "RYG@1,1>", "PBR@-1,-1>", "draw", "pass", "draw", "pass")
    session.view(0)
    session.view(1)
    assert undone(ask(session, "undo")) == (5, 2), "back to where something could be chosen"
    assert undone(ask(session, "undo")) == (1, 0)
    assert game.log == ()


def test_a_game_of_bots_goes_back_step_by_step() -> None:
    game = two()
    session = table(game, "greedy", "random")
    play(game, "RYG@1,1>", "PBR@-1,-1>", "draw")
    for plies in (2, 1, 0):
        assert undone(ask(session, "undo")) == (1, plies // 2)
        assert len(game.log) == plies
    assert not session.view(None)["can_undo"]


def test_nothing_is_undone_beyond_the_beginning_of_a_position() -> None:
    game = play(two(), "RYG@1,1>", "PBR@-1,-1>").observe(0).sample(Random(1))
    for kinds in (("human", "greedy"), ("human", "human"), ("greedy", "greedy")):
        assert not table(game, *kinds).view(None)["can_undo"]


# Redo


def test_redo_brings_everything_back() -> None:
    game = two()
    session = table(game, "human", "greedy")
    play(game, "RYG@1,1>", "PBR@-1,-1>", "draw", "pass", "draw", "pass")
    before = everything(game)
    assert not session.view(0)["can_redo"]
    ask(session, "undo")
    assert session.view(0)["can_redo"]
    answer = ask(session, "redo")
    assert answer["ok"]
    assert everything(game) == before
    assert answer["view"]["say"]["id"] != "say-undone"
    assert not answer["view"]["can_redo"]
    assert ask(session, "redo")["problems"][0]["id"] == "nothing-to-redo"


def test_several_undos_and_redos() -> None:
    game = two(open_hands=True)
    session = table(game, "human", "human")
    states = [everything(game)]
    for action in ("RYG@1,1>", "PBR@-1,-1>"):
        play(game, action)
        states.append(everything(game))
    ask(session, "undo")
    ask(session, "undo")
    assert everything(game) == states[0]
    ask(session, "redo")
    assert everything(game) == states[1]
    ask(session, "redo")
    assert everything(game) == states[2]


def test_another_action_forgets_what_could_be_done_again() -> None:
    game = two()
    session = table(game, "human", "human")
    ask(session, "act", seat=0, action="RYG@1,1>")
    ask(session, "undo")
    answer = ask(session, "act", seat=0, action="RYG@1,1>")
    assert not answer["view"]["can_redo"]


def test_a_refused_action_does_not() -> None:
    game = two()
    session = table(game, "human", "human")
    ask(session, "act", seat=0, action="RYG@1,1>")
    ask(session, "undo")
    assert not ask(session, "act", seat=0, action="draw")["ok"]
    assert session.view(0)["can_redo"]


def test_a_bot_that_moves_forgets_it_too() -> None:
    game = two()
    session = table(game, "greedy", "random")
    play(game, "RYG@1,1>")
    ask(session, "undo")
    assert session.view(None)["can_redo"]
    ask(session, "bot")
    while session.think(100) is not None:
        pass
    assert not session.view(None)["can_redo"]
