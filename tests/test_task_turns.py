"""Questions about the turn: what one may do, who is next, who has won. The model knows, too."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from asked_about import Json, about, position
from model import Model
from moments import play_on, through_json
from situations import model_of, play, situation
from variants import VARIANTS, any_action

from chromino_core import Game, InvalidTask, Message, Task
from chromino_core.records.position import to_position
from chromino_core.records.situation import situation_of

DEEDS = ["lay", "draw", "pass", "call", "catch", "show"]


def position_of(game: Game) -> Json:
    return dict(through_json(to_position(situation_of(game))))


def kind_of(action: str) -> str:
    head = action.partition(":")[0]
    return head if head in DEEDS else "lay"


def random_moments(variant: str, seed: int, every: int) -> Iterator[tuple[Game, Model, Random]]:
    """Now and then in a random game, which is played in both engines."""
    rng = Random(f"asked {variant} {seed}")
    game = VARIANTS[variant].game(seed)
    model = model_of(game)
    while not game.outcome():
        if rng.random() * every < 1:
            yield game, model, rng
        seat, action = any_action(game, rng)
        game.push(action, seat)
        model.act(seat, action)


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_one_may_do(variant: str) -> None:
    for game, model, rng in random_moments(variant, 1, every=9):
        for seat in range(len(game.players)):
            asked = rng.sample(DEEDS, rng.randint(1, 6))
            goal = {"kind": "may", "seat": seat, "actions": asked}
            task = Task(position_of(game), goal)
            allowed = {kind_of(action) for action in model.legal(seat)}
            right = [deed for deed in asked if deed in allowed]
            assert (task.answer(), task.total) == (right, 1)
            assert [option.value for option in task.options] == asked
            assert task.check(list(reversed(right))).done
            others = [deed for deed in asked if deed not in allowed]
            for deed in others:
                ids = [problem.id for problem in task.check([deed]).wrong[0].problems]
                assert [id for id in ids if id != "task-more"], f"why not {deed}?"
                assert ("task-more" in ids) == bool(right)


@pytest.mark.parametrize("variant", VARIANTS)
def test_who_is_next_and_who_has_won(variant: str) -> None:
    rng = Random(f"next {variant}")
    game = play_on(VARIANTS[variant].game(2), rng)
    start, plies = VARIANTS[variant].game(2), len(game.log)
    ends = [plies, *(rng.randint(1, plies) for _ in range(8))]
    for end in ends:
        ply = max(0, end - rng.randint(1, 12))
        moment = game.copy()
        moment.rewind(ply)
        after = [list(entry) for entry in game.log[ply:end]]
        model = model_of(start)
        for seat, action in game.log[:end]:
            model.act(seat, action)
        task = Task(position_of(moment), {"kind": "next", "after": after})
        seats = list(range(len(game.players)))
        assert [option.value for option in task.options] == seats
        if model.reason is None:
            assert (task.asks, task.answer(), end < plies) == ("choice", model.seat, True)
            done = [task.check(seat).done for seat in seats]
            assert done == [seat == model.seat for seat in seats]
        else:
            assert (task.asks, task.answer()) == ("choices", model.winners())
            assert task.check(model.winners()).done


# Some of them looked at


def may(game: Game, seat: int, *chosen: str) -> list[str]:
    """Why this isn't what the seat may do."""
    task = Task(position_of(game), {"kind": "may", "seat": seat, "actions": DEEDS})
    return [problem.id for wrong in task.check(list(chosen)).wrong for problem in wrong.problems]


def test_why_one_may_not() -> None:
    game = situation("modern", ["GYR PPP", "GGG GPG"], bag="YYY GGP")
    assert may(game, 0, "lay") == []
    assert may(game, 0, "draw", "pass") == ["must-play", "task-more"]
    assert may(game, 0, "lay", "pass") == ["must-play"]
    assert may(game, 1, "lay", "draw") == ["not-your-turn"], "once, though it is so of both"
    assert may(game, 1) == [], "nothing is the answer"
    play(game, "RYG@1,1>")
    assert may(game, 1, "lay") == ["task-nothing-fits", "task-more"]
    last = situation("modern", ["P*R", "GGG GPG"], start="BRY@0,0>", bag="YYY")
    assert may(last, 0, "lay") == ["chameleon-last", "task-more"]
    drawn = play(situation("modern", ["GGG PPP", "YYY"], bag="GPG RRR"), "draw")
    assert may(drawn, 0, "draw") == ["draw-limit", "task-more"]


def test_why_one_may_not_call_catch_or_show() -> None:
    game = situation("meccano-1998", ["GYR GGG", "PBR PPP"], bag="YYY GGP")
    assert may(game, 0, "call", "catch", "show") == [
        "nothing-to-call", "nothing-to-catch", "nothing-to-show", "task-more",
    ]  # fmt: skip
    play(game, "RYG@1,1>")
    assert may(game, 0, "catch", "call") == ["nothing-to-catch"]
    assert may(game, 0, "call") == []
    assert may(game, 0) == ["task-more"]
    alone = situation("modern", ["GGG PPP"], bag="GPG")
    assert may(alone, 0, "catch") == ["catch-yourself", "task-more"]


def test_who_is_asked_about_is_named() -> None:
    task = about({"kind": "may", "seat": 1, "actions": ["lay"]}, hands=[["GBB"], ["PPP"]])
    assert task.text == Message("task-may", {"name": "Player 2"})
    assert task.answer() == []
    assert task.tip(3).words.args == {"count": 0, "of": 1}


def test_seats_that_are_not_next() -> None:
    three = [["GBB", "PPP"], ["YYY"], ["RRR"]]
    task = about({"kind": "next", "after": ["GBB@-1,-1>"]}, hands=three)
    assert (task.text.id, task.answer()) == ("task-who-next", 1)
    [(answer, problems, _)] = task.check(2).wrong
    assert (answer, problems[0].id) == (2, "task-not-next")
    assert problems[0].args == {"name": "Player 3"}
    assert [w.answer for w in task.check([0, 2]).wrong] == [0, 2]
    assert about({"kind": "next", "after": []}, hands=three).answer() == 0


def test_winners_are_all_of_them() -> None:
    """Whoever empties the hand in the last round shares first place."""
    hands = [["GBB"], ["RRR", "GGG"], ["YYP"]]
    board = "B*Y@0,0> BRY@0,1>"
    after = ["GBB@-1,-1>", "pass", "YYP@2,2>"]
    game = Game.from_position(position(board, hands))
    for action in after[:2]:
        game.push(action)
    spot = game.legal_actions()[0]
    task = about({"kind": "next", "after": [*after[:2], spot]}, hands=hands, board=board)
    assert (task.text.id, task.asks, task.answer()) == ("task-who-won", "choices", [0, 2])
    assert task.check([2, 0]).right == ([0, 2],)
    one = task.check(0).wrong[0]
    assert (one.answer, [p.id for p in one.problems]) == ([0], ["task-more"])
    wrong = task.check([0, 1, 2]).wrong[0]
    assert [(p.id, p.args) for p in wrong.problems] == [("task-not-winner", {"name": "Player 2"})]


@pytest.mark.parametrize(
    ("after", "id"),
    [
        (["draw"], "must-play"),
        (["GBB@-1,-1>", "GBB@-1,-1>"], "not-in-hand"),
        ([[1, "pass"]], "not-your-turn"),
        ([[7, "pass"]], "no-such-seat"),
        ([["pass"]], "task-field"),
        ([[True, "pass"]], "no-such-seat"),
        (["nonsense"], "not-an-action"),
        ([17], "task-field"),
        (["pass"] * 201, "task-field"),
        ("pass", "task-field"),
    ],
)
def test_what_follows_is_played(after: object, id: str) -> None:
    with pytest.raises(InvalidTask) as refused:
        about({"kind": "next", "after": after}, hands=[["GBB", "PPP"], ["YYY"]])
    assert id in [problem.id for problem in refused.value.problems]


# What the position leaves open


def test_what_is_not_known_is_not_asked() -> None:
    hidden: Json = {"hands": [["GBB", None], [None, None]], "bag": [None, None]}
    lay = {"kind": "may", "seat": 0, "actions": ["lay"]}
    cases: list[tuple[Json, bool]] = [
        (lay, False),
        ({**lay, "seat": 1}, True),  # it isn't their turn, whatever they have
        ({"kind": "next", "after": []}, True),
        ({"kind": "next", "after": ["GBB@-1,-1>"]}, False),  # who has laid it might have gone out
        ({"kind": "find-all", "tiles": ["GBB"]}, True),
    ]
    for goal, is_known in cases:
        if is_known:
            about(goal, **hidden)
        else:
            with pytest.raises(InvalidTask) as refused:
                about(goal, **hidden)
            assert refused.value.problems[0].id == "task-unknown-tile"
    # Others may keep their tiles to themselves, and the bag as long as nobody draws.
    laid = {"kind": "next", "after": ["GBB@-1,-1>"]}
    assert about(laid, hands=[["GBB", "PPP"], [None]], bag=[None]).answer() == 1
    with pytest.raises(InvalidTask, match="needs to know"):
        about({"kind": "next", "after": ["draw"]}, hands=[["PPP"], [None]], bag=[None])
