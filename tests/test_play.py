"""Random play of every edition and variant, with undoing, copies and records mixed in."""

from __future__ import annotations

import json
from random import Random

import pytest
import referee
from every_table import seeds
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from situations import everything
from tables import is_sound
from variants import VARIANTS, Variant, any_action

from chromino_core.game import Game
from chromino_core.problems import ChrominoError, IllegalMove
from chromino_core.tiles import all_tiles

variants = st.sampled_from(list(VARIANTS.values()))


class Play(RuleBasedStateMachine):
    """One game that goes forth and back, and copies of it that are played on their own."""

    copies = Bundle("copies")

    @initialize(variant=variants, seed=seeds)
    def deal(self, variant: Variant, seed: int) -> None:
        self.variant, self.seed = variant, seed
        self.game = variant.game(seed)
        self.heard = 0
        self.game.watch(self._hear)

    def _hear(self) -> None:
        self.heard += 1

    @property
    def is_running(self) -> bool:
        return self.game.outcome() is None

    # What is done

    @precondition(lambda self: self.is_running)
    @rule(data=st.data(), out_of_turn=st.booleans())
    def push(self, data: st.DataObject, out_of_turn: bool) -> None:
        game = self.game
        seats = [
            seat
            for seat in range(len(game.players))
            if (seat != game.seat) == out_of_turn and game.legal_actions(seat)
        ]
        seat = data.draw(st.sampled_from(seats)) if seats else game.seat
        action = data.draw(st.sampled_from(game.legal_actions(seat)))
        count, heard = len(game.log), self.heard
        game.push(action, seat)
        assert game.log[count:] == ((seat, action),)
        assert self.heard == heard + 1

    @precondition(lambda self: self.is_running)
    @rule(actions=st.integers(1, 40), seed=seeds)
    def play_on(self, actions: int, seed: int) -> None:
        rng = Random(seed)
        for _ in range(actions):
            if self.is_running:
                seat, action = any_action(self.game, rng)
                self.game.push(action, seat)

    @rule(seat=st.integers(-1, 8), seed=seeds)
    def refuse(self, seat: int, seed: int) -> None:
        """Whatever isn't listed is refused, says why, and changes nothing."""
        game, rng = self.game, Random(seed)
        known = 0 <= seat < len(game.players)
        listed = game.legal_actions(seat) if known else []
        before = everything(game)
        heard = self.heard
        for action in _guesses(game, rng):
            if action not in listed:
                with pytest.raises(IllegalMove if known else ChrominoError) as raised:
                    game.push(action, seat)
                assert raised.value.problems
                assert str(raised.value)
        assert everything(game) == before
        assert self.heard == heard

    @rule(count=st.integers(1, 12))
    def pop(self, count: int) -> None:
        """Undo some actions and do them again; or leave one undone."""
        game = self.game
        before, log, undone = everything(game), game.log, []
        for _ in range(min(count, len(game.log))):
            undone.append(game.pop())
        assert game.log + tuple(undone[::-1]) == log
        for seat, action in reversed(undone):
            game.push(action, seat)
        assert everything(game) == before
        if count % 2 and game.log:
            game.pop()

    @rule(target=copies)
    def copy(self) -> Game:
        other = self.game.copy()
        assert other == self.game
        assert everything(other) == everything(self.game)
        return other

    @rule(game=copies, actions=st.integers(1, 30), seed=seeds)
    def play_a_copy(self, game: Game, actions: int, seed: int) -> None:
        before, heard = everything(self.game), self.heard
        rng = Random(seed)
        for _ in range(actions):
            if game.outcome() is None and rng.random() < 0.8:
                seat, action = any_action(game, rng)
                game.push(action, seat)
            elif game.log:
                game.pop()
        assert everything(self.game) == before
        assert self.heard == heard
        assert _replayed(self.variant, self.seed, game) == game

    @rule(as_text=st.booleans())
    def record(self, as_text: bool) -> None:
        record = self.game.record()
        text = json.dumps(record)
        other = Game.from_record(text if as_text else record)
        assert other == self.game
        assert everything(other) == everything(self.game)
        assert other.record() == record == json.loads(text)

    @rule()
    def same_seed_same_game(self) -> None:
        other = _replayed(self.variant, self.seed, self.game)
        assert other == self.game
        assert everything(other) == everything(self.game)

    # What always holds

    @invariant()
    def every_tile_is_somewhere_once(self) -> None:
        game = self.game
        lying = [placement.tile for placement in game.board]
        tiles = [*lying, *game.bag, *(tile for hand in game.hands for tile in hand)]
        assert sorted(tiles) == list(all_tiles(game.rules.chameleons))

    @invariant()
    def the_last_tile_lies_legally(self) -> None:
        *before, last = map(str, self.game.board)
        rules = self.game.rules
        assert referee.is_legal(before, last, rules.min_contacts, rules.geometry)

    @invariant()
    def there_is_something_to_do_until_the_end(self) -> None:
        game = self.game
        running = game.outcome() is None
        assert bool(game.legal_actions()) == running
        if not running:
            assert not any(game.legal_actions(seat) for seat in range(len(game.players)))

    @invariant()
    def the_outcome_makes_sense(self) -> None:
        game, outcome = self.game, self.game.outcome()
        emptied = [seat for seat, hand in enumerate(game.hands) if not hand]
        if outcome is None:
            assert not emptied or game.rules.end != "at-once"
            return
        assert outcome.reason == ("emptied" if emptied else "blocked")
        assert outcome.left == tuple(map(len, game.hands))
        assert outcome.scores == game.scores()
        if outcome.scores is not None:
            assert {outcome.scores[seat] for seat in outcome.winners} == {max(outcome.scores)}
        elif emptied:
            assert list(outcome.winners) == emptied

    def teardown(self) -> None:
        if hasattr(self, "game"):
            assert is_sound(self.game.board)


def _replayed(variant: Variant, seed: int, game: Game) -> Game:
    other = variant.game(seed)
    for seat, action in game.log:
        other.push(action, seat)
    return other


def _guesses(game: Game, rng: Random) -> list[str]:
    """Some actions, most of them forbidden."""
    guesses = ["draw", "pass", "call", *(f"catch:{seat}" for seat in range(8))]
    for tile in rng.sample(all_tiles(chameleons=True), 3):
        guesses.append(f"{tile.text}@{rng.randint(-9, 9)},{rng.randint(-9, 9)}{rng.choice('>v')}")
        for placement in game.board.legal_placements(tile)[:2]:
            guesses += [str(placement), f"show:{placement}"]
    return guesses


QUICK = settings(
    max_examples=150,
    stateful_step_count=25,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
LONG = settings(QUICK, max_examples=800, stateful_step_count=60, derandomize=False)


def test_play() -> None:
    run_state_machine_as_test(Play, settings=QUICK)


@pytest.mark.soak
def test_long_play() -> None:
    run_state_machine_as_test(Play, settings=LONG)
