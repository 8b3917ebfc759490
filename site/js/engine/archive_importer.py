"""Lets the page's Python import from its archives, in less time than Python itself takes for it.

Python's own importer reads and decodes every module of an archive twice, at first only to learn
which file it is in. Here the archive's own list of files tells that, which is read once.

In the library's archive it is called `sitecustomize`: Python imports a module of that name before
it does anything else, so the library comes this way, too. `start_python.js` adds the engine's
archive. What is imported here still comes the long way, so that is little.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import ModuleSpec
from marshal import loads
from struct import unpack_from

TYPE_CHECKING = False  # as in `typing`, which is large
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType
    from typing import Any

__all__ = ["import_from"]

# How a zip file is laid out: each file behind a header and its name; then a list of all files, of
# which each entry has the name, too; and at last where that list is.
_HEADER, _ENTRY, _END = 30, 46, 22

_BEFORE_CODE = 16  # what a file of bytecode tells about itself


class _ArchiveImporter:
    """Imports what is in an archive: bytecode, none of it packed."""

    def __init__(self, archive: str) -> None:
        self._archive = archive
        self._places = dict(_places(archive))
        self._files = {_module(file): file for file in self._places if file.endswith(".pyc")}

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        file = self._files.get(name)
        if not file:
            return None
        # It is a loader, only not one of `importlib.abc`, which is large.
        loader: Any = self
        is_package = file.endswith("/__init__.pyc")
        origin = f"{self._archive}/{file}"
        spec = ModuleSpec(name, loader, origin=origin, is_package=is_package)
        spec.has_location = True
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """As usual."""

    def exec_module(self, module: ModuleType) -> None:
        code = self._read(self._files[module.__name__])
        exec(loads(memoryview(code)[_BEFORE_CODE:]), vars(module))

    def get_data(self, path: str) -> bytes:
        """A file beside a module, as all loaders give it to whoever knows where that is."""
        try:
            return self._read(path.removeprefix(f"{self._archive}/"))
        except KeyError:
            raise FileNotFoundError(path) from None

    def _read(self, file: str) -> bytes:
        start, size = self._places[file]
        # Opened each time: Python's memory may be restored where there is no such file.
        with open(self._archive, "rb", buffering=0) as archive:
            archive.seek(start)
            return archive.read(size)


def _places(archive: str) -> Iterator[tuple[str, tuple[int, int]]]:
    """Each file in it: where it begins, and how long it is."""
    with open(archive, "rb") as file:
        file.seek(-_END, 2)
        size, start = unpack_from("<LL", file.read(), 12)
        file.seek(start)
        listed = file.read(size)
    here = 0
    while here < size:
        length, *more, header = unpack_from("<L3H8xL", listed, here + 24)
        name_size = more[0]
        name = listed[here + _ENTRY : here + _ENTRY + name_size].decode()
        here += _ENTRY + sum(more)
        yield name, (header + _HEADER + name_size, length)


def _module(file: str) -> str:
    return file.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")


def import_from(archive: str) -> None:
    """From now on, find what is in this archive; nothing of it is anywhere else."""
    sys.meta_path.insert(0, _ArchiveImporter(archive))


import_from(os.path.dirname(__file__))
