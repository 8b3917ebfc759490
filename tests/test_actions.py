"""Typed actions: values that are their texts."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest
from situations import situation

from chromino_core import Action, Call, Catch, Draw, Lay, Pass, Placement, Show
from chromino_core.actions import lays, parse
from chromino_core.problems import InvalidNotation, shown

ACTIONS: list[tuple[Action, str, str]] = [
    (Lay("BRY@0,1>"), "BRY@0,1>", "lay"),
    (Draw(), "draw", "draw"),
    (Pass(), "pass", "pass"),
    (Call(), "call", "call"),
    (Catch(2), "catch:2", "catch"),
    (Show("BRY@0,1v"), "show:BRY@0,1v", "show"),
]


@pytest.mark.parametrize(("action", "text", "kind"), ACTIONS)
def test_an_action_is_its_text(action: Action, text: str, kind: str) -> None:
    assert action == text
    assert text == action
    assert hash(action) == hash(text)
    assert (str(action), type(str(action))) == (text, str)
    assert action in [text]
    assert json.dumps([action]) == json.dumps([text])
    assert (action.kind, lays(action)) == (kind, kind == "lay")


@pytest.mark.parametrize(("action", "text", "kind"), ACTIONS)
def test_a_text_is_its_action(action: Action, text: str, kind: str) -> None:
    for again in (
        parse(text), Action(text), eval(repr(action)), copy.copy(action), copy.deepcopy(action),
        pickle.loads(pickle.dumps(action)),
    ):  # fmt: skip
        assert again == action
        assert type(again) is type(action)
        assert repr(again) == repr(action)


def test_an_action_knows_what_it_means() -> None:
    placement = Placement("BRY@0,1>")
    assert Lay(placement).placement == Show(placement).placement == placement
    assert parse(placement) == Lay(placement)
    assert Catch(2).seat == 2
    match parse("show:BRY@0,1>"), parse("catch:3"):
        case Show(shown), Catch(seat):
            assert (shown, seat) == (placement, 3)
        case _:
            pytest.fail("they are what they are")


@pytest.mark.parametrize("text", ["BRY", "draw ", "catch:8", "show:draw", "", None, 7, b"draw"])
def test_what_is_no_action(text: Any) -> None:
    with pytest.raises(InvalidNotation):
        Action(text)


@pytest.mark.parametrize("seat", ["x", "2", 9, 8, -1, 10**5000, None, True, 2.0], ids=shown)
def test_who_cannot_be_caught(seat: Any) -> None:
    """There is no action whose text is none."""
    with pytest.raises(InvalidNotation, match="catch:") as raised:
        Catch(seat)
    assert raised.value.problems[0].id == "not-an-action"
    assert len(str(raised.value)) < 250


def test_as_many_can_be_caught_as_can_play() -> None:
    assert [Action(f"catch:{seat}") for seat in range(8)] == [Catch(seat) for seat in range(8)]


def test_an_action_is_pushed_like_its_text() -> None:
    """Whether it was listed before or not; the log has plain texts."""
    for listed in (True, False):
        game = situation("textures", ["GYR GGG", "PPP GPG"], bag="GPP")
        for action in (Lay("RYG@1,1>"), Draw(), Pass()):
            if listed:
                assert action in game.legal_actions()
            assert game.problems(action) == ()
            game.push(action)
        assert game.log == ((0, "RYG@1,1>"), (1, "draw"), (1, "pass"))
        assert {type(action) for _, action in game.log} == {str}
        assert [row.kind for row in game.moves()] == ["lay", "draw", "pass"]
