"""Many games of bots, counted: `chromino simulate`."""

from __future__ import annotations

import json
from random import Random

import pytest
from command_line import Capture, output_of

from chromino_core import Game, Session, edition, simulate
from chromino_core.__main__ import main
from chromino_core.playing import Match, play_out
from chromino_core.simulate import Played


def test_simulate_prints_a_table(capsys: Capture) -> None:
    printed = output_of(capsys, "simulate", "--games", "3", "--seed", "1", "--scoring", "expert")
    for part in ("modern;", "Counter", "Random", "points", "blocked"):
        assert part in printed


@pytest.mark.parametrize("name", ["modern", "meccano-1998"])
def test_simulate_as_json(name: str, capsys: Capture) -> None:
    words = f"simulate --games 6 --seed 1 --json --edition {name} --players greedy,random,greedy"
    told = json.loads(output_of(capsys, *words.split()))
    again = json.loads(output_of(capsys, *words.split()))
    for result in (told, again):
        del result["games_per_second"]
    assert told == again, "the same seed, the same games"
    assert [player["name"] for player in told["players"]] == ["Greedy", "Random", "Greedy 2"]
    wins = sum(player["wins"] for player in told["players"])
    shared = sum(player["shared"] for player in told["players"])
    assert wins + shared / 2 >= 6 - shared
    assert wins <= told["games"] == 6
    assert told["turns"] > 10


@pytest.mark.parametrize("scoring", [None, "expert"])
def test_simulate_counts_what_the_rows_tell(scoring: str | None, capsys: Capture) -> None:
    line = f"simulate --games 12 --seed 3 --json --players {','.join(['random'] * 6)}"
    told = json.loads(output_of(capsys, *line.split(), "--scoring", scoring or "none"))
    rules = edition("modern", scoring=scoring)
    rows = simulate(["random"] * 6, games=12, edition=rules, seed=3, swap=False)
    assert told["turns"] == pytest.approx(sum(row.turns for row in rows) / 6 / 12, abs=0.001)
    for seat, player in enumerate(told["players"]):
        mine = [row for row in rows if row.seat == seat]
        assert player["wins"] == sum(row.share == 1 for row in mine)
        assert player["shared"] == sum(row.won and row.share < 1 for row in mine)
        for column, of in (("draws", "draws"), ("left", "left"), ("points", "score")):
            values = [getattr(row, of) for row in mine]
            mean = None if None in values else pytest.approx(sum(values) / 12, abs=0.001)
            assert player[column] == mean, column
    assert scoring or any(player["shared"] for player in told["players"])


def test_simulated_games_are_those_of_a_session() -> None:
    players = [{"name": "Greedy", "kind": "greedy"}, {"name": "Random", "kind": "random"}]
    session = Session()
    session.dispatch({"type": "new", "seed": 5, "players": players, "seat": None})
    while session.view()["next_bot"] is not None:
        session.dispatch({"type": "bot", "seat": None})
        while session.think(1000) is not None:
            pass
    game = Game(["Greedy", "Random"], seed=5)
    play_out(game, ["greedy", "random"], Random("bots 5"))
    assert game.record() == session.game.record()


def test_an_interrupted_simulation_tells_what_was_done(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Match.play

    def interrupted(match: Match, number: int) -> list[Played]:
        if number == 2:
            raise KeyboardInterrupt
        return play(match, number)

    monkeypatch.setattr(Match, "play", interrupted)
    assert main(["simulate", "--games", "9", "--json"]) == 130
    printed = capsys.readouterr()
    assert json.loads(printed.out)["games"] == 2
    assert printed.err == "Stopped after 2 of 9 games.\n"
