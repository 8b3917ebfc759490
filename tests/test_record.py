"""Game records: their exact form, round trips through every edition, and steps."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from moments import is_whole, moment, moments, play_on, through_json
from situations import everything, play, situation
from variants import VARIANTS

from chromino_core import Game, InvalidRecord, edition
from chromino_core.records.record import from_record, replay, to_record
from chromino_core.rules import Rules

FIELDS = [
    "edition",
    "chameleons",
    "min_players",
    "max_players",
    "hand_size",
    "start",
    "first",
    "draw_limit",
    "play_drawn",
    "voluntary_draw",
    "end",
    "chameleon_last",
    "calls",
    "open_hands",
    "min_contacts",
    "geometry",
    "scoring",
]


def finished(variant: str, seed: int = 1) -> Game:
    game = moment(variant, seed, 10**6)
    assert game.outcome()
    return game


# The form


def test_the_exact_keys_in_their_order() -> None:
    record = moment("modern", 7, 9).record()
    assert list(record) == ["format", "rules", "players", "deal", "actions", "result"]
    assert record["format"] == "chromino-game/1"
    assert list(record["rules"]) == FIELDS
    assert list(record["deal"]) == ["start", "first", "hands", "bag"]


def test_the_exact_values_of_a_new_game() -> None:
    game = Game(["Player 1", "Player 2"], edition("modern"), seed=7)
    record = game.record()
    assert record["players"] == ["Player 1", "Player 2"]
    assert record["deal"]["start"] == str(game.board)
    assert record["deal"]["start"].endswith("@0,0>")
    assert record["deal"]["first"] == 0
    assert record["deal"]["hands"] == [[tile.text for tile in hand] for hand in game.hands]
    assert record["deal"]["bag"] == [tile.text for tile in game.bag], "the next one drawn first"
    assert record["actions"] == []
    assert record["result"] is None
    assert record["rules"] == {
        "edition": "modern",
        "chameleons": True,
        "min_players": 1,
        "max_players": 8,
        "hand_size": 8,
        "start": "chameleon",
        "first": "seat",
        "draw_limit": 1,
        "play_drawn": True,
        "voluntary_draw": "never",
        "end": "finish-round",
        "chameleon_last": False,
        "calls": False,
        "open_hands": False,
        "min_contacts": 2,
        "geometry": "free",
        "scoring": None,
    }


def test_actions_are_seats_with_texts() -> None:
    for variant in ("ravensburger-2001", "meccano-1998", "modern-small-bag"):
        game = finished(variant)
        actions = game.record()["actions"]
        assert actions == [[seat, action] for seat, action in game.log]
        assert all(type(seat) is int and type(action) is str for seat, action in actions)


def test_draws_and_passes_are_actions() -> None:
    game = situation("modern", ["GGG PPP", "GPG PGP"], bag="GGP GPP")
    play(game, "draw", "pass", "draw", "pass", "pass", "pass")
    words = ["draw", "pass", "draw", "pass", "pass", "pass"]
    assert game.record()["actions"] == [
        list(e) for e in zip([0, 0, 1, 1, 0, 1], words, strict=True)
    ]
    outcome = game.outcome()
    assert outcome
    assert outcome.reason == "blocked"


def test_the_first_drawn_is_the_first_of_the_bag() -> None:
    game = finished("ravensburger-2001")
    record = game.record()
    drawn = sum(action == "draw" for _, action in record["actions"])
    assert drawn > 0
    assert [tile.text for tile in game.bag] == record["deal"]["bag"][drawn:]


def test_a_record_is_plain_json() -> None:
    for variant in ("meccano-1998", "textures-kinds", "modern-zh"):
        record = finished(variant).record()
        assert through_json(record) == record


def test_a_record_is_a_copy() -> None:
    game = moment("modern", 3, 6)
    before = everything(game)
    record = game.record()
    record["deal"]["hands"][0].clear()
    record["actions"].clear()
    record["rules"]["edition"] = "textures"
    assert everything(game) == before
    assert game.record() != record


# The result


def test_the_result_is_null_exactly_while_the_game_runs() -> None:
    for game in moments("textures-simple", 2, every=1):
        assert (game.record()["result"] is None) == (game.outcome() is None)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_exact_result(variant: str) -> None:
    game = finished(variant)
    outcome, result = game.outcome(), game.record()["result"]
    assert outcome is not None
    assert list(result) == ["reason", "winners", "scores", "left"]
    assert result["reason"] in ("emptied", "blocked")
    assert result["reason"] == outcome.reason
    assert result["winners"] == sorted(result["winners"]) == list(outcome.winners)
    assert (result["scores"] is None) == (game.rules.scoring is None)
    assert result["left"] == [len(hand) for hand in game.hands]
    if outcome.scores is not None:
        assert result["scores"] == list(outcome.scores)


def spoilt(result: dict[str, Any]) -> list[Any]:
    """Results that are not this one."""
    left: list[int] = result["left"]
    return [
        None,
        {},
        [],
        "emptied",
        {**result, "reason": "blocked" if result["reason"] == "emptied" else "emptied"},
        {**result, "winners": []},
        {**result, "winners": [*result["winners"], 1 - result["winners"][0]]},
        {**result, "winners": [float(seat) for seat in result["winners"]]},
        {**result, "winners": [bool(seat) for seat in result["winners"]]},
        {**result, "winners": tuple(result["winners"])},
        {**result, "scores": [0, 0]},
        {**result, "left": [count + 1 for count in left]},
        {**result, "left": None},
        {key: result[key] for key in ("reason", "winners", "left")},
        {**result, "more": 1},
    ]


def test_a_result_that_was_edited_is_refused() -> None:
    record = finished("modern").record()
    for result in spoilt(record["result"]):
        with pytest.raises(InvalidRecord) as caught:
            from_record({**record, "result": result})
        assert caught.value.problems[0].id == "record-result"
        assert caught.value.problems[0].args["at"] == "result"


def test_scores_that_were_edited_are_refused() -> None:
    record = finished("textures-kinds").record()
    scores: list[int] = record["result"]["scores"]
    for wrong in (None, [points + 1 for points in scores], scores[:-1], list(map(str, scores))):
        with pytest.raises(InvalidRecord, match="result"):
            from_record({**record, "result": {**record["result"], "scores": wrong}})


def test_a_running_game_has_no_result() -> None:
    record, done = moment("modern", 5, 4).record(), finished("modern").record()
    with pytest.raises(InvalidRecord) as caught:
        from_record({**record, "result": done["result"]})
    assert caught.value.problems[0].id == "record-result"


def test_a_record_that_was_cut_off_is_refused_unless_its_result_is_null() -> None:
    record = finished("modern").record()
    actions = record["actions"]
    for plies in range(len(actions)):
        cut = {**record, "actions": actions[:plies]}
        with pytest.raises(InvalidRecord, match="result"):
            from_record(cut)
        assert from_record({**cut, "result": None}).log == tuple(map(tuple, actions[:plies]))


# Round trips


@pytest.mark.parametrize("variant", VARIANTS)
def test_round_trips(variant: str) -> None:
    for game in moments(variant, 1, every=7):
        record = game.record()
        again = Game.from_record(through_json(record))
        assert again == game
        assert everything(again) == everything(game)
        assert again.record() == record
        assert is_whole(again)
        for seat in range(len(game.players)):
            assert again.observe(seat) == game.observe(seat)


@pytest.mark.soak
@pytest.mark.parametrize("variant", VARIANTS)
def test_many_round_trips(variant: str) -> None:
    for seed in range(100, 130):
        for game in moments(variant, seed, every=3):
            assert everything(Game.from_record(through_json(game.record()))) == everything(game)


def test_text_and_bytes_are_read_too() -> None:
    game = moment("modern", 3, 6)
    text = json.dumps(game.record())
    assert Game.from_record(text) == Game.from_record(text.encode()) == game


def test_a_game_from_a_record_can_be_undone_and_go_on() -> None:
    game = moment("meccano-1998-two", 4, 30)
    again = Game.from_record(game.record())
    while game.log:
        assert again.pop() == game.pop()
        assert everything(again) == everything(game)
    assert play_on(again, Random(1)).outcome() == play_on(game, Random(1)).outcome()


def test_names_are_kept_as_they_are() -> None:
    names = ["<script>alert('1')</script>", "Олена 🦎", '"\\', "骨米諾", " x "]
    game = Game(names, edition("modern"), seed=1)
    assert Game.from_record(json.dumps(game.record())).players == tuple(names)
    assert Game.from_record(json.dumps(game.record(), ensure_ascii=False)).players == tuple(names)


# Games that began in mid-game


def assert_same_apart_from_the_past(one: Game, other: Game, since: int) -> None:
    for seat in range(len(one.players)):
        seen, again = one.observe(seat), other.observe(seat)
        assert seen.situation == again.situation
        assert seen.actions == again.actions
        assert (seen.scores, seen.outcome) == (again.scores, again.outcome)
    assert other.log == one.log[len(one.log) - since :], "the actions since"
    assert (one.hands, one.bag, str(one.board)) == (other.hands, other.bag, str(other.board))


@pytest.mark.parametrize("variant", VARIANTS)
def test_round_trips_of_games_resumed_from_positions(variant: str) -> None:
    rng = Random(variant)
    for game in moments(variant, 2, every=9):
        if game.outcome():
            break
        position = through_json(game.observe(game.seat).as_dict()["position"])
        resumed = Game.from_position(position, seed=5)
        assert resumed.log == ()
        plies = len(play_on(resumed, rng, plies=12).log)
        record = through_json(resumed.record())
        again = Game.from_record(record)
        assert_same_apart_from_the_past(resumed, again, plies)
        assert again == resumed
        assert again.record() == record


@pytest.mark.parametrize("variant", VARIANTS)
def test_round_trips_of_samples(variant: str) -> None:
    rng = Random(variant)
    for game in moments(variant, 3, every=9):
        if game.outcome():
            break
        for seat in range(len(game.players)):
            sample = game.observe(seat).sample(rng)
            before = len(sample.log)
            play_on(sample, rng, plies=rng.choice((0, 5, 2000)))
            again = Game.from_record(through_json(sample.record()))
            assert_same_apart_from_the_past(sample, again, len(sample.log) - before)


def test_a_record_from_mid_game_is_a_position_with_actions() -> None:
    game = moment("modern", 4, 10)
    sample = game.observe(0).sample(Random(1))
    play_on(sample, Random(2), plies=3)
    record = sample.record()
    position = "format rules players board hands bag seat drawn scores turn actions"
    assert list(record) == position.split()
    assert record["format"] == "chromino-position/1"
    assert record["board"] == str(game.board), "as it was when the sample was made"
    assert record["actions"] == [list(entry) for entry in sample.log[10:]]


# Replay


@pytest.mark.parametrize("variant", ["meccano-1998", "modern", "textures-kinds"])
def test_replay_steps_through_every_moment(variant: str) -> None:
    record = finished(variant).record()
    steps = list(map(everything, moments(variant, 1, every=1)))
    assert [everything(game) for game in replay(record)] == steps
    assert len(steps) == len(record["actions"]) + 1


def test_replay_of_a_game_that_began_in_mid_game() -> None:
    sample = moment("modern", 4, 10).observe(0).sample(Random(1))
    play_on(sample, Random(2), plies=5)
    logs = [game.log for game in replay(sample.record())]
    assert logs == [sample.log[10 : 10 + plies] for plies in range(6)]


def test_replay_checks_the_whole_record_first() -> None:
    record = finished("modern").record()
    record["actions"][-1][1] = "draw"
    with pytest.raises(InvalidRecord):
        next(replay(record))


def test_a_step_can_be_kept() -> None:
    record = finished("modern").record()
    kept = [game.copy() for game in replay(record)]
    assert [len(game.log) for game in kept] == list(range(len(record["actions"]) + 1))


# What the loader insists on


def test_any_sensible_rules_are_accepted() -> None:
    rules = edition("modern", hand_size=3, start="tricolour", first="random", draw_limit=None)
    game = Game(["A", "B", "C"], rules, seed=3)
    assert Game.from_record(game.record()).rules == rules
    assert Rules.from_dict(game.record()["rules"]) == rules


def test_a_game_may_be_as_long_as_games_get() -> None:
    longest = max((finished(variant) for variant in VARIANTS), key=lambda game: len(game.log))
    assert len(longest.log) > 100
    assert len(json.dumps(to_record(longest))) < 20_000, "far below what is read"
