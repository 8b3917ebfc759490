"""Deals that were not dealt here: a game begins with those that the rules deal, and no others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from variants import VARIANTS, names

from chromino_core.game import Game
from chromino_core.game.deal import Deal
from chromino_core.placement import Placement
from chromino_core.problems import InvalidSetup
from chromino_core.records.record import from_record
from chromino_core.rules import EDITIONS, Rules, edition
from chromino_core.tiles import Tile

GOOD: Any = Game(["Ann", "Ben"], seed=7).deal
OLD = Game(["Ann", "Ben"], edition("textures"), seed=7).deal


# What the rules deal


@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 2**32 - 1))
def test_what_we_deal_can_be_dealt(name: str, seed: int) -> None:
    game = VARIANTS[name].game(seed)
    assert Game.from_deal(game.deal, game.rules, game.players) == game


@pytest.mark.parametrize("id", EDITIONS)
def test_with_any_number_of_players(id: str) -> None:
    rules = EDITIONS[id]
    for players in range(rules.min_players, rules.max_players + 1):
        for seed in range(5):
            game = Game(names(players), rules, seed)
            assert Game.from_deal(game.deal, rules) == game


DEALT_ALIKE = ("chameleons", "hand_size", "start", "first")
"""The rules that a deal depends on, besides how many may play."""


@pytest.mark.parametrize("name", VARIANTS)
def test_rules_that_deal_alike_take_the_same_deal(name: str) -> None:
    deal, rules = VARIANTS[name].game(3).deal, VARIANTS[name].agreed()
    alike = [other.agreed() for other in VARIANTS.values() if alike_dealt(rules, other.agreed())]
    assert rules in alike
    for other in alike:
        if len(deal.hands) in range(other.min_players, other.max_players + 1):
            assert Game.from_deal(deal, other).hands == deal.hands


def alike_dealt(one: Rules, other: Rules) -> bool:
    return all(getattr(one, field) == getattr(other, field) for field in DEALT_ALIKE)


def test_who_begins_may_be_left_to_more_than_the_rules() -> None:
    drawn_off = Game(["Ann", "Ben"], edition("meccano-1998"), seed=3).deal
    by_chance = edition("textures", first="random")
    for first in (0, 1):
        assert Game.from_deal(drawn_off._replace(first=first), by_chance).seat == first
    assert Game.from_deal(drawn_off._replace(first=0), edition("textures")).seat == 0


def test_hands_as_a_game_shows_them() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    shown = Deal(game.board.placements[0], game.seat, game.hands, game.bag)
    assert Game.from_deal(shown, players=game.players) == game


# What they never deal


def hands(*of: Any) -> Any:
    return GOOD._replace(hands=of)


BAG, (HAND, OTHER) = GOOD.bag, GOOD.hands
BAD: dict[str, tuple[Any, Rules, str, str | None]] = {
    # No deal at all
    "none": (None, EDITIONS["modern"], "not-a-deal", None),
    "a plain tuple": (tuple(GOOD), EDITIONS["modern"], "not-a-deal", None),
    "a game": (Game(["Ann"], seed=1), EDITIONS["modern"], "not-a-deal", None),
    "a start that is a text": (
        GOOD._replace(start="B*Y@0,0>"), EDITIONS["modern"], "deal-value", "deal.start",
    ),
    "hands none": (GOOD._replace(hands=None), EDITIONS["modern"], "deal-value", "deal.hands"),
    "hands a list": (
        GOOD._replace(hands=[HAND, OTHER]), EDITIONS["modern"], "deal-value", "deal.hands",
    ),
    "a hand that is a list": (
        hands(HAND, list(OTHER)), EDITIONS["modern"], "deal-value", "deal.hands[1]",
    ),
    "a hand of texts": (
        hands(tuple(map(str, HAND)), OTHER), EDITIONS["modern"], "deal-value", "deal.hands[0]",
    ),
    "a hand with nothing in it": (
        hands((*HAND[:7], None), OTHER), EDITIONS["modern"], "deal-value", "deal.hands[0]",
    ),
    "a bag that is a text": (
        GOOD._replace(bag="BRY"), EDITIONS["modern"], "deal-value", "deal.bag",
    ),
    # Another box
    "chameleons where there are none": (
        GOOD, edition("meccano-1998"), "deal-start", "deal.start",
    ),
    "a chameleon in a hand": (
        OLD._replace(hands=((Tile("B*Y"), *OLD.hands[0][1:]), OLD.hands[1])),
        EDITIONS["textures"], "deal-not-in-box", "deal.hands[0][0]",
    ),
    "a box without chameleons": (
        OLD, edition("modern", start="tricolour"), "deal-bag", "deal.bag",
    ),
    "a tile in two hands": (
        hands(HAND, (*OTHER[:7], HAND[3])), EDITIONS["modern"], "deal-duplicate",
        "deal.hands[1][7]",
    ),
    "the start in the bag": (
        GOOD._replace(bag=(*BAG, GOOD.start.tile)), EDITIONS["modern"], "deal-duplicate",
        "deal.bag[63]",
    ),
    "a tile missing": (GOOD._replace(bag=BAG[1:]), EDITIONS["modern"], "deal-bag", "deal.bag"),
    "no bag": (GOOD._replace(bag=()), EDITIONS["modern"], "deal-bag", "deal.bag"),
    # Otherwise
    "a start elsewhere": (
        GOOD._replace(start=Placement(f"{GOOD.start.reading}@1,0>")), EDITIONS["modern"],
        "deal-start", "deal.start",
    ),
    "a start downwards": (
        GOOD._replace(start=Placement(f"{GOOD.start.reading}@0,0v")), EDITIONS["modern"],
        "deal-start", "deal.start",
    ),
    "a start of two colours": (
        OLD._replace(start=Placement("BBY@0,0>")), EDITIONS["textures"],
        "deal-start", "deal.start",
    ),
    "small hands": (GOOD, edition("modern", hand_size=5), "deal-hand-size", "deal.hands[0]"),
    "a tile of a hand in the bag": (
        GOOD._replace(hands=(HAND, OTHER[:7]), bag=(*BAG, OTHER[7])), EDITIONS["modern"],
        "deal-hand-size", "deal.hands[1]",
    ),
    "nobody of them begins": (
        GOOD._replace(first=5), EDITIONS["modern"], "deal-integer", "deal.first",
    ),
    "somebody before them begins": (
        GOOD._replace(first=-1), EDITIONS["modern"], "deal-integer", "deal.first",
    ),
    "true begins": (GOOD._replace(first=True), EDITIONS["modern"], "deal-integer", "deal.first"),
    "none begins": (GOOD._replace(first=None), EDITIONS["modern"], "deal-integer", "deal.first"),
    "another begins than the youngest": (
        GOOD._replace(first=1), EDITIONS["modern"], "deal-first", "deal.first",
    ),
    "for nobody": (hands(), EDITIONS["modern"], "player-count", None),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD)
def test_no_game_begins_with_it_and_it_is_said_why(what: str) -> None:
    deal, rules, id, at = BAD[what]
    with pytest.raises(InvalidSetup) as raised:
        Game.from_deal(deal, rules)
    (problem,) = raised.value.problems
    assert (problem.id, problem.args.get("at")) == (id, at)
    assert problem.sentence == str(raised.value)
    assert len(str(raised.value)) < 300


CHANGES: list[Callable[[Deal], Deal]] = [
    lambda deal: deal._replace(bag=deal.bag[1:]),
    lambda deal: deal._replace(bag=(*deal.bag, deal.bag[0])),
    lambda deal: deal._replace(hands=(deal.hands[0][1:], *deal.hands[1:])),
    lambda deal: deal._replace(first=len(deal.hands)),
    lambda deal: deal._replace(start=Placement(f"{deal.start.reading}@0,1>")),
]


@pytest.mark.parametrize("name", ["modern", "meccano-1998-five", "textures-sides", "modern-zh"])
@pytest.mark.parametrize("n", range(len(CHANGES)))
def test_a_record_of_it_is_refused_for_the_same_reason(name: str, n: int) -> None:
    """The check is one; a record has words of its own for what it finds."""
    game = VARIANTS[name].game(5)
    deal = CHANGES[n](game.deal)
    with pytest.raises(InvalidSetup) as raised:
        Game.from_deal(deal, game.rules)
    record = game.record()
    record["deal"] = {
        "start": str(deal.start),
        "first": deal.first,
        "hands": [list(map(str, hand)) for hand in deal.hands],
        "bag": list(map(str, deal.bag)),
    }
    with pytest.raises(ValueError, match="damaged") as refused:
        from_record(record)
    (ours,), (theirs,) = raised.value.problems, refused.value.problems  # type: ignore[attr-defined]
    assert theirs.id == ours.id.replace("deal-", "record-")
    assert theirs.args == ours.args
