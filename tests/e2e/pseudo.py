"""A language that nobody speaks: English with every message in ⟦ ⟧.

Whatever a screen says outside of them has not come from a catalogue. What the page says when it was
opened as a file, or by an old browser, comes from there, too, but at another time.
"""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import Page

from builder.paths import WORDS

__all__ = ["LANGUAGE", "speak", "unsaid"]

LANGUAGE: Final = "fr"
"""The language whose place it takes."""

_TEXTS: Final = """() => {
    const texts = [];
    const said = [
        "aria-label", "aria-valuetext", "aria-description", "title", "alt", "placeholder",
    ];
    const walk = (node) => {
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent);
        if (node.nodeType === Node.ELEMENT_NODE) {
            // A sentence with a picture in it is in several pieces.
            if (node.matches(".deed")) {
                texts.push(node.textContent);
                return;
            }
            if (node.matches("script, style, [data-spelled]")) return;
            if (node.matches("#without-server, #old-browser")) return;
            for (const name of said) texts.push(node.getAttribute(name) ?? "");
        }
        if (node.shadowRoot) walk(node.shadowRoot);
        node.childNodes.forEach(walk);
    };
    walk(document.body);
    return [document.title, ...texts];
}"""


def pseudo(name: str) -> str:
    """A catalogue, with every message in its brackets."""
    resource = FluentParser().parse((WORDS / f"{name}.ftl").read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value:
            elements = entry.value.elements
            # As an expression, so that blanks at the edges stay.
            elements.insert(0, ast.Placeable(ast.StringLiteral("⟦")))
            elements.append(ast.Placeable(ast.StringLiteral("⟧")))
    return FluentSerializer().serialize(resource)


def speak(page: Page) -> None:
    """Let the page find it where it looks for the language whose place it takes."""
    for part in ("", "page/", "rules/"):
        _replace(page, f"{part}{LANGUAGE}", f"{part}en")


def _replace(page: Page, name: str, by: str) -> None:
    text = pseudo(by)
    page.route(
        f"**/words/{name}.ftl?*",
        lambda route: route.fulfill(body=text, content_type="text/plain; charset=utf-8"),
    )


def unsaid(page: Page, *names: str) -> list[str]:
    """The texts on the screen that are in no catalogue, but for these names."""
    return [left for text in page.evaluate(_TEXTS) if (left := _outside(text, names))]


def _outside(text: str, names: tuple[str, ...]) -> str:
    while (inner := re.sub(r"⟦[^⟦⟧]*⟧", "", text)) != text:
        text = inner
    for name in names:
        text = text.replace(name, "")
    # Letters alone are on keys and in tables, and the same everywhere.
    return text.strip() if re.search(r"[^\W\d_]{2}", text) else ""
