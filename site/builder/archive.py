"""Packs the page to take along: one archive, with files that start it on any computer.

python -m builder.archive         writes build/chromino-<version>.zip

It holds what is in `build/site`, so the notebooks are in it if they are there.
"""

from __future__ import annotations

import re
import stat
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from builder.paths import ARCHIVE_FILES, BUILD, BUILT_PAGE, PYTHON_WORDS, ROOT, SERVE
from builder.project import project
from builder.words import LANGUAGES

__all__ = ["STARTS", "archive"]

STARTS: Final = {
    "Start on Windows.bat": "start.bat",
    "Start on macOS.command": "start.sh",
    "Start on Linux.sh": "start.sh",
}
"""What people open, and which script it is."""

_DOWNLOADS: Final = "https://www.python.org/downloads/"

_ON_UNIX: Final = 3
"""Where the archive says it was made, so that whoever unpacks it believes the permissions."""


class _File(NamedTuple):
    name: str
    data: bytes
    mode: int = 0o644


def archive(page: Path, folder: Path) -> Path:
    """Write the archive with this page into the folder; returns its path."""
    if not (page / "index.html").is_file():
        raise SystemExit(f"There is no page in {page}: `make zip` builds it.")
    path = folder / f"chromino-{project()['version']}.zip"
    new = path.with_name(f"{path.name}.new")
    # When the page was built. Servers tell versions of a file apart by its date, so the same date
    # in every version would keep browsers at the old one.
    date = time.gmtime((page / "index.html").stat().st_mtime)[:6]
    with zipfile.ZipFile(new, "w") as packed:
        for file in (*_around(), *_inside(page)):
            entry = zipfile.ZipInfo(f"chromino/{file.name}", date)
            entry.create_system = _ON_UNIX
            entry.external_attr = (stat.S_IFREG | file.mode) << 16
            packed.writestr(entry, file.data, zipfile.ZIP_DEFLATED, 9)
    return new.replace(path)


def _around() -> Iterator[_File]:
    """What lies around the page, for people to open."""
    # Old editors of Windows and macOS guess wrongly without the mark at the beginning.
    told = (ARCHIVE_FILES / "read_me.txt").read_text("utf-8")
    yield _File("READ ME.txt", _for_windows(told, "utf-8-sig"))
    for name, script in STARTS.items():
        text = (ARCHIVE_FILES / script).read_text("utf-8")
        if name.endswith(".bat"):
            yield _File(name, _for_windows(text.replace("@told@\n", _for_cmd()), "utf-8"))
        else:
            yield _File(name, text.replace("@missing@\n", _for_sh()).encode(), 0o755)
    yield _File("serve.py", SERVE.read_bytes())


def _said(language: str) -> dict[str, str]:
    """What the start files say in a language, without the beginnings of the ids."""
    text = (PYTHON_WORDS / f"{language}.ftl").read_text("utf-8")
    found = re.findall(r"^start-([a-z-]+) = (.+)$", text, re.MULTILINE)
    return {id: said.replace("{ $address }", _DOWNLOADS) for id, said in found}


def _for_sh() -> str:
    """The words as branches of a `case`; English is for everybody else."""
    lines = []
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        lines.append(f"  {'' if language == 'en' else language[:2]}*)")
        keys = {"why": "why", "install": "install", "install-unix": "unix"}
        for id, name in {**keys, "server": "server", "close": "close"}.items():
            lines.append(f"    {name}='{_said(language)[id]}'")
        lines[-1] += " ;;"
    return "\n".join(lines) + "\n"


def _for_cmd() -> str:
    """The words as places to go to; English has only letters that every Windows can show."""
    lines = []
    for language in LANGUAGES:
        said = {id: _escaped(text, language) for id, text in _said(language).items()}
        lines += ["", f":packed_{language[:2]}", "echo.", f"echo {said['unpack']}"]
        lines += ["echo.", "pause", "exit /b 1", "", f":missing_{language[:2]}", "echo."]
        lines += [f"echo {said['why']}", "echo.", f"echo   * {said['install-windows']}"]
        lines += [f"echo   * {said['server']}", "echo.", "pause", "exit /b 1"]
    return "\n".join(lines) + "\n"


def _escaped(text: str, language: str) -> str:
    """As `echo` wants it."""
    if language == "en":
        text = text.translate(str.maketrans("“”\u2019", '""\''))
    return re.sub(r"([&|<>^])", r"^\1", text).replace("%", "%%")


def _for_windows(text: str, encoding: str) -> bytes:
    return text.replace("\n", "\r\n").encode(encoding)


def _inside(page: Path) -> Iterator[_File]:
    for path in sorted(page.rglob("*")):
        if path.is_file():
            yield _File(f"page/{path.relative_to(page).as_posix()}", path.read_bytes())


def main() -> None:
    path = archive(BUILT_PAGE, BUILD)
    notebooks = "with" if (BUILT_PAGE / "lab").is_dir() else "without"
    size = path.stat().st_size / 1_000_000
    print(f"{path.relative_to(ROOT)}: {size:.0f} MB, {notebooks} the notebooks")


if __name__ == "__main__":
    main()
