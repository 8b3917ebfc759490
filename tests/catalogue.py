"""Catalogues of words (`widget/words/**/*.ftl`) for the tests: read, and filled in.

A catalogue is in the syntax of Project Fluent; `fluent.syntax` is its own parser.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from builder.paths import WORDS

LANGUAGES: Final = ("en", "fr", "uk", "zh-Hant")

Arguments = Mapping[str, str | int]


def _ukrainian(number: int) -> str:
    tens, ones = number % 100 // 10, number % 10
    if tens == 1 or not 1 <= ones <= 4:
        return "many"
    return "one" if ones == 1 else "few"


PLURAL: Final[dict[str, Callable[[int], str]]] = {
    "en": lambda number: "one" if number == 1 else "other",
    "fr": lambda number: "one" if number in (0, 1) else "other",
    "uk": _ukrainian,
    "zh-Hant": lambda number: "other",
}
"""The plural of whole numbers, as the Unicode consortium has it."""


def said_by_screens(language: str) -> str:
    """What the screens say in a language: the table, and the page around it."""
    return "\n".join((WORDS / part / f"{language}.ftl").read_text("utf-8") for part in ("", "page"))


@cache  # to read one takes a while, and many ask for the same
def messages(text: str) -> dict[str, ast.Message]:
    """The messages of a catalogue by their ids; raises `ValueError` where it is not understood."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not understood: {(entry.content or '').strip()!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise ValueError(f"{entry.id.name} is there twice")
            found[entry.id.name] = entry
    return found


@cache
def variables(text: str) -> dict[str, set[str]]:
    """The names of the arguments that each message of a catalogue uses, by its id."""
    return {id: variables_of(message) for id, message in messages(text).items()}


def variables_of(message: ast.Message) -> set[str]:
    collector = _Variables()
    collector.visit(message)
    return collector.names


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def selections(message: ast.Message) -> Iterator[set[str]]:
    """The keys of each choice that a message makes."""
    collector = _Selections()
    collector.visit(message)
    return iter(collector.keys)


class _Selections(Visitor):
    def __init__(self) -> None:
        self.keys: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.keys.append({_key(variant) for variant in node.variants})
        self.generic_visit(node)


def english(message: ast.Message, args: Arguments) -> str:
    """The message in English words; raises `KeyError` for an argument that is not there."""
    return in_words(message, args, "en")


def in_words(message: ast.Message, args: Arguments, language: str) -> str:
    """The message in the words of a language that it is in."""
    if message.value is None:
        raise ValueError(f"{message.id.name} has no words")
    return _pattern(message.value, args, PLURAL[language])


def _pattern(pattern: ast.Pattern, args: Arguments, plural: Callable[[int], str]) -> str:
    return "".join(
        element.value
        if isinstance(element, ast.TextElement)
        else str(_value(element.expression, args, plural))
        for element in pattern.elements
    )


def _value(node: object, args: Arguments, plural: Callable[[int], str]) -> str | int:
    match node:
        case ast.VariableReference():
            return args[node.id.name]
        case ast.StringLiteral() | ast.NumberLiteral():
            return str(node.parse()["value"])
        case ast.Placeable():
            return _value(node.expression, args, plural)
        case ast.SelectExpression():
            chosen = _chosen(node, _value(node.selector, args, plural), plural)
            return _pattern(chosen, args, plural)
    raise TypeError(f"not known here: {node}")


def _chosen(
    select: ast.SelectExpression, value: str | int, plural: Callable[[int], str]
) -> ast.Pattern:
    """The variant for exactly this value, else for its plural, else the default."""
    by_key = {_key(variant): variant.value for variant in select.variants}
    default = next(variant.value for variant in select.variants if variant.default)
    counted = plural(value) if isinstance(value, int) else ""
    return by_key.get(str(value), by_key.get(counted, default))


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)
