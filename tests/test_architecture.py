"""The house keeps its shape: imports point one way, and what is exported is what is said."""

from __future__ import annotations

import ast
import importlib
import io
import re
import subprocess
import sys
import tokenize
import types
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

import chromino_core
from chromino_core import Board, Game, Observation

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
index.chunks contacts symmetry
index.slots
index.free index.dominoes
index
board
scoring
rules
game.deal game.seed game.player_names actions
game.state game.possible_deal progress
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
tasks.plain tasks.fields tasks.verdict tasks.emptying
tasks.said tasks.edges
tasks.goal tasks.goals
tasks.goals.placing tasks.goals.choosing tasks.goals.numbering
tasks.goals.lay tasks.goals.find_all tasks.goals.which_edges tasks.goals.legal
tasks.goals.score tasks.goals.best tasks.goals.may tasks.goals.next
tasks.goals.which_tile tasks.goals.empty tasks.goals.choose tasks.goals.number
tasks.kinds
tasks.task
tasks.lesson
tasks
conundrums.limits conundrums.chosen
conundrums.difficulty
conundrums.conundrum
conundrums.growing conundrums.result
conundrums.collection conundrums.daily
conundrums.finding
conundrums
svg.picture
svg.lettering svg.frame
svg.rows
svg.tile_shapes
svg.mark_shapes
svg.described
svg.drawings svg.paper.speech
svg.paper.page svg.paper.puzzle
svg.paper.drawing svg.paper.filling
svg.paper.question svg.paper.answer
svg.paper.sheets
svg.paper
svg
introduction
session.seats session.contract session.host nearest
session.commands session.undo session.view
session.task
session.sitting session.questions
session.asking
session.games session.pictures session.conundrums
session.session
session.viewers
session
.
cli
cli.wording
cli.arguments cli.screen cli.typed
cli.solving
cli.play cli.study cli.conundrum
__main__
"""

# What reaches upwards, inside a function or for type checkers only.
UPWARDS = {
    ("tiles", "svg"),
    ("placement", "svg"),
    ("board", "svg"),
    ("game.game", "svg"),
    ("conundrums.conundrum", "svg"),
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
        public |= {"conundrums"} & {*loaded.__all__}  # a package that one asks for as a whole
        helpers = {"Any", "Final", "Mapping", "TYPE_CHECKING", "import_module"}
        assert set(loaded.__all__) == public - helpers


def _as_ruff_sorts(name: str) -> tuple[int, str]:
    return (0 if name.isupper() else 1 if name[0].isupper() else 2), name


FOR_READING_INSIDE = {"State", "Slots"}
"""What a game and a board have in themselves."""


@pytest.mark.parametrize("owner", [Board, Game, Observation])
def test_what_a_game_gives_can_be_named(owner: type) -> None:
    for name, member in vars(owner).items():
        does = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
        if isinstance(does, types.FunctionType) and not name.startswith("_"):
            told = " ".join(map(str, does.__annotations__.values()))
            ours = {word for word in re.findall(r"[A-Z]\w+", told) if is_ours(word, does)}
            assert ours - FOR_READING_INSIDE <= set(chromino_core.__all__), name


def is_ours(name: str, function: types.FunctionType) -> bool:
    found = function.__globals__.get(name)
    return isinstance(found, type) and found.__module__.startswith("chromino_core")


WRITTEN_AS_TEXT = {"FIRST"}
"""What hosts write into their commands, without asking us for the name."""


def test_what_a_module_exports_is_used_elsewhere() -> None:
    """Or at least tested; what only its own file needs is private."""
    folders = (PACKAGE, WIDGET, ROOT / "site", ROOT / "tests", ROOT / "notebooks")
    texts = [path.read_text("utf-8") for folder in folders for path in folder.rglob("*.py")]
    in_files = Counter(word for text in texts for word in set(re.findall(r"\w+", text)))
    for module in MODULES.keys() - {"__main__"}:
        loaded = importlib.import_module(f"chromino_core.{module}".rstrip("."))
        unused = {name for name in loaded.__all__ if in_files[name] < 2} - WRITTEN_AS_TEXT
        assert not unused, f"{module} exports {unused}"


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
charts words cell players small_picture
traces
callbacks
moves
changes
widget study kernel_session
table board_view
introduction task_view
conundrum_view
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


# What is another's stays closed

PROGRAMS = [
    path
    for folder in (PACKAGE, WIDGET, ROOT / "site")
    for path in sorted(folder.rglob("*.py"))
    if "__pycache__" not in path.parts
]
OF_NAMED_TUPLES = {"_replace", "_asdict", "_fields", "_make"}
"""Underscores that aren't private: they keep clear of the names of fields."""


def is_private(name: str) -> bool:
    public = name in OF_NAMED_TUPLES or re.fullmatch(r"_repr_\w+_", name)
    return name.startswith("_") and not name.endswith("__") and name != "_" and not public


def own_private_names(tree: ast.Module) -> set[str]:
    """The private names that the classes of a module have, and their objects."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return set(filter(is_private, chain.from_iterable(map(names_in_class, classes))))


def names_in_class(made: ast.ClassDef) -> Iterator[str]:
    for node in made.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        for inner in ast.walk(node):
            if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
                yield inner.id
            elif isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                yield inner.value  # in `__slots__`
            elif (
                isinstance(inner, ast.Attribute)
                and isinstance(inner.ctx, ast.Store)
                and isinstance(inner.value, ast.Name)
            ):
                yield inner.attr  # of itself, or of the copy that it makes


def foreign_private_names(tree: ast.Module) -> Iterator[str]:
    own = own_private_names(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if is_private(alias.name):
                    yield f"{node.lineno}: from {node.module} import {alias.name}"
        elif isinstance(node, ast.Attribute) and is_private(node.attr) and node.attr not in own:
            whole = ast.unparse(node)
            inherits = whole.startswith(("self._", "cls._", "super()._"))
            if not (inherits and node.attr in of_our_classes()):
                yield f"{node.lineno}: {whole}"


@cache
def of_our_classes() -> set[str]:
    """What a class of ours may leave to those that are made of it."""
    return set().union(
        *(own_private_names(ast.parse(path.read_text("utf-8"))) for path in PROGRAMS)
    )


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_module_touches_the_private_names_of_another(path: Path) -> None:
    assert list(foreign_private_names(ast.parse(path.read_text("utf-8")))) == []


@pytest.mark.parametrize("path", sorted((PACKAGE / "index").glob("*.py")), ids=lambda p: p.stem)
def test_a_geometry_uses_only_what_it_is_given(path: Path) -> None:
    """Nor does it touch the private names of the class it is made of."""
    tree = ast.parse(path.read_text("utf-8"))
    used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert set(filter(is_private, used)) <= own_private_names(tree)


def test_a_private_name_of_another_is_found() -> None:
    source = """
from m import _x, y
class C:
    __slots__ = ("_kept",)
    def __init__(self): self._own = y._replace(a=1)
    def same(self, other): return other._own is self._own and other._kept and self._tell
    def pry(self, game): return game._board, game.__class__, game._repr_svg_(), self._optionals
def _made(pool): return pool._made
"""
    found = sorted(foreign_private_names(ast.parse(source)))
    pried = ["7: game._board", "7: self._optionals", "8: pool._made"]
    assert found == ["2: from m import _x", *pried]


# Nothing is too long

MOST_LINES_OF_A_FUNCTION = 50
MOST_LINES_OF_A_FILE = 400
"""Of code: blank lines, comments and docstrings don't count, nor do tables of data."""
MOST_LINES_OF_A_TEST_FILE = 500
"""All of them."""


def code_lines(source: str, tree: ast.AST) -> set[int]:
    """The lines on which there is code."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    silent = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT,
              tokenize.ENDMARKER}  # fmt: skip
    lines = {
        line
        for token in tokens
        if token.type not in silent
        for line in range(token.start[0], token.end[0] + 1)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            lines -= set(range(node.lineno, (node.end_lineno or 0) + 1))
    return lines


def table_lines(tree: ast.Module) -> set[int]:
    """The lines of tables of data: what is set at the top of a file and has nothing to work out."""
    tables = (ast.Dict, ast.List, ast.Tuple, ast.Set, ast.Constant)
    return {
        line
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, tables)
        for line in range(node.lineno, (node.end_lineno or 0) + 1)
    }


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_function_and_no_file_is_too_long(path: Path) -> None:
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    code = code_lines(source, tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            inside = code & set(range(node.lineno, (node.end_lineno or 0) + 1))
            assert len(inside) <= MOST_LINES_OF_A_FUNCTION, f"{node.name} has {len(inside)} lines"
    assert len(code - table_lines(tree)) <= MOST_LINES_OF_A_FILE


def test_what_counts_as_a_line() -> None:
    source = '''"""A docstring
of two lines."""

# A comment
TABLE = {
    "a": 1,
}

def f(x: int) -> int:
    """Says nothing."""
    y = """a text
    of two lines"""
    return x + len(y)  # at the end
'''
    tree = ast.parse(source)
    assert code_lines(source, tree) - table_lines(tree) == {9, 11, 12, 13}


def javascript(*folders: str) -> dict[Path, str]:
    return {
        path: path.read_text("utf-8")
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*.*js"))
        if path.suffix in (".js", ".mjs")
    }


def too_long() -> Iterator[str]:
    """The test files and the JavaScript that are too long; what is generated counts as data."""
    for path in sorted((ROOT / "tests").rglob("*.py")):
        if len(path.read_text("utf-8").splitlines()) > MOST_LINES_OF_A_TEST_FILE:
            yield path.name
    for path, text in javascript("tests").items():
        if len(text.splitlines()) > MOST_LINES_OF_A_TEST_FILE:
            yield path.name
    for path, text in javascript("widget/js", "site/js").items():
        bare = re.sub(r"/\*.*?\*/|^\s*//.*?$", "", text, flags=re.DOTALL | re.MULTILINE)
        code = [line for line in bare.splitlines() if line.strip()]
        if len(code) > MOST_LINES_OF_A_FILE and not text.startswith("// Generated"):
            yield path.name


def test_no_test_file_and_no_javascript_is_too_long() -> None:
    assert list(too_long()) == []


# The page


def test_the_lock_files_name_no_host() -> None:
    for folder in (ROOT, ROOT / ".ci" / "lighthouse"):
        assert '"resolved"' not in (folder / "package-lock.json").read_text("utf-8")


def test_what_javascript_exports_is_used_elsewhere() -> None:
    """Or at least tested; what only its own file needs is no export."""
    texts = javascript("widget/js", "site/js")
    in_files = Counter(word for text in texts.values() for word in set(re.findall(r"\w+", text)))
    tested = {word for text in javascript("tests").values() for word in re.findall(r"\w+", text)}
    export = re.compile(r"^export (?:async )?(?:const|let|class|function) (\w+)", re.MULTILINE)
    for path, text in texts.items():
        for name in export.findall(text):
            assert in_files[name] > 1 or name in tested, f"{path.name} exports {name}"
