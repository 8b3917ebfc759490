"""The archive to take along: complete, the same every time, and started with any Python."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest
from catalogue import LANGUAGES, in_words, messages, said_by_screens
from taken_along import free_port, started, unpack

from builder.archive import STARTS, archive
from builder.paths import ARCHIVE_FILES, SERVE, WORDS

SHELL_SCRIPTS = ["Start on Linux.sh", "Start on macOS.command"]
PAGE = {
    "index.html": b"<!doctype html><title>Chromino</title>",
    "page.js": b"// \xc3\xa9\n",
    "words/fr.ftl": b"ui-title = Chromino\n",
    "pyodide/pyodide.asm.wasm": b"\0asm\1\0\0\0",
}
BUILT = 1_800_000_000  # 2027-01-15, 8 o'clock


def write_page(folder: Path) -> Path:
    for name, data in PAGE.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    os.utime(folder / "index.html", (BUILT, BUILT))
    return folder


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return archive(write_page(tmp_path_factory.mktemp("page")), tmp_path_factory.mktemp("build"))


@pytest.fixture(scope="module")
def entries(packed: Path) -> dict[str, zipfile.ZipInfo]:
    with zipfile.ZipFile(packed) as files:
        assert files.testzip() is None
        return {entry.filename: entry for entry in files.infolist()}


@pytest.fixture
def unpacked(packed: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "Ma clé, été 漢字 & more"
    folder.mkdir()
    return unpack(packed, folder)


# What is in it


def test_the_page_and_what_starts_it_lie_in_one_folder(
    packed: Path, entries: dict[str, zipfile.ZipInfo]
) -> None:
    assert re.fullmatch(r"chromino-\d+\.\d+\.\d+\.zip", packed.name)
    assert [*packed.parent.iterdir()] == [packed]
    around = {"READ ME.txt", "serve.py", *STARTS}
    inside = {f"page/{name}" for name in PAGE}
    assert entries.keys() == {f"chromino/{name}" for name in around | inside}


def test_the_page_is_as_it_was_built(packed: Path) -> None:
    with zipfile.ZipFile(packed) as files:
        assert {name: files.read(f"chromino/page/{name}") for name in PAGE} == PAGE


def test_only_what_is_started_by_a_shell_may_be_run(entries: dict[str, zipfile.ZipInfo]) -> None:
    assert {entry.create_system for entry in entries.values()} == {3}, "permissions are Unix's"
    modes = {name.removeprefix("chromino/"): e.external_attr >> 16 for name, e in entries.items()}
    assert {name for name, mode in modes.items() if mode == 0o100755} == set(SHELL_SCRIPTS)
    assert {mode for name, mode in modes.items() if name not in SHELL_SCRIPTS} == {0o100644}


def test_each_system_has_its_ends_of_lines(packed: Path) -> None:
    with zipfile.ZipFile(packed) as files:
        for name in ("Start on Windows.bat", "READ ME.txt"):
            text = files.read(f"chromino/{name}")
            assert text.count(b"\r\n") == text.count(b"\n") == text.count(b"\r") > 20
        for name in (*SHELL_SCRIPTS, "serve.py"):
            assert b"\r" not in files.read(f"chromino/{name}")


def test_the_same_page_gives_the_same_bytes(packed: Path, tmp_path: Path) -> None:
    page = write_page(tmp_path / "page")
    (page / "page.js").touch()
    assert archive(page, tmp_path).read_bytes() == packed.read_bytes()


def test_its_files_are_as_old_as_the_page(entries: dict[str, zipfile.ZipInfo]) -> None:
    """Were they of the same age in every version, servers would take a new one for the old."""
    assert {entry.date_time for entry in entries.values()} == {(2027, 1, 15, 8, 0, 0)}


def test_without_a_page_there_is_no_archive(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="make zip"):
        archive(tmp_path, tmp_path)
    assert [*tmp_path.iterdir()] == []


# Starting it


def programs(folder: Path, *names: str) -> Path:
    """A folder in which Python has these names, and nothing else is."""
    folder.mkdir()
    for name in names:
        (folder / name).symlink_to(os.path.realpath(sys.executable))
    return folder


def fetch(address: str) -> tuple[bytes, str]:
    with urllib.request.urlopen(address, timeout=10) as answer:
        return answer.read(), answer.headers["Content-Type"]


def contents(folder: Path) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in (folder, *folder.rglob("*"))}


@pytest.mark.parametrize("script", SHELL_SCRIPTS)
@pytest.mark.parametrize("python", ["python3", "python"])
def test_it_starts_with_any_python(
    unpacked: Path, tmp_path: Path, script: str, python: str
) -> None:
    before, port = contents(unpacked), free_port()
    path = programs(tmp_path / "bin", python)
    with started(unpacked / script, "--port", str(port), path=path) as address:
        assert address == f"http://127.0.0.1:{port}/"
        assert fetch(address) == (PAGE["index.html"], "text/html; charset=utf-8")
        assert fetch(f"{address}page.js") == (PAGE["page.js"], "text/javascript; charset=utf-8")
        wasm = "pyodide/pyodide.asm.wasm"
        assert fetch(address + wasm) == (PAGE[wasm], "application/wasm")
    assert contents(unpacked) == before, "a stick may be read-only"


@pytest.mark.parametrize("stub", ["exit 9", "echo Python was not found; exit 49"])
def test_what_is_no_python_that_will_do_is_passed_over(
    unpacked: Path, tmp_path: Path, stub: str
) -> None:
    path = programs(tmp_path / "bin", "python")
    (path / "python3").write_text(f"#!/bin/sh\n{stub}\n")
    (path / "python3").chmod(0o755)
    with started(unpacked / SHELL_SCRIPTS[0], "--port", str(free_port()), path=path) as address:
        assert fetch(address)[0] == PAGE["index.html"]


ASKED = {"en": "de_DE.UTF-8", "fr": "fr_CA.UTF-8", "uk": "uk_UA.UTF-8", "zh-Hant": "zh_TW.UTF-8"}
DOWNLOADS = "https://www.python.org/downloads/"


def said(id: str, language: str) -> str:
    """What a start file says."""
    told = messages((WORDS / "python" / f"{language}.ftl").read_text("utf-8"))
    return in_words(told[f"start-{id}"], {"address": DOWNLOADS}, language)


@pytest.mark.parametrize("script", SHELL_SCRIPTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_python_it_says_what_to_do(
    unpacked: Path, tmp_path: Path, script: str, language: str
) -> None:
    run = subprocess.run(
        [unpacked / script],
        check=False,
        cwd="/",
        env={"PATH": str(programs(tmp_path / "bin")), "LANG": ASKED[language]},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
    )
    assert (run.returncode, run.stderr) == (1, "")
    for id in ("why", "install", "install-unix", "server"):
        assert said(id, language) in run.stdout
    assert "READ ME.txt" in run.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_speaks_the_language_of_the_system(unpacked: Path, language: str) -> None:
    told = messages((WORDS / "python" / f"{language}.ftl").read_text("utf-8"))
    env = {"PATH": os.environ["PATH"], "LANG": ASKED[language], "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, str(unpacked / "serve.py"), "--help"]
    run = subprocess.run(command, check=True, env=env, capture_output=True, encoding="utf-8")
    assert in_words(told["serve-about"], {}, language) in run.stdout
    env["PYTHONIOENCODING"] = "ascii"
    run = subprocess.run(command, check=True, env=env, capture_output=True, encoding="ascii")
    assert "Serve the page" in run.stdout, "letters that can't be shown are no help"


def test_in_a_terminal_one_may_start_it_from_its_folder(unpacked: Path) -> None:
    run = subprocess.run(
        ["sh", SHELL_SCRIPTS[0], "--help"],
        check=True,
        cwd=unpacked,
        capture_output=True,
        text=True,
    )
    assert "--no-open" in run.stdout


def test_old_pythons_understand_the_server() -> None:
    """The scripts ask for the version that the server says it needs."""
    source = (SERVE).read_text("utf-8")
    assert "Python may be 3.9" in source
    ast.parse(source, feature_version=(3, 9))
    for script in set(STARTS.values()):
        told = (ARCHIVE_FILES / script).read_text("utf-8")
        assert "sys.exit(sys.version_info < (3, 9))" in told
        assert "3.9 or newer" in told


def test_windows_asks_its_launcher_first_and_names_what_is_there(unpacked: Path) -> None:
    """There is no Windows here, so this is about what can be read."""
    script = (unpacked / "Start on Windows.bat").read_text("utf-8")
    asked = re.findall(r'^(?:if not defined python )?(\S+(?: -3)?) -c "%check%"', script, re.M)
    assert asked == ["py -3", "python", "python3"]
    guard = 'set "NoDefaultCurrentDirectoryInExePath=1"'
    assert script.index("setlocal") < script.index(guard) < script.index("py -3 -c"), (
        "a py.exe beside it would be started"
    )
    named = re.findall(r'"%~dp0([^"]+)"', script)
    assert set(named) == {"serve.py", "READ ME.txt"}
    assert all((unpacked / name).is_file() for name in named)
    labels = set(re.findall(r"^:(\w+)$", script, re.M))
    spoken = {language[:2] for language in LANGUAGES}
    told = {f"{place}_{language}" for place in ("packed", "missing") for language in spoken}
    assert labels == {"packed", "missing", "language"} | told
    assert set(re.findall(r"(?:goto |call :)([\w%]+)", script)) == (
        {"packed", "missing", "language", "packed_%language%", "missing_%language%"}
    )
    assert set(re.findall(r'set "language=(\w+)"', script)) == spoken


def test_windows_needs_no_letters_but_those_of_english_until_it_has_others(unpacked: Path) -> None:
    script = (unpacked / "Start on Windows.bat").read_bytes().replace(b"\r\n", b"\n")
    before, english, others = re.split(rb"(?=:packed_)", script, maxsplit=2)
    assert (before + english).isascii()
    for language in LANGUAGES[1:]:
        part = others.decode()[others.decode().index(f":packed_{language[:2]}") :]
        for id in ("unpack", "why", "install-windows", "server"):
            assert f"{said(id, language)}\n" in part
    assert not re.search(r"^echo .*[^^][&|<>]", script.decode(), re.M), "no command in a sentence"


# READ ME


@pytest.mark.parametrize("language", LANGUAGES)
def test_read_me_has_every_language(unpacked: Path, language: str) -> None:
    data = (unpacked / "READ ME.txt").read_bytes()
    assert data.startswith("\ufeff".encode()), "old editors take it for something else"
    told = data.decode("utf-8-sig")
    for name in STARTS:
        assert told.count(f"   {name}") == len(LANGUAGES)
    trademark = in_words(messages(said_by_screens(language))["ui-trademark"], {}, language)
    assert re.sub(r"\s", "", trademark) in re.sub(r"\s", "", told)
