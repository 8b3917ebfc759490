"""What crosses the border between a session and its screens, as plain JSON data.

What a view has at all stands here, once; `widget/js/contract.d.ts` tells screens what is in it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from chromino_core.problems import Problem
from chromino_core.tiles import MATCHES

__all__ = ["Json", "Player", "View", "problem_data"]

Json: TypeAlias = dict[str, Any]

# Nobody prints or compares what follows, and a method that isn't there needn't be compiled when a
# page starts.


@dataclass(kw_only=True, repr=False, eq=False)
class Player:
    """Somebody at the table, as one pair of eyes sees them."""

    name: str
    kind: str
    """`human`, or which bot."""
    count: int
    """How many tiles they have."""
    shown: list[str] = field(default_factory=list)
    """The tiles among them that all have seen."""
    hand: list[str] | None = None
    """All their tiles, if these eyes may see them."""
    score: int | None = None
    called: bool = False
    resigned: bool = False


@dataclass(kw_only=True, repr=False, eq=False)
class View:
    """All that a screen needs to paint a table; what goes without saying has a value already."""

    rev: int
    """Another one after every change."""
    seat: int | None
    """Whose eyes; None: a spectator's."""
    ply: int
    live: bool = True
    """Not so of a moment of the past, in which nothing can be done."""
    rules: Json
    need: int
    """So many contacts a placement needs."""
    match: Json = field(default_factory=dict(MATCHES).copy)
    players: list[Json]
    people: list[int]
    """The seats of people who haven't given up."""
    kinds: list[Json] = field(default_factory=list)
    """Every kind of player that may take a seat, in order, with the words for it, if it has any,
    and whether it is the usual opponent, as one of them is."""
    turn: Json
    board: list[str]
    bag: int
    hand: list[Json]
    log: list[list[Any]]
    last: Json | None
    thinking: int | None = None
    next_bot: int | None = None
    waits: list[int] = field(default_factory=list)
    """People who may still call, catch or show: nobody hurries them."""
    hands_hidden: bool = False
    """Whether several people play who must not see each other's tiles."""
    eyes: int | None
    """Whose eyes a screen should have now that is everyone's."""
    hand_over: int | None = None
    """Who has to take that screen in hand first, so that nobody else sees their tiles."""
    can_undo: bool
    can_redo: bool
    can_branch: bool = False
    """Whether one can play on from here."""
    outcome: Json | None = None
    say: Json
    task: Json | None = None
    """What is asked of the person at the table, step by step."""


def problem_data(problem: Problem) -> Json:
    return {"id": problem.id, "args": dict(problem.args), "cells": list(map(list, problem.cells))}
