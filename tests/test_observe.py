"""What a seat may know, and games that look just the same from there."""

from __future__ import annotations

import copy
import gc
import json
import pickle
from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any

import pytest
from moments import hidden_tiles, is_whole, moment, moments, play_on, through_json
from situations import play, situation
from variants import VARIANTS, any_action

from chromino_core import (
    Board,
    Game,
    Hand,
    IllegalMove,
    InvalidSetup,
    Observation,
    Tile,
    Tiles,
    edition,
    svg,
)
from chromino_core.board import FrozenBoard
from chromino_core.game.deal import Deal
from chromino_core.game.state import State
from chromino_core.index import free
from chromino_core.playing import play_out
from chromino_core.words import sentence

SEEDS = (1, 2)


def seats(game: Game) -> range:
    return range(len(game.players))


# What is in it


@pytest.mark.parametrize("variant", VARIANTS)
def test_exactly_what_a_seat_may_know(variant: str) -> None:
    for game in moments(variant, 1, every=5):
        for seat in seats(game):
            seen = game.observe(seat)
            assert seen.seat == seat
            assert (seen.players, seen.rules, seen.to_move) == (game.players, game.rules, game.seat)
            assert seen.hand == game.hands[seat]
            assert {type(each) for each in (seen.hand, *seen.known, *game.hands)} == {Hand}
            assert type(game.bag) is Tiles
            assert seen.counts == tuple(map(len, game.hands))
            assert seen.bag == len(game.bag)
            assert seen.board == game.board
            assert seen.log == game.log
            assert seen.actions == tuple(game.legal_actions(seat))
            assert (seen.scores, seen.outcome) == (game.scores(), game.outcome())
            assert seen.drawn == (game.drawn if seat == game.seat else None)
            assert_knows_only_what_was_shown(game, seen)


def assert_knows_only_what_was_shown(game: Game, seen: Observation) -> None:
    for other in seats(game):
        if other == seen.seat or game.hands_are_open:
            assert seen.known[other] == game.hands[other]
        else:
            assert seen.known[other] == game.state.seen[other]
            assert set(seen.known[other]) <= set(game.hands[other])


def test_the_exact_keys_of_its_data() -> None:
    data = moment("modern-expert", 1, 12).observe(1).as_dict()
    assert list(data) == ["seat", "position", "log", "actions", "scores", "outcome"]
    assert through_json(data) == data
    assert data["position"]["bag"] == [None] * len(data["position"]["bag"])


def test_the_data_of_a_finished_game() -> None:
    game = moment("textures-kinds", 1, 10**6)
    data = game.observe(0).as_dict()
    assert through_json(data) == data
    assert data["outcome"]["winners"] == game.record()["result"]["winners"]
    assert data["scores"] == game.record()["result"]["scores"]
    assert data["actions"] == []


@pytest.mark.parametrize("seat", [-1, 2, True, None, "0", 0.0])
def test_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(InvalidSetup):
        Game(["Ann", "Ben"], seed=1).observe(seat)


def test_a_last_tile_is_shown_to_all() -> None:
    game = situation("modern", ["GYR PBR", "GGG PPP", "GPG PGP"], bag="GGP GPP YYY")
    assert game.observe(1).known[0] == ()
    play(game, "RYG@1,1>")
    for seat in (1, 2):
        assert game.observe(seat).known == (
            (Tile("PBR"),),
            *(game.hands[other] if other == seat else () for other in (1, 2)),
        )


def test_what_was_once_shown_stays_known_until_it_is_laid() -> None:
    game = situation(
        "ravensburger-2001", ["GYR PPG", "GGG PPP", "GPG PGP"], bag="GGP GPP YYY YYP YYG"
    )
    play(game, "RYG@1,1>", "draw", "pass", "draw", "pass", "draw", "pass")
    assert len(game.hands[0]) == 2
    assert game.observe(1).known[0] == (Tile("PPG"),)
    assert game.observe(1).situation.hands[0] == (Tile("PPG"), None)


def test_with_calls_only_a_call_shows_it() -> None:
    game = situation("meccano-1998", ["GYR PBR", "GGG PPP", "GPG PGP"], bag="GGP GPP YYY")
    play(game, "RYG@1,1>")
    assert game.observe(1).known[0] == ()
    play(game, "0 call")
    assert game.observe(1).known[0] == (Tile("PBR"),)


def test_open_hands_are_known_but_not_the_bag() -> None:
    game = moment("modern-four-open", 1, 12)
    for seat in seats(game):
        assert game.observe(seat).known == game.hands
        assert set(game.observe(seat).situation.bag) == {None}


def test_who_drew_when_is_known_but_not_what() -> None:
    game = situation("modern", ["GGG PPP", "GPG PGP"], bag="GGP GPP YYY")
    play(game, "draw")
    mine, other = game.observe(0), game.observe(1)
    assert mine.log == other.log == ((0, "draw"),)
    assert (mine.drawn, other.drawn) == (Tile("GGP"), None)
    assert other.counts == (3, 2)
    assert other.known[0] == ()
    assert other.as_dict()["position"]["drawn"] is None
    assert mine.as_dict()["position"]["drawn"] == "GGP"


def test_the_board_of_an_observation_is_ones_own() -> None:
    game = moment("modern", 1, 6)
    seen = game.observe(0)
    seen.board.lift()
    assert seen.board == game.board


def test_the_boards_of_several_observations_are_their_own() -> None:
    """They are looked at in any order, also those of other rules with the same tiles."""
    variants = ("modern", "modern-zh-junior", "modern-junior", "ravensburger-2001")
    games = [game for variant in variants for game in moments(variant, 1, every=5)]
    seen = [(game.observe(0), game.board.copy()) for game in games]
    Random(1).shuffle(seen)
    for observation, board in seen:
        one, other = observation.board, observation.board
        one.lift()
        assert (other, str(other)) == (board, str(board))


def test_a_table_may_be_the_last_one_by_other_rules() -> None:
    for need in (1, 2, 1):
        rules = edition("modern-zh", min_contacts=need)
        seen = Game(["Ann", "Ben"], rules, seed=7).observe(0)
        assert seen.board.min_contacts == need


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_is_printed_in_a_few_lines(variant: str) -> None:
    for game in moments(variant, 1, every=5):
        for seat in seats(game):
            seen = game.observe(seat)
            lines = repr(seen).split("\n")
            assert len(lines) == 5
            assert max(len(lines[n]) for n in (0, 1, 3)) < 110, (
                "the others are as long as hands are"
            )
            assert game.players[seat] in lines[0]
            assert lines[1].endswith(f"last {game.board.placements[-1]}")
            assert lines[2].startswith(f" hand: {seen.hand or 'empty'}")
            assert (f", drawn {game.drawn}" in lines[2]) == (seen.drawn is not None)
            for action in seen.actions[:6]:
                assert action in lines[3]
            assert f"bag: {len(game.bag)}" in lines[4]


def test_what_it_prints() -> None:
    game = situation("modern", ["GYR PBR", "GGG PPP", "GPG PGP"], bag="GGP GPP", scoring="expert")
    play(game, "RYG@1,1>")
    assert repr(game.observe(1)) == (
        "<Observation by Player 2, seat 1, to move: modern, 1 turn\n"
        " table: 2 tiles, last RYG@1,1>\n"
        " hand: GGG PPP\n"
        " may: draw\n"
        " others: Player 1 has 1 (PBR), Player 3 has 2; bag: 2; scores: 6, 0, 0>"
    )


def test_it_says_how_a_game_has_ended() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    outcome = play_out(game, ["random", "random"], Random(1))
    for seat, name in enumerate(game.players):
        first = repr(game.observe(seat)).split("\n")[0]
        assert first.startswith(f"<Observation by {name}, seat {seat}, {outcome.reason}: modern")


def test_a_notebook_shows_table_and_hand() -> None:
    game = moment("modern", 1, 8)
    for seat in seats(game):
        seen = game.observe(seat)
        table = svg.board(game.board, highlight=game.board.placements[-1])
        assert seen._repr_svg_() == svg.grid([table, svg.hand(game.hands[seat])], columns=1)


# Samples


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_sample_looks_the_same(variant: str, seed: int) -> None:
    rng = Random(f"{variant} {seed}")
    for game in moments(variant, seed, every=4):
        for seat in seats(game):
            seen = game.observe(seat)
            sample = seen.sample(rng)
            assert sample.observe(seat) == seen
            assert is_whole(sample)
            assert sample.hands[seat] == game.hands[seat]
            assert sample.board == game.board
            for other in seats(game):
                shown = game.state.seen[other]
                assert set(shown) <= set(sample.hands[other]), "what was seen stays"


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_sample_is_played_to_its_end(variant: str) -> None:
    rng = Random(variant)
    for game in moments(variant, 3, every=15):
        for seat in seats(game):
            sample = game.observe(seat).sample(rng)
            play_on(sample, rng)
            assert sample.outcome()
            assert is_whole(sample)


def test_a_sample_cannot_be_undone_beyond_its_beginning() -> None:
    game = moment("modern", 1, 8)
    sample = game.observe(0).sample(Random(1))
    assert sample.log == game.log
    sample.push(sample.legal_actions()[0])
    sample.pop()
    with pytest.raises(ValueError, match=sentence("nothing-to-undo")):
        sample.pop()
    assert len(game.log) == 8, "the game itself goes its own way"


def test_samples_differ_and_depend_on_the_generator_alone() -> None:
    seen = moment("modern", 1, 8).observe(0)
    samples = [seen.sample(Random(n)) for n in range(20)]
    assert [seen.sample(Random(n)) for n in range(20)] == samples
    assert len({(sample.hands, sample.bag) for sample in samples}) == 20


def test_every_hidden_tile_may_be_anywhere() -> None:
    game = moment("ravensburger-2001", 1, 3)
    seen, rng = game.observe(0), Random(1)
    in_hand = {tile for _ in range(150) for tile in seen.sample(rng).hands[1]}
    next_drawn = {seen.sample(rng).bag[0] for _ in range(600)}
    assert in_hand == next_drawn == hidden_tiles(game, 0)


# Nothing hidden can be read


def twins(variant: str, seed: int) -> Iterator[tuple[int, Game, Game]]:
    """Two games that differ in nothing but what the seat can't see, at several moments."""
    rng = Random(f"twins {variant} {seed}")
    for game in moments(variant, seed, every=6):
        for seat in seats(game):
            seen = game.observe(seat)
            yield seat, seen.sample(rng), seen.sample(rng)


@pytest.mark.parametrize("variant", VARIANTS)
def test_games_that_differ_in_hidden_tiles_only_cannot_be_told_apart(variant: str) -> None:
    different = 0
    for seat, one, other in twins(variant, 1):
        different += one.hands != other.hands or one.bag != other.bag
        mine, theirs = one.observe(seat), other.observe(seat)
        assert mine == theirs
        assert hash(mine) == hash(theirs)
        assert repr(mine) == repr(theirs)
        assert json.dumps(mine.as_dict()) == json.dumps(theirs.as_dict())
        assert pickle.dumps(mine) == pickle.dumps(theirs)
    assert different > 3 or "no-bag" in variant, "the twins did differ"


@pytest.mark.parametrize("variant", ["modern", "meccano-1998", "modern-draw-5", "textures-kinds"])
def test_they_stay_alike_as_long_as_the_seat_plays(variant: str) -> None:
    """The same actions, as long as both games allow them, and no draw tells the seat more."""
    for seat, one, other in twins(variant, 2):
        rng = Random(seat)
        for _ in range(10):
            if one.outcome() or one.seat != seat:
                break
            actor, action = any_action(one, rng, meddling=0)
            if action == "draw":
                break
            one.push(action, actor)
            other.push(action, actor)
            # At the end the hands are laid open.
            assert one.outcome() or one.observe(seat) == other.observe(seat)


def within(root: object) -> Iterator[object]:
    """Everything that can be reached from an object, without what all programs share."""
    seen: set[int] = set()
    queue = [root]
    while queue:
        item = queue.pop()
        if id(item) in seen or isinstance(item, type | ModuleType):
            continue
        seen.add(id(item))
        yield item
        if not isinstance(item, Tile):
            queue += gc.get_referents(item)


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_hidden_tile_can_be_reached(variant: str) -> None:
    # What the index remembers of all tables there ever were.
    known = [each for each in vars(free).values() if isinstance(each, dict)]
    remembered = {
        id(each) for one in known for each in (one, *one.values()) if isinstance(each, dict)
    }
    for game in moments(variant, 4, every=8):
        if game.outcome():
            break
        for seat in seats(game):
            seen = game.observe(seat)
            reached = list(within(seen))
            assert not [x for x in reached if isinstance(x, Game | Deal | Random)]
            assert [x for x in reached if isinstance(x, Board)] == [seen.frozen_board]
            assert type(seen.frozen_board) is FrozenBoard
            assert {x.hands for x in reached if isinstance(x, State)} == {()}
            tiles = {item for item in reached if isinstance(item, Tile)}
            assert not tiles & hidden_tiles(game, seat)
            texts = {item[:3] for item in reached if isinstance(item, str)}
            hidden = {text for tile in hidden_tiles(game, seat) for text in tile.readings}
            assert not texts & hidden, "nor its text"
            assert not [item for item in reached if id(item) in remembered], "nor other games"


def attributes(root: object) -> Iterator[object]:
    """The same by names alone, as anybody can ask for them, also those with an underscore."""
    seen: set[int] = set()
    queue = [root]
    while queue:
        item = queue.pop()
        if id(item) in seen or isinstance(item, type | ModuleType) or callable(item):
            continue
        seen.add(id(item))
        yield item
        if isinstance(item, dict):
            queue += [*item.keys(), *item.values()]
        elif isinstance(item, tuple | list | set | frozenset):
            queue += item
        if not isinstance(item, Tile | str | int):
            named = (getattr(item, name, None) for name in dir(item) if name[:2] != "__")
            queue += [each for each in named if each is not None]


@pytest.mark.parametrize("variant", ["modern", "meccano-1998", "modern-junior", "textures-kinds"])
def test_no_attribute_leads_to_a_secret(variant: str) -> None:
    for game in moments(variant, 6, every=12):
        if game.outcome():
            break
        for seat in seats(game):
            seen = game.observe(seat)
            for copied in (seen, copy.deepcopy(seen), pickle.loads(pickle.dumps(seen))):
                assert copied == seen
                reached = list(attributes(copied))
                assert not [x for x in reached if isinstance(x, Game | Deal | Random)]
                tiles = {item for item in reached if isinstance(item, Tile)}
                assert not tiles & hidden_tiles(game, seat)
                assert set(seen.hand) <= tiles, "the walk finds what may be seen"


def test_what_is_seen_stays_when_the_game_goes_on() -> None:
    game = moment("modern", 1, 8)
    seen, text, again = game.observe(0), str(game.board), game.observe(1)
    assert seen.frozen_board is again.frozen_board is game.frozen_board
    while game.outcome() is None:
        game.push(game.legal_actions()[0])
    assert str(seen.frozen_board) == text != str(game.frozen_board)
    with pytest.raises(IllegalMove):
        seen.frozen_board.lift()


def test_the_walk_would_find_it() -> None:
    game = moment("modern", 1, 8)
    assert any(isinstance(item, State) for item in within([{"x": (game,)}]))
    assert hidden_tiles(game, 0) <= {item for item in within(game) if isinstance(item, Tile)}


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_hidden_tile_is_in_its_data(variant: str) -> None:
    for game in moments(variant, 5, every=8):
        if game.outcome():
            break
        for seat in seats(game):
            text = json.dumps(game.observe(seat).as_dict())
            for tile in hidden_tiles(game, seat):
                assert not [reading for reading in tile.readings if f'"{reading}' in text]
                assert not [reading for reading in tile.readings if f" {reading}@" in text]


def test_an_observation_can_be_copied_but_not_changed() -> None:
    seen = moment("modern", 1, 8).observe(0)
    assert pickle.loads(pickle.dumps(seen)) == seen
    with pytest.raises(AttributeError):
        seen.seat = 1  # type: ignore[misc]
    with pytest.raises(AttributeError):
        seen.situation.bag = ()  # type: ignore[misc]
