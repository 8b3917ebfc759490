"""Views: every field, for each pair of eyes, and small enough to be sent whole."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from moments import hidden_tiles, moment, moments, through_json
from situations import play, situation
from variants import VARIANTS

from chromino_core import Board, Game, Placement, Session, Tile, all_tiles, edition
from chromino_core.records.position import read_situation
from chromino_core.tiles import MATCHES

CONTRACT = [
    "rev",
    "seat",
    "rules",
    "need",
    "match",
    "players",
    "turn",
    "board",
    "bag",
    "hand",
    "log",
    "thinking",
    "can_undo",
    "can_redo",
    "outcome",
    "say",
]
MORE = [
    "ply", "live", "last", "next_bot",
    "people", "kinds", "waits", "hands_hidden", "eyes", "hand_over", "can_branch", "task",
]  # fmt: skip


def size(view: Any) -> int:
    return len(json.dumps(view, separators=(",", ":")))


# Fields


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_field_in_every_game(variant: str) -> None:
    for game in moments(variant, 1, every=6):
        session = Session(game)
        for seat in (*range(len(game.players)), None):
            view = session.view(seat)
            assert sorted(view) == sorted([*CONTRACT, *MORE])
            assert through_json(view) == view, "plain JSON"
            assert view["rev"] == 1
            assert view["seat"] == seat
            assert (view["ply"], view["live"]) == (len(game.log), True)
            assert view["rules"] == game.rules.as_dict()
            assert view["need"] == game.rules.min_contacts
            assert view["board"] == [str(placement) for placement in game.board]
            assert view["bag"] == len(game.bag)
            assert view["log"] == [list(entry) for entry in game.log]
            assert (view["thinking"], view["next_bot"]) == (None, None)
            assert view["outcome"] == game.record().get("result")
            assert_players(view, game, seat)
            assert_turn(view, game, seat)
            assert_hand(view, game, seat)


def assert_players(view: Any, game: Game, eyes: int | None) -> None:
    scores = game.scores()
    for seat, player in enumerate(view["players"]):
        assert list(player) == [
            "name",
            "kind",
            "count",
            "shown",
            "hand",
            "score",
            "called",
            "resigned",
        ]
        assert player["name"] == game.players[seat]
        assert player["kind"] == "human"
        assert player["resigned"] is False
        assert player["count"] == len(game.hands[seat])
        assert player["score"] == (None if scores is None else scores[seat])
        assert player["called"] == (game.rules.calls and game.shows_last(seat))
        assert player["shown"] == [tile.text for tile in game.state.seen[seat]]
        if game.shows_last(seat):
            assert player["shown"] == [tile.text for tile in game.hands[seat]]
        sees = seat == eyes or game.hands_are_open
        assert player["hand"] == ([tile.text for tile in game.hands[seat]] if sees else None)


def assert_turn(view: Any, game: Game, eyes: int | None) -> None:
    turn = view["turn"]
    assert list(turn) == ["seat", "draws", "drawn", "actions"]
    assert turn["seat"] == game.seat
    sees = eyes == game.seat or game.hands_are_open
    assert turn["drawn"] == (str(game.drawn) if game.drawn and sees else None)
    expected = [
        [seat, action]
        for seat in range(len(game.players))
        for action in game.legal_actions(seat)
        if action[3:4] != "@"
        and (action not in ("draw", "pass") or eyes == seat or game.rules.open_hands)
    ]
    assert [entry[:2] for entry in turn["actions"]] == expected
    for _, action, reason in turn["actions"]:
        assert list(reason) == ["id", "args"]
        assert reason["id"].startswith(f"why-{action.split(':')[0]}")


def assert_hand(view: Any, game: Game, eyes: int | None) -> None:
    """Every legal placement with its points, and no other."""
    if eyes is None:
        assert view["hand"] == []
        return
    assert [entry["tile"] for entry in view["hand"]] == [tile.text for tile in game.hands[eyes]]
    listed = {}
    for entry in view["hand"]:
        assert list(entry) == ["tile", "legal"]
        for text, points in entry["legal"]:
            assert Placement(text).tile.text == entry["tile"]
            listed[text] = points
    mine = game.legal_actions() if eyes == game.seat else []
    assert set(listed) == {action for action in mine if action[3:4] == "@"}
    for text, points in listed.items():
        assert points == earned(game, text)


def earned(game: Game, action: str) -> int | None:
    """What a placement earns, worked out by playing it."""
    if game.rules.scoring is None:
        return None
    after = game.copy()
    after.push(action)
    return after.state.points[game.seat] - game.state.points[game.seat]


def test_match_tells_which_colours_may_touch() -> None:
    view = Session(Game(["Ann"], seed=1)).view(0)
    assert view["match"] == {
        "R": "R*", "G": "G*", "B": "B*", "Y": "Y*", "P": "P*", "*": "RGBYP*",
    }  # fmt: skip
    view["match"]["R"] = "G"
    view["rules"].clear()
    assert MATCHES["R"] == "R*", "a view is its owner's"


def test_the_last_placement_and_its_points() -> None:
    game = moment("modern-expert", 1, 0)
    session = Session(game)
    assert session.view(0)["last"] is None
    action = next(action for action in game.legal_actions() if "@" in action)
    points = earned(game, action)
    game.push(action)
    last = session.view(0)["last"]
    assert (last["seat"], last["action"], last["points"]) == (0, action, points)
    assert last["sum"].endswith(f" = {points}")


def test_the_last_placement_without_scoring() -> None:
    game = play(situation("modern", ["GYR GGG", "PPP GPG"], bag="GGP"), "RYG@1,1>", "draw")
    assert Session(game).view(0)["last"] == {
        "seat": 0,
        "action": "RYG@1,1>",
        "points": None,
        "sum": None,
    }


# Why something may be done


def reasons(game: Game, eyes: int) -> dict[str, Any]:
    actions = Session(game).view(eyes)["turn"]["actions"]
    return {action: (reason["id"], reason["args"]) for _, action, reason in actions}


def test_why_one_draws() -> None:
    game = situation("modern", ["GGG PPP", "GPG PGP"], bag="GGP GPP")
    assert reasons(game, 0) == {"draw": ("why-draw", {"count": 2})}
    assert reasons(game, 1) == {}, "that nothing fits is a secret"
    play(game, "draw")
    assert reasons(game, 0) == {"pass": ("why-pass-drawn", {"tile": "GGP"})}


def test_why_one_draws_again() -> None:
    game = play(situation("modern", ["GGG", "PPP"], bag="GGP GPP", draw_limit=3), "draw")
    assert reasons(game, 0) == {"draw": ("why-draw-again", {"tile": "GGP", "left": 2})}
    game = play(situation("modern", ["GGG", "PPP"], bag="GGP GPP", draw_limit=None), "draw")
    assert reasons(game, 0) == {"draw": ("why-draw-on", {"tile": "GGP"})}


def test_why_one_draws_with_a_chameleon() -> None:
    game = situation("modern", ["B*Y", "GPG PGP"], bag="GGP GPP")
    assert reasons(game, 0) == {"draw": ("why-draw-chameleon", {})}


def test_why_one_passes() -> None:
    game = situation("modern", ["GGG PPP", "GPG PGP"])
    assert reasons(game, 0) == {"pass": ("why-pass", {"count": 2})}


def test_why_one_may_draw_instead_and_call_catch_and_show() -> None:
    game = situation("meccano-1998", ["GYR PBR", "GGG PPP", "GYB RYB"], bag="GGP GPP YYY GGY")
    play(game, "RYG@1,1>")
    assert reasons(game, 1)["call"] == ("why-call", {})
    play(game, "draw")
    assert reasons(game, 1) == {"catch:0": ("why-catch", {"name": "Player 1"})}
    game.pop()
    play(game, "0 call")
    assert reasons(game, 1) == {"draw": ("why-draw", {"count": 2})}
    play(game, "draw")
    assert reasons(game, 2)["draw"] == ("why-draw-instead", {})
    play(game, "draw")
    assert reasons(game, 0)["draw"] == ("why-draw-instead", {}), "it may be overlooked"
    play(game, "draw")
    shown = reasons(game, 1)
    assert ("why-show", {"name": "Player 1"}) in shown.values()
    assert shown["draw"] == ("why-draw", {"count": 3}), "to show a place is not to lay a tile"


# What is said


def said(game: Game, eyes: int | None) -> tuple[str, dict[str, Any]]:
    message = Session(game).view(eyes)["say"]
    return message["id"], message["args"]


def test_what_is_said() -> None:
    game = situation("modern", ["GYR GGG", "PPP GPG"], bag="PBR GGP")
    assert said(game, 0) == ("say-lay", {})
    assert said(game, 1) == said(game, None) == ("say-turn", {"name": "Player 1"})
    play(game, "RYG@1,1>")
    assert said(game, 1) == ("why-draw", {"count": 2})
    play(game, "draw")
    assert said(game, 1) == ("say-lay-drawn", {"tile": "PBR"})
    assert said(game, 0) == ("say-turn", {"name": "Player 2"})


def test_what_is_said_at_the_end() -> None:
    one = play(situation("modern", ["GYR", "PPP GPG"], bag="GGP"), "RYG@1,1>", "draw", "pass")
    assert said(one, 1) == ("say-won-emptied", {"name": "Player 1"})
    stuck = play(situation("modern", ["GGG", "PPP GPG"]), "pass", "pass")
    assert said(stuck, 0) == ("say-won-blocked", {"name": "Player 1"})
    joint = play(situation("modern", ["GYR", "PBR"], bag="GGP"), "RYG@1,1>", "PBR@-1,-1>")
    assert said(joint, 0) == ("say-joint-emptied", {"count": 2})
    stuck = play(situation("modern", ["GGG", "PPP"]), "pass", "pass")
    assert said(stuck, None) == ("say-joint-blocked", {"count": 2})
    alone = play(situation("modern", ["GYR"], bag="GGP"), "RYG@1,1>")
    assert said(alone, 0) == ("say-solo-emptied", {"turns": 1, "drawn": 0})
    alone = play(situation("modern", ["GGG"], bag="GGP"), "draw", "pass", "pass")
    assert said(alone, 0) == ("say-solo-blocked", {"turns": 2, "drawn": 1})


# One pair of eyes


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_hidden_tile_is_in_a_view(variant: str) -> None:
    for game in moments(variant, 2, every=5):
        session = Session(game)
        for seat in (*range(len(game.players)), None):
            view = session.view(seat)
            del view["match"]  # its colours read like tiles
            text = json.dumps(view)
            for tile in hidden_tiles(game, seat):
                for reading in tile.readings:
                    assert f'"{reading}' not in text
                    assert f":{reading}@" not in text, "nor is it shown where it fits"


def test_games_that_look_the_same_have_the_same_view() -> None:
    for variant in ("modern-draw-5", "meccano-1998", "textures-kinds"):
        for game in moments(variant, 3, every=7):
            for seat in range(len(game.players)):
                samples = [game.observe(seat).sample(Random(n)) for n in (1, 2)]
                one, other = (Session(sample).view(seat) for sample in samples)
                assert one == other


def test_the_moment_a_bot_must_draw_is_not_told() -> None:
    stuck = situation("modern", ["GGG PPP", "GPG PGP"], bag="GGP GPP YYY")
    free = situation("modern", ["GYR PPP", "GPG PGP"], bag="GGP GPP YYY")
    assert Session(stuck).view(1) == Session(free).view(1)
    assert Session(stuck).view(None) == Session(free).view(None)


# Size


def spread(board: Board, options: list[Placement]) -> Placement:
    """The place with the fewest tiles around: it leaves the most places open."""
    taken = {cell for placement in board for cell in placement.cells}
    near = [(dx, dy) for dx in range(-3, 4) for dy in range(-3, 4)]

    def crowd(placement: Placement) -> int:
        return sum((x + dx, y + dy) in taken for x, y in placement.cells for dx, dy in near)

    return min(options, key=crowd)


def farthest(board: Board, options: list[Placement]) -> Placement:
    return max(options, key=lambda p: (-len(board.contacts(p)), abs(p.x) + abs(p.y)))


def fewest_contacts(board: Board, options: list[Placement]) -> Placement:
    return min(options, key=lambda p: len(board.contacts(p)))


def sprawl(choose: Any, seed: int) -> tuple[Board, list[Tile]]:
    """A table of 60 tiles on which one contact is enough, and the tiles that are left."""
    rng, board = Random(seed), Board("B*Y@0,0>", min_contacts=1)
    waiting = [tile for tile in all_tiles(chameleons=True) if tile.text != "B*Y"]
    rng.shuffle(waiting)
    while len(board) < 60:
        tile = waiting.pop()
        options = board.legal_placements(tile)
        if options:
            rng.shuffle(options)
            board.lay(choose(board, options))
        else:
            waiting.insert(0, tile)
    return board, waiting


def on_table(board: Board, hand: Sequence[Tile], rest: int, **rules: Any) -> Game:
    """Eight people with long names at the table, and everything on it was laid in this game."""
    position = {
        "format": "chromino-position/1",
        "rules": edition("modern-zh", min_contacts=1, **rules).as_dict(),
        "players": ["骨" * 60] * 8,
        "board": str(board),
        "hands": [[tile.text for tile in hand], *[[None]] * 7],
        "bag": [None] * (rest - 7),
        "seat": 0,
        "drawn": None,
        "scores": [100] * 8 if rules.get("scoring") else None,
    }
    log = [(n % 8, str(placement)) for n, placement in enumerate(board.placements[1:])]
    return read_situation(position).game(Random(1), log)


@pytest.mark.parametrize("scoring", [None, "sides"])
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("choose", [spread, farthest, fewest_contacts])
def test_a_table_of_60_tiles_is_under_20_kb(choose: Any, seed: int, scoring: str | None) -> None:
    board, rest = sprawl(choose, seed)
    rest.sort(key=lambda tile: -len(board.legal_placements(tile)))
    for hand in (rest[:8], rest[-8:]):
        session = Session(on_table(board, hand, len(rest) - 8, scoring=scoring))
        view = session.view(0)
        assert len(view["board"]) == 60
        assert size(view) < 20_000
        for tile in hand:
            assert size(session.view(0, tile.text)) < 20_000
        answer = session.dispatch(json.dumps({"id": 1, "type": "view", "seat": 0}))
        assert len(answer.encode()) < 20_000


def test_on_a_crowded_table_some_lists_are_left_out_but_can_be_asked_for() -> None:
    board, rest = sprawl(spread, 1)
    rest.sort(key=lambda tile: -len(board.legal_placements(tile)))
    session = Session(on_table(board, rest[:8], len(rest) - 8))
    view = session.view(0)
    left_out = [entry["tile"] for entry in view["hand"] if entry["legal"] is None]
    listed = {entry["tile"]: entry["legal"] for entry in view["hand"] if entry["legal"]}
    assert left_out
    assert listed
    for tile, legal in listed.items():
        assert [text for text, _ in legal] == list(map(str, board.legal_placements(tile)))
    for tile in left_out:
        asked = session.dispatch({"id": 1, "type": "view", "seat": 0, "tile": tile})["view"]
        legal = next(entry["legal"] for entry in asked["hand"] if entry["tile"] == tile)
        assert [text for text, _ in legal] == list(map(str, board.legal_placements(tile)))


def test_a_tile_that_alone_can_be_laid_is_always_listed() -> None:
    board, rest = sprawl(spread, 1)
    tile = max(
        (tile for tile in rest if not tile.is_chameleon),
        key=lambda tile: len(board.legal_placements(tile)),
    )
    view = Session(on_table(board, [tile], len(rest) - 1)).view(0)
    assert len(view["hand"][0]["legal"]) == len(board.legal_placements(tile)) > 100


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_view_of_a_whole_game_is_large(variant: str) -> None:
    for game in moments(variant, 3, every=20):
        assert size(Session(game).view(game.seat)) < 20_000
