"""Marking an answer and editing the table: by mouse, by touch and by keyboard, and as one hears it.

The host is a small one of this test. It shows a board, asks for something, and remembers what it is
told: no session asks for cells, or lets one edit. How questions are answered, `test_answering.py`
tells.
"""

from __future__ import annotations

import json
from typing import Any, Final, cast

import pytest
from axe import violations
from bare_table import sit_down
from fingers import middle
from playwright.sync_api import expect
from table_page import TablePage
from touching import Way, drag, heard, marks

from chromino_core import Board, Session, Tile
from chromino_widget.study import Study

BOARD: Final = ["BRY@0,0>", "RYG@1,1>"]
"""They share the edges below 1,0 and 2,0."""


class AskingHost:
    """What the table takes for its session."""

    def __init__(self, *, hand: tuple[str, ...] = (), asks: str | None = None) -> None:
        self.told: list[dict[str, Any]] = []
        study = Study(Board(" ".join(BOARD)), [Tile(tile) for tile in hand])
        places: list[Any] = []
        self._view = study.view() | {"hand": [{"tile": tile, "legal": places} for tile in hand]}
        if asks:
            text = {"id": "ui-study", "args": {}}
            step = {"kind": "mark", "text": text, "step": 1, "steps": 1, "found": 0, "of": 1}
            self._view["task"] = step | {"asks": asks, "marks": [], "done": False}

    def view(self, eyes: int | None) -> dict[str, Any]:
        return self._view

    def think(self, ms: float) -> None:
        return None

    def dispatch(self, text: str) -> str:
        command = json.loads(text)
        self.told.append(command)
        view, action = self._view, command.get("action")
        change: dict[str, Any] = {}
        verdict: dict[str, Any] | None = None
        if command["type"] == "try":
            # Whatever is marked was right.
            found = {"kind": "found", "words": {"id": "ui-yes", "args": {}}}
            answer = command["answer"]
            kind = "edge" if isinstance(answer[0][0], list) else "cell"
            marks = [found | {"where": {kind: each}} for each in answer]
            change = {"task": view["task"] | {"marks": marks}}
            verdict = {"done": False, "right": answer, "wrong": [], "missing": 0, "again": []}
        elif command["type"] == "edit-lay":
            change = {"board": [*view["board"], action], "hand": []}
        elif command["type"] == "edit-lift":
            change = {"board": [each for each in view["board"] if each != action]}
        else:
            problem = {"id": "command-unknown", "args": {"value": "?", "known": ""}, "cells": []}
            return json.dumps({"id": None, "ok": False, "problems": [problem]})
        self._view = view | change | {"rev": view["rev"] + 1}
        return json.dumps({"id": None, "ok": True, "view": self._view, "verdict": verdict})


def host(table: TablePage, mode: str | None = None, **how: Any) -> AskingHost:
    made = AskingHost(**how)
    sit_down(table, cast("Session", made), mode=mode)
    return made


def test_cells_are_marked_as_an_answer(way: Way) -> None:
    table = way.table
    told = host(table, asks="cells").told
    way.cell(2, 0)
    expect(heard(table)).to_have_text("Marked: yellow, column 2, row 0, part of blue, red, yellow")
    expect(marks(table, "marked")).to_have_count(1)
    expect(table.cell(2, 0)).to_have_attribute("aria-description", "You have marked this.")
    way.cell(3, 0)
    expect(heard(table)).to_have_text("Marked: empty, column 3, row 0")
    way.cell(2, 0)
    expect(heard(table)).to_contain_text("No longer marked: yellow")
    expect(marks(table, "marked")).to_have_count(1)
    assert violations(table.page) == []
    way.press("check")
    expect(marks(table, "found")).to_have_count(1)
    expect(marks(table, "marked")).to_have_count(0)
    assert [command["type"] for command in told] == ["try"]
    assert told[0]["answer"] == [[3, 0]]


def test_edges_are_marked_as_an_answer(way: Way) -> None:
    table = way.table
    told = host(table, asks="edges").told
    way.cell(2, 0, low=0.85)
    expect(heard(table)).to_contain_text("Marked: yellow, column 2, row 0")
    mark, cell = middle(marks(table, "marked")), middle(table.cell(2, 0))
    assert mark[0] == pytest.approx(cell[0], abs=2)
    size = (table.cell(2, 0).bounding_box() or {"height": 0})["height"]
    assert mark[1] == pytest.approx(cell[1] + size / 2, abs=2)
    way.cell(0, 0)
    expect(table.page.locator("[data-say=ui-said-no-edge]")).to_be_visible()
    way.press("check")
    expect(marks(table, "found")).to_have_count(1)
    assert told[0]["answer"] == [[[2, 0], [2, 1]]]


def test_there_is_nothing_of_a_game_around_it(table: TablePage) -> None:
    host(table, "mark")
    expect(table.page.locator(".players")).to_have_count(0)
    expect(table.action("log")).to_have_count(0)
    table.action("menu").click()
    expect(table.page.locator('.menu [data-action="keys"]')).to_be_visible()
    offered = table.page.locator(".menu [data-action]").evaluate_all(
        "buttons => buttons.map((button) => button.dataset.action)"
    )
    assert set(offered) == {"close", "rules", "settings", "keys"}
    table.page.locator('.menu [data-action="keys"]').click()
    keys = table.page.locator(".keys h3")
    expect(keys.first).to_have_text("Answering")
    assert "Your turn" not in keys.all_inner_texts()


def test_tiles_are_laid_anywhere_and_lifted(way: Way) -> None:
    table = way.table
    told = host(table, "edit", hand=("GGG",)).told
    way.cell(3, 1)
    expect(heard(table)).to_contain_text("Lifted: red, yellow, green")
    expect(table.page.locator(".body")).to_have_count(1)
    way.choose("GGG")
    way.cell(1, 2)
    expect(heard(table)).to_contain_text("Laid: green, green, green, across")
    expect(table.page.locator(".body")).to_have_count(2)
    assert [(each["type"], each["action"]) for each in told] == [
        ("edit-lift", "RYG@1,1>"),
        ("edit-lay", "GGG@0,2>"),
    ]


def test_a_tile_is_dragged_where_it_does_not_fit(table: TablePage) -> None:
    told = host(table, "edit", hand=("GGG",)).told
    drag(table, "GGG", 1, 3)
    expect(heard(table)).to_contain_text("Laid: green")
    assert told[0]["action"] == "GGG@0,3>"
