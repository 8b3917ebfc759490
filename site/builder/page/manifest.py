"""What makes the page an app: its manifest and its icons."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from builder.generate.tokens import COLOURS
from builder.paths import ICON, ICON_FILES, MANIFEST
from builder.words import LANGUAGES, page_words

__all__ = ["manifest_of", "put_manifest"]


def manifest_of(language: str) -> str:
    """The file; the page asks for the English one until it knows better."""
    return "manifest.webmanifest" if language == "en" else f"manifest.{language}.webmanifest"


def put_manifest(out: Path) -> None:
    """Put the manifest into the folder of the page, and the pictures that it names.

    There is one for each language. It has no `id`: that would be the same for every copy of the
    page on one host.
    """
    manifest = json.loads(MANIFEST.read_text("utf-8"))
    ground = COLOURS["ground"].light
    manifest |= {"theme_color": ground, "background_color": ground}
    about, name = page_words("ui-page-about"), page_words("ui-title")
    for language in LANGUAGES:
        told = {"name": name[language], "short_name": name[language], "lang": language}
        told["description"] = about[language]
        text = json.dumps({**manifest, **told}, ensure_ascii=False, indent=2) + "\n"
        (out / manifest_of(language)).write_text(text, "utf-8")
    shutil.copyfile(ICON, out / "icon.svg")
    shutil.copytree(ICON_FILES, out / "icons", dirs_exist_ok=True)
