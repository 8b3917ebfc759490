"""The command line: each sub-command in this process, and once each as a program of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path
from random import Random
from typing import Any

import pytest
from told import tells
from variants import VARIANTS

from chromino_core import Game, Session, edition, simulate, words
from chromino_core.__main__ import main
from chromino_core.cli.wording import plainer_if_need_be, width
from chromino_core.perft import divide, perft
from chromino_core.playing import Match, play_out
from chromino_core.simulate import Played

COMMANDS = ("play", "simulate", "perft", "svg")
Capture = pytest.CaptureFixture[str]


def run(*words: str, input: str = "", shows: str = "utf-8") -> subprocess.CompletedProcess[str]:
    """The program of its own, in a terminal that shows the letters of an encoding."""
    return subprocess.run(
        [sys.executable, "-m", "chromino_core", *words],
        input=input, capture_output=True, encoding=shows, timeout=60, check=False,
        env={**os.environ, "PYTHONIOENCODING": shows},
    )  # fmt: skip


@pytest.fixture
def out(capsys: Capture) -> Callable[..., str]:
    """Runs a command line that works, and gives what it prints."""

    def output(*words: str) -> str:
        code = main(words)
        printed = capsys.readouterr()
        assert (code, printed.err) == (0, "")
        return printed.out

    return output


@pytest.fixture
def refusal(capsys: Capture) -> Callable[..., str]:
    """Runs a command line that doesn't work, and gives its one sentence."""

    def complaint(*words: str) -> str:
        code = main(words)
        printed = capsys.readouterr()
        assert code == 2
        assert printed.out == ""
        assert printed.err.endswith("\n")
        assert "\n" not in printed.err[:-1]
        assert "Traceback" not in printed.err
        return printed.err

    return complaint


# Help


def test_help_lists_the_commands(out: Callable[..., str]) -> None:
    printed = out("--help")
    assert all(f"\n    {command} " in printed for command in COMMANDS)
    assert "examples:" in printed


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(
    command: str, language: str, out: Callable[..., str]
) -> None:
    printed = out(command, "--help", "--lang", language)
    for part in (f"chromino {command}", "--json", "--edition", "--players", "--seed", "--lang"):
        assert part in printed
    for id in ("cli-examples", "cli-usage", "cli-options", "cli-option-help", "cli-option-seed"):
        assert tells(printed, id, language)
    assert max(map(width, printed.splitlines())) <= 100


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_options_are_told_in_lines_that_fit(
    language: str, out: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chinese has no blanks to break a line at, and its letters are wide."""
    monkeypatch.setenv("COLUMNS", "60")
    printed = out("play", "--help", "--lang", language)
    options, _ = printed.split(words.sentence("cli-examples", {}, language))
    assert max(width(line) for line in options.splitlines() if line.startswith(" ")) <= 60


@pytest.mark.parametrize("line", [(), ("play",), ("--seed", "3")])
def test_without_a_command_one_plays(line: tuple[str, ...]) -> None:
    done = run(*line)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Your turn" in done.stdout or "Press Enter" in done.stdout
    assert done.stdout.endswith(f"{words.sentence('cli-bye')}\n")


# Options that several commands have


def rules_of(out: Callable[..., str], *words: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(out("perft", "--depth", "1", "--json", *words))["rules"]
    return told


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", edition("modern")),
        ("--edition textures --scoring kinds", edition("textures", scoring="kinds")),
        ("--draw-limit none --open-hands", edition("modern", draw_limit=None, open_hands=True)),
        ("--draw-limit 3 --hand-size 5", edition("modern", draw_limit=3, hand_size=5)),
        ("--junior", edition("modern", geometry="dominoes")),
        ("--junior --edition modern-zh", edition("modern-zh", min_contacts=1)),
        ("--edition textures --junior", edition("textures", geometry="dominoes")),
        ("--rule min-contacts=1", edition("modern", min_contacts=1)),
        (
            "--rule first=random --rule end=at-once",
            edition("modern", first="random", end="at-once"),
        ),
        ("--rule chameleon-last=yes", edition("modern", chameleon_last=True)),
        ("--rule draw_limit=none", edition("modern", draw_limit=None)),
        ("--scoring none", edition("modern")),
    ],
)
def test_options_make_rules(words: str, expected: Any, out: Callable[..., str]) -> None:
    assert rules_of(out, *words.split()) == expected.as_dict()


@pytest.mark.parametrize(
    ("line", "id", "args"),
    [
        ("foo", "cli-no-command", {"value": "'foo'", "known": "play, simulate, perft, svg"}),
        ("play --seed x", "cli-bad-value", {"option": "--seed", "value": "'x'"}),
        ("play --seed -1", "seed-range", {"value": -1}),
        ("play --seed 4294967296", "seed-range", {"value": 4294967296}),
        ("play --edition 1789", "unknown-edition", {"edition": "'1789'"}),
        ("play --players human,robot", "unknown-kind", {"value": "'robot'"}),
        ("play --players", "cli-needs-value", {"option": "--players"}),
        ("play --players ,human", "unknown-kind", {"value": "''"}),
        ("play --players :human,human", "player-name", {"seat": 0}),
        ("play --players " + ",".join(["greedy"] * 9), "player-count", {"players": 9}),
        ("play --hand-size 40", "too-many-tiles", {"box": 80}),
        ("play --draw-limit 0", "rule-number", {"field": "draw_limit", "value": 0}),
        ("play --scoring chess", "rule-choice", {"field": "scoring", "value": "'chess'"}),
        ("play --rule colour", "cli-rule-form", {"value": "'colour'"}),
        ("play --rule colour=red", "rule-unknown", {"field": "'colour'"}),
        ("play --rule calls=yes", "calls-end-turn", {}),
        ("play --load nowhere.json", "cli-no-file", {"file": "nowhere.json"}),
        ("play --load /", "cli-file-refused", {"file": "/"}),
        ("play --bad", "cli-unknown-option", {"words": "--bad"}),
        ("play --json=yes", "cli-no-value", {"option": "--json", "value": "'yes'"}),
        ("play --lang", "cli-needs-value", {"option": "--lang"}),
        ("play --lang de", "unknown-language", {"value": "'de'"}),
        ("simulate --players human,greedy", "cli-only-bots", {}),
        ("simulate --games 0", "cli-bad-number", {"option": "--games", "value": "'0'"}),
        ("perft --depth x", "cli-bad-number", {"option": "--depth", "value": "'x'"}),
        ("svg BRX", "unknown-colour", {"square": "'X'"}),
        ("svg BRY@0,0> BRY@9,9>", "illegal-action", {"action": "BRY@9,9>"}),
        ("svg --ply 3", "cli-ply-needs-record", {}),
        ("svg BRY --record x", "cli-text-alone", {}),
        ("svg --record nowhere.json", "cli-no-file", {"file": "nowhere.json"}),
        ("svg --hand 5 --seed 1", "no-such-seat", {"seat": 5}),
        ("svg BRY@0,0> --hand 0", "cli-text-alone", {}),
        ("svg BRY@0,0> --highlight far", "not-a-placement", {"text": "'far'"}),
        ("svg BRY@0,0> --output /nowhere/at/all.svg", "cli-no-file", {}),
    ],
)
def test_mistakes_are_told_in_one_sentence(
    line: str, id: str, args: dict[str, Any], refusal: Callable[..., str]
) -> None:
    assert tells(refusal(*line.split()), id, **args)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("foo", "cli-no-command"),
        ("play --seed x", "cli-bad-value"),
        ("play --players", "cli-needs-value"),
        ("play --edition 1789", "unknown-edition"),
        ("play --load nowhere.json", "cli-no-file"),
        ("play --bad", "cli-unknown-option"),
        ("play --json=yes", "cli-no-value"),
        ("simulate --games 0", "cli-bad-number"),
    ],
)
def test_mistakes_are_told_in_every_language(
    line: str, id: str, language: str, refusal: Callable[..., str]
) -> None:
    """The language may stand before everything or behind it."""
    assert tells(refusal("--lang", language, *line.split()), id, language)
    *before, last = line.split()
    assert tells(refusal(*before, f"--lang={language}", last), id, language)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_mistake_in_the_command_line_says_where_help_is(
    language: str, refusal: Callable[..., str]
) -> None:
    told = refusal("--lang", language, "play", "--seed", "x")
    assert tells(told, "cli-see-help", language, program="chromino play")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "uk_UA"}, "uk"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:zh_TW:fr"}, "zh-Hant"),
        ({"LANG": "uk_UA.UTF-8", "LANGUAGE": "uk:fr", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "fr", "LANG": "POSIX"}, "en"),
        ({"LANGUAGE": "fr", "LANG": "C", "CHROMINO_LANGUAGE": "uk"}, "uk"),
        ({"LANG": "fr_FR.UTF-8", "CHROMINO_LANGUAGE": "uk"}, "uk"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str],
    language: str,
    out: Callable[..., str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("CHROMINO_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert tells(out("--help"), "cli-program", language)
    assert tells(out("--help", "--lang", "zh_TW"), "cli-program", "zh-Hant"), "what is said counts"


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("command", ["play --help", "play --seed 3", "play --seed x"])
def test_a_terminal_that_knows_few_letters_shows_what_it_can(command: str, language: str) -> None:
    done = run(*command.split(), "--lang", language, input="quit\n", shows="ascii")
    assert done.returncode == (2 if "x" in command else 0)
    assert ("--seed" if "x" in command or "help" in command else "+-----------+") in (
        done.stdout + done.stderr
    )
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("shows", "shown"),
    [
        ("ascii", 'L\'ete... "-|+" > 3 x 4 - ? \n'),
        ("cp1252", "L’été… «-|+» > 3 × 4 · ? \n"),
        ("utf-8", "L’été… «━│┏» ▸ 3 × 4 · 中\u202f\n"),
    ],
)
def test_what_comes_near_the_letters_that_cannot_be_shown(shows: str, shown: str) -> None:
    stream = TextIOWrapper(BytesIO(), shows, newline="")
    plainer_if_need_be(stream)
    print("L’été… «━│┏» ▸ 3 × 4 · 中\u202f", file=stream, flush=True)
    assert stream.buffer.getvalue().decode(shows) == shown


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk is full here")
def test_what_can_not_be_printed_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "chromino_core", "svg", "BRY"],
            stdout=full, stderr=subprocess.PIPE, encoding="utf-8", timeout=60, check=False,
        )  # fmt: skip
    assert tells(done.stderr, "cli-no-room")
    assert "None" not in done.stderr
    assert done.returncode != 0


def test_the_last_language_counts(out: Callable[..., str], refusal: Callable[..., str]) -> None:
    """So one can go by another than that of an alias."""
    assert tells(out("--lang", "fr", "--help", "--lang=uk"), "cli-program", "uk")
    assert tells(refusal("--lang", "fr", "--lang", "de"), "unknown-language", "fr", value="'de'")
    assert tells(refusal("--lang", "fr", "play", "--lang"), "cli-needs-value", "fr")
    assert words.spoken() == "en", "all of that is over"


def test_no_traceback_comes_from_the_program() -> None:
    done = run("play", "--edition", "1789")
    known = "meccano-1998, ravensburger-2001, textures, modern, modern-zh"
    told = words.sentence("unknown-edition", {"edition": "'1789'", "known": known})
    assert (done.returncode, done.stdout, done.stderr) == (2, "", told + "\n")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "chess"}', "\0", "1" * 2_000_000])
def test_bad_records_are_refused(text: str, tmp_path: Path, refusal: Callable[..., str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    assert refusal("svg", "--record", str(file))
    assert refusal("play", "--load", str(file))


# perft


def test_perft_counts_as_the_files_say() -> None:
    folder = Path(__file__).parent / "perft"
    texts = [file.read_text("utf-8") for file in sorted(folder.glob("*.txt"))]
    lines = [line.split() for text in texts for line in text.splitlines()]
    counted = 0
    for variant, *numbers in (line for line in lines if line and line[0] != "#"):
        _, seed, depth, leaves = map(int, numbers)
        if leaves <= 300:
            counted += 1
            assert perft(VARIANTS[variant].game(seed), depth) == leaves
    assert counted or not folder.exists()


def test_perft_changes_nothing_and_tells_nobody() -> None:
    game = Game(["Ann", "Ben"], seed=7)
    before, told = game.copy(), []
    game.watch(lambda: told.append(1))
    assert perft(game, 2) == sum(divide(game, 2).values())
    assert list(divide(game, 1)) == game.legal_actions()
    assert game == before
    assert told == []
    assert (perft(game, 0), divide(game, 0)) == (1, {})


def test_perft_prints_a_table(out: Callable[..., str]) -> None:
    game = Game(["Ann", "Ben"], seed=7)
    printed = out("perft", "--depth", "2", "--seed", "7", "--divide")
    assert f"{perft(game, 2):,}" in printed
    for action, leaves in divide(game, 2).items():
        assert f"{action} " in printed
        assert f" {leaves:,}\n" in printed


def test_perft_as_json(out: Callable[..., str]) -> None:
    game = Game(["Ann", "Ben", "Cy"], rules=edition("textures"), seed=7)
    words = (
        "perft --depth 2 --seed 7 --divide --json --edition textures --players human,human,human"
    )
    told = json.loads(out(*words.split()))
    assert told["leaves"] == perft(game, 2)
    assert told["by_depth"] == [perft(game, 1), perft(game, 2)]
    assert told["divide"] == divide(game, 2)


# simulate


def test_simulate_prints_a_table(out: Callable[..., str]) -> None:
    printed = out("simulate", "--games", "3", "--seed", "1", "--scoring", "expert")
    for part in ("modern;", "Counter", "Random", "points", "blocked"):
        assert part in printed


@pytest.mark.parametrize("name", ["modern", "meccano-1998"])
def test_simulate_as_json(name: str, out: Callable[..., str]) -> None:
    words = f"simulate --games 6 --seed 1 --json --edition {name} --players greedy,random,greedy"
    told = json.loads(out(*words.split()))
    again = json.loads(out(*words.split()))
    for result in (told, again):
        del result["games_per_second"]
    assert told == again, "the same seed, the same games"
    assert [player["name"] for player in told["players"]] == ["Greedy", "Random", "Greedy 2"]
    wins = sum(player["wins"] for player in told["players"])
    shared = sum(player["shared"] for player in told["players"])
    assert wins + shared / 2 >= 6 - shared
    assert wins <= told["games"] == 6
    assert told["turns"] > 10


@pytest.mark.parametrize("scoring", [None, "expert"])
def test_simulate_counts_what_the_rows_tell(scoring: str | None, out: Callable[..., str]) -> None:
    line = f"simulate --games 12 --seed 3 --json --players {','.join(['random'] * 6)}"
    told = json.loads(out(*line.split(), "--scoring", scoring or "none"))
    rules = edition("modern", scoring=scoring)
    rows = simulate(["random"] * 6, games=12, edition=rules, seed=3, swap=False)
    assert told["turns"] == pytest.approx(sum(row.turns for row in rows) / 6 / 12, abs=0.001)
    for seat, player in enumerate(told["players"]):
        mine = [row for row in rows if row.seat == seat]
        assert player["wins"] == sum(row.share == 1 for row in mine)
        assert player["shared"] == sum(row.won and row.share < 1 for row in mine)
        for column, of in (("draws", "draws"), ("left", "left"), ("points", "score")):
            values = [getattr(row, of) for row in mine]
            mean = None if None in values else pytest.approx(sum(values) / 12, abs=0.001)
            assert player[column] == mean, column
    assert scoring or any(player["shared"] for player in told["players"])


def test_simulated_games_are_those_of_a_session() -> None:
    players = [{"name": "Greedy", "kind": "greedy"}, {"name": "Random", "kind": "random"}]
    session = Session()
    session.dispatch({"type": "new", "seed": 5, "players": players, "seat": None})
    while session.view()["next_bot"] is not None:
        session.dispatch({"type": "bot", "seat": None})
        while session.think(1000) is not None:
            pass
    game = Game(["Greedy", "Random"], seed=5)
    play_out(game, ["greedy", "random"], Random("bots 5"))
    assert game.record() == session.game.record()


def test_an_interrupted_simulation_tells_what_was_done(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Match.play

    def interrupted(match: Match, number: int) -> list[Played]:
        if number == 2:
            raise KeyboardInterrupt
        return play(match, number)

    monkeypatch.setattr(Match, "play", interrupted)
    assert main(["simulate", "--games", "9", "--json"]) == 130
    printed = capsys.readouterr()
    assert json.loads(printed.out)["games"] == 2
    assert printed.err == "Stopped after 2 of 9 games.\n"


# svg


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["BRY"], "<title>blue, red, yellow</title>"),
        (["yrb"], "<title>yellow, red, blue</title>"),
        (["B*Y@0,0> BRY@0,1>"], "2 tiles on the table"),
        (["B*Y@0,0>", "BRY@0,1>", "--coordinates"], "<text"),
        (["B*Y@0,0>", "--contacts", "YRB@2,1v"], "Contacts of"),
        (["B*Y@0,0>", "--highlight=-1,0", "--highlight", "B*Y@0,0>"], "Marked: column -1, row 0"),
        (["B*Y@0,0>", "--title", "A & B"], "<title>A &amp; B</title>"),
        (["--seed", "7"], "One tile on the table"),
        (["--seed", "7", "--hand", "1"], "8 tiles in the hand"),
        (["B*Y@0,0> YRR@3,0>", "--rule", "min-contacts=1"], "2 tiles"),
    ],
)
def test_svg_draws(words: list[str], part: str, out: Callable[..., str]) -> None:
    printed = out("svg", *words)
    assert printed.startswith("<svg ")
    assert part in printed


def test_svg_patterns_can_be_left_out(out: Callable[..., str]) -> None:
    assert "<path" in out("svg", "BRY")
    assert "<path" not in out("svg", "BRY", "--no-patterns")


def test_svg_of_a_record(
    tmp_path: Path, out: Callable[..., str], refusal: Callable[..., str]
) -> None:
    game = Game(["Ann", "Ben"], seed=7)
    while len(game.board) < 4:
        game.push(game.legal_actions()[0])
    record, picture = tmp_path / "game.json", tmp_path / "table.svg"
    record.write_text(json.dumps(game.record()))
    assert "4 tiles" in out("svg", "--record", str(record))
    assert "One tile" in out("svg", "--record", str(record), "--ply", "0")
    assert tells(refusal("svg", "--record", str(record), "--ply", "99"), "no-such-ply", ply=99)
    told = json.loads(out("svg", "--record", str(record), "--output", str(picture), "--json"))
    assert told == {"board": str(game.board), "output": str(picture), "svg": None}
    assert "4 tiles" in picture.read_text("utf-8")
    piped = run("svg", "--record", "-", "--json", input=json.dumps(game.record()))
    assert json.loads(piped.stdout)["svg"] + "\n" == picture.read_text("utf-8")


# Programs of their own


@pytest.mark.parametrize(
    "words",
    ["simulate --games 1 --json", "perft --depth 1 --json", "svg BRY --json", "play --json"],
)
def test_programs_print_json(words: str) -> None:
    done = run(*words.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert isinstance(json.loads(done.stdout), dict)


def test_a_reader_may_have_enough() -> None:
    command = [sys.executable, "-m", "chromino_core", "svg", "BRY"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert b"Traceback" not in program.stderr.read()
