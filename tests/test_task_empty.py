"""Laying a whole hand in the fewest turns: the solver, beside one that tries everything."""

from __future__ import annotations

import copy
from random import Random
from time import process_time
from typing import Any

import pytest
from asked_about import Json, position, position_on, tiles_left
from model import Model
from tables import grow

from chromino_core import Game, InvalidTask, Task, edition
from chromino_core.tasks.emptying import Search

EMPTY: Json = {"kind": "empty"}

RULES: list[Json] = [
    {},
    {"draw_limit": 2},
    {"draw_limit": None},
    {"play_drawn": False},
    {"play_drawn": False, "calls": True},
    {"chameleon_last": True},
    {"geometry": "dominoes"},
    {"min_contacts": 1},
    {"end": "one-more-turn"},
]


def random_position(seed: int, rules: Json) -> Json:
    """A small table, one tile or two in the hand, and none to two in the bag."""
    rng = Random(f"empty {seed}")
    agreed = edition("modern", **rules)
    board = grow(rng, rng.randint(2, 4), min_contacts=agreed.min_contacts, geometry=agreed.geometry)
    tiles = tiles_left(board, rng, 4)
    held = rng.randint(1, 2)
    if rng.random() < 0.3:
        laid = [placement.tile.text for placement in board]
        wild = next(text for text in ("P*R", "P*Y", "G*R", "B*G", "B*Y") if text not in laid)
        tiles = [wild, *(tile for tile in tiles if tile != wild)]
    hand, bag = tiles[:held], tiles[held : held + rng.randint(0, 2)]
    return {**position_on(board, hand, **rules), "bag": bag}


def fewest(model: Model) -> int | None:
    """By trying everything that the model allows; no turn is given up, and nothing is clever."""
    known: dict[Any, int | None] = {}

    def search(model: Model) -> int | None:
        if model.reason is not None:
            return 0 if model.reason == "emptied" else None
        key = frozenset(model.table), tuple(model.hands[0]), tuple(model.drawn), model.may_call
        if key not in known:
            found = []
            for action in model.legal(0):
                after = copy.deepcopy(model)
                after.act(0, action)
                turns = search(after)
                if turns is not None:
                    ends = action not in ("draw", "call") or not model.rules.play_drawn
                    found.append(turns + (ends and action != "call"))
            known[key] = min(found, default=None)
        return known[key]

    return search(model)


def model_at(moment: Json) -> Model:
    game = Game.from_position(moment)
    hands = [[tile.text for tile in game.hands[0]]]
    return Model(game.rules, moment["board"].split(), 0, hands, moment["bag"])


def turns_of(moment: Json, actions: list[str]) -> int:
    game = Game.from_position(moment)
    for action in actions:
        game.push(action)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "emptied"
    return game.turns


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_no_way_is_shorter(rules: Json) -> None:
    counts: list[int | None] = []
    for seed in range(15):
        moment = random_position(seed, rules)
        least = fewest(model_at(moment))
        way = Search(Game.from_position(moment)).way
        assert (None if way is None else turns_of(moment, way)) == least
        counts.append(least)
        if least is None:
            with pytest.raises(InvalidTask) as refused:
                Task(moment, EMPTY)
            assert refused.value.problems[0].id == "task-cannot-empty"
        else:
            task = Task(moment, EMPTY)
            assert task.answers() == [task.answer()] == [way]
            assert task.check(way).done
    assert len(set(counts)) > 2
    assert None in counts


def first_way(game: Game) -> list[str] | None:
    """What one finds by always doing what is listed first, unless it leads nowhere."""
    if outcome := game.outcome():
        return [] if outcome.reason == "emptied" else None
    for action in game.legal_actions():
        after = game.copy()
        after.push(action)
        way = first_way(after)
        if way is not None:
            return [action, *way]
    return None


@pytest.mark.parametrize(
    ("rules", "seed", "more"),
    [
        ({"draw_limit": None}, 383, 1),
        ({"play_drawn": False}, 437, 2),
        ({"geometry": "dominoes"}, 448, 1),
        ({"geometry": "dominoes"}, 239, 2),
        ({"min_contacts": 1}, 14, 1),
        ({}, 1249, 1),
    ],
    ids=str,
)
def test_the_way_that_is_found_first_need_not_do(rules: Json, seed: int, more: int) -> None:
    moment = random_position(seed, rules)
    least, longer = fewest(model_at(moment)), first_way(Game.from_position(moment))
    assert longer is not None
    assert least == turns_of(moment, longer) - more
    assert turns_of(moment, Task(moment, EMPTY).answer()) == least


def test_searching_changes_nothing() -> None:
    game = Game.from_position(random_position(3, {}))
    before = str(game.board), game.hands, game.log
    assert Search(game).way
    assert (str(game.board), game.hands, game.log) == before


# One of them looked at

TWO = position(hands=[["GBB", "BBB"]])
"""Both can be laid in two turns, if one begins well."""


def ids(task: Task, actions: list[str]) -> list[str]:
    return [problem.id for wrong in task.check(actions).wrong for problem in wrong.problems]


def test_a_way_that_does_not_lead_there() -> None:
    task = Task(TWO, EMPTY)
    way = task.answer()
    assert (task.asks, task.total, len(way)) == (None, 1, 2)
    assert task.text.sentence == "Lay all 2 tiles in as few turns as you can."
    verdict = task.check(way)
    assert (verdict.done, verdict.right, verdict.missing) == (True, (way,), 0)
    assert task.check(way, found=[way]).again == (way,)
    assert ids(task, way[:1]) == ["task-not-empty"]
    assert ids(task, []) == ["task-not-empty"]
    assert ids(task, ["draw"]) == ["must-play", "bag-empty"]
    assert ids(task, [way[0], way[0]]) == ["not-in-hand", "occupied"]
    assert ids(task, [*way, "pass"]) == ["game-over"]


def test_a_way_that_takes_longer() -> None:
    """By Meccano's rules of drawing, who lays the wrong tile first has to draw."""
    moment, task, longer = next(filter(None, map(with_detour, range(200))))
    told = task.check(longer)
    assert (told.done, told.right, told.missing) == (False, (), 1)
    [problem] = told.wrong[0].problems
    assert problem.id == "task-said-longer"
    assert problem.args == {"turns": turns_of(moment, longer)}
    assert turns_of(moment, longer) > turns_of(moment, task.answer())


def with_detour(seed: int) -> tuple[Json, Task, list[str]] | None:
    """A position in which a first step makes it take longer, if it is one."""
    moment = random_position(seed, {"draw_limit": None})
    try:
        task = Task(moment, EMPTY)
    except InvalidTask:
        return None
    game = Game.from_position(moment)
    for action in game.legal_actions():
        after = game.copy()
        after.push(action)
        way = Search(after).way
        if way is not None and turns_of(moment, [action, *way]) > turns_of(moment, task.answer()):
            return moment, task, [action, *way]
    return None


def test_tips_lead_there_from_wherever_one_is() -> None:
    task, done = Task(TWO, EMPTY), list[str]()
    while not task.check(done).done:
        turns, tile, spot = (task.tip(degree, found=[done]) for degree in (1, 2, 3))
        assert turns.words.id == "task-tip-turns"
        assert turns.words.args == {"turns": 2 - len(done)}
        placed = spot.marks[-1][0]["placement"]
        assert (tile.words.id, spot.words.id) == ("task-tip-tile", "task-tip-here")
        assert tile.marks == spot.marks[:1] == (({"tile": "".join(sorted(placed[:3]))}, "hint"),)
        done.append(placed)
    assert len(done) == 2
    assert task.tip(3, found=[done]).words.id == "task-tip-done"


def test_tips_call_back_who_has_gone_astray() -> None:
    _, task, longer = next(filter(None, map(with_detour, range(200))))
    for degree in (1, 2, 3):
        tip = task.tip(degree, found=[longer[:1]])
        assert (tip.words.id, tip.marks) == ("task-tip-back", (({"action": "undo"}, "hint"),))
    with pytest.raises(InvalidTask):
        task.tip(1, found=[["draw", "draw", "draw", "draw"]])


# What is too much


@pytest.mark.parametrize(
    ("moment", "id"),
    [
        (position(hands=[["GBB"], ["BBB"]]), "task-not-alone"),
        (position(hands=[["GBB", None]]), "task-unknown-tile"),
        (position(hands=[["GBB", "PPP"]], bag=[None]), "task-unknown-tile"),
        ({**position(), "actions": [[0, "GBB@-1,-1>"]]}, "task-unknown"),
        ({**position(hands=[["GBB", "BBB"]]), "actions": [[0, "GBB@-1,-1>"]]}, "task-unknown"),
        (position(hands=[["PPP"]]), "task-cannot-empty"),
    ],
)
def test_what_cannot_be_asked(moment: Json, id: str) -> None:
    with pytest.raises(InvalidTask) as refused:
        Task(moment, EMPTY)
    assert refused.value.problems[0].id == id


def test_what_is_too_hard_is_refused_soon() -> None:
    """Rather than that somebody waits, whatever the table is."""
    slowest, hard = 0.0, 0
    for seed in (16, 27, 39):
        rng = Random(f"hard {seed}")
        board = grow(rng, rng.choice((2, 10, 40)), snug=0.0)
        tiles = tiles_left(board, rng, rng.choice((9, 20, 78)))
        held = rng.randint(len(tiles) // 2, len(tiles))
        moment = {**position_on(board, tiles[:held]), "bag": tiles[held:]}
        began = process_time()
        try:
            Task(moment, EMPTY)
        except InvalidTask as error:
            hard += error.problems[0].id == "task-too-hard"
        slowest = max(slowest, process_time() - began)
    assert hard == 3
    assert slowest < 10
