"""What makes the page an app: its manifest and its icons."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from esbuild import ROOT

__all__ = ["put_manifest"]

_SITE: Final = ROOT / "site"


def put_manifest(out: Path) -> None:
    """Put the manifest into the folder of the page, and the pictures that it names.

    It has no `id`: that would be the same for every copy of the page on one host.
    """
    for name in ("manifest.webmanifest", "icon.svg"):
        shutil.copyfile(_SITE / name, out / name)
    shutil.copytree(_SITE / "icons", out / "icons", dirs_exist_ok=True)
