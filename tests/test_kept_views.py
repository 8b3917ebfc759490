"""Views that are kept with a game: any that the engine shows is taken, and no damaged one."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from moments import through_json
from situations import situation
from variants import VARIANTS

from builder.paths import ROOT
from chromino_core import Game, Session

HOSTILE: list[dict[str, str]] = json.loads(
    (ROOT / "tests/e2e/hostile_views.json").read_text("utf-8")
)


def shown(
    games: Sequence[Any], damages: Sequence[str] = (), around: Sequence[Any] = ()
) -> dict[str, Any]:
    """What the page shows of games that were kept; of the first one if its view is damaged so, or
    if it is around the view of the first."""
    done = subprocess.run(
        [".ci/node", "node", "tests/kept_views.mjs"],
        cwd=ROOT, input=json.dumps({"games": games, "damages": damages, "around": around}),
        capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def kept(session: Session) -> dict[str, Any]:
    """A game as the page's worker has it kept."""
    saved = session.dispatch({"type": "save"})
    people = [seat for seat, kind in enumerate(saved["kinds"]) if kind == "human"]
    view = session.view(people[0] if len(people) == 1 else None)
    return {
        "id": "a",
        **{key: saved[key] for key in ("record", "kinds", "resigned")},
        "seat": 0,
        "over": view["outcome"] is not None,
        "winners": [],
        "board": view["board"],
        "view": view | {"can_redo": False},
    }


def moments(game: Game, kinds: Sequence[str]) -> Iterator[dict[str, Any]]:
    """A whole game, kept now and then, and in its end."""
    rng = Random(7)
    session = Session(game, kinds)
    while game.outcome() is None:
        if rng.random() < 0.2:
            yield kept(session)
        who = rng.choice([seat for seat in range(len(kinds)) if game.legal_actions(seat)])
        game.push(rng.choice(game.legal_actions(who)), who)
    yield kept(session)


def accepted(games: Sequence[dict[str, Any]]) -> None:
    assert games
    for game, view in zip(games, shown(games)["kept"], strict=True):
        assert view == game["view"]


def test_whatever_the_engine_shows_of_any_game_is_taken() -> None:
    games: list[dict[str, Any]] = []
    for name, variant in VARIANTS.items():
        bots = ["greedy"] * (variant.players - 1)
        kinds = ["human"] * variant.players if len(name) % 2 else ["human", *bots]
        games += moments(variant.game(3), kinds)
    assert {game["view"]["seat"] for game in games} == {None, 0}
    accepted(games)


def test_games_that_began_in_the_middle_were_given_up_or_have_much_to_say() -> None:
    games = []
    for resigning in ([0], [1], [0, 1]):
        session = Session(Game(["Ann", "Ben", "Cy"], seed=3), ["human", "human", "greedy"])
        for seat in resigning:
            session.dispatch({"type": "resign", "seat": seat})
        games.append(kept(session))
    position = situation("modern", ["GYR GGG BBB", "PBR PPP"], bag="GGP").observe(0)
    games += moments(position.sample(Random(1)), ["human", "greedy"])
    undone = Session(Game(["Ann <b>", "Ben"], seed=3), ["human", "greedy"])
    undone.dispatch({"type": "act", "seat": 0, "action": undone.game.legal_actions()[0]})
    undone.dispatch({"type": "undo"})
    games.append(kept(undone))
    bots = {"failing": lambda *_: 1 / 0}
    failing = Session(Game(["Ann", "Ben"]), ["failing", "human"], bots)
    failing.dispatch({"type": "bot"})
    failing.think(9)
    games.append(kept(failing) | {"kinds": ["greedy", "human"]})
    games[-1]["view"]["players"][0]["kind"] = "greedy"  # no page has bots of one's own
    assert [games[-2]["view"]["say"]["id"], games[-1]["view"]["say"]["id"]] == [
        "say-undone", "bot-failed",
    ]  # fmt: skip
    accepted(games)


def test_a_damaged_view_is_never_shown() -> None:
    session = Session(Game(["Ann", "Ben"], seed=3), ["human", "greedy"])
    session.dispatch({"type": "act", "seat": 0, "action": session.game.legal_actions()[0]})
    session.dispatch({"type": "bot"})
    session.think(1000)
    told = shown([kept(session)], [case["script"] for case in HOSTILE])
    assert told["whole"] == kept(session)["view"]
    for case, view in zip(HOSTILE, told["damaged"], strict=True):
        assert view is None, case["what"]
    assert not told["polluted"]


def test_a_view_of_a_damaged_game_is_never_shown() -> None:
    game = kept(Session(Game(["Ann", "Ben"], seed=3), ["human", "greedy"]))
    record = game["record"]
    broken: list[dict[str, Any]] = [
        game | {"id": "another"},
        game | {"record": None},
        game | {"kinds": ["human"]},
        game | {"kinds": ["human", "human"]},
        game | {"resigned": [1]},
        game | {"damaged": "this version"},
        game | {"board": ["B*Y@5,5>"]},
        game | {"board": None},
        game | {"record": record | {"actions": [[0, "draw"]]}},
        *(
            game | {"record": record | {"rules": record["rules"] | {rule: -1}}}
            for rule in record["rules"]
        ),
    ]  # fmt: skip
    whole = through_json(game)
    assert shown([game], around=[whole, *broken])["others"] == [game["view"], *[None] * len(broken)]
