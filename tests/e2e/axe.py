"""axe-core, which finds about half of what makes a screen hard to use for some people."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from playwright.sync_api import Page

from builder.paths import NODE_MODULES

__all__ = ["rules_broken", "violations"]

_TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def _source() -> str:
    return (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds on the screen as it is now, each in a few readable lines."""
    # Not by a script tag, which the page's own policy forbids.
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found: list[dict[str, Any]] = page.evaluate(
        "async (tags) => (await axe.run(document, {runOnly: tags})).violations", _TAGS
    )
    return [_told(rule) for rule in found]


def rules_broken(run: Callable[..., Any]) -> list[str]:
    """The same in any engine, of which this calls a function with its arguments."""
    if not run("() => 'axe' in window"):
        run(f"() => {{ {_source()} }}")
    find = "async (tags) => (await axe.run(document, {runOnly: tags})).violations"
    return [_told(rule) for rule in run(find, _TAGS)]


def _told(rule: dict[str, Any]) -> str:
    places = "\n".join(
        f"    {node['target']}\n      {node['html'][:160]}\n      "
        + node["failureSummary"].replace("\n", "\n      ")
        for node in rule["nodes"][:5]
    )
    return f"{rule['id']} ({rule['impact']}, {len(rule['nodes'])}x): {rule['help']}\n{places}"
