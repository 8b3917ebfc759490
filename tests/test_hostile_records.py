"""What is no record is refused with a sentence that helps, and nothing half-loaded remains."""

from __future__ import annotations

import copy
import json
import pickle
import re
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

import pytest
from damage import Case
from good_records import (
    call_position,
    finished_record,
    full_position,
    good_position,
    good_record,
    last_round_position,
)
from hostile import CASES, report
from hypothesis import given, settings
from hypothesis import strategies as st
from moments import is_whole, moment, play_on
from pyodide_node import run_in_pyodide
from situations import everything

from chromino_core import Game, InvalidRecord, Session
from chromino_core.problems import Problem
from chromino_core.records.json_text import _object
from chromino_core.records.position import from_position
from chromino_core.records.record import from_record, replay

GOOD = [
    good_record,
    finished_record,
    good_position,
    full_position,
    call_position,
    last_round_position,
]


@pytest.mark.parametrize("make", GOOD)
def test_what_the_cases_change_is_good(make: Any) -> None:
    assert isinstance(Game.from_record(make()), Game)
    assert isinstance(Game.from_record(json.dumps(make())), Game)


def test_there_are_enough_cases() -> None:
    assert len(CASES) >= 60
    assert len({case.id for case in CASES.values()}) >= 40


def refusal(data: Any) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as caught:
        Game.from_record(data)
    return caught.value


def names_of_places(problems: tuple[Problem, ...]) -> list[object]:
    return [problem.args["at"] for problem in problems if "at" in problem.args]


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_it_is_refused_with_what_and_where(case: Case) -> None:
    error = refusal(case.make())
    assert isinstance(error, ValueError)
    assert case.id in [problem.id for problem in error.problems]
    assert names_of_places(error.problems) == [case.at]
    assert_helpful(str(error), case.at)


def assert_helpful(sentence: str, at: str) -> None:
    assert at in sentence, "the place is named"
    assert re.match(r"[A-Z'].*\.( \(.*\))?$", sentence), "a sentence"
    assert 20 < len(sentence) < 700
    assert sentence.isprintable()
    assert not re.search(r"\{\w+\}", sentence), "nothing left to fill in"


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_replay_and_from_position_refuse_it_too(case: Case) -> None:
    with pytest.raises(InvalidRecord):
        next(replay(case.make()))
    with pytest.raises(InvalidRecord):
        from_position(case.make(), seed=1)


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_a_refused_load_leaves_the_session_as_it_was(case: Case) -> None:
    session = Session(moment("modern", 1, 5))
    game, before, view = session.game, everything(session.game), session.view(0)
    answer = session.dispatch({"id": 1, "type": "load", "record": case.make()})
    assert answer["ok"] is False
    assert case.id in [problem["id"] for problem in answer["problems"]]
    json.dumps(answer)
    assert session.game is game
    assert everything(game) == before
    assert session.view(0) == view


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_loading_does_not_change_what_it_reads(case: Case) -> None:
    data = case.make()
    before = pickle.dumps(data)
    refusal(data)
    assert pickle.dumps(data) == before


def test_what_looks_hostile_but_is_only_text_is_accepted() -> None:
    names = ["<script>alert(1)</script>", "{seat} %s {0.__class__}"]
    assert Game.from_record({**good_record(), "players": names}).players == tuple(names)


def test_large_texts_are_refused_before_they_are_parsed() -> None:
    error = refusal("[" * 10_000_000)
    assert error.problems[0].id == "record-too-large"


def test_depth_is_bounded_before_anything_is_parsed() -> None:
    """A browser's stack is small: there the parser itself must never see deep data."""
    for depth, id in ((20, "record-object"), (21, "record-too-deep")):
        for left, right in ("[]", ('{"a":', "}")):
            assert refusal(left * depth + "1" + right * depth).problems[0].id in (
                id,
                id.replace("object", "format"),
            )
    assert refusal('["' + "[" * 99 + '"]').problems[0].id == "record-object", "only text"
    assert refusal('["\\"' + "[" * 99 + '"]').problems[0].id == "record-object"
    assert refusal('["x\\\\",' + "[" * 99).problems[0].id == "record-too-deep"
    assert refusal("[[]," * 15 + "[" * 15).problems[0].id == "record-too-deep"
    assert refusal("[" + "[]," * 5_000 + "1]").problems[0].id == "record-object", "long, not deep"


def test_many_quotes_are_read_quickly() -> None:
    start = process_time()
    for quotes in ('"\\', '\\"', '"', '"\\"', "'"):
        refusal("[]" * 30 + quotes * 50_000)
    assert process_time() - start < 2


def test_in_pyodide_they_are_refused_in_the_same_way() -> None:
    assert run_in_pyodide("tests/hostile.py", ["chromino_core", "tests"]).strip() == report()


# Fuzz

SCALARS: st.SearchStrategy[Any] = (
    st.none()
    | st.booleans()
    | st.integers(-3, 90)
    | st.integers()
    | st.floats()
    | st.text(max_size=6)
    | st.sampled_from(
        ["BRY", "P*R", "BRY@0,1>", "draw", "pass", "call", "catch:0", "modern", "\ud800"]
    )
)
KEYS = st.text(max_size=4) | st.sampled_from([*good_record(), *full_position()])
JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(KEYS, inner, max_size=5)
        | st.dictionaries(SCALARS, inner, max_size=2)
    ),
    max_leaves=20,
)
FORMATS = st.sampled_from(["chromino-game/1", "chromino-position/1"])


def load(data: Any) -> Game | None:
    """The game, if it is one; whatever else it is must be refused as such."""
    try:
        return from_record(data)
    except InvalidRecord:
        return None


@given(JSON)
def test_any_data_is_refused(data: Any) -> None:
    assert load(data) is None
    with pytest.raises(InvalidRecord):
        from_position(data)


@given(st.text() | st.binary())
def test_any_text_is_refused(text: str | bytes) -> None:
    assert load(text) is None


@given(FORMATS, st.dictionaries(KEYS, JSON, max_size=8))
def test_any_data_with_the_right_format_is_refused(format: str, data: dict[str, Any]) -> None:
    assert load({**data, "format": format}) is None


def paths(data: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to every node but the root."""
    if isinstance(data, dict):
        steps: list[str | int] = list(data)
    else:
        steps = list(range(len(data))) if isinstance(data, list) else []
    for step in steps:
        yield (*at, step)
        yield from paths(data[step], (*at, step))


def mutate(data: Any, rng: Random, other: Any) -> None:
    """Replace, remove, double or move a random node."""
    way: Any = rng.choice(list(paths(data)))
    *parents, last = way
    node = data
    for step in parents:
        node = node[step]
    how = rng.choice(["replace", "remove", "double", "swap"])
    if how == "replace":
        node[last] = other
    elif how == "remove":
        del node[last]
    elif isinstance(node, list):
        where = rng.randrange(len(node))
        if how == "double":
            node.insert(where, copy.deepcopy(node[last]))
        else:
            node[where], node[last] = node[last], node[where]
    else:
        key = rng.choice(list(node))
        node[key], node[last] = node[last], node[key]


BASES = [make() for make in GOOD]


def assert_game_or_refused(base: Any, seed: int, others: list[Any]) -> None:
    data, rng = copy.deepcopy(base), Random(seed)
    for other in others:
        mutate(data, rng, other)
    game = load(data)
    if game is not None:
        assert_playable(game, rng)


@settings(max_examples=400)
@given(st.sampled_from(BASES), st.integers(), st.lists(SCALARS | JSON, min_size=1, max_size=3))
def test_a_changed_record_is_a_game_or_refused(base: Any, seed: int, others: list[Any]) -> None:
    assert_game_or_refused(base, seed, others)


def assert_playable(game: Game, rng: Random) -> None:
    """Whatever is accepted is a game like any other, to its end."""
    complete = is_whole(game)
    for seat in range(len(game.players)):
        assert game.observe(seat).sample(Random(1)).observe(seat) == game.observe(seat)
    play_on(game, rng)
    assert game.outcome() is not None
    assert is_whole(game) == complete


@pytest.mark.soak
@settings(max_examples=20_000)
@given(st.sampled_from(BASES), st.integers(), st.lists(SCALARS | JSON, min_size=1, max_size=3))
def test_many_changed_records(base: Any, seed: int, others: list[Any]) -> None:
    assert_game_or_refused(base, seed, others)


@given(st.sampled_from(BASES), st.integers(0, 3), st.data())
def test_a_changed_text_is_a_game_or_refused(base: Any, times: int, data: st.DataObject) -> None:
    text = json.dumps(base)
    for _ in range(times + 1):
        where = data.draw(st.integers(0, len(text)))
        gone = data.draw(st.integers(0, 4))
        text = text[:where] + data.draw(st.text(max_size=3)) + text[where + gone :]
    load(text)
    load(text.encode("utf-8", "surrogatepass"))


class CountedKey(str):
    """A key that counts how often it is compared."""

    __slots__ = ()
    compared = 0

    def __eq__(self, other: object) -> bool:
        CountedKey.compared += 1
        return str.__eq__(self, other)

    __hash__ = str.__hash__


def test_a_key_twice_among_many_is_found_in_one_go() -> None:
    keys = [CountedKey(n) for n in range(2_000)]
    CountedKey.compared = 0
    with pytest.raises(InvalidRecord) as caught:
        _object([(key, 0) for key in [*keys, CountedKey("7")]])
    assert caught.value.problems[0].args["key"] == "'7'"
    assert CountedKey.compared < 3 * len(keys)
