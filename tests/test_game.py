"""Games as a whole: doing and undoing, copies, and games that begin otherwise."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import pytest
from situations import everything, play, situation
from variants import VARIANTS, any_action, names

from chromino_core import Board, Session
from chromino_core.actions import Lay
from chromino_core.game import Game
from chromino_core.problems import IllegalMove, InvalidSetup, NoSuchMoment
from chromino_core.records.situation import situation_of
from chromino_core.rules import edition
from chromino_core.words import sentence

# Doing and undoing


@pytest.mark.parametrize("name", VARIANTS)
def test_pop_restores_exactly(name: str) -> None:
    rng = Random(name)
    game = VARIANTS[name].game(11)
    past: list[object] = []
    while game.outcome() is None and len(past) < 150:
        past.append(everything(game))
        seat, action = any_action(game, rng)
        game.push(action, seat)
    log = game.log
    for index in range(len(past) - 1, -1, -1):
        assert game.pop() == log[index]
        assert everything(game) == past[index]
    with pytest.raises(IllegalMove, match=sentence("nothing-to-undo")):
        game.pop()
    assert game == VARIANTS[name].game(11)


def test_what_was_undone_can_be_done_again() -> None:
    for name, variant in VARIANTS.items():
        rng = Random(name)
        game, other = variant.game(2), variant.game(2)
        for _ in range(80):
            if game.outcome():
                break
            seat, action = any_action(game, rng)
            game.push(action, seat)
            if rng.random() < 0.3:
                game.pop()
                game.push(action, seat)
            other.push(action, seat)
        assert game == other
        assert everything(game) == everything(other)


@pytest.mark.parametrize("clone", [Game.copy, copy.deepcopy])
def test_a_copy_is_independent(clone: Any) -> None:
    rng = Random(3)
    game = VARIANTS["meccano-1998-small-hands"].game(3)
    for _ in range(20):
        seat, action = any_action(game, rng)
        game.push(action, seat)
    other = clone(game)
    assert other == game
    before = everything(game)
    assert everything(other) == before
    seat, action = any_action(other, rng)
    other.push(action, seat)
    assert everything(game) == before
    assert other != game
    for _ in range(21):
        other.pop()
    assert everything(game) == before
    assert other == VARIANTS["meccano-1998-small-hands"].game(3)
    while game.log:
        game.pop()
    assert everything(game) == everything(other)


def test_the_board_of_a_game_is_a_copy() -> None:
    game = situation("modern", ["GYR GGG", "PPP GPG"], bag="GPP")
    game.board.lay("RYG@1,1>")
    game.board.lift()
    assert len(game.board) == 1
    assert str(game.board) == "BRY@0,0>"


def test_what_is_listed_is_a_copy() -> None:
    game = situation("modern", ["GYR GGG", "PPP GPG"], bag="GPP")
    game.legal_actions().clear()
    assert game.legal_actions()


def test_watching() -> None:
    game = situation("modern", ["GYR GGG", "PPP GPG"], bag="GPP")
    heard: list[str] = []
    unwatch = game.watch(lambda: heard.append(f"one {len(game.log)}"))
    game.watch(lambda: heard.append(f"two {len(game.log)}"))
    game.push("RYG@1,1>")
    with pytest.raises(IllegalMove):
        game.push("pass")
    game.pop()
    assert heard == ["one 1", "two 1", "one 0", "two 0"]
    unwatch()
    unwatch()
    game.push("RYG@1,1>")
    assert heard[4:] == ["two 1"]
    game.copy().push("draw")
    assert len(heard) == 5, "nobody watches a copy"


def test_a_watcher_may_stop_watching_while_it_is_told() -> None:
    game = situation("modern", ["GYR GGG", "PPP GPG"], bag="GPP")
    heard: list[int] = []

    def once() -> None:
        heard.append(1)
        unwatch()

    unwatch = game.watch(once)
    game.watch(lambda: heard.append(2))
    play(game, "RYG@1,1>", "draw")
    assert heard == [1, 2, 2]


def test_pushing_a_placement_is_pushing_its_text() -> None:
    game = situation("modern", ["GYR GGG", "PPP GPG"], bag="GPP")
    other = game.copy()
    game.push(game.board.legal_placements("GYR")[0])
    other.push(str(other.board.legal_placements("GYR")[0]))
    assert game == other
    assert game.log == other.log


def test_tallies() -> None:
    game = situation("modern", ["GYR GGG", "PPP"], bag="GPP", scoring="expert")
    assert str(game.tally("RYG@1,1>")) == "3+3 = 6"
    play(game, "RYG@1,1>")
    assert game.scores() == (6, 0)
    game.pop()
    assert game.scores() == (0, 0)
    assert situation("modern", ["GYR", "PPP"]).tally("RYG@1,1>") is None


def test_only_what_may_lie_there_is_tallied() -> None:
    game = situation("modern", ["GYR GGG", "PPP"], bag="GPP", scoring="expert")
    for placement in ("BBB@50,50>", "GGG@1,1>", "GYR@0,0>"):
        with pytest.raises(IllegalMove) as raised:
            game.tally(placement)
        assert raised.value.problems == game.board.problems(placement)


def test_a_watched_game_is_copied_and_pickled_without_those_who_watch() -> None:
    game = VARIANTS["meccano-1998-small-hands"].game(3)
    for _ in range(5):
        game.push(game.legal_actions()[0])
    told: list[int] = []
    game.watch(lambda: told.append(1))
    session = Session(game)
    for other in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other == game
        assert everything(other) == everything(game)
        assert other.record() == game.record()
        rev = session.view(0)["rev"]
        while other.log:
            other.pop()
        assert session.view(0)["rev"] == rev
    assert told == []


def test_a_game_that_began_in_mid_game_is_pickled_too() -> None:
    game = Game(names(2), seed=1).observe(0).sample(Random(1))
    game.push(game.legal_actions()[0])
    again = pickle.loads(pickle.dumps(game))
    assert (again, again.record()) == (game, game.record())
    again.pop()
    with pytest.raises(IllegalMove):
        again.pop()


def test_equal_games_have_equal_tables() -> None:
    def with_table(board: str) -> Game:
        position = situation_of(Game(["Ann", "Ben"], seed=1))
        return position._replace(table=Board(board).frozen()).game(Random(1))

    one = with_table("B*Y@0,0> BRY@0,1>")
    assert one == with_table("B*Y@0,0> BRY@0,1>")
    assert one != with_table("B*Y@0,0> BRY@0,-1>")
    assert one != with_table("B*Y@0,0>")


def test_equality() -> None:
    game = Game(names(2), seed=1)
    assert game == Game(names(2), seed=1)
    assert game != Game(["Ann", "Ben"], seed=1)
    assert game != Game(names(2), rules=edition("modern-zh"), seed=1)
    assert game != "game"
    with pytest.raises(TypeError):
        hash(game)


def test_errors_travel() -> None:
    """An error with its problems survives a process border."""
    game = situation("modern", ["GYR GGG", "PPP GPG"], bag="GPP")
    with pytest.raises(IllegalMove) as raised:
        game.push("pass")
    again = pickle.loads(pickle.dumps(raised.value))
    assert (type(again), again.problems, str(again)) == (
        IllegalMove,
        raised.value.problems,
        str(raised.value),
    )


# The seam: what is asked for and begun from outside


def test_the_same_deal_by_other_rules() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    other = Game.from_deal(game.deal, edition("modern", scoring="expert"), ["Cid", "Dan"])
    assert (other.hands, other.bag, other.seat) == (game.hands, game.bag, game.seat)
    assert (other.players, other.rules.scoring) == (("Cid", "Dan"), "expert")
    assert not other.began_in_mid_game
    assert Game.from_deal(game.deal, players=game.players) == game
    assert Game.from_record(other.record()) == other


@pytest.mark.parametrize(
    ("players", "id"), [(["Ann"], "deal-players"), ([], "player-count"), ("Ann", "players-list")]
)
def test_a_deal_is_for_so_many_players(players: Any, id: str) -> None:
    with pytest.raises(InvalidSetup) as raised:
        Game.from_deal(Game(["Ann", "Ben"], seed=7).deal, players=players)
    assert [problem.id for problem in raised.value.problems] == [id]


def test_rewinding() -> None:
    game = VARIANTS["meccano-1998-small-hands"].game(3)
    at_first = game.copy()
    for _ in range(6):
        game.push(game.legal_actions()[0])
    assert game.undoable == 6
    game.rewind(6)
    game.rewind(2)
    assert (len(game.log), game.undoable) == (2, 2)
    game.rewind(0)
    assert game == at_first
    for ply in (1, -1, True, "0", None, 10**100):
        with pytest.raises(NoSuchMoment) as raised:
            game.rewind(ply)  # type: ignore[arg-type]
        assert [problem.id for problem in raised.value.problems] == ["no-such-ply"]


def test_what_was_before_a_beginning_in_mid_game_is_not_undone() -> None:
    game = Game(names(2), seed=1)
    game.push(game.legal_actions()[0])
    later = game.observe(0).sample(Random(1))
    assert later.began_in_mid_game
    assert (later.undoable, len(later.log)) == (0, 1)
    with pytest.raises(NoSuchMoment):
        later.rewind(0)


def test_becoming_another_game_keeps_those_who_watch() -> None:
    game, other = Game(names(2), seed=1), Game(["Ann", "Ben"], seed=2)
    other.push(other.legal_actions()[0])
    told: list[tuple[str, ...]] = []
    game.watch(lambda: told.append(game.players))
    game.become(other)
    assert game == other
    assert (told, game.undoable) == ([("Ann", "Ben")], 1)


def test_an_illegal_move_names_the_action_and_the_cells() -> None:
    game = situation("textures", ["GYR GGG", "PPP GPG"], bag="GPP")
    with pytest.raises(IllegalMove) as raised:
        game.push("RYG@1,0v")
    error = raised.value
    assert (error.action, error.cells) == ("RYG@1,0v", ((1, 0),))
    assert isinstance(error.action, Lay)
    assert str(error).startswith("RYG@1,0v ")
    assert "(cells=1,0)" in str(error)
    assert "RYG@1,0v" not in error.sentence, "players see where"
    again = pickle.loads(pickle.dumps(error))
    assert (again.action, again.problems, str(again)) == (error.action, error.problems, str(error))
    with pytest.raises(IllegalMove) as raised:
        Game(names(2), seed=1).pop()
    assert (raised.value.action, raised.value.cells) == (None, ())
    assert str(raised.value) == raised.value.sentence
