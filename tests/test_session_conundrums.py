"""Commands about conundrums that need no table, and tasks that nobody should have asked for."""

from __future__ import annotations

from typing import Any

import pytest
from asked import FIND_ALL, TEXT, lesson, refused, worked
from asked_about import position
from hosting import ask

from chromino_core import Session
from chromino_core.conundrums import Conundrum


def test_what_a_conundrum_is() -> None:
    session = Session()
    for ref in ({"text": TEXT}, {"number": 7}, {"date": "2026-11-16"}, {"seed": 5, "grade": 2}):
        told = ask(session, "conundrum", of=ref)["conundrum"]
        made = Conundrum.from_text(told["text"])
        assert told["ref"] == ref
        assert (told["board"], told["tiles"]) == (
            str(made.board).split(),
            list(map(str, made.tiles)),
        )
        assert (told["grade"], told["counts"]) == (made.grade, made.counts)
        assert (
            ask(session, "conundrum", of={"link": told["link"]})["conundrum"]["text"]
            == told["text"]
        )
    assert refused(session, "conundrum", of={"number": 0})


def test_all_that_were_chosen() -> None:
    told = ask(Session(), "conundrums")["conundrums"]
    assert [each["ref"] for each in told] == [{"number": n} for n in range(1, 61)]


# What nobody should have sent


SHEET = {"of": [{"number": 1}, {"date": "2026-11-16"}], "paper": "a4", "ink": "grey"}


@pytest.mark.parametrize("answers", [False, True])
def test_paper_is_asked_for_twice_so_that_a_page_can_find_the_words(answers: bool) -> None:
    session = Session()
    says = ask(session, "sheet", **SHEET, answers=answers, names=["Easy", "Monday"])["says"]
    assert {tuple(message) for message in says.values()} == {("id", "args")}
    words = {key: f"w{n}w" for n, key in enumerate(says)}
    order = {**SHEET, "answers": answers, "names": ["Easy", "Monday"], "words": words}
    pages = ask(session, "sheet", **order, language="fr")["pages"]
    assert len(pages) == 1
    assert pages[0].startswith("<svg ")
    shown = {word for word in words.values() if word in pages[0]}
    assert shown == {*words.values()}
    # Answers are found by their numbers.
    assert all((name in pages[0]) is not answers for name in ("Easy", "Monday"))


@pytest.mark.parametrize(
    "wrong",
    [
        {"of": []},
        {"of": "all"},
        {"of": [{"number": 1}] * 61},
        {"of": [{"number": 99}]},
        {"paper": "a0"},
        {"paper": None},
        {"ink": "invisible"},
        {"answers": 1},
        {"names": ["x"] * 3},
        {"names": [5]},
        {"names": ["x" * 201]},
        {"words": []},
        {"words": {"title": 5}, "language": "en"},
    ],
    ids=repr,
)
def test_what_cannot_be_printed_is_refused(wrong: dict[str, Any]) -> None:
    assert refused(Session(), "sheet", **{**SHEET, **wrong})


def test_there_may_be_no_question() -> None:
    session = Session()
    assert refused(session, "try", answer=1) == ["no-game"]
    ask(session, "new", players=[{}], seed=1)
    for type in ("try", "tip", "give-up", "next-step"):
        assert refused(session, type, answer=1) == ["no-question"]


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"task": "dance"},
        {"lesson": None},
        {"lesson": 5},
        {"lesson": "{"},
        {"lesson": lesson()},
        {"lesson": lesson(FIND_ALL), "step": 1},
        {"lesson": lesson({**FIND_ALL, "goal": {"kind": "dance"}})},
        {"lesson": lesson({**FIND_ALL, "position": {**position(), "board": "B*Y@0,0> RRR@9,9>"}})},
        {"lesson": "x" * 5_000_000},
        {"conundrum": None},
        {"conundrum": {}},
        {"conundrum": {"number": 61}},
        {"conundrum": {"date": "0000-01-01"}},
        {"conundrum": {"date": "9999-12-31"}},
        {"conundrum": {"text": "BBG|B*Y@0,0> RRR@0,1>"}},
        {"conundrum": {"link": "1AAAA"}},
        {"conundrum": {"seed": 1, "grade": 3, "number": 1}},
    ],
    ids=lambda wrong: repr(wrong)[:60],
)
def test_nonsense_is_refused_and_changes_nothing(wrong: dict[str, Any]) -> None:
    session = worked()
    before = session.view(0)
    assert refused(session, "task", **wrong)
    assert session.view(0) == before


@pytest.mark.parametrize(
    "answer", [None, {}, [[[[]]]], "BBG", 10**400, ["BBG@0,0>"] * 100_000, 1.5]
)
def test_nonsense_is_no_answer(answer: object) -> None:
    session = worked()
    before = session.view(0)
    assert refused(session, "try", answer=answer)
    assert session.view(0) == before


def test_who_speaks_for_a_seat_begins_no_task() -> None:
    session = worked()
    answer = session.dispatch({"type": "task", "conundrum": {"text": TEXT}}, [0])
    assert [problem["id"] for problem in answer["problems"]] == ["only-for-hosts"]
