"""What can't be a task, or an answer to one, is refused: kindly, at once, and with nothing run."""

from __future__ import annotations

import contextlib
import types
from collections.abc import Callable, Iterator
from functools import partial
from time import process_time
from typing import Any, NoReturn

import pytest
from asked_about import EVERY_KIND, Json, about, example, position
from hypothesis import given, settings
from hypothesis import strategies as st

from chromino_core import InvalidSetup, InvalidTask, Task, words
from chromino_core.tasks.plain import plain

SOON = 1.0
"""Seconds of work, on a busy machine."""


def refused(do: Callable[[], object]) -> list[str]:
    began = process_time()
    with pytest.raises(InvalidTask) as caught:
        do()
    assert process_time() - began < SOON
    error = caught.value
    assert isinstance(error, InvalidSetup | ValueError)
    for language in words.LANGUAGES:
        with words.speaking(language):
            assert len(str(error)) < 1_500
            assert "{ $" not in str(error)
    return [problem.id for problem in error.problems]


def _break(*args: object) -> NoReturn:
    raise RuntimeError("looked at")


def evil(kind: type, *more: str) -> Any:
    """A type whose objects break whoever as much as looks at them."""
    looks = (
        "__eq__ __ne__ __lt__ __le__ __gt__ __ge__ __len__ __iter__ __getitem__ __contains__"
        " __bool__ __repr__ __str__ __format__ __index__ __int__ __getattr__"
    )
    names = dict.fromkeys([*looks.split(), *more], _break)
    return type(
        "Evil", (kind,), {**names, "__hash__": kind.__hash__, "__class__": property(_break)}
    )


Evil = evil(object)
EvilText = evil(str, "encode", "isascii", "strip", "split")
EvilList = evil(list, "copy")
EvilDict = evil(dict, "items", "keys", "get", "values")
EvilNumber = evil(int)


def endless() -> Iterator[int]:
    while True:
        yield 1


def deep(levels: int) -> list[Any]:
    nested: list[Any] = []
    for _ in range(levels):
        nested = [nested]
    return nested


def circle() -> list[Any]:
    round_and_round: list[Any] = []
    round_and_round.append(round_and_round)
    return round_and_round


NONSENSE: dict[str, Any] = {
    "nothing": None,
    "true": True,
    "a number": 5,
    "a fraction": 0.5,
    "not a number": float("nan"),
    "a huge number": 10**100_000,
    "a text": "x",
    "bytes": b"x",
    "an empty text": "",
    "5 MB": "BRY" * 1_700_000,
    "a list": ["?", None],
    "a long list": [0] * 1_000_000,
    "many lists": [[0] * 1_000] * 1_000,
    "deep": deep(1_000),
    "very deep": deep(200_000),
    "a circle": circle(),
    "an object": {},
    "another object": {"kind": {"kind": "lay"}},
    "keys that are numbers": {1: 2},
    "an endless list": endless(),
    "a set": {1, "x", None},
    "half a letter": "\ud800",
    "something evil": Evil(),
    "an evil text": EvilText("x"),
    "an evil list": EvilList([Evil()]),
    "an evil object": EvilDict(kind=Evil()),
    "an evil number": EvilNumber(7),
    "a module": types,
    "a type": Evil,
}


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_no_task(what: str) -> None:
    value = NONSENSE[what]
    good: Json = {"kind": "find-all", "tiles": ["GBB"]}
    refused(lambda: Task(value, good))
    refused(lambda: Task(position(), value))
    refused(lambda: Task.from_step(value))
    for field in position():
        if field not in ("scores", "drawn") or value is not None:
            refused(partial(Task, {**position(), field: value}, good))


@pytest.mark.parametrize(
    "what", [what for what in NONSENSE if what not in ("a text", "an evil text")]
)
def test_nonsense_is_nothing_that_an_author_says(what: str) -> None:
    value = NONSENSE[what]
    if value is not None:
        refused(lambda: example("find-all", text=value))
        refused(lambda: example("find-all", wrong={"mismatch": value}))
        if what != "an object":
            refused(lambda: example("find-all", wrong=value))
    refused(lambda: example("find-all", hints=value))
    refused(lambda: example("find-all", hints=[value]))


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_no_field_of_a_goal(what: str) -> None:
    value = NONSENSE[what]
    for name, (goal, at) in EVERY_KIND.items():
        kind = name.partition(":")[0]
        for field in ("kind", "more", *goal):
            if (what, kind, field) not in ACCEPTED:
                damaged = {"kind": kind, **goal, field: value}
                refused(partial(Task, position(**at), damaged))


ACCEPTED = {("a number", "number", "right"), ("an evil number", "number", "right"),
            ("a number", "lay", "contacts"), ("an evil number", "lay", "contacts"),
            ("a number", "lay", "points"), ("an evil number", "lay", "points")}  # fmt: skip
"""What makes sense there; whether anything is right then is another question."""


@pytest.mark.parametrize("name", EVERY_KIND)
def test_a_goal_has_no_fewer_fields_and_no_more(name: str) -> None:
    goal, at = EVERY_KIND[name]
    whole = {"kind": name.partition(":")[0], **goal}
    optional = ("contacts", "points") if whole["kind"] == "lay" else ()
    for field in whole.keys() - {*optional}:
        damaged = {key: value for key, value in whole.items() if key != field}
        expected = "task-kind" if field == "kind" else "task-missing"
        assert refused(partial(Task, position(**at), damaged)) == [expected]
    assert refused(lambda: Task(position(**at), {**whole, "answer": 1})) == ["task-unknown"]


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_no_answer(what: str) -> None:
    value = NONSENSE[what]
    for name in EVERY_KIND:
        task = EXAMPLES[name]
        for attempt in (value, [value], [[value]]):
            began = process_time()
            try:
                verdict = task.check(attempt)
            except InvalidTask:
                assert process_time() - began < SOON
            else:  # a number is an answer, and yes is one
                assert not verdict.right or (name, value) == ("legal: yes", True)
        with contextlib.suppress(InvalidTask):
            task.check(task.answer(), value)
            task.tip(1, value)


def test_an_answer_list_of_5_mb() -> None:
    task = example("find-all")
    assert refused(lambda: task.check(["GBB@-1,-1>"] * 500_000)) == ["task-too-large"]
    assert refused(lambda: task.check(["GBB@-1,-1>"] * 1_001)) == ["task-answers"]
    assert refused(lambda: task.check("GBB@-1,-1>" * 500_000)) == ["task-too-large"]
    assert refused(lambda: task.check(["x" * 400_000])) == ["task-answer"]


# One by one


@pytest.mark.parametrize(
    ("goal", "ids"),
    [
        ({"kind": "dance"}, ["task-kind"]),
        ({"kind": "find-all", "tiles": []}, ["task-field"]),
        ({"kind": "find-all", "tiles": ["GBB", "BBG"]}, ["task-tile-twice"]),
        ({"kind": "find-all", "tiles": ["GB"]}, ["task-field", "not-a-tile"]),
        ({"kind": "find-all", "tiles": ["YRB"]}, ["task-on-table"]),
        ({"kind": "find-all", "tiles": ["PPP"]}, ["task-no-answer"]),
        ({"kind": "find-all", "tiles": ["GBB"] * 10_000}, ["task-field"]),
        ({"kind": "find-all", "tiles": "GBB"}, ["task-field"]),
        ({"kind": "lay", "tiles": ["GBB"], "contacts": 0}, ["task-field"]),
        ({"kind": "lay", "tiles": ["GBB"], "contacts": 9}, ["task-field"]),
        ({"kind": "lay", "tiles": ["GBB"], "contacts": True}, ["task-field"]),
        ({"kind": "lay", "tiles": ["GBB"], "contacts": 8}, ["task-no-answer"]),
        ({"kind": "lay", "tiles": ["GBB"], "points": 3}, ["task-no-scoring"]),
        ({"kind": "best", "tiles": ["GBB"], "by": "points"}, ["task-no-scoring"]),
        ({"kind": "best", "tiles": ["GBB"], "by": "beauty"}, ["task-field"]),
        ({"kind": "score", "placement": "GBB@-1,-1>"}, ["task-no-scoring"]),
        ({"kind": "which-edges", "placement": "GBB@-1,-1>"}, ["task-no-wrong-edge"]),
        ({"kind": "which-edges", "placement": "GBB@5,5>"}, ["task-no-wrong-edge"]),
        ({"kind": "which-edges", "placement": "BRY@5,5>"}, ["task-on-table"]),
        ({"kind": "which-edges", "placement": "GBB"}, ["task-field", "not-a-placement"]),
        ({"kind": "legal", "placement": "B*B@1,1>"}, ["task-field", "no-such-chameleon"]),
        ({"kind": "legal", "placement": "GBB@9999999,0>"}, ["task-field", "too-far"]),
        ({"kind": "which-tile", "slot": "0,0>", "tiles": ["GBB"]}, ["task-slot-taken"]),
        ({"kind": "which-tile", "slot": "@0,2>", "tiles": ["GBB"]}, ["task-field"]),
        ({"kind": "which-tile", "slot": "7,7>", "tiles": ["GBB"]}, ["task-no-answer"]),
        ({"kind": "which-tile", "slot": "9999999,7>", "tiles": ["GBB"]}, ["task-field"]),
        ({"kind": "may", "seat": 1, "actions": ["lay"]}, ["task-field"]),
        ({"kind": "may", "seat": True, "actions": ["lay"]}, ["task-field"]),
        ({"kind": "may", "seat": 0, "actions": ["dance"]}, ["task-field"]),
        ({"kind": "may", "seat": 0, "actions": []}, ["task-field"]),
        ({"kind": "may", "seat": 0, "actions": ["lay", "lay"]}, ["task-option-twice"]),
        ({"kind": "choose", "options": ["one"], "right": 0}, ["task-field"]),
        ({"kind": "choose", "options": ["one", "two"], "right": 2}, ["task-field"]),
        ({"kind": "choose", "options": ["one", "two"], "right": -1}, ["task-field"]),
        ({"kind": "choose", "options": ["one", "two"], "right": True}, ["task-field"]),
        ({"kind": "choose", "options": ["one", "one"], "right": 0}, ["task-option-twice"]),
        ({"kind": "choose", "options": ["one"] * 21, "right": 0}, ["task-field"]),
        ({"kind": "choose", "options": ["one", " \u200b"], "right": 0}, ["task-field"]),
        ({"kind": "choose", "options": ["one", {"id": "X"}], "right": 0}, ["task-field"]),
        ({"kind": "number", "right": 10**9 + 1}, ["task-field"]),
        ({"kind": "number", "right": 1.0}, ["task-field"]),
    ],
    ids=str,
)
def test_what_makes_no_sense(goal: Json, ids: list[str]) -> None:
    assert refused(lambda: about(goal)) == ids


def test_what_is_not_in_the_box() -> None:
    for goal in (
        {"kind": "find-all", "tiles": ["P*R"]},
        {"kind": "legal", "placement": "P*R@0,2>"},
    ):
        ids = refused(partial(about, goal, board="BRY@0,0>", id="textures"))
        assert ids == ["task-not-in-box"]


@pytest.mark.parametrize(
    ("board", "id"),
    [
        ("B*Y@0,0> BRY@1,1>", "mismatch"),
        ("B*Y@0,0> BRY@9,9>", "not-touching"),
        ("B*Y@0,0> B*Y@0,1>", "record-duplicate"),
        ("B*Y@0,0> BRY@0,1> BRY@0,-1>", "record-duplicate"),
        ("", "record-empty-board"),
        ("B*Y@0,0>" + " BRY@0,1>" * 10_000, "record-value"),
    ],
)
def test_an_illegal_table(board: str, id: str) -> None:
    ids = refused(lambda: about({"kind": "find-all", "tiles": ["GBB"]}, board=board))
    assert ids[0] == "task-position"
    assert id in ids


@pytest.mark.parametrize(
    "said",
    [
        {"id": "mismatch"},
        {"id": "mismatch", "args": {"colour": "X", "neighbour": "R"}},
        {"id": "not-in-hand", "args": {"tile": "BR"}},
        {"id": "not-in-hand", "args": {"tile": 17}},
        {"id": "not-in-hand", "args": {"tile": ["BRY"]}},
        {"id": "Not-in-hand", "args": {}},
        {"id": "ui-red", "args": {"a b": 1}},
        {"id": "ui-red", "args": {f"n{n}": n for n in range(21)}},
        {"id": "ui-red", "args": {"n": 10**10}},
        {"id": "ui-red", "args": {"n": True}},
        {"id": "ui-red", "args": {"n": "x" * 201}},
        {"id": "ui-red", "args": None},
        {"id": "ui-red", "more": 1},
        {"id": "-".join("abcdefghijkl")},
        {},
        "x" * 2_001,
        "a\x00b",
        "a\tb",
        "\n",
    ],
    ids=lambda said: repr(said)[:40],
)
def test_what_cannot_be_said(said: Any) -> None:
    refused(lambda: example("find-all", text=said))


def test_what_can_be_said() -> None:
    assert example("number", text="One\ntwo").text.sentence == "One\ntwo"
    assert (
        example("number", text={"id": "of-a-catalogue-to-come"}).text.id == "of-a-catalogue-to-come"
    )
    told = example("number", text={"id": "not-in-hand", "args": {"tile": "YRB"}}).text.sentence
    assert "yellow, red, blue" in told


# Plain data

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.floats() | st.binary(),
    lambda inner: (
        st.lists(inner) | st.dictionaries(st.text() | st.integers(), inner) | st.tuples(inner)
    ),
    max_leaves=8,
)


@given(anything, anything)
@settings(max_examples=60)
def test_whatever_is_given_is_refused_or_makes_sense(one: Any, other: Any) -> None:
    for do in (
        partial(Task, one, other),
        partial(Task, {**position(), "board": one}, {"kind": "find-all", "tiles": other}),
        partial(Task, position(), {"kind": "choose", "options": one, "right": other}),
        partial(EXAMPLES["find-all"].check, one, other),
        partial(EXAMPLES["which-edges"].check, one),
        partial(EXAMPLES["next: over"].check, one),
        partial(EXAMPLES["empty"].check, one),
    ):
        with contextlib.suppress(InvalidTask):
            do()


EXAMPLES = {name: example(name) for name in EVERY_KIND}


@given(anything)
@settings(max_examples=60)
def test_what_is_plain_stays_as_it_is(value: Any) -> None:
    try:
        made = plain(value, "here")
    except InvalidTask:
        return
    assert plain(made, "here") == made
    assert made == value or isinstance(value, tuple | list | dict)


def test_what_is_evil_is_never_asked() -> None:
    """Its own code doesn't run, even where it counts as a text, a list or a number."""
    data = EvilDict(a=EvilList([EvilText("x"), EvilNumber(7)]))
    made = plain(data, "here")
    assert type(made) is dict
    assert type(made["a"]) is list
    assert [*map(type, made["a"])] == [str, int]
    assert made == {"a": ["x", 7]}
