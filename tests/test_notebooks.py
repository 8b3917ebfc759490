"""The notebooks run in every language, show what they claim to, and are committed as built."""

from __future__ import annotations

import ast
import json
import re
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from typing import Any, Final, NamedTuple

import nbformat
import pytest
from nbclient import NotebookClient
from traitlets.config import Config

from builder.notebooks import NAMES, answers, build, catalogue, cells
from builder.notebooks import read as read_words
from builder.paths import NOTEBOOKS as FOLDER
from builder.words import LANGUAGES
from chromino_core import words

FILES: Final = [FOLDER / language / f"{name}.ipynb" for language in LANGUAGES for name in NAMES]


def in_full(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


EVERY: Final = pytest.mark.parametrize("file", FILES, ids=in_full)

VIEW: Final = "application/vnd.jupyter.widget-view+json"
STATE: Final = "application/vnd.jupyter.widget-state+json"
PLOT: Final = "application/vnd.vegalite.v5+json"
PICTURE: Final = "image/svg+xml"


class Shown(NamedTuple):
    """What is to be seen in a notebook that was run."""

    pictures: int
    plots: int = 0
    widgets: tuple[str, ...] = ()


SHOWN: Final = {
    "1_play": Shown(2, 0, ("Introduction", "Table", "Label")),
    "2_the_75_tiles": Shown(6, 1),
    "3_placing": Shown(7, 0, ("BoardView", "ConundrumView")),
    "4_editions": Shown(1, 1),
    "5_scoring": Shown(2),
    "6_write_a_bot": Shown(2, 1, ("Table",)),
    "7_chance": Shown(0, 3),
}

# What is true afterwards: the notebook was run, and then all of its answers.
AFTERWARDS: Final = {
    "1_play": """
        assert len(table.game.log) == 1  # an answer has moved, and nothing else
        assert table.run_bots() > 0
        name = table.game.players[1]
        assert news.value.startswith(f"{name}: ") and str(len(table.game.board)) in news.value
        assert str(len(table.game.hands[1])) in race.value
        assert table.theme == "dark" and table.language in ("fr", "uk")
        assert table.game is game and game.log == Game.from_record(table.record).log
    """,
    "2_the_75_tiles": """
        assert (len(readings), len(alone), len(paired), len(box)) == (125, 25, 100, 75)
        assert {Tile(reading) for reading in ring} == set(chameleons)
        assert all(one[2] == other[0] for one, other in zip(ring, ring[1:] + ring[:1]))
        for letter in "RGBYP":
            assert sum(letter in tile.text for tile in box) == 35
            assert sum(tile.text.count(letter) for tile in box) == 45
    """,
    "3_placing": """
        from contextlib import redirect_stdout
        from io import StringIO
        replies = []
        for answer in ["", "blue", "PGR@0,1>", "BRR@0,1>", "BRR@1,1>", "RRB@2,1>"]:
            with redirect_stdout(StringIO()) as said:
                check(answer)
            replies.append(said.getvalue())
        assert replies[4] == replies[5] and len(set(replies)) == 5 and all(replies)
        assert len(board.legal_placements("BRR")) == 2
        assert len(easier.legal_placements("PGR")) > len(places)
    """,
    "4_editions": """
        from statistics import mean
        turns = {name: mean(row.turns for row in played[name]) for name in played}
        assert turns["meccano-1998"] > turns["ravensburger-2001"] > turns["modern"]
        draws = {name: mean(row.draws for row in played[name]) for name in played}
        assert min(draws, key=draws.get) == "modern"
        for rule in EDITIONS["modern"].as_dict():
            said = {str(EDITIONS[name].as_dict()[rule]) for name in names}
            if rule != "edition" and len(said) > 1:
                assert all(one in in_words or one.isdigit() for one in said), rule
    """,
    "5_scoring": """
        assert (system_a, expert, meccano, system_b, system_c) == (7, 7, 13, 17, 22)
        assert board.is_legal("YBY@3,-4v")
    """,
    "6_write_a_bot": """
        assert len(shares) == 200 and estimate(shares)[1] > 0.5
        table.game.push(table.game.legal_actions()[0])
        assert table.run_bots() > 0
    """,
    "7_chance": """
        assert 0.4 < stuck < 0.5 < p
    """,
}

# What may well be the same in two languages.
ALIKE: Final = {"another-language", "expert", "simple", "ann", "ben"}

ENGLISH: Final = re.compile(r"\b(the|and|you|your|with|tiles?|is|are|of|to)\b [a-z]+")


def read(file: Path) -> Any:
    return nbformat.read(file, 4)  # type: ignore[no-untyped-call]


def test_every_notebook_is_here_and_in_the_readme() -> None:
    assert LANGUAGES == words.LANGUAGES
    assert list(NAMES) == list(SHOWN) == list(AFTERWARDS)
    readme = (FOLDER / "README.md").read_text("utf-8")
    listed = re.findall(r"^\| \[(.+)\]\((\S+)\) \| .+ \| (\d+) \| (\d+) \|$", readme, re.M)
    assert listed == [of_head(file) for file in FILES]
    assert {
        path for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts
    } == set(FILES)


def of_head(file: Path) -> tuple[str, str, str, str]:
    """Title, path, age and minutes, as the README has them."""
    heading, *_, about = read(file).cells[0].source.splitlines()
    age, minutes = re.findall(r"\d+", about)
    return heading.removeprefix("# "), f"{file.parent.name}/{file.name}", age, minutes


# Their words


@EVERY
def test_it_is_what_its_source_and_its_words_give(file: Path) -> None:
    assert file.read_text("utf-8") == build(file.parent.name, file.stem)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("name", [*NAMES, "common"])
def test_nothing_is_left_in_english(language: str, name: str) -> None:
    english, own = read_words("en", name), read_words(language, name)
    same = {id for id, text in own.items() if text == english[id] and has_words(text)}
    assert same <= ALIKE
    for id, text in own.items():
        # Code stays as it is, and so may a word in brackets; whole phrases don't.
        prose = re.sub(r"`[^`]*`|\{[^{}]*\}", "", text)
        assert not ENGLISH.search(prose), (id, text)


def has_words(text: str) -> bool:
    return bool(re.search(r"[^\W\d_]{2}", re.sub(r"`[^`]*`|\{[^{}]*\}", "", text)))


@EVERY
def test_the_readme_calls_it_as_it_calls_itself(file: Path) -> None:
    title = catalogue(file.parent.name, file.stem)["title"].splitlines()[0].removeprefix("# ")
    head = next(cells(file.stem))
    readme = (FOLDER / "README.md").read_text("utf-8").splitlines()
    [row] = [line for line in readme if f"({file.parent.name}/{file.name})" in line]
    assert row.startswith(f"| [{title}](")
    assert row.endswith(f"| {head.age} | {head.minutes} |")


@EVERY
def test_it_says_goal_age_and_minutes(file: Path) -> None:
    first = read(file).cells[0].source
    words = catalogue(file.parent.name, file.stem)
    assert words["goal"] in first
    age, minutes = map(int, re.findall(r"\d+", first.rpartition(words["goal"])[2]))
    assert 6 <= age <= 14
    assert 15 <= minutes <= 45


def test_shared_words_are_said_somewhere() -> None:
    sources = "".join((FOLDER / "source" / f"{name}.py").read_text("utf-8") for name in NAMES)
    said = {"head", "your-code", "answer", "next", *re.findall("«([a-z-]+)»", sources)}
    assert read_words("en", "common").keys() <= said


def test_languages_have_the_same_cells_and_the_same_code() -> None:
    for name in NAMES:
        told = [read(FOLDER / language / f"{name}.ipynb").cells for language in LANGUAGES]
        for same in zip(*told, strict=True):
            assert len({(cell.cell_type, cell.id) for cell in same}) == 1
            if same[0].cell_type == "code" and not same[0].id.endswith("-yours"):
                assert len({shape(cell.source) for cell in same}) == 1
        folded = [answers(language, name) for language in LANGUAGES]
        for exercise in folded[0]:
            assert len({shape(each[exercise]) for each in folded}) == 1


def shape(code: str) -> str:
    """The code without its words: those are in strings, in f-strings and in comments."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
        if isinstance(node, ast.JoinedStr):
            # Every language puts the same into a sentence, in its own order.
            parts = [part for part in node.values if isinstance(part, ast.FormattedValue)]
            node.values = sorted(parts, key=ast.dump)
    return ast.dump(tree)


@EVERY
def test_answers_are_folded_away(file: Path) -> None:
    cells = {cell.id: cell.source for cell in read(file).cells}
    folded = answers(file.parent.name, file.stem)
    assert len(folded) >= 2
    for exercise, code in folded.items():
        assert cells[f"{exercise}-answer"].startswith("<details>\n<summary>")
        assert f"\n\n```python\n{code}\n```\n\n</details>" in cells[f"{exercise}-answer"]
        assert code not in cells[f"{exercise}-yours"]


# What they show


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """Where the kernels' sockets are, whose paths have to be short, and where they run."""
    with tempfile.TemporaryDirectory(prefix="kernel") as folder:
        yield Path(folder)


@pytest.fixture(scope="module", autouse=True)
def nobodys_settings(folder: Path) -> Iterator[None]:
    """Nobody's own settings of Jupyter are read, and none are written."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"):
            patch.setenv(name, str(folder / name.lower()))
        patch.setenv("JUPYTER_PLATFORM_DIRS", "1")
        patch.delenv("JUPYTER_PATH", raising=False)
        yield


def client(folder: Path, name: str, notebook: Any) -> NotebookClient:
    """It has a kernel of its own, through files: ports others may take first."""
    socket = Config(KernelManager={"transport": "ipc", "ip": str(folder / name)})
    place = {"metadata": {"path": str(folder)}}
    return NotebookClient(notebook, timeout=120, resources=place, config=socket)


def code_cell(code: str) -> Any:
    return nbformat.v4.new_code_cell(dedent(code))  # type: ignore[no-untyped-call]


# Afterwards thirty games are many.
FEW_GAMES: Final = """
    import chromino_core

    def few(simulate):
        return lambda bots, games, **more: simulate(bots, min(games, 30), **more)

    chromino_core.simulate = few(chromino_core.simulate)
"""


@pytest.fixture(scope="module")
def translated(folder: Path, nobodys_settings: None) -> Iterator[NotebookClient]:
    """Runs notebooks of all languages but English, in one kernel.

    Their code is the same as in English, but for its words: to start Python for each, and to play
    hundreds of games in it, would try nothing else.
    """
    first = nbformat.v4.new_notebook(cells=[code_cell(FEW_GAMES)])  # type: ignore[no-untyped-call]
    shared = client(folder, "translated", first)
    with shared.setup_kernel():
        shared.execute(cleanup_kc=False)
        yield shared


def run(file: Path, folder: Path, request: pytest.FixtureRequest) -> Any:
    """The notebook after *Run All Cells*; in English its answers are run, too, and checked."""
    notebook = read(file)
    cells = list(notebook.cells)
    if file.parent.name == "en":
        more = [*answers("en", file.stem).values(), AFTERWARDS[file.stem]]
        notebook.cells += map(code_cell, more)
        client(folder, file.stem, notebook).execute()
    else:
        notebook.cells.insert(0, code_cell("%reset -f"))  # forgets what was before
        shared: NotebookClient = request.getfixturevalue("translated")
        shared.nb = notebook
        shared.execute(cleanup_kc=False)
    notebook.cells = cells
    return notebook


def outputs(notebook: Any) -> Iterator[Any]:
    for cell in notebook.cells:
        yield from cell.get("outputs", ())


@EVERY
def test_it_runs_and_shows_what_it_claims_to(
    file: Path, folder: Path, request: pytest.FixtureRequest
) -> None:
    notebook = run(file, folder, request)
    state = notebook.metadata.get("widgets", {}).get(STATE, {}).get("state", {})
    pictures, plots, of_boards, widgets = 0, 0, 0, []
    for output in outputs(notebook):
        assert output.output_type != "error"
        assert output.get("name") != "stderr", output.text
        data = output.get("data", {})
        if VIEW in data:
            widgets.append(check_widget(data, state))
        elif "chromino-picture" in data.get("text/html", ""):
            # Below a board there is its picture, for where the board itself can't be.
            assert re.search(r'<img alt="[^"]{20,}" src="data:image/svg', data["text/html"])
            of_boards += 1
        elif PICTURE in data:
            check_picture(data[PICTURE])
            pictures += 1
        elif PLOT in data:
            check_plot(data[PLOT], data["text/plain"])
            plots += 1
    assert Shown(pictures, plots, tuple(widgets)) == SHOWN[file.stem]
    assert of_boards == sum(name in BOARDS for name in widgets)


BOARDS = ("Introduction", "Table", "BoardView", "ConundrumView")


def check_widget(data: Mapping[str, Any], state: Mapping[str, Any]) -> str:
    """Its name; it is alive."""
    name = re.match(r"<?(\w+)", data["text/plain"])
    assert name
    kept = state[data[VIEW]["model_id"]]["state"]
    if name[1] in BOARDS:
        assert kept["view"]
    return name[1]


def check_picture(picture: str) -> None:
    root = ET.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    for alternative in ("title", "desc"):
        assert root.findtext(f"{{*}}{alternative}")


def check_plot(plot: dict[str, Any], words: str) -> None:
    """It has data of its own, and everything in it refers to a column of them."""
    assert plot["description"] == words
    assert len(words) > 40
    assert plot["title"] in words
    assert "url" not in json.dumps(plot, allow_nan=False)
    rows = plot["data"]["values"]
    assert len(rows) > 1
    assert all(row.keys() == rows[0].keys() for row in rows)
    marks = list(units(plot))
    assert marks
    drawn = {field for encoding in marks for field in fields(encoding)}
    assert {"x", "y"} <= {channel for encoding in marks for channel in encoding}
    assert drawn <= rows[0].keys()
    assert len(drawn) > 1


def units(spec: Mapping[str, Any], above: Mapping[str, Any] = {}) -> Iterator[Mapping[str, Any]]:
    """The encoding of every mark in a plot; its layers have that of the whole as well."""
    encoding = {**above, **spec.get("encoding", {})}
    if "mark" in spec:
        yield encoding
    for layer in spec.get("layer", ()):
        yield from units(layer, encoding)


def fields(encoding: Mapping[str, Any]) -> Iterator[str]:
    return (channel["field"] for channel in encoding.values() if channel and "field" in channel)


# How they are committed


@EVERY
def test_it_is_committed_clean(file: Path) -> None:
    text = file.read_text("utf-8")
    notebook = read(file)
    nbformat.validate(notebook)
    saved = nbformat.writes(notebook)  # type: ignore[no-untyped-call]
    assert text == saved + "\n"  # just as Jupyter does it
    assert (notebook.nbformat, notebook.nbformat_minor) == (4, 5)
    assert notebook.metadata.keys() == {"kernelspec", "language_info"}
    assert notebook.metadata.kernelspec.name == "python3"
    assert notebook.metadata.language_info == {"name": "python"}
    assert not list(outputs(notebook))
    ids = [cell.id for cell in notebook.cells]
    assert len(set(ids)) == len(ids)
    for cell in notebook.cells:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", cell.id)
        assert cell.get("execution_count") is None
        assert not cell.metadata
        assert not re.search(r"(^|[\s\"'(`=])([A-Za-z]:\\|~?/\w+/)", cell.source)


@EVERY
def test_it_is_told_step_by_step(file: Path) -> None:
    """A title, words before every cell of code, and something to try at the end."""
    cells = read(file).cells
    number = file.stem.split("_")[0]
    assert re.match(rf"# {number} ?[·・] ?\w", cells[0].source)
    for before, cell in pairwise(cells):
        if cell.cell_type == "code":
            assert before.cell_type == "markdown"
    assert [cell.id for cell in cells].count("try") == 1
    assert next(cell.source for cell in cells if cell.id == "try").startswith("## ")
    *_, answer, last = [*cells, None] if file.stem == NAMES[-1] else cells
    assert answer.id.endswith("-answer")
    if last:
        following = NAMES[NAMES.index(file.stem) + 1]
        heading = read(file.with_name(f"{following}.ipynb")).cells[0].source.splitlines()[0]
        assert last.source.endswith(f"[{heading.removeprefix('# ')}]({following}.ipynb)")


@EVERY
def test_it_needs_nothing_but_what_every_host_has(file: Path) -> None:
    known = sys.stdlib_module_names | {"chromino_core", "chromino_widget", "ipywidgets", "IPython"}
    code = [cell.source for cell in read(file).cells if cell.cell_type == "code"]
    for each in [*code, *answers(file.parent.name, file.stem).values()]:
        for node in ast.walk(ast.parse(each)):
            if isinstance(node, ast.Import):
                assert {name.name.split(".")[0] for name in node.names} <= known
            if isinstance(node, ast.ImportFrom):
                assert str(node.module).split(".")[0] in known
            assert not isinstance(node, ast.Await)  # no cell waits for a click
