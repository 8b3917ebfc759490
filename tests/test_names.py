"""Names as they are seen, wherever they enter the engine."""

from __future__ import annotations

import json
import sys
import unicodedata
from typing import Any

import pytest
from hosting import ask, done

from chromino_core import Game, Session
from chromino_core.links import pack
from chromino_core.names import seen
from chromino_core.records.position import to_position
from chromino_core.records.situation import situation_of

# In words, since nobody sees them: U+ and the number.
HIDDEN = [
    "00AD", "034F", "061C", "115F", "1160", "17B4", "180B", "180E", "200B", "200C", "200D", "200E",
    "200F", "202A", "202E", "2060", "2064", "2065", "2066", "2069", "206A", "3164", "FE00", "FE0F",
    "FEFF", "FFA0", "FFF0", "FFF9", "1BCA0", "1D173", "E0001", "E0041", "E007F", "E0100", "E0FFF",
]  # fmt: skip

WHOLE = [
    "Zoë", "Zoe\u0308", "Léa-Maëlle d’Été", "Оксана Ґудзь-Її", "Мар’яна", "王小明", "陳　大文",
    "葛", "Nguyễn", "김민준", "Ñandú", "O'Neill", "अनन्या", "สมชาย", "ליאת", "محمد", "נֹעַם",
    "می\u200cخواهم", "ශ්\u200dරී", "ക്\u200dഷ", "🦎 Ann", "❤️", "👩\u200d👩\u200d👧", "👩🏽\u200d🚀",
    "🏳️\u200d🌈", "🙂\u200d↔️", "1️⃣", "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "🇺🇦", "‼️", "\U0001fae8", "\U0001fbff",
]  # fmt: skip


@pytest.mark.parametrize("code", HIDDEN)
def test_what_nobody_sees_is_left_out(code: str) -> None:
    letter = chr(int(code, 16))
    assert seen(f"A{letter}nn{letter}") == "Ann"
    assert seen(f"{letter}王{letter}{letter}明") == "王明"
    assert Game([f"{letter}Ann", letter], seed=1).players == ("Ann", "Player 2")


@pytest.mark.parametrize("name", WHOLE)
def test_a_name_that_is_seen_stays_as_it_is(name: str) -> None:
    assert seen(name) == name
    assert Game([name], seed=1).players == (name,)


def test_no_format_character_stays_among_letters() -> None:
    for code in range(sys.maxunicode + 1):
        if unicodedata.category(chr(code)) in ("Cf", "Zl", "Zp"):
            assert seen(f"A{chr(code)}n").replace(" ", "") == "An", hex(code)


def test_marks_need_a_letter_to_sit_on() -> None:
    assert seen("\u0301\u0302") == ""
    assert seen("\u0301Ann \u20ddBo\u0301") == "Ann Bo\u0301"


def test_what_breaks_a_line_is_a_space() -> None:
    assert seen("Ann\u2028Bo\u2029⠁\u2800⠃") == "Ann Bo ⠁ ⠃"


def test_who_has_nothing_to_be_seen_has_no_name() -> None:
    for nothing in ("\u200b", "\u3164 \u3164", "\u202e\u2066", "\u2800", "\u0301", "\U000e0041"):
        assert Game(["Ann", nothing], seed=1).players == ("Ann", "Player 2")


def renamed(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "players": ["A\u202enn", "\u3164"]}


def test_every_way_in() -> None:
    """A game that was kept with such names is read as ever."""
    game = Game(["Ann", "Ben"], seed=1)
    game.push(game.legal_actions()[0])
    record, position = renamed(game.record()), renamed(to_position(situation_of(game)))
    session = Session()
    players = [{"name": name} for name in record["players"]]
    ways: list[tuple[str, dict[str, Any]]] = [
        ("new", {"players": players}),
        ("load", {"record": record}),
        ("load", {"record": json.dumps(record)}),
        ("load", {"record": position}),
        ("load", {"link": pack(record)}),
        ("load", {"link": pack(position)}),
    ]
    for type, fields in ways:
        view = done(ask(session, type, **fields))
        assert [player["name"] for player in view["players"]] == ["Ann", "Player 2"]
        assert session.game.players == ("Ann", "Player 2")
