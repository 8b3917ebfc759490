"""The page as it stands there before any program runs: a real table, and what little it needs.

Style and the first script are part of the page itself, so that nothing has to be waited for; the
content policy knows them by their hashes.
"""

from __future__ import annotations

import base64
import hashlib
import json
import tempfile
from collections.abc import Mapping
from html import escape
from pathlib import Path
from string import Template
from types import MappingProxyType
from typing import Final

from esbuild import ROOT, esbuild
from old_browser import old_browser
from openings import START
from page_words import page_words
from versions import address
from without_server import without_server

from chromino_core import svg

__all__ = ["first_page"]

_SITE: Final = ROOT / "site"


def first_page(out: Path, known: Mapping[str, str]) -> str:
    """The HTML of the page whose files are in this folder; its first script gets what is known."""
    programs = {
        name: f"./{address(out, file)}"
        for name, file in (("VIEW", "chromino.js"), ("PAGE", "page.js"))
    }
    pictured = page_words("ui-page-picture")
    style = _built("first_page.css")
    script = _built("first.js", {**known, **programs, "PICTURED": pictured})
    old_script = _built("old_browser.js", target="es5")
    return Template((_SITE / "index.html").read_text("utf-8")).substitute(
        style=style,
        style_hash=_hash_source(style),
        first_script=script,
        first_script_hash=_hash_source(script),
        old_script=old_script,
        old_script_hash=_hash_source(old_script),
        old_browser=old_browser(),
        board=_picture(svg.placement(START)),
        picture=escape(pictured["en"]),
        about=escape(page_words("ui-page-about")["en"]),
        late=_late(),
        without_server=without_server(),
    )


def _late() -> str:
    """What is said if the program may not run, or has not come: in every language."""
    told = {
        "no-scripts": page_words("ui-page-no-scripts"),
        "no-program": page_words("ui-page-no-program"),
        "small": page_words("ui-trademark"),
    }
    return "\n".join(
        f'          <p class="{kind}" lang="{language}">{escape(words, quote=False)}</p>'
        for kind, said in told.items()
        for language, words in said.items()
    )


def _built(name: str, known: Mapping[str, object] = MappingProxyType({}), **options: str) -> str:
    """A script or the style of the page itself, with what only the build knows."""
    define = {constant: json.dumps(value) for constant, value in known.items()}
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder) / name
        esbuild(
            _SITE / "js" / "boot" / name,
            built,
            format="iife",
            define=define,
            external=["./page.js*", "./chromino.js*"],
            **options,
        )
        return built.read_text("utf-8").strip()


def _hash_source(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def _picture(drawing: str) -> str:
    """A drawing as a picture, because only such count as something to see when pages are timed."""
    return f"data:image/svg+xml,{drawing}".replace('"', "'").replace("#", "%23").replace("\n", "")
