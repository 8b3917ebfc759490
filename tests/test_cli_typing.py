"""What one may type in the terminal: moves, words, beginnings of words, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from terminal_player import Player, player
from told import tells

from chromino_core import words
from chromino_core.cli.typed import TYPED, called, help_lines, understood


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Player:
    return player(monkeypatch)


def test_tiles_are_chosen_by_numbers(play: Player) -> None:
    game = play("--seed 3", ["3", "", "3", "1"])
    assert tells(game.output, "cli-where", letters="BYG")
    assert "1:BYG@1,-1>  2:BYG@1,1>" in game.output
    assert "┃ 1>  3>    ┃" in game.output
    for lines in (["3", "", "3", "1"], ["3 1"], ["byg 1, -1 >"]):
        output = play("--seed 3", lines).output
        assert tells(output, "cli-laid", name="Player 1", move="BYG@1,-1>")


@pytest.mark.parametrize(
    ("line", "id", "args"),
    [
        ("BYG@0,0>", "occupied", {}),
        ("BYG@9,9>", "not-touching", {}),
        ("RRR@1,1>", "not-in-hand", {"tile": "red, red, red"}),
        ("why BYG@0,1>", "mismatch", {"colour": "green", "neighbour": "yellow"}),
        ("why BYG@1,-1>", "cli-may", {}),
        ("why draw", "must-play", {}),
        ("why", "not-an-action", {}),
        ("draw", "must-play", {}),
        ("take a tile", "must-play", {}),
        ("pass", "must-play", {}),
        ("call", "nothing-to-call", {}),
        ("catch 1", "nothing-to-catch", {}),
        ("catch Nobody", "not-an-action", {}),
        ("catch", "not-an-action", {}),
        ("show BYG@1,1>", "nothing-to-show", {}),
        ("show", "not-a-placement", {}),
        ("2", "cli-no-place", {"letters": "PPR"}),
        ("99", "cli-no-tile", {"number": 99, "count": 8}),
        ("0", "cli-no-tile", {"number": 0}),
        ("3 99", "cli-no-place-number", {"number": 99, "letters": "BYG", "count": 4}),
        ("", "cli-help-choose", {}),
        ("hint", "cli-hint", {}),
        ("undo", "nothing-to-undo", {}),
        ("redo", "nothing-to-redo", {}),
        ("save", "cli-which-file", {"word": "save"}),
        ("save /nowhere/at/all", "cli-no-file", {"file": "/nowhere/at/all"}),
        ("save /", "cli-file-refused", {"file": "/"}),
        ("load", "cli-which-file", {"word": "load"}),
        ("load nowhere.json", "cli-no-file", {"file": "nowhere.json"}),
        ("xyzzy", "cli-riddle", {"line": "xyzzy", "word": "help"}),
        ("BRX@0,0>", "unknown-colour", {"square": "'X'"}),
        ("help", "cli-help-draw", {}),
        ("rules", "cli-rules", {}),
    ],
)
def test_every_line_gets_an_answer(line: str, id: str, args: Any, play: Player) -> None:
    game = play("--seed 3", [line, ""])
    assert tells(game.output, id, **args)
    assert game.errors == ""


def test_an_answer_says_where(play: Player) -> None:
    assert "(0,0, 1,0 and 2,0)" in play("--seed 3", ["BYG@0,0>"]).output
    assert "(2,1 and 2,0)" in play("--seed 3", ["why BYG@0,1>"]).output
    assert "draw-limit      1" in play("--seed 3", ["rules"]).output


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_help_names_is_understood(language: str) -> None:
    """And English always is, and beginnings of words, unless they begin several."""
    with words.speaking(language):
        for word, id in TYPED.items():
            assert understood(word) == (word, "")
            assert understood(f"{called(word)} 1") == (word, "1")
            assert understood(called(word)[:4])[0] in TYPED
            for typed in words.typed(id):
                assert understood(typed) == (word, "")
                assert understood(typed.upper()) == (word, "")


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("en", "l game.json", ("load", "game.json")),
        ("fr", "d", ("draw", "")),
        ("uk", "д", ("help", "")),
        ("en", "drawing", ("?", "drawing")),
    ],
)
def test_a_beginning_is_that_of_a_word_people_are_told_of(
    language: str, line: str, meant: tuple[str, str]
) -> None:
    with words.speaking(language):
        assert understood(line) == meant


def test_after_chinese_words_there_need_not_be_a_blank() -> None:
    with words.speaking("zh-Hant"):
        for word in TYPED:
            assert understood(f"{called(word)}game.json") == (word, "game.json")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_help_shows_may_be_typed_as_it_stands(language: str) -> None:
    meant = (
        *("tile", "tile", "lay", "why", "hint", "draw", "pass", "call", "catch", "show"),
        *("undo", "redo", "save", "load", "rules", "quit"),
    )
    with words.speaking(language):
        rows = [line.split("  ")[0] for line in help_lines(400) if "  " in line]
        typed = [each for row in rows for each in row.split(", ")]
        assert [understood(each)[0] for each in typed] == list(meant)
        assert [understood(each)[1] for each in typed[:4]] == ["3", "3 2", "BRY@0,1>", "BRY@0,1>"]
        file = words.sentence("cli-file")
        assert [understood(each)[1] for each in typed[12:14]] == [file, file]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_colours_are_typed_by_the_letters_that_help_tells(language: str, play: Player) -> None:
    with words.speaking(language):
        letters = help_lines(400)[-1]
        told = {name: letter for letter, name in words.colour_names().items()}
        assert all(f"{letter} {name}" in letters for name, letter in told.items())
        for letter in told.values():
            assert understood(f"{letter}{letter}{letter}@0,0>") == ("lay", f"{letter * 3}@0,0>")
            assert understood(f"{letter * 3} 0,0 V".lower()) == ("lay", f"{letter * 3}@0,0v")
    # The tile that help has as an example, whatever the language: it is named in its colours.
    lay = words.sentence("cli-help-lay", {"tile": "BRY"}, language)
    assert words.tile_name("BRY", language) in lay
    said = play(f"--lang {language} --seed 3", ["BYG@0,0>"]).output
    assert tells(said, "occupied", language)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_words_may_be_shortened_as_help_says(language: str) -> None:
    with words.speaking(language):
        told = {word: called(word) for word in TYPED}
        for word, name in told.items():
            for most in range(1, len(name)):
                begun = [each for each, other in told.items() if other.startswith(name[:most])]
                whole = [each for each, id in TYPED.items() if name[:most] in words.typed(id)]
                if begun == [word] and whole in ([], [word]):
                    assert understood(name[:most]) == (word, ""), name[:most]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("", ("?", "")),
        ("bry@00,+1V", ("lay", "BRY@0,1v")),
        ("b*y 0,1>", ("lay", "B*Y@0,1>")),
        ("D", ("draw", "")),
        ("sav x.json", ("save", "x.json")),
        ("save My File", ("save", "My File")),
        ("ca", ("call", "")),
        ("cat Ben", ("catch", "Ben")),
        ("?", ("help", "")),
        ("99999 1", ("?", "99999 1")),
    ],
)
def test_lines_are_understood(line: str, meant: tuple[str, str]) -> None:
    assert understood(line) == meant
