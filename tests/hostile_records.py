"""Records that were damaged or forged, and texts that never were any.

Each case changes one thing in a good record, or is a text that is none.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from damage import GONE, Case, Json, Path, changed, put
from good_records import finished_record, good_record

from chromino_core import Game, edition


def _record(id: str, at: str, *path: str | int, value: object) -> Case:
    return changed(good_record, id, at, *path, value=value)


def _text(make: Callable[[], str | bytes], id: str) -> Case:
    return Case(make, id, "record")


def _edited(old: str, new: str) -> Callable[[], str]:
    """The text of the good record with something replaced in it."""

    def make() -> str:
        text = json.dumps(good_record())
        assert old in text
        return text.replace(old, new, 1)

    return make


def _swapped(one: Path, other: Path) -> Callable[[], Json]:
    def make() -> Json:
        record = good_record()
        first, second = _get(record, one), _get(record, other)
        return put(put(record, one, second), other, first)

    return make


def _get(data: Json, path: Path) -> Json:
    for step in path:
        data = data[step]
    return data


def _twice() -> Json:
    """A tile of the second hand is also in the first, where another one is missing."""
    record = good_record()
    return put(record, ("deal", "hands", 1, 0), record["deal"]["hands"][0][3])


def _another_chameleon() -> Json:
    record = good_record()
    return put(record, ("deal", "bag", 5), record["deal"]["start"][:3])


def _short_bag() -> Json:
    record = good_record()
    return put(record, ("deal", "bag"), record["deal"]["bag"][:-1])


def _moved_to_bag() -> Json:
    """The first hand has seven tiles; the eighth is in the bag."""
    record = good_record()
    record["deal"]["bag"].append(record["deal"]["hands"][0].pop())
    return record


def _nine_players() -> Json:
    record = good_record()
    return {**record, "players": [f"Player {n}" for n in range(1, 10)]}


def _one_name_for_two_hands() -> Json:
    return {**good_record(), "players": ["Ann"]}


def _chameleons_of_another_edition() -> Json:
    """Rules without chameleons, but the deal still has them."""
    record = Game(["A", "B"], edition("textures"), seed=4).record()
    record["deal"]["hands"][1][2] = "P*R"
    return record


def _modern_deal_in_textures() -> Json:
    return {**good_record(), "rules": edition("textures").as_dict()}


def _after_the_end() -> Json:
    record = finished_record()
    record["actions"].append([0, "pass"])
    return record


def _no_pass_at_the_end() -> Json:
    """The last action of a finished game is missing."""
    record = finished_record()
    record["actions"].pop()
    return record


def _all_after_the_third_gone() -> Json:
    record = finished_record()
    return put(record, ("actions",), record["actions"][:1])


def _action_missing() -> Json:
    record = good_record()
    del record["actions"][0]
    return record


def _too_many_actions() -> Json:
    return {**good_record(), "actions": [[0, "draw"]] * 5_001}


_DEEP = 100_000
_HUGE = "9" * 5_000
_LOOK_ALIKE = "ВRY"  # the first letter is Cyrillic

RECORDS: Final[dict[str, Case]] = {
    # No JSON
    "empty text": _text(lambda: "", "record-not-json"),
    "no JSON": _text(lambda: "Chromino!", "record-not-json"),
    "cut off": _text(lambda: json.dumps(good_record())[:-2], "record-not-json"),
    "two records": _text(lambda: json.dumps(good_record()) * 2, "record-not-json"),
    "10 MB": _text(lambda: json.dumps(good_record()) + " " * 10_000_000, "record-too-large"),
    "10 MB of bytes": _text(lambda: b"[" * 10_000_000, "record-too-large"),
    "deep lists": _text(lambda: "[" * _DEEP + "]" * _DEEP, "record-too-deep"),
    "deep objects": _text(lambda: '{"a":' * _DEEP + "1" + "}" * _DEEP, "record-too-deep"),
    "deep and cut off": _text(lambda: "[" * _DEEP, "record-too-deep"),
    "not UTF-8": _text(lambda: b'{"format": "\xff\xfe"}', "record-not-text"),
    "UTF-16": _text(lambda: json.dumps(good_record()).encode("utf-16"), "record-not-text"),
    "a BOM": _text(lambda: "\ufeff" + json.dumps(good_record()), "record-not-json"),
    "a BOM in bytes": _text(
        lambda: b"\xef\xbb\xbf" + json.dumps(good_record()).encode(), "record-not-json"
    ),
    "NaN in text": _text(_edited('"first": 0', '"first": NaN'), "record-number"),
    "Infinity in text": _text(_edited('"first": 0', '"first": Infinity'), "record-number"),
    "-Infinity in text": _text(_edited('"first": 0', '"first": -Infinity'), "record-number"),
    "5,000 digits": _text(_edited('"first": 0', f'"first": {_HUGE}'), "record-number"),
    "a key twice": _text(_edited('"first": 0', '"first": 1, "first": 0'), "record-key-twice"),
    "the format twice": _text(_edited('{"format"', '{"format": "x", "format"'), "record-key-twice"),
    "a control character": _text(_edited("Ann", "A\x00n"), "record-not-json"),
    "single quotes": _text(lambda: str(good_record()), "record-not-json"),
    # No record
    "null": Case(lambda: None, "record-object", "record"),
    "a number": Case(lambda: 7, "record-object", "record"),
    "a list": Case(lambda: [good_record()], "record-object", "record"),
    "JSON null": _text(lambda: "null", "record-object"),
    "JSON text": _text(lambda: '"chromino-game/1"', "record-object"),
    "empty object": Case(dict, "record-format", "format"),
    "another format": _record("record-format", "format", "format", value="chromino-game/2"),
    "format null": _record("record-format", "format", "format", value=None),
    "format a list": _record("record-format", "format", "format", value=["chromino-game/1"]),
    "no players": _record("record-missing", "record", "players", value=GONE),
    "no result": _record("record-missing", "record", "result", value=GONE),
    "extra key": _record("record-unknown", "record", "seed", value=7),
    "extra key with a lone surrogate": _record("record-unknown", "record", "\ud800", value=7),
    "extra key that is a number": _record("record-unknown", "record", 7, value=7),
    # Rules
    "rules null": _record("record-object", "rules", "rules", value=None),
    "rules a list": _record("record-object", "rules", "rules", value=[]),
    "unknown edition": _record("unknown-edition", "rules", "rules", "edition", value="1789"),
    "edition null": _record("unknown-edition", "rules", "rules", "edition", value=None),
    "edition a list": _record("unknown-edition", "rules", "rules", "edition", value=["modern"]),
    "rule missing": _record("rule-missing", "rules", "rules", "end", value=GONE),
    "rule unknown": _record("rule-unknown", "rules", "rules", "colour", value="red"),
    "flag a number": _record("rule-choice", "rules", "rules", "chameleons", value=1),
    "hand size true": _record("rule-number", "rules", "rules", "hand_size", value=True),
    "hand size text": _record("rule-number", "rules", "rules", "hand_size", value="8"),
    "hand size NaN": _record("rule-number", "rules", "rules", "hand_size", value=float("nan")),
    "hand size 8.0": _record("rule-number", "rules", "rules", "hand_size", value=8.0),
    "hand size 0": _record("rule-number", "rules", "rules", "hand_size", value=0),
    "hand size huge": _record("rule-number", "rules", "rules", "hand_size", value=10**5000),
    "hand size infinite": _record("rule-number", "rules", "rules", "hand_size", value=float("inf")),
    "draw limit 0": _record("rule-number", "rules", "rules", "draw_limit", value=0),
    "contacts 3": _record("rule-number", "rules", "rules", "min_contacts", value=3),
    "scoring false": _record("rule-choice", "rules", "rules", "scoring", value=False),
    "end an object": _record("rule-choice", "rules", "rules", "end", value={}),
    "nonsense together": _record("calls-end-turn", "rules", "rules", "calls", value=True),
    # Players
    "9 players": Case(_nine_players, "player-count", "players"),
    "0 players": _record("player-count", "players", "players", value=[]),
    "players null": _record("players-list", "players", "players", value=None),
    "players a text": _record("players-list", "players", "players", value="AB"),
    "players an object": _record("players-list", "players", "players", value={"0": "Ann"}),
    "name empty": _record("player-name", "players", "players", 0, value=""),
    "name of spaces": _record("player-name", "players", "players", 1, value="  "),
    "name a number": _record("player-name", "players", "players", 1, value=1),
    "name null": _record("player-name", "players", "players", 1, value=None),
    "name endless": _record("player-name", "players", "players", 1, value="x" * 100_000),
    "name with a newline": _record("player-name-control", "players", "players", 0, value="A\nB"),
    "name with an escape": _record("player-name-control", "players", "players", 0, value="\x1b[2J"),
    "name with NUL": _record("player-name-control", "players", "players", 0, value="A\x00"),
    "name with a C1 control": _record(
        "player-name-control", "players", "players", 0, value="A\x9b"
    ),
    "name with a lone surrogate": _record(
        "player-name-control", "players", "players", 0, value="A\udc00"
    ),
    "one name for two hands": Case(_one_name_for_two_hands, "record-seats", "deal.hands"),
    # The deal
    "deal null": _record("record-object", "deal", "deal", value=None),
    "deal a list": _record("record-object", "deal", "deal", value=[]),
    "no bag": _record("record-missing", "deal", "deal", "bag", value=GONE),
    "extra key in the deal": _record("record-unknown", "deal", "deal", "seed", value=7),
    "start elsewhere": _record("record-start", "deal.start", "deal", "start", value="B*G@1,0>"),
    "start downwards": _record("record-start", "deal.start", "deal", "start", value="B*G@0,0v"),
    "start of another kind": _record(
        "record-start", "deal.start", "deal", "start", value="BRY@0,0>"
    ),
    "start a tile": _record("not-a-placement", "deal.start", "deal", "start", value="B*G"),
    "start null": _record("not-a-placement", "deal.start", "deal", "start", value=None),
    "start in full-width digits": _record(
        "not-a-placement", "deal.start", "deal", "start", value="G*R@０,0>"
    ),
    "start at -0": _record("not-a-placement", "deal.start", "deal", "start", value="G*R@-0,0>"),
    "start too far": _record("too-far", "deal.start", "deal", "start", value="G*R@9999999,0>"),
    "no such chameleon": _record(
        "no-such-chameleon", "deal.start", "deal", "start", value="R*R@0,0>"
    ),
    "first seat wrong": _record("record-first", "deal.first", "deal", "first", value=1),
    "first seat 2 of 2": _record("record-integer", "deal.first", "deal", "first", value=2),
    "first seat -1": _record("record-integer", "deal.first", "deal", "first", value=-1),
    "first seat false": _record("record-integer", "deal.first", "deal", "first", value=False),
    "first seat text": _record("record-integer", "deal.first", "deal", "first", value="0"),
    "first seat 0.0": _record("record-integer", "deal.first", "deal", "first", value=0.0),
    "first seat NaN": _record("record-integer", "deal.first", "deal", "first", value=float("nan")),
    "first seat huge": _record("record-integer", "deal.first", "deal", "first", value=10**5000),
    "hands null": _record("record-list", "deal.hands", "deal", "hands", value=None),
    "hands an object": _record("record-list", "deal.hands", "deal", "hands", value={}),
    "nine hands": _record("record-too-long", "deal.hands", "deal", "hands", value=[[]] * 9),
    "one hand": _record("record-seats", "deal.hands", "deal", "hands", 1, value=GONE),
    "a hand that is a text": _record(
        "record-list", "deal.hands[1]", "deal", "hands", 1, value="BRY"
    ),
    "a hand of 7": Case(_moved_to_bag, "record-hand-size", "deal.hands[0]"),
    "a hand of 10,000": _record(
        "record-too-long", "deal.hands[0]", "deal", "hands", 0, value=["BRY"] * 10_000
    ),
    "unknown colour": _record(
        "unknown-colour", "deal.hands[0][2]", "deal", "hands", 0, 2, value="BRX"
    ),
    "small letters": _record(
        "unknown-colour", "deal.hands[0][2]", "deal", "hands", 0, 2, value="bry"
    ),
    "look-alike letter": _record(
        "unknown-colour", "deal.hands[0][2]", "deal", "hands", 0, 2, value=_LOOK_ALIKE
    ),
    "full-width letters": _record(
        "unknown-colour", "deal.hands[1][0]", "deal", "hands", 1, 0, value="ＢＲＹ"
    ),
    "lone surrogates": _record(
        "unknown-colour", "deal.hands[1][0]", "deal", "hands", 1, 0, value="\ud800\udc00\udfff"
    ),
    "tile of four": _record("not-a-tile", "deal.hands[0][2]", "deal", "hands", 0, 2, value="BRYG"),
    "tile null": _record("not-a-tile", "deal.hands[0][2]", "deal", "hands", 0, 2, value=None),
    "tile a list": _record("not-a-tile", "deal.hands[0][2]", "deal", "hands", 0, 2, value=["BRY"]),
    "tile a number": _record("not-a-tile", "deal.bag[3]", "deal", "bag", 3, value=3),
    "bag a text": _record("record-list", "deal.bag", "deal", "bag", value="BRY"),
    "tile twice": Case(_twice, "record-duplicate", "deal.hands[1][0]"),
    "start in the bag too": Case(_another_chameleon, "record-duplicate", "deal.bag[5]"),
    "tile missing": Case(_short_bag, "record-bag", "deal.bag"),
    "chameleon where there is none": Case(
        _chameleons_of_another_edition, "record-not-in-box", "deal.hands[1][2]"
    ),
    "another edition's deal": Case(_modern_deal_in_textures, "record-start", "deal.start"),
    # Actions
    "actions null": _record("record-list", "actions", "actions", value=None),
    "actions a text": _record("record-list", "actions", "actions", value="draw"),
    "too many actions": Case(_too_many_actions, "record-too-long", "actions"),
    "action a text": _record("record-list", "actions[2]", "actions", 2, value="draw"),
    "action of one": _record("record-action", "actions[2]", "actions", 2, value=[0]),
    "action of three": _record("record-too-long", "actions[2]", "actions", 2, value=[0, "draw", 1]),
    "action null": _record("record-action", "actions[2]", "actions", 2, value=[0, None]),
    "action without its seat": _record(
        "record-integer", "actions[2][0]", "actions", 2, value=[None, "draw"]
    ),
    "seat true": _record("record-integer", "actions[2][0]", "actions", 2, value=[True, "draw"]),
    "seat 8": _record("record-integer", "actions[2][0]", "actions", 2, value=[8, "draw"]),
    "seat 7 of 2": _record("no-such-seat", "actions[2]", "actions", 2, value=[7, "draw"]),
    "no action": _record("not-an-action", "actions[2]", "actions", 2, 1, value="resign"),
    "no action but a bomb": _record(
        "not-an-action", "actions[2]", "actions", 2, 1, value="x" * 10**6
    ),
    "bad coordinates": _record("not-a-placement", "actions[2]", "actions", 2, 1, value="BRY@x,y>"),
    "coordinates too far": _record(
        "too-far", "actions[2]", "actions", 2, 1, value="BRY@2000001,0>"
    ),
    "coordinates with a plus": _record(
        "not-a-placement", "actions[2]", "actions", 2, 1, value="BRY@+1,0>"
    ),
    "coordinates in Arabic": _record(
        "not-a-placement", "actions[2]", "actions", 2, 1, value="BRY@١,0>"
    ),
    "a newline after it": _record(
        "not-a-placement", "actions[2]", "actions", 2, 1, value="BRY@1,0>\n"
    ),
    "pass where one must play": _record("must-play", "actions[0]", "actions", 0, 1, value="pass"),
    "draw where one must play": _record("must-play", "actions[0]", "actions", 0, 1, value="draw"),
    "on top of a tile": _record("occupied", "actions[0]", "actions", 0, 1, value="BRY@0,0>"),
    "a tile of nobody's": _record(
        "not-touching", "actions[0]", "actions", 0, 1, value="BRY@50,50>"
    ),
    "calls where there are none": _record(
        "nothing-to-call", "actions[0]", "actions", 0, 1, value="call"
    ),
    "another's turn": _record("not-your-turn", "actions[0]", "actions", 0, 0, value=1),
    "an action missing": Case(_action_missing, "not-your-turn", "actions[0]"),
    "two actions swapped": Case(
        _swapped(("actions", 0), ("actions", 1)), "not-your-turn", "actions[0]"
    ),
    "after the end": Case(_after_the_end, "record-after-end", "actions[30]"),
    # The result
    "cut off before the end": Case(_no_pass_at_the_end, "record-result", "result"),
    "cut off early": Case(_all_after_the_third_gone, "record-result", "result"),
    "result too early": _record("record-result", "result", "result", value={"reason": "emptied"}),
    "result false": _record("record-result", "result", "result", value=False),
    "another winner": changed(
        finished_record, "record-result", "result", "result", "winners", value=[0, 1]
    ),
    "result null at the end": changed(
        finished_record, "record-result", "result", "result", value=None
    ),
}
