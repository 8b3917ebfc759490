"""The JavaScript of the view and of the page keeps its shape, too: imports point one way, and files
and functions stay short.

Only what is imported at run time counts; types may come from anywhere.
"""

from __future__ import annotations

import graphlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "site" / "js"
VIEW = ROOT / "widget" / "js"

# From the ground up: a folder may import what is in lines above its own, and in itself.
LAYERS = """
editions
keep
offline
engine
page
table
start
games
learn
share
conundrums
main.js
boot
"""
ORDER = LAYERS.split()

LONGEST_FILE = 400
LONGEST_FUNCTION = 50

# Tables of data, which are written by programs.
GENERATED = {PAGE / "editions" / "editions.js", VIEW / "look" / "look.js"}

_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\w\"'`])//[^\n]*", re.DOTALL)
_IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""")
# A function of its own, a method, or a constant that is one: it begins a block, and nothing else.
# What it is given may have lines of its own.
_FUNCTION = re.compile(
    r"^( *)(?:export )?(?:default )?(?:static )?(?:async )?"
    r"(?:function\*? ?[\w$]*|(?:get |set )?#?[\w$]+|const [\w$]+ = (?:async )?)\((?:.*\{)?$"
)
_BLOCK = re.compile(r"^ *(?:if|for|while|switch|catch|else|return)\b")


def modules(folder: Path) -> list[Path]:
    found = sorted(folder.rglob("*.js"))
    assert len(found) > 40
    return found


def imports(text: str) -> list[str]:
    """What a module imports by a relative path."""
    return _IMPORT.findall(_COMMENT.sub("", text))


def imported(module: Path) -> Iterator[Path]:
    for name in imports(module.read_text("utf-8")):
        yield (module.parent / name).resolve()


def code_lines(text: str) -> int:
    """Lines that say something to a computer."""
    return sum(bool(line.strip()) for line in _COMMENT.sub("", text).splitlines())


def functions(text: str) -> Iterator[tuple[int, int]]:
    """Where functions begin, and how many lines they have; as our formatting shows it."""
    lines = text.splitlines()
    for first, line in enumerate(lines):
        begins = _FUNCTION.match(line)
        if begins and not _BLOCK.match(line):
            margin = begins[1]
            body = first if line.endswith("{") else _next(lines, first, f"{margin})")
            if lines[body].endswith("{"):  # else it is called here
                yield first + 1, _next(lines, body, f"{margin}}}") - first + 1


def _next(lines: list[str], line: int, beginning: str) -> int:
    """The first line after that one that begins so."""
    return next(n for n in range(line + 1, len(lines)) if lines[n].startswith(beginning))


def layer(module: Path) -> int:
    return ORDER.index(module.relative_to(PAGE).parts[0])


def test_the_picture_shows_every_folder() -> None:
    folders = {path.name for path in PAGE.iterdir() if path.is_dir() or path.suffix == ".js"}
    assert folders == set(ORDER)


def test_imports_of_the_page_point_one_way() -> None:
    for module in modules(PAGE):
        for other in imported(module):
            if other.is_relative_to(PAGE):
                assert layer(other) <= layer(module), f"{module} imports {other}"


def test_nobody_imports_what_runs_first() -> None:
    for module in modules(PAGE):
        for other in imported(module):
            is_entry = other.is_relative_to(PAGE / "boot") or other == PAGE / "main.js"
            assert not is_entry, f"{module} imports {other}"


def test_the_view_knows_nothing_of_the_page() -> None:
    for module in modules(VIEW):
        for other in imported(module):
            assert other.is_relative_to(ROOT / "widget"), f"{module} imports {other}"


@pytest.mark.parametrize("folder", [PAGE, VIEW], ids=["page", "view"])
def test_imports_never_go_round_in_circles(folder: Path) -> None:
    graph = {module: set(imported(module)) for module in modules(folder)}
    order = tuple(graphlib.TopologicalSorter(graph).static_order())
    assert len(order) >= len(graph)


@pytest.mark.parametrize("folder", [PAGE, VIEW], ids=["page", "view"])
def test_whatever_is_imported_is_there(folder: Path) -> None:
    for module in modules(folder):
        for other in imported(module):
            assert other.is_file(), f"{module} imports {other}"


@pytest.mark.parametrize("folder", [PAGE, VIEW], ids=["page", "view"])
def test_files_and_functions_are_short(folder: Path) -> None:
    count = 0
    for module in set(modules(folder)) - GENERATED:
        text = module.read_text("utf-8")
        assert code_lines(text) <= LONGEST_FILE, module
        for line, length in functions(text):
            count += 1
            assert length <= LONGEST_FUNCTION, f"{module}:{line} has {length} lines"
    assert count > 300


def test_what_is_found_in_a_text() -> None:
    text = """/** @import { A } from "../types.js" */
import { b } from "./b.js"; // import "./c.js"
import "./d.css";
const address = "https://e";
const later = () => import("../f.js");
export const g = async (h) => {
  if (h) {
    return 1;
  }
};

class I {
  static async #j(
    k,
  ) {
    l(k);
  }

  get m() {
    return 1;
  }
}
"""
    assert imports(text) == ["./b.js", "./d.css", "../f.js"]
    assert list(functions(text)) == [(6, 5), (13, 5), (19, 3)]
    assert code_lines(text) == 19
