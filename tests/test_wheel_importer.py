"""What imports the page's engine: the same modules as ever, each read once."""

from __future__ import annotations

import py_compile
import subprocess
import sys
from pathlib import Path

import pytest

from builder.paths import WHEEL_IMPORTER
from builder.python.wheels import write_zip

SOURCES = {
    "tiny/__init__.py": "from tiny.inner import leaf\nVALUE = leaf.VALUE",
    "tiny/inner/__init__.py": "",
    "tiny/inner/leaf.py": "VALUE = 7\ndef fail():\n    raise LookupError('here')",
    "tiny/words.txt": "said",
    "other.py": "",
}

LOOK = """
import sys, zipimport
from importlib import import_module

wheel = sys.argv[1]
read = []
get_data = zipimport.zipimporter.get_data
zipimport.zipimporter.get_data = lambda self, path: (read.append(path), get_data(self, path))[1]
sys.path.insert(0, sys.argv[2])
import_module("wheel_importer").import_from(wheel, "tiny")
"""


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """As the page has it: bytecode, and nothing else of Python."""
    files = {}
    for name, text in SOURCES.items():
        path = tmp_path / "sources" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        if path.suffix == ".py":
            py_compile.compile(str(path), f"{path}c", doraise=True)
            files[f"{name}c"] = path.with_suffix(".pyc").read_bytes()
        else:
            files[name] = path.read_bytes()
    return write_zip(tmp_path / "tiny.whl", files, packed=False)


def run(wheel: Path, *lines: str) -> list[str]:
    """What lines of Python print that may import from the wheel alone."""
    program = "\n".join([LOOK, *lines])
    command = [sys.executable, "-I", "-c", program, str(wheel), str(WHEEL_IMPORTER.parent)]
    done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_packages_and_modules_are_found_and_read_once(wheel: Path) -> None:
    told = run(
        wheel,
        "import tiny, tiny.inner.leaf as leaf",
        "print(tiny.VALUE, leaf.__name__, leaf.__package__, tiny.inner.__package__)",
        "print(*[path.removeprefix(wheel) for path in read if path.endswith('c')], sep='\\n')",
    )
    assert told[0] == "7 tiny.inner.leaf tiny.inner tiny.inner"
    # A package is looked for as a module first, and there is nothing to read then.
    packages = ["/tiny.pyc", "/tiny/__init__.pyc", "/tiny/inner.pyc", "/tiny/inner/__init__.pyc"]
    assert told[1:] == [*packages, "/tiny/inner/leaf.pyc"]


def test_a_module_knows_its_file_and_what_lies_beside_it(wheel: Path) -> None:
    told = run(
        wheel,
        "import os, tiny",
        "print(tiny.__file__)",
        "print(tiny.__loader__.get_data(os.path.dirname(tiny.__file__) + '/words.txt').decode())",
        "print(tiny.__spec__.loader_state)",
    )
    assert told == [f"{wheel}/tiny/__init__.pyc", "said", "None"]


def test_an_error_tells_where_it_happened(wheel: Path) -> None:
    told = run(
        wheel,
        "import traceback, tiny",
        "try: tiny.leaf.fail()",
        "except LookupError: print(traceback.format_exc())",
    )
    assert any("leaf.py" in line and "line 3, in fail" in line for line in told)


@pytest.mark.parametrize("name", ["tiny.nothing", "other", "tinyer"])
def test_nothing_else_is_found(wheel: Path, name: str) -> None:
    told = run(
        wheel,
        f"try: import {name}",
        "except ModuleNotFoundError as error: print(error.name)",
    )
    assert told == [name]
