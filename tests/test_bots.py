"""Bots: the protocol, and what the first two do; `test_counter.py` has the third."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from moments import moments
from situations import play, situation
from variants import VARIANTS

from builder.paths import ROOT
from chromino_core import Game, IllegalMove, InvalidBot, Observation, Placement
from chromino_core.actions import parse
from chromino_core.bots import BOTS, Thought, as_bot, checked, choose, greedy, random_bot
from chromino_core.bots.attentive import call_catch_or_show

# The protocol


class Thinker:
    """An object with `think`."""

    def think(self, observation: Observation, rng: Random) -> Iterator[str]:
        yield observation.actions[0]
        yield observation.actions[-1]


def generator(observation: Observation, rng: Random) -> Iterator[str]:
    yield observation.actions[0]
    yield observation.actions[-1]


def plain(observation: Observation, rng: Random) -> str:
    return observation.actions[-1]


def a_list_iterator(observation: Observation, rng: Random) -> Iterator[str]:
    return iter(observation.actions)


@pytest.mark.parametrize("bot", [Thinker(), generator, plain, a_list_iterator])
def test_whatever_thinks_is_a_bot(bot: Any) -> None:
    seen = VARIANTS["modern-four-open"].game(3).observe(0)
    assert len(seen.actions) > 1
    assert choose(bot, seen, Random(1)) == seen.actions[-1]
    thoughts = list(as_bot(bot)(seen, Random(1)))
    assert thoughts[-1] == seen.actions[-1]


@pytest.mark.parametrize("bot", [None, 7, "greedy", object(), [plain]])
def test_what_does_not_think_is_no_bot(bot: Any) -> None:
    with pytest.raises(InvalidBot) as caught:
        as_bot(bot)
    assert caught.value.problems[0].id == "not-a-bot"


class Unprintable:
    def __str__(self) -> str:
        raise RuntimeError("no text")

    __repr__ = __str__


NONSENSE: list[Any] = [
    None, "", "resign", "draw ", "DRAW", 7, 10**5000, [], ["draw"], {}, object(), Unprintable(),
    b"draw", "GGG@99,99>",
]  # fmt: skip


@pytest.mark.parametrize("nonsense", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_refused(nonsense: Any) -> None:
    seen = VARIANTS["modern"].game(3).observe(0)
    with pytest.raises(IllegalMove) as caught:
        choose(lambda observation, rng: nonsense, seen, Random(1))
    assert caught.value.problems[0].id == "bot-nonsense"
    with pytest.raises(IllegalMove):
        choose(lambda observation, rng: iter([seen.actions[0], nonsense]), seen, Random(1))


def test_a_bot_may_yield_actions_instead_of_their_texts() -> None:
    seen = VARIANTS["modern"].game(3).observe(0)
    assert checked(Placement(seen.actions[0]), seen) == seen.actions[0]
    game = situation("meccano-1998", ["GYR PBR", "GGG PPP"], bag="GGP GPP YYY")
    play(game, "RYG@1,1>", "draw")
    for text in game.legal_actions(1) + game.legal_actions(0):
        seat = 1 if text in game.legal_actions(1) else 0
        assert checked(parse(text), game.observe(seat)) == text


def test_a_bot_that_raises_raises() -> None:
    def broken(observation: Observation, rng: Random) -> str:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        choose(broken, VARIANTS["modern"].game(3).observe(0), Random(1))


def test_a_thought_goes_on_slice_by_slice() -> None:
    seen = VARIANTS["modern"].game(3).observe(0)
    first, second = seen.actions[:2]
    thought = Thought(as_bot(lambda observation, rng: iter([first, second])), seen, Random(1))
    assert (thought.seat, thought.best) == (0, None)
    assert [thought.go_on(0), thought.best] == [False, first]
    assert [thought.go_on(0), thought.best] == [False, second]
    assert thought.go_on(0) is True
    assert thought.action() == second
    hurried = Thought(as_bot(lambda observation, rng: iter([first, second])), seen, Random(1), 0)
    assert hurried.go_on(1000) is True, "its time is up"
    assert hurried.action() == first


def test_out_of_turn_a_bot_may_do_nothing() -> None:
    seen = VARIANTS["modern"].game(3).observe(1)
    assert choose(lambda observation, rng: None, seen, Random(1)) is None
    assert choose(greedy.think, seen, Random(1)) is None
    with pytest.raises(IllegalMove):
        choose(lambda observation, rng: "pass", seen, Random(1))


def test_a_bot_works_only_when_it_is_asked() -> None:
    asked = []

    def slow(observation: Observation, rng: Random) -> Iterator[str]:
        for action in observation.actions:
            asked.append(action)
            yield action

    thoughts = as_bot(slow)(VARIANTS["modern-four-open"].game(3).observe(0), Random(1))
    assert asked == []
    next(thoughts)
    assert len(asked) == 1


def test_the_bots_by_name() -> None:
    assert list(BOTS) == ["random", "greedy", "counter"], "the weakest first"


# What they do


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_thought_is_legal_in_every_state(variant: str, bot: str) -> None:
    """So a host may stop at any moment."""
    rng = Random(f"{variant} {bot}")
    for game in moments(variant, 1, every=3):
        for seat in range(len(game.players)):
            seen = game.observe(seat)
            thoughts = list(BOTS[bot](seen, rng))
            assert set(thoughts) <= set(seen.actions)
            if seat == game.seat and not game.outcome():
                assert thoughts, "in turn it always has something to do"
            for thought in thoughts:
                assert not game.problems(thought, seat)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_they_play_to_the_end(variant: str, bot: str) -> None:
    game, rng = VARIANTS[variant].game(2), Random(2)
    for _ in range(3_000):
        if game.outcome():
            break
        for seat in range(len(game.players)):
            action = choose(BOTS[bot], game.observe(seat), rng)
            if action is not None:
                game.push(action, seat)
                break
    assert game.outcome()


def worth(game: Game, action: str) -> int:
    """What the greedy bot is after, worked out by playing it."""
    if game.rules.scoring is None:
        return len(game.board.contacts(action))
    before = game.copy()
    before.push(action)
    seat = game.seat
    return before.state.points[seat] - game.state.points[seat]


@pytest.mark.parametrize("variant", VARIANTS)
def test_greedy_takes_the_most(variant: str) -> None:
    chosen = 0
    for game in moments(variant, 2, every=2):
        placements = [action for action in game.legal_actions() if action[3:4] == "@"]
        meddling = [a for a in game.legal_actions() if a[:5] in ("call", "catch", "show:")]
        if not placements or meddling:
            continue
        action = choose(greedy.think, game.observe(game.seat), Random(1))
        assert action in placements
        assert worth(game, action) == max(worth(game, other) for other in placements)
        chosen += 1
    assert chosen


def test_every_thought_of_greedy_is_better_than_the_one_before() -> None:
    longest = 0
    for game in moments("modern-expert", 1, every=1):
        thoughts = [
            worth(game, thought)
            for thought in greedy.think(game.observe(game.seat), Random(3))
            if "@" in thought
        ]
        assert thoughts == sorted(set(thoughts))
        longest = max(longest, len(thoughts))
    assert longest > 1


def test_greedy_does_not_always_choose_the_same_among_equals() -> None:
    seen = VARIANTS["modern-four-open"].game(3).observe(0)
    assert len({choose(greedy.think, seen, Random(n)) for n in range(30)}) > 1


def test_random_does_everything() -> None:
    seen = VARIANTS["modern-four-open"].game(3).observe(0)
    assert {choose(random_bot.think, seen, Random(n)) for n in range(500)} == set(seen.actions)


@pytest.mark.parametrize("bot", BOTS)
def test_never_a_chameleon_last(bot: str) -> None:
    game = situation("modern", ["B*Y", "GGG PPP"], bag="GGP GPP YYY")
    assert game.board.legal_placements("B*Y")
    assert choose(BOTS[bot], game.observe(0), Random(1)) == "draw"


@pytest.mark.parametrize("bot", BOTS)
def test_in_no_game_of_bots_a_chameleon_is_last(bot: str) -> None:
    for seed in range(8):
        game, rng = VARIANTS["modern-small-bag"].game(seed), Random(seed)
        while not game.outcome():
            before = game.hands[game.seat]
            action = choose(BOTS[bot], game.observe(game.seat), rng)
            assert action is not None
            assert not ("@" in action and len(before) == 1 and before[0].is_chameleon)
            game.push(action)


def test_greedy_calls_catches_and_shows() -> None:
    game = situation("meccano-1998", ["GYR PBR", "GGG PPP", "GPG PGP"], bag="GGP GPP YYY YYP GGY")
    play(game, "RYG@1,1>")
    assert choose(greedy.think, game.observe(0), Random(1)) == "call"
    forgotten = play(game.copy(), "draw")
    for seat in (1, 2):
        assert choose(greedy.think, forgotten.observe(seat), Random(1)) == "catch:0"
    play(game, "0 call", "draw", "draw", "draw")
    for seat in (1, 2):
        action = choose(greedy.think, game.observe(seat), Random(1))
        assert action is not None
        assert action.startswith("show:")
    assert choose(greedy.think, game.observe(0), Random(1)) is None


@pytest.mark.parametrize("word", ["call", "catch:1", "show:PBR@-1,-1>"])
def test_whoever_is_attentive_says_it_before_anything_else(word: str) -> None:
    assert call_catch_or_show(["RYG@1,1>", "draw", word]) == word
    assert call_catch_or_show(["RYG@1,1>", "draw", "pass"]) is None


def test_random_is_forgetful() -> None:
    game = play(situation("meccano-1998", ["GYR PBR", "GGG PPP"], bag="GGP GPP"), "RYG@1,1>")
    done = {choose(random_bot.think, game.observe(0), Random(n)) for n in range(30)}
    assert done == {None, "call"}


# One seed, one game


def played(bot: Callable[..., Any], variant: str, seed: int) -> list[tuple[int, str]]:
    game, rng = VARIANTS[variant].game(seed), Random(seed)
    while not game.outcome():
        action = choose(bot, game.observe(game.seat), rng)
        assert action is not None
        game.push(action)
    return list(game.log)


@pytest.mark.parametrize("bot", BOTS)
def test_one_seed_one_game(bot: str) -> None:
    logs = [played(BOTS[bot], "modern-expert", seed) for seed in (1, 1, 2)]
    assert logs[0] == logs[1] != logs[2]


SCRIPT = """
import sys
sys.path[:0] = ["tests", "site"]
from test_bots import BOTS, played
for bot in BOTS:
    for variant in ("modern-expert", "meccano-1998-two", "textures-kinds", "modern-junior"):
        print(bot, played(BOTS[bot], variant, 5))
"""


def test_independent_of_the_hash_seed() -> None:
    texts = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={"PYTHONHASHSEED": seed},
            cwd=ROOT,
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2", "77")
    ]
    assert len(set(texts)) == 1
    assert len(texts[0].splitlines()) == 4 * len(BOTS)
