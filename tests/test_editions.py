"""What the set-up screen offers: all that the rulebooks know, and nothing that is refused."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from catalogue import said_by_screens
from variants import names

from builder.generate.editions import FREE, GAMES, OFFERS, START_TABLE, editions, largest_hands
from builder.paths import EDITIONS_JS, ROOT, SITE_JS
from chromino_core import Board, Game, Rules, Session, edition
from chromino_core.bots import BOTS
from chromino_core.problems import InvalidSetup
from chromino_core.rules import EDITIONS

WORDS = said_by_screens("en")


def variants(id: str) -> Iterator[dict[str, Any]]:
    """Everything that may be agreed in an edition, in every combination."""
    rules, values = OFFERS[id].keys(), OFFERS[id].values()
    return (dict(zip(rules, agreed, strict=True)) for agreed in product(*values))


def test_the_generated_file_is_fresh() -> None:
    written = EDITIONS_JS.read_text("utf-8")
    assert written == editions(), "run `make editions`, and commit the file"


def test_every_edition_is_offered_and_junior_by_both_books() -> None:
    assert OFFERS.keys() == EDITIONS.keys()
    plain = [game.edition for game in GAMES if not game.agreed]
    assert sorted(plain) == sorted(EDITIONS)
    assert all(game.id == game.edition for game in GAMES if not game.agreed)
    juniors = {game.id: edition(game.edition, **game.agreed) for game in GAMES if game.agreed}
    shape = {id: (rules.edition, rules.geometry) for id, rules in juniors.items()}
    assert shape == {
        "junior-dominoes": ("modern", "dominoes"),
        "junior-one-contact": ("modern-zh", "free"),
    }
    assert all(rules.min_contacts == 1 for rules in juniors.values())


@pytest.mark.parametrize("id", EDITIONS)
def test_the_way_of_the_book_comes_first(id: str) -> None:
    for rule, values in OFFERS[id].items():
        assert values[0] == getattr(EDITIONS[id], rule)
        assert len(values) > 1
        assert len(set(values)) == len(values)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whatever_is_offered_can_be_played(game: Any) -> None:
    agreed = [edition(game.edition, **game.agreed, **variant) for variant in variants(game.edition)]
    largest = largest_hands(EDITIONS[game.edition])
    assert list(largest) == list(range(agreed[0].min_players, agreed[0].max_players + 1))
    for rules, players in product(agreed, largest):
        for size in (2, rules.hand_size, largest[players]):
            dealt = Rules(**{**rules.as_dict(), "hand_size": size})
            assert Game(names(players), dealt, seed=7).legal_actions()


@pytest.mark.parametrize("id", [id for id in EDITIONS if "draw_limit" in OFFERS[id]])
def test_any_number_of_draws_that_the_engine_takes_may_be_agreed(id: str) -> None:
    least, most = FREE["draw_limit"]
    for limit in (least, 2, 7, most):
        assert edition(id, draw_limit=limit).draw_limit == limit
    for limit in (least - 1, most + 1):
        with pytest.raises(InvalidSetup):
            edition(id, draw_limit=limit)


@pytest.mark.parametrize("id", EDITIONS)
def test_hands_are_as_large_as_the_box_allows(id: str) -> None:
    for players, size in largest_hands(EDITIONS[id]).items():
        assert EDITIONS[id].hand_size <= size <= 12
        if size < 12:
            with pytest.raises(InvalidSetup):
                Game(names(players), edition(id, hand_size=size + 1))


def test_the_book_of_1998_knows_no_other_drawing() -> None:
    assert list(OFFERS["meccano-1998"]) == ["scoring"]
    for limit in OFFERS["modern"]["draw_limit"][1:]:
        with pytest.raises(InvalidSetup):
            edition("meccano-1998", draw_limit=limit)
    for id in EDITIONS:
        if id != "meccano-1998":
            with pytest.raises(InvalidSetup):
                edition(id, calls=True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_little_tables_are_legal(game: Any) -> None:
    rules = edition(game.edition, **game.agreed)
    table = Board(game.picture, min_contacts=rules.min_contacts, geometry=rules.geometry)
    assert rules.chameleons or not any("*" in str(placement) for placement in table.placements)
    assert str(table) == game.picture


def test_the_table_that_greets_people_is_legal() -> None:
    assert str(Board(START_TABLE)) == START_TABLE


def test_the_set_up_screen_never_asks_for_a_game_that_is_refused() -> None:
    command = [".ci/node", "node", "tests/set_ups.mjs"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    session = Session()
    asked = [json.loads(line) for line in done.stdout.splitlines()]
    for new in asked:
        answer = session.dispatch({"id": 1, **new})
        assert answer["ok"], (new, answer)
    assert {len(new["players"]) for new in asked} == set(range(1, 9))
    assert {new["rules"]["edition"] for new in asked} == set(EDITIONS)


def test_there_are_words_for_all_that_is_offered() -> None:
    known = set(re.findall(r"^([a-z][\w-]*) =", WORDS, re.MULTILINE))
    needed = {f"ui-bot-{number}" for number in range(1, 9)}
    needed |= {f"ui-kind-{kind}" for kind in ("human", *BOTS)}
    needed |= {f"ui-begins-{rules.first}" for rules in EDITIONS.values()} | {"ui-begins-random"}
    for game in GAMES:
        needed |= {f"ui-game-{game.id}", f"ui-game-{game.id}-about"}
    for rule, values in (
        (rule, values) for offers in OFFERS.values() for rule, values in offers.items()
    ):
        id = f"ui-rule-{rule.replace('_', '-')}"
        chosen = {
            f"{id}-{json.dumps(value)}".replace('"', "").replace("null", "none") for value in values
        }
        if rule in FREE:
            needed |= {f"{id}-other", f"{id}-other-about"}
        needed |= (
            {id} | chosen | ({f"{each}-about" for each in chosen} if rule != "first" else set())
        )
    assert needed <= known, needed - known


def test_picture_names_are_distinct_and_have_words() -> None:
    source = (SITE_JS / "editions" / "picture_names.js").read_text("utf-8")
    pictures = dict(re.findall(r'^  (\w+): "(\W+)",$', source, re.MULTILINE))
    assert len(pictures) >= 16
    assert len(set(pictures.values())) == len(pictures)
    spoken = dict(re.findall(r"^ui-picture-(\w+) = (\w+)$", WORDS, re.MULTILINE))
    assert len({spoken[picture] for picture in pictures}) == len(pictures)
