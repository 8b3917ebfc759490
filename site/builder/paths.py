"""Where everything lies: the only module that knows it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

__all__ = [
    "BUILD",
    "BUILT_LAB",
    "BUILT_PAGE",
    "BUILT_PYTHON",
    "BUNDLE",
    "BUNDLE_LICENCES",
    "CI",
    "EDITIONS_JS",
    "ENGINE",
    "LOOK_JS",
    "NODE_MODULES",
    "NOTEBOOKS",
    "OLD_NOTEBOOK_JS",
    "ROOT",
    "SERVE",
    "SITE",
    "SITE_JS",
    "VENV",
    "VIEW_JS",
    "WIDGET",
    "WORDS",
]

ROOT: Final = Path(__file__).resolve().parents[2]

# Sources
ENGINE: Final = ROOT / "chromino_core"
WIDGET: Final = ROOT / "widget" / "chromino_widget"
VIEW_JS: Final = ROOT / "widget" / "js"
WORDS: Final = ROOT / "widget" / "words"
SITE: Final = ROOT / "site"
SITE_JS: Final = SITE / "js"
SERVE: Final = SITE / "serve.py"
NOTEBOOKS: Final = ROOT / "notebooks"

# Made from those, and committed
BUNDLE: Final = WIDGET / "static" / "chromino.js"
BUNDLE_LICENCES: Final = ROOT / "widget" / "licences.txt"
EDITIONS_JS: Final = SITE_JS / "editions.js"
LOOK_JS: Final = VIEW_JS / "look.js"
OLD_NOTEBOOK_JS: Final = VIEW_JS / "old_notebook.js"

# Made anew on every machine
BUILD: Final = ROOT / "build"
BUILT_PAGE: Final = BUILD / "site"
BUILT_LAB: Final = BUILD / "lite"
BUILT_PYTHON: Final = BUILD / "python"

# What is installed, and what installs it
CI: Final = ROOT / ".ci"
NODE_MODULES: Final = ROOT / "node_modules"
VENV: Final = Path(sys.prefix)
