"""Links that start a game: the page makes and reads them, the engine judges them."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from variants import VARIANTS

from builder.paths import ROOT
from chromino_core import Session

HOSTILE = json.loads((ROOT / "tests/e2e/hostile_links.json").read_text("utf-8"))["starts"]
NO_CHOICE = {"seed": None, "language": None, "help": None, "locked": False}


def links(asked: list[Any]) -> list[dict[str, Any]]:
    """What the page makes of links, and of games to make links of."""
    done = subprocess.run(
        [".ci/node", "node", "tests/start_links.mjs"],
        cwd=ROOT, input=json.dumps(asked), capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    told: list[dict[str, Any]] = json.loads(done.stdout)
    return told


def test_a_link_begins_a_game_of_the_very_same_rules() -> None:
    games = [
        {
            "rules": variant.agreed().as_dict(),
            "kinds": ["human", *["greedy"] * (variant.players - 1)],
            **NO_CHOICE,
        }
        for variant in VARIANTS.values()
    ]
    for game, link in zip(games, links(games), strict=True):
        answer = Session().dispatch(link["command"])
        assert answer["ok"], (link, answer)
        assert answer["view"]["rules"] == game["rules"]
        assert [player["kind"] for player in answer["view"]["players"]] == game["kinds"]
        assert len(link["query"]) < 500


def test_only_what_is_agreed_otherwise_than_in_the_book_is_in_a_link() -> None:
    plain, other = (VARIANTS[name].agreed().as_dict() for name in ("modern", "modern-expert"))
    kinds = ["human", "greedy"]
    choices = {"seed": 7, "language": "zh-Hant", "help": "none", "locked": True}
    told = links(
        [
            {"rules": plain, "kinds": kinds, **NO_CHOICE},
            {"rules": other | {"draw_limit": None}, "kinds": kinds, **choices},
        ]
    )
    assert [link["query"] for link in told] == [
        "?edition=modern&players=human,greedy",
        "?edition=modern&players=human,greedy&draw_limit=none&scoring=expert"
        "&seed=7&lang=zh-Hant&help=none&lock=1",
    ]
    assert told[1]["command"]["seed"] == 7
    assert {name: told[1][name] for name in ("language", "help", "locked")} == {
        "language": "zh-Hant", "help": "none", "locked": True,
    }  # fmt: skip


def test_links_that_make_no_sense() -> None:
    queries = [case["query"] + "," * case.get("fill", 0) for case in HOSTILE]
    for case, link in zip(HOSTILE, links(queries), strict=True):
        problem = link["problem"]
        if link["command"]:
            answer = Session().dispatch(link["command"])
            problem = None if answer["ok"] else answer["problems"][0]
        assert (problem and problem["id"]) == case["problem"], case["name"]
        for name, value in case.get("means", {}).items():
            assert link[name] == value
