"""What may be done to good data, and what has to be said of it then."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

Json: TypeAlias = Any
Path: TypeAlias = tuple[str | int, ...]

GONE: Final = object()
"""In place of a value: without it."""


class Case(NamedTuple):
    """Data, the problem that has to be named, and the place."""

    make: Callable[[], Any]
    id: str
    at: str


def put(data: Json, path: Path, value: object) -> Json:
    """A copy of the data with another value at the path, or without it."""
    other = copy.deepcopy(data)
    node = other
    for step in path[:-1]:
        node = node[step]
    if value is GONE:
        del node[path[-1]]
    elif isinstance(node, list) and path[-1] == len(node):
        node.append(value)
    else:
        node[path[-1]] = value
    return other


def changed(make: Callable[[], Json], id: str, at: str, *path: str | int, value: object) -> Case:
    """Good data with another value at the path."""
    return Case(lambda: put(make(), path, value), id, at)
