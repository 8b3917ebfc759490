"""Every message that the package can produce has its English, and nothing else has."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple, get_args

import pytest

from chromino_core import english
from chromino_core.outcome import Ending
from chromino_core.problems import Problem

PACKAGE = Path(english.__file__).parent

# What `refuse` and `because` take besides the arguments of the message.
IMPLIED = {"refuse": {"at"}}

# Functions of the package whose first argument is the id of a message.
MAKERS = {"Problem", "because", "refuse", "_decline", "sentence", "_say", "_list"}


class Use(NamedTuple):
    id: str
    args: frozenset[str] | None
    """None where the source does not say."""
    where: str


def uses() -> list[Use]:
    return [use for path in sorted(PACKAGE.rglob("*.py")) for use in uses_in(path)]


def uses_in(path: Path) -> Iterator[Use]:
    tree = ast.parse(path.read_text("utf-8"))
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in own_nodes(function):
                if isinstance(node, ast.Call) and node.args and name_of(node) in MAKERS:
                    where = f"{path.name}:{node.lineno}"
                    for id in ids_of(node.args[0], function):
                        yield Use(id, args_of(node, function), where)


def own_nodes(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function, without those of the functions in it."""
    queue: list[ast.AST] = list(function.body)
    while queue:
        node = queue.pop()
        yield node
        queue += [
            child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.FunctionDef)
        ]


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def ids_of(node: ast.expr | None, function: ast.FunctionDef) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return ids_of(node.body, function) + ids_of(node.orelse, function)
    if isinstance(node, ast.JoinedStr):
        return filled(node)
    if isinstance(node, ast.Name):
        return ids_of(last_value(node.id, function, node.lineno), function)
    return []  # a function that passes on the id it is given


def filled(text: ast.JoinedStr) -> list[str]:
    """The texts of an f-string in which the only variable is the reason of an outcome."""
    first, variable = text.values
    if isinstance(first, ast.FormattedValue):
        return []  # a function that completes an id it is given
    assert isinstance(first, ast.Constant)
    assert isinstance(first.value, str)
    assert ast.unparse(variable).strip("f'{}").endswith(".reason"), ast.unparse(text)
    return [f"{first.value}{reason}" for reason in get_args(Ending)]


def args_of(call: ast.Call, function: ast.FunctionDef) -> frozenset[str] | None:
    if name_of(call) == "_list":
        return frozenset({"count", "tiles"})
    if name_of(call) in ("because", "refuse", "_decline", "_say"):
        named = {keyword.arg for keyword in call.keywords}
        implied = IMPLIED.get(name_of(call), set())
        return None if None in named else frozenset({*map(str, named), *implied})
    given = call.args[1] if len(call.args) > 1 else None
    if isinstance(given, ast.Name):
        given = last_value(given.id, function, call.lineno)
    if given is None:
        return frozenset() if len(call.args) < 2 else None
    if isinstance(given, ast.Dict):
        return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))
    return None


def last_value(name: str, function: ast.FunctionDef, line: int) -> ast.expr | None:
    """What the variable was last set to above a line."""
    found = None
    for node in sorted(
        (node for node in own_nodes(function) if isinstance(node, ast.Assign | ast.AnnAssign)),
        key=lambda node: node.lineno,
    ):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if node.lineno < line and any(getattr(target, "id", None) == name for target in targets):
            found = node.value
    return found


def placeholders(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


USES = uses()


def test_the_source_was_read() -> None:
    assert len(USES) > 100
    assert {use.where.split(":")[0] for use in USES} >= {
        "board.py", "game.py", "links.py", "record.py", "rules.py", "session.py", "view.py",
    }  # fmt: skip
    known = sum(use.args is not None for use in USES)
    assert known / len(USES) > 0.9


@pytest.mark.parametrize("use", USES, ids=lambda use: f"{use.where} {use.id}")
def test_every_message_has_its_english(use: Use) -> None:
    assert use.id in english.TEMPLATES
    if use.args is not None:
        said = placeholders(english.TEMPLATES[use.id])
        assert said == use.args


def test_no_template_is_unused() -> None:
    assert not set(english.TEMPLATES) - {use.id for use in USES}


@pytest.mark.parametrize("id", english.TEMPLATES)
def test_every_template_makes_a_sentence(id: str) -> None:
    args: dict[str, str | int] = dict.fromkeys(placeholders(english.TEMPLATES[id]), 3)
    for letter in args.keys() & {"colour", "neighbour"}:
        args[letter] = "R"
    if "tile" in args:
        args["tile"] = "B*Y"
    sentence = Problem(id, args).sentence
    assert "{" not in sentence
    assert sentence[0].isupper() or sentence[0].isdigit() or id.startswith("picture-")


def test_letters_are_put_into_words() -> None:
    assert english.sentence("not-in-hand", {"tile": "B*Y"}) == (
        "The tile blue, wild, yellow is not in this hand."
    )
    assert english.tile_name("RGP") == "red, green, purple"
