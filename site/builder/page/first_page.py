"""The page as it stands there before any program runs: a real table, and what little it needs.

Style and the first script are part of the page itself, so that nothing has to be waited for; the
content policy knows them by their hashes.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping
from html import escape
from pathlib import Path
from string import Template
from types import MappingProxyType

from builder.bundle.esbuild import esbuild
from builder.generate.tokens import COLOURS
from builder.hosting.hashes import policy_source
from builder.hosting.versions import address
from builder.page.old_browser import old_browser
from builder.page.openings import START
from builder.page.without_server import without_server
from builder.paths import FIRST_SCRIPT, FIRST_STYLE, INDEX, OLD_BROWSER_SCRIPT
from builder.words import page_words
from chromino_core import svg

__all__ = ["first_page"]


def first_page(out: Path, known: Mapping[str, str]) -> str:
    """The HTML of the page whose files are in this folder; its first script gets what is known."""
    programs = {
        name: f"./{address(out, file)}"
        for name, file in (("VIEW", "chromino.js"), ("PAGE", "page.js"))
    }
    pictured = page_words("ui-page-picture")
    style = _built(FIRST_STYLE)
    script = _built(FIRST_SCRIPT, {**known, **programs, "PICTURED": pictured})
    old_script = _built(OLD_BROWSER_SCRIPT, target="es5")
    return Template(INDEX.read_text("utf-8")).substitute(
        light_ground=COLOURS["ground"].light,
        dark_ground=COLOURS["ground"].dark,
        style=style,
        style_hash=policy_source(style),
        first_script=script,
        first_script_hash=policy_source(script),
        old_script=old_script,
        old_script_hash=policy_source(old_script),
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


def _built(source: Path, known: Mapping[str, object] = MappingProxyType({}), **options: str) -> str:
    """A script or the style of the page itself, with what only the build knows."""
    define = {constant: json.dumps(value) for constant, value in known.items()}
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder) / source.name
        esbuild(
            source,
            built,
            format="iife",
            define=define,
            external=["./page.js*", "./chromino.js*"],
            **options,
        )
        return built.read_text("utf-8").strip()


def _picture(drawing: str) -> str:
    """A drawing as a picture, because only such count as something to see when pages are timed."""
    return f"data:image/svg+xml,{drawing}".replace('"', "'").replace("#", "%23").replace("\n", "")
