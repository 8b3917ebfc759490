"""What the page says to a browser that is too old for it: in every language, as a part of the page.

`old_browser.js` finds out whether it is needed, and in which language.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Final

from esbuild import OLDEST, ROOT

__all__ = ["message", "old_browser"]

_SYSTEMS: Final = {"Safari": "iOS, iPadOS 16.4"}
"""Where the browser comes with the system."""

_WORDS: Final = ROOT / "widget" / "words" / "page"


def old_browser() -> str:
    """The element; `old_browser.css` shows it, and of its languages one."""
    told = "".join(_told(catalogue) for catalogue in sorted(_WORDS.glob("*.ftl")))
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
        escape(message(catalogue, id), quote=False)
        for id in ("ui-failed-too-old", "ui-failed-too-old-do", "ui-too-old-since")
    )
    return f"""\
    <div lang="{catalogue.stem}">
      <h1>{title}</h1>
      <p>{do}</p>
      <p>{since}</p>
    </div>
"""


def message(catalogue: Path, id: str) -> str:
    """A message that is one plain line, which is all of Fluent that is understood here."""
    text = catalogue.read_text("utf-8")
    found = re.findall(rf"^{id} = ([^{{}}\n]+)$(?!\n+ )", text, re.MULTILINE)
    if len(found) != 1:
        raise SystemExit(f"{catalogue} has no plain line for {id}.")
    return str(found[0])
