"""What imports the page's Python from its archives: the same modules as ever, each read once."""

from __future__ import annotations

import os
import py_compile
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from builder.paths import ARCHIVE_IMPORTER
from builder.python.wheels import write_zip

LIBRARY = {
    "sitecustomize.py": ARCHIVE_IMPORTER.read_text("utf-8"),
    "tiny/__init__.py": "from tiny.inner import leaf\nVALUE = leaf.VALUE",
    "tiny/inner/__init__.py": "",
    "tiny/inner/leaf.py": "VALUE = 7\ndef fail():\n    raise LookupError('here')",
    "tiny/words.txt": "said",
}
ENGINE = {"engine/__init__.py": "", "engine/start.py": "import tiny\nVALUE = tiny.VALUE + 1"}

LOOK = """
import sys
decoded = []
sys.addaudithook(lambda event, args: event == "marshal.loads" and decoded.append(event))
library, engine = sys.argv[1:]
"""


def archive(folder: Path, name: str, sources: Mapping[str, str]) -> Path:
    """As the page has it: bytecode, and nothing else of Python."""
    files = {}
    for inside, text in sources.items():
        path = folder / inside
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        if path.suffix == ".py":
            py_compile.compile(str(path), f"{path}c", doraise=True)
            files[f"{inside}c"] = path.with_suffix(".pyc").read_bytes()
        else:
            files[inside] = path.read_bytes()
    return write_zip(folder / name, files, packed=False)


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("sources")
    return archive(folder, "library.zip", LIBRARY), archive(folder, "engine.whl", ENGINE)


def run(archives: tuple[Path, Path], *lines: str) -> list[str]:
    """What a Python prints that starts with the library's archive, as it does on the page."""
    command = [sys.executable, "-c", "\n".join([LOOK, *lines]), *map(str, archives)]
    here = {**os.environ, "PYTHONPATH": str(archives[0])}
    done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8", env=here)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_packages_and_modules_are_found_and_read_once(archives: tuple[Path, Path]) -> None:
    told = run(
        archives,
        "import tiny, tiny.inner.leaf as leaf",
        "print(tiny.VALUE, leaf.__name__, leaf.__package__, tiny.inner.__package__)",
        "print(len(decoded))",
    )
    assert told == ["7 tiny.inner.leaf tiny.inner tiny.inner", "3"]


def test_another_archive_can_be_added(archives: tuple[Path, Path]) -> None:
    told = run(
        archives,
        "__import__('sitecustomize').import_from(engine)",
        "import engine.start",
        "print(engine.start.VALUE, engine.start.__file__)",
    )
    assert told == [f"8 {archives[1]}/engine/start.pyc"]


def test_a_module_knows_its_file_and_those_beside_it(archives: tuple[Path, Path]) -> None:
    told = run(
        archives,
        "import tiny, tiny.inner.leaf as leaf",
        "print(tiny.__file__, leaf.__file__, sep=chr(10))",
        "words = tiny.__file__.replace('__init__.pyc', 'words.txt')",
        "print(tiny.__spec__.loader.get_data(words).decode())",
        "try: tiny.__spec__.loader.get_data(words + '.not')",
        "except FileNotFoundError as error: print(error)",
    )
    tiny = archives[0] / "tiny"
    files = [tiny / "__init__.pyc", tiny / "inner/leaf.pyc"]
    assert told == [*map(str, files), "said", f"{tiny}/words.txt.not"]


def test_an_error_tells_where_it_happened(archives: tuple[Path, Path]) -> None:
    told = run(
        archives,
        "import traceback, tiny",
        "try: tiny.leaf.fail()",
        "except LookupError: print(traceback.format_exc())",
    )
    assert any("leaf.py" in line and "line 3, in fail" in line for line in told)


@pytest.mark.parametrize("name", ["tiny.nothing", "tiny.words", "engine", "tinyer"])
def test_nothing_else_is_found(archives: tuple[Path, Path], name: str) -> None:
    told = run(
        archives,
        f"try: import {name}",
        "except ModuleNotFoundError as error: print(error.name)",
    )
    assert told == [name]
