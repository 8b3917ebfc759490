"""Positions that were damaged or forged: each case changes one thing in a good one."""

from __future__ import annotations

from typing import Final

from damage import GONE, Case, Json, changed, put
from good_records import call_position, full_position, good_position, last_round_position


def _position(id: str, at: str, *path: str | int, value: object) -> Case:
    return changed(good_position, id, at, *path, value=value)


def _twice_on_the_board() -> Json:
    return put(good_position(), ("hands", 0, 0), "BRY")


def _twice_laid() -> Json:
    position = good_position()
    return {**position, "board": position["board"] + " BRY@0,2>"}


POSITIONS: Final[dict[str, Case]] = {
    "position without bag": _position("record-missing", "record", "bag", value=GONE),
    "position with more": _position("record-unknown", "record", "deal", value={}),
    "position's board null": _position("record-value", "board", "board", value=None),
    "position's board a list": _position("record-value", "board", "board", value=["B*Y@0,0>"]),
    "position's board empty": _position("record-empty-board", "board", "board", value=""),
    "position's board endless": _position(
        "record-value", "board", "board", value="B*Y@0,0> " * 999
    ),
    "position's board illegal": _position("mismatch", "board", "board", value="B*Y@0,0> RRY@0,1>"),
    "position's board in two pieces": _position(
        "not-touching", "board", "board", value="B*Y@0,0> BRY@9,9>"
    ),
    "position's board with two spaces": _position(
        "not-a-placement", "board", "board", value="B*Y@0,0>  BRY@0,1>"
    ),
    "position: a tile twice": Case(_twice_on_the_board, "record-duplicate", "hands[0][0]"),
    "position: laid twice": Case(_twice_laid, "record-duplicate", "board"),
    "position: a hand too many": _position("record-seats", "hands", "hands", 2, value=[]),
    "position: a hand of 81": _position(
        "record-too-long", "hands[0]", "hands", 0, value=[None] * 81
    ),
    "position: 0 for an unknown tile": _position(
        "not-a-tile", "hands[0][0]", "hands", 0, 0, value=0
    ),
    "position: too many unknown": _position(
        "record-not-enough", "hands", "hands", 0, value=[None] * 80
    ),
    "position: seat 2": _position("record-integer", "seat", "seat", value=2),
    "position: seat null": _position("record-integer", "seat", "seat", value=None),
    "position: 9 players": _position("player-count", "players", "players", value=list("ABCDEFGHI")),
    "position: nobody to move": _position("record-over", "hands[0]", "hands", 0, value=[]),
    "position: drawn by another": _position("record-drawn", "drawn", "drawn", value="RRR"),
    "position: drawn no tile": _position("not-a-tile", "drawn", "drawn", value=1),
    "position: drawn false": _position("not-a-tile", "drawn", "drawn", value=False),
    "position: scores without scoring": _position(
        "record-scores", "scores", "scores", value=[0, 0]
    ),
    "position: scores for three": changed(
        full_position, "record-seats", "scores", "scores", value=[0, 0, 0]
    ),
    "position: scores null": changed(full_position, "record-list", "scores", "scores", value=None),
    "position: score negative": changed(
        full_position, "record-integer", "scores[1]", "scores", 1, value=-1
    ),
    "position: score true": changed(
        full_position, "record-integer", "scores[0]", "scores", 0, value=True
    ),
    "position: score huge": changed(
        full_position, "record-integer", "scores[0]", "scores", 0, value=10**9
    ),
    "position: turn null": _position("record-object", "turn", "turn", value=None),
    "position: turn empty": _position("record-missing", "turn", "turn", value={}),
    "position: turn with more": changed(
        full_position, "record-unknown", "turn", "turn", "x", value=1
    ),
    "position: more drawn than taken": changed(
        full_position, "record-state", "turn.taken", "turn", "taken", value=0
    ),
    "position: drawn but no draws": changed(
        full_position, "record-state", "turn.draws", "turn", "draws", value=0
    ),
    "position: draws above the limit": changed(
        full_position, "record-state", "turn.draws", "turn", "draws", value=2
    ),
    "position: first seat 5": changed(
        full_position, "record-integer", "turn.first", "turn", "first", value=5
    ),
    "position: as many passes as players": changed(
        full_position, "record-integer", "turn.passes", "turn", "passes", value=2
    ),
    "position: a million turns": changed(
        full_position, "record-integer", "turn.turns", "turn", "turns", value=10**6
    ),
    "position: last turns of nobody": changed(
        full_position, "record-state", "turn.left", "turn", "left", value=1
    ),
    "position: no last turns": changed(
        last_round_position, "record-state", "turn.left", "turn", "left", value=None
    ),
    "position: too many last turns": changed(
        last_round_position, "record-state", "turn.left", "turn", "left", value=3
    ),
    "position: seen by nobody": changed(
        full_position, "record-seats", "turn.seen", "turn", "seen", value=[]
    ),
    "position: seen elsewhere": changed(
        full_position,
        "record-state",
        "turn.seen[0]",
        "turn",
        "seen",
        0,
        value=["RRR", "GGG", "BBB"],
    ),
    "position: actions null": changed(
        full_position, "record-list", "actions", "actions", value=None
    ),
    "position: action illegal": changed(
        full_position, "not-an-action", "actions[0]", "actions", value=[[0, "x"]]
    ),
    "calls null": changed(
        call_position, "record-object", "turn.calls", "turn", "calls", value=None
    ),
    "calls missing": changed(
        call_position, "record-missing", "turn.calls", "turn", "calls", "called", value=GONE
    ),
    "caller with two tiles": changed(
        call_position, "record-state", "turn.calls", "turn", "calls", "caller", value=1
    ),
    "caller true": changed(
        call_position, "record-integer", "turn.calls.caller", "turn", "calls", "caller", value=True
    ),
    "called twice": changed(
        call_position, "record-state", "turn.calls", "turn", "calls", "called", value=[0, 0]
    ),
    "called a text": changed(
        call_position, "record-list", "turn.calls.called", "turn", "calls", "called", value="0"
    ),
    "caught and calling": changed(
        call_position, "record-state", "turn.calls", "turn", "calls", "catchable", value=[0]
    ),
    "overlooked with one tile": changed(
        call_position, "record-state", "turn.calls", "turn", "calls", "overlooked", value=0
    ),
    "calls in another edition": changed(
        last_round_position, "record-state", "turn.calls", "turn", "calls", "overlooked", value=2
    ),
    "drawn where that ends the turn": changed(
        call_position, "record-state", "drawn", "drawn", value="PPP"
    ),
}
