"""The oldest browsers that we support: they follow from what the code uses."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

from builder.bundle.esbuild import OLDEST, esbuild
from builder.paths import CI, NODE_MODULES, OLD_BROWSER_SCRIPT, ROOT

SOURCES: Final = [
    path
    for folder in ("site/js", "widget/js")
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in (".css", ".js") and path.name != "old_browser.js"
]

PYODIDE: Final = NODE_MODULES / "pyodide" / "pyodide.asm.mjs"

# Since when Chrome and Edge, Firefox, and Safari have it.
FEATURES: Final = {
    r"\bcolor-mix\(": (111, 113, 16.2),
    r"\bcontainer-type:|\bcontainer:": (105, 110, 16.0),
    r":has\(": (105, 121, 15.4),
    r"\.(toSorted|toReversed)\(": (110, 115, 16.0),
    r"\badoptedStyleSheets\b": (73, 101, 16.4),
    r"\ddvh\b": (108, 101, 15.4),
    r"\binert\b": (102, 112, 15.5),
    r"\.ariaLabel\b": (81, 119, 12.1),
    r'type: "module"': (80, 114, 15.0),
}
"""What came to browsers last of all that the page can't do without."""

NEWER: Final = {
    r"\blight-dark\(": (),
    r"@starting-style|\bfield-sizing\b|\binterpolate-size\b|\banchor-name\b|\bcalc-size\(": (),
    r"\bstartViewTransition\b|\bPromise\.withResolvers\b|\bObject\.groupBy\b|\bMap\.groupBy\b": (),
    r"\bSet\.prototype\b|\.isSubsetOf\(|\bIterator\.from\b|\bPromise\.try\b|\bRegExp\.escape\b": (),
    r"\btoBase64\(|\bfromBase64\(|\bArray\.fromAsync\b|\bURL\.canParse\b|\bAbortSignal\.any\b": (),
    # The hint for dropped files does without it.
    r"popover": ("file_drop.js", "page.css"),
    # Dialogs have another way.
    r"closedby": ("dialog.js",),
}
"""What is newer than those, and in which files it may be, because it can be missing."""


def without_comments(path: Path) -> str:
    return re.sub(r"/\*.*?\*/|^\s*//.*?$", "", path.read_text("utf-8"), flags=re.S | re.M)


def test_the_oldest_browsers_have_what_is_used_and_no_older_one_has() -> None:
    texts = "\n".join(without_comments(path) for path in SOURCES)
    for pattern in FEATURES:
        assert re.search(pattern, texts), f"{pattern} is no longer used"
    chrome, firefox, safari = (max(since) for since in zip(*FEATURES.values(), strict=True))
    wanted = {"Chrome": chrome, "Edge": chrome, "Firefox": firefox, "Safari": safari}
    assert {name: float(version) for name, version in OLDEST.items()} == wanted


@pytest.mark.parametrize("pattern", NEWER)
def test_what_is_newer_is_used_only_where_it_may_be_missing(pattern: str) -> None:
    found = {path.name for path in SOURCES if re.search(pattern, without_comments(path))}
    assert found == set(NEWER[pattern])


def lowered(path: Path, target: Any) -> str:
    """The program, written for these browsers."""
    options = {"target": target, "format": "esm", "charset": "utf8", "logLevel": "error"}
    script = f"""
        import {{ readFileSync }} from "node:fs";
        import {{ transformSync }} from "esbuild";
        const text = readFileSync({json.dumps(str(path))}, "utf-8");
        console.log(transformSync(text, {json.dumps(options)}).code);
    """
    command = [str(CI / "node"), "node", "--input-type=module", "-e", script]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def test_the_oldest_browsers_can_read_pyodide() -> None:
    """It is the one program that we hand out as it is."""
    oldest = [f"{name.lower()}{version}" for name, version in OLDEST.items()]
    assert lowered(PYODIDE, oldest) == lowered(PYODIDE, "esnext")
    # What it takes from those before.
    assert lowered(PYODIDE, "safari16.3") != lowered(PYODIDE, "esnext")


def test_every_browser_can_read_the_very_first_script(tmp_path: Path) -> None:
    # esbuild refuses what it can't say in the words of 2009.
    esbuild(OLD_BROWSER_SCRIPT, tmp_path / "old.js", format="iife", target="es5")
    assert not re.search(r"=>|`|\b(const|let)\b", (tmp_path / "old.js").read_text("utf-8"))


def test_the_readme_names_them() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for name, version in OLDEST.items():
        assert re.search(rf"\b{name}( and Edge)? {re.escape(version)}\b", readme), name
