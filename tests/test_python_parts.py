"""The page's Python: small, compiled, complete, and the same whenever it is built."""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import re
import shutil
import time
import zipfile
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from builder.node import node_module
from builder.python import parts
from builder.python import uses as python_uses
from builder.python.archives import Python, Uses, uses, write_archives
from builder.python.parts import put_python
from builder.python.wheels import write_zip
from chromino_core import Session
from chromino_core.session.commands import Handler

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
WHOLE = "python_stdlib.zip"


class Page:
    """A page's folder with nothing but Python in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python: Python = put_python(folder, whole=False)
        self.stdlib = folder / "pyodide" / "stdlib.zip"
        self.engine = folder / self.python.engine
        self.segno = folder / self.python.segno

    def files(self) -> set[str]:
        return {
            path.relative_to(self.folder).as_posix()
            for path in self.folder.rglob("*")
            if path.is_file()
        }


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Page:
    return Page(tmp_path_factory.mktemp("page"))


def entries(archive: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as files:
        assert files.testzip() is None
        return {name: files.read(name) for name in files.namelist()}


# What is there


def test_every_file_is_in_its_place(page: Page) -> None:
    large = {"pyodide/pyodide.asm.wasm", "pyodide/stdlib.zip", page.engine.name, page.segno.name}
    packed = {f"{name}.gz" for name in large}
    assert page.files() == large | packed | {f"pyodide/{name}" for name in PYODIDE}


def test_the_whole_library_is_there_where_it_is_asked_for(tmp_path: Path) -> None:
    put_python(tmp_path, whole=True)
    whole = node_module("pyodide") / WHOLE
    assert (tmp_path / "pyodide" / WHOLE).read_bytes() == whole.read_bytes()


def test_pyodide_is_as_it_came(page: Page) -> None:
    for name in PYODIDE:
        came = (node_module("pyodide") / name).read_bytes()
        assert (page.folder / "pyodide" / name).read_bytes() == came


def test_what_is_packed_is_the_same(page: Page) -> None:
    packed = sorted(page.folder.rglob("*.gz"))
    assert len(packed) == 4
    for file in packed:
        data = file.read_bytes()
        assert gzip.decompress(data) == file.with_suffix("").read_bytes()
        no_name_nor_date = (0x1F, 0x8B, 8, 0, 0, 0, 0, 0)
        assert tuple(data[:8]) == no_name_nor_date


def test_the_engine_is_there_without_the_terminal(page: Page) -> None:
    names = entries(page.engine)
    assert re.fullmatch(r"chromino_core-[\d.]+-cp314-none-any\.whl", page.engine.name)
    assert {"chromino_core/session/session.pyc", "chromino_core/bots/__init__.pyc"} <= set(names)
    assert not [name for name in names if "cli" in name or "__main__" in name or "pycache" in name]


def test_segno_comes_with_its_licence_and_without_its_program(page: Page) -> None:
    names = entries(page.segno)
    [licence] = [name for name in names if name.endswith("/licenses/LICENSE")]
    assert b"Redistribution and use" in names[licence]
    assert "segno/cli.pyc" not in names


@pytest.mark.parametrize("which", ["engine", "segno"])
def test_a_wheel_is_valid(page: Page, which: str) -> None:
    wheel: Path = getattr(page, which)
    files = entries(wheel)
    [about] = [data.decode() for name, data in files.items() if name.endswith(".dist-info/WHEEL")]
    assert f"Tag: {'-'.join(wheel.stem.split('-')[2:])}\n" in about
    [record] = [name for name in files if name.endswith(".dist-info/RECORD")]
    lines = [line.split(",") for line in files.pop(record).decode().splitlines()]
    assert [name for name, _, _ in lines] == [*files, record]
    for name, digest, size in lines[:-1]:
        said = base64.urlsafe_b64decode(digest.removeprefix("sha256=") + "==")
        assert (said, int(size)) == (hashlib.sha256(files[name]).digest(), len(files[name]))


# Bytecode


MAGIC = (3627).to_bytes(2, "little") + b"\r\n"  # Python 3.14's
HASHED_AND_UNCHECKED = (1).to_bytes(4, "little")


@pytest.mark.parametrize("which", ["stdlib", "engine", "segno"])
def test_all_python_is_bytecode(page: Page, which: str) -> None:
    archive: Path = getattr(page, which)
    files = entries(archive)
    modules = [data for name, data in files.items() if name.endswith(".pyc")]
    assert len(modules) > 30
    assert not [name for name in files if name.endswith(".py")]
    assert {data[:8] for data in modules} == {MAGIC + HASHED_AND_UNCHECKED}
    with zipfile.ZipFile(archive) as stored:
        # Packed as a whole they are smaller.
        assert {info.compress_type for info in stored.infolist()} == {zipfile.ZIP_STORED}


def test_bytecode_has_neither_docstrings_nor_asserts(page: Page) -> None:
    engine, stdlib = entries(page.engine), entries(page.stdlib)
    assert b"The one object" not in engine["chromino_core/session/session.pyc"]
    assert b"Base class for warning categories" not in stdlib["warnings.pyc"]
    assert b"JSON (JavaScript Object Notation)" not in stdlib["json/__init__.pyc"]


# Complete


@pytest.fixture(scope="module")
def used(page: Page) -> Uses:
    return uses(page.stdlib, page.engine, page.segno)


@pytest.fixture(scope="module")
def used_when_restored(page: Page) -> Uses:
    return uses(page.stdlib, page.engine, page.segno, page.python.modules)


def test_these_files_are_enough(used: Uses) -> None:
    assert used.failed == {}


def test_memory_with_these_modules_is_enough(used_when_restored: Uses) -> None:
    assert used_when_restored.failed == {}


def test_nothing_is_there_that_is_not_needed(page: Page, used: Uses) -> None:
    needed = {name for names in used.modules.values() for name in names}
    there = {
        re.sub(r"(/__init__)?\.pyc$", "", name).replace("/", ".")
        for archive in (page.stdlib, page.engine)
        for name in entries(archive)
        if name.endswith(".pyc")
    }
    assert there == needed
    assert {*page.python.modules, *used.modules["start"]} == needed


def without(archive: Path, names: Collection[str], folder: Path) -> Path:
    files = entries(archive)
    for name in names:
        del files[name]
    return write_zip(folder / archive.name, files, packed=False)


def test_a_module_that_is_missing_is_noticed(page: Page, tmp_path: Path) -> None:
    failed = uses(
        page.stdlib,
        without(page.engine, ["chromino_core/svg/drawings.pyc"], tmp_path),
        without(page.segno, ["gzip.pyc"], tmp_path),
    ).failed
    assert failed.keys() == {"picture", "sheet", "refusals", "modules", "qr codes"}
    assert "chromino_core.svg.drawings" in failed["picture"]
    assert "No module named 'gzip'" in failed["qr codes"]


def test_a_module_of_the_library_that_is_missing_is_noticed(page: Page, tmp_path: Path) -> None:
    stdlib = without(page.stdlib, ["encodings/shift_jis.pyc"], tmp_path)
    failed = uses(stdlib, page.engine, page.segno).failed
    assert failed.keys() == {"qr codes"}
    assert "shift_jis" in failed["qr codes"]


def test_a_module_that_pyodide_starts_with_is_noticed(page: Page, tmp_path: Path) -> None:
    stdlib = without(page.stdlib, ["traceback.pyc"], tmp_path)
    with pytest.raises(SystemExit, match="does not start"):
        uses(stdlib, page.engine, page.segno)


def test_memory_without_a_module_is_noticed(page: Page) -> None:
    modules = [name for name in page.python.modules if not name.startswith("chromino_core.svg")]
    failed = uses(page.stdlib, page.engine, page.segno, modules).failed
    assert failed.keys() == {"picture", "sheet", "refusals"}


# Every command is tried


def test_every_command_is_tried() -> None:
    assert set(Session().commands) <= set(python_uses.USES)
    assert python_uses.failures() == {}


def test_a_new_command_that_nobody_tries_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    dance = Handler[Any](lambda sitting, command: None)
    monkeypatch.setattr(Session, "commands", {**Session().commands, "dance": dance})
    assert python_uses.failures() == {"dance": "is never tried"}


def test_a_command_that_is_not_really_tried_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(python_uses.USES, "hint", lambda: None)
    monkeypatch.setitem(python_uses.USES, "undo", lambda: 1 / 0)
    failed = python_uses.failures()
    assert failed.keys() == {"hint", "undo"}
    assert failed["hint"] == "was not carried out"
    assert "ZeroDivisionError" in failed["undo"]


# Small


def packed_size(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), mtime=0))


def test_it_is_small(page: Page) -> None:
    bare = {name: packed_size(node_module("pyodide") / name) for name in (*PYODIDE, WHOLE)}
    # Pyodide itself is as it came.
    ours = {name: bare[name] for name in PYODIDE}
    ours |= {path.name: packed_size(path) for path in (page.stdlib, page.engine)}
    share = sum(ours.values()) / sum(bare.values())
    print(f"bare {sum(bare.values()):,} {bare}\nours {sum(ours.values()):,} {ours}\n{share:.3f}")
    assert ours["stdlib.zip"] < 700_000
    # One idea a file, so more files than bytes would like; what they cost is watched all the same.
    assert ours[page.engine.name] < 270_000
    assert share < 0.80
    assert packed_size(page.segno) < 200_000


# The same whenever it is built


def test_the_same_sources_give_the_same_bytes(page: Page, tmp_path: Path) -> None:
    assert write_archives(tmp_path) == page.python
    for archive in (page.stdlib, page.engine, page.segno):
        assert (tmp_path / archive.name).read_bytes() == archive.read_bytes()


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where things are kept, empty."""
    monkeypatch.setattr(parts, "BUILT_PYTHON", tmp_path / "kept")
    return tmp_path / "kept"


@pytest.fixture
def made(page: Page, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders into which archives have been written; they and what is packed are the page's."""
    folders: list[Path] = []

    def write(folder: Path) -> Python:
        folders.append(folder)
        for archive in (page.stdlib, page.engine, page.segno):
            shutil.copyfile(archive, folder / archive.name)
        return page.python

    def pack(file: Path, folder: Path) -> None:
        [packed] = page.folder.rglob(f"{file.name}.gz")
        shutil.copyfile(packed, folder / packed.name)

    monkeypatch.setattr(parts, "write_archives", write)
    monkeypatch.setattr(parts, "_pack", pack)
    return folders


def test_it_is_made_once(page: Page, kept: Path, made: list[Path], tmp_path: Path) -> None:
    for folder in ("one", "two"):
        assert put_python(tmp_path / folder, whole=False) == page.python
        for name in page.files():
            assert (tmp_path / folder / name).read_bytes() == (page.folder / name).read_bytes()
    assert len(made) == len(list(kept.iterdir())) == 1


def test_other_sources_are_kept_apart(
    kept: Path, made: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_python(tmp_path / "one", whole=False)
    monkeypatch.setattr(parts, "_inputs", lambda: [("another", b"source")])
    put_python(tmp_path / "two", whole=False)
    assert len(made) == len(list(kept.iterdir())) == 2


def test_what_is_done_to_the_page_is_not_done_to_what_is_kept(
    page: Page, kept: Path, made: list[Path], tmp_path: Path
) -> None:
    for name in page.files():
        put_python(tmp_path / "page", whole=True)
        (tmp_path / "page" / name).write_bytes(b"spoilt")
    put_python(tmp_path / "page", whole=True)
    assert all((tmp_path / "page" / name).read_bytes() != b"spoilt" for name in page.files())


def test_whatever_is_changed_makes_it_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    inputs = list(parts._inputs())
    keys = {parts._key()}
    for n, (name, data) in enumerate(inputs):
        changed = [*inputs[:n], (name, data + b" "), *inputs[n + 1 :]]
        monkeypatch.setattr(parts, "_inputs", lambda changed=changed: changed)
        keys.add(parts._key())
    assert len(keys) == len(inputs) + 1
    names = {name for name, _ in inputs}
    assert names > {
        *PYODIDE, WHOLE, "pyodide-lock.json", "uses.py", "uses.mjs", "wheels.py",
        "bytecode.py", "bytecode.mjs", "archives.py", "qr_code.js", "archive_importer.py",
    }  # fmt: skip
    wheels = {name.partition("-")[0] for name in names if name.endswith(".whl")}
    assert wheels > {"chromino_core", "segno", "pyodide_build"}


def test_a_failure_leaves_nothing(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(folder: Path) -> Python:
        (folder / "stdlib.zip").write_bytes(b"half of it")
        raise SystemExit("no luck")

    monkeypatch.setattr(parts, "write_archives", fail)
    monkeypatch.setattr(parts, "_pack", lambda file, folder: (folder / "packed").touch())
    with pytest.raises(SystemExit, match="no luck"):
        put_python(tmp_path / "page", whole=False)
    assert not list(kept.iterdir())


def test_what_nobody_uses_any_more_is_removed(kept: Path, made: list[Path], tmp_path: Path) -> None:
    for name, age in (("old", 7200), ("other", 60)):
        (kept / name).mkdir(parents=True)
        (kept / name / "file").touch()
        os.utime(kept / name, (time.time() - age,) * 2)
    put_python(tmp_path / "page", whole=False)
    [_] = {path.name for path in kept.iterdir()} - {"other"}
    assert not (kept / "old").exists()


def test_another_build_may_be_quicker(
    page: Page, kept: Path, made: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = parts._make

    def overtaken(folder: Path) -> None:
        monkeypatch.setattr(parts, "_make", make)
        put_python(tmp_path / "quick", whole=False)
        make(folder)

    monkeypatch.setattr(parts, "_make", overtaken)
    assert put_python(tmp_path / "slow", whole=False) == page.python
    assert len(made) == 2
    assert len(list(kept.iterdir())) == 1


def test_it_is_told_kindly_that_nothing_can_compile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builder.python.page_wheels.PAGE_WHEELS", tmp_path)
    with pytest.raises(SystemExit, match="make site"):
        put_python(tmp_path / "page", whole=False)
