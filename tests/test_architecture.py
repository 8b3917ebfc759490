"""The house keeps its shape: imports point one way, and what is exported is what is said."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
import types
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "chromino_core"

# From the ground up: a module may import those in lines above its own.
LAYERS = """
words.languages names watched
words.sentences
words
problems
tiles
placement
index.slots
index.chunks
index.free index.dominoes
index
board
scoring
rules
game.deal game.seed game.player_names actions
game.state progress
game.changes
game.turn game.outcome simulate
game.game
game
records
records.reader
records.json_text records.box records.playing_back
records.fields records.situation
records.position records.seen_deal records.moves
records.record observe
links bots.protocol
bots.attentive bots.earnings
bots.random_bot bots.greedy bots.counter
bots
playing
palette perft marks
text
svg.picture
svg.rows
svg.drawings
svg
session.seats session.contract session.host nearest
session.commands session.undo session.view
session.sitting
session.games session.pictures
session.session
session.viewers
session
.
cli
cli.wording
cli.arguments cli.screen
cli.play cli.study
__main__
"""

# What reaches upwards, inside a function or for type checkers only.
UPWARDS = {
    ("tiles", "svg"),
    ("placement", "svg"),
    ("board", "svg"),
    ("game.game", "svg"),
    ("observe", "svg"),
    ("game.game", "observe"),
    ("game.game", "records.seen_deal"),
    ("game.game", "records.moves"),
    ("game.game", "records.record"),
    ("game.game", "records.position"),
    ("simulate", "playing"),
    ("simulate", "bots"),
}


def name_of(path: Path) -> str:
    name = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
    return name.removesuffix(".__init__").replace("__init__", ".")


MODULES = {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}
HEIGHTS = {name: n for n, line in enumerate(LAYERS.split("\n")) for name in line.split()}


def imports(tree: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            base = node.module or ""
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                inside = whole.removeprefix("chromino_core.")
                yield (whole if inside in MODULES and whole != inside else base), node


def own(tree: ast.Module, path: Path) -> Iterator[tuple[str, bool]]:
    """The modules of ours that a module imports, and whether that is at its top."""
    for name, node in imports(tree):
        if name == "chromino_core" or name.startswith("chromino_core."):
            inside = name.removeprefix("chromino_core").removeprefix(".") or "."
            yield inside, node in tree.body


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_one_way(module: str) -> None:
    assert module in HEIGHTS, f"{module} has no place in the layers"
    path = MODULES[module]
    for imported, at_the_top in own(ast.parse(path.read_text("utf-8")), path):
        if HEIGHTS[imported] >= HEIGHTS[module]:
            assert not at_the_top, f"{module} imports {imported}"
            assert (module, imported) in UPWARDS, f"{module} reaches up to {imported}"


def test_every_exception_is_used_and_every_layer_exists() -> None:
    found = {
        (module, imported)
        for module, path in MODULES.items()
        for imported, _ in own(ast.parse(path.read_text("utf-8")), path)
        if HEIGHTS[imported] >= HEIGHTS[module]
    }
    assert found == UPWARDS
    assert HEIGHTS.keys() == MODULES.keys()


@pytest.mark.parametrize("module", MODULES)
def test_only_the_standard_library_is_used(module: str) -> None:
    for name, _ in imports(ast.parse(MODULES[module].read_text("utf-8"))):
        top = name.split(".")[0]
        assert top == "chromino_core" or top in sys.stdlib_module_names
        assert top not in ("js", "pyodide")


@pytest.mark.parametrize("module", MODULES)
def test_nothing_depends_on_assertions(module: str) -> None:
    tree = ast.parse(MODULES[module].read_text("utf-8"))
    assert not [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Assert)]


@pytest.mark.parametrize("module", [name for name in MODULES if name != "__main__"])
def test_all_is_what_is_exported(module: str) -> None:
    loaded = importlib.import_module(f"chromino_core.{module}".rstrip("."))
    assert list(loaded.__all__) == sorted(set(loaded.__all__), key=_as_ruff_sorts)
    for name in loaded.__all__:
        assert hasattr(loaded, name)
    if MODULES[module].name == "__init__.py":
        public = {
            name
            for name in dir(loaded)
            if not name.startswith("_") and not isinstance(getattr(loaded, name), types.ModuleType)
        }
        helpers = {"Any", "Final", "Mapping", "TYPE_CHECKING", "import_module"}
        assert set(loaded.__all__) == public - helpers


def _as_ruff_sorts(name: str) -> tuple[int, str]:
    return (0 if name.isupper() else 1 if name[0].isupper() else 2), name


def test_the_engine_runs_without_assertions_and_docstrings() -> None:
    program = (
        "from chromino_core import Session\n"
        "session = Session()\n"
        "players = [{'kind': 'counter'}, {'kind': 'random'}]\n"
        "answer = session.dispatch({'type': 'new', 'players': players, 'seed': 7})\n"
        "while not session.view()['outcome']:\n"
        "    assert False, 'assertions are on'\n"
        "    session.dispatch({'type': 'bot'})\n"
        "    while session.think(10) is not None: pass\n"
        "print(answer['ok'], session.game.outcome().reason)\n"
    )
    command = [sys.executable, "-OO", "-c", program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("True emptied\n", "")


# The widget, from the ground up, and what it may use besides the engine.
WIDGET = ROOT / "widget" / "chromino_widget"
WIDGET_LAYERS = """
charts words cell players
traces
callbacks
moves
changes
widget study kernel_session
table board_view
__init__
"""
WIDGET_NEEDS = {"anywidget", "ipywidgets", "traitlets", "IPython"}


def test_the_widget_stands_on_the_engine_and_points_one_way() -> None:
    heights = {name: n for n, line in enumerate(WIDGET_LAYERS.split("\n")) for name in line.split()}
    modules = {path.stem: path for path in WIDGET.glob("*.py")}
    assert heights.keys() == modules.keys()
    for module, path in modules.items():
        for name, _ in imports(ast.parse(path.read_text("utf-8"))):
            top, *rest = name.split(".")
            if top == "chromino_widget":
                assert heights[rest[0]] < heights[module], f"{module} imports {name}"
            else:
                assert top in WIDGET_NEEDS or top in sys.stdlib_module_names | {"chromino_core"}


def test_the_lock_files_name_no_host() -> None:
    for folder in (ROOT, ROOT / ".ci" / "lighthouse"):
        assert '"resolved"' not in (folder / "package-lock.json").read_text("utf-8")


def test_what_javascript_exports_is_used_elsewhere() -> None:
    """Or at least tested; what only its own file needs is no export."""
    folders = (ROOT / "widget" / "js", ROOT / "site" / "js")
    texts = {path: path.read_text("utf-8") for folder in folders for path in folder.rglob("*.js")}
    tests = [path.read_text("utf-8") for path in (ROOT / "tests").rglob("*.mjs")]
    export = re.compile(r"^export (?:async )?(?:const|let|class|function) (\w+)", re.MULTILINE)
    for path, text in texts.items():
        others = [*(other for place, other in texts.items() if place != path), *tests]
        for name in export.findall(text):
            used = re.compile(rf"\b{name}\b")
            assert any(used.search(other) for other in others), f"{path.name} exports {name}"
