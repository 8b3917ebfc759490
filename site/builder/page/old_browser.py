"""What the page says to a browser that is too old for it: in every language, as a part of the page.

`old_browser.js` finds out whether it is needed, and in which language.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from builder.bundle.esbuild import OLDEST
from builder.paths import PAGE_WORDS
from builder.words import one_line

__all__ = ["old_browser"]

_SYSTEMS: Final = {"Safari": "iOS, iPadOS 16.4"}
"""Where the browser comes with the system."""


def old_browser() -> str:
    """The element; `old_browser.css` shows it, and of its languages one."""
    told = "".join(_told(catalogue) for catalogue in sorted(PAGE_WORDS.glob("*.ftl")))
    names = "".join(f"<li>{_named(name, version)}</li>" for name, version in OLDEST.items())
    return f"""\
<main id="old-browser" class="ground" hidden>
  <div class="sheet">
    <img class="sheet-tile" src="icon.svg" alt="" width="96" height="96">
{told}    <ul role="list" translate="no">{names}</ul>
  </div>
</main>"""


def _named(name: str, version: str) -> str:
    system = f" ({_SYSTEMS[name]})" if name in _SYSTEMS else ""
    return f"{name} {version}{system}"


def _told(catalogue: Path) -> str:
    title, do, since = (
        escape(one_line(catalogue, id), quote=False)
        for id in ("ui-failed-too-old", "ui-failed-too-old-do", "ui-too-old-since")
    )
    return f"""\
    <div lang="{catalogue.stem}">
      <h1>{title}</h1>
      <p>{do}</p>
      <p>{since}</p>
    </div>
"""
