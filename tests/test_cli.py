"""The command line: its help, the options that several commands have, and mistakes."""

from __future__ import annotations

import json
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest
from command_line import Capture, output_of, refusal_of, run
from told import tells

from chromino_core import edition, words
from chromino_core.cli.wording import plainer_if_need_be, width

COMMANDS = ("play", "conundrum", "simulate", "perft", "svg")
OF_GAMES = ("play", "simulate", "perft", "svg")
"""Those that have the options of a game."""


# Help


def test_help_lists_the_commands(capsys: Capture) -> None:
    printed = output_of(capsys, "--help")
    assert all(f"\n    {command} " in printed for command in COMMANDS)
    assert "examples:" in printed


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str, language: str, capsys: Capture) -> None:
    printed = output_of(capsys, command, "--help", "--lang", language)
    for part in (f"chromino {command}", "--json", "--seed", "--lang"):
        assert part in printed
    for id in ("cli-examples", "cli-usage", "cli-options", "cli-option-help", f"cli-{command}"):
        assert tells(printed, id, language)
    if command in OF_GAMES:
        assert all(part in printed for part in ("--edition", "--players", "--rule"))
        assert tells(printed, "cli-option-seed", language)
    assert max(map(width, printed.splitlines())) <= 100


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_options_are_told_in_lines_that_fit(
    language: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chinese has no blanks to break a line at, and its letters are wide."""
    monkeypatch.setenv("COLUMNS", "60")
    printed = output_of(capsys, "play", "--help", "--lang", language)
    options, _ = printed.split(words.sentence("cli-examples", {}, language))
    assert max(width(line) for line in options.splitlines() if line.startswith(" ")) <= 60


@pytest.mark.parametrize("line", [(), ("play",), ("--seed", "3")])
def test_without_a_command_one_plays(line: tuple[str, ...]) -> None:
    done = run(*line)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Your turn" in done.stdout or "Press Enter" in done.stdout
    assert done.stdout.endswith(f"{words.sentence('cli-bye')}\n")


# Options that several commands have


def rules_of(capsys: Capture, *words: str) -> dict[str, Any]:
    printed = output_of(capsys, "perft", "--depth", "1", "--json", *words)
    told: dict[str, Any] = json.loads(printed)["rules"]
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
def test_options_make_rules(words: str, expected: Any, capsys: Capture) -> None:
    assert rules_of(capsys, *words.split()) == expected.as_dict()


@pytest.mark.parametrize(
    ("line", "id", "args"),
    [
        (
            "foo",
            "cli-no-command",
            {"value": "'foo'", "known": "play, conundrum, simulate, perft, svg"},
        ),
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
    line: str, id: str, args: dict[str, Any], capsys: Capture
) -> None:
    assert tells(refusal_of(capsys, *line.split()), id, **args)


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
    line: str, id: str, language: str, capsys: Capture
) -> None:
    """The language may stand before everything or behind it."""
    assert tells(refusal_of(capsys, "--lang", language, *line.split()), id, language)
    *before, last = line.split()
    assert tells(refusal_of(capsys, *before, f"--lang={language}", last), id, language)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_mistake_in_the_command_line_says_where_help_is(language: str, capsys: Capture) -> None:
    told = refusal_of(capsys, "--lang", language, "play", "--seed", "x")
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
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("CHROMINO_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert tells(output_of(capsys, "--help"), "cli-program", language)
    assert tells(output_of(capsys, "--help", "--lang", "zh_TW"), "cli-program", "zh-Hant"), (
        "what is said counts"
    )


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


def test_the_last_language_counts(capsys: Capture) -> None:
    """So one can go by another than that of an alias."""
    assert tells(output_of(capsys, "--lang", "fr", "--help", "--lang=uk"), "cli-program", "uk")
    assert tells(
        refusal_of(capsys, "--lang", "fr", "--lang", "de"), "unknown-language", "fr", value="'de'"
    )
    assert tells(refusal_of(capsys, "--lang", "fr", "play", "--lang"), "cli-needs-value", "fr")
    assert words.spoken() == "en", "all of that is over"


def test_no_traceback_comes_from_the_program() -> None:
    done = run("play", "--edition", "1789")
    known = "meccano-1998, ravensburger-2001, textures, modern, modern-zh"
    told = words.sentence("unknown-edition", {"edition": "'1789'", "known": known})
    assert (done.returncode, done.stdout, done.stderr) == (2, "", told + "\n")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "chess"}', "\0", "1" * 2_000_000])
def test_bad_records_are_refused(text: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    assert refusal_of(capsys, "svg", "--record", str(file))
    assert refusal_of(capsys, "play", "--load", str(file))


# Programs of their own


@pytest.mark.parametrize(
    "words",
    [
        *("simulate --games 1 --json", "perft --depth 1 --json", "svg BRY --json", "play --json"),
        "conundrum --json",
    ],
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
