"""Playing in the terminal: whole games through standard input, and several people at one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from command_line import run
from terminal_player import Player, follower, hinted, over, player, rack
from told import tells

from chromino_core import Game, edition, words
from chromino_core.rules import EDITIONS


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Player:
    return player(monkeypatch)


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


# Along the way


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
