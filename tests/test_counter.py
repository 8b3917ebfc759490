"""The bot that counts: how well it plays, and that it knows no more than its seat may."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from moments import moments
from situations import play, situation
from variants import VARIANTS

from chromino_core import Game, Observation, edition, simulate
from chromino_core.bots import choose, counter
from chromino_core.bots.earnings import Earnings, expected_best
from chromino_core.placement import Placement
from chromino_core.scoring import System, tally
from chromino_core.tiles import Tile, all_tiles


def share(*bots: str, games: int, seed: int, **agreed: Any) -> float:
    """Of the games with one winner, those that the first bot has won."""
    rules = edition(agreed.pop("edition", "modern"), **agreed)
    rows = simulate(bots, games, edition=rules, seed=seed)
    decided = [row for row in rows if row.bot == bots[0] and row.share in (0, 1)]
    return sum(row.won for row in decided) / len(decided)


# How well it plays: one seed, so always the same games. Without any one of its ideas, or with
# one the wrong way round, it wins fewer of them.


def test_it_beats_chance() -> None:
    assert share("counter", "random", games=200, seed=1) >= 0.68


def test_it_beats_whoever_takes_the_most_points() -> None:
    assert share("counter", "greedy", games=120, seed=1, scoring="expert") >= 0.6


@pytest.mark.soak
@pytest.mark.parametrize(
    ("rival", "agreed", "least"),
    [
        ("random", {}, 0.68),
        ("greedy", {}, 0.68),
        ("random", {"edition": "ravensburger-2001"}, 0.64),
        ("greedy", {"edition": "meccano-1998"}, 0.66),
        ("greedy", {"scoring": "expert"}, 0.6),
        ("greedy", {"edition": "textures", "scoring": "kinds"}, 0.56),
        ("greedy", {"edition": "textures", "scoring": "sides"}, 0.55),
        ("greedy", {"edition": "meccano-1998", "scoring": "contacts"}, 0.6),
    ],
)
def test_it_earns_its_name(rival: str, agreed: dict[str, Any], least: float) -> None:
    """In 2,000 games of each; to win 80% of them it would have to see what is hidden."""
    assert least <= share("counter", rival, games=2_000, seed=1, **agreed) < 0.8


# What it knows


@pytest.mark.parametrize("variant", VARIANTS)
def test_games_that_look_the_same_are_the_same_to_it(variant: str) -> None:
    differed = False
    for game in moments(variant, 1, every=4):
        for seat in range(len(game.players)):
            seen = game.observe(seat)
            other = seen.sample(Random(5))
            differed |= other.hands != game.hands or other.bag != game.bag
            thoughts = list(counter.think(seen, Random(3)))
            assert list(counter.think(other.observe(seat), Random(3))) == thoughts
    assert differed or variant == "meccano-1998-no-bag"


def test_its_randomness_is_what_it_is_given() -> None:
    seen = VARIANTS["modern-zh-junior"].game(3).observe(0)
    assert len({choose(counter.think, seen, Random(7)) for _ in range(3)}) == 1
    assert len({choose(counter.think, seen, Random(n)) for n in range(9)}) > 1


# What it is after, worked out the plain way


def worth(seen: Observation, action: str) -> float:
    """The value of a placement in a game of two without scoring, looked at after it lies."""
    after = seen.board
    after.lay(action)
    rest = [tile for tile in seen.hand if tile is not Placement(action).tile]
    gone = {*seen.hand, *(placement.tile for placement in after), *seen.known[1 - seen.seat]}
    unknown = [tile for tile in all_tiles(seen.rules.chameleons) if tile not in gone]
    shown, count = seen.known[1 - seen.seat], seen.counts[1 - seen.seat]
    stuck = not seen.rules.chameleon_last

    def fitting(tiles: Sequence[Tile]) -> int:
        if len(tiles) == 1 and tiles[0].is_chameleon and stuck:
            return 0
        return sum(bool(after.legal_placements(tile)) for tile in tiles)

    hidden = count - len(shown)
    fits = sum(bool(after.legal_placements(tile)) for tile in unknown)
    none = 1.0
    for n in range(hidden):
        none *= (len(unknown) - fits - n) / (len(unknown) - n)
    can_play = 1.0 if fitting(shown) else 1 - max(0.0, none)
    total = -(fitting(shown) + (hidden * fits / len(unknown) if hidden else 0))
    total -= 2.3 * can_play * {1: 1.0, 2: 0.3}.get(count, 0)
    total += 0.35 * fitting(rest)
    total += Placement(action).tile.kind in ("one-colour", "symmetric")
    total += 0.7 * (len(rest) == 1 and fitting(rest) == 1)
    if stuck and len(rest) <= 2 and any(tile.is_chameleon for tile in rest):
        total -= 0.5 * (3 - len(rest))
    return total


@pytest.mark.parametrize("variant", ["modern", "ravensburger-2001", "modern-junior"])
def test_it_takes_what_is_worth_the_most(variant: str) -> None:
    choices = 0
    for seed in range(3):
        for game in moments(variant, seed, every=1):
            seen = game.observe(game.seat)
            worths = {action: worth(seen, action) for action in seen.actions if "@" in action}
            if 1 < len(worths) <= counter._MOST_CHOICES[seen.rules.min_contacts]:
                chosen = choose(counter.think, seen, Random(seed))
                assert worths[chosen or ""] == pytest.approx(max(worths.values()))
                choices += 1
    assert choices > 10


@pytest.mark.parametrize("system", get_args(System))
@pytest.mark.parametrize("variant", ["modern-zh-junior", "modern", "modern-junior"])
def test_what_tiles_earn(variant: str, system: System) -> None:
    """At a table, and after one tile more that is laid and lifted again."""

    def points(placement: Placement) -> int:
        return tally(system, placement, board.contacts(placement)).points

    def best(tiles: Iterable[Tile]) -> list[int]:
        found = [
            max(map(points, places)) for places in map(board.legal_placements, tiles) if places
        ]
        return sorted(found, reverse=True)

    tried = 0
    for game in moments(variant, 1, every=9):
        board, hand, rest = game.board, game.hands[0], [*game.hands[1], *game.bag]
        earnings = Earnings(board, system)
        places = [place for tile in hand for place in board.legal_placements(tile)][:9]
        assert [earnings.of(place) for place in places] == [*map(points, places)]
        for laid in places:
            board.lay(laid)
            assert earnings.best(rest, laid) == best(rest)
            board.lift()
        assert earnings.best(rest) == best(rest)
        tried += len(places)
    assert tried > 5


@given(st.integers(0, 9), st.lists(st.integers(1, 9), min_size=1, max_size=6), st.data())
def test_the_best_that_can_be_expected(sure: int, earned: list[int], data: st.DataObject) -> None:
    """The mean over every hand that there can be."""
    misses = data.draw(st.integers(0, 2))
    held = data.draw(st.integers(0, len(earned) + misses))
    hands = [*combinations(earned + [0] * misses, held)]
    mean = sum(max((sure, *hand)) for hand in hands) / len(hands)
    known = [sure] if sure else []
    hidden = sorted(earned, reverse=True)
    found = expected_best(known, hidden, held, len(earned) + misses)
    assert found == pytest.approx(mean)


def test_it_draws_rather_than_let_somebody_go_out() -> None:
    """In 1998, once a rival's last tile is shown; what it could lay would make room for it."""
    drawn = 0
    for seed in range(40):
        game, rng = VARIANTS["meccano-1998-two"].game(seed), Random(seed)
        while not game.outcome():
            for seat in (1 - game.seat, game.seat):
                action = choose(counter.think, game.observe(seat), rng)
                if action is not None:
                    break
            legal = game.legal_actions(seat)
            if action == "draw" and len(legal) > 1:
                drawn += 1
                [last] = game.hands[1 - seat]
                assert not game.board.legal_placements(last)
                assert len(game.hands[seat]) > 1
            game.push(action or "", seat)
    assert drawn


def test_it_calls_catches_and_shows() -> None:
    game = situation("meccano-1998", ["GYR PBR", "GGG PPP", "GPG PGP"], bag="GGP GPP YYY YYP GGY")
    play(game, "RYG@1,1>")
    assert choose(counter.think, game.observe(0), Random(1)) == "call"
    forgotten = play(game.copy(), "draw")
    assert choose(counter.think, forgotten.observe(2), Random(1)) == "catch:0"
    play(game, "0 call", "draw", "draw", "draw")
    assert (choose(counter.think, game.observe(1), Random(1)) or "").startswith("show:")
    assert choose(counter.think, game.observe(0), Random(1)) is None


def test_a_last_tile_that_may_not_be_laid_is_no_threat() -> None:
    worths = []
    for chameleon_last in (False, True):
        hands = ["GYR GGG", "P*R"]
        game = situation("modern", hands, bag="GGP GPP", chameleon_last=chameleon_last)
        worths.append(counter._Outlook(game.observe(0)).worth("RYG@1,1>"))
    assert worths[0] > worths[1]


def test_where_nearly_everything_fits_it_does_not_look_at_everything() -> None:
    seen = Game(["Ann", "Ben"], edition("modern-zh", min_contacts=1), seed=7).observe(0)
    assert len(seen.actions) > counter._MOST_CHOICES[1]
    outlook = counter._Outlook(seen)
    looked = []

    def look(outlook: counter._Outlook, choice: str) -> float:
        looked.append(choice)
        return 0.0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counter._Outlook, "worth", look)
        list(counter.think(seen, Random(1)))
    assert len(looked) == counter._MOST_CHOICES[1]
    assert outlook.worth(looked[0]) != 0
