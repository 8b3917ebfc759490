"""Makes what Python and others say from the catalogues of words: `make words`.

`chromino_core/words/*.json` has what Python says: the engine's messages from `widget/words`, which
are those of the screens, what only Python says from `widget/words/python`, and whatever else of the
catalogues Python's sources name. `widget/js/notebook/old_notebook.js` is for a notebook that can't
even fetch a catalogue, and the block in `site/serve.py` for a Python that has nothing beside it.

python -m builder.generate.python_words --check    only tells whether these are up to date
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from builder.generate.javascript import generated
from builder.paths import ENGINE, OLD_NOTEBOOK_JS, ROOT, SERVE, WIDGET, WORDS
from chromino_core.words import LANGUAGES

__all__ = ["compiled", "made", "pattern_of"]

_SOURCES: Final = (ENGINE, WIDGET)
_SERVED: Final = re.compile(r"(# Words: begin\n).*?(# Words: end\n)", re.DOTALL)


def made() -> dict[Path, str]:
    """Every file that is made here, and its text."""
    files = {
        ENGINE / "words" / f"{language}.json": _as_json(compiled(language))
        for language in LANGUAGES
    }
    files[OLD_NOTEBOOK_JS] = _old_notebook()
    files[SERVE] = _SERVED.sub(rf"\g<1>{_served()}\g<2>", SERVE.read_text("utf-8"))
    return files


def compiled(language: str) -> dict[str, Any]:
    """The messages that Python says in a language, by their ids."""
    own, table, *others = (
        _messages(f"{part}{language}.ftl") for part in ("python/", "", "page/", "rules/")
    )
    found = {id: each for id, each in table.items() if not id.startswith("ui-")}
    every = {id: each for part in (table, *others) for id, each in part.items()}
    found |= {id: every[id] for id in _named()}
    # Where a screen's sentence doesn't serve who writes programs, there is another one.
    return {id: pattern_of(message) for id, message in {**found, **own}.items()}


def _named() -> list[str]:
    """The messages of the screens that Python's sources name, in the order of their ids."""
    paths = [path for folder in _SOURCES for path in folder.rglob("*.py")]
    text = "\n".join(path.read_text("utf-8") for path in paths)
    return sorted(set(re.findall(r"""["']((?:ui|rules)-[a-z0-9-]+)["']""", text)))


def _messages(name: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser(with_spans=False).parse((WORDS / name).read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise SystemExit(f"{name}: not understood: {(entry.content or '').strip()!r}")
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
    return found


def pattern_of(message: ast.Message) -> Any:
    """A message as data; raises `TypeError` for what the formatter doesn't know."""
    if message.value is None or message.attributes:
        raise TypeError(f"{message.id.name} is more than a sentence")
    return _pattern(message.value)


def _pattern(pattern: ast.Pattern) -> Any:
    parts: list[Any] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ast.TextElement) else _part(element.expression)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return "".join(parts) if all(isinstance(part, str) for part in parts) else parts


def _part(node: object) -> Any:
    match node:
        case ast.StringLiteral():
            return str(node.parse()["value"])
        case ast.VariableReference():
            return [node.id.name]
        case ast.Placeable():
            return _part(node.expression)
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            cases: dict[str, Any] = {}
            for variant in node.variants:
                key = variant.key
                name = key.name if isinstance(key, ast.Identifier) else str(key.value)
                said = _pattern(variant.value)
                if variant.default:
                    cases["*"] = said
                if name != "other" or not variant.default:
                    cases[name] = said
            return [selector.id.name, cases]
    raise TypeError(f"not known here: {node}")


def _as_json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=0, separators=(",", ":")) + "\n"


def _old_notebook() -> str:
    told = {
        language: pattern_of(_messages(f"{language}.ftl")["ui-notebook-old"])
        for language in LANGUAGES
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(told[key], ensure_ascii=False)}," for key in told]
    return "\n".join(
        [
            generated(__file__, "the catalogues"),
            "/** What whoever has too old a notebook is told. @type {Record<string, string>} */",
            "export const OLD_NOTEBOOK = {",
            *lines,
            "};\n",
        ]
    )


def _served() -> str:
    told = {
        language: {
            id.removeprefix("serve-"): "".join(
                part if isinstance(part, str) else f"{{{part[0]}}}" for part in _parts(message)
            )
            for id, message in _messages(f"python/{language}.ftl").items()
            if id.startswith("serve-")
        }
        for language in LANGUAGES
    }
    text = json.dumps(told, ensure_ascii=False, indent=4)
    text = re.sub(r'(?<=["\}])\n', ",\n", text)  # as Python's formatter wants it
    return f"_WORDS: Final = {text}\n".replace("\\", "\\\\")


def _parts(message: ast.Message) -> list[Any]:
    pattern = pattern_of(message)
    return [pattern] if isinstance(pattern, str) else pattern


def main() -> None:
    stale = {path: text for path, text in made().items() if not _has(path, text)}
    if "--check" in sys.argv[1:]:
        if stale:
            names = ", ".join(str(path.relative_to(ROOT)) for path in stale)
            raise SystemExit(f"{names}: older than the catalogues. Run `make words`.")
        return
    for path, text in stale.items():
        path.write_text(text, "utf-8")


def _has(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text("utf-8") == text


if __name__ == "__main__":
    main()
