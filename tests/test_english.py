"""Every message that the packages can produce has its words, and nothing else has."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from catalogue import in_words, messages, variables_of

import chromino_core
from builder.generate.python_words import compiled, made, pattern_of
from builder.paths import ROOT, WIDGET, WORDS
from chromino_core import svg, words
from chromino_core.bots import BOTS
from chromino_core.game.outcome import Ending
from chromino_core.problems import Problem, shown
from chromino_core.words.sentences import _arguments, _catalogue

PACKAGE = Path(chromino_core.__file__).parent
ENGLISH = _catalogue("en")
OWN = set(messages((WORDS / "python" / "en.ftl").read_text("utf-8")))
"""What only Python says, or says in its own way."""

# What `refuse` and `because` take besides the arguments of the message.
IMPLIED = {"refuse": {"at"}, "wrong": {"at"}}

# What every message about a name is told besides: whether that is the word for who is addressed.
ADDRESSED = {"you"}

# Functions of the package whose first argument is the id of a message.
MAKERS = {"Message", "Problem", "because", "refuse", "decline", "sentence", "say", "tiles_told",
          "wrong"}  # fmt: skip


# What is wrong with a deal is said of it, and of a record.
WRONG = ("deal-", "record-")


class Use(NamedTuple):
    id: str
    args: frozenset[str] | None
    """None where the source does not say."""
    where: str


def uses() -> list[Use]:
    return [use for path in sorted(PACKAGE.rglob("*.py")) for use in uses_in(path)]


def uses_in(path: Path) -> Iterator[Use]:
    tree = ast.parse(path.read_text("utf-8"))
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in own_nodes(function):
                if isinstance(node, ast.Call) and node.args and name_of(node) in MAKERS:
                    where = f"{path.name}:{node.lineno}"
                    first = 1 if name_of(node) == "tiles_told" else 0
                    for id in ids_of(node.args[first], function):
                        for begin in WRONG if name_of(node) == "wrong" else ("",):
                            yield Use(f"{begin}{id}", args_of(node, function), where)


def own_nodes(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function, without those of the functions in it."""
    queue: list[ast.AST] = list(function.body)
    while queue:
        node = queue.pop()
        yield node
        queue += [
            child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.FunctionDef)
        ]


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def ids_of(node: ast.expr | None, function: ast.FunctionDef) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return ids_of(node.body, function) + ids_of(node.orelse, function)
    if isinstance(node, ast.JoinedStr):
        return filled(node)
    if isinstance(node, ast.Name):
        return ids_of(last_value(node.id, function, node.lineno), function)
    return []  # a function that passes on the id it is given


def filled(text: ast.JoinedStr) -> list[str]:
    """The texts of an f-string in which the only variable is the reason of an outcome."""
    first, variable = text.values
    if isinstance(first, ast.FormattedValue):
        return []  # a function that completes an id it is given
    assert isinstance(first, ast.Constant)
    assert isinstance(first.value, str)
    if first.value.startswith(("cli-", "name-")):
        return []  # see COMPLETED
    if first.value in WRONG:
        return []  # the other half is what somebody has called `wrong` with
    if first.value in ("ui-kind-", "ui-mark-"):
        return []  # of the screens' own words, which their tests look for
    assert ast.unparse(variable).strip("f'{}").endswith(".reason"), ast.unparse(text)
    return [f"{first.value}{reason}" for reason in get_args(Ending)]


def args_of(call: ast.Call, function: ast.FunctionDef) -> frozenset[str] | None:
    if name_of(call) == "tiles_told":
        return frozenset({"count", "tiles"})
    if name_of(call) in ("because", "refuse", "decline", "say", "wrong"):
        named = {keyword.arg for keyword in call.keywords}
        implied = IMPLIED.get(name_of(call), set())
        return None if None in named else frozenset({*map(str, named), *implied})
    given = call.args[1] if len(call.args) > 1 else None
    if isinstance(given, ast.Name):
        given = last_value(given.id, function, call.lineno)
    if given is None:
        return frozenset() if len(call.args) < 2 else None
    if isinstance(given, ast.Dict):
        return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))
    return None


def last_value(name: str, function: ast.FunctionDef, line: int) -> ast.expr | None:
    """What the variable was last set to above a line."""
    found = None
    for node in sorted(
        (node for node in own_nodes(function) if isinstance(node, ast.Assign | ast.AnnAssign)),
        key=lambda node: node.lineno,
    ):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if node.lineno < line and any(getattr(target, "id", None) == name for target in targets):
            found = node.value
    return found


USES = uses()

# Ids that stand in a table, and ids that are completed.
NAMED = {
    id
    for folder in (PACKAGE, WIDGET)
    for path in folder.rglob("*.py")
    for id in re.findall(r"""["']([a-z]+(?:-[a-z0-9]+)+)["']""", path.read_text("utf-8"))
}
COMPLETED = (
    *(f"name-{kind}" for kind in BOTS),
    *(f"cli-{command}" for command in ("play", "conundrum", "simulate", "perft", "svg")),
    *(f"cli-column-{key}" for key in ("wins", "shared", "won", "draws", "left", "points")),
    *(f"cli-column-{key}" for key in ("depth", "leaves", "seconds")),
    *(f"cli-row-{key}" for key in ("games", "seed", "turns", "blocked", "games-per-second")),
    *("picture-table-empty", "picture-hand-empty"),
)
ELSEWHERE = ("start-", "serve-")
"""What begins so is said by the scripts of the page; their tests look for it."""


def test_the_source_was_read() -> None:
    assert len(USES) > 100
    assert {use.where.split(":")[0] for use in USES} >= {
        "board.py", "game.py", "links.py", "record.py", "rules.py", "session.py", "view.py",
        "drawings.py", "screen.py", "play.py", "study.py",
    }  # fmt: skip
    known = sum(use.args is not None for use in USES)
    assert known / len(USES) > 0.9


@pytest.mark.parametrize("use", USES, ids=lambda use: f"{use.where} {use.id}")
def test_every_message_has_its_words(use: Use) -> None:
    assert use.id in ENGLISH
    if use.args is not None:
        said = _arguments(ENGLISH[use.id]) - (ADDRESSED if "name" in use.args else set())
        assert said <= use.args
        if use.id in OWN:
            assert said == use.args, "for who writes programs, nothing is left out"


@pytest.mark.parametrize("id", [*COMPLETED, *words.COLOURS.values()])
def test_what_is_completed_has_its_words(id: str) -> None:
    assert id in ENGLISH


def test_no_message_is_unused() -> None:
    sent = {use.id for use in USES} | NAMED | set(COMPLETED)
    assert {id for id in ENGLISH if not id.startswith(ELSEWHERE)} - sent == set()


SENTENCES = [id for id in ENGLISH if not id.startswith(("ui-", "cli-", "list-", "name-", "rules-"))]


@pytest.mark.parametrize("id", SENTENCES)
def test_every_message_makes_a_sentence(id: str) -> None:
    args: dict[str, str | int] = dict.fromkeys(_arguments(ENGLISH[id]), 3)
    for letter in args.keys() & {"colour", "neighbour"}:
        args[letter] = "R"
    if "tile" in args:
        args["tile"] = "B*Y"
    sentence = Problem(id, args).sentence
    assert "{" not in sentence
    first = sentence[0]
    assert first.isupper() or first.isdigit() or id.startswith(("picture-", "serve-", *FIELDS))


FIELDS = ("simulate-", "min-contacts-range", "widget-")
"""What begins with the name of a field."""


def test_letters_are_put_into_words() -> None:
    told = words.sentence("not-in-hand", {"tile": "B*Y"})
    assert "blue, wild, yellow" in told
    assert words.tile_name("RGP") == "red, green, purple"
    assert words.tile_name("RGP", "zh-Hant") == "紅綠紫"


@pytest.mark.parametrize(
    ("language", "won", "turn"),
    [
        ("en", "You win!", "It’s your turn."),
        ("fr", "Tu gagnes\u202f!", "C’est à toi de jouer."),
        ("uk", "Ти перемагаєш!", "Твій хід."),
        ("zh-Hant", "你贏了！", "輪到你了。"),
    ],
)
def test_who_has_the_word_for_it_as_a_name_is_addressed(language: str, won: str, turn: str) -> None:
    for name in words.typed("ui-you", language):
        for spelt in (name, name.upper(), f"🦊 {name.capitalize()}"):
            told = {"name": spelt}
            assert words.is_you(spelt, language)
            assert words.sentence("say-won-emptied", told, language) == won
            if name == words.typed("ui-you", language)[0] and "🦊" not in spelt:
                assert words.sentence("say-turn", told, language) == turn
    for name in ("Ann", "Youssef", "Тиміш", "你好", "You 2", "", "🦊"):
        assert not words.is_you(name, language)
        assert name in words.sentence("say-won-emptied", {"name": name}, language)
    # Who speaks may know better.
    assert words.sentence("say-won-emptied", {"name": "Ann", "you": "does"}, language) == won
    # What is said for who writes programs tells what there was, and no more.
    assert "you=" not in words.detailed("already-resigned", {"name": "Ann", "seat": 1}, language)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_number_that_is_too_long_is_put_into_words(language: str) -> None:
    """Wherever it stands: alone, in a list, or among what a sentence leaves out."""
    said = [words.sentence("ui-huge-number", {}, each) for each in words.LANGUAGES]
    assert len(set(said)) == len(said)
    huge = said[words.LANGUAGES.index(language)]
    with words.speaking(language):
        starts: list[Callable[[], object]] = [
            lambda: chromino_core.Game(["Ann", "Ben"], seed=10**5000),
            lambda: chromino_core.Game([10**5000]),  # type: ignore[list-item]
            lambda: chromino_core.Game.from_record("9" * 5000),
        ]
        for start in starts:
            with pytest.raises(ValueError, match=re.escape(huge)) as refused:
                start()
            assert words.HUGE not in str(refused.value)
        assert huge in Problem("record-not-text", {"value": shown([10**99])}).sentence


def test_what_a_sentence_leaves_out_stands_before_its_stop() -> None:
    problem = Problem("record-not-text", {"at": "$.players"})
    told = words.sentence(*problem[:2])
    assert told[-1] == "."
    assert problem.sentence == f"{told[:-1]} (at=$.players)."


@pytest.mark.parametrize(
    ("language", "end"), [("en", "; at=$.bag)."), ("zh-Hant", "; at=$.bag）。")]
)
def test_details_share_their_parentheses(language: str, end: str) -> None:
    args = {"value": "NaN", "at": "$.bag"}
    assert words.detailed("record-number", args, language).endswith(end)


# Languages


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has chosen a language."""
    monkeypatch.delenv("CHROMINO_LANGUAGE", raising=False)


@pytest.mark.usefixtures("quiet")
def test_errors_are_english_unless_somebody_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    error = chromino_core.InvalidNotation([Problem("not-a-tile", {"text": "'X'"})])
    english = str(error)
    with words.speaking("fr"):
        assert str(error) != english
        assert str(error) == words.sentence("not-a-tile", {"text": "'X'"}, "fr")
        with words.speaking("uk"):
            assert words.spoken() == "uk"
    assert str(error) == english
    monkeypatch.setenv("CHROMINO_LANGUAGE", "fr")
    assert str(error) != english
    words.speak("en")
    assert str(error) == english
    words.speak(None)
    assert words.spoken() == "fr"


@pytest.mark.usefixtures("quiet")
def test_a_language_for_a_while_is_for_one_thread_alone() -> None:
    def asked() -> str:
        with words.speaking("uk"):
            return words.spoken()

    with words.speaking("fr"), ThreadPoolExecutor(1) as other:
        assert other.submit(words.spoken).result() == "en"
        assert other.submit(asked).result() == "uk"
        words.speak("zh-Hant")
        assert words.spoken() == "fr"
        assert other.submit(words.spoken).result() == "zh-Hant"
    words.speak(None)
    assert words.spoken() == "en"


def test_a_language_that_is_not_there_is_never_spoken() -> None:
    with pytest.raises(
        ValueError, match=r"There is no language 'de' here\. .*: en, fr, uk, zh-Hant"
    ):
        words.sentence("game-over", {}, "de")
    with pytest.raises(ValueError, match="no language 'de'"), words.speaking("de"):
        pass
    for draw in (svg.tile, svg.hand):
        with pytest.raises(ValueError, match="no language 'FR'"):
            draw("BRY", language="FR")


def test_without_the_files_a_message_is_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the page, where nobody reads it."""
    monkeypatch.setattr("chromino_core.words.sentences._catalogue", lambda language: {})
    problem = Problem("no-such-seat", {"seat": 5, "last": 1})
    assert problem.sentence == "no-such-seat (seat=5, last=1)"
    assert words.sentence("game-over") == "game-over"
    named = {"B": "blau", "R": "rot"}  # by the page
    assert words.tile_name("BRB", colours=named) == "blau, rot, blau"


def test_the_files_are_fresh() -> None:
    for path, text in made().items():
        assert path.read_text("utf-8") == text, "run `make words`, and commit"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_they_are_read_as_they_were_made(language: str) -> None:
    assert compiled(language) == _catalogue(language)


def test_what_is_said_otherwise_need_not_be_the_plural(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "tiles = { $count ->\n   *[0] none\n    [one] a\n    [other] b\n }"
    [message] = messages(text).values()
    catalogue = {"tiles": pattern_of(message)}
    monkeypatch.setattr("chromino_core.words.sentences._catalogue", lambda language: catalogue)
    assert [words.sentence("tiles", {"count": count}) for count in (0, 1, 2)] == ["none", "a", "b"]
    assert words.sentence("tiles", {"count": "many"}) == "none"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_python_and_the_screens_say_the_same(language: str) -> None:
    """Whatever the number: the formatter here and that of the tests agree on every message."""
    table = messages((WORDS / f"{language}.ftl").read_text("utf-8"))
    ours = messages((WORDS / "python" / f"{language}.ftl").read_text("utf-8"))
    for id in _catalogue(language):
        message = ours.get(id) or table.get(id)
        if message is None:
            continue  # a name from another part
        for number in (0, 1, 2, 3, 5, 11, 12, 21, 22, 101):
            args: dict[str, str | int] = dict.fromkeys(variables_of(message), number)
            letters = args.keys() & {"colour", "neighbour"}
            given = args | dict.fromkeys(letters, "R")
            args |= dict.fromkeys(letters, words.colour_names(language)["R"])
            assert words.sentence(id, given, language) == in_words(message, args, language), id


ENGLISH_TEXT = re.compile(r"[A-Za-z]+[ ,][a-z]+ [a-z]+")
PLAIN = re.compile(
    r"chromino |argument \(|whoever is to move$"
    r"| has no attribute $|a Tile cannot be (subclassed|changed)| on the table>$"
)
"""What one types, what argparse and Python say, and what stands for a value."""


@pytest.mark.parametrize(
    "path",
    sorted(
        {*PACKAGE.rglob("*.py"), *(WIDGET).glob("*.py")},
        key=str,
    ),
    ids=lambda path: path.relative_to(ROOT).as_posix(),
)
def test_nothing_is_said_past_the_catalogues(path: Path) -> None:
    """Texts with several words are for readers of the source, or in a catalogue."""
    tree = ast.parse(path.read_text("utf-8"))
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    silent |= {  # what traits tell programmers, as docstrings do
        id(keyword.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("traitlets.")
        for keyword in node.keywords
    }
    said = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent
    ]
    english = [text for text in said if ENGLISH_TEXT.search(text) and not PLAIN.match(text)]
    assert english == []
