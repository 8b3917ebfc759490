"""Conundrums in the terminal: to solve, to print, and as data; `chromino conundrum`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from command_line import Capture, output_of, refusal_of, run
from sheet_reader import page_of
from terminal_player import Player, player
from told import tells

from chromino_core import conundrums, words
from chromino_core.cli.screen import Terminal
from chromino_core.cli.typed import SOLVING, called, understood
from chromino_core.cli.wording import width
from chromino_core.links import pack
from chromino_core.placement import Placement

DAY = "--date 2026-11-16"
DAILY = conundrums.daily("2026-11-16")

SMALL = conundrums.Conundrum("B*Y@0,0> BRY@0,1>", "BBG")
LINK = f"--link {SMALL.link}"
PLACES = sorted(SMALL.answer())
TILE, TAKEN = "BBG", "BBG@0,0>"


@pytest.fixture
def solve(monkeypatch: pytest.MonkeyPatch) -> Player:
    return player(monkeypatch, "conundrum")


def in_all(screen: str, found: int) -> bool:
    """Whether the screen tells that so many spots were found."""
    return words.sentence("ui-count", {"made": found, "need": len(PLACES)}) in screen


# Looking for spots


def test_all_spots_of_today_are_found(solve: Player) -> None:
    places = sorted(DAILY.answer())
    game = solve(DAY, [*places, "", "never read"])
    assert (game.code, game.errors) == (0, "")
    assert game.lines == [*places, ""]
    for count, screen in enumerate(game.screens[1:-1], 1):
        assert tells(screen, "task-said-found", found=count, of=len(places))
    assert tells(game.screens[-1], "task-said-done", of=len(places))
    assert game.output.endswith(
        f"\nChromino conundrum of 16 November 2026, grade {DAILY.grade}."
        f" I found all {len(places)} spots. No wrong try, no hint.\n{'■' * len(places)}\n"
    )


def test_what_was_found_is_numbered_on_the_table(solve: Player) -> None:
    first, second = PLACES[:2]
    game = solve(LINK, [first, second])
    assert f"1:{first}  2:{second}" in game.screens[2]
    for number, place in enumerate(map(Placement, (first, second)), 1):
        assert f"{number}{'v' if place.down else '>'}" in game.screens[2]
    assert first not in game.screens[0]


def test_a_wrong_try_is_told_why(solve: Player) -> None:
    game = solve(LINK, [TAKEN, f"{TILE}@900,-900v", PLACES[0], "BRY@0,5>", *PLACES[1:], ""])
    assert tells(game.screens[1], "occupied")
    assert "(0,0, 1,0 and 2,0)" in re.sub(r"\s+", " ", game.screens[1])
    assert "━" in game.screens[1], "a ring where it was tried"
    assert in_all(game.screens[1], 0)
    assert tells(game.screens[2], "not-touching") or tells(game.screens[2], "too-few-contacts")
    assert tells(game.screens[4], "task-other-tile")
    assert "3 wrong tries" in game.output
    assert game.end == f"□□■□{'■' * (len(PLACES) - 1)}"


def test_for_a_spot_far_away_nobody_loses_sight_of_the_table(
    solve: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Terminal, "size", (80, 14))
    [(number, tile)] = [
        (number, each.tiles[0])
        for number, each in enumerate(conundrums.collection(), 1)
        if each.board.bounds()[3] - each.board.bounds()[1] > 9
    ][:1]
    game = solve(f"--number {number}", [f"{tile}@0,900v", f"{tile}@900,0>"])
    tables = [re.findall("^.*│.*$", screen, re.MULTILINE) for screen in game.screens]
    for after in tables[1:]:  # there is less room, for it is told what was wrong
        assert len(after) > 3
        assert all(line in tables[0] for line in after)


def test_a_spot_counts_once(solve: Player) -> None:
    game = solve(LINK, [PLACES[0], PLACES[0].lower(), *PLACES[1:], ""])
    assert tells(game.screens[2], "task-said-again", found=1, of=len(PLACES))
    assert game.end == "■" * len(PLACES), "neither right nor wrong"
    assert "No wrong try" in game.output


def test_hints_tell_more_and_more(solve: Player) -> None:
    game = solve(LINK, ["hint", "tip", "h", "hint", PLACES[0]])
    for screen, id in zip(
        game.screens[1:5],
        ("task-tip-left", "task-tip-beside", "task-tip-here", "task-tip-here"),
        strict=True,
    ):
        assert tells(screen, id)
    assert not any(place in game.output.split(PLACES[0])[0] for place in PLACES)
    assert "┏" in game.screens[2], "whereabouts: a tile with a ring"


def test_giving_up_asks_first_and_shows_what_was_left(solve: Player) -> None:
    game = solve(LINK, [PLACES[0], "give up", "n", "hint", "give up", "y", "", "never read"])
    assert game.lines[-1] == ""
    last = game.screens[-1]
    assert tells(last, "task-said-given-up")
    assert PLACES[0] not in last
    assert all(place in last for place in PLACES[1:])
    told = f"grade {SMALL.grade}. I found 1 of {len(PLACES)} spots, then gave up."
    assert f"\nA Chromino conundrum, {told} No wrong try, one hint.\n■\n" in game.output


@pytest.mark.parametrize(
    ("line", "id", "args"),
    [
        ("xyzzy", "cli-riddle", {"line": "xyzzy", "word": "help"}),
        ("3", "cli-riddle", {"line": "3"}),
        ("undo", "cli-riddle", {"line": "undo"}),
        ("BRX@0,0>", "task-answer", {}),
        ("BRY@9999999,0>", "task-answer", {}),
        ("help", "cli-help-tip", {}),
        ("?", "cli-help-give-up", {}),
        ("", "cli-conundrum-how", {"move": TAKEN, "help": "help"}),
    ],
)
def test_every_line_gets_an_answer(line: str, id: str, args: dict[str, Any], solve: Player) -> None:
    game = solve(LINK, [line, ""])
    assert tells("".join(game.screens[1:]), id, **args)
    assert game.errors == ""


def test_the_example_is_never_right() -> None:
    for conundrum in conundrums.collection():
        first = conundrum.board.placements[0]
        assert f"{conundrum.tiles[0]}@{first.x},{first.y}>" not in conundrum.answer()


def test_quitting_asks(solve: Player) -> None:
    game = solve(LINK, [PLACES[0], "quit", "n", "q", "y", "never read"])
    assert (game.lines[-1], game.code) == ("y", 0)
    assert tells(game.end, "cli-conundrum-bye", found=1, of=len(PLACES))


def test_control_c_is_polite(solve: Player) -> None:
    def answer(screen: str) -> str:
        raise KeyboardInterrupt

    game = solve(LINK, answer)
    assert (game.code, game.errors) == (130, "")
    assert tells(game.end, "cli-conundrum-bye", found=0)


def test_a_program_may_type_and_stop() -> None:
    done = run("conundrum", *LINK.split(), input=f"{PLACES[0]}\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert tells(done.stdout.splitlines()[-1], "cli-conundrum-bye", found=1)
    done = run("conundrum", *LINK.split(), input="".join(f"{place}\n" for place in PLACES))
    assert done.stdout.splitlines()[-1] == "■" * len(PLACES)
    assert "\x1b" not in done.stdout


def solver(language: str) -> Callable[[str], str]:
    """Somebody who asks for a hint first, and then finds everything."""
    lines = iter([words.typed("cli-typed-hint", language)[0], "", *sorted(DAILY.answer()), ""])
    return lambda screen: next(lines)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_it_speaks_any_language(
    language: str, solve: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Terminal, "size", (60, 24))
    game = solve(f"{DAY} --lang {language}", solver(language))
    assert game.code == 0
    day = words.date_name("2026-11-16", language)
    assert tells(game.screens[0], "ui-task-daily", language, date=day)
    assert tells(game.screens[0], "ui-sheet-grade", language, grade=DAILY.grade)
    assert tells(game.screens[1], "task-tip-left", language)
    assert tells(game.output, "conundrum-result-all", language, of=len(DAILY.answer()))
    told = [line for line in game.output.splitlines() if "│" not in line]
    assert max(map(width, told[:-3])) <= 60
    if language != "en":
        english = re.findall(r"\b(?:the|you|your|tile|spot|hint|found|press)\b", game.output, re.I)
        assert english == []


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_help_names_is_understood(language: str, solve: Player) -> None:
    with words.speaking(language):
        for word, id in SOLVING.items():
            assert understood(word, SOLVING) == (word, "")
            assert understood(called(word, SOLVING), SOLVING) == (word, "")
            for typed in words.typed(id):
                assert understood(typed.upper(), SOLVING) == (word, "")
        helped = solve(f"{DAY} --lang {language}", [called("help", SOLVING)]).screens[1]
        assert all(called(word, SOLVING) in helped for word in ("tip", "give-up", "quit"))
        assert tells(helped, "cli-help-letters", language)


def test_several_are_solved_one_after_the_other(solve: Player) -> None:
    second = sorted(conundrums.daily("2026-11-17").answer())
    first = sorted(DAILY.answer())
    lines = [*first, "", "give up", "y", ""]
    game = solve(f"{DAY} --count 2", lines)
    assert game.code == 0
    assert tells(game.screens[len(first)], "cli-let-be"), "one goes on"
    assert tells(game.screens[-1], "cli-end-leave")
    assert tells(game.screens[-1], "ui-task-daily", date="17 November 2026")
    assert all(place in game.screens[-1] for place in second)
    assert game.output.count("Chromino conundrum of") == 2
    left = solve(f"{DAY} --count 2", ["quit", "y"])
    assert tells(left.end, "cli-conundrum-bye")
    assert "17 November" not in left.output


# Which one


def test_today_is_the_usual_day(solve: Player) -> None:
    before = str(date.today())
    shown = solve("", []).screens[0]
    days = {before, str(date.today())}  # midnight may have come in between
    assert any(tells(shown, "ui-task-daily", date=words.date_name(day)) for day in days)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ("--date 2026-11-20", conundrums.daily("2026-11-20")),
        ("--number 12", conundrums.collection()[11]),
        ("--seed 5 --grade 2", conundrums.generate(5, 2)),
        ("--seed 5", conundrums.generate(5, 3)),
        (LINK, SMALL),
        (f"--link https://x.example/play/#conundrum={SMALL.link}", SMALL),
    ],
)
def test_options_name_a_conundrum(
    options: str, expected: conundrums.Conundrum, capsys: Capture
) -> None:
    [data] = json.loads(output_of(capsys, "conundrum", "--json", *options.split()))["conundrums"]
    assert data["text"] == expected.text
    assert data["counts"] == expected.counts
    assert data["grade"] == expected.grade
    assert conundrums.find(data["ref"]) == expected
    assert "answers" not in data


def test_a_new_one_is_new(capsys: Capture) -> None:
    made = [json.loads(output_of(capsys, "conundrum", "--grade", "1", "--json")) for _ in range(2)]
    one, other = (each["conundrums"][0] for each in made)
    assert one["text"] != other["text"]
    assert one["grade"] == other["grade"] == 1
    seed = str(one["ref"]["seed"])
    again = json.loads(output_of(capsys, "conundrum", "--seed", seed, "--grade", "1", "--json"))
    assert again["conundrums"] == [one]


@pytest.mark.parametrize(
    ("options", "refs"),
    [
        ("--number 58 --count 3", [{"number": n} for n in (58, 59, 60)]),
        (
            "--date 2027-12-31 --count 2",
            [{"date": "2027-12-31"}, {"date": "2028-01-01"}],
        ),
        ("--seed 8 --grade 1 --count 2", [{"seed": 8, "grade": 1}, {"seed": 9, "grade": 1}]),
    ],
)
def test_several_follow_each_other(
    options: str, refs: list[dict[str, Any]], capsys: Capture
) -> None:
    printed = output_of(capsys, "conundrum", "--json", *options.split())
    assert [each["ref"] for each in json.loads(printed)["conundrums"]] == refs


@pytest.mark.parametrize(
    ("line", "id", "args"),
    [
        ("--date 2026-13-01", "conundrum-date", {"value": "'2026-13-01'"}),
        ("--date 0000-01-01", "conundrum-date", {}),
        ("--date 9999-12-31 --count 2", "conundrum-date", {"value": "'9999-12-31'"}),
        ("--date 2199-12-31 --count 2", "conundrum-date", {"value": "'2200-01-01'"}),
        ("--number 61", "conundrum-number", {"value": "61", "most": 60}),
        ("--number 60 --count 2", "conundrum-number", {"value": "61"}),
        ("--number x", "cli-bad-value", {"option": "--number", "value": "'x'"}),
        ("--seed -1", "seed-range", {"value": "-1"}),
        ("--grade 6", "conundrum-grade", {"value": "6"}),
        (f"--link {pack({'format': 'chromino-game/1'})}", "conundrum-link", {}),
        ("--link 1nonsense", "link-damaged", {}),
        ("--count 0", "cli-bad-number", {"option": "--count"}),
        ("--count 61", "cli-conundrum-many", {"value": 61, "most": 60}),
        ("--date 2026-11-16 --number 1", "cli-conundrum-alone", {"option": "--number"}),
        ("--number 1 --grade 2", "cli-conundrum-alone", {"option": "--grade"}),
        ("--link x --count 2", "cli-conundrum-alone", {"option": "--count", "other": "--link"}),
        ("--list --seed 1", "cli-conundrum-alone", {"option": "--seed", "other": "--list"}),
        ("--sheet /nowhere/at/all.svg", "cli-no-file", {}),
        ("--sheet /", "cli-file-refused", {}),
        ("--sheet / --number 1 --count 12", "cli-file-refused", {}),
        ("--sheet x.svg --paper a5", "sheet-paper", {"value": "'a5'", "known": "a4, letter"}),
        ("--sheet x.svg --ink gold", "sheet-ink", {"value": "'gold'"}),
    ],
)
def test_mistakes_are_told_in_one_sentence(
    line: str, id: str, args: dict[str, Any], capsys: Capture
) -> None:
    assert tells(refusal_of(capsys, "conundrum", *line.split()), id, **args)


# Lists, answers and data


def test_the_collection_is_listed_without_its_answers(capsys: Capture) -> None:
    lines = output_of(capsys, "conundrum", "--list").splitlines()
    for number, (line, one) in enumerate(zip(lines, conundrums.collection(), strict=True), 1):
        assert line.startswith(f"Conundrum {number} · Grade {one.grade}: ")
        assert line.endswith(" · ".join(f"{tile} {count}" for tile, count in one.counts.items()))
        assert "@" not in line


def test_answers_are_told(capsys: Capture) -> None:
    printed = output_of(capsys, "conundrum", "--answers", "--number", "30", "--count", "2")
    for conundrum in conundrums.collection()[29:31]:
        assert all(f":{place}" in printed for place in conundrum.answer())
    told = json.loads(output_of(capsys, "conundrum", *DAY.split(), "--answers", "--json"))
    assert told["conundrums"][0]["answers"] == sorted(DAILY.answer())


# On paper


def test_a_page_is_written(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "page.svg"
    printed = output_of(capsys, "conundrum", *DAY.split(), "--sheet", str(file))
    assert printed == f"{file}\n"
    page = page_of(file.read_text("utf-8"))
    assert (page.width, page.height) == (210, 297)
    assert [panel.title for panel in page.panels] == ["1 · Conundrum of 16 November 2026"]
    assert len(page.panels[0].ticks) == len(DAILY.answer())


def test_several_pages_are_numbered(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "our week.svg"
    line = "--number 1 --count 12 --paper letter --ink grey --answers --json --lang fr --title"
    told = json.loads(
        output_of(capsys, "conundrum", "--sheet", str(file), *line.split(), "Lundi & mardi")
    )
    assert told["pages"] == [str(tmp_path / f"our week-{n}.svg") for n in (1, 2)]
    assert [each["ref"] for each in told["conundrums"]] == [{"number": n} for n in range(1, 13)]
    pages = [page_of(Path(each).read_text("utf-8")) for each in told["pages"]]
    assert sum(len(page.panels) for page in pages) == 12
    assert all((page.width, page.height) == (215.9, 279.4) for page in pages)
    assert pages[0].title.startswith("Lundi & mardi · Réponses")
