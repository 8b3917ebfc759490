"""Lets the page's Python import the engine from its wheel, in less time than archives take.

Python's own importer reads each module of an archive twice: at first only to tell which file it is
in. Here the name tells it. The wheel brings this along, and `start_python.js` begins with it.
"""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from marshal import loads
from types import ModuleType
from typing import Any
from zipimport import zipimporter

__all__ = ["import_from"]

_HEAD = 16  # the bytes before the code in a file of bytecode


class _WheelImporter:
    """Imports one package, of which every module is bytecode."""

    def __init__(self, wheel: str, package: str) -> None:
        self._wheel, self._package = wheel, package
        self.get_data = zipimporter(wheel).get_data  # also for whoever asks a module's loader

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name.partition(".")[0] != self._package:
            return None
        module = f"{self._wheel}/{name.replace('.', '/')}"
        for file in (f"{module}.pyc", f"{module}/__init__.pyc"):
            try:
                code = self.get_data(file)
            except OSError:
                continue
            # It is a loader, only not one of `importlib.abc`, which a page hasn't got.
            loader: Any = self
            is_package = file.endswith("/__init__.pyc")
            spec = ModuleSpec(name, loader, origin=file, loader_state=code, is_package=is_package)
            spec.has_location = True
            return spec
        return None

    def create_module(self, spec: ModuleSpec) -> None:
        """As usual."""

    def exec_module(self, module: ModuleType) -> None:
        spec = module.__spec__
        assert spec
        code, spec.loader_state = spec.loader_state, None
        exec(loads(memoryview(code)[_HEAD:]), vars(module))


def import_from(wheel: str, package: str) -> None:
    """From now on, find the package in this wheel."""
    sys.meta_path.insert(0, _WheelImporter(wheel, package))
