"""Addresses that change with what they lead to, so that versions of the page never mix.

A host ignores the query of a file's address, and a cache does not: what a browser has kept under
such an address is right for ever, and a new version has another one.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

__all__ = ["address", "version_of"]

_DIGITS: Final = 12


def version_of(*files: Path) -> str:
    """A few digits that stand for the content of these files, in this order."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:_DIGITS]


def address(out: Path, name: str) -> str:
    """The address of a file of the page, relative to the page: `page.js?v=3f2a9c01b7d4`."""
    return f"{name}?v={version_of(out / name)}"
