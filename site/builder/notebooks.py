"""Builds the notebooks: one source for the code, a catalogue of words for each language.

python -m builder.notebooks             writes notebooks/<language>/*.ipynb
python -m builder.notebooks fr uk       only these languages
python -m builder.notebooks --check     only tells whether those files are up to date

`notebooks/source/1_play.py` has the cells: `# %% [markdown] id` is a cell of words, `# %% id` one
of code, `# %% [head] id age=8 minutes=20` the first one, and `# %% [exercise] id` something to try,
above the code of its answer. In code, `«id»` stands for words, too. `notebooks/words/en/1_play.md`
has the words, each below its id in a comment; `common.md` has those that all notebooks share.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from builder.paths import NOTEBOOKS
from builder.words import LANGUAGES

__all__ = ["NAMES", "Cell", "answers", "build", "catalogue", "cells", "read"]

NAMES: Final = tuple(sorted(path.stem for path in (NOTEBOOKS / "source").glob("*.py")))

Words: TypeAlias = Mapping[str, str]

_CELL: Final = re.compile(
    r"# %%(?: \[(head|markdown|exercise)\])? ([a-z-]+)(?: age=(\d+) minutes=(\d+))?"
)
_MESSAGE: Final = re.compile(r"^<!-- ([a-z][a-z-]*) -->$", re.M)
_MARK: Final = re.compile(r"«([a-z-]+)»")
_KEPT: Final = re.compile(r"`[^`\n]+`|\{[^{}\n]*\}|\]\([^)\n]+\)|^(?:#+|-) ", re.M)


class Cell(NamedTuple):
    """A cell of a source, before it has any words."""

    kind: str
    id: str
    code: str
    age: str
    minutes: str


def cells(name: str) -> Iterator[Cell]:
    """The cells of a notebook's source."""
    path = NOTEBOOKS / "source" / f"{name}.py"
    first, *parts = re.split("^(?=# %%)", path.read_text("utf-8"), flags=re.M)
    for part in [*([first] if first.strip() else []), *parts]:
        heading, _, code = part.partition("\n")
        cell = _CELL.fullmatch(heading)
        if cell is None:
            raise SystemExit(f"{_near(path)}: no cell begins like this: {heading}")
        kind, id, age, minutes = cell.groups()
        if (kind == "head") != (age is not None):
            raise SystemExit(f"{_near(path)}, {id}: the head, and only that, has age= and minutes=")
        if kind in ("head", "markdown") and code.strip():
            raise SystemExit(f"{_near(path)}, {id}: a cell of words has no code")
        yield Cell(kind or "code", id, code.strip(), age, minutes)


def read(language: str, name: str) -> dict[str, str]:
    """The messages of one file of words, by their ids."""
    path = NOTEBOOKS / "words" / language / f"{name}.md"
    if not path.is_file():
        raise SystemExit(f"There is no {_near(path)}: copy the English one and translate it.")
    _, *parts = _MESSAGE.split(path.read_text("utf-8"))
    ids, texts = parts[::2], [text.strip() for text in parts[1::2]]
    twice = [id for id, count in Counter(ids).items() if count > 1]
    empty = [id for id, text in zip(ids, texts, strict=True) if not text]
    if twice or empty:
        raise SystemExit(f"{_near(path)}: twice: {twice}, without words: {empty}.")
    return dict(zip(ids, texts, strict=True))


def catalogue(language: str, name: str) -> dict[str, str]:
    """The words of a notebook, and those it shares; they say what the English ones say.

    So much can be checked: the same ids, and in each the same code, names, links and list items.
    """
    words: dict[str, str] = {}
    for file in ("common", name):
        english, own = read("en", file), read(language, file)
        where = f"notebooks/words/{language}/{file}.md"
        if list(english) != list(own):
            missing = [id for id in english if id not in own]
            unknown = [id for id in own if id not in english]
            order = "" if missing or unknown else " The ids come in another order than in English."
            raise SystemExit(f"{where}: missing: {missing}, unknown: {unknown}.{order}")
        for id, text in english.items():
            wanted, found = Counter(_KEPT.findall(text)), Counter(_KEPT.findall(own[id]))
            if wanted != found:
                lost, more = dict(wanted - found), dict(found - wanted)
                raise SystemExit(f"{where}, {id}: lost from the English: {lost}, added: {more}.")
        words |= own
    return words


def build(language: str, name: str) -> str:
    """A notebook in one language, as Jupyter itself would write it to a file."""
    words, used = catalogue(language, name), {"answer", "head", "next", "your-code"}
    try:
        made = [each for cell in cells(name) for each in _made(cell, words, used)]
    except SyntaxError as error:
        where = f"notebooks/words/{language}/{name}.md or common.md"
        raise SystemExit(f"Words in {where} break the code: {error.msg}: {error.text}") from None
    made += [_leads_on(language, following, words) for following in _following(name)]
    unused = read("en", name).keys() - used
    if unused:
        raise SystemExit(f"notebooks/source/{name}.py never says {sorted(unused)}.")
    notebook = {
        "cells": made,
        "metadata": {
            "kernelspec": {
                "display_name": "Python 3 (ipykernel)",
                "language": "python",
                "name": "python3",
            },
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def answers(language: str, name: str) -> dict[str, str]:
    """The code of the folded answers, by the ids of their exercises."""
    words = catalogue(language, name)
    return {
        cell.id: _spoken(cell.code, words, set())
        for cell in cells(name)
        if cell.kind == "exercise" and cell.code
    }


def _made(cell: Cell, words: Words, used: set[str]) -> Iterator[dict[str, Any]]:
    if cell.kind == "code":
        yield _code(cell.id, _spoken(cell.code, words, used))
        return
    text = _said(cell.id, words, used)
    if cell.kind == "head":
        about = words["head"].format(
            goal=_said("goal", words, used), age=cell.age, minutes=cell.minutes
        )
        text = f"{text}\n\n{about}"
    yield _markdown(cell.id, text)
    if cell.kind == "exercise":
        # Somewhere to write, unless it is a question to think about; only then the answer.
        if cell.code:
            yield _code(f"{cell.id}-yours", f"# {words['your-code']}\n")
        yield _markdown(f"{cell.id}-answer", _folded(cell, words, used))


def _following(name: str) -> tuple[str, ...]:
    """The notebook after this one, if there is one."""
    place = NAMES.index(name) + 1
    return NAMES[place : place + 1]


def _leads_on(language: str, following: str, words: Words) -> dict[str, Any]:
    """A link to another notebook, by its title: not every host shows the folder they are in."""
    title = read(language, following)["title"].splitlines()[0].removeprefix("# ")
    return _markdown("next", words["next"].format(notebook=f"[{title}]({following}.ipynb)"))


def _folded(cell: Cell, words: Words, used: set[str]) -> str:
    """An answer that one has to click on; every host of notebooks knows these tags."""
    parts = [f"<details>\n<summary>{words['answer']}</summary>"]
    if f"{cell.id}-answer" in words:
        parts.append(_said(f"{cell.id}-answer", words, used))
    if cell.code:
        parts.append(f"```python\n{_spoken(cell.code, words, used)}\n```")
    return "\n\n".join([*parts, "</details>"])


def _spoken(code: str, words: Words, used: set[str]) -> str:
    """Code with its words put in; it is still code."""
    spoken = _MARK.sub(lambda mark: _said(mark[1], words, used), code)
    compile(spoken, "<cell>", "exec")
    return spoken


def _said(id: str, words: Words, used: set[str]) -> str:
    if id not in words:
        raise SystemExit(f"There are no words for {id!r} in notebooks/words/en.")
    used.add(id)
    return words[id]


def _markdown(id: str, text: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "id": id, "metadata": {}, "source": _lines(text)}


def _code(id: str, code: str) -> dict[str, Any]:
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": id,
        "metadata": {},
        "outputs": [],
        "source": _lines(code),
    }


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _near(path: Path) -> Path:
    return path.relative_to(NOTEBOOKS.parent)


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the notebooks in their languages.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if one is stale")
    parser.add_argument("languages", nargs="*", help="only these, such as fr (otherwise all)")
    told = parser.parse_args()
    for language in told.languages or LANGUAGES:
        for name in NAMES:
            path, text = NOTEBOOKS / language / f"{name}.ipynb", build(language, name)
            if not told.check:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, "utf-8")
            elif not path.is_file() or path.read_text("utf-8") != text:
                raise SystemExit(
                    f"{_near(path)} is older than its source: run `make notebooks`, and commit it."
                )


if __name__ == "__main__":
    main()
