"""Where the lab, JupyterLite with our notebooks, is built; `site/lite.py` does that."""

from __future__ import annotations

from typing import Final

from esbuild import ROOT

__all__ = ["LAB"]

LAB: Final = ROOT / "build" / "lite"
