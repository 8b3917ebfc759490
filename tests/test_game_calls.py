"""Meccano 1998: saying "Chromino", catching who forgets it, showing what was overlooked."""

from __future__ import annotations

import pytest
from situations import everything, hand, ids, play, seen, situation

from chromino_core.game import Game
from chromino_core.game.changes import point_out
from chromino_core.game.state import overlooked_tile
from chromino_core.problems import IllegalMove
from chromino_core.words import sentence

BAG = "GGP GPP YYY YYP YYG BBB"


def three(
    first: str = "GYR PBR", second: str = "GGG PPP", third: str = "GPG PGP", bag: str = BAG
) -> Game:
    """Three players; the first can lay `RYG@1,1>` and then has one tile left that fits too."""
    return situation("meccano-1998", [first, second, third], bag=bag)


# Calling


def test_calling_shows_the_last_tile() -> None:
    game = play(three(), "RYG@1,1>")
    assert not game.shows_last(0), "not by itself"
    assert game.legal_actions(0) == ["call"]
    assert game.legal_actions(2) == []
    assert seen(game, 0) == ""
    play(game, "0 call")
    assert game.shows_last(0)
    assert seen(game, 0) == "PBR"
    assert game.legal_actions(0) == []
    assert game.seat == 1
    assert game.log == ((0, "RYG@1,1>"), (0, "call"))
    assert ids(game, "call", 0) == ["nothing-to-call"]


@pytest.mark.parametrize("seat", [1, 2])
def test_only_who_has_just_come_down_to_one_tile_calls(seat: int) -> None:
    game = play(three(), "RYG@1,1>")
    assert ids(game, "call", seat) == ["nothing-to-call"]
    with pytest.raises(IllegalMove, match=sentence("nothing-to-call")):
        game.push("call", seat)


def test_with_two_tiles_left_there_is_nothing_to_call() -> None:
    game = play(three(first="GYR PBR GGY"), "RYG@1,1>")
    assert ids(game, "call", 0) == ["nothing-to-call"]
    assert [game.legal_actions(seat) for seat in (0, 2)] == [[], []]


def test_a_hand_dealt_with_one_tile_has_nothing_to_call() -> None:
    game = three(first="PBR")
    assert ids(game, "call", 0) == ["nothing-to-call"]
    assert ids(game, "catch:0", 1) == ["nothing-to-catch"]
    assert not game.shows_last(0)


def test_the_moment_to_call_ends_with_the_next_turn_action() -> None:
    game = play(three(), "RYG@1,1>")
    assert ids(game, "catch:0", 1) == ["nothing-to-catch"], "there is still time to call"
    play(game, "draw")
    assert ids(game, "call", 0) == ["nothing-to-call"]
    assert game.legal_actions(0) == []


@pytest.mark.parametrize(("turn_action", "bag"), [("draw", BAG), ("PBR@-1,-1>", BAG), ("pass", "")])
def test_every_turn_action_ends_the_moment_to_call(turn_action: str, bag: str) -> None:
    second = "PBR GGG PPP" if "@" in turn_action else "GGG PPP"
    game = three(first="GYR GGP", second=second, bag=bag)
    play(game, "RYG@1,1>", turn_action)
    assert game.legal_actions(0) == []
    assert game.legal_actions(1) == ["catch:0"]
    assert "catch:0" in game.legal_actions(2)


# Catching


def test_who_forgot_to_call_takes_a_tile() -> None:
    game = play(three(), "RYG@1,1>", "draw")
    assert game.legal_actions(1) == ["catch:0"]
    assert game.legal_actions(2) == ["draw", "catch:0"]
    assert ids(game, "catch:0", 0) == ["catch-yourself"]
    play(game, "1 catch:0")
    assert hand(game, 0) == "PBR GPP", "the next tile of the bag; GGP was drawn before"
    assert game.tiles_drawn == 2
    assert game.seat == 2, "a catch is no turn"
    assert ids(game, "catch:0", 2) == ["nothing-to-catch"], "once"


def test_the_seat_to_move_may_catch_and_then_takes_its_turn() -> None:
    game = play(three(), "RYG@1,1>", "draw", "2 catch:0")
    assert game.seat == 2
    assert game.legal_actions() == ["draw"]


def test_a_forgotten_call_can_be_caught_until_the_own_next_turn_action() -> None:
    game = play(three(first="GYR GGP", bag="YYY YYP YYG BBB PPY"), "RYG@1,1>", "draw", "draw")
    assert game.seat == 0
    assert game.legal_actions(1) == game.legal_actions(2) == ["catch:0"]
    play(game, "draw")
    assert game.legal_actions(1) == ["draw"]
    assert game.legal_actions(2) == []


def test_caught_and_back_at_one_tile_one_must_call_again() -> None:
    game = play(three(), "RYG@1,1>", "draw", "2 catch:0", "draw", "PBR@-1,-1>")
    assert hand(game, 0) == "GPP"
    assert game.legal_actions(0) == ["call"]
    play(game, "draw")
    assert "catch:0" in game.legal_actions(2)


def test_several_seats_can_be_catchable_at_once() -> None:
    game = three(first="GYR GGG", second="PBR PPP", third="GPG PGP")
    play(game, "RYG@1,1>", "PBR@-1,-1>", "draw")
    assert game.legal_actions(2) == ["catch:0", "catch:1"]
    assert "catch:1" in game.legal_actions(0)
    assert "catch:0" not in game.legal_actions(0)
    assert game.legal_actions(1) == ["catch:0"]
    play(game, "2 catch:1")
    assert game.legal_actions(2) == ["catch:0"]
    play(game, "1 catch:0")
    assert game.legal_actions(2) == []


def test_catching_one_leaves_another_the_time_to_call() -> None:
    game = three(first="GYR GGG", second="PBR PPP")
    play(game, "RYG@1,1>", "PBR@-1,-1>")
    assert game.legal_actions(1) == ["call", "catch:0"]
    play(game, "2 catch:0")
    assert game.legal_actions(1) == ["call"]
    play(game, "1 call")
    assert game.shows_last(1)


def test_caught_with_an_empty_bag_one_only_shows_the_tile() -> None:
    game = play(three(first="GYR GGG", bag=""), "RYG@1,1>", "pass", "2 catch:0")
    assert hand(game, 0) == seen(game, 0) == "GGG"
    assert game.shows_last(0)
    assert game.legal_actions(2) == ["pass"]


def test_catching_with_an_empty_bag_leaves_another_the_time_to_call() -> None:
    game = three(first="GYR GGG", second="PBR PPP", bag="")
    play(game, "RYG@1,1>", "PBR@-1,-1>", "2 catch:0")
    assert game.shows_last(0)
    assert game.legal_actions(1) == ["call"]
    play(game, "pass")
    assert game.legal_actions(2) == ["catch:1"]


def test_who_called_cannot_be_caught() -> None:
    game = play(three(), "RYG@1,1>", "0 call", "draw")
    assert ids(game, "catch:0", 1) == ids(game, "catch:0", 2) == ["nothing-to-catch"]


def test_a_tile_that_was_called_stays_shown_when_its_player_passes() -> None:
    game = three(first="GYR GGP", third="PBR GPG PGP", bag="")
    play(game, "RYG@1,1>", "0 call", "pass", "PBR@-1,-1>", "pass")
    assert hand(game, 0) == "GGP"
    assert game.shows_last(0)


# Drawing although one could lay


def test_a_rival_who_has_shown_the_last_tile_lets_one_draw() -> None:
    game = three(second="PBR GGG PPP")
    play(game, "RYG@1,1>")
    assert ids(game, "draw") == ["must-play"], "not shown yet"
    play(game, "0 call")
    assert "draw" in game.legal_actions(1)
    assert "PBR@-1,-1>" in game.legal_actions(1)
    assert ids(game, "pass") == ["must-play"]
    play(game, "draw")
    assert (game.seat, hand(game, 1)) == (2, "PBR GGG PPP GGP")
    assert game.legal_actions(0) == [], "drawing then is no mistake that could be shown"


def test_a_forgotten_call_lets_nobody_draw() -> None:
    game = three(second="GGG PPP", third="PBR GPG PGP")
    play(game, "RYG@1,1>", "draw")
    assert ids(game, "draw") == ["must-play"]
    play(game, "2 catch:0")
    assert ids(game, "draw") == ["must-play"]


def test_with_an_empty_bag_nobody_draws() -> None:
    game = play(three(second="PBR GGG PPP", bag=""), "RYG@1,1>", "0 call")
    assert ids(game, "draw") == ["must-play", "bag-empty"]
    assert all("@" in action for action in game.legal_actions())


# Overlooking that the last tile fits, and being shown


def overlooked(bag: str = BAG) -> Game:
    """Seat 0 has called and has then drawn although its last tile `PBR` would fit."""
    return play(three(bag=bag), "RYG@1,1>", "0 call", "draw", "draw", "draw")


def test_on_the_shown_last_tile_one_may_draw_although_it_fits() -> None:
    game = play(three(), "RYG@1,1>", "0 call", "draw", "draw")
    assert game.seat == 0
    assert game.legal_actions() == ["PBR@-1,-1>", "draw"]
    assert ids(game, "pass") == ["must-play"]
    play(game, "draw")
    assert hand(game, 0) == "PBR YYY"
    assert not game.shows_last(0)


def test_who_lays_the_shown_last_tile_wins() -> None:
    game = play(three(), "RYG@1,1>", "0 call", "draw", "draw", "PBR@-1,-1>")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.left) == ("emptied", (0,), (0, 3, 3))


def test_a_rival_shows_the_spot_and_it_costs_two_tiles() -> None:
    game = overlooked()
    shows = [f"show:{spot}" for spot in map(str, game.board.legal_placements("PBR"))]
    assert "show:PBR@-1,-1>" in shows
    assert game.legal_actions(2) == shows
    assert game.legal_actions(1) == ["draw", *shows]
    assert game.legal_actions(0) == []
    play(game, "2 show:PBR@-1,-1>")
    assert hand(game, 0) == "PBR YYY PYY GYY"
    assert (game.seat, len(game.board)) == (1, 2), "nothing was laid"
    assert ids(game, "show:PBR@-1,-1>", 1) == ["nothing-to-show"], "once"


def test_what_cannot_be_shown() -> None:
    game = overlooked()
    assert ids(game, "show:PBR@-1,-1>", 0) == ["show-yourself"]
    assert ids(game, "show:YYY@9,9>", 1) == ["show-other-tile", "not-touching"]
    assert ids(game, "show:PBR@9,9>", 1) == ["not-touching"]
    assert set(ids(game, "show:RBP@-1,-1>", 2)) == {"mismatch"}
    before = everything(game)
    for action in ("show:YYY@9,9>", "show:PBR@9,9>"):
        with pytest.raises(IllegalMove):
            game.push(action, 2)
    assert everything(game) == before


def test_where_nobody_has_overlooked_anything_nobody_is_meant() -> None:
    state = situation("meccano-1998", ["GYR PBR", "GGG PPP"], bag="GGP GPP YYY").state
    assert overlooked_tile(state) is None
    assert point_out(state, state.hands[0]) == state


def test_the_moment_to_show_ends_with_the_next_turn_action() -> None:
    game = play(overlooked(), "draw")
    assert ids(game, "show:PBR@-1,-1>", 2) == ["nothing-to-show"]
    assert game.legal_actions(1) == []


def test_a_catch_in_between_does_not_end_the_moment_to_show() -> None:
    """It lasts until the next turn action, and a catch is none."""
    game = three(third="PGY GPG", bag="GGP YYY YYP YYG BBB PPY")
    play(game, "RYG@1,1>", "0 call", "draw", "YGP@2,2>", "draw")
    assert "catch:2" in game.legal_actions(1)
    shows = [action for action in game.legal_actions(1) if action.startswith("show:")]
    assert shows
    play(game, "1 catch:2")
    assert [action for action in game.legal_actions(1) if action.startswith("show:")] == shows
    play(game, f"2 {shows[0]}")
    assert len(game.hands[0]) == 4


def test_drawing_on_a_last_tile_that_does_not_fit_is_no_mistake() -> None:
    game = three(first="GYR PPP", second="GGG GPG", third="PGP GPP", bag="GGP YYY PPY")
    play(game, "RYG@1,1>", "0 call", "draw", "draw")
    assert game.legal_actions() == ["draw"]
    play(game, "draw")
    assert [game.legal_actions(seat) for seat in (0, 2)] == [[], []]
    assert ids(game, "show:PPP@9,9>", 2)[0] == "nothing-to-show"


def test_the_penalty_is_as_many_tiles_as_are_left() -> None:
    game = overlooked(bag="GGP GPP YYY YYP")
    play(game, "1 show:PBR@-1,-1>")
    assert hand(game, 0) == "PBR YYY PYY"
    assert not game.bag
    game = overlooked(bag="GGP GPP YYY")
    play(game, "1 show:PBR@-1,-1>")
    assert hand(game, 0) == "PBR YYY"


def test_after_the_penalty_one_calls_again() -> None:
    game = play(overlooked(bag="GGP GPP YYY"), "1 show:PBR@-1,-1>", "pass", "pass", "PBR@-1,-1>")
    assert hand(game, 0) == "YYY"
    assert not game.shows_last(0)
    assert game.legal_actions(0) == ["call"]


def test_showing_also_works_while_others_are_on_their_last_tile() -> None:
    game = three(third="PGY GPG", bag="GGP YYY YYP YYG BBB PPY")
    play(game, "RYG@1,1>", "0 call", "draw", "YGP@2,2>", "2 call", "draw")
    assert game.shows_last(2)
    assert any(action.startswith("show:") for action in game.legal_actions(2))


def test_undoing_calls_catches_and_shows() -> None:
    game = three()
    past = []
    for action in ("RYG@1,1>", "draw", "1 catch:0", "draw", "PBR@-1,-1>", "0 call", "draw", "draw"):
        past.append(everything(game))
        play(game, action)
    while past:
        game.pop()
        assert everything(game) == past.pop()


@pytest.mark.parametrize("id", ["ravensburger-2001", "textures", "modern", "modern-zh"])
def test_other_editions_know_no_calls(id: str) -> None:
    game = situation(id, ["GYR PBR", "GGG PPP"], bag=BAG)
    play(game, "RYG@1,1>")
    assert game.shows_last(0)
    assert ids(game, "call", 0) == ["nothing-to-call"]
    assert game.legal_actions(0) == []
    play(game, "draw")
    assert ids(game, "catch:0", 1) == ["nothing-to-catch"]
