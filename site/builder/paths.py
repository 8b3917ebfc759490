"""Where everything lies: the only module that knows it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

__all__ = [
    "ARCHIVE_FILES",
    "ARCHIVE_IMPORTER",
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
    "ICON",
    "ICON_FILES",
    "INDEX",
    "LICENCE",
    "LICENCE_TEXTS",
    "LITE_SETTINGS",
    "LITE_TOOLS",
    "LOOK_JS",
    "MANIFEST",
    "NODE_MODULES",
    "NOTEBOOKS",
    "OLD_BROWSER_SCRIPT",
    "OLD_NOTEBOOK_JS",
    "PAGE_PROGRAM",
    "PAGE_WHEELS",
    "PAGE_WORDS",
    "PYTHON_WORDS",
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
PAGE_WORDS: Final = WORDS / "page"
PYTHON_WORDS: Final = WORDS / "python"
SITE: Final = ROOT / "site"
SITE_JS: Final = SITE / "js"
INDEX: Final = SITE / "index.html"
MANIFEST: Final = SITE / "manifest.webmanifest"
ICON: Final = SITE / "icon.svg"
ARCHIVE_FILES: Final = SITE / "archive"
"""What lies around the page in an archive, for people to open; and `SERVE`."""
SERVE: Final = SITE / "serve.py"
LITE_SETTINGS: Final = SITE / "lite"
LICENCE: Final = ROOT / "LICENSE"
LICENCE_TEXTS: Final = SITE / "licences"
"""Texts that are the same for every work, for parts that come without; by the licence's id."""
NOTEBOOKS: Final = ROOT / "notebooks"

# What the page's programs begin with, and what stands in the page itself
VIEW_PROGRAM: Final = VIEW_JS / "index.js"
PAGE_PROGRAM: Final = SITE_JS / "main.js"
WORKER_PROGRAM: Final = SITE_JS / "engine" / "worker.js"
SERVICE_WORKER_PROGRAM: Final = SITE_JS / "offline" / "service_worker.js"
QR_CODE_JS: Final = SITE_JS / "engine" / "qr_code.js"
ARCHIVE_IMPORTER: Final = SITE_JS / "engine" / "archive_importer.py"
FIRST_SCRIPT: Final = SITE_JS / "boot" / "first.js"
OLD_BROWSER_SCRIPT: Final = SITE_JS / "boot" / "old_browser.js"
FIRST_STYLE: Final = SITE_JS / "boot" / "first_page.css"

# Made from those, and committed
BUNDLE: Final = WIDGET / "static" / "chromino.js"
BUNDLE_LICENCES: Final = ROOT / "widget" / "licences.txt"
ICON_FILES: Final = SITE / "icons"
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
PAGE_WHEELS: Final = VENV / "page-wheels"
LITE_TOOLS: Final = VENV / "lite"
