"""The five editions field by field, what variants entail, and what is refused."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest

from chromino_core.problems import InvalidSetup, shown
from chromino_core.rules import EDITIONS, Rules, edition

_OLD_BOX = {"chameleons": False, "start": "tricolour", "chameleon_last": True}
_NEW_BOX = {"chameleons": True, "start": "chameleon", "chameleon_last": False}
_BASIC = {"open_hands": False, "min_contacts": 2, "geometry": "free", "scoring": None}
_LAYS_DRAWN = {
    "min_players": 1,
    "max_players": 8,
    "hand_size": 8,
    "first": "seat",
    "draw_limit": 1,
    "play_drawn": True,
    "voluntary_draw": "never",
    "calls": False,
}

# RULES.md once more, typed in by hand.
PRESETS: dict[str, dict[str, object]] = {
    "meccano-1998": {
        "min_players": 2,
        "max_players": 5,
        "hand_size": 8,
        "first": "draw-off",
        "draw_limit": 1,
        "play_drawn": False,
        "voluntary_draw": "last-shown",
        "end": "at-once",
        "calls": True,
        **_OLD_BOX,
        **_BASIC,
    },
    "ravensburger-2001": {**_LAYS_DRAWN, "end": "finish-round", **_OLD_BOX, **_BASIC},
    "textures": {**_LAYS_DRAWN, "end": "finish-round", **_OLD_BOX, **_BASIC},
    "modern": {**_LAYS_DRAWN, "end": "finish-round", **_NEW_BOX, **_BASIC},
    "modern-zh": {**_LAYS_DRAWN, "end": "one-more-turn", **_NEW_BOX, **_BASIC},
}

FIELDS = [
    "edition", "chameleons", "min_players", "max_players", "hand_size", "start", "first",
    "draw_limit", "play_drawn", "voluntary_draw", "end", "chameleon_last", "calls", "open_hands",
    "min_contacts", "geometry", "scoring",
]  # fmt: skip

CHOICES: dict[str, list[str | None]] = {
    "start": ["tricolour", "chameleon"],
    "first": ["seat", "random", "draw-off"],
    "voluntary_draw": ["never", "last-shown"],
    "end": ["at-once", "finish-round", "one-more-turn"],
    "geometry": ["free", "dominoes"],
    "scoring": [None, "simple", "expert", "contacts", "kinds", "sides"],
}
FLAGS = ["chameleons", "play_drawn", "chameleon_last", "calls", "open_hands"]
NUMBERS = ["min_players", "max_players", "hand_size", "draw_limit", "min_contacts"]
JUNK: list[Any] = [
    "", "x", b"free", [], ["free"], {}, {"a": 1}, (), 1.5, float("nan"), float("inf"), object,
    "free ", "FREE", "frее", 10**5000, -1, 99,
]  # fmt: skip


def problem_of(id: str, variant: dict[str, Any]) -> str:
    """The id of the one problem that the variant has; its sentence must be of help."""
    with pytest.raises(InvalidSetup) as raised:
        edition(id, **variant)
    assert isinstance(raised.value, ValueError)
    assert 20 < len(str(raised.value)) < 400
    (problem,) = raised.value.problems
    return problem.id


# The editions


def test_there_are_five_editions() -> None:
    assert list(EDITIONS) == list(PRESETS)


@pytest.mark.parametrize("id", PRESETS)
def test_presets(id: str) -> None:
    rules = edition(id)
    assert rules is EDITIONS[id] or rules == EDITIONS[id]
    assert rules.as_dict() == {"edition": id, **PRESETS[id]}


def test_the_fields_and_their_order() -> None:
    assert [field.name for field in fields(Rules)] == FIELDS
    assert list(edition("modern").as_dict()) == FIELDS


def test_rules_are_fixed_and_can_be_compared() -> None:
    rules = edition("modern")
    with pytest.raises(FrozenInstanceError):
        rules.hand_size = 5  # type: ignore[misc]
    assert rules == edition("modern")
    assert hash(rules) == hash(edition("modern"))
    assert rules != edition("modern", hand_size=5)


@pytest.mark.parametrize("id", PRESETS)
def test_repr_rebuilds(id: str) -> None:
    for rules in (
        edition(id),
        edition(id, scoring="contacts"),
        edition(id, scoring="kinds", end="one-more-turn", hand_size=5),
        edition(id, geometry="dominoes"),
        edition(id, min_contacts=1, open_hands=True),
    ):
        assert eval(repr(rules), {"edition": edition}) == rules


def test_repr_tells_what_was_agreed() -> None:
    assert repr(edition("modern")) == "edition('modern')"
    assert repr(edition("textures", scoring="kinds")) == "edition('textures', scoring='kinds')"
    assert repr(edition("modern", geometry="dominoes")) == "edition('modern', geometry='dominoes')"
    late = edition("textures", scoring="kinds", end="finish-round")
    assert repr(late) == "edition('textures', end='finish-round', scoring='kinds')"


@pytest.mark.parametrize("id", PRESETS)
def test_dict_and_back(id: str) -> None:
    rules = edition(id, hand_size=5)
    assert Rules.from_dict(rules.as_dict()) == rules


def test_a_dict_must_be_complete_and_no_more() -> None:
    data = edition("modern").as_dict()
    for name in FIELDS:
        rest = {key: value for key, value in data.items() if key != name}
        with pytest.raises(InvalidSetup) as raised:
            Rules.from_dict(rest)
        assert raised.value.problems[0].id == "rule-missing"
        assert name in str(raised.value)
    with pytest.raises(InvalidSetup) as raised:
        Rules.from_dict({**data, "draws": 3})
    assert raised.value.problems[0].id == "rule-unknown"


# What a variant entails


@pytest.mark.parametrize("scoring", ["simple", "expert", "contacts", "kinds", "sides"])
@pytest.mark.parametrize("id", PRESETS)
def test_scored_games_of_the_old_books_end_at_once(id: str, scoring: str) -> None:
    rules = edition(id, scoring=scoring)
    at_once = id in ("meccano-1998", "ravensburger-2001", "textures")
    assert rules.end == ("at-once" if at_once else PRESETS[id]["end"])
    assert rules.scoring == scoring
    entailed = {"scoring": scoring, "end": rules.end}
    assert rules.as_dict() == {"edition": id, **PRESETS[id], **entailed}


@pytest.mark.parametrize("id", ["ravensburger-2001", "textures"])
def test_an_end_that_is_agreed_stays(id: str) -> None:
    assert edition(id, scoring="kinds", end="finish-round").end == "finish-round"
    assert edition(id, scoring=None).end == "finish-round"


@pytest.mark.parametrize("id", PRESETS)
def test_dominoes_entail_one_contact(id: str) -> None:
    rules = edition(id, geometry="dominoes")
    entailed = {"geometry": "dominoes", "min_contacts": 1}
    assert rules.as_dict() == {"edition": id, **PRESETS[id], **entailed}
    assert edition(id, geometry="dominoes", min_contacts=1) == rules
    assert edition(id, geometry="free").min_contacts == 2


@pytest.mark.parametrize("id", PRESETS)
def test_the_chinese_junior_game_is_free(id: str) -> None:
    rules = edition(id, min_contacts=1)
    assert (rules.min_contacts, rules.geometry) == (1, "free")


@pytest.mark.parametrize("draw_limit", [1, 3, 4, 5, 80, None])
def test_draw_limits(draw_limit: int | None) -> None:
    assert edition("modern", draw_limit=draw_limit).draw_limit == draw_limit


@pytest.mark.parametrize(("field", "value"), [(f, v) for f, vs in CHOICES.items() for v in vs])
def test_every_choice_is_possible_somewhere(field: str, value: object) -> None:
    possible = [id for id in PRESETS if _is_possible(id, {field: value})]
    assert possible


def _is_possible(id: str, variant: dict[str, Any]) -> bool:
    try:
        rules = edition(id, **variant)
    except InvalidSetup:
        return False
    return all(getattr(rules, name) == value for name, value in variant.items())


# Combinations to refuse


@pytest.mark.parametrize(
    ("id", "variant", "problem"),
    [
        ("modern", {"calls": True}, "calls-end-turn"),
        ("meccano-1998", {"play_drawn": True}, "calls-end-turn"),
        ("modern", {"voluntary_draw": "last-shown"}, "voluntary-draw-ends-turn"),
        ("meccano-1998", {"play_drawn": True, "calls": False}, "voluntary-draw-ends-turn"),
        ("meccano-1998", {"draw_limit": 3}, "draw-limit-one"),
        ("meccano-1998", {"draw_limit": None}, "draw-limit-one"),
        ("modern", {"play_drawn": False, "draw_limit": 2}, "draw-limit-one"),
        ("modern", {"geometry": "dominoes", "min_contacts": 2}, "dominoes-need-one-contact"),
        ("modern", {"chameleons": False}, "no-chameleon-to-start"),
        ("textures", {"start": "chameleon"}, "no-chameleon-to-start"),
        ("modern", {"first": "draw-off"}, "draw-off-needs-tricolour"),
        ("meccano-1998", {"start": "chameleon", "chameleons": True}, "draw-off-needs-tricolour"),
        ("meccano-1998", {"hand_size": 38}, "too-many-tiles"),
        ("textures", {"hand_size": 75}, "too-many-tiles"),
        ("modern", {"hand_size": 40, "min_players": 2}, "too-many-tiles"),
        ("modern", {"min_players": 3, "max_players": 2}, "players-range"),
        ("modern", {"hand_size": 80}, "rule-number"),
        ("modern", {"max_players": 9}, "rule-number"),
        ("modern", {"min_players": 0}, "rule-number"),
        ("meccano-1998", {"max_players": 6}, "rule-number"),
        ("meccano-1998", {"min_players": 1}, "rule-number"),
        ("modern", {"draw_limit": 0}, "rule-number"),
        ("modern", {"hand_size": 0}, "rule-number"),
        ("modern", {"min_contacts": 3}, "rule-number"),
        ("modern", {"min_contacts": 0}, "rule-number"),
    ],
)
def test_nonsense_is_refused(id: str, variant: dict[str, Any], problem: str) -> None:
    assert problem_of(id, variant) == problem


@pytest.mark.parametrize(
    ("id", "variant"),
    [
        ("meccano-1998", {"hand_size": 37}),
        ("textures", {"hand_size": 74}),
        ("modern", {"hand_size": 79}),
        ("modern", {"play_drawn": False}),
        ("modern", {"play_drawn": False, "calls": True, "voluntary_draw": "last-shown"}),
        ("meccano-1998", {"calls": False, "voluntary_draw": "never", "play_drawn": True}),
        ("modern", {"chameleons": False, "start": "tricolour"}),
        ("modern", {"start": "tricolour", "first": "draw-off"}),
        ("textures", {"chameleons": True, "start": "chameleon"}),
        ("modern", {"min_players": 2, "max_players": 2}),
        ("meccano-1998", {"min_players": 3, "max_players": 4}),
    ],
)
def test_what_just_makes_sense_is_allowed(id: str, variant: dict[str, Any]) -> None:
    rules = edition(id, **variant)
    assert all(getattr(rules, name) == value for name, value in variant.items())


# Values that are none


@pytest.mark.parametrize("value", [*JUNK, True, False, 0, 1], ids=shown)
@pytest.mark.parametrize("field", CHOICES)
def test_junk_for_a_choice(field: str, value: Any) -> None:
    assert problem_of("textures", {field: value}) == "rule-choice"


@pytest.mark.parametrize("value", [*JUNK, 0, 1, None, "True", 1.0], ids=shown)
@pytest.mark.parametrize("field", FLAGS)
def test_junk_for_a_flag(field: str, value: Any) -> None:
    assert problem_of("textures", {field: value}) == "rule-choice"


@pytest.mark.parametrize("value", [*JUNK, True, False, 0, 1.0, "1", 2**64], ids=shown)
@pytest.mark.parametrize("field", NUMBERS)
def test_junk_for_a_number(field: str, value: Any) -> None:
    assert problem_of("textures", {field: value}) in ("rule-number", "too-many-tiles")


@pytest.mark.parametrize("field", [*NUMBERS[:3], "min_contacts"])
def test_none_is_no_number(field: str) -> None:
    assert problem_of("textures", {field: None}) == "rule-number"


@pytest.mark.parametrize("field", ["draws", "edition", "Hand_size", "", "hаnd_size", "__class__"])
def test_unknown_rules(field: str) -> None:
    assert problem_of("modern", {field: 1}) == "rule-unknown"


@pytest.mark.parametrize(
    "id",
    ["1789", "", "Modern", "modern ", "mоdern", "x" * 10**6, None, 7, True, ["modern"], {}],
    ids=shown,
)  # fmt: skip
def test_unknown_editions(id: Any) -> None:
    assert problem_of(id, {}) == "unknown-edition"
    with pytest.raises(InvalidSetup, match="meccano-1998, ravensburger-2001, textures, modern"):
        edition(id)


def test_an_unknown_edition_in_a_dict() -> None:
    with pytest.raises(InvalidSetup) as raised:
        Rules.from_dict({**edition("modern").as_dict(), "edition": "mine"})
    assert raised.value.problems[0].id == "unknown-edition"


def test_rules_cannot_be_built_wrongly_by_hand_either() -> None:
    with pytest.raises(InvalidSetup):
        Rules(**{**edition("modern").as_dict(), "calls": True})
