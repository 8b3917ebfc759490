"""The notebooks run from top to bottom, show what they claim to, and are committed clean."""

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

FOLDER: Final = Path(__file__).parent.parent / "notebooks"
FILES: Final = sorted(FOLDER.glob("*.ipynb"))

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
    "1_play": Shown(2, 0, ("Table", "Label")),
    "2_the_75_tiles": Shown(6, 1),
    "3_placing": Shown(8, 0, ("BoardView",)),
    "4_editions": Shown(7, 1, ("IntProgress",)),
    "5_scoring": Shown(3),
    "6_write_a_bot": Shown(2, 1, ("Table", "IntProgress")),
    "7_chance": Shown(1, 2, ("IntProgress",)),
}

# What a reader does next: answers a question, or does what "Try it" suggests.
AFTERWARDS: Final = {
    "1_play": """
        assert game.log and not moves
        assert table.run_bots() == len(moves) > 0 and moves[0].seat == 1
        assert last_move.value.startswith(f"Greedy: {moves[-1].action} (tiles on the table: ")
        table.language, table.theme = "fr", "dark"
        assert Table(table.game, seat=1).game is game
        assert Table(players=0, bots=["greedy", "random"]).run_bots() > 10
    """,
    "2_the_75_tiles": """
        ring = ["R*P", "P*Y", "Y*B", "B*G", "G*R"]
        assert {Tile(reading) for reading in ring} == set(chameleons)
        assert all(one[2] == other[0] for one, other in zip(ring, ring[1:] + ring[:1]))
        for letter in "RGBYP":
            assert sum(letter in tile.text for tile in box) == 35
            assert sum(tile.text.count(letter) for tile in box) == 45
    """,
    "3_placing": """
        from contextlib import redirect_stdout
        from io import StringIO
        for answer, reply in [
            ("", "Write your placement"),
            ("blue", "I can't read this one. 'blue' is not a placement."),
            ("PGR@0,1>", "That is another tile."),
            ("BRR@0,1>", "Not there. A blue square would touch a purple one."),
            ("BRR@1,1>", "Right! 3 contacts, and all of them match.\\nOther places to find: 1"),
            ("RRB@2,1>", "Right! 2 contacts"),
        ]:
            with redirect_stdout(StringIO()) as said:
                check(answer)
            assert said.getvalue().startswith(reply), said.getvalue()
        easier = Board(str(board), min_contacts=1)
        assert len(easier.legal_placements("PGR")) > len(places)
    """,
    "4_editions": """
        assert games["meccano-1998"].rules.calls and not games["modern"].rules.calls
        assert len({str(deal(name, 11).hands) for name in names}) == 1
        turns = [counts[name]["turns"] for name in names]
        assert turns == sorted(turns, reverse=True)
        for name in ["modern-zh", "textures"]:
            play(deal(name, 1), 1)
    """,
    "5_scoring": """
        assert (system_a, expert, meccano, system_b, system_c) == (7, 7, 13, 17, 22)
        assert board.is_legal("YBY@3,-4v")
    """,
    "6_write_a_bot": """
        assert len(points) == 200 and low > 0.5
        table.game.push(table.game.legal_actions()[0])
        assert table.run_bots() > 0
        assert len(match("greedy", games=4)) == 4
    """,
    "7_chance": """
        from chromino_core import edition
        assert 0.4 < stuck < 0.5 < p
        Game(["Ann", "Ben"], edition("modern", draw_limit=None), 1)
    """,
}


def read(file: Path) -> Any:
    return nbformat.read(file, 4)  # type: ignore[no-untyped-call]


def test_every_notebook_is_here_and_in_the_readme() -> None:
    names = [file.stem for file in FILES]
    assert names == list(SHOWN) == list(AFTERWARDS)
    readme = (FOLDER / "README.md").read_text("utf-8")
    assert re.findall(r"^\| \[(\S+)\.ipynb\]\(\1\.ipynb\)", readme, re.M) == names


# What they show


@pytest.fixture
def jupyter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Config]:
    """How a kernel is started. Nobody's own settings are read, and none are written."""
    for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"):
        monkeypatch.setenv(name, str(tmp_path / name.lower()))
    monkeypatch.setenv("JUPYTER_PLATFORM_DIRS", "1")
    monkeypatch.delenv("JUPYTER_PATH", raising=False)
    # Through files, not through ports that others may take first; the path of a socket is short.
    with tempfile.TemporaryDirectory(prefix="kernel") as folder:
        yield Config(KernelManager={"transport": "ipc", "ip": f"{folder}/socket"})


def run(file: Path, jupyter: Config, cwd: Path) -> Any:
    """The notebook after *Run All Cells*, and after what a reader does next."""
    notebook = read(file)
    code = dedent(AFTERWARDS[file.stem])
    notebook.cells.append(nbformat.v4.new_code_cell(code))  # type: ignore[no-untyped-call]
    place = {"metadata": {"path": str(cwd)}}
    NotebookClient(notebook, timeout=120, resources=place, config=jupyter).execute()
    notebook.cells.pop()
    return notebook


def outputs(notebook: Any) -> Iterator[Any]:
    for cell in notebook.cells:
        yield from cell.get("outputs", ())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_runs_and_shows_what_it_claims_to(file: Path, jupyter: Config, tmp_path: Path) -> None:
    notebook = run(file, jupyter, tmp_path)
    state = notebook.metadata.get("widgets", {}).get(STATE, {}).get("state", {})
    pictures, plots, of_boards, widgets = 0, 0, 0, []
    for output in outputs(notebook):
        assert output.output_type != "error"
        assert output.get("name") != "stderr", output.text
        data = output.get("data", {})
        if VIEW in data:
            widgets.append(check_widget(data, state))
        elif PICTURE in data:
            check_picture(data[PICTURE])
            # Below a board there is its picture, for where the board itself can't be.
            of_boards += (is_of_board := "chromino-picture" in data.get("text/html", ""))
            pictures += not is_of_board
        elif PLOT in data:
            check_plot(data[PLOT], data["text/plain"])
            plots += 1
    assert Shown(pictures, plots, tuple(widgets)) == SHOWN[file.stem]
    assert of_boards == sum(name in BOARDS for name in widgets)


BOARDS = ("Table", "BoardView")


def check_widget(data: Mapping[str, Any], state: Mapping[str, Any]) -> str:
    """Its name; it is alive, and a bar has come to its end."""
    name = re.match(r"<?(\w+)", data["text/plain"])
    assert name
    kept = state[data[VIEW]["model_id"]]["state"]
    if name[1] == "IntProgress":
        assert kept["value"] == kept["max"] > 0
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
    assert "url" not in json.dumps(plot, allow_nan=False)
    rows = plot["data"]["values"]
    assert len(rows) > 1
    assert all(row.keys() == rows[0].keys() for row in rows)
    marks = list(units(plot))
    assert marks
    drawn = {field for encoding in marks for field in fields(encoding)}
    assert {"x", "y"} <= {channel for encoding in marks for channel in encoding}
    drawn |= set(fields(plot.get("facet", {})))
    assert drawn <= rows[0].keys()
    assert len(drawn) > 1


def units(spec: Mapping[str, Any], above: Mapping[str, Any] = {}) -> Iterator[Mapping[str, Any]]:
    """The encoding of every mark in a plot; inner plots have that of the outer one as well."""
    encoding = {**above, **spec.get("encoding", {})}
    if "mark" in spec:
        yield encoding
    for inner in [*spec.get("layer", ()), *filter(None, [spec.get("spec")])]:
        yield from units(inner, encoding)


def fields(encoding: Mapping[str, Any]) -> Iterator[str]:
    return (channel["field"] for channel in encoding.values() if channel and "field" in channel)


# How they are committed


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
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


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_is_told_step_by_step(file: Path) -> None:
    """A title, words before every cell of code, and something to try at the end."""
    cells = read(file).cells
    number = file.stem.split("_")[0]
    assert cells[0].source.startswith(f"# {number} · ")
    for before, cell in pairwise(cells):
        if cell.cell_type == "code":
            assert before.cell_type == "markdown"
    tried = [cell.source.startswith("## Try it\n") for cell in cells]
    assert sum(tried) == 1
    assert any(tried[-2:])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_needs_nothing_but_what_every_host_has(file: Path) -> None:
    known = sys.stdlib_module_names | {"chromino_core", "chromino_widget", "ipywidgets", "IPython"}
    for cell in read(file).cells:
        if cell.cell_type == "code":
            for node in ast.walk(ast.parse(cell.source)):
                if isinstance(node, ast.Import):
                    assert {name.name.split(".")[0] for name in node.names} <= known
                if isinstance(node, ast.ImportFrom):
                    assert str(node.module).split(".")[0] in known
                assert not isinstance(node, ast.Await)  # no cell waits for a click
