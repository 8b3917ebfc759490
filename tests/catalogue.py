"""Catalogues of words (`widget/words/*.ftl`) for the tests: read, and filled in.

A catalogue is in the syntax of Project Fluent; `fluent.syntax` is its own parser.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

WORDS = Path(__file__).parent.parent / "widget" / "words"

Arguments = Mapping[str, str | int]


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


def english(message: ast.Message, args: Arguments) -> str:
    """The message in words; raises `KeyError` for an argument that is not there."""
    if message.value is None:
        raise ValueError(f"{message.id.name} has no words")
    return _pattern(message.value, args)


def _pattern(pattern: ast.Pattern, args: Arguments) -> str:
    return "".join(
        element.value
        if isinstance(element, ast.TextElement)
        else str(_value(element.expression, args))
        for element in pattern.elements
    )


def _value(node: object, args: Arguments) -> str | int:
    match node:
        case ast.VariableReference():
            return args[node.id.name]
        case ast.StringLiteral() | ast.NumberLiteral():
            return str(node.parse()["value"])
        case ast.Placeable():
            return _value(node.expression, args)
        case ast.SelectExpression():
            return _pattern(_chosen(node, _value(node.selector, args)), args)
    raise TypeError(f"not known here: {node}")


def _chosen(select: ast.SelectExpression, value: str | int) -> ast.Pattern:
    """The variant for exactly this value, else for its English plural, else the default."""
    plural = "one" if value == 1 else "other"
    by_key = {_key(variant): variant.value for variant in select.variants}
    default = next(variant.value for variant in select.variants if variant.default)
    return by_key.get(str(value), by_key.get(plural, default))


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)
