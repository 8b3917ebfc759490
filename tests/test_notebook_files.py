"""How notebooks are put together, and what is said to those who translate them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from builder import notebooks

SOURCE = """\
# %% [head] title age=8 minutes=20

# %% greet
name = "«ann»"
print(f"«hello»")  # «why»

# %% [exercise] try-it
print("«ann»")

# %% [exercise] think
"""

COMMON = {
    "head": "**Goal:** {goal} {age} {minutes}",
    "your-code": "Here.",
    "answer": "Answer",
    "next": "Next: {notebook}",
    "ann": "Ann",
}
WORDS = {
    "title": "# 1 · Hello",
    "goal": "You greet.",
    "hello": "Hello {name}",
    "why": "politely",
    "try-it": "Say `Ann`.",
    "think": "Why?",
    "think-answer": "Because.",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A notebook, in English and in French that is English."""
    folder = tmp_path / "notebooks"
    monkeypatch.setattr(notebooks, "NOTEBOOKS", folder)
    monkeypatch.setattr(notebooks, "NAMES", ("1_hello",))
    monkeypatch.setattr(notebooks, "LANGUAGES", ("en", "fr"))
    (folder / "source").mkdir(parents=True)
    (folder / "source" / "1_hello.py").write_text(SOURCE)
    for language in ("en", "fr"):
        write(folder, language, "common", COMMON)
        write(folder, language, "1_hello", WORDS)
    return folder


def write(folder: Path, language: str, name: str, words: dict[str, str]) -> None:
    path = folder / "words" / language / f"{name}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(f"<!-- {id} -->\n{text}\n" for id, text in words.items()))


def cells(text: str) -> dict[str, str]:
    made: list[dict[str, Any]] = json.loads(text)["cells"]
    return {cell["id"]: "".join(cell["source"]) for cell in made}


def test_words_are_put_into_cells_and_into_code(folder: Path) -> None:
    made = cells(notebooks.build("en", "1_hello"))
    assert made["title"] == "# 1 · Hello\n\n**Goal:** You greet. 8 20"
    assert made["greet"] == 'name = "Ann"\nprint(f"Hello {name}")  # politely'
    assert list(made)[2:5] == ["try-it", "try-it-yours", "try-it-answer"]
    assert made["try-it-yours"] == "# Here.\n"
    code = '```python\nprint("Ann")\n```'
    assert made["try-it-answer"] == f"<details>\n<summary>Answer</summary>\n\n{code}\n\n</details>"
    # A question to think about has no place for code, and its answer has none.
    assert "think-yours" not in made
    assert made["think-answer"].endswith("\n\nBecause.\n\n</details>")


def test_a_notebook_leads_on_to_the_next(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notebooks, "NAMES", ("1_hello", "2_bye"))
    (folder / "source" / "2_bye.py").write_text(SOURCE)
    write(folder, "en", "2_bye", {**WORDS, "title": "# 2 · Bye\n\nWe part."})
    *_, (last, text) = cells(notebooks.build("en", "1_hello")).items()
    assert (last, text) == ("next", "Next: [2 · Bye](2_bye.ipynb)")
    assert "next" not in cells(notebooks.build("en", "2_bye"))


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"hello": None}, r"fr/1_hello\.md: missing: \['hello'\]"),
        ({"helo": "Salut"}, r"unknown: \['helo'\]"),
        ({"hello": "Salut"}, r"hello: lost from the English: \{'\{name\}': 1\}"),
        ({"try-it": "Dis `Anne`."}, r"lost .*`Ann`.*, added: .*`Anne`"),
        ({"title": "1 · Salut"}, "title: lost from the English: {'# ': 1}"),
        ({"why": ""}, r"without words: \['why'\]"),
    ],
)
def test_a_translator_is_told_what_is_missing(
    folder: Path, changed: dict[str, str | None], said: str
) -> None:
    words = {id: text for id, text in {**WORDS, **changed}.items() if text is not None}
    write(folder, "fr", "1_hello", words)
    with pytest.raises(SystemExit, match=said):
        notebooks.build("fr", "1_hello")


def test_words_that_come_twice_or_in_another_order_are_found(folder: Path) -> None:
    path = folder / "words" / "fr" / "1_hello.md"
    text = path.read_text()
    path.write_text(f"{text}\n<!-- why -->\npar politesse\n")
    with pytest.raises(SystemExit, match=r"fr/1_hello\.md: twice: \['why'\]"):
        notebooks.build("fr", "1_hello")
    write(folder, "fr", "1_hello", dict(reversed(WORDS.items())))
    with pytest.raises(SystemExit, match="another order than in English"):
        notebooks.build("fr", "1_hello")


def test_a_language_without_words_is_missed(folder: Path) -> None:
    with pytest.raises(SystemExit, match=r"no notebooks/words/uk/common\.md: copy the English"):
        notebooks.build("uk", "1_hello")


def test_words_that_nobody_says_are_found(folder: Path) -> None:
    for language in ("en", "fr"):
        write(folder, language, "1_hello", {**WORDS, "spare": "Never said."})
    with pytest.raises(SystemExit, match=r"never says \['spare'\]"):
        notebooks.build("en", "1_hello")


def test_code_that_asks_for_words_that_are_not_there_is_found(folder: Path) -> None:
    (folder / "source" / "1_hello.py").write_text(SOURCE.replace("«hello»", "«bye»"))
    with pytest.raises(SystemExit, match="no words for 'bye'"):
        notebooks.build("en", "1_hello")


def test_words_that_break_the_code_are_found(folder: Path) -> None:
    write(folder, "fr", "common", {**COMMON, "ann": '"Anne"'})
    said = r'words/fr/1_hello\.md or common\.md break the code: .*: name = ""Anne""'
    with pytest.raises(SystemExit, match=said):
        notebooks.build("fr", "1_hello")


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("# %% greet", "# %% Greet", "no cell begins like this: # %% Greet"),
        ("[exercise] try-it", "[excercise] try-it", r"begins like this: .*\[excercise\]"),
        ("# %% [head]", "import chromino_core\n# %% [head]", "like this: import chromino_core"),
        (" age=8 minutes=20", "", "title: the head, and only that, has age="),
        ("# %% greet", "# %% greet age=8 minutes=20", "greet: the head, and only that"),
        ("[exercise] try-it", "[markdown] try-it", "try-it: a cell of words has no code"),
        ("minutes=20\n", "minutes=20\nname = 7\n", "title: a cell of words has no code"),
    ],
)
def test_a_source_that_can_not_be_read_is_not_half_read(
    folder: Path, right: str, wrong: str, said: str
) -> None:
    assert right in SOURCE
    (folder / "source" / "1_hello.py").write_text(SOURCE.replace(right, wrong, 1))
    with pytest.raises(SystemExit, match=rf"notebooks/source/1_hello\.py.*{said}"):
        notebooks.build("en", "1_hello")


def test_a_stale_notebook_is_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["notebooks.py", "en"])
    notebooks.main()
    monkeypatch.setattr("sys.argv", ["notebooks.py", "--check"])
    with pytest.raises(SystemExit, match=r"fr/1_hello\.ipynb is older"):  # it isn't there at all
        notebooks.main()
    assert not (folder / "fr").exists()
    monkeypatch.setattr("sys.argv", ["notebooks.py"])
    notebooks.main()
    monkeypatch.setattr("sys.argv", ["notebooks.py", "--check"])
    notebooks.main()
    write(folder, "fr", "common", {**COMMON, "answer": "Réponse"})
    with pytest.raises(SystemExit, match=r"fr/1_hello\.ipynb is older .* `make notebooks`"):
        notebooks.main()
