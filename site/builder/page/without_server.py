"""What the page says when it was opened as a file, from where browsers run none of its programs.

It stands in the page itself, in every language, and is hidden until it is needed.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

from builder.archive import STARTS
from builder.paths import PAGE_WORDS
from builder.words import one_line

__all__ = ["without_server"]


def without_server() -> str:
    """The element; the page's styles show it, and of its languages the one of the page."""
    told = "".join(_told(catalogue) for catalogue in sorted(PAGE_WORDS.glob("*.ftl")))
    return f"""\
<main id="without-server" class="ground" hidden>
  <div class="sheet">
    <img class="sheet-tile" src="icon.svg" alt="" width="96" height="96" loading="lazy">
{told}  </div>
</main>"""


def _told(catalogue: Path) -> str:
    title, why, start, server, trademark = (
        escape(one_line(catalogue, id), quote=False)
        for id in (
            "ui-from-file",
            "ui-from-file-why",
            "ui-from-file-start",
            "ui-from-file-server",
            "ui-trademark",
        )
    )
    names = "".join(f"<li>{name}</li>" for name in STARTS)
    return f"""\
    <div lang="{catalogue.stem}">
      <h1>{title}</h1>
      <p>{why}</p>
      <p>{start}</p>
      <ul role="list" translate="no">{names}</ul>
      <p>{server}</p>
      <p class="small">{trademark}</p>
    </div>
"""
