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
    "FIRST_PLACES_CSS",
    "FIRST_SCRIPT",
    "FIRST_STYLE",
    "LOOK_JS",
    "NODE_MODULES",
    "NOTEBOOKS",
    "OLD_BROWSER_SCRIPT",
    "OLD_NOTEBOOK_JS",
    "PAGE_PROGRAM",
    "QR_CODE_JS",
    "ROOT",
    "SERVE",
    "SERVICE_WORKER_PROGRAM",
    "SITE",
    "SITE_JS",
    "TOKENS_CSS",
    "VENV",
    "VIEW_JS",
    "VIEW_PROGRAM",
    "WIDGET",
    "WORDS",
    "WORKER_PROGRAM",
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

# What the page's programs begin with, and what stands in the page itself
VIEW_PROGRAM: Final = VIEW_JS / "index.js"
PAGE_PROGRAM: Final = SITE_JS / "main.js"
WORKER_PROGRAM: Final = SITE_JS / "engine" / "worker.js"
SERVICE_WORKER_PROGRAM: Final = SITE_JS / "offline" / "service_worker.js"
QR_CODE_JS: Final = SITE_JS / "engine" / "qr_code.js"
FIRST_SCRIPT: Final = SITE_JS / "boot" / "first.js"
OLD_BROWSER_SCRIPT: Final = SITE_JS / "boot" / "old_browser.js"
FIRST_STYLE: Final = SITE_JS / "boot" / "first_page.css"

# Made from those, and committed
BUNDLE: Final = WIDGET / "static" / "chromino.js"
BUNDLE_LICENCES: Final = ROOT / "widget" / "licences.txt"
EDITIONS_JS: Final = SITE_JS / "editions" / "editions.js"
FIRST_PLACES_CSS: Final = SITE_JS / "boot" / "first_places.css"
LOOK_JS: Final = VIEW_JS / "look" / "look.js"
TOKENS_CSS: Final = VIEW_JS / "look" / "tokens.css"
OLD_NOTEBOOK_JS: Final = VIEW_JS / "notebook" / "old_notebook.js"

# Made anew on every machine
BUILD: Final = ROOT / "build"
BUILT_PAGE: Final = BUILD / "site"
BUILT_LAB: Final = BUILD / "lite"
BUILT_PYTHON: Final = BUILD / "python"

# What is installed, and what installs it
CI: Final = ROOT / ".ci"
NODE_MODULES: Final = ROOT / "node_modules"
VENV: Final = Path(sys.prefix)
