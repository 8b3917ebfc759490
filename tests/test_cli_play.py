"""Playing in the terminal: whole games through standard input, several people, and for programs."""

from __future__ import annotations

import io
import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from test_cli import run
from told import tells

from chromino_core import Board, Game, edition, text, words
from chromino_core.__main__ import main
from chromino_core.cli.screen import (
    _EDITIONS,
    _TYPED,
    Terminal,
    called,
    happened,
    help_lines,
    table,
    understood,
)
from chromino_core.cli.wording import width
from chromino_core.rules import EDITIONS

ANSI = re.compile("\x1b\\[[0-9;?]*[a-zA-Z]")


class Person(io.TextIOBase):
    """Standard input from somebody who reads the screens, and types something for each."""

    def __init__(self, answer: Callable[[str], str | None], screen: io.StringIO) -> None:
        self._answer = answer
        self._screen = screen
        self._read = 0
        self.screens: list[str] = []
        self.lines: list[str] = []

    def readable(self) -> bool:
        return True

    def readline(self, limit: int | None = -1, /) -> str:  # type: ignore[override]
        self.screens.append(self._screen.getvalue()[self._read :])
        self._read = len(self._screen.getvalue())
        line = self._answer(self.screens[-1])
        if line is None:
            return ""
        self.lines.append(line)
        return line + "\n"


class Played:
    """A game that somebody has played."""

    def __init__(self, code: int, person: Person, output: str, errors: str) -> None:
        self.code = code
        self.screens = person.screens
        self.lines = person.lines
        self.output = output
        self.errors = errors

    @property
    def end(self) -> str:
        return self.output.rstrip().splitlines()[-1]


Player = Callable[..., Played]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Player:
    """Plays with what a function types for each screen, or with the lines of a list."""

    def played(options: str, answer: Callable[[str], str | None] | list[str]) -> Played:
        if isinstance(answer, list):
            lines = iter(answer)
            answer = lambda screen: next(lines, None)  # noqa: E731
        screen, errors = io.StringIO(), io.StringIO()
        person = Person(answer, screen)
        monkeypatch.setattr(sys, "stdin", person)
        monkeypatch.setattr(sys, "stdout", screen)
        monkeypatch.setattr(sys, "stderr", errors)
        code = main(["play", *options.split()])
        return Played(code, person, screen.getvalue(), errors.getvalue())

    return played


def follower(language: str = "en") -> Callable[[str], str]:
    """Somebody who takes every hint and does whatever is offered, and reads a language."""
    asked = 0
    offers = {"why-call": "call", "why-catch": "catch", "why-show": "show"}
    types = {id: words.typed(f"ui-typed-{word}", language)[0] for id, word in offers.items()}
    hint = words.typed("cli-typed-hint", language)[0]

    def answer(screen: str) -> str:
        nonlocal asked
        asked += 1
        assert asked < 1000, "the game doesn't end"
        if tells(screen, "cli-hint", language):
            draw = words.typed("ui-typed-draw", language)[0]
            return draw if tells(screen, "cli-hint", language, move=draw) else hinted(screen)
        for id, typed in types.items():
            if tells(screen, id, language) and tells(screen, "cli-type", language, word=typed):
                return typed
        if any(tells(screen, id, language) for id in ("say-lay", "say-lay-drawn")):
            return hint
        return ""

    return answer


def hinted(screen: str) -> str:
    """The move that was proposed."""
    found = re.findall(r"[RGBYP*]{3}@-?\d+,-?\d+[>v]", screen)
    return str(found[-1])


def rack(screen: str) -> list[str]:
    """The tiles of the last rack in a text: those with numbers before them."""
    lines = screen.split("\n")
    starts = [n for n, line in enumerate(lines) if line.startswith("    1 │ ")]
    below = "\n".join(lines[starts[-1] :] if starts else [])
    return ["".join(found) for found in re.findall(r"\d │ (\S) {3}(\S) {3}(\S) │", below)]


# Whole games


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", ["human,greedy", "Ann:human,Ben:human,random"])
def test_a_whole_game(name: str, players: str, play: Player) -> None:
    game = play(f"--edition {name} --players {players} --seed 11 --hand-size 4", follower())
    assert (game.code, game.errors) == (0, "")
    assert over(game.end)
    assert tells(game.end, "cli-left")


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        "--edition meccano-1998 --players human,random,greedy --scoring contacts --hand-size 4",
        "--edition modern --players human,human --hand-size 5",
    ],
)
def test_a_whole_game_in_every_language(language: str, options: str, play: Player) -> None:
    game = play(f"--lang {language} {options} --seed 4", follower(language))
    assert (game.code, game.errors) == (0, "")
    assert over(game.end, language)
    first = words.player_name(1, language)
    assert tells(game.output, "cli-drew", language, name=first)
    laid = "cli-laid-sum" if "scoring" in options else "cli-laid"
    assert tells(game.output, laid, language, name=first)
    if "greedy" in options:
        assert words.bot_name("greedy", language) in game.output
    if language != "en":
        # Names of editions, tiles and commands of the shell are no words.
        english = re.findall(r"\b(?:the|you|your|tile|bag|type|turn|press)\b", game.output, re.I)
        assert english == []


def over(said: str, language: str = "en") -> bool:
    """Whether it is told how a game ended."""
    ends = product(("won", "joint", "solo"), ("emptied", "blocked"))
    return any(tells(said, f"say-{who}-{how}", language) for who, how in ends)


@pytest.mark.parametrize(
    "options",
    [
        "--edition textures --scoring sides",
        "--edition meccano-1998 --scoring contacts --players human,random,greedy",
        "--junior --hand-size 4",
        "--edition modern-zh --junior --hand-size 3 --players human",
        "--draw-limit none --open-hands --players human,human",
        "--players greedy,random --hand-size 2",
    ],
)
def test_a_whole_game_of_a_variant(options: str, play: Player) -> None:
    game = play(f"{options} --seed 4", follower())
    assert (game.code, game.errors) == (0, "")
    assert over(game.end)
    if "scoring" in options:
        assert tells(game.output, "cli-laid-sum", name="Player 1")
        assert re.search(r"\(\d[+×]\d\).* = \d+\.", game.output)
        assert tells(game.end, "cli-points")
        assert tells(game.screens[0], "ui-points", points=0)


def test_the_same_lines_give_the_same_game_to_a_program(play: Player) -> None:
    options = "--edition modern --seed 21 --hand-size 5"
    game = play(options, follower())
    lines = "".join(f"{line}\n" for line in game.lines)
    done = run("play", *options.split(), input=lines)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == game.output


# Several people


def test_the_other_hand_is_never_shown(play: Player) -> None:
    game = play("--players Ann:human,Ben:human --seed 3 --hand-size 5", follower())
    shown: dict[str, list[set[str]]] = {"Ann": [], "Ben": []}
    holder = ""
    for screen, line in zip(game.screens, game.lines, strict=False):
        if tells(screen, "cli-pass-screen"):
            other = "Ann" if "Ann" in screen else "Ben"
            assert other != holder
            holder = other
            assert "│" not in screen, "neither a table nor a hand"
            assert not re.search(r"[RGBYP][RGBYP*][RGBYP]", screen)
            assert line == ""
        elif rack(screen):
            shown[holder].append(set(rack(screen)))
    assert shown["Ann"]
    assert shown["Ben"]
    ann, ben = (set().union(*shown[name]) for name in ("Ann", "Ben"))
    assert not ann & ben, "each saw only tiles of their own"
    dealt = Game(["Ann", "Ben"], rules=edition("modern", hand_size=5), seed=3)
    assert shown["Ann"][0] == {tile.text for tile in dealt.hands[0]}
    assert shown["Ben"][0] <= {tile.text for tile in (*dealt.hands[1], *dealt.bag)}


def test_drawn_tiles_are_told_to_who_drew_them_only(play: Player) -> None:
    options = "--players Ann:human,Ben:human --draw-limit none --seed 5 --hand-size 3"
    game = play(options, follower())
    assert tells(game.output, "cli-drew", name="Ann")
    drew = [screen for screen in game.screens if tells(screen, "cli-you-drew")]
    assert drew
    for screen in drew:
        assert tells(screen, "cli-you-drew", letters=rack(screen)[-1]), "a tile of one's own"


def test_a_placement_can_be_taken_back_before_the_screen_is_passed_on(play: Player) -> None:
    lines = ["", "hint"]

    def answer(screen: str) -> str | None:
        if tells(screen, "cli-hint"):
            return hinted(screen)
        if tells(screen, "cli-pass-screen", name="Ben"):
            return "undo"
        if tells(screen, "say-undone"):
            return None
        return lines.pop(0) if lines else None

    game = play("--players Ann:human,Ben:human --seed 3", answer)
    assert tells(game.screens[-1], "say-undone", plies=1)
    assert "Ann> " in game.screens[-1]
    assert rack(game.screens[-1]) == rack(game.screens[1])


# What one types


def test_once_the_next_one_has_looked_nothing_is_taken_back(play: Player) -> None:
    lines = iter(["", "hint"])

    def answer(screen: str) -> str | None:
        if tells(screen, "nothing-to-undo") or tells(screen, "say-undone"):
            return None
        if tells(screen, "cli-hint"):
            return hinted(screen)
        if tells(screen, "cli-pass-screen", name="Ben"):
            return ""
        return "undo" if "Ben> " in screen else next(lines, None)

    game = play("--players Ann:human,Ben:human --seed 3", answer)
    assert tells(game.screens[-1], "nothing-to-undo")
    assert "Ben> " in game.screens[-1]


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
        for word, id in _TYPED.items():
            assert understood(word) == (word, "")
            assert understood(f"{called(word)} 1") == (word, "1")
            assert understood(called(word)[:4])[0] in _TYPED
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


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(
    ("action", "id", "args"),
    [
        ("draw", "cli-drew", {}),
        ("pass", "cli-passed", {}),
        ("call", "cli-called", {}),
        ("catch:0", "cli-caught", {"other": "Ann"}),
        ("show:PBR@-1,-1>", "cli-showed", {"move": "PBR@-1,-1>"}),
        ("PBR@-1,-1>", "cli-laid", {"move": "PBR@-1,-1>"}),
    ],
)
def test_what_happened_is_told(
    action: str, id: str, args: dict[str, str | int], language: str
) -> None:
    players = [{"name": "Ann"}, {"name": "Ben"}]
    view = {"log": [[0, "draw"], [1, action]], "players": players, "last": {"sum": None}}
    with words.speaking(language):
        assert happened(view) == words.sentence(id, {"name": "Ben", **args}, language)


def test_after_chinese_words_there_need_not_be_a_blank() -> None:
    with words.speaking("zh-Hant"):
        for word in _TYPED:
            assert understood(f"{called(word)}game.json") == (word, "game.json")


def test_every_edition_has_its_name_on_the_screen(play: Player) -> None:
    assert {id: f"rules-name-{id}" for id in EDITIONS} == _EDITIONS
    name = words.sentence(_EDITIONS["textures"])
    assert name in play("--edition textures --seed 3", []).output


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
        told = {word: called(word) for word in _TYPED}
        for word, name in told.items():
            for most in range(1, len(name)):
                begun = [each for each, other in told.items() if other.startswith(name[:most])]
                whole = [each for each, id in _TYPED.items() if name[:most] in words.typed(id)]
                if begun == [word] and whole in ([], [word]):
                    assert understood(name[:most]) == (word, ""), name[:most]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_line_is_wider_than_a_terminal(
    language: str, play: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chinese letters are twice as wide as others."""
    for columns in (60, 80):
        size = os.terminal_size((columns, 24))
        monkeypatch.setattr(Terminal, "size", size)
        lines = ["help", "", "rules", "", "BYG@0,0>", "3", "", "why draw", "save", "xyzzy"]
        output = play(f"--lang {language} --seed 3", lines).output
        told = [line for line in output.splitlines() if "│" not in line]
        assert max(map(width, told)) <= columns
        assert max(map(width, told)) > columns // 2


def test_undo_and_redo(play: Player) -> None:
    game = play("--seed 3", ["3 1", "undo", "redo"])
    assert tells(game.screens[2], "say-undone", plies=2)
    assert not tells(game.screens[2], "cli-laid"), "that is no news any more"
    assert rack(game.screens[2]) == rack(game.screens[0])
    assert rack(game.screens[3]) == rack(game.screens[1])


def test_save_and_load(play: Player, tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    game = play("--seed 3 --players Ann:human,greedy", ["1 1", f"save {file}", "quit", "y"])
    assert tells(game.output, "cli-saved", file=str(file))
    assert len(Game.from_record(file.read_text("utf-8")).log) >= 2
    again = play("--seed 9 --players Ann:human,greedy", [f"load {file}"])
    assert rack(again.screens[1]) == rack(game.screens[1])
    bad = tmp_path / "bad.json"
    bad.write_text('{"format": "chromino-game/1"}')
    assert tells(play("--seed 9", [f"load {bad}"]).output, "record-missing")


def test_a_saved_game_goes_on(play: Player, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("--seed 3 --players Ann:human,greedy,Cy:random", ["1 1", f"save {file}"])
    again = play(f"--load {file}", follower())
    assert again.code == 0
    assert "Cy> " in again.output, "a record doesn't say that Cy was a bot"
    named = play(f"--load {file} --players human,greedy,random", follower())
    assert "Cy> " not in named.output
    assert over(named.end)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_bots_are_known_by_their_names_in_any_language(
    language: str, play: Player, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    two = "--players human,greedy,greedy --seed 3"
    play(f"--lang {language} {two}", ["1 1", f"save {file}"])
    again = play(f"--load {file}", follower())
    assert (again.code, over(again.end)) == (0, True)
    assert f"{words.bot_name('greedy', language)} 2> " not in again.output


def test_quitting_asks(play: Player) -> None:
    game = play("--seed 3", ["quit", "n", "q", "y", "never read"])
    assert game.lines[-1] == "y"
    assert game.code == 0
    assert game.end == words.sentence("cli-bye")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_quitting_asks_in_every_language(language: str, play: Player) -> None:
    yes, no = (words.typed(f"cli-typed-{word}", language) for word in ("yes", "no"))
    quits = words.typed("cli-typed-quit", language)[0]
    game = play(f"--lang {language} --seed 3", [quits, no[0], quits, yes[-1], "never read"])
    assert (game.lines[-1], game.code) == (yes[-1], 0)
    assert game.end == words.sentence("cli-bye", {}, language)


def test_control_c_is_polite(play: Player) -> None:
    def answer(screen: str) -> str:
        raise KeyboardInterrupt

    game = play("--seed 3", answer)
    assert (game.code, game.errors) == (130, "")
    assert game.end == words.sentence("cli-bye")


def test_nothing_fits(play: Player) -> None:
    options = "--edition meccano-1998 --seed 8 --hand-size 3 --players Ann:human,greedy"
    game = play(options, [""])
    assert tells(game.screens[0], "why-draw", count=3)
    assert tells(game.screens[0], "cli-enter-draw")
    assert len(rack(game.screens[1])) == 4
    assert tells(game.screens[1], "cli-you-drew", letters=rack(game.screens[1])[-1])


@pytest.mark.parametrize("players", ["Ann:human,greedy", "Ann:human,Ben:human"])
def test_whoever_has_one_tile_left_is_asked_to_call(players: str, play: Player) -> None:
    options = f"--edition meccano-1998 --seed 8 --hand-size 3 --players {players}"
    output = play(options, follower()).output
    assert tells(output, "why-call")
    assert tells(output, "cli-type", word="call")
    assert tells(output, "cli-called", name="Ann")
    silent = follower()
    game = play(options, lambda screen: "" if tells(screen, "why-call") else silent(screen))
    assert not tells(game.output, "cli-called", name="Ann")
    assert tells(game.output, "cli-caught", other="Ann")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_whoever_has_the_word_for_it_as_a_name_is_addressed(language: str, play: Player) -> None:
    you = words.typed("ui-you", language)[0].capitalize()
    options = f"--lang {language} --edition meccano-1998 --seed 3 --hand-size 2"
    takes_hints = follower(language)

    def silent(screen: str) -> str:
        return "" if tells(screen, "why-call", language) else takes_hints(screen)

    game = play(f"{options} --players {you}:human,Ann:human", silent)
    assert over(game.end, language)
    said = game.output
    assert tells(said, "cli-caught", language, name="Ann", other=you, you="gets")
    for id in ("cli-drew", "cli-laid", "cli-pass-screen"):
        assert tells(said, id, language, name="Ann")
        assert tells(said, id, language, name=you, you="does")
    if language != "zh-Hant":  # where verbs have no persons
        assert not tells(said, "cli-caught", language, other=you, name="Ann")
        assert not tells(said, "cli-drew", language, name=you)
        assert not tells(said, "cli-pass-screen", language, name=you)


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


# Screens


def big_table() -> Board:
    game = Game(["a", "b", "c", "d"], seed=2)
    while game.outcome() is None:
        game.push(game.legal_actions()[-1])
    return game.board


@pytest.mark.parametrize("colour", [False, True])
@pytest.mark.parametrize("room", [(200, 80), (120, 40), (76, 14), (30, 8), (20, 6)])
def test_a_table_fits_in_its_room(room: tuple[int, int], colour: bool) -> None:
    board = big_table()
    columns, rows = room
    last = list(board)[-1]
    lines = [ANSI.sub("", line) for line in table(board, columns, rows, colour, [last])]
    assert len(lines) == rows if rows <= 14 else len(lines) <= rows
    assert max(map(len, lines)) <= columns
    letters = re.sub("[^RGBYP*]", "", "".join(lines))
    assert (len(letters) == 3 * len(board)) == (columns >= 120)
    assert lines[0].startswith("…") == (columns < 120)
    # What matters most is in sight, below and beside its coordinates.
    x, y = last.cells[1]
    row = next(line for line in lines[1:] if line.split()[:1] == [str(y)])
    column = re.search(rf"(?<!\S){x}(?!\S)", lines[0])
    assert column is not None
    assert last.reading[1] in row[column.start() : column.end()]


def test_with_room_the_table_is_that_of_text() -> None:
    board = big_table()
    assert table(board, 400, 400) == text.board(board, coordinates=True).split("\n")


def test_places_are_numbered_on_cells_of_their_own() -> None:
    board = Board("B*Y@0,0>")
    places = board.legal_placements("BGY")
    picture = "\n".join(table(board, 80, 40, rings=places, numbered=True))
    found = sorted(int(number) for number in re.findall(r"(\d+)[>v]", picture))
    assert found == list(range(1, len(places) + 1))


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environment", "colour", "screen"),
    [
        ({"TERM": "xterm"}, True, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False, True),
        ({"TERM": "dumb"}, False, False),
    ],
)
def test_terminals(
    environment: dict[str, str], colour: bool, screen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stdin", Tty())
    monkeypatch.setattr(sys, "stdout", output := Tty())
    terminal = Terminal()
    assert (terminal.colour, terminal.is_screen) == (colour, screen)
    with terminal:
        terminal.paint(["one"])
    assert output.getvalue().startswith("\x1b[?1049h") == screen
    assert output.getvalue().endswith("\x1b[?1049l") == screen


def test_piped_output_has_no_colours(play: Player) -> None:
    assert "\x1b" not in play("--seed 3", ["3", "1", "hint"]).output


# Programs


def answers(options: str, commands: list[Any]) -> Iterator[dict[str, Any]]:
    lines = [each if isinstance(each, str) else json.dumps(each) for each in commands]
    done = run("play", "--json", *options.split(), input="".join(f"{line}\n" for line in lines))
    assert (done.returncode, done.stderr) == (0, "")
    return map(json.loads, done.stdout.splitlines())


def test_json_lines() -> None:
    commands = [
        {"id": 1, "type": "view", "seat": 0},
        {"id": 2, "type": "act", "seat": 0, "action": "pass"},
        {"id": 3, "type": "act", "seat": 0, "action": "BYG@1,-1>"},
        "",
        {"id": 4, "type": "bot", "seat": 0},
        "nonsense",
        {"id": 5, "type": "save"},
    ]
    first, seen, refused, laid, moved, nonsense, saved = answers("--seed 3", commands)
    assert first["ok"]
    assert first["view"]["hand"] == [], "nobody's hand is shown before somebody asks"
    assert [entry["tile"] for entry in seen["view"]["hand"]][2] == "BYG"
    assert (refused["ok"], refused["problems"][0]["id"]) == (False, "must-play")
    assert laid["view"]["next_bot"] == 1
    assert (moved["id"], moved["view"]["thinking"], moved["view"]["ply"]) == (4, None, 2)
    assert moved["view"]["seat"] == 0
    assert nonsense["problems"][0]["id"] == "record-not-json"
    assert Game.from_record(saved["record"]).log[0] == (0, "BYG@1,-1>")


def test_bots_play_a_whole_game_for_a_program() -> None:
    commands = [{"id": n, "type": "bot"} for n in range(120)]
    last = list(answers("--seed 3 --players greedy,random --hand-size 3", commands))[-1]
    assert last["problems"][0]["id"] == "no-bot"


def test_a_line_that_is_too_long_is_refused() -> None:
    huge = '"' + "x" * 3_000_000 + '"'
    _, refused, view = answers("--seed 3", [huge, {"type": "view"}])
    assert refused["problems"][0]["id"] == "record-too-large"
    assert view["ok"]
