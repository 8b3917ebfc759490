"""The answers to questions about a table are those that the referee finds by looking everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
import referee
from asked_about import Json, about, position_on, table_with_tiles
from tables import GAMES, random_placements, texts

from chromino_core import Board, InvalidTask, Placement, Task

SEEDS = range(25)


@cache
def scan_of(placements: str, min_contacts: int, geometry: str) -> referee.Scan:
    return referee.Scan(placements.split(), min_contacts, geometry)


def legal_on(board: Board, tiles: list[str]) -> set[str]:
    scan = scan_of(str(board), board.min_contacts, board.geometry)
    return set().union(*(scan.legal_placements(tile) for tile in tiles))


def contacts_on(board: Board, placement: str) -> int:
    return len(referee.contacts(texts(board), placement))


def is_legal_on(board: Board, placement: str) -> bool:
    return referee.is_legal(texts(board), placement, board.min_contacts, board.geometry)


def has_no_answer(position: Json, goal: Json) -> bool:
    with pytest.raises(InvalidTask) as refused:
        Task(position, goal)
    return [problem.id for problem in refused.value.problems] == ["task-no-answer"]


def tables(count: int) -> Iterator[tuple[Board, list[str], Random]]:
    for min_contacts, geometry in GAMES:
        for seed in SEEDS:
            board, tiles = table_with_tiles(
                seed, count, min_contacts=min_contacts, geometry=geometry
            )
            yield board, tiles, Random(f"goals {seed}")


# Where a tile may lie


def test_every_place_is_found() -> None:
    empty = 0
    for board, tiles, _ in tables(3):
        position, legal = position_on(board, tiles), legal_on(board, tiles)
        goal = {"kind": "find-all", "tiles": tiles}
        if not legal:
            assert has_no_answer(position, goal)
            empty += 1
            continue
        task = Task(position, goal)
        assert task.answer() == legal
        assert sorted(task.answers()) == sorted(legal)
        assert task.total == len(legal)
        assert task.check(task.answer()).done
    assert empty < 20


@pytest.mark.parametrize("contacts", [None, 1, 3])
@pytest.mark.parametrize(("points", "scoring"), [(None, None), (6, "expert"), (12, "sides")])
def test_a_tile_is_laid_as_it_is_asked(
    contacts: int | None, points: int | None, scoring: str | None
) -> None:
    found = 0
    for board, tiles, _ in tables(3):
        position = position_on(board, tiles, scoring=scoring)
        right = {
            spot
            for spot in legal_on(board, tiles)
            if contacts_on(board, spot) >= (contacts or 0)
            and (not points or referee.points(texts(board), spot, str(scoring)) >= points)
        }
        asked = {"contacts": contacts, "points": points}
        goal = {"kind": "lay", "tiles": tiles, **{key: n for key, n in asked.items() if n}}
        if not right:
            assert has_no_answer(position, goal)
            continue
        task = Task(position, goal)
        assert (task.answer(), task.total) == (right, 1)
        assert task.check(min(right)).done
        found += 1
    assert found > 10


@pytest.mark.parametrize("by", ["contacts", *referee.SCORINGS])
def test_the_best_is_what_nothing_is_better_than(by: str) -> None:
    ties = 0
    for board, tiles, _ in tables(2):
        scoring = None if by == "contacts" else by
        position = position_on(board, tiles, scoring=scoring)
        goal = {"kind": "best", "tiles": tiles, "by": "points" if scoring else "contacts"}
        counts = {
            spot: referee.points(texts(board), spot, by) if scoring else contacts_on(board, spot)
            for spot in legal_on(board, tiles)
        }
        if not counts:
            assert has_no_answer(position, goal)
            continue
        right = {spot for spot, count in counts.items() if count == max(counts.values())}
        assert Task(position, goal).answer() == right
        ties += len(right) > 1
    assert ties > 10


@pytest.mark.parametrize("kind", ["find-all", "lay", "best"])
def test_a_wrong_placement_is_told_what_the_table_tells(kind: str) -> None:
    seen: set[str] = set()
    for board, tiles, rng in tables(4):
        more = {"by": "contacts"} if kind == "best" else {}
        try:
            task = Task(position_on(board, tiles), {"kind": kind, "tiles": tiles[:3], **more})
        except InvalidTask:
            continue
        for text in random_placements(board, rng, 20):
            verdict = task.check(text)
            if text in task.answer():
                assert verdict.right == (text,)
                continue
            [(answer, problems, said)] = verdict.wrong
            assert (answer, said, verdict.right, verdict.done) == (text, None, (), False)
            of_table = board.problems(text)
            assert problems[len(problems) - len(of_table) :] == of_table or not of_table
            own = [problem.id for problem in problems[: len(problems) - len(of_table)]]
            seen.update(own, [problem.id for problem in of_table])
            other = Placement(text).tile.text not in tiles[:3]
            best = ["task-more-contacts"] if kind == "best" and not of_table and not other else []
            assert own == ["task-other-tile"] * other + best
    assert seen >= {"task-other-tile", "mismatch", "not-touching", "occupied", "too-few-contacts"}


def test_why_a_legal_placement_is_not_what_is_asked() -> None:
    goal = {"kind": "lay", "tiles": ["P*R"], "contacts": 3, "points": 7}
    task = about(goal, hands=[["P*R"]], scoring="expert", board=SNUG)
    assert task.total == 1
    poor = sorted(legal_on(Board(SNUG), ["P*R"]) - task.answer())
    for spot in poor:
        problems = {problem.id: problem.args for problem in task.check(spot).wrong[0].problems}
        made, points = contacts_on(Board(SNUG), spot), referee.points(SNUG.split(), spot, "expert")
        told = {}
        if made < 3:
            told["task-few-contacts"] = {"made": made, "need": 3}
        if points < 7:
            told["task-few-points"] = {"made": points, "need": 7}
        assert problems == told
    assert len(poor) > 3


SNUG = "RGR@-21,-30v RRG@-20,-31v PRR@-21,-33v RGY@-19,-30v PPR@-20,-34v BBP@-23,-34> Y*B@-24,-35>"


# What is wrong with a tile that lies there


def wrong_edges(board: Board, placement: str) -> set[tuple[tuple[int, int], ...]]:
    """By RULES.md, edge by edge."""
    laid = referee.read(placement)
    return {
        tuple(sorted((edge.cell, edge.neighbour)))
        for edge in referee.contacts(texts(board), placement)
        if not referee.matches(laid.reading[edge.square], edge.letter)
        or (board.geometry == "dominoes" and not referee.is_like_dominoes(laid.reading, [edge]))
    }


def test_every_wrong_edge_is_found() -> None:
    counts = set()
    for board, tiles, rng in tables(80):
        placements = [text for text in random_placements(board, rng, 30) if text[:3] in tiles]
        for placement in placements:
            goal = {"kind": "which-edges", "placement": placement}
            wrong = wrong_edges(board, placement)
            if not wrong:
                with pytest.raises(InvalidTask) as refused:
                    Task(position_on(board, tiles[:1]), goal)
                assert refused.value.problems[0].id == "task-no-wrong-edge"
                continue
            task = Task(position_on(board, tiles[:1]), goal)
            assert task.answer() == wrong
            assert task.total == len(wrong)
            assert task.check(task.answer()).done
            counts.add(len(wrong))
    assert counts >= {1, 2, 3}


def test_an_edge_that_is_not_wrong() -> None:
    task = about({"kind": "which-edges", "placement": "RRB@0,-1>"})
    assert task.answers() == [[[0, -1], [0, 0]], [[2, -1], [2, 0]]]

    def told(edge: list[list[int]]) -> list[str]:
        [(answer, problems, _)] = task.check(edge).wrong
        assert answer == sorted(edge)
        assert [list(cell) for cell in problems[0].cells] == sorted(edge)
        return [problem.id for problem in problems]

    assert told([[1, 0], [1, -1]]) == ["task-edge-fine"]  # the wild square
    assert told([[0, -2], [0, -1]]) == ["task-edge-elsewhere"]
    assert told([[0, 1], [0, 0]]) == ["task-edge-elsewhere"]  # between two tiles on the table


def test_edges_are_handed_in_together() -> None:
    task = about({"kind": "which-edges", "placement": "RRB@0,-1>"})
    right, fine = task.answers(), [[1, -1], [1, 0]]
    too_many = task.check([*right, fine])
    assert (too_many.right, len(too_many.wrong), too_many.missing) == (tuple(right), 1, 0)
    assert not too_many.done, "whoever marks every edge has found nothing"
    assert task.check(right, found=right).done
    assert task.check(right[:1]).missing == 1
    assert task.check([right[0][::-1]]).right == (right[0],), "an edge has no direction"


def test_yes_or_no_and_why() -> None:
    answers = set()
    for board, tiles, rng in tables(80):
        for placement in [p for p in random_placements(board, rng, 15) if p[:3] in tiles]:
            task = Task(position_on(board, tiles[:1]), {"kind": "legal", "placement": placement})
            legal = is_legal_on(board, placement)
            answers.add(legal)
            why = board.problems(placement)
            assert (task.answer(), task.answers()) == (legal, [legal])
            right, wrong = task.check(legal), task.check(not legal)
            assert (right.done, right.right, right.why) == (True, (legal,), why)
            assert (wrong.done, wrong.wrong[0].answer, wrong.why) == (False, not legal, ())
            ids = [problem.id for problem in wrong.wrong[0].problems]
            assert ids == ([problem.id for problem in why] or ["task-may-lie"])
    assert answers == {True, False}


@pytest.mark.parametrize("system", referee.SCORINGS)
def test_what_a_placement_scores(system: str) -> None:
    for board, tiles, rng in tables(3):
        legal = sorted(legal_on(board, tiles))
        for spot in rng.sample(legal, min(2, len(legal))):
            position = position_on(board, tiles, scoring=system)
            task = Task(position, {"kind": "score", "placement": spot})
            points = referee.points(texts(board), spot, system)
            assert task.answer() == points
            assert task.check(points).done
            assert [p.id for p in task.check(points + 1).wrong[0].problems] == ["task-not-number"]
            assert str(task.tip(3).words.args["sum"]).endswith(f" = {points}")


def test_which_tile_fits() -> None:
    several = 0
    for board, tiles, _ in tables(10):
        scan = scan_of(str(board), board.min_contacts, board.geometry)
        for slot in [where for where, _ in scan.slots][::7]:
            fits = {
                tile
                for tile in tiles
                if any(is_legal_on(board, f"{way}@{slot}") for way in (tile, tile[::-1]))
            }
            position = position_on(board, tiles[:1])
            goal = {"kind": "which-tile", "slot": slot, "tiles": tiles}
            if not fits:
                assert has_no_answer(position, goal)
                continue
            task = Task(position, goal)
            assert (task.answer(), task.total) == (fits, 1)
            several += len(fits) > 1
            for tile in tiles:
                for way in (tile, tile[::-1]):
                    assert task.check(way).done == (tile in fits)
                    for wrong in task.check(way).wrong:
                        placements = (Placement(f"{each}@{slot}") for each in (tile, tile[::-1]))
                        assert wrong.problems in [board.problems(each) for each in placements]
                        assert wrong.answer == tile
    assert several > 10
